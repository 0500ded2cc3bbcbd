// @ts-check
/** Creates the content of the rules panel: table of contents, numbered sections, glossary, provenance. */

import { cite } from "./citation.js";
import { el } from "../ui/dom.js";
import { figure, pictureOf, pictured } from "./legend.js";
import { allTerms, roveTerms, termOf, withTerms } from "./terms.js";
import { meaning } from "./term-popover.js";

/**
 * @typedef {import("../ui/text.js").Text} Text
 * @typedef {import("./load.js").Book} Book
 * @typedef {import("./load.js").Section} Section
 */

/** Rule numbers in a text: with dots, or in brackets. */
const CITED = /(?<![\d.,])\d+(?:\.\d+)+(?![\d])|(?<=\()\d+(?=[),;])/g;

/** Prevents a line break between a number and its bracket. */
const WORD_JOINER = "\u2060";

/**
 * @param {HTMLElement} body @param {Book} book @param {Record<string, string> | undefined} provenance
 * @param {Text} text
 */
export function fillRules(body, book, provenance, text) {
  const numbers = new Set(book.sections.map(({ number }) => number));
  body.replaceChildren(
    el("p", { class: "rules-note fine" }, book.note),
    contents(book.sections, text),
    ...book.sections.map((section) => chapter(section, numbers, text)),
    ...(pictured().length ? [legend(text)] : []),
    ...(allTerms().length ? [glossary(text)] : []),
    origins(provenance, text),
  );
}

/** @param {string} number */
const depth = (number) => number.split(".").length;

/** @param {Section[]} sections @param {Text} text */
function contents(sections, text) {
  /** @param {string} number @param {string} title */
  const line = (number, title) =>
    el(
      "li",
      { class: `depth${depth(number)}` },
      el(
        "button",
        { type: "button", "data-rule": number },
        el("span", { class: "number" }, /^\d/.test(number) ? number : ""),
        title,
      ),
    );
  return el(
    "details",
    { class: "rules-contents" },
    el("summary", {}, text.say("rules.contents")),
    el(
      "ol",
      {},
      ...sections.map(({ number, title }) => line(number, title)),
      pictured().length ? line("legend", text.say("rules.legend")) : undefined,
      allTerms().length ? line("glossary", text.say("rules.glossary")) : undefined,
      line("provenance", text.say("rules.provenance")),
    ),
  );
}

/** @param {Section} section @param {Set<string>} numbers @param {Text} text */
function chapter({ number, title, text: paragraphs, ruling }, numbers, text) {
  /** @param {string} words */
  const rich = (words) =>
    el(
      "p",
      {},
      ...withTerms(words).flatMap((piece) => (typeof piece === "string" ? linked(piece, numbers, text) : [piece])),
    );
  const section = el(
    "section",
    { class: `rules-section depth${depth(number)}`, "data-number": number, tabindex: -1 },
    el("h3", {}, el("span", { class: "number" }, number), " ", title),
    figure(number, text.language),
    ...paragraphs.map(rich),
    ruling ? el("div", { class: "ruling" }, el("h4", {}, text.say("rules.ruling")), rich(ruling)) : undefined,
  );
  roveTerms(section);
  return section;
}

/**
 * Turns the numbers of existing rules in a text into buttons.
 * @param {string} words @param {Set<string>} numbers @param {Text} text
 */
function linked(words, numbers, text) {
  const pieces = [];
  let end = 0;
  for (const found of words.matchAll(CITED)) {
    if (!numbers.has(found[0])) continue;
    pieces.push(words.slice(end, found.index), WORD_JOINER, cite(found[0], text), WORD_JOINER);
    end = found.index + found[0].length;
  }
  return [...pieces, words.slice(end)];
}

/** The list of symbols: each with its name and what it means. @param {Text} text */
function legend(text) {
  return el(
    "section",
    { class: "rules-section rules-legend", "data-number": "legend", tabindex: -1 },
    el("h3", {}, text.say("rules.legend")),
    ...pictured().map((term) => {
      const entry = termOf(term);
      const language = /** @type {import("./load.js").Language} */ (text.language);
      return (
        entry &&
        el(
          "div",
          { class: "entry symbol" },
          pictureOf(term),
          el("p", {}, el("b", {}, entry[language]), " ", entry.about[language]),
        )
      );
    }),
  );
}

/** @param {Text} text */
function glossary(text) {
  return el(
    "section",
    { class: "rules-section rules-glossary", "data-number": "glossary", tabindex: -1 },
    el("h3", {}, text.say("rules.glossary")),
    el("p", {}, text.say("rules.glossary.about")),
    ...allTerms().map(([, term]) => el("div", { class: "entry" }, ...meaning(term, text))),
  );
}

/**
 * The provenance section: which tables of the game are printed, and which are reconstructed.
 * @param {Record<string, string> | undefined} provenance @param {Text} text
 */
function origins(provenance, text) {
  const kinds = [...new Set(Object.values(provenance ?? {}))];
  /** @param {string} kind */
  const of = (kind) => Object.keys(provenance ?? {}).filter((table) => provenance?.[table] === kind);
  return el(
    "section",
    { class: "rules-section rules-provenance", "data-number": "provenance", tabindex: -1 },
    el("h3", {}, text.say("rules.provenance")),
    el("p", {}, text.say("rules.provenance.about")),
    provenance === undefined ? el("p", { class: "fine" }, text.say("rules.provenance.wait")) : undefined,
    ...kinds.map((kind) =>
      el(
        "div",
        { class: `origin ${kind}` },
        el("h4", {}, text.say(`rules.provenance.${kind}`)),
        el("ul", {}, ...of(kind).map((table) => el("li", {}, text.say(`provenance.${table}`)))),
      ),
    ),
  );
}
