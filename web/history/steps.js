// @ts-check
/** Where one may stop on the way through a match: after every move that told something, every turn, every round. */

import { sentence } from "../table/log-lines.js";

/**
 * @typedef {import("../table/table.js").Table} Table
 * @typedef {import("../table/gesture.js").Entry} Entry
 * @typedef {object} Way
 * @property {number[]} stops  plies: -1 for the beginning, each that told something, and the last
 * @property {number[]} ends  of the stops those with which a turn ends
 * @property {{ply: number, title: string}[]} rounds  what the story has for chapters, with the ply they begin after
 */

/** @param {Entry[]} log @param {any[]} opening @param {import("../ui/text.js").Text} text @returns {Way} */
function wayThrough(log, opening, text) {
  const last = log.length - 1;
  const stops = [-1, ...log.filter(({ ply, events }) => events.length > 0 || ply === last).map(({ ply }) => ply)];
  const ends = stops.filter((ply, index) => ply >= 0 && log[ply].seat !== log[stops[index + 1]]?.seat);
  const rounds = [{ ply: -1, events: opening }, ...log].flatMap(({ ply, events }) =>
    events.filter(({ kind }) => text.has(`heading.${kind}`)).map((event) => ({ ply, title: sentence(event, text) })),
  );
  return { stops, ends, rounds };
}

/** The way through the match, worked out once for each of its lengths and eyes. @param {Table} table */
export function wayOf(table) {
  if (table.way?.log !== table.log) table.way = { log: table.log, ...wayThrough(table.log, table.opening, table.text) };
  return table.way;
}

/** The stop shown at a ply: the last one that isn't later. @param {Way} way @param {number} ply */
export const stopAt = ({ stops }, ply) => stops.findLastIndex((stop) => stop <= ply);

/** How many rounds have begun after a ply. @param {Way} way @param {number} ply */
export const roundAt = ({ rounds }, ply) => rounds.filter((round) => round.ply <= ply).length;

/**
 * Where each step leads from a ply; nowhere if that is where one is.
 * @param {Way} way
 * @param {number} ply
 * @returns {Record<"first" | "turnback" | "before" | "after" | "turnon" | "last", number | undefined>}
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
