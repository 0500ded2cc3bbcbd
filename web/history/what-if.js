// @ts-check
/**
 * What if: a line tried from any moment of the match, on a table of its own in the engine, with all dealt anew that the one
 * who tries it can't know. It is never the game: the match waits as it was, and no line is kept in its place.
 */

import { announce } from "../table/announce.js";
import { whyNoLine } from "../table/undo.js";
import { command } from "../match/loop.js";
import { thumbnailSoon } from "../saved/thumbnail.js";
import { newId } from "../saved/store.js";
import { stop } from "./past-bar.js";
import { enterLine, keepLine, triedLines } from "./branches.js";
import { eyeOf } from "../table/who.js";

/** @typedef {import("../table/table.js").Table} Table @typedef {import("./branches.js").Line} Line */

/** Try a line from a moment: so many moves are done. @param {Table} table @param {number} ply */
export const tryLine = (table, ply) =>
  command(table, async () => {
    if (whyNoLine(table) !== undefined) return;
    stop(table);
    const seat = table.decision === null ? null : eyeOf(table);
    const tried = await triedLines(table);
    const name = table.text.say("whatif.line", { number: tried.length + 1 });
    await enterLine(table, {
      id: newId(),
      name,
      ply,
      seat,
      sample: 0,
      actions: [],
      from: await table.client.ask("hash", { ply }),
      auto: seat !== null,
    });
  });

/** Take a line up again where it ended. @param {Table} table @param {Line} line */
export const goOn = (table, line) =>
  command(table, async () => {
    stop(table);
    await enterLine(table, line);
  });

/** Back to the game, which is exactly as it was. @param {Table} table */
export const backToGame = (table) =>
  command(table, async () => {
    if (!table.branch) return;
    const { decision } = await table.client.ask("trunk");
    const { seen = new Map(), news = { words: "" } } = table.trunk ?? {};
    Object.assign(table, { branch: undefined, trunk: undefined, seen, news, decision, fresh: true });
    announce(table.regions.live, table.text.say("whatif.ended"));
    thumbnailSoon(table);
  });

/** The same line with the unknown dealt anew: what was done is done again as far as it can be. It is another line. @param {Table} table */
export const dealAnew = (table) =>
  command(table, async () => {
    const { branch } = table;
    if (!branch) return;
    const number = (await triedLines(table)).length + 1;
    const other = {
      ...branch,
      id: newId(),
      sample: branch.sample + 1,
      name: table.text.say("whatif.line", { number }),
      totals: undefined,
    };
    await enterLine(table, other).catch(() => enterLine(table, { ...other, actions: [] }));
    await keepLine(table);
  });

/** @param {Table} table @param {boolean} auto */
export const letOthersAnswer = (table, auto) =>
  command(table, async () => {
    if (table.branch) table.branch.auto = auto;
  });
