// @ts-check
/** The catalogue: keys and named arguments become sentences. */

/**
 * @typedef {string | Record<string, string>} Entry  a sentence, or one for each plural form of `count`
 * @typedef {Record<string, Entry>} Sentences
 * @typedef {object} Text
 * @property {(key: string, args?: Record<string, any>) => string} say  the key itself where there is no sentence
 * @property {(key: string) => boolean} has
 * @property {(action: string) => string} action  the label of an action in notation
 * @property {string[]} names  of the players, by seat
 */

/**
 * Load the sentences of a language; what it lacks is said in English.
 * @param {string} language
 * @param {string[]} folders  relative to this module, later ones win
 * @returns {Promise<Text>}
 */
export async function loadText(language, folders) {
  const files = folders.flatMap((folder) => [...new Set(["en", language])].map((name) => `./${folder}${name}.json`));
  return catalogue(language, Object.assign({}, ...(await Promise.all(files.map(read)))));
}

/** @returns {Promise<Sentences>} */
async function read(file) {
  const answer = await fetch(new URL(file, import.meta.url));
  return answer.ok ? answer.json() : {};
}

/**
 * @param {string} language
 * @param {Sentences} sentences
 * @returns {Text}
 */
export function catalogue(language, sentences) {
  const plural = new Intl.PluralRules(language);
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  const has = (key) => Object.hasOwn(sentences, key);
  const names = [];

  function word(noun, value) {
    if (Array.isArray(value)) return list.format(value.map((one) => word(noun, one)));
    if (noun === "seat" && names[value] !== undefined) return names[value];
    return has(`${noun}.${value}`) ? say(`${noun}.${value}`) : String(value ?? "");
  }

  function say(key, args = {}) {
    const entry = has(key) ? sentences[key] : key;
    const sentence = typeof entry === "string" ? entry : entry[plural.select(Number(args.count))] ?? entry.other;
    return sentence.replace(/\{(\w+)(?::(\w+))?\}/g, (_, name, noun = name) => word(noun, args[name]));
  }

  function action(notation) {
    const [verb, ...ids] = notation.split(" ");
    const key = [`action.${verb}.${ids[0]}`, `action.${verb}`].find(has);
    return key === undefined ? notation : say(key, { ...ids, count: ids[0] });
  }

  return { say, has, action, names };
}
