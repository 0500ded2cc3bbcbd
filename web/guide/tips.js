// @ts-check
/** Tips: a sentence on a kind of decision, shown the first time it comes up. Tips can be switched off. */

import { standBeside, stayBeside } from "./card-position.js";
import { el } from "../ui/dom.js";
import { tell } from "../rulebook/terms.js";
import { forgetTips, keepTip, keptTips, prefer, preferences } from "../ui/preferences.js";

/** @typedef {import("../table/table.js").Table} Table */

/** Shows the tip for the current decision, if it has one that was not shown before. @param {Table} table */
export function offerTip(table) {
  const { decision } = table.run;
  const { awaitsChoice, notices, view } = table.shown;
  const { lesson } = table.guide;
  const { text } = table.match;
  const root = /** @type {HTMLElement} */ (table.shown.regions.bar.parentElement);
  const rule = awaitsChoice && !lesson && !notices.size && preferences().help ? (decision?.rule ?? "") : "";
  const card = /** @type {HTMLElement | null} */ (root.querySelector(".tip"));
  if (table.guide.tip !== rule) table.guide.tip = undefined;
  if (
    rule &&
    table.guide.tip === undefined &&
    text.has(keyOf(rule, view, text)) &&
    !keptTips().includes(`${view.game} ${rule}`)
  ) {
    table.guide.tip = rule;
    keepTip(`${view.game} ${rule}`);
  }
  if (table.guide.tip === undefined) return card?.remove();
  const shown = card ?? root.appendChild(layTip(table));
  const question = () => [/** @type {Element} */ (table.shown.regions.bar.querySelector(".question"))];
  if (!card) stayBeside(shown, root, question);
  tell(/** @type {Element} */ (shown.querySelector("p")), text.say(keyOf(rule, view, text)));
  standBeside(shown, root, question());
}

/**
 * The text of a tip; a game with modes may have others for one of them.
 * @param {string} rule @param {any} view @param {import("../ui/text.js").Text} text
 */
const keyOf = (rule, { mode }, text) => (text.has(`tip.${rule}.${mode}`) ? `tip.${rule}.${mode}` : `tip.${rule}`);

/** @param {Table} table */
function layTip(table) {
  const { text } = table.match;
  const close = () => {
    table.guide.tip = undefined;
    card.remove();
  };
  const never = () => {
    forgetTips();
    prefer({ help: false });
    close();
  };
  const card = el(
    "aside",
    { class: "tip", "aria-label": text.say("tip.title") },
    el("p", {}),
    el(
      "div",
      { class: "tip-buttons" },
      el("button", { type: "button", class: "plain tip-never", click: never }, text.say("tip.never")),
      el("button", { type: "button", class: "tip-close", click: close }, text.say("tip.close")),
    ),
  );
  return card;
}
