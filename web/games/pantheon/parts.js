// @ts-check
/** Small words for drawing. */

import { svg } from "../../ui/dom.js";

/**
 * A symbol by its name, in a square.
 * @param {string} name @param {number} x @param {number} y @param {number} size @param {Record<string, any>} [more]
 */
export const use = (name, x, y, size, more = {}) =>
  svg("use", { href: `#pth-${name}`, x, y, width: size, height: size, ...more });

/**
 * A symbol round a middle.
 * @param {string} name @param {number} x @param {number} y @param {number} size @param {Record<string, any>} [more]
 */
export const useAt = (name, x, y, size, more = {}) => use(name, x - size / 2, y - size / 2, size, more);

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

/**
 * A drawing as a picture of its own.
 * @param {string} name @param {number} w @param {number} h @param {...Element} children
 */
export const picture = (name, w, h, ...children) =>
  svg("svg", { class: `picture ${name}`, viewBox: `0 0 ${w} ${h}`, "aria-hidden": "true" }, ...children);

/**
 * Things that may occur more than once, each with a key of its own.
 * @template T @param {T[]} list @param {(one: T) => string | number} [nameOf]
 */
export function numbered(list, nameOf = String) {
  const seen = {};
  return list.map((one) => ({ one, key: `${nameOf(one)} ${(seen[nameOf(one)] = (seen[nameOf(one)] ?? 0) + 1)}` }));
}
