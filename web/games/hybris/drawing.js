// @ts-check
/** Helpers for drawing. */

import { label, linesOf, symbolsOf } from "../drawing.js";

export { at, box, label, part, picture } from "../drawing.js";

export const { use, useAt: icon, sign } = symbolsOf("hyb");

/** @typedef {Record<string, any>} Attributes */

/** How wide a letter is, for a type of size 1; and one of a name, which is bold. */
const LETTER = 0.56,
  BOLD = 0.7;

/**
 * A text that is pressed together where it would be wider than `room`.
 * @param {string} text @param {number} x @param {number} y @param {number} size @param {number} room
 * @param {Attributes} [more]
 */
export const fitted = (text, x, y, size, room, more = {}) =>
  label(text, x, y, size, { ...pressed(text, size * LETTER, room), ...more });

/** The same for a bold name. @type {typeof fitted} */
export const fittedName = (text, x, y, size, room, more = {}) =>
  label(text, x, y, size, { ...pressed(text, size * BOLD, room), ...more });

/** @param {string} text @param {number} letter  how wide one is @param {number} room @returns {Attributes} */
const pressed = (text, letter, room) =>
  text.length * letter > room ? { textLength: room, lengthAdjust: "spacingAndGlyphs" } : {};

/**
 * A sentence in lines of a width.
 * @param {string} sentence @param {number} size @param {number} room @returns {string[]}
 */
export const lines = (sentence, size, room) => linesOf(sentence, Math.floor(room / (size * LETTER)));

/** Symbols as markup: `<symbol id="hyb-name">`. @param {Record<string, string>} drawings @param {string} [prefix]
 * @param {number} [size] */
export const symbols = (drawings, prefix = "", size = 40) =>
  Object.entries(drawings)
    .map(([name, drawing]) => `<symbol id="hyb-${prefix}${name}" viewBox="0 0 ${size} ${size}">${drawing}</symbol>`)
    .join("");
