// @ts-check
/** What history adds to the table: its strips and offers, the ways into the past that begin in the story; and the end of all movement at a touch. */

import { comeBack, undoToMoment } from "../match/loop.js";
import { note } from "../table/bar.js";
import { announce } from "../table/announce.js";
import { layOffer } from "./film.js";
import { layPast } from "./past-bar.js";
import { listenReplay, showMoment } from "./replay.js";
import { listenToLog } from "../table/log.js";
import { openBranches } from "./branches-dialog.js";
import { backToGame, dealAnew, letOthersAnswer, tryLine } from "./what-if.js";
import { layWhatif, listenWhatif } from "./what-if-bar.js";

/** Whenever a table is laid. @param {import("../table/table.js").Table} table */
export function layHistory(table) {
  table.listening.abort();
  table.listening = new AbortController();
  const {
    regions: { bar, live },
    text,
  } = table;
  bar.append(layWhatif(text), layPast(text));
  bar.after(layOffer(text));
  const say = (words) => {
    note(bar, { words, kind: "advice" }, text);
    announce(live, words);
  };
  for (const kind of ["pointerdown", "keydown"])
    document.addEventListener(kind, hasten, { capture: true, passive: true, signal: table.listening.signal });
  listenWhatif(table, { anew: dealAnew, compare: openBranches, back: backToGame }, letOthersAnswer);
  listenReplay(table, {
    undo: () => undoToMoment(table),
    now: () => comeBack(table),
    line: () => tryLine(table, (table.time?.ply ?? -1) + 1),
  });
  listenToLog(
    table,
    (ply, words) => {
      if (!table.commanded && table.time?.kind !== "film") showMoment(table, ply, words);
    },
    say,
  );
}

/** Whoever goes on needn't wait for what still moves. */
function hasten() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}
