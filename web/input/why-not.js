// @ts-check
/** What can be answered of a thing on the table when somebody asks why it can't be used. */

import { answer } from "../table/announce.js";
import { actsOf, meant, why } from "../table/light.js";
import { stopOf } from "../table/roving.js";
import { showWhy } from "../table/why-popover.js";

/**
 * @typedef {import("../table/table.js").Table} Table
 * @typedef {import("../table/why-popover.js").Answer} Answer
 */

/** The thing that was pointed at, if there is a reason why it can't be used. @param {Table} table @param {EventTarget | null} target */
export function asked(table, target) {
  const element =
    target instanceof Element ? (target.closest("[data-why]") ?? meant(target) ?? stopOf(target)) : undefined;
  const reason = element && reasonOf(table, element);
  return element && reason ? { element, answer: reason } : undefined;
}

/**
 * Why it can't be used now: the reason of the refusal; or, for what is the player's own, when it can be used, where the texts say so.
 * @param {Table} table @param {Element | undefined} element @returns {Answer | undefined}
 */
export function reasonOf(table, element) {
  const { text, decision, live } = table;
  if (!element) return undefined;
  const words = element.getAttribute("data-why");
  if (words !== null) return { words };
  const what = element.getAttribute("data-what") ?? undefined;
  if (!live || element.matches(".lit, .instead, [data-chosen]")) return undefined;
  const refusal = decision?.refused.find(({ action }) => action === element.getAttribute("data-act"));
  if (refusal) return { what, words: why(refusal, text), rule: refusal.rule };
  const when = element.hasAttribute("data-acts")
    ? actsOf(element)
        .map((act) => `when.${act.split(" ")[0]}`)
        .find(text.has)
    : undefined;
  return when && { what, words: text.say(when) };
}

/** Show and say it; somebody who asks is answered in any case. @param {Table} table @param {Element | undefined} element */
export function explain(table, element) {
  const { text, regions } = table;
  const reason = element && reasonOf(table, element);
  const { words, rule } = reason ?? { words: text.say(unasked(element)), rule: undefined };
  if (element) showWhy(element, reason ?? { words }, text);
  answer(regions, rule ? text.say("why.spoken", { reason: words, rule: text.say("table.rule", { rule }) }) : words);
}

/** What is said where nothing stands in the way. @param {Element | undefined} element */
function unasked(element) {
  if (!element) return "why.where";
  if (element.matches("[data-chosen]")) return "why.chosen";
  return element.matches(".lit, .instead") ? "why.lit" : "why.nothing";
}
