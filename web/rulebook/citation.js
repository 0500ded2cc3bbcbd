// @ts-check
/** A rule's number on the page is a button that opens the rule (`panel.js` listens for `data-rule`). */

import { el } from "../ui/dom.js";

/**
 * @param {string} rule
 * @param {import("../ui/text.js").Text} text
 * @param {string} [words]  what stands on it, if more than the number
 */
export const cite = (rule, text, words = rule) =>
  el(
    "button",
    { type: "button", class: "rule-number", "data-rule": rule, "aria-label": text.say("table.rule", { rule }) },
    words,
  );
