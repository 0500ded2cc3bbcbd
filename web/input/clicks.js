// @ts-check
/** Handles input at the table: clicks, keys, and hovering or focusing an element that has a description. */

import { arrows } from "../table/roving.js";
import { asked, explain, reasonOf } from "./why-not.js";
import { note } from "../table/bar.js";
import { listenDrag } from "./drag.js";
import {
  choose,
  chooseInstead,
  comeBack,
  handOver,
  markSent,
  redo,
  restart,
  unchoose,
  undo,
} from "../match/commands.js";
import { hint } from "../match/hint.js";
import { finish, hurry } from "../match/loop.js";
import { film, refuseFilm } from "../history/film.js";
import { openForecast } from "../table/forecast.js";
import { shortcut } from "./keys.js";
import { meant } from "../table/light.js";
import { openReplay } from "../history/replay.js";
import { openShare } from "../share/share.js";
import { showNews } from "../table/painting.js";
import { leadFocus } from "../table/table.js";
import { openThoughts } from "../match/thoughts.js";
import { openBranches } from "../history/branches-dialog.js";
import { listenWhy } from "../table/why-popover.js";

/** @typedef {import("../table/table.js").Table} Table */
/** @typedef {(table: Table, event: any) => void} Handler */

/**
 * Listens to the events of the table. `current` returns the open table, if there is one.
 * @param {HTMLElement} root
 * @param {() => Table | undefined} current
 * @param {import("../ui/text.js").Text} text
 */
export function listen(root, current, text) {
  /** @param {EventTarget} target @param {string} kind @param {Handler} handle */
  const on = (target, kind, handle) =>
    target.addEventListener(kind, (event) => {
      const table = current();
      if (table) handle(table, event);
    });
  on(root, "click", click);
  on(root, "pointerdown", (table) => {
    leadFocus(table, false);
  });
  on(root, "keydown", press);
  on(root, "pointerover", (table, { pointerType, target }) => {
    if (pointerType === "mouse") describe(table, meant(target));
  });
  on(root, "focusin", (table, { target }) =>
    describe(table, target.matches(":focus-visible") ? meant(target) : undefined),
  );
  listenWhy(
    root,
    (target, unasked) => {
      const table = current();
      return table && asked(table, target, unasked);
    },
    text,
  );
  listenDrag(root);
  arrows(root);
  on(document, "keydown", shortcut);
}

/** @type {Handler} */
function click(table, event) {
  if (event.target.closest(".skip")) return skip(table, event);
  const tool = event.target.closest("[data-do]");
  if (tool) return use(table, tool);
  const element = meant(event.target);
  if (element) activate(table, element);
  else answerFor(table, event.target);
}

/** Enter or Space on an element of the table. @type {Handler} */
function press(table, event) {
  if (event.key !== "Enter" && event.key !== " ") return;
  const element = meant(event.target);
  leadFocus(table, element !== undefined || event.target.closest(".actions") !== null);
  if (event.target.matches("button, a, input, .said")) return; // the browser makes it a click
  if (element) activate(table, element);
  else answerFor(table, event.target);
  if (event.target.closest(".play [data-what]")) event.preventDefault();
}

/**
 * Chooses an element, takes it back, or explains why it can't be chosen.
 * @param {Table} table @param {Element} element
 */
function activate(table, element) {
  const act = /** @type {string} */ (element.getAttribute("data-act"));
  if (element.hasAttribute("data-untick")) unchoose(table, element);
  else if (element.classList.contains("lit")) choose(table, act, element);
  else if (element.hasAttribute("data-chosen")) unchoose(table, element);
  else if (element.classList.contains("instead")) chooseInstead(table, act, element);
  else explain(table, element);
}

/**
 * Explains an element that can't be used, if anything can be said of it.
 * @param {Table} table
 * @param {Element} target
 */
function answerFor(table, target) {
  const element = asked(table, target)?.element;
  if (element) explain(table, element);
}

/**
 * The skip link: focuses the first button of the bar, or the group of buttons if there is none; in the past the strip.
 * @type {Handler}
 */
function skip({ shown: { regions }, past }, event) {
  event.preventDefault();
  const wanted = past.moment ? [".past"] : [".choices .lit", ".actions"];
  const found = wanted.map((selector) => regions.bar.querySelector(selector)).find(Boolean);
  /** @type {HTMLElement} */ (found).focus();
}

/** @param {Table} table */
const scores = (table) => (table.run.decision === null && !table.whatif.line ? finish(table) : openForecast(table));
/** @param {Table} table */
export const share = (table) => openShare(table, (ply) => markSent(table, ply));
/** @param {Table} table */
const play = (table) => film(table, () => comeBack(table));
/** What the tools do, by `data-do`. @type {Record<string, (table: Table, tool: Element) => void>} */
const TOOLS = {
  hand: (table, tool) => handOver(table, Number(tool.getAttribute("data-seat"))),
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

/** @param {Table} table @param {Element} tool */
function use(table, tool) {
  if (tool.hasAttribute("data-why")) explain(table, tool);
  else TOOLS[/** @type {string} */ (tool.getAttribute("data-do"))](table, tool);
}

/**
 * Shows the description of the hovered or focused element in the bar; without one, shows the latest news again.
 * @param {Table} table @param {Element | undefined} element
 */
function describe(table, element) {
  if (table.shown.regions.bar.querySelector(".note.advice")) return;
  if (!element || element.closest(".bar")) return showNews(table);
  note(
    table.shown.regions.bar,
    { words: element.getAttribute("aria-label") ?? "", kind: "hint", rule: reasonOf(table, element)?.rule },
    table.match.text,
  );
}
