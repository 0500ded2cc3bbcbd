// @ts-check
/** Helpers for drawing. */

import { symbolsOf } from "../drawing.js";

export { at, label, numbered, part } from "../drawing.js";

export const { use } = symbolsOf("pan");
