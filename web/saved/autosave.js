// @ts-check
/** Saves the match on the table after every ply. */

import { keepDay } from "./days.js";
import { tellTabs } from "./tab-channel.js";
import { outdate, thumbnailNow } from "./thumbnail.js";
import { keepMatch } from "./store.js";

/** @typedef {import("../table/table.js").Table} Table */

/** The latest save of each table. @type {WeakMap<Table, Promise<unknown>>} */
const latest = new WeakMap();

/** Waits until the match on the table is saved. @param {Table} table */
export const saved = (table) => latest.get(table);

/** @param {{seats: {total: number}[]} | undefined} scores */
const pointsOf = (scores) => scores?.seats.map(({ total }) => total);

/**
 * @param {Table} table
 * @param {import("../table/light.js").Decision | null} [decision]  the next one; null once the match is over
 * @param {any} [known]  the record, if the caller has it already
 */
export async function keepTable(table, decision, known) {
  const { id, client, players } = table.match;
  const { sent } = table.run;
  const over = decision === null;
  const [record, status, scores] = await Promise.all([
    known ?? client.ask("record"),
    over ? client.ask("status") : undefined,
    over ? client.ask("score") : undefined,
  ]);
  if (record.branch) return; // a what-if must not replace the match
  if (table.run.inOtherTab) return; // another tab has taken the match over
  const points = pointsOf(scores);
  const saving = keepMatch({
    id,
    record,
    players,
    over,
    turn: decision?.seat ?? null,
    winners: status?.outcome.winners,
    points,
    sent,
  });
  if (points) keepDay(record, players, points);
  latest.set(table, saving);
  await saving;
  tellTabs(table.match, "kept");
  outdate(table);
  if (decision === null) thumbnailNow(table);
}
