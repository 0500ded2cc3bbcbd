// @ts-check
/** Keyboard shortcuts of the table. Those of a single character can be switched off in the preferences. */

import { announce, answer } from "../table/announce.js";
import { go, stopOf, stops } from "../table/roving.js";
import { tellWay } from "./way-there.js";
import { explain, reasonOf } from "./why-not.js";
import { redo, undo } from "../match/commands.js";
import { settle } from "../match/loop.js";
import { lowerCurtain } from "../match/run.js";
import { openKeyList } from "./key-list.js";
import { toldIn } from "../table/log-lines.js";
import { openRules } from "../rulebook/panel.js";
import { preferences } from "../ui/preferences.js";
import { showNews } from "../table/painting.js";
import { leadFocus } from "../table/table.js";
import { TOOL_KEYS } from "../table/tools.js";
import { isShared } from "../table/who.js";
import { backToGame } from "../history/what-if.js";
import { hideWhy } from "../table/why-popover.js";
import { fit, zoomIn, zoomOut } from "../table/zoom.js";

/** @typedef {import("../table/table.js").Table} Table */

/** @typedef {(table: Table, event: KeyboardEvent) => void} Shortcut */

/** The keys of tools press their buttons. @type {Record<string, Shortcut>} */
const OF_TOOLS = Object.fromEntries(
  Object.entries(TOOL_KEYS).map(([name, key]) => [
    key.toLowerCase(),
    ({ shown }) => pressTool(shown.regions.bar, name),
  ]),
);

/** @param {HTMLElement} bar @param {string} name */
function pressTool(bar, name) {
  const tool = /** @type {HTMLElement} */ (bar.querySelector(`.tool.${name}`));
  if (!tool.hidden) tool.click();
}

/** Shortcuts of a single character. @type {Record<string, Shortcut>} */
const SINGLE = {
  ...OF_TOOLS,
  l: (table, { shiftKey }) => nextLit(table, shiftKey ? -1 : 1),
  w: (table) => explain(table, atHand(table)),
  g: (table) => void tellWay(table, atHand(table)),
  t: lastMove,
  r: (table) => void openRules(reasonOf(table, atHand(table))?.rule),
  h: hideHand,
  "?": ({ match: { text } }) => openKeyList(text),
  "+": ({ shown }) => zoomIn(shown.regions.play),
  "=": ({ shown }) => zoomIn(shown.regions.play),
  "-": ({ shown }) => zoomOut(shown.regions.play),
  0: ({ shown }) => fit(shown.regions.play),
};

/** @param {Table} table @param {KeyboardEvent} event */
export function shortcut(table, event) {
  const target = /** @type {Element} */ (event.target);
  if (
    event.defaultPrevented ||
    event.altKey ||
    document.querySelector("dialog[open], [popover=auto]:popover-open") ||
    target.closest?.("input, textarea, select, .rules")
  )
    return;
  const key = event.key.toLowerCase();
  if (key === "escape" ? !back(table) : !press(table, event, key)) return;
  event.preventDefault();
}

/** @param {Table} table @param {KeyboardEvent} event @param {string} key @returns {boolean} is the key a shortcut? */
function press(table, event, key) {
  const does =
    event.ctrlKey || event.metaKey
      ? withControl(key, event.shiftKey)
      : preferences().keys
        ? (SINGLE[key] ?? digit(key))
        : undefined;
  does?.(table, event);
  return does !== undefined;
}

/** @param {string} key @param {boolean} shift @returns {Shortcut | undefined} */
function withControl(key, shift) {
  if (key === "z" && !shift) return takeBack;
  return key === "y" || key === "z" ? goForward : undefined;
}

/**
 * Esc goes one level back: closes the popover, removes the note in the bar, or undoes the plies of the current gesture.
 * Returns false if there is nothing to go back from.
 * @param {Table} table @returns {boolean}
 */
function back(table) {
  if (hideWhy()) return true;
  if (table.shown.regions.bar.querySelector(".note.advice")) showNews(table);
  else if (table.shown.gesture.plies.length || table.shown.gesture.free.length) takeBack(table);
  else return false;
  return true;
}

/** Undo. If the focus is on the table, it moves on to the next choice. @param {Table} table */
function takeBack(table) {
  leadFocus(table, stopOf(document.activeElement) !== undefined);
  undo(table);
}

/** Redo, likewise. @param {Table} table */
function goForward(table) {
  leadFocus(table, stopOf(document.activeElement) !== undefined);
  redo(table);
}

/** A digit presses the button of the bar with this number. @param {string} key @returns {Shortcut | undefined} */
function digit(key) {
  if (!/^[1-9]$/.test(key)) return undefined;
  return (table) => {
    const choice = /** @type {HTMLElement | undefined} */ (
      table.shown.regions.bar.querySelectorAll(".choices .choice")[Number(key) - 1]
    );
    leadFocus(table, choice !== undefined);
    choice?.click();
  };
}

/** The focused element of the table, otherwise the hovered one. @param {Table} table */
const atHand = ({ shown }) =>
  stopOf(document.activeElement) ?? stopOf([...shown.regions.play.querySelectorAll(":hover")].at(-1) ?? null);

/** Focuses the next or previous element that may be chosen. @param {Table} table @param {1 | -1} way */
function nextLit({ shown: { regions }, match: { text } }, way) {
  const all = [
    ...stops(regions.play),
    .../** @type {NodeListOf<HTMLElement>} */ (regions.bar.querySelectorAll(".choices .choice")),
  ];
  const lit = all.filter((each) => each.matches(".lit"));
  if (!lit.length) return answer(regions, text.say("keys.no_target"));
  const here = all.findIndex((each) => each === document.activeElement || each.contains(document.activeElement));
  const next =
    way > 0
      ? (lit.find((each) => all.indexOf(each) > here) ?? lit[0])
      : (lit.findLast((each) => all.indexOf(each) < here) ?? lit.at(-1));
  if (next instanceof HTMLButtonElement) next.focus();
  else if (next) go(next);
}

/** Focuses the next element changed by the last move, and announces the last line of the log. @param {Table} table */
function lastMove({ shown: { regions, log }, match: { text } }) {
  const touched = stops(regions.play).filter(
    (each) => each.closest("[data-touched]") ?? each.querySelector("[data-touched]"),
  );
  const here = touched.indexOf(/** @type {import("../table/roving.js").Stop} */ (document.activeElement));
  if (touched.length) go(touched[(here + 1) % touched.length]);
  const last = log.findLast((entry) => entry.events.length);
  answer(regions, last ? toldIn(last.events, text) : text.say("log.empty"));
}

/** Shows the curtain again. @param {Table} table */
function hideHand(table) {
  const { regions } = table.shown;
  const { text } = table.match;
  if (!isShared(table) || table.run.liftedBy === null) return announce(regions.answers, text.say("keys.no_curtain"));
  lowerCurtain(table);
  if (table.whatif.line) backToGame(table);
  else settle(table);
}
