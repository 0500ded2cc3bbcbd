// @ts-check
/** The catalogue of texts: turns keys and named arguments into sentences of the current language. */

import { LANGUAGES } from "./language.js";
import { readJson } from "./site.js";

/**
 * @typedef {string | Record<string, string>} Entry  a sentence, or one for each plural form of `count`, maybe for "0"
 * @typedef {Record<string, Entry>} Sentences
 * @typedef {Record<string, any>} Args
 * @typedef {object} Text
 * @property {(key: string, args?: Args) => string} say  returns the key itself if there is no sentence
 * @property {(key: string) => boolean} has
 * @property {(action: string) => string} action  the label of an action in notation
 * @property {string[]} names  the players' names, by seat
 * @property {string} language
 * @property {(language: string, folders: string[], compose?: Compose) => Promise<void>} speak  loads and switches to a
 *   language; `compose` adds sentences made of those that were loaded
 * @typedef {(say: Text["say"]) => Record<string, string>} Compose
 */

/**
 * Opens a catalogue. It stays the same object when the language changes, so `say` may be kept; the page is redrawn then
 * (`app/app.js`).
 * @returns {Text}
 */
export function openText() {
  /** @type {Sentences} */
  let sentences = {};
  let forms = formsOf("en");
  let requests = 0;
  const has = (/** @type {string} */ key) => Object.hasOwn(sentences, key);
  const listed = (/** @type {string[]} */ words) => enumerated(words, forms);

  /** @param {string} noun @param {any} value @param {Args} args  those of its sentence @returns {string} */
  function word(noun, value, args) {
    if (Array.isArray(value)) return listed(value.map((one) => word(noun, one, args)));
    if (noun === "seat" && text.names[value] !== undefined) return text.names[value];
    if (value && typeof value === "object") return say(`${noun}.${Object.values(value)[0]}`, value);
    const key = [`${noun}.${value}`, `${noun}.${designOf(value)}`].find(has);
    if (key) return say(key, args);
    return typeof value === "number" && !isPlain(value) ? forms.number(value) : String(value ?? "");
  }

  /** @param {string} key @param {Args} [args] @returns {string} */
  function say(key, args = {}) {
    const sentence = has(key) ? formFor(args.count, sentences[key], forms) : key;
    return sentence.replace(/(\bde )?\{(\w+)(?::(\w+))?\}/g, (_, de = "", name, noun = name) =>
      forms.after(de, word(noun, args[name], args)),
    );
  }

  /** @type {Text["speak"]} */
  async function speak(language, folders, compose) {
    const request = ++requests;
    const loaded = await load(language, folders);
    if (request !== requests) return; // another language was chosen meanwhile
    [sentences, forms, text.language] = [loaded, formsOf(language), language];
    if (compose) sentences = { ...sentences, ...compose(say) };
  }

  /** @type {Text} */
  const text = { say, has, action: (notation) => labelOf(notation, text), names: [], language: "en", speak };
  return text;
}

/** What comes before the dot in the id of a card of which there are several: their name. @param {any} id */
const designOf = (id) => String(id).split(".")[0];

/** The label of an action in notation. @param {string} notation @param {Text} text */
function labelOf(notation, { has, say }) {
  const [verb, ...ids] = notation.split(" ");
  const key = [`action.${verb}.${ids[0]}`, `action.${verb}`].find(has);
  return key === undefined ? notation : say(key, { ...ids, count: ids[0] });
}

/** Is the number written the same way in all languages? @param {number} value */
const isPlain = (value) => Number.isInteger(value) && value >= 0 && value < 10_000;

/** @typedef {ReturnType<typeof formsOf>} Forms */

/**
 * Intl formatters of a language, created on first use: creating them all takes longer than the rest of the start
 * screen.
 * @param {string} language
 */
const formsOf = (language) => ({
  plural: once(() => new Intl.PluralRules(language)),
  list: once(() => new Intl.ListFormat(language, { type: "conjunction" })),
  number: numberFormat(language),
  after: language === "fr" ? elided : (/** @type {string} */ de, /** @type {string} */ word) => de + word,
});

/** Writes numbers, with a minus and not a hyphen. @param {string} language @returns {(value: number) => string} */
function numberFormat(language) {
  const format = once(() => new Intl.NumberFormat(language, { useGrouping: "min2" }));
  return (value) => format().format(value).replace("-", "−");
}

/** French “de” before a word: d’Icosium, de Roma. @param {string} de  "de " or nothing @param {string} word */
const elided = (de, word) => (de && /^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(word) ? `d’${word}` : de + word);

/** @template T @param {() => T} make @returns {() => T} */
function once(make) {
  /** @type {T | undefined} */ let made;
  return () => (made ??= make());
}

/** The form of an entry for a number. @param {any} count @param {Entry} entry @param {Forms} forms */
const formFor = (count, entry, forms) =>
  typeof entry === "string" ? entry : (entry[count] ?? entry[forms.plural().select(Number(count))] ?? entry.other);

/**
 * Words as an enumeration; a word that occurs several times is named once, with its number.
 * @param {string[]} words @param {Forms} forms
 */
function enumerated(words, forms) {
  const times = (/** @type {string} */ one) => words.filter((other) => other === one).length;
  const counted = [...new Set(words)].map((one) => (times(one) > 1 ? `${forms.number(times(one))} × ${one}` : one));
  return counted.length > 1 ? forms.list().format(counted) : counted.join("");
}

/**
 * Loads the sentences of a language; missing ones are English. Later folders take precedence.
 * @param {string} language @param {string[]} folders
 * @returns {Promise<Sentences>}
 */
async function load(language, folders) {
  return Object.assign({}, ...(await Promise.all(folders.map((folder) => loadFolder(folder, language)))));
}

/**
 * Loads the sentences of a folder. Of files that are lost, the person is told; the others are used, and rather another
 * language than none.
 * @param {string} folder @param {string} language
 * @returns {Promise<Sentences>}
 */
async function loadFolder(folder, language) {
  const wanted = new Set(["en", language]);
  const found = await Promise.allSettled([...wanted].map((each) => read(`${folder}${each}.json`)));
  const words = found.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  if (words.length) return Object.assign({}, ...words);
  return Promise.any(
    Object.keys(LANGUAGES)
      .filter((each) => !wanted.has(each))
      .map((each) => read(`${folder}${each}.json`)),
  ).catch((error) => {
    throw error.errors[0];
  });
}

/** The files read so far. @type {Map<string, Sentences>} */
const known = new Map();

/** @param {string} file @returns {Promise<Sentences>} */
async function read(file) {
  const sentences = known.get(file) ?? (await readJson(file));
  known.set(file, sentences);
  return sentences;
}
