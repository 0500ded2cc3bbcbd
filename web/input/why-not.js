// @ts-check
/** Finds and shows the reason why an element of the table can't be used. */

import { answer } from "../table/announce.js";
import { actsOf, meant, why } from "../table/light.js";
import { stopOf } from "../table/roving.js";
import { showWhy } from "../table/why-popover.js";

/**
 * @typedef {import("../table/table.js").Table} Table
 * @typedef {import("../table/why-popover.js").Answer} Answer
 */

/**
 * The element at `target` with the reason why it can't be used, if there is one.
 * @param {Table} table @param {EventTarget | null} target
 */
export function asked(table, target) {
  const element =
    target instanceof Element ? (target.closest("[data-why]") ?? meant(target) ?? stopOf(target)) : undefined;
  const reason = element && reasonOf(table, element);
  return element && reason ? { element, answer: reason } : undefined;
}

/**
 * The reason why an element can't be used now: that of the refused action, otherwise when the element can be used, if
 * there is a text for it (`when.<verb>`).
 * @param {Table} table @param {Element | undefined} element @returns {Answer | undefined}
 */
export function reasonOf(table, element) {
  const { text } = table.match;
  const { decision } = table.run;
  const { awaitsChoice } = table.shown;
  if (!element) return undefined;
  const words = element.getAttribute("data-why");
  if (words !== null) return { words };
  const what = element.getAttribute("data-what") ?? undefined;
  if (!awaitsChoice || element.matches(".lit, .instead, [data-chosen]")) return undefined;
  const refusal = decision?.refused.find(({ action }) => action === element.getAttribute("data-act"));
  if (refusal) return { what, words: why(refusal, text), rule: refusal.rule };
  const when = element.hasAttribute("data-acts")
    ? actsOf(element)
        .map((act) => `when.${act.split(" ")[0]}`)
        .find(text.has)
    : undefined;
  return when ? { what, words: text.say(when) } : undefined;
}

/**
 * Shows and announces the reason; without one, what the element's state is.
 * @param {Table} table @param {Element | undefined} element
 */
export function explain(table, element) {
  const { text } = table.match;
  const { regions } = table.shown;
  const reason = element && reasonOf(table, element);
  const { words, rule } = reason ?? { words: text.say(stateOf(element)), rule: undefined };
  if (element) showWhy(element, reason ?? { words }, text);
  answer(regions, rule ? text.say("why.spoken", { reason: words, rule: text.say("table.rule", { rule }) }) : words);
}

/** The text for an element that isn't refused. @param {Element | undefined} element */
function stateOf(element) {
  if (!element) return "why.where";
  if (element.matches("[data-chosen]")) return "why.chosen";
  return element.matches(".lit, .instead") ? "why.lit" : "why.nothing";
}
