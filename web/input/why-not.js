// @ts-check
/** What is said of an element of the table: what it is, what it does, and why it can't be used. */

import { answer } from "../table/announce.js";
import { actsOf, meant, why } from "../table/light.js";
import { stopOf } from "../table/roving.js";
import { showWhy } from "../table/why-popover.js";
import { termOfAction } from "../rulebook/legend.js";
import { termOf } from "../rulebook/terms.js";
import { wayTo } from "./way-there.js";
import { preferences } from "../ui/preferences.js";

/**
 * @typedef {import("../table/table.js").Table} Table
 * @typedef {import("../table/why-popover.js").Answer} Answer
 */

/**
 * The element at `target` with what can be said of it, if there is anything. If help at the table is
 * switched off, only the reason why something can't be used is shown unasked.
 * @param {Table} table @param {EventTarget | null} target @param {boolean} [unasked]
 */
export function asked(table, target, unasked = false) {
  const element =
    target instanceof Element ? (target.closest("[data-why]") ?? meant(target) ?? stopOf(target)) : undefined;
  if (!element) return undefined;
  const answer = unasked && !preferences().help ? reasonOf(table, element) : cardOf(table, element);
  return answer && { element, answer: withWay(table, element, answer) };
}

/**
 * The answer with the way to an element that can't be chosen.
 * @param {Table} table
 * @param {Element} element
 * @param {Answer} answer
 */
const withWay = (table, element, answer) =>
  element.matches(".lit, .instead") ? answer : { ...answer, way: () => wayTo(table, element) };

/**
 * What an element is, what it does or why it can't be used, and what the glossary says of it.
 * @param {Table} table @param {Element} element @returns {Answer | undefined}
 */
function cardOf(table, element) {
  const { text } = table.match;
  const reason = reasonOf(table, element);
  if (element.hasAttribute("data-why")) return reason;
  const what = element.getAttribute("data-what") ?? undefined;
  const act = element.getAttribute("data-act") ?? "";
  const live = table.shown.awaitsChoice && act !== "";
  const does = live && element.matches(".lit, .instead") ? text.action(act) : undefined;
  const things = element.getAttribute("data-about")?.split(" ") ?? [];
  const terms = live && (does || !things.length) ? [termOfAction(act), ...things] : things;
  const about = [...new Set(terms)].flatMap((term) => (term && termOf(term) ? [term] : []));
  if (!reason && !about.length && (!what || !does)) return undefined;
  return { what, words: does && what ? text.say("card.does", { action: does }) : undefined, ...reason, about };
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
 * Shows the card of an element, and announces the reason why it can't be used; without one, what its state is and what
 * the glossary says of it.
 * @param {Table} table @param {Element | undefined} element
 */
export function explain(table, element) {
  const { text } = table.match;
  const { regions } = table.shown;
  const reason = element && reasonOf(table, element);
  const card = element && cardOf(table, element);
  const { words, rule } = reason ?? { words: text.say(stateOf(element)), rule: undefined };
  const shown = { ...card, words: card?.words ?? (card?.about?.length ? undefined : words) };
  if (element) showWhy(element, withWay(table, element, shown), text);
  const language = /** @type {import("../rulebook/load.js").Language} */ (text.language);
  const more = reason ? [] : (card?.about ?? []).map((term) => termOf(term)?.about[language]);
  const spoken = [words, ...more].join(" ");
  answer(regions, rule ? text.say("why.spoken", { reason: words, rule: text.say("table.rule", { rule }) }) : spoken);
}

/** The text for an element that isn't refused. @param {Element | undefined} element */
function stateOf(element) {
  if (!element) return "why.where";
  if (element.matches("[data-chosen]")) return "why.chosen";
  return element.matches(".lit, .instead") ? "why.lit" : "why.nothing";
}
