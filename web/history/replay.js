// @ts-check
/**
 * The replay: step by step, automatic, or by the scrubber. A running match is shown as its viewer sees it; a finished
 * one from any seat or without secrets.
 */

import { pause } from "../ui/waiting.js";
import { openCurves } from "./curves.js";
import { eyeOn, look } from "./moment.js";
import { paceOf } from "./film.js";
import { stepsFrom, pathOf } from "./steps.js";
import { faster, partOf, showPast, showPlaying, stop } from "./past-bar.js";
import { learnDecision } from "../match/run.js";
import { show, showLogOf } from "../table/table.js";
import { adopt } from "./branches.js";

/** @typedef {import("../table/table.js").Table} Table @typedef {import("./steps.js").Step} Step */

/**
 * Opens the replay.
 * @param {Table} table
 * @param {number} [ply]  how many plies are done at the moment shown; all of them by default
 */
export async function openReplay(table, ply) {
  table.run.loop.abort();
  if (table.shown.view === undefined) {
    await adopt(table);
    await learnDecision(table);
    await show(table, false);
  }
  const { length } = table.shown.log;
  await showMoment(table, Math.min(ply ?? length, length) - 1);
}

/**
 * Shows a moment in the view chosen before. A finished match that nobody here played is shown without secrets.
 * @param {Table} table @param {number} ply @param {string} [words]
 */
export async function showMoment(table, ply, words) {
  stop(table);
  const open = table.run.decision === null && table.shown.eye === null && !table.past.moment;
  await look(table, { kind: "replay", ply, words, eye: open ? "all" : table.past.moment?.eye });
  if (open) await seeAs(table, "all");
}

/**
 * Goes to another moment of the replay.
 * @param {Table} table @param {number | undefined} ply @param {boolean} [still]
 */
export async function go(table, ply, still) {
  if (ply !== undefined) await look(table, { kind: "replay", ply, eye: table.past.moment?.eye, still });
}

/** Switches the view of the replay and of the log. @param {Table} table @param {import("./moment.js").Eye} eye */
async function seeAs(table, eye) {
  const { client } = table.match;
  const { moment } = table.past;
  if (!moment || table.run.decision !== null) return;
  const viewer = eye === "all" ? null : eye;
  if (moment.eye !== eye) await look(table, { ...moment, eye, words: undefined, still: true });
  const [log, opening] = await Promise.all([client.ask("log", { viewer }), client.ask("opening", { viewer })]);
  if (!table.past.moment || eyeOn(table) !== eye) return;
  showLogOf(table, { log, opening, eye: viewer });
  showPast(table);
}

/** Starts the automatic replay, or stops it. At the end it starts over. @param {Table} table */
async function play(table) {
  if (table.past.playing || !table.past.moment) return stop(table);
  const playing = (table.past.playing = new AbortController());
  const isOver = () => playing.signal.aborted || table.past.moment?.kind !== "replay";
  const next = () => stepsFrom(pathOf(table), table.past.moment?.ply ?? 0).after;
  if (next() === undefined) await go(table, -1);
  else showPlaying(table);
  for (let ply = next(); ply !== undefined && !isOver(); ply = next()) {
    await pause(paceOf(table), playing.signal);
    if (isOver()) break;
    await go(table, ply);
  }
  if (table.past.playing === playing) stop(table);
}

/**
 * Listens to the buttons of the strip, the scrubber and the keys.
 * @param {Table} table
 * @param {Record<string, () => void>} exits  `undo`, `now` and `line`: the buttons that leave the replay
 */
export function listenReplay(table, exits) {
  const { bar } = table.shown.regions;
  const { signal } = table.shown.listening;
  const past = /** @type {HTMLElement} */ (bar.querySelector(".past"));
  const scrub = /** @type {HTMLInputElement} */ (partOf(table, "past-scrub"));
  const eye = /** @type {HTMLSelectElement} */ (partOf(table, "past-eye select"));
  const isReplay = () => table.past.moment?.kind === "replay";
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
    return go(table, stepsFrom(pathOf(table), table.past.moment?.ply ?? 0)[/** @type {Step} */ (name)]);
  };
  past.addEventListener("click", (event) => {
    const tool = /** @type {Element} */ (event.target).closest("[data-past]:not([aria-disabled])");
    if (isReplay() && tool) does(tool.getAttribute("data-past") ?? "");
  });
  scrub.addEventListener("input", () => {
    stop(table);
    go(table, pathOf(table).stops[Number(scrub.value)], true);
  });
  eye.addEventListener("change", () => seeAs(table, eye.value === "all" ? "all" : Number(eye.value)));
  signal.addEventListener("abort", () => stop(table));
  const keydown = onKey((event) => (isReplay() ? stepOf(event, past) : undefined), does);
  document.addEventListener("keydown", keydown, { capture: true, signal });
}

/**
 * A listener for keys, unless a dialog or a menu is open. Explanations that the mouse opened only take Escape.
 * @param {(event: KeyboardEvent) => string | undefined} meaning
 * @param {(name: string) => void} does
 */
const onKey = (meaning, does) => (/** @type {KeyboardEvent} */ event) => {
  const opened = event.key === "Escape" ? "[popover]:popover-open" : "[popover=auto]:popover-open";
  if (event.defaultPrevented || document.querySelector(`dialog[open], ${opened}`)) return;
  const name = meaning(event);
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
