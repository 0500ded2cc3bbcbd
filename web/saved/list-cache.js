// @ts-check
/** A small copy of the first saved games in localStorage: the list shows it until IndexedDB has answered. */

import { isShown } from "./store.js";

/** @typedef {import("./store.js").Kept} Kept */

const CACHE = "panoply.glimpse";
/** How many games are shown before "more". */
const COUNT = 3;

/** @param {Kept[]} kept  most recently played first */
export function cacheList(kept) {
  const seen = kept.slice(0, COUNT).map(({ record: { game }, branches, ...rest }) => ({ ...rest, record: { game } }));
  try {
    localStorage.setItem(CACHE, JSON.stringify(seen));
  } catch {
    /* without the copy, the list appears a little later */
  }
}

/** The games cached last time, without their plies: enough to show, not to play. @returns {Kept[] | undefined} */
export function cachedList() {
  try {
    const seen = JSON.parse(localStorage.getItem(CACHE) ?? "");
    return Array.isArray(seen) && seen.every((kept) => isShown(kept) && typeof kept.record?.game === "string")
      ? seen
      : undefined;
  } catch {
    return undefined;
  }
}
