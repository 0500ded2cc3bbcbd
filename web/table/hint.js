// @ts-check
/** A hint: a gesture the engine would make, in words, lit on the table, and what speaks for it. It never moves by itself. */

import { set } from "../ui/dom.js";
import { note } from "./bar.js";
import { actsOf, thingOf } from "./light.js";
import { announce } from "./announce.js";

/** So many reasons are enough. */
const REASONS = 2;

/** @param {import("./table.js").Table} table */
export async function hint(table) {
  const {
    client,
    regions: { bar, play, live },
    text,
    decision,
  } = table;
  const button = /** @type {Element} */ (bar.querySelector(".tool.hint"));
  if (!table.live || decision === null || button.hasAttribute("aria-busy")) return;
  const { ply } = table.status;
  set(button, { "aria-busy": "true" });
  const advice = await client.ask("hint").finally(() => set(button, { "aria-busy": undefined }));
  if (advice === null || !table.live || table.status.ply !== ply || table.time) return;
  forgetHint(play);
  for (const element of play.parentElement?.querySelectorAll("[data-act], [data-acts]") ?? []) {
    if (actsOf(element).some((act) => advice.actions.includes(act))) element.classList.add("hinted");
  }
  const words = say(advice, text);
  note(bar, { words, kind: "advice" }, text);
  announce(live, [thingOf(play, advice.actions[0]), words].filter(Boolean).join(". "));
}

/** @param {{actions: string[], reasons: {term: string, value: number}[]}} advice @param {import("../ui/text.js").Text} text */
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

/** @param {Element} play */
export function forgetHint(play) {
  for (const element of play.parentElement?.querySelectorAll(".hinted") ?? []) element.classList.remove("hinted");
}
