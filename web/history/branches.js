// @ts-check
/** The what-ifs ("lines") of a match: put on the table in its place, and saved beside it. */

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

/** Puts a line on the table, after saving the match. @param {Table} table @param {Line} line */
export async function enterLine(table, line) {
  const { client, text, regions } = table;
  if (!table.branch) {
    await keepTable(table, await client.ask("decision"));
    table.trunk = { seen: table.seen, news: table.news, totals: totalsOf(await client.ask("forecast")) };
  }
  const { ply, seat, sample, actions } = line;
  await client.ask("branch", { ply, seat, sample, actions });
  Object.assign(table, { branch: line, seen: new Map(), news: { words: "" }, fresh: true, offered: false });
  announce(regions.live, text.say("whatif.began", { name: line.name }));
}

/** Saves the line and its forecast beside the match, after every ply. @param {Table} table */
export async function keepLine(table) {
  const { branch, client } = table;
  if (!branch) return;
  const [record, forecast, tried] = await Promise.all([
    client.ask("record"),
    client.ask("forecast"),
    triedLines(table),
  ]);
  if (!record.branch) return;
  Object.assign(branch, { actions: record.branch.actions, totals: totalsOf(forecast) });
  if (!tried.includes(branch)) tried.push(branch);
  await keepLines(table);
}

/** @param {Table} table @param {Line} line @param {string} name */
export async function nameLine(table, line, name) {
  line.name = tidyName(name) || line.name;
  if ((await triedLines(table)).includes(line)) await keepLines(table);
}

/** @param {Table} table @param {Line} line */
export async function dropLine(table, line) {
  table.lines = (await triedLines(table)).filter((each) => each !== line);
  await keepLines(table);
}

/** @param {Table} table */
const keepLines = (table) =>
  keepMatch({ id: table.id, branches: table.lines?.filter(({ actions }) => actions.length) });

/**
 * The lines of the match on the table, loaded when they are first needed.
 * @param {Table} table @returns {Promise<Line[]>}
 */
export async function triedLines(table) {
  const kept = table.lines ? [] : (await keptMatch(table.id))?.branches;
  return (table.lines ??= (Array.isArray(kept) ? kept : [])
    .filter(isLine)
    .map((line) => ({ ...line, name: tidyName(line.name) })));
}

/** Checks a line from the store: it may come from a file. @param {any} line */
const isLine = (line) =>
  typeof line?.id === "string" &&
  Number.isInteger(line.ply) &&
  Number.isInteger(line.sample) &&
  typeof line.from === "string" &&
  (line.seat === null || Number.isInteger(line.seat)) &&
  Array.isArray(line.actions) &&
  line.actions.every((/** @type {unknown} */ action) => typeof action === "string") &&
  (line.totals === undefined || (Array.isArray(line.totals) && line.totals.every(Number.isFinite)));

/** @param {{total: number}[]} sheets */
export const totalsOf = (sheets) => sheets.map(({ total }) => total);

/** Takes over a what-if that was opened by a link and is in the engine already. @param {Table} table */
export async function adopt(table) {
  const { client, text, branch } = table;
  const fork = branch ? null : (await client.ask("status")).branch;
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
