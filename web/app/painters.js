// @ts-check
/** The painters of the table, in the order in which they run. */

import { coach, unmarkTargets } from "../guide/lesson.js";
import { offerTip } from "../guide/tips.js";
import { offerFilm } from "../history/film.js";
import { showWhatif } from "../history/what-if-bar.js";
import { drawLog, scrollLog } from "../table/log.js";
import {
  clearMarks,
  drawBoard,
  lightChoices,
  reachChoices,
  restoreFocus,
  showContest,
  showCourse,
  showNews,
  showPrompt,
  showTools,
  sizeBoard,
} from "../table/painting.js";
import { makeRoom } from "../table/room.js";

/** @type {import("../table/painting.js").Painter[]} */
export const PAINTERS = [
  clearMarks,
  unmarkTargets,
  drawBoard,
  drawLog,
  lightChoices,
  sizeBoard,
  showPrompt,
  showNews,
  showCourse,
  showWhatif,
  showContest,
  showTools,
  offerFilm,
  makeRoom,
  scrollLog,
  restoreFocus,
  reachChoices,
  coach,
  offerTip,
];
