// @ts-check
/** The content of a card: what a thing is, what it does or why it can't be used, and what the glossary says of it. */

import { cite } from "../rulebook/citation.js";
import { pictureOf, withPictures } from "../rulebook/legend.js";
import { termOf } from "../rulebook/terms.js";
import { el } from "../ui/dom.js";

/** @typedef {import("../ui/text.js").Text} Text */

/** @param {import("./why-popover.js").Answer} answer @param {Text} text */
export function cardContent({ what, words, rule, about = [] }, text) {
  const parts = [
    what ? el("p", { class: "whynot-what" }, what) : undefined,
    words
      ? el(
          "p",
          { class: "whynot-words" },
          words,
          rule ? " " : "",
          rule ? cite(rule, text, text.say("table.rule", { rule })) : "",
        )
      : undefined,
    ...about.map((term) => explanation(term, text)),
  ];
  return parts.filter((part) => part !== undefined);
}

/** A term with its picture, its sentence and its rule. @param {string} term @param {Text} text */
function explanation(term, text) {
  const entry = termOf(term);
  if (!entry) return undefined;
  const language = /** @type {import("../rulebook/load.js").Language} */ (text.language);
  return el(
    "div",
    { class: "whynot-about" },
    pictureOf(term) ?? "",
    el("p", {}, el("b", { class: "whynot-term" }, entry[language]), " ", ...withPictures(entry.about[language])),
    entry.rule ? cite(entry.rule, text) : "",
  );
}
