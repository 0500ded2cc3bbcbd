// @ts-check
/** Helpers for drawing. */

import { picture, symbolsOf } from "../drawing.js";

export { at, box, label, part, picture } from "../drawing.js";

export const { use, useAt } = symbolsOf("dis");

/** A symbol as an SVG element of its own. @param {string} name @param {string} [more]  further classes */
export const sign = (name, more = "") => picture(`sign ${more}`, 40, 40, use(name, 0, 0, 40));

/** The resources, in the order of the warehouse. */
export const RESOURCES = /** @type {const} */ (["wood", "metal", "wheat"]);
export const SIDES = /** @type {const} */ (["LIGHT", "DARK"]);

/** Roman numerals of the quests and of the initiative row. */
export const ROMAN = ["I", "II", "III", "IV", "V", "VI"];
