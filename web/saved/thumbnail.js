// @ts-check
/** The board in small, kept with its match for the list: drawn when the table has come to rest, never while somebody waits. */

import { idle } from "../ui/waiting.js";
import { thumbnailOf } from "./picture.js";
import { keepMatch } from "./store.js";

/** The table rests after so long without a ply, in milliseconds. */
const REST = 1500;

/** @type {WeakMap<import("../table/table.js").Table, number>} */
const waiting = new WeakMap();

/** @param {import("../table/table.js").Table} table */
export function thumbnailSoon(table) {
  clearTimeout(waiting.get(table));
  waiting.set(
    table,
    setTimeout(() => idle().then(() => thumbnailNow(table)), REST),
  );
}

/** Draw what is still to be drawn; the page is told by the event `thumbnail`. @param {import("../table/table.js").Table} table */
export async function thumbnailNow(table) {
  if (!waiting.has(table)) return;
  clearTimeout(waiting.get(table));
  waiting.delete(table);
  if (table.branch) return; // a what-if isn't the game
  const thumb = await thumbnailOf(table).catch(() => undefined);
  if (thumb) await keepMatch({ id: table.id, thumb });
  document.dispatchEvent(new Event("thumbnail"));
}
