// @ts-check
/** What was on the table before the page was reloaded, by a person or for a new version: it is laid again. */

import { keptMatch } from "../saved/store.js";

/** @typedef {{lesson?: string, id?: string}} Laid  the id of a lesson, or of a match */

const LAID = "panoply.again";

/**
 * Remembers in this tab what lies on the table.
 * @param {Laid | undefined} laid  undefined: the start screen is shown
 */
export function rememberTable(laid) {
  try {
    if (laid) sessionStorage.setItem(LAID, JSON.stringify(laid));
    else sessionStorage.removeItem(LAID);
  } catch {
    /* the match is in the list on the start screen */
  }
}

/** What lay on the table when this page was reloaded, unless it is opened by a link. @type {Laid | undefined} */
export const laidBefore = location.hash ? undefined : read();

/** @returns {Laid | undefined} */
function read() {
  try {
    const [{ type }] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
    return type === "navigate" ? undefined : (JSON.parse(sessionStorage.getItem(LAID) ?? "null") ?? undefined);
  } catch {
    return undefined;
  }
}

/**
 * Lays again what lay on the table.
 * @param {{lesson: (id: string) => void, match: (kept: import("../saved/store.js").Kept) => void, none: () => void}}
 *   ways
 */
export async function layAgain({ lesson, match, none }) {
  if (!laidBefore) return;
  const kept = laidBefore.id ? await keptMatch(laidBefore.id) : undefined;
  if (laidBefore.lesson) lesson(laidBefore.lesson);
  else if (kept) match(kept);
  else none();
}
