// @ts-check
/** The terms of a game are recognised wherever sentences of it are shown: a discreet mark, and more when asked (`term-popover.js`). */

import { el } from "../ui/dom.js";
import { glossary } from "./load.js";

/** @typedef {import("./load.js").Term} Term */

/** What a word may end in, beside its own last letter. */
const ENDINGS = { en: "(?:e?s|e?d|ing)?", fr: "(?:e?s|x|e)?", de: "(?:e[nmrs]?|n|s|ern)?" };

/** @type {{language: string, terms: Record<string, Term>, pattern: RegExp | undefined, ids: string[]}} */
let learned = { language: "en", terms: {}, pattern: undefined, ids: [] };

/** Know the terms of a game from now on. @param {string} game @param {string} language */
export async function learnTerms(game, language) {
  const terms = await glossary(game).catch(() => ({}));
  const byForm = new Map();
  for (const [id, term] of Object.entries(terms)) {
    for (const form of term.forms?.[language] ?? [term[language]]) byForm.set(form, [...(byForm.get(form) ?? []), id]);
  }
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length);
  const any = forms.map((form) => `(${written(form, ENDINGS[language])})`).join("|");
  const pattern = forms.length ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, "gu") : undefined;
  learned = { language, terms, pattern, ids: forms.map((form) => byForm.get(form).join(" ")) };
}

/** How a term may be written: its first letter large or small, its words with their endings; a proper name just so. */
function written(form, ending) {
  if (form === form.toUpperCase()) return form;
  const word = (letters) => letters.replace(/y$/, "(?:y|ie)") + ending;
  const [first, ...rest] = form.split(" ").map(word).join("\\s");
  return `[${first.toLowerCase()}${first.toUpperCase()}]${rest.join("")}`;
}

/** @param {string} id @returns {Term | undefined} */
export const termOf = (id) => learned.terms[id];

/** All terms, in the order of the language spoken. @returns {[string, Term][]} */
export function allTerms() {
  const { terms, language } = learned;
  const { compare } = new Intl.Collator(language);
  return Object.entries(terms).sort(([, a], [, b]) => compare(a[language], b[language]));
}

/**
 * A sentence with its terms marked, each once.
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

/** Let an element say a sentence with its terms marked, if it doesn't say so already. @param {Element} element @param {string} words */
export function tell(element, words) {
  if (element.textContent !== words) element.replaceChildren(...withTerms(words));
}

/**
 * The terms inside a passage can be reached by keys: one stop for the passage, arrows from term to term.
 * @param {Element} passage
 */
export function roveTerms(passage) {
  passage.setAttribute("data-terms", "");
  passage.querySelectorAll(".term").forEach((term, index) => {
    term.setAttribute("role", "button");
    term.setAttribute("tabindex", index ? "-1" : "0");
  });
}
