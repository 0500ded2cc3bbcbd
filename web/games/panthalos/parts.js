// @ts-check
/** Helpers for drawing. */

import { svg, symbol } from "../../ui/dom.js";

/** @typedef {Record<string, any>} Attributes */

/**
 * A symbol in a square with the upper left corner (x, y).
 * @param {string} name @param {number} x @param {number} y @param {number} size @param {Attributes} [more]
 */
export const use = (name, x, y, size, more) => symbol(`pan-${name}`, x, y, size, more);

/**
 * A text centred horizontally on (x, y). The sheet of the boards makes it as large as it must be to be read.
 * @param {string | number} text @param {number} x @param {number} y @param {number} size @param {Attributes} [more]
 */
export const label = (text, x, y, size, more = {}) =>
  svg("text", { x, y, "font-size": size, style: `--size: ${size}`, ...more }, String(text));

/** A descendant that is known to exist. @param {Element} whole @param {string} selector @returns {any} */
export const part = (whole, selector) => whole.querySelector(selector);

/** The `transform` of a group. @param {number} x @param {number} y @param {number} [scale] */
export const at = (x, y, scale = 1) => `translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}`;

/** Gives each id a unique key, although ids may occur more than once. @param {string[]} ids */
export function numbered(ids) {
  /** @type {Record<string, number>} */
  const seen = {};
  return ids.map((id) => ({ id, key: `${id} ${(seen[id] = (seen[id] ?? 0) + 1)}` }));
}
