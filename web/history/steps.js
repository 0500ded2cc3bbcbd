// @ts-check
/** The stops of a replay: every ply with log lines, the end of every turn, every round. */

import { sentence } from "../table/log-lines.js";

/**
 * @typedef {import("../table/table.js").Table} Table
 * @typedef {import("../table/gesture.js").Entry} Entry
 * @typedef {object} Path
 * @property {number[]} stops  plies: -1 for the start, each with log lines, and the last
 * @property {number[]} ends  the stops at which a turn ends
 * @property {{ply: number, title: string}[]} rounds  the headings of the log, each with the ply before it
 *
 * @typedef {"first" | "turnback" | "before" | "after" | "turnon" | "last"} Step
 */

/** @param {Entry[]} log @param {any[]} opening @param {import("../ui/text.js").Text} text @returns {Path} */
function pathThrough(log, opening, text) {
  const last = log.length - 1;
  const stops = [-1, ...log.filter(({ ply, events }) => events.length > 0 || ply === last).map(({ ply }) => ply)];
  const ends = stops.filter((ply, index) => ply >= 0 && log[ply].seat !== log[stops[index + 1]]?.seat);
  const rounds = [{ ply: -1, events: opening }, ...log].flatMap(({ ply, events }) =>
    events.filter(({ kind }) => text.has(`heading.${kind}`)).map((event) => ({ ply, title: sentence(event, text) })),
  );
  return { stops, ends, rounds };
}

/** The stops of the match on the table, cached until its log or the language changes. @param {Table} table */
export function pathOf({ match: { text }, shown: { log, opening }, past }) {
  const { language } = text;
  if (past.path?.log !== log || past.path.language !== language)
    past.path = { log, language, ...pathThrough(log, opening, text) };
  return past.path;
}

/** The index of the last stop up to a ply. @param {Path} path @param {number} ply */
export const stopAt = ({ stops }, ply) => stops.findLastIndex((stop) => stop <= ply);

/** How many rounds have begun at a ply. @param {Path} path @param {number} ply */
export const roundAt = ({ rounds }, ply) => rounds.filter((round) => round.ply <= ply).length;

/**
 * Where each step leads from a ply; undefined if nowhere.
 * @param {Path} path
 * @param {number} ply
 * @returns {Record<Step, number | undefined>}
 */
export function stepsFrom({ stops, ends }, ply) {
  const last = stops.at(-1) ?? -1;
  return {
    first: ply > -1 ? -1 : undefined,
    turnback: ends.findLast((end) => end < ply) ?? (ply > -1 ? -1 : undefined),
    before: stops.findLast((stop) => stop < ply),
    after: stops.find((stop) => stop > ply),
    turnon: ends.find((end) => end > ply),
    last: ply < last ? last : undefined,
  };
}
