// @ts-check
/** The catalogue: keys and named arguments become sentences, in the language spoken just now. */

import { fetchFile } from "./site.js";

/**
 * @typedef {string | Record<string, string>} Entry  a sentence, or one for each plural form of `count`, and maybe another for "0"
 * @typedef {Record<string, Entry>} Sentences
 * @typedef {object} Text
 * @property {(key: string, args?: Record<string, any>) => string} say  the key itself where there is no sentence
 * @property {(key: string) => boolean} has
 * @property {(action: string) => string} action  the label of an action in notation
 * @property {string[]} names  of the players, by seat
 * @property {string} language
 * @property {(language: string, folders: string[]) => Promise<void>} speak  from now on in this language
 */

/**
 * A catalogue that speaks one language at a time. It stays the same object when the language changes: whoever kept
 * `say` says the new one, and what stands on the page already is drawn again (`app/app.js`).
 * @returns {Text}
 */
export function openText() {
  /** @type {Sentences} */
  let sentences = {};
  let forms = formsOf("en");
  let turns = 0;
  const has = (key) => Object.hasOwn(sentences, key);

  function word(noun, value) {
    if (Array.isArray(value)) return listed(counted(value.map((one) => word(noun, one))));
    if (noun === "seat" && text.names[value] !== undefined) return text.names[value];
    if (has(`${noun}.${value}`)) return say(`${noun}.${value}`);
    return typeof value === "number" && !isPlain(value) ? forms.numbers().format(value) : String(value ?? "");
  }

  const listed = (words) => (words.length > 1 ? forms.list().format(words) : words.join(""));

  /** What is there several times is said once. @param {string[]} words */
  function counted(words) {
    const times = (one) => words.filter((other) => other === one).length;
    return [...new Set(words)].map((one) => (times(one) > 1 ? `${forms.numbers().format(times(one))} × ${one}` : one));
  }

  function say(key, args = {}) {
    const entry = has(key) ? sentences[key] : key;
    const sentence =
      typeof entry === "string"
        ? entry
        : (entry[args.count] ?? entry[forms.plural().select(Number(args.count))] ?? entry.other);
    return sentence.replace(/\{(\w+)(?::(\w+))?\}/g, (_, name, noun = name) => word(noun, args[name]));
  }

  function action(notation) {
    const [verb, ...ids] = notation.split(" ");
    const key = [`action.${verb}.${ids[0]}`, `action.${verb}`].find(has);
    return key === undefined ? notation : say(key, { ...ids, count: ids[0] });
  }

  async function speak(language, folders) {
    const mine = ++turns;
    const loaded = await load(language, folders);
    if (mine !== turns) return;
    sentences = loaded;
    forms = formsOf(language);
    text.language = language;
  }

  /** @type {Text} */
  const text = { say, has, action, names: [], language: "en", speak };
  return text;
}

/** Such a number is written the same in all our languages. @param {number} value */
const isPlain = (value) => Number.isInteger(value) && value >= 0 && value < 10_000;

/** The forms of a language, each made when it is first needed: that takes a browser longer than all else on the start screen. @param {string} language */
const formsOf = (language) => ({
  plural: once(() => new Intl.PluralRules(language)),
  list: once(() => new Intl.ListFormat(language, { type: "conjunction" })),
  numbers: once(() => new Intl.NumberFormat(language, { useGrouping: "min2" })),
});

/** @template T @param {() => T} make @returns {() => T} */
function once(make) {
  /** @type {T | undefined} */ let made;
  return () => (made ??= make());
}

/** The sentences of a language; what it lacks is said in English. Later folders win. @returns {Promise<Sentences>} */
async function load(language, folders) {
  const files = [...new Set(["en", language])].flatMap((each) => folders.map((folder) => `${folder}${each}.json`));
  return Object.assign({}, ...(await Promise.all(files.map(read))));
}

/** What was read already. @type {Map<string, Sentences>} */
const known = new Map();

/** @returns {Promise<Sentences>} */
async function read(file) {
  const answer = known.has(file) ? undefined : await fetchFile(file);
  if (answer?.ok) known.set(file, await answer.json());
  return known.get(file) ?? {};
}
