// @ts-check
/** The hint: the gesture the expert would make, in words and marked on the table, and what it brings. */

import { set } from "../ui/dom.js";
import { note } from "../table/bar.js";
import { forgetHint, markHint } from "../table/hint.js";
import { thingOf } from "../table/light.js";
import { announce } from "../table/announce.js";
import { refuse } from "./plies.js";
import { advise } from "./thinker.js";

/** @typedef {import("../table/table.js").Table["match"]} Match */

/** The number of gains told. */
const GAINS = 2;

/** @param {import("../table/table.js").Table} table */
export async function hint(table) {
  const { match } = table;
  const { text } = match;
  const { bar, play, live } = table.shown.regions;
  const button = /** @type {Element} */ (bar.querySelector(".tool.hint"));
  if (!table.shown.awaitsChoice || table.run.decision === null || button.hasAttribute("aria-busy")) return;
  const { ply } = table.shown.status;
  set(button, { "aria-busy": "true" });
  try {
    const advice = await advise(table, { signal: table.run.loop.signal });
    if (!advice || !table.shown.awaitsChoice || table.shown.status.ply !== ply || table.past.moment) return;
    forgetHint(play);
    const told = worthSaying(advice.actions, match);
    markHint(play, told);
    const words = say(advice, match);
    note(bar, { words, kind: "advice", compares: advice.lines.length > 1 }, text);
    announce(live, [thingOf(play, told[0]), words].filter(Boolean).join(". "));
  } catch (error) {
    refuse(table, error);
  } finally {
    set(button, { "aria-busy": undefined });
  }
}

/**
 * The hint as sentences: the gesture, what it brings, and the share of the win that the expert expects from it.
 * @param {import("./thinker.js").Advice} advice
 * @param {Match} match
 */
function say({ actions, reasons, lines }, match) {
  const { text } = match;
  const gains = reasons.slice(0, GAINS).map(({ term, args }) => text.say(`hint.${term}`, args));
  const share = lines.length
    ? text.say("advice.share", { share: Math.round(lines[0].value / 100) })
    : text.say("thoughts.only");
  return [text.say("advice.try", { move: sayGesture(actions, match) }), ...gains, share].join(" ");
}

/** A gesture in words. @param {string[]} actions @param {Match} match */
export const sayGesture = (actions, match) =>
  worthSaying(actions, match)
    .map((action) => match.text.say("advice.move", { action: actionIn(action, match) }))
    .reduce((first, next) => match.text.say("advice.then", { first, next }));

/**
 * An action in words; one that its notation only numbers in the words of the thing on the table, if it lies there.
 * @param {string} action @param {Match} match
 */
function actionIn(action, { board, text }) {
  const thing = board?.onlyNumbered?.(action) && document.querySelector(`.play [data-act="${CSS.escape(action)}"]`);
  return thing ? (thing.getAttribute("data-what") ?? action) : text.action(action);
}

/** The actions of a gesture but those that go without saying. @param {string[]} actions @param {Match} match */
function worthSaying(actions, { board }) {
  const said = actions.filter((action) => !board?.goesWithoutSaying?.(action));
  return said.length ? said : actions;
}
