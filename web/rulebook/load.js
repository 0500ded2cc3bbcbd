// @ts-check
/** Loads the rulebook and the glossary of a game. */

import { readJson } from "../ui/site.js";

/**
 * @typedef {keyof typeof import("../ui/language.js").LANGUAGES} Language
 * @typedef {{number: string, title: string, text: string[], ruling?: string}} Section
 * @typedef {{title: string, note: string, sections: Section[]}} Book
 * @typedef {object} Term
 * @property {string} en
 * @property {string} fr
 * @property {string} de
 * @property {string} [rule]  the number of the rule that defines it
 * @property {Record<Language, string>} about  a sentence in each language
 * @property {Record<Language, string[]>} [forms]  the forms to recognise in texts, if not only the term itself
 */

/** @type {Map<string, Promise<any>>} */
const files = new Map();

/** @param {string} game @param {string} language @returns {Promise<Book>} */
export const rulebook = (game, language) => load(`games/${game}/rules/${language}.json`);

/** @param {string} game @returns {Promise<Record<string, Term>>} */
export const glossary = (game) => load(`games/${game}/rules/glossary.json`);

/** Reads each file once; a failed request is repeated on the next call. @param {string} file */
function load(file) {
  const known = files.get(file) ?? readJson(file);
  files.set(file, known);
  known.catch(() => files.delete(file));
  return known;
}
