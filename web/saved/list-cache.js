// @ts-check
/** What the list of my games shows at once, before the device has found the games: the first of them, as anybody may see them. */

/** @typedef {import("./store.js").Kept} Kept */

const CACHE = "panoply.glimpse";
/** So many are shown. */
const COUNT = 3;

/** @param {Kept[]} kept  the one last played first */
export function cacheList(kept) {
  const seen = kept.slice(0, COUNT).map(({ record: { game }, branches, ...rest }) => ({ ...rest, record: { game } }));
  try {
    localStorage.setItem(CACHE, JSON.stringify(seen));
  } catch {
    /* then they are shown a little later */
  }
}

/** What was kept last time, without its moves: only to be looked at. @returns {Kept[] | undefined} */
export function cachedList() {
  try {
    const seen = JSON.parse(localStorage.getItem(CACHE) ?? "");
    return Array.isArray(seen) &&
      seen.every(({ players, record }) => Array.isArray(players) && typeof record.game === "string")
      ? seen
      : undefined;
  } catch {
    return undefined;
  }
}
