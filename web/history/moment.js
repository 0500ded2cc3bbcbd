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
import { drawFresh } from "../table/table.js";
import { withTotals } from "../table/totals.js";
import { hideWhy } from "../table/why-popover.js";

/**
 * @typedef {import("../table/table.js").Table} Table
 * @typedef {number | null | "all"} Eye  whose view is shown: a seat's, the public one, or one without secrets
 * @typedef {object} Moment
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
 * @param {Moment} moment
 */
export function look(table, moment) {
  table.run.loop.abort();
  table.past.moment = moment;
  table.past.drawing ??= catchUp(table).finally(() => {
    table.past.drawing = undefined;
  });
  return table.past.drawing;
}

/** Draws the requested moment, again if another was requested meanwhile. @param {Table} table */
async function catchUp(table) {
  for (let drawn; table.past.moment && table.past.moment !== drawn; ) {
    const moment = (drawn = table.past.moment);
    const view = await table.match.client.ask("view", { seat: eyeOn(table), ply: moment.ply + 1 });
    const { log, totals } = table.shown;
    if (table.past.moment === moment)
      draw(table, moment, moment.ply === log.length - 1 ? withTotals(view, totals) : view);
  }
}

/** Draws the moment of the replay again, after a change of language. @param {Table} table */
export function redrawMoment(table) {
  if (table.shown.view !== undefined && table.past.moment?.kind === "replay")
    look(table, { ...table.past.moment, words: undefined });
}

/** Whose view of the past is shown. @param {Table} table @returns {Eye} */
export const eyeOn = ({ past: { moment }, shown: { eye } }) => (moment?.eye === undefined ? eye : moment.eye);

/** @param {Table} table @param {Moment} moment @param {any} view */
function draw(table, moment, view) {
  const { bar, play } = table.shown.regions;
  const far = Math.abs(moment.ply - (table.past.drawn?.ply ?? table.shown.log.length - 1));
  const isNear = far > 0 && far <= NEAR && !moment.still && table.past.drawn?.eye === moment.eye;
  table.past.drawn = moment;
  play.classList.remove("live");
  hideWhy();
  forgetHint(play);
  forgetTouched(play);
  dim(play);
  if (isNear) table.match.board?.draw(play, view);
  else drawStill(play, () => table.match.board?.draw(play, view));
  light(play, undefined, NONE, table.match.text);
  offer(bar, [], [], false, table.match.text);
  showPast(table);
}

/** Leaves the past; the caller draws the present. @param {Table} table */
export function forgetPast(table) {
  if (!table.past.moment) return;
  const { bar, story } = table.shown.regions;
  table.past.moment = table.past.drawn = undefined;
  drawFresh(table);
  set(/** @type {Element} */ (bar.parentElement), { "data-time": undefined });
  set(/** @type {Element} */ (bar.querySelector(".past")), { hidden: true });
  point(story, undefined);
}
