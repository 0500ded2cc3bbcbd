// @ts-check
/**
 * What-ifs: a line tried from any moment of the match. The engine holds it beside the match and re-deals everything its
 * player can't see. The match waits unchanged, and a line is never saved in its place.
 */

import { announce } from "../table/announce.js";
import { whyNoLine } from "../table/undo.js";
import { command } from "../match/commands.js";
import { remember } from "../match/run.js";
import { newId } from "../saved/store.js";
import { stop } from "./past-bar.js";
import { enterLine, forgetLine, keepLine, triedLines } from "./branches.js";
import { drawFresh } from "../table/table.js";
import { eyeOf } from "../table/who.js";

/** @typedef {import("../table/table.js").Table} Table @typedef {import("./branches.js").Line} Line */

/**
 * Starts a line.
 * @param {Table} table @param {number} ply  how many plies of the match it keeps @param {string[]} [actions]  its first
 */
export const tryLine = (table, ply, actions = []) =>
  command(table, async () => {
    if (whyNoLine(table) !== undefined) return;
    stop(table);
    const seat = table.run.decision === null ? null : eyeOf(table);
    const tried = await triedLines(table);
    const name = table.match.text.say("whatif.line", { number: tried.length + 1 });
    await enterLine(table, {
      id: newId(),
      name,
      ply,
      seat,
      sample: 0,
      actions,
      from: await table.match.client.ask("hash", { ply }),
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
    if (!table.whatif.line) return undefined;
    const { decision } = await table.match.client.ask("trunk");
    remember(table, table.whatif.trunk);
    forgetLine(table);
    drawFresh(table);
    announce(table.shown.regions.live, table.match.text.say("whatif.ended"));
    return decision;
  });

/**
 * Starts another line with the same plies and another deal of what its player can't see. If the plies don't fit that
 * deal, it starts without them.
 * @param {Table} table
 */
export const dealAnew = (table) =>
  command(table, async () => {
    const { line } = table.whatif;
    if (!line) return;
    const number = (await triedLines(table)).length + 1;
    const other = {
      ...line,
      id: newId(),
      sample: line.sample + 1,
      name: table.match.text.say("whatif.line", { number }),
      totals: undefined,
    };
    await enterLine(table, other).catch(() => enterLine(table, { ...other, actions: [] }));
    await keepLine(table);
  });

/** Do bots play the other seats? @param {Table} table @param {boolean} auto */
export const letOthersAnswer = (table, auto) =>
  command(table, async () => {
    if (table.whatif.line) table.whatif.line.auto = auto;
  });
