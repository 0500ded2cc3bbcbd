// @ts-check
/**
 * The replay: step by step, automatic, or by the scrubber. A running match is shown as its viewer sees it; a finished
 * one from any seat or without secrets.
 */

import { openCurves } from "./curves.js";
import { eyeOn, look } from "./moment.js";
import { paceOf } from "./film.js";
import { stepsFrom, wayOf } from "./steps.js";
import { drawLog } from "../table/log.js";
import { faster, partOf, showPast, showPlaying, stop } from "./past-bar.js";
import { show } from "../table/table.js";
import { adopt } from "./branches.js";

/** @typedef {import("../table/table.js").Table} Table @typedef {import("./steps.js").Step} Step */

/**
 * Opens the replay.
 * @param {Table} table
 * @param {number} [ply]  how many plies are done at the moment shown; all of them by default
 */
export async function openReplay(table, ply) {
  table.course.abort();
  if (table.view === undefined) {
    await adopt(table);
    table.decision = await table.client.ask("decision");
    await show(table, false);
  }
  const { length } = table.log;
  await showMoment(table, Math.min(ply ?? length, length) - 1);
}

/**
 * Shows a moment in the view chosen before. A finished match that nobody here played is shown without secrets.
 * @param {Table} table @param {number} ply @param {string} [words]
 */
export async function showMoment(table, ply, words) {
  stop(table);
  const open = table.decision === null && table.eye === null && !table.time;
  await look(table, { kind: "replay", ply, words, eye: open ? "all" : table.time?.eye });
  if (open) await seeAs(table, "all");
}

/**
 * Goes to another moment of the replay.
 * @param {Table} table @param {number | undefined} ply @param {boolean} [still]
 */
export async function go(table, ply, still) {
  if (ply !== undefined) await look(table, { kind: "replay", ply, eye: table.time?.eye, still });
}

/** Switches the view of the replay and of the log. @param {Table} table @param {import("./moment.js").Eye} eye */
async function seeAs(table, eye) {
  const { client, time } = table;
  if (!time || table.decision !== null) return;
  const viewer = eye === "all" ? null : eye;
  if (time.eye !== eye) await look(table, { ...time, eye, words: undefined, still: true });
  const [log, opening] = await Promise.all([client.ask("log", { viewer }), client.ask("opening", { viewer })]);
  if (!table.time || eyeOn(table) !== eye) return;
  Object.assign(table, { log, opening, eye: viewer });
  drawLog(table);
  showPast(table);
}

/** Starts the automatic replay, or stops it. At the end it starts over. @param {Table} table */
async function play(table) {
  if (table.playing || !table.time) return stop(table);
  const course = (table.playing = new AbortController());
  const isOver = () => course.signal.aborted || table.time?.kind !== "replay";
  const next = () => stepsFrom(wayOf(table), table.time?.ply ?? 0).after;
  if (next() === undefined) await go(table, -1);
  else showPlaying(table);
  for (let ply = next(); ply !== undefined && !isOver(); ply = next()) {
    await pause(table, course.signal);
    if (isOver()) break;
    await go(table, ply);
  }
  if (table.playing === course) stop(table);
}

/** Waits while a moment is shown. @param {Table} table @param {AbortSignal} signal */
function pause(table, signal) {
  return new Promise((resolve) => {
    const done = () => resolve(undefined);
    setTimeout(done, paceOf(table));
    signal.addEventListener("abort", done, { once: true });
  });
}

/**
 * Listens to the buttons of the strip, the scrubber and the keys.
 * @param {Table} table
 * @param {Record<string, () => void>} exits  `undo`, `now` and `line`: the buttons that leave the replay
 */
export function listenReplay(table, exits) {
  const {
    regions: { bar },
    listening: { signal },
  } = table;
  const past = /** @type {HTMLElement} */ (bar.querySelector(".past"));
  const scrub = /** @type {HTMLInputElement} */ (partOf(table, "past-scrub"));
  const eye = /** @type {HTMLSelectElement} */ (partOf(table, "past-eye select"));
  const isReplay = () => table.time?.kind === "replay";
  /** @type {Record<string, () => void>} */
  const ways = {
    pause: () => play(table),
    speed: () => faster(table),
    curves: () => openCurves(table),
  };
  /** @param {string} name */
  const does = (name) => {
    if (name in ways) return ways[name]();
    stop(table);
    if (name in exits) return exits[name]();
    return go(table, stepsFrom(wayOf(table), table.time?.ply ?? 0)[/** @type {Step} */ (name)]);
  };
  past.addEventListener("click", (event) => {
    const tool = /** @type {Element} */ (event.target).closest("[data-past]:not([aria-disabled])");
    if (isReplay() && tool) does(tool.getAttribute("data-past") ?? "");
  });
  scrub.addEventListener("input", () => {
    stop(table);
    go(table, wayOf(table).stops[Number(scrub.value)], true);
  });
  eye.addEventListener("change", () => seeAs(table, eye.value === "all" ? "all" : Number(eye.value)));
  signal.addEventListener("abort", () => stop(table));
  const keydown = onKey((event) => (isReplay() ? stepOf(event, past) : undefined), does);
  document.addEventListener("keydown", keydown, { capture: true, signal });
}

/**
 * A listener for keys, unless a dialog or a popover is open.
 * @param {(event: KeyboardEvent) => string | undefined} meaning
 * @param {(name: string) => void} does
 */
const onKey = (meaning, does) => (/** @type {KeyboardEvent} */ event) => {
  const name = document.querySelector("dialog[open], [popover]:popover-open") ? undefined : meaning(event);
  if (!name) return;
  event.preventDefault();
  event.stopPropagation();
  does(name);
};

/** @type {Record<string, string>} */
const KEYS = { ArrowLeft: "before", ArrowRight: "after", Home: "first", End: "last", " ": "pause" };
/** With Shift. @type {Record<string, string>} */
const TURNS = { ArrowLeft: "turnback", ArrowRight: "turnon" };

/**
 * What a key does in the replay. Keys pressed in the board, the log or a field keep their own meaning.
 * @param {KeyboardEvent} event @param {Element} past
 */
function stepOf({ key, target, shiftKey, ctrlKey, metaKey, altKey }, past) {
  const here = /** @type {Element} */ (target);
  if (ctrlKey || metaKey || altKey || here.matches("select")) return undefined;
  if (key === "Escape") return "now";
  if (here !== document.body && !past.contains(here)) return undefined;
  if (key === " " && here.matches("button")) return undefined;
  return (shiftKey ? TURNS : KEYS)[key];
}
