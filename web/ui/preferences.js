// @ts-check
/**
 * Preferences, the last setup, progress of the lessons and tips shown, in localStorage. The matches are in
 * `saved/store.js`.
 */

import { decode, encode } from "./base64.js";

const PREFERENCES = "panoply.preferences";
const LESSONS = "panoply.lessons";
const TIPS = "panoply.tips";
const SETUP = "panoply.setup";

const DEFAULTS = {
  language: "system",
  theme: "system",
  motion: "system",
  palette: "standard",
  speed: "normal",
  sound: false,
  volume: 0.5,
  confirm: false,
  help: true,
  keys: true,
  zoom: 0,
  /** @type {string | undefined} */ name: undefined,
};

/** @typedef {typeof DEFAULTS} Preferences */

/** The preferences as they were read last. @type {Preferences | undefined} */
let known;

const forget = () => {
  known = undefined;
};
document.addEventListener("prefer", forget);
addEventListener("storage", forget); // another tab may have changed them

/** The current preferences; stored values of a wrong type are ignored. @returns {Readonly<Preferences>} */
export const preferences = () => (known ??= readPreferences());

/** @returns {Preferences} */
function readPreferences() {
  const kept = Object.entries(read(PREFERENCES) ?? {});
  const valid = kept.filter(([name, value]) =>
    name === "name"
      ? typeof value === "string"
      : typeof value === typeof DEFAULTS[/** @type {keyof Preferences} */ (name)],
  );
  return { ...DEFAULTS, ...Object.fromEntries(valid) };
}

/** Changes preferences and dispatches the event `prefer`. @param {Partial<Preferences>} changed */
export function prefer(changed) {
  write(PREFERENCES, { ...preferences(), ...changed });
  document.dispatchEvent(new Event("prefer"));
}

/** Resets all preferences except the player's name. */
export const preferDefaults = () => prefer({ ...DEFAULTS, name: preferences().name });

/**
 * The progress of a guided first game: a ply, "done", or "no" if it was declined.
 * @param {string} id @returns {number | string | undefined}
 */
export const keptLesson = (id) => entriesOf(LESSONS)[id];

/** @param {string} id @param {number | string} far */
export const keepLesson = (id, far) => write(LESSONS, { ...entriesOf(LESSONS), [id]: far });

/** The tips that have been shown. @returns {string[]} */
export const keptTips = () => Object.keys(entriesOf(TIPS));

/** @param {string} tip */
export const keepTip = (tip) => write(TIPS, { ...entriesOf(TIPS), [tip]: true });

/** Makes all tips appear again. */
export const forgetTips = () => write(TIPS, {});

/** The game played last. @returns {string | undefined} */
export const keptGame = () => entriesOf(SETUP).game;

/** Who sat at the table of a game last time. @param {string} game @returns {any[] | undefined} */
export const keptSeats = (game) => Object(entriesOf(SETUP).seats)[game];

/** @param {string} game @param {any[]} seats */
export const keepSetup = (game, seats) =>
  write(SETUP, { game, seats: { ...Object(entriesOf(SETUP).seats), [game]: seats } });

/** @param {string} key @returns {Record<string, any>} */
const entriesOf = (key) => Object(read(key));

/** Values that localStorage refused, kept until the page is closed. @type {Map<string, any>} */
const unkept = new Map();

/** @param {string} key */
function read(key) {
  try {
    return unkept.get(key) ?? decode(localStorage.getItem(key) ?? "");
  } catch {
    return undefined;
  }
}

/** A full or blocked localStorage must not stop the game. @param {string} key @param {any} value */
function write(key, value) {
  try {
    localStorage.setItem(key, encode(value));
    unkept.delete(key);
  } catch {
    unkept.set(key, value);
  }
}
