// @ts-check
/** The thumbnail of a match for the list of games. It is drawn when one leaves the match, and when it is over. */

import { thumbnailOf } from "./picture.js";
import { keepMatch } from "./store.js";

/** The tables whose thumbnail shows an earlier position. @type {WeakSet<import("../table/table.js").Table>} */
const stale = new WeakSet();

/** @param {import("../table/table.js").Table} table  on which something was played */
export const outdate = (table) => stale.add(table);

/** Draws the thumbnail when the page is left for another one. @param {import("../table/table.js").Table} table */
export function drawOnLeaving(table) {
  const leave = () => {
    if (document.hidden) thumbnailNow(table);
  };
  document.addEventListener("visibilitychange", leave, { signal: table.match.closing.signal });
}

/**
 * Draw the thumbnail, if something was played since the last one. The event `thumbnail` tells the page.
 * @param {import("../table/table.js").Table} table
 */
export async function thumbnailNow(table) {
  if (!stale.has(table) || table.whatif.line) return; // a what-if must not replace the thumbnail of its match
  stale.delete(table);
  const thumb = await thumbnailOf(table.match).catch(() => undefined);
  if (thumb) await keepMatch({ id: table.match.id, thumb });
  document.dispatchEvent(new Event("thumbnail"));
}
