// @ts-check
/** Helpers for drawing. */

import { symbolsOf } from "../drawing.js";

export { at, label, part } from "../drawing.js";

export const { use } = symbolsOf("pan");

/** Gives each id a unique key, although ids may occur more than once. @param {string[]} ids */
export function numbered(ids) {
  /** @type {Record<string, number>} */
  const seen = {};
  return ids.map((id) => ({ id, key: `${id} ${(seen[id] = (seen[id] ?? 0) + 1)}` }));
}
