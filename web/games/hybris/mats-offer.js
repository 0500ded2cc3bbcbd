// @ts-check
/** What is offered in the middle of something: the options of an effect, a combat, a contest. */

import { el, keyed, set } from "../../ui/dom.js";
import { part } from "./drawing.js";
import { conflictFace } from "./mats-cards.js";
import { optionGlyphs } from "./effects.js";
import { inline } from "./glyphs.js";

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./view.js").Combat} Combat
 * @typedef {import("./view.js").View} View
 */

/** @param {Element} parent @param {View} view @param {Tools} tools */
export function drawOffer(parent, view, tools) {
  const { combat, options } = view;
  const shown = [...(combat ? [combat.kind] : []), ...(options ? ["options"] : [])];
  keyed(
    parent,
    shown,
    (kind) => kind,
    (kind) => el("div", { class: kind === "options" ? "options" : `contest ${kind}` }),
    (element, kind) => {
      if (kind === "options") drawOptions(element, view, tools);
      else if (combat?.kind === "combat") drawCombat(element, combat, view, tools);
    },
  );
}

/** The options of an effect, as symbols. @param {Element} element @param {View} view @param {Tools} tools */
function drawOptions(element, { options }, { text }) {
  const all = options ?? [];
  keyed(
    element,
    all,
    (option, i) => `${i} ${JSON.stringify(option)}`,
    ({ cost, do: brings }) => {
      return el("span", { class: "option" }, inline(optionGlyphs({ cost, do: brings })));
    },
    (each, _, i) => set(each, { "data-act": `option ${i + 1}`, "data-what": text("what.option", { number: i + 1 }), "data-about": "card_part" }),
  );
}

/** @param {Element} element @param {Combat} combat @param {View} view @param {Tools} tools */
function drawCombat(element, combat, view, { text }) {
  if (!element.firstElementChild)
    element.append(
      ...["foe_row", "row"].map((side) => el("div", { class: `fight ${side}` }, el("b", { class: "total" }), el("span", { class: "cards-of" }))),
    );
  for (const side of /** @type {const} */ (["foe_row", "row"])) {
    const group = part(element, `.fight.${side}`);
    set(part(group, ".total"), { text: side === "row" ? combat.strength : combat.foe_strength });
    set(group, { "data-what": text(`what.${side}`, { count: side === "row" ? combat.strength : combat.foe_strength }), "data-about": "combat strength" });
    keyed(
      part(group, ".cards-of"),
      combat[side],
      (id, i) => `${i} ${id}`,
      (id) => conflictFace(view.cards[id], id),
    );
  }
}
