// @ts-check
/** Creates the button that opens a rule (`panel.js` listens for clicks on `data-rule`). */

import { el } from "../ui/dom.js";

/**
 * @param {string} rule
 * @param {import("../ui/text.js").Text} text
 * @param {string} [words]  the label; the rule's number if omitted
 */
export const cite = (rule, text, words = rule) =>
  el(
    "button",
    { type: "button", class: "rule-number", "data-rule": rule, "aria-label": text.say("table.rule", { rule }) },
    words,
  );
