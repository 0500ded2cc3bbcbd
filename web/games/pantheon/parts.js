// @ts-check
/** Helpers for drawing. */

import { symbolsOf } from "../drawing.js";

export { at, label, part, picture } from "../drawing.js";

export const { use, useAt } = symbolsOf("pth");

/** Gives each item a unique key, although items may occur more than once. @template T @param {T[]} list */
export function numbered(list) {
  /** @type {Record<string, number>} */
  const seen = {};
  return list.map((one) => ({ one, key: `${one} ${(seen[String(one)] = (seen[String(one)] ?? 0) + 1)}` }));
}
