// @ts-check
/** Adds replay, film and what-if to the table: their strips, their buttons, and clicks in the log. */

import { comeBack, undoToMoment } from "../match/commands.js";
import { note } from "../table/bar.js";
import { announce } from "../table/announce.js";
import { layOffer } from "./film.js";
import { layPast } from "./past-bar.js";
import { listenReplay, showMoment } from "./replay.js";
import { listenToLog } from "../table/log.js";
import { openBranches } from "./branches-dialog.js";
import { backToGame, dealAnew, letOthersAnswer, tryLine } from "./what-if.js";
import { layWhatif, listenWhatif } from "./what-if-bar.js";

/** Called whenever a table is laid out. @param {import("../table/table.js").Table} table */
export function layHistory(table) {
  const { regions, listening } = table.shown;
  const { bar, live } = regions;
  const { text } = table.match;
  bar.append(layWhatif(text), layPast(text));
  bar.after(layOffer(text));
  /** @param {string} words */
  const say = (words) => {
    note(bar, { words, kind: "advice" }, text);
    announce(live, words);
  };
  for (const kind of ["pointerdown", "keydown"])
    document.addEventListener(kind, hasten, { capture: true, passive: true, signal: listening.signal });
  listenWhatif(table, { anew: dealAnew, compare: openBranches, back: backToGame }, letOthersAnswer);
  listenReplay(table, {
    undo: () => undoToMoment(table),
    now: () => comeBack(table),
    line: () => tryLine(table, (table.past.moment?.ply ?? -1) + 1),
  });
  listenToLog(
    table,
    (ply, words) => {
      if (!table.run.commanded && table.past.moment?.kind !== "film") showMoment(table, ply, words);
    },
    say,
  );
}

/** Finishes all running animations: nobody who goes on has to wait for them. */
function hasten() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}
