// @ts-check
/**
 * Shows the table as it was after a ply, read-only. The match waits meanwhile and the engine stays at its position;
 * `settle` shows the present again.
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
 * @typedef {number | null | "all"} Eye  whose view is shown: a seat's, the public one, or one without secrets
 * @typedef {object} Time
 * @property {"replay" | "film"} kind
 * @property {number} ply  the last one done, -1 at the start
 * @property {Eye} [eye]  if not that of the table
 * @property {string} [words]  the text in the strip, if not the log lines of the ply
 * @property {boolean} [still]  drawn without animation and not announced to screen readers
 */

/** A jump over more plies than this is drawn without animation. */
const NEAR = 6;

/**
 * Shows the table after a ply. If calls come faster than the engine answers, only the last one is drawn.
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

/** Draws the requested moment, again if another was requested meanwhile. @param {Table} table */
async function follow(table) {
  for (let drawn; table.time && table.time !== drawn; ) {
    const time = (drawn = table.time);
    const view = await table.client.ask("view", { seat: eyeOn(table), ply: time.ply + 1 });
    if (table.time === time) draw(table, time, view);
  }
}

/** Draws the moment of the replay again, after a change of language. @param {Table} table */
export function lookAgain(table) {
  if (table.view !== undefined && table.time?.kind === "replay") look(table, { ...table.time, words: undefined });
}

/** Whose view of the past is shown. @param {Table} table @returns {Eye} */
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

/** Leaves the past; the caller draws the present. @param {Table} table */
export function forgetPast(table) {
  if (!table.time) return;
  const { bar, story } = table.regions;
  Object.assign(table, { time: undefined, shown: undefined, fresh: true });
  set(/** @type {Element} */ (bar.parentElement), { "data-time": undefined });
  set(/** @type {Element} */ (bar.querySelector(".past")), { hidden: true });
  point(story, undefined);
}
