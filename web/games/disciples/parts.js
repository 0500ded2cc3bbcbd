// @ts-check
/** Helpers for drawing. */

import { symbolsOf } from "../drawing.js";

export { at, box, label, part, picture } from "../drawing.js";

export const { use, useAt, sign } = symbolsOf("dis");

/** The resources, in the order of the warehouse. */
export const RESOURCES = /** @type {const} */ (["wood", "metal", "wheat"]);
export const SIDES = /** @type {const} */ (["LIGHT", "DARK"]);

/** Roman numerals of the quests and of the initiative row. */
export const ROMAN = ["I", "II", "III", "IV", "V", "VI"];
