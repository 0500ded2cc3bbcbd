// @ts-check
/** The hint: a gesture the engine would make, in words and lit on the table, with its reasons. */

import { set } from "../ui/dom.js";
import { note } from "./bar.js";
import { actsOf, thingOf } from "./light.js";
import { announce } from "./announce.js";

/** The number of reasons shown. */
const REASONS = 2;

/** @param {import("./table.js").Table} table */
export async function hint(table) {
  const { client, text } = table.match;
  const { bar, play, live } = table.shown.regions;
  const { decision } = table.run;
  const button = /** @type {Element} */ (bar.querySelector(".tool.hint"));
  if (!table.shown.awaitsChoice || decision === null || button.hasAttribute("aria-busy")) return;
  const { ply } = table.shown.status;
  set(button, { "aria-busy": "true" });
  const advice = await client.ask("hint").finally(() => set(button, { "aria-busy": undefined }));
  if (advice === null || !table.shown.awaitsChoice || table.shown.status.ply !== ply || table.past.moment) return;
  forgetHint(play);
  for (const element of play.parentElement?.querySelectorAll("[data-act], [data-acts]") ?? []) {
    if (actsOf(element).some((act) => advice.actions.includes(act))) element.classList.add("hinted");
  }
  const words = say(advice, text);
  note(bar, { words, kind: "advice" }, text);
  announce(live, [thingOf(play, advice.actions[0]), words].filter(Boolean).join(". "));
}

/**
 * The hint as sentences.
 * @param {{actions: string[], reasons: {term: string, value: number}[]}} advice
 * @param {import("../ui/text.js").Text} text
 */
export function say({ actions, reasons }, text) {
  const moves = actions.map((action) => text.say("advice.move", { action: text.action(action) }));
  const move = moves.reduce((first, next) => text.say("advice.then", { first, next }));
  const why = reasons
    .map(({ term }) => `hint.${term}`)
    .filter(text.has)
    .slice(0, REASONS)
    .map((key) => text.say(key));
  return [text.say("advice.try", { move }), ...(why.length ? why : [text.say("advice.why")])].join(" ");
}

/** Removes the marks of a hint. @param {Element} play */
export function forgetHint(play) {
  for (const element of play.parentElement?.querySelectorAll(".hinted") ?? []) element.classList.remove("hinted");
}
