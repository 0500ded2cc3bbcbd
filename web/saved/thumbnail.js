// @ts-check
/** The thumbnail of a match for the list of games. It is drawn only when nothing has been played for a while. */

import { idle } from "../ui/waiting.js";
import { thumbnailOf } from "./picture.js";
import { keepMatch } from "./store.js";

/** How long after the last ply the thumbnail is drawn, in milliseconds. */
const REST = 1500;

/** The timers of thumbnails still to be drawn. @type {WeakMap<import("../table/table.js").Table, number>} */
const waiting = new WeakMap();

/** @param {import("../table/table.js").Table} table */
export function thumbnailSoon(table) {
  clearTimeout(waiting.get(table));
  waiting.set(
    table,
    setTimeout(() => idle().then(() => thumbnailNow(table)), REST),
  );
}

/**
 * Draw the thumbnail now, if one is pending. The event `thumbnail` tells the page.
 * @param {import("../table/table.js").Table} table
 */
export async function thumbnailNow(table) {
  if (!waiting.has(table)) return;
  clearTimeout(waiting.get(table));
  waiting.delete(table);
  if (table.whatif.line) return; // a what-if must not replace the thumbnail of its match
  const thumb = await thumbnailOf(table.match).catch(() => undefined);
  if (thumb) await keepMatch({ id: table.match.id, thumb });
  document.dispatchEvent(new Event("thumbnail"));
}
