// @ts-check
/**
 * Going through the match again: step by step, by itself, or along the scrubber. While it goes on it is seen from the side
 * of the table's own eye; once it is over, from any side, or with all lying open.
 */

import { openCurves } from "./curves.js";
import { eyeOn, look } from "./moment.js";
import { paceOf } from "./film.js";
import { stepsFrom, wayOf } from "./steps.js";
import { drawLog } from "../table/log.js";
import { faster, partOf, showPast, showPlaying, stop } from "./past-bar.js";
import { show } from "../table/table.js";
import { adopt } from "./branches.js";

/** @typedef {import("../table/table.js").Table} Table */

/**
 * Open the replay.
 * @param {Table} table
 * @param {number} [ply]  so many moves are done at the moment shown; from the end, unless it is given
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

/** A moment of the past, from the side chosen before; where an onlooker sees a match that is over, all lies open. @param {Table} table @param {number} ply @param {string} [words] */
export async function showMoment(table, ply, words) {
  stop(table);
  const open = table.decision === null && table.eye === null && !table.time;
  await look(table, { kind: "replay", ply, words, eye: open ? "all" : table.time?.eye });
  if (open) await seeAs(table, "all");
}

/** To another moment of the replay. @param {Table} table @param {number | undefined} ply @param {boolean} [still] */
export async function go(table, ply, still) {
  if (ply !== undefined) await look(table, { kind: "replay", ply, eye: table.time?.eye, still });
}

/** The replay from another side; the story, too, is what that side was told. @param {Table} table @param {import("./moment.js").Eye} eye */
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

/** Play on from here to the end, or stop that. From the end it begins anew. @param {Table} table */
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

/** A moment is shown for its while. @param {Table} table @param {AbortSignal} signal */
function pause(table, signal) {
  return new Promise((resolve) => {
    const done = () => resolve(undefined);
    setTimeout(done, paceOf(table));
    signal.addEventListener("abort", done, { once: true });
  });
}

/**
 * What the strip's buttons, the scrubber and the keys do.
 * @param {Table} table
 * @param {{undo: () => void, now: () => void, line: () => void}} ways
 */
export function listenReplay(table, { undo, now, line }) {
  const {
    regions: { bar },
    listening: { signal },
  } = table;
  const past = /** @type {HTMLElement} */ (bar.querySelector(".past"));
  const scrub = /** @type {HTMLInputElement} */ (partOf(table, "past-scrub"));
  const eye = /** @type {HTMLSelectElement} */ (partOf(table, "past-eye select"));
  const isReplay = () => table.time?.kind === "replay";
  const step = (name) => {
    stop(table);
    go(table, stepsFrom(wayOf(table), table.time?.ply ?? 0)[name]);
  };
  const leave = (way) => () => {
    stop(table);
    way();
  };
  const ways = {
    pause: () => play(table),
    speed: () => faster(table),
    curves: () => openCurves(table),
    line: leave(line),
    undo: leave(undo),
    now: leave(now),
  };
  const does = (name) => (ways[name] ?? (() => step(name)))();
  past.addEventListener("click", (event) => {
    const tool = /** @type {Element} */ (event.target).closest("[data-past]");
    if (isReplay() && tool && !tool.hasAttribute("aria-disabled")) does(tool.getAttribute("data-past"));
  });
  scrub.addEventListener("input", () => {
    stop(table);
    go(table, wayOf(table).stops[Number(scrub.value)], true);
  });
  eye.addEventListener("change", () => seeAs(table, eye.value === "all" ? "all" : Number(eye.value)));
  signal.addEventListener("abort", () => stop(table));
  document.addEventListener(
    "keydown",
    (event) => {
      const name =
        isReplay() && !document.querySelector("dialog[open], [popover]:popover-open") ? stepOf(event, past) : undefined;
      if (!name) return;
      event.preventDefault();
      event.stopPropagation();
      does(name);
    },
    { capture: true, signal },
  );
}

const KEYS = { ArrowLeft: "before", ArrowRight: "after", Home: "first", End: "last", " ": "pause" };
const TURNS = { ArrowLeft: "turnback", ArrowRight: "turnon" };

/** What a key means in the replay: those of the board, the story and of a field at hand stay theirs. @param {KeyboardEvent} event @param {Element} past */
function stepOf({ key, target, shiftKey, ctrlKey, metaKey, altKey }, past) {
  const here = /** @type {Element} */ (target);
  if (ctrlKey || metaKey || altKey || here.matches("select")) return undefined;
  if (key === "Escape") return "now";
  if (here !== document.body && !past.contains(here)) return undefined;
  if (key === " " && here.matches("button")) return undefined;
  return (shiftKey ? TURNS : KEYS)[key];
}
