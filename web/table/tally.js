// @ts-check
/** The end of a match: the final totals on mats and track, counted up source by source. */

import { pause } from "../ui/waiting.js";
import { preferences } from "../ui/preferences.js";
import { isMoving } from "../ui/theme.js";
import { note } from "./bar.js";
import { drawStill } from "./draw-still.js";
import { totalsOf, withTotals } from "./totals.js";

/** How long the points of a source are shown, in milliseconds. */
const PACE = { slow: 1800, normal: 1100, fast: 600, instant: 0 };

/** The tables whose end was counted already. @type {WeakSet<import("./table.js").Table>} */
const counted = new WeakSet();

/** @typedef {import("./table.js").Table} Table @typedef {import("./score-sheet.js").Sheet} Sheet */

/**
 * Counts what the last ply brought, unless it was counted already or nothing may move; a click or a key ends that.
 * @param {Table} table @param {Sheet[]} before  the sheets before the last ply @param {Sheet[]} sheets
 * @param {boolean} isNew  has the match ended just now, before one's eyes?
 * @param {AbortSignal} signal
 */
export async function tally(table, before, sheets, isNew, signal) {
  const pace = PACE[/** @type {keyof typeof PACE} */ (preferences().speed)] ?? PACE.normal;
  if (isNew && pace && isMoving() && !counted.has(table)) await countUp(table, before, sheets, pace, signal);
  counted.add(table);
  if (!signal.aborted) drawStill(table.shown.regions.play, () => showTotals(table, totalsOf(sheets)));
}

/**
 * @param {Table} table
 * @param {Sheet[]} before
 * @param {Sheet[]} sheets
 * @param {number} pace
 * @param {AbortSignal} signal
 */
async function countUp(table, before, sheets, pace, signal) {
  const { text } = table.match;
  const totals = totalsOf(before);
  const skipped = new AbortController();
  for (const kind of ["pointerdown", "keydown"])
    addEventListener(kind, () => skipped.abort(), { signal: skipped.signal, capture: true });
  for (const [source, gains] of gainsBySource(before, sheets)) {
    if (signal.aborted || skipped.signal.aborted) break;
    for (const [seat, points] of gains.entries()) totals[seat] += points;
    showTotals(table, totals);
    const said = gains.flatMap((points, seat) =>
      points ? [text.say("sheet.gain", { seat, points: signed(points) })] : [],
    );
    const words = text.say("sheet.tally", { source: text.say(`category.${source}`), gains: said });
    note(table.shown.regions.bar, { words, kind: "news" }, text);
    await pause(pace, skipped.signal);
  }
  skipped.abort();
}

/** @param {number} points */
const signed = (points) => (points < 0 ? `−${-points}` : `+${points}`);

/**
 * The sources that brought somebody points, or took them, with those of each seat.
 * @param {Sheet[]} before
 * @param {Sheet[]} sheets
 */
const gainsBySource = (before, sheets) =>
  Object.keys(sheets[0])
    .filter((source) => source !== "total")
    .map(
      (source) =>
        /** @type {[string, number[]]} */ ([source, sheets.map((sheet, i) => sheet[source] - before[i][source])]),
    )
    .filter(([, gains]) => gains.some(Boolean));

/** Draws the board with these points. @param {Table} table @param {number[]} totals */
function showTotals({ match: { board }, shown }, totals) {
  shown.view = withTotals(shown.view, totals);
  board?.draw(shown.regions.play, shown.view);
}
