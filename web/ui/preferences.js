// @ts-check
/** What a person prefers and has learnt, kept on this device. The matches are in `saved/store.js`. */

import { decode, encode } from "./base64.js";

const PREFERENCES = "panoply.preferences";
const LESSONS = "panoply.lessons";
const TIPS = "panoply.tips";

/** What nobody has changed yet. */
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

/** What a person prefers; what has another type than it should have is not believed. @returns {Preferences} */
export function preferences() {
  const kept = Object.entries(read(PREFERENCES) ?? {});
  const known = kept.filter(([name, value]) =>
    name === "name" ? typeof value === "string" : typeof value === typeof DEFAULTS[name],
  );
  return { ...DEFAULTS, ...Object.fromEntries(known) };
}

/** Prefer something from now on; the page is told by the event `prefer`. @param {Partial<Preferences>} changed */
export function prefer(changed) {
  write(PREFERENCES, { ...preferences(), ...changed });
  document.dispatchEvent(new Event("prefer"));
}

/** All as it was at first, but for the person's name. */
export const preferDefaults = () => prefer({ ...DEFAULTS, name: preferences().name });

/** How far the guided first game of each game was played: a ply, or "done", or "no" for who doesn't want it. @param {string} game @returns {number | string | undefined} */
export const keptLesson = (game) => entriesOf(LESSONS)[game];

/** @param {string} game @param {number | string} far */
export const keepLesson = (game, far) => write(LESSONS, { ...entriesOf(LESSONS), [game]: far });

/** The tips that were given. @returns {string[]} */
export const keptTips = () => Object.keys(entriesOf(TIPS));

/** @param {string} tip */
export const keepTip = (tip) => write(TIPS, { ...entriesOf(TIPS), [tip]: true });

/** All of them may come again. */
export const forgetTips = () => write(TIPS, {});

/** @returns {Record<string, any>} */
const entriesOf = (key) => Object(read(key));

/** What the device refuses to keep, for as long as the page stands. */
const unkept = new Map();

function read(key) {
  try {
    return unkept.get(key) ?? decode(localStorage.getItem(key) ?? "");
  } catch {
    return undefined;
  }
}

/** A full or forbidden store is no reason to stop the game. */
function write(key, value) {
  try {
    localStorage.setItem(key, encode(value));
    unkept.delete(key);
  } catch {
    unkept.set(key, value);
  }
}
