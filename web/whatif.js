// @ts-check
/**
 * What if: a line tried from any moment of the match, on a table of its own in the engine, with all dealt anew that the one
 * who tries it can't know. It is never the game: the match waits as it was, and no line is kept in its place.
 */

import { announce } from "./announce.js";
import { command } from "./course.js";
import { keepTable } from "./keep.js";
import { tidyName } from "./names.js";
import { stop } from "./replay.js";
import { sketchSoon } from "./sketch.js";
import { keepMatch, keptMatch, newId } from "./store.js";
import { here } from "./table.js";

/**
 * @typedef {import("./table.js").Table} Table
 * @typedef {object} Line
 * @property {string} id
 * @property {string} name
 * @property {number} ply  so many moves it has in common with the match
 * @property {number | null} seat  who tries it; nobody when the match is over and all lies open
 * @property {number} sample  which deal of the unknown
 * @property {string[]} actions  its own
 * @property {string} from  the hash of the position it leaves the match from
 * @property {number[]} [totals]  the forecast at its end
 * @property {boolean} [auto]  do the others answer by themselves?
 */

/** Why no line may be tried, in words; undefined if one may. @param {Table} table @returns {string | undefined} */
export function whyNoLine(table) {
  const { text, lesson, branch, decision, lifted, follows } = table;
  if (lesson) return text.say("guide.no_hint");
  if (branch) return text.say("whatif.already");
  if (follows) return text.say("tabs.follows");
  const people = here(table);
  if (decision === null || people.length === 1) return undefined;
  return lifted !== null && decision.seat === lifted ? undefined : text.say(people.length ? "whatif.curtain" : "whatif.bots");
}

/** Try a line from a moment: so many moves are done. @param {Table} table @param {number} ply */
export const tryLine = (table, ply) => command(table, async () => {
  if (whyNoLine(table) !== undefined) return;
  stop(table);
  const people = here(table);
  const seat = table.decision === null ? null : people.length === 1 ? people[0] : table.lifted;
  const tried = await triedLines(table);
  const name = table.text.say("whatif.line", { number: tried.length + 1 });
  await enter(table, { id: newId(), name, ply, seat, sample: 0, actions: [], from: await table.client.ask("hash", { ply }), auto: seat !== null });
});

/** Take a line up again where it ended. @param {Table} table @param {Line} line */
export const goOn = (table, line) => command(table, async () => {
  stop(table);
  await enter(table, line);
});

/** Put a line on the table; the match is kept as it stands before. @param {Table} table @param {Line} line */
async function enter(table, line) {
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

/** Back to the game, which is exactly as it was. @param {Table} table */
export const backToGame = (table) => command(table, async () => {
  if (!table.branch) return;
  const { decision } = await table.client.ask("trunk");
  const { seen = new Map(), news = { words: "" } } = table.trunk ?? {};
  Object.assign(table, { branch: undefined, trunk: undefined, seen, news, decision, fresh: true });
  announce(table.regions.live, table.text.say("whatif.ended"));
  sketchSoon(table);
});

/** The same line with the unknown dealt anew: what was done is done again as far as it can be. It is another line. @param {Table} table */
export const dealAnew = (table) => command(table, async () => {
  const { branch } = table;
  if (!branch) return;
  const number = (await triedLines(table)).length + 1;
  const other = { ...branch, id: newId(), sample: branch.sample + 1, name: table.text.say("whatif.line", { number }), totals: undefined };
  await enter(table, other).catch(() => enter(table, { ...other, actions: [] }));
  await keepLine(table);
});

/** @param {Table} table @param {boolean} auto */
export const letOthersAnswer = (table, auto) => command(table, async () => {
  if (table.branch) table.branch.auto = auto;
});

/** After every ply of a line: it is kept beside the match, with what it leads to. @param {Table} table */
export async function keepLine(table) {
  const { branch, client } = table;
  if (!branch) return;
  const [record, forecast, tried] = await Promise.all([client.ask("record"), client.ask("forecast"), triedLines(table)]);
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

const keepLines = (table) => keepMatch({ id: table.id, branches: table.lines.filter(({ actions }) => actions.length) });

/** The lines tried of this match. @param {Table} table @returns {Promise<Line[]>} */
export async function triedLines(table) {
  const kept = table.lines ? [] : (await keptMatch(table.id))?.branches;
  return table.lines ??= (Array.isArray(kept) ? kept : []).filter(isLine).map((line) => ({ ...line, name: tidyName(line.name) }));
}

/** What comes from the store, or from a file, is believed only so far. */
const isLine = (line) => typeof line?.id === "string" && Number.isInteger(line.ply) && Number.isInteger(line.sample) && typeof line.from === "string"
  && (line.seat === null || Number.isInteger(line.seat)) && Array.isArray(line.actions) && line.actions.every((action) => typeof action === "string")
  && (line.totals === undefined || Array.isArray(line.totals) && line.totals.every(Number.isFinite));

/** @param {{total: number}[]} sheets */
export const totalsOf = (sheets) => sheets.map(({ total }) => total);

/** A what-if that the engine has on the table already: somebody's link. @param {Table} table */
export async function adopt(table) {
  const { client, text, branch } = table;
  const fork = branch ? null : (await client.ask("status")).branch;
  if (!fork) return;
  const { branch: { actions } } = await client.ask("record");
  await client.ask("trunk");
  const from = await client.ask("hash", { ply: fork.ply });
  const name = text.say("whatif.line", { number: (await triedLines(table)).length + 1 });
  await enter(table, { id: newId(), name, ...fork, actions, from, auto: fork.seat !== null });
  await keepLine(table);
}
