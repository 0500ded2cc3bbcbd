// @ts-check
/** Helpers for drawing. */

import { svg, symbol } from "../../ui/dom.js";

/** @typedef {Record<string, any>} Attributes */

/**
 * A symbol in a square with the upper left corner (x, y).
 * @param {string} name @param {number} x @param {number} y @param {number} size @param {Attributes} [more]
 */
export const use = (name, x, y, size, more) => symbol(`dis-${name}`, x, y, size, more);

/**
 * A symbol in a square centred on (x, y).
 * @param {string} name @param {number} x @param {number} y @param {number} size @param {Attributes} [more]
 */
export const useAt = (name, x, y, size, more) => use(name, x - size / 2, y - size / 2, size, more);

/**
 * A text centred horizontally on (x, y).
 * @param {string | number} text @param {number} x @param {number} y @param {number} size @param {Attributes} [more]
 */
export const label = (text, x, y, size, more = {}) =>
  svg("text", { x, y, "font-size": size, style: `--size: ${size}`, ...more }, String(text));

/** A descendant that is known to exist. @param {Element} whole @param {string} selector @returns {any} */
export const part = (whole, selector) => whole.querySelector(selector);

/** The `transform` of a group. @param {number} x @param {number} y @param {number} [scale] */
export const at = (x, y, scale = 1) => `translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}`;

/**
 * A drawing as an SVG element of its own.
 * @param {string} name @param {number} w @param {number} h @param {...Element} children
 */
export const picture = (name, w, h, ...children) =>
  svg("svg", { class: `picture ${name}`, viewBox: `0 0 ${w} ${h}`, "aria-hidden": "true" }, ...children);

/** A symbol as an SVG element of its own. @param {string} name @param {string} [more]  further classes */
export const sign = (name, more = "") => picture(`sign ${more}`, 40, 40, use(name, 0, 0, 40));

/** A rectangle. @param {number} x @param {number} y @param {number} w @param {number} h @param {Attributes} [more] */
export const box = (x, y, w, h, more = {}) => svg("rect", { x, y, width: w, height: h, ...more });

/** The resources, in the order of the warehouse. */
export const RESOURCES = /** @type {const} */ (["wood", "metal", "wheat"]);
export const SIDES = /** @type {const} */ (["LIGHT", "DARK"]);

/** Roman numerals of the quests and of the initiative row. */
export const ROMAN = ["I", "II", "III", "IV", "V", "VI"];
