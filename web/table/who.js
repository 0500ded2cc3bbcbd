// @ts-check
/** Who sits at the table: people here and elsewhere, bots; and whose view is shown. */

/** @typedef {import("./table.js").Table} Table */

/**
 * Is this seat played by a person? In a what-if the person plays their own seat, or all seats if bots don't answer.
 * @param {Table} table @param {number} seat
 */
export const isPerson = ({ whatif: { line }, match: { players } }, seat) =>
  line ? !line.auto || seat === line.seat : players[seat].level === undefined;

/**
 * Somebody else plays this seat from now on.
 * @param {Table} table @param {number} seat @param {import("../saved/store.js").Player} player
 */
export function setPlayer({ match }, seat, { level, away }) {
  Object.assign(match.players[seat], { level, away });
}

/** Is this seat played by a person elsewhere, by link? @param {Table} table @param {number} seat */
export const isAway = ({ whatif: { line }, match: { players } }, seat) =>
  !line && players[seat].level === undefined && players[seat].away === true;

/** The seats of the people at this device. @param {Table} table */
export const here = (table) => persons(table).filter((seat) => !isAway(table, seat));

/**
 * The seats of the people, also of those elsewhere. In a what-if: the seat of the person who tries it, or the seat to
 * act if the match is over and nothing is hidden.
 * @param {Table} table
 */
export const persons = ({ match, run, whatif: { line } }) =>
  line
    ? [line.seat ?? run.decision?.seat ?? 0]
    : match.players.flatMap((player, seat) => (player.level === undefined ? [seat] : []));

/**
 * The seat that makes a decision: the one that is asked, or another of its side to which the choice was handed.
 * @param {Table} table @param {import("./light.js").Decision} decision
 */
export const chooser = ({ run: { handed }, shown: { status } }, decision) =>
  handed?.ply === status.ply ? handed.seat : decision.seat;

/**
 * To whom the choice can be handed, where a whole side chooses together: everybody else of the side; or while somebody
 * elsewhere is awaited, the people here.
 * @param {Table} table @returns {number[]}
 */
export function helpers(table) {
  const { run, whatif, guide, match } = table;
  if (!run.decision?.common || whatif.line || guide.lesson) return [];
  const seat = chooser(table, run.decision);
  if (!isPerson(table, seat)) return [];
  const able = isAway(table, seat) ? here(table) : [...match.players.keys()];
  return able.filter((each) => each !== seat && sideOf(table, each) === sideOf(table, seat));
}

/**
 * The side of a seat: seats of one side win and lose together and see each other's hands.
 * @param {Table} table @param {number} seat
 */
export const sideOf = ({ shown: { status } }, seat) => status.sides[seat] ?? seat;

/** How many sides these seats are on. @param {Table} table @param {number[]} seats */
const countSides = (table, seats) => new Set(seats.map((seat) => sideOf(table, seat))).size;

/** Do people of several sides share this device? Also while one of them tries a what-if. @param {Table} table */
export const isShared = (table) =>
  countSides(
    table,
    table.match.players.flatMap(({ level, away }, seat) => (level === undefined && !away ? [seat] : [])),
  ) > 1;

/** Are all people at this device on one side, so that nothing has to be hidden between them? @param {Table} table */
export const isOneSide = (table) => countSides(table, here(table)) < 2;

/** Are all people of the match on one side, also those elsewhere? Then undo wrongs nobody. @param {Table} table */
export const isAlone = (table) => countSides(table, persons(table)) < 2;

/** Was the curtain lifted for the side of this seat? @param {Table} table @param {number} seat */
export const isLiftedFor = (table, seat) =>
  table.run.liftedBy !== null && sideOf(table, table.run.liftedBy) === sideOf(table, seat);

/** Must the curtain be lifted before this seat's view is shown? @param {Table} table @param {number} seat */
export const needsCurtain = (table, seat) => !isOneSide(table) && !isLiftedFor(table, seat);

/**
 * From which seat the table is shown. People of one side: from the seat to act if a person plays it, otherwise from the
 * seat shown last. Several sides: only from the seat to act, once the curtain was lifted for its side.
 * @param {Table} table
 */
export function eyeOf(table) {
  const people = here(table);
  const { decision } = table.run;
  const seat = decision ? chooser(table, decision) : undefined;
  if (!isOneSide(table)) return seat !== undefined && isLiftedFor(table, seat) ? seat : null;
  return people.find((each) => each === seat) ?? people.find((each) => each === table.shown.eye) ?? people[0] ?? null;
}

/** The seat whose view every person at the table may read, or null for the onlooker's. @param {Table} table */
export const publicEye = (table) => (isOneSide(table) ? (here(table)[0] ?? null) : null);

/**
 * Does a person elsewhere wait for the link? That is whose turn it is, or everybody once the match is over.
 * @param {Table} table
 */
export function isAwaited(table) {
  const { decision, sent = 0 } = table.run;
  if (table.whatif.line) return false;
  if (decision !== null) return isAway(table, chooser(table, decision));
  return table.match.players.some((player) => player.away) && table.shown.status.ply > sent;
}

/** Was the match sent as it stands now? @param {Table} table */
export const isSent = ({ run: { sent = 0 }, shown: { status } }) => sent > 0 && status.ply <= sent;
