// @ts-check
/** Who sits at the table: people here and elsewhere, bots; and whose side of it is shown. */

/** @typedef {import("./table.js").Table} Table */

/** Does somebody choose for a seat? Of a what-if that tries it out for whom they like. @param {Table} table @param {number} seat */
export const isPerson = ({ branch, players }, seat) =>
  branch ? !branch.auto || seat === branch.seat : players[seat].level === undefined;
/** Does a person elsewhere, who plays by link, sit there? @param {Table} table @param {number} seat */
export const isAway = ({ branch, players }, seat) =>
  !branch && players[seat].level === undefined && players[seat].away === true;
/** The seats of the people at this device. @param {Table} table */
export const here = (table) => persons(table).filter((seat) => !isAway(table, seat));
/** The seats of the people, also of those elsewhere; of a what-if that of the one who tries, or where all lies open the seat to choose. @param {Table} table */
export const persons = (table) =>
  table.branch
    ? [table.branch.seat ?? table.decision?.seat ?? 0]
    : table.players.flatMap((player, seat) => (player.level === undefined ? [seat] : []));
/** Do several people share this device? @param {Table} table */
export const isShared = ({ players }) => players.filter(({ level, away }) => level === undefined && !away).length > 1;

/**
 * Whose side is shown: the only person's always; of several, that of the one whose turn it is and who lifted the curtain.
 * @param {Table} table
 */
export function eyeOf(table) {
  const people = here(table);
  if (people.length < 2) return people[0] ?? null;
  return table.decision !== null && table.decision.seat === table.lifted ? table.lifted : null;
}

/** What every person at the table may read. @param {Table} table */
export const publicEye = (table) => (here(table).length === 1 ? here(table)[0] : null);

/** Does somebody elsewhere wait for the link? The seat whose turn it is, or everybody once the match is over. @param {Table} table */
export function isAwaited(table) {
  const { decision, players, sent = 0, status, branch } = table;
  if (branch) return false;
  return decision === null ? players.some((player) => player.away) && status.ply > sent : isAway(table, decision.seat);
}

/** Has it gone out as it stands? @param {Table} table */
export const isSent = ({ sent = 0, status }) => sent > 0 && status.ply <= sent;
