// @ts-check
/** Small words for drawing. */

import { svg } from "../../ui/dom.js";

/**
 * A symbol by its name, in a square.
 * @param {string} name @param {number} x @param {number} y @param {number} size @param {Record<string, any>} [more]
 */
export const use = (name, x, y, size, more = {}) =>
  svg("use", { href: `#pan-${name}`, x, y, width: size, height: size, ...more });

/**
 * Letters, centred.
 * @param {string | number} text @param {number} x @param {number} y @param {number} size
 * @param {Record<string, any>} [more]
 */
export const label = (text, x, y, size, more = {}) => svg("text", { x, y, "font-size": size, ...more }, String(text));

/** A part that is known to be there. @param {Element} whole @param {string} selector @returns {any} */
export const part = (whole, selector) => whole.querySelector(selector);

/** Where a group lies. @param {number} x @param {number} y @param {number} [scale] */
export const at = (x, y, scale = 1) => `translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}`;

/** Ids that may occur more than once, each with a key of its own. @param {string[]} ids */
export function numbered(ids) {
  const seen = {};
  return ids.map((id) => ({ id, key: `${id} ${(seen[id] = (seen[id] ?? 0) + 1)}` }));
}
