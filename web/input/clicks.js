// @ts-check
/** What hands do at the table: clicks, keys, and resting on a thing that can say what it is. */

import { arrows } from "../table/roving.js";
import { asked, explain, reasonOf } from "./why-not.js";
import { note } from "../table/bar.js";
import { choose, chooseInstead, comeBack, finish, hurry, redo, restart, sent, unchoose, undo } from "../match/loop.js";
import { film, refuseFilm } from "../history/film.js";
import { openForecast } from "../table/forecast.js";
import { hint } from "../table/hint.js";
import { shortcut } from "./keys.js";
import { meant } from "../table/light.js";
import { openReplay } from "../history/replay.js";
import { openShare } from "../share/share.js";
import { showNews } from "../table/painting.js";
import { openThoughts } from "../match/thoughts.js";
import { openBranches } from "../history/branches-dialog.js";
import { listenWhy } from "../table/why-popover.js";

/** @typedef {import("../table/table.js").Table} Table */

/**
 * @param {HTMLElement} root
 * @param {() => Table | undefined} current  the table that is laid now
 * @param {import("../ui/text.js").Text} text
 */
export function listen(root, current, text) {
  const on = (kind, does) =>
    root.addEventListener(kind, (event) => {
      const table = current();
      if (table) does(table, event);
    });
  on("click", (table, event) => {
    if (event.target.closest(".skip")) return skip(table, event);
    const tool = event.target.closest("[data-do]");
    if (tool) return use(table, tool);
    const element = meant(event.target);
    if (element) activate(table, element);
    else answerFor(table, event.target);
  });
  on("pointerdown", (table) => {
    table.guide = false;
  });
  on("keydown", (table, event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    const element = meant(event.target);
    table.guide = element !== undefined || event.target.closest(".actions") !== null;
    if (event.target.matches("button, a, input, .said")) return;
    if (element) activate(table, element);
    else answerFor(table, event.target);
    if (event.target.closest(".play [data-what]")) event.preventDefault();
  });
  on("pointerover", (table, event) => {
    if (event.pointerType === "mouse") describe(table, meant(event.target));
  });
  on("focusin", (table, event) =>
    describe(table, event.target.matches(":focus-visible") ? meant(event.target) : undefined),
  );
  listenWhy(
    root,
    (target) => {
      const table = current();
      return table && asked(table, target);
    },
    text,
  );
  arrows(root);
  document.addEventListener("keydown", (event) => {
    const table = current();
    if (table) shortcut(table, event);
  });
}

/** A click, or Enter, on a thing of the table. */
function activate(table, element) {
  const act = element.getAttribute("data-act");
  if (element.hasAttribute("data-untick")) unchoose(table, element);
  else if (element.classList.contains("lit")) choose(table, act, element);
  else if (element.hasAttribute("data-chosen")) unchoose(table, element);
  else if (element.classList.contains("instead")) chooseInstead(table, act, element);
  else explain(table, element);
}

/** A tap on what can't be used, where something can be said of it. */
function answerFor(table, target) {
  const element = asked(table, target)?.element;
  if (element) explain(table, element);
}

/** Past all else to the first button, or to where they would be. */
function skip({ regions: { bar } }, event) {
  event.preventDefault();
  (bar.querySelector(".choices .lit") ?? bar.querySelector(".actions")).focus();
}

const scores = (table) => (table.decision === null && !table.branch ? finish(table) : openForecast(table));
/** @param {Table} table */
export const share = (table) => openShare(table, (ply) => sent(table, ply));
const play = (table) => film(table, () => comeBack(table));
const TOOLS = {
  hurry,
  undo,
  redo,
  restart,
  hint,
  share,
  send: share,
  film: play,
  replay: (table) => openReplay(table),
  whatif: openBranches,
  nofilm: refuseFilm,
  scores,
  deeper: openThoughts,
  dismiss: showNews,
};

/** A button of the bar. */
function use(table, tool) {
  if (tool.hasAttribute("data-why")) explain(table, tool);
  else TOOLS[tool.getAttribute("data-do")](table);
}

/** Resting on a thing tells what it would do, or why not; the note goes when the hand does. */
function describe(table, element) {
  if (table.regions.bar.querySelector(".note.advice")) return;
  if (!element || element.closest(".bar")) return showNews(table);
  note(
    table.regions.bar,
    { words: element.getAttribute("aria-label") ?? "", kind: "hint", rule: reasonOf(table, element)?.rule },
    table.text,
  );
}
