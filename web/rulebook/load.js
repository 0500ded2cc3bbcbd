// @ts-check
/** The written rules of a game and its glossary, as they lie beside its board. */

import { fetchFile } from "../ui/site.js";

/**
 * @typedef {{number: string, title: string, text: string[], ruling?: string}} Section
 * @typedef {{title: string, note: string, sections: Section[]}} Book
 * @typedef {object} Term
 * @property {string} en
 * @property {string} fr
 * @property {string} de
 * @property {string} [rule]
 * @property {Record<string, string>} about  a sentence in each language
 * @property {Record<string, string[]>} [forms]  by language: what is recognised in sentences, if not just the term itself
 */

/** @type {Map<string, Promise<any>>} */
const files = new Map();

/** @param {string} game @param {string} language @returns {Promise<Book>} */
export const rulebook = (game, language) => load(`games/${game}/rules/${language}.json`);

/** @param {string} game @returns {Promise<Record<string, Term>>} */
export const glossary = (game) => load(`games/${game}/rules/glossary.json`);

function load(file) {
  const known = files.get(file) ?? read(file);
  files.set(file, known);
  known.catch(() => files.delete(file));
  return known;
}

async function read(file) {
  const answer = await fetchFile(file);
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  return answer.json();
}
