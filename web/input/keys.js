// @ts-check
/** Keys at the table. Those of one letter, digit or sign can be switched off; the list of them is a dialog. */

import { announce, answer } from "../table/announce.js";
import { go, stopOf, stops } from "../table/roving.js";
import { explain, reasonOf } from "./why-not.js";
import { finish, redo, settle, undo } from "../match/loop.js";
import { openForecast } from "../table/forecast.js";
import { openKeyList } from "./key-list.js";
import { tale } from "../table/log-lines.js";
import { openRules } from "../rulebook/panel.js";
import { preferences } from "../ui/preferences.js";
import { showNews } from "../table/painting.js";
import { isOneSide } from "../table/who.js";
import { backToGame } from "../history/what-if.js";
import { hideWhy } from "../table/why-popover.js";
import { fit, zoomIn, zoomOut } from "../table/zoom.js";

/** @typedef {import("../table/table.js").Table} Table */

/** @type {Record<string, (table: Table, event: KeyboardEvent) => void>} */
const SINGLE = {
  l: (table, { shiftKey }) => nextLit(table, shiftKey ? -1 : 1),
  w: (table) => explain(table, atHand(table)),
  t: lastMove,
  s: (table) => void (table.decision === null && !table.branch ? finish(table) : openForecast(table)),
  r: (table) => void openRules(reasonOf(table, atHand(table))?.rule),
  h: hideHand,
  "?": ({ text }) => openKeyList(text),
  "+": ({ regions: { play } }) => zoomIn(play),
  "=": ({ regions: { play } }) => zoomIn(play),
  "-": ({ regions: { play } }) => zoomOut(play),
  0: ({ regions: { play } }) => fit(play),
};

/** @param {Table} table @param {KeyboardEvent} event */
export function shortcut(table, event) {
  const target = /** @type {Element} */ (event.target);
  if (
    event.defaultPrevented ||
    event.altKey ||
    document.querySelector("dialog[open]") ||
    target.closest?.("input, textarea, select, .rules")
  )
    return;
  const key = event.key.toLowerCase();
  if (key === "escape" ? !back(table) : !press(table, event, key)) return;
  event.preventDefault();
}

/** @returns {boolean} was that a key of ours? */
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

/** @returns {((table: Table, event: KeyboardEvent) => void) | undefined} */
function withControl(key, shift) {
  if (key === "z" && !shift) return takeBack;
  return key === "y" || key === "z" ? redo : undefined;
}

/** One level back: the note beside a thing, the note in the bar, the half of a gesture or what else was just done and brought no luck. @param {Table} table @returns {boolean} */
function back(table) {
  if (hideWhy()) return true;
  if (table.regions.bar.querySelector(".note.advice")) showNews(table);
  else if (table.gesture.plies.length || table.gesture.free.length) takeBack(table);
  else return false;
  return true;
}

/** Undo; who was on the table is led to what may be chosen again. @param {Table} table */
function takeBack(table) {
  table.guide = stopOf(document.activeElement) !== undefined;
  undo(table);
}

/** The buttons of the bar, by their number. */
function digit(key) {
  if (!/^[1-9]$/.test(key)) return undefined;
  return (table) => {
    const choice = /** @type {HTMLElement | undefined} */ (
      table.regions.bar.querySelectorAll(".choices .choice")[Number(key) - 1]
    );
    table.guide = choice !== undefined;
    choice?.click();
  };
}

/** What the keyboard or else the mouse is at. @param {Table} table */
const atHand = ({ regions: { play } }) =>
  stopOf(document.activeElement) ?? stopOf([...play.querySelectorAll(":hover")].at(-1) ?? null);

/** @param {Table} table @param {1 | -1} way */
function nextLit({ regions, text }, way) {
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

/** To what was touched last, and again to the next of it; and the last line of the log. @param {Table} table */
function lastMove({ regions, log, text }) {
  const touched = stops(regions.play).filter(
    (each) => each.closest("[data-touched]") ?? each.querySelector("[data-touched]"),
  );
  const here = touched.indexOf(/** @type {import("../table/roving.js").Stop} */ (document.activeElement));
  if (touched.length) go(touched[(here + 1) % touched.length]);
  const last = log.findLast((entry) => entry.events.length);
  answer(
    regions,
    last
      ? tale(last.events, text)
          .map(({ sentence }) => sentence)
          .join(" ")
      : text.say("log.empty"),
  );
}

/** The curtain goes down again. @param {Table} table */
function hideHand(table) {
  const { regions, text } = table;
  if (isOneSide(table) || table.lifted === null) return announce(regions.answers, text.say("keys.no_curtain"));
  table.lifted = null;
  if (table.branch) backToGame(table);
  else settle(table);
}
