// @ts-check
/** Marks the glossary terms of a game in texts; `term-popover.js` explains them. */

import { el } from "../ui/dom.js";
import { glossary } from "./load.js";

/**
 * @typedef {import("./load.js").Term} Term
 * @typedef {import("./load.js").Language} Language
 */

/** Inflectional endings, as patterns. @type {Record<string, string>} */
const ENDINGS = { en: "(?:e?s|e?d|ing)?", fr: "(?:e?s|x|e)?", de: "(?:e[nmrs]?|n|s|ern)?" };

/** @type {{language: string, terms: Record<string, Term>, pattern: RegExp | undefined, ids: string[]}} */
let learned = { language: "en", terms: {}, pattern: undefined, ids: [] };

/** Loads the terms of a game. @param {string} game @param {string} language */
export async function learnTerms(game, language) {
  const terms = await glossary(game).catch(() => ({}));
  /** @type {Map<string, string[]>} */
  const byForm = new Map();
  for (const [id, term] of Object.entries(terms)) {
    for (const form of term.forms?.[/** @type {Language} */ (language)] ?? [nameOf(term, language)])
      byForm.set(form, [...(byForm.get(form) ?? []), id]);
  }
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length);
  const any = forms.map((form) => `(${written(form, ENDINGS[language])})`).join("|");
  const pattern = forms.length ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, "gu") : undefined;
  learned = { language, terms, pattern, ids: forms.map((form) => byForm.get(form)?.join(" ") ?? "") };
}

/**
 * The pattern of a term: its first letter in upper or lower case, its words with endings; an acronym matches literally.
 * @param {string} form @param {string} ending
 */
function written(form, ending) {
  if (form === form.toUpperCase()) return form;
  /** @param {string} letters */
  const word = (letters) => letters.replace(/y$/, "(?:y|ie)") + ending;
  const [first, ...rest] = form.split(" ").map(word).join("\\s");
  return `[${first.toLowerCase()}${first.toUpperCase()}]${rest.join("")}`;
}

/** @param {string} id @returns {Term | undefined} */
export const termOf = (id) => learned.terms[id];

/** The name of a term. @param {Term} term @param {string} language */
const nameOf = (term, language) => term[/** @type {Language} */ (language)];

/** All terms, sorted by their names in the current language. @returns {[string, Term][]} */
export function allTerms() {
  const { terms, language } = learned;
  const { compare } = new Intl.Collator(language);
  return Object.entries(terms).sort(([, a], [, b]) => compare(nameOf(a, language), nameOf(b, language)));
}

/**
 * A text with the first occurrence of each term marked.
 * @param {string} words
 * @returns {(string | HTMLElement)[]}
 */
export function withTerms(words) {
  const { pattern, ids } = learned;
  if (!pattern) return [words];
  /** @type {(string | HTMLElement)[]} */
  const pieces = [];
  const seen = new Set();
  let end = 0;
  for (const found of words.matchAll(pattern)) {
    const id = ids[found.slice(1).findIndex((group) => group !== undefined)];
    if (seen.has(id)) continue;
    seen.add(id);
    pieces.push(words.slice(end, found.index), el("span", { class: "term", "data-term": id }, found[0]));
    end = found.index + found[0].length;
  }
  return [...pieces, words.slice(end)].filter((piece) => piece !== "");
}

/** Sets the text of an element, with its terms marked. @param {Element} element @param {string} words */
export function tell(element, words) {
  if (element.textContent !== words) element.replaceChildren(...withTerms(words));
}

/**
 * Makes the terms of a passage focusable with a roving tabindex: Tab reaches the passage, arrow keys move between the
 * terms.
 * @param {Element} passage
 */
export function roveTerms(passage) {
  passage.setAttribute("data-terms", "");
  passage.querySelectorAll(".term").forEach((term, index) => {
    term.setAttribute("role", "button");
    term.setAttribute("tabindex", index ? "-1" : "0");
  });
}
