// @ts-check
/** Helpers for drawing. */

import { symbolsOf } from "../drawing.js";

export { at, label, numbered, part, picture } from "../drawing.js";

export const { use, useAt, sign } = symbolsOf("pth");
