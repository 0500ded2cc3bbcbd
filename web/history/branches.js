// @ts-check
/** The what-ifs ("lines") of a match: put on the table in its place, and saved beside it. */

import { remember } from "../match/run.js";
import { drawFresh } from "../table/table.js";
import { setFilmOffer } from "./film.js";
import { announce } from "../table/announce.js";
import { keepTable } from "../saved/autosave.js";
import { tidyName } from "../ui/names.js";
import { keepMatch, keptMatch, newId } from "../saved/store.js";

/**
 * @typedef {import("../table/table.js").Table} Table
 * @typedef {object} Line
 * @property {string} id
 * @property {string} name
 * @property {number} ply  the number of plies it shares with the match
 * @property {number | null} seat  whose what-if it is; null once the match is over and nothing is hidden
 * @property {number} sample  the number of the deal of what this seat can't see
 * @property {string[]} actions  those after `ply`
 * @property {string} from  the hash of the position it branches off
 * @property {number[]} [totals]  the forecast at its end
 * @property {boolean} [auto]  do bots play the other seats?
 */

/**
 * @typedef {object} WhatIf  the state of what-ifs; only this folder writes it
 * @property {Line} [line]  the line on the table; undefined: the match
 * @property {Trunk} [trunk]  what the table remembers of the match meanwhile
 * @property {Line[]} [lines]  those of this match, once they are read
 *
 * @typedef {object} Trunk
 * @property {import("../match/run.js").SeenByPly} seen
 * @property {import("../table/table.js").News} news
 * @property {number[]} totals  the forecast
 */

/** The match is on the table, not a line. @param {Table} table */
export function forgetLine({ whatif }) {
  whatif.line = whatif.trunk = undefined;
}

/** Puts a line on the table, after saving the match. @param {Table} table @param {Line} line */
export async function enterLine(table, line) {
  const { client, text } = table.match;
  const { regions } = table.shown;
  let { trunk } = table.whatif;
  if (!table.whatif.line) {
    await keepTable(table, await client.ask("decision"));
    trunk = { seen: table.run.seen, news: table.shown.news, totals: totalsOf(await client.ask("forecast")) };
  }
  const { ply, seat, sample, actions } = line;
  await client.ask("branch", { ply, seat, sample, actions });
  Object.assign(table.whatif, { line, trunk });
  remember(table);
  drawFresh(table);
  setFilmOffer(table, false);
  announce(regions.live, text.say("whatif.began", { name: line.name }));
}

/** Saves the line and its forecast beside the match, after every ply. @param {Table} table */
export async function keepLine(table) {
  const { line } = table.whatif;
  const { client } = table.match;
  if (!line) return;
  const [record, forecast, tried] = await Promise.all([
    client.ask("record"),
    client.ask("forecast"),
    triedLines(table),
  ]);
  if (!record.branch) return;
  Object.assign(line, { actions: record.branch.actions, totals: totalsOf(forecast) });
  if (!tried.includes(line)) tried.push(line);
  await keepLines(table);
}

/** @param {Table} table @param {Line} line @param {string} name */
export async function nameLine(table, line, name) {
  line.name = tidyName(name) || line.name;
  if ((await triedLines(table)).includes(line)) await keepLines(table);
}

/** @param {Table} table @param {Line} line */
export async function dropLine(table, line) {
  table.whatif.lines = (await triedLines(table)).filter((each) => each !== line);
  await keepLines(table);
}

/** @param {Table} table */
const keepLines = (table) =>
  keepMatch({ id: table.match.id, branches: table.whatif.lines?.filter(({ actions }) => actions.length) });

/**
 * The lines of the match on the table, loaded when they are first needed.
 * @param {Table} table @returns {Promise<Line[]>}
 */
export async function triedLines(table) {
  const kept = table.whatif.lines ? [] : (await keptMatch(table.match.id))?.branches;
  return (table.whatif.lines ??= (Array.isArray(kept) ? kept : [])
    .filter(isLine)
    .map((line) => ({ ...line, name: tidyName(line.name) })));
}

/** Checks a line from the store. @param {any} line */
const isLine = (line) =>
  typeof line?.id === "string" &&
  Number.isInteger(line.ply) &&
  Number.isInteger(line.sample) &&
  typeof line.from === "string" &&
  (line.seat === null || Number.isInteger(line.seat)) &&
  Array.isArray(line.actions) &&
  line.actions.every((/** @type {unknown} */ action) => typeof action === "string") &&
  (line.totals === undefined || (Array.isArray(line.totals) && line.totals.every(Number.isFinite)));

/** The total of each seat in a forecast. @param {{seats: {total: number}[]}} forecast */
export const totalsOf = ({ seats }) => seats.map(({ total }) => total);

/** Takes over a what-if that was opened by a link and is in the engine already. @param {Table} table */
export async function adopt(table) {
  const { client, text } = table.match;
  const fork = table.whatif.line ? null : (await client.ask("status")).branch;
  if (!fork) return;
  const {
    branch: { actions },
  } = await client.ask("record");
  await client.ask("trunk");
  const from = await client.ask("hash", { ply: fork.ply });
  const name = text.say("whatif.line", { number: (await triedLines(table)).length + 1 });
  await enterLine(table, { id: newId(), name, ...fork, actions, from, auto: fork.seat !== null });
  await keepLine(table);
}
