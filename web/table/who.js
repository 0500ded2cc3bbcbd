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
/** The side of a seat: seats of one side win and lose together and see each other's hands. @param {Table} table @param {number} seat */
export const sideOf = ({ status }, seat) => status.sides[seat] ?? seat;
/** How many sides these seats are on. @param {Table} table @param {number[]} seats */
const countSides = (table, seats) => new Set(seats.map((seat) => sideOf(table, seat))).size;
/** Are all people at this device on one side, so that nobody has to look away? @param {Table} table */
export const isOneSide = (table) => countSides(table, here(table)) < 2;
/** Are all people of the match, also those elsewhere, on one side? Then nobody is wronged if a ply is taken back. @param {Table} table */
export const isAlone = (table) => countSides(table, persons(table)) < 2;
/** Was the curtain lifted for the side of this seat? @param {Table} table @param {number} seat */
export const isLiftedFor = (table, seat) =>
  table.lifted !== null && sideOf(table, table.lifted) === sideOf(table, seat);
/** Must the curtain be lifted before this seat's side is shown? @param {Table} table @param {number} seat */
export const needsCurtain = (table, seat) => !isOneSide(table) && !isLiftedFor(table, seat);

/**
 * From which seat the table is shown. People of one side: from the seat to act if a person plays it, else from where it was
 * shown last. Several sides: only from the seat to act, once the curtain was lifted for its side.
 * @param {Table} table
 */
export function eyeOf(table) {
  const people = here(table);
  const seat = table.decision?.seat;
  if (!isOneSide(table)) return seat !== undefined && isLiftedFor(table, seat) ? seat : null;
  return people.find((each) => each === seat) ?? people.find((each) => each === table.eye) ?? people[0] ?? null;
}

/** The seat whose view every person at the table may read, or null for the onlooker's. @param {Table} table */
export const publicEye = (table) => (isOneSide(table) ? (here(table)[0] ?? null) : null);

/** Does somebody elsewhere wait for the link? The seat whose turn it is, or everybody once the match is over. @param {Table} table */
export function isAwaited(table) {
  const { decision, players, sent = 0, status, branch } = table;
  if (branch) return false;
  return decision === null ? players.some((player) => player.away) && status.ply > sent : isAway(table, decision.seat);
}

/** Has it gone out as it stands? @param {Table} table */
export const isSent = ({ sent = 0, status }) => sent > 0 && status.ply <= sent;
