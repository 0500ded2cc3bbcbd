// @ts-check
/** Saves the match on the table after every ply. */

import { tellTabs } from "./tab-channel.js";
import { thumbnailSoon } from "./thumbnail.js";
import { keepMatch } from "./store.js";

/**
 * @param {import("../table/table.js").Table} table
 * @param {import("../table/light.js").Decision | null} [decision]  the next one; null once the match is over
 * @param {any} [known]  the record, if the caller has it already
 */
export async function keepTable(table, decision, known) {
  const { id, client, players, sent } = table;
  const [record, outcome] = await Promise.all([
    known ?? client.ask("record"),
    decision === null ? client.ask("outcome") : undefined,
  ]);
  if (record.branch) return; // a what-if must not replace the match
  if (table.follows) return; // another tab has taken the match over
  table.kept = keepMatch({
    id,
    record,
    players,
    over: decision === null,
    turn: decision?.seat ?? null,
    winners: outcome?.winners,
    sent,
  });
  await table.kept;
  tellTabs(table, "kept");
  thumbnailSoon(table);
}
