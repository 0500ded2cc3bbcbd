// @ts-check
/**
 * Looking back: the table as it stood after a ply, read-only. The course waits meanwhile, and nothing of the present is
 * touched: the engine stays where it is, and `settle` shows it again.
 */

import { set } from "../ui/dom.js";
import { drawStill } from "../table/draw-still.js";
import { offer } from "../table/bar.js";
import { dim, light } from "../table/light.js";
import { NONE } from "../table/gesture.js";
import { forgetTouched } from "../table/touched.js";
import { forgetHint } from "../table/hint.js";
import { point } from "../table/log.js";
import { showPast } from "./past-bar.js";
import { hideWhy } from "../table/why-popover.js";

/**
 * @typedef {import("../table/table.js").Table} Table
 * @typedef {number | null | "all"} Eye  a seat, an onlooker, or one before whom everything lies open
 * @typedef {object} Time
 * @property {"replay" | "film"} kind
 * @property {number} ply  that has just been done, -1 at the beginning
 * @property {Eye} [eye]  whose side is shown, if not that of the table's eye
 * @property {string} [words]  what is said of it
 * @property {boolean} [still]  to be drawn without movement, and without a word to the screen reader
 */

/** So many plies away the table is another one: nothing travels. */
const NEAR = 6;

/**
 * The table after a ply. Of wishes that come faster than the engine answers only the last is carried out.
 * @param {Table} table
 * @param {Time} time
 */
export function look(table, time) {
  table.course.abort();
  table.time = time;
  table.looking ??= follow(table).finally(() => {
    table.looking = undefined;
  });
  return table.looking;
}

/** Draw the moment wished for, until it is the one that is shown. @param {Table} table */
async function follow(table) {
  for (let drawn; table.time && table.time !== drawn; ) {
    const time = (drawn = table.time);
    const view = await table.client.ask("view", { seat: eyeOn(table), ply: time.ply + 1 });
    if (table.time === time) draw(table, time, view);
  }
}

/** The moment of the replay drawn anew, for another language. @param {Table} table */
export function lookAgain(table) {
  if (table.view !== undefined && table.time?.kind === "replay") look(table, { ...table.time, words: undefined });
}

/** Whose side is shown of the past. @param {Table} table @returns {Eye} */
export const eyeOn = ({ time, eye }) => (time?.eye === undefined ? eye : time.eye);

/** @param {Table} table @param {Time} time @param {any} view */
function draw(table, time, view) {
  const { bar, play } = table.regions;
  const far = Math.abs(time.ply - (table.shown?.ply ?? table.log.length - 1));
  const isNear = far > 0 && far <= NEAR && !time.still && table.shown?.eye === time.eye;
  table.shown = time;
  play.classList.remove("live");
  hideWhy();
  forgetHint(play);
  forgetTouched(play);
  dim(play);
  if (isNear) table.board?.draw(play, view);
  else drawStill(play, () => table.board?.draw(play, view));
  light(play, undefined, NONE, table.text);
  offer(bar, [], false, table.text);
  showPast(table);
}

/** The present is to be shown again: nothing stays of the past. @param {Table} table */
export function forgetPast(table) {
  if (!table.time) return;
  const { bar, story } = table.regions;
  Object.assign(table, { time: undefined, shown: undefined, fresh: true });
  set(/** @type {Element} */ (bar.parentElement), { "data-time": undefined });
  set(/** @type {Element} */ (bar.querySelector(".past")), { hidden: true });
  point(story, undefined);
}
