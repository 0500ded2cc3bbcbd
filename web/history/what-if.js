// @ts-check
/**
 * What-ifs: a line tried from any moment of the match. The engine holds it beside the match and re-deals everything its
 * player can't see. The match waits unchanged, and a line is never saved in its place.
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

/** Starts a line. @param {Table} table @param {number} ply  how many plies of the match it keeps */
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

/** Continues a line where it ended. @param {Table} table @param {Line} line */
export const goOn = (table, line) =>
  command(table, async () => {
    stop(table);
    await enterLine(table, line);
  });

/** Returns to the match. @param {Table} table */
export const backToGame = (table) =>
  command(table, async () => {
    if (!table.branch) return;
    const { decision } = await table.client.ask("trunk");
    const { seen = new Map(), news = { words: "" } } = table.trunk ?? {};
    Object.assign(table, { branch: undefined, trunk: undefined, seen, news, decision, fresh: true });
    announce(table.regions.live, table.text.say("whatif.ended"));
    thumbnailSoon(table);
  });

/**
 * Starts another line with the same plies and another deal of what its player can't see. If the plies don't fit that
 * deal, it starts without them.
 * @param {Table} table
 */
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

/** Do bots play the other seats? @param {Table} table @param {boolean} auto */
export const letOthersAnswer = (table, auto) =>
  command(table, async () => {
    if (table.branch) table.branch.auto = auto;
  });
