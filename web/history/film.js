// @ts-check
/**
 * What happened since the viewer's last own ply, played back from that seat's side: every ply that told something, one after
 * the other, with its words. Any key or click ends it. Where nothing may move it goes on by clicks instead of by itself.
 */

import { el, set } from "../ui/dom.js";
import { isMoving } from "../ui/theme.js";
import { scenes } from "../table/unseen.js";
import { look } from "./moment.js";
import { faster, partOf, showPlaying, showSpeed } from "./past-bar.js";

/** @typedef {import("../table/table.js").Table} Table */

/** How long a ply is shown before the next, and how much longer for each letter of its words, in milliseconds. */
const BASE = 700,
  LETTER = 14,
  LONGEST = 4000;

/**
 * Play it.
 * @param {Table} table
 * @param {() => void} now  shows the present again
 */
export async function film(table, now) {
  const plies = scenes(table);
  if (!plies.length) return;
  table.offered = false;
  const course = new AbortController();
  const reel = { paused: !isMoving(), wake: () => {} };
  const isOver = () => course.signal.aborted || table.time?.kind !== "film";
  const end = () => {
    course.abort();
    reel.wake();
  };
  const say = () => label(table, reel);
  const press = (event) => {
    const tool = event.target.closest?.("[data-past]")?.getAttribute("data-past");
    if (["Shift", "Control", "Alt", "Meta", "Tab"].includes(event.key)) return;
    if (tool && ["Enter", " "].includes(event.key)) return; // the click follows
    event.preventDefault();
    event.stopPropagation();
    if (event.type === "keydown") end();
    else if (tool === "speed") {
      faster(table);
      say();
      reel.wake();
    } else if (tool === "pause" && isMoving()) {
      reel.paused = !reel.paused;
      say();
      reel.wake();
    } else if (tool === "pause") reel.wake();
    else end();
  };
  for (const kind of ["click", "keydown"])
    document.addEventListener(kind, press, { capture: true, signal: course.signal });
  table.listening.signal.addEventListener("abort", end);
  try {
    await look(table, { kind: "film", ply: plies[0] - 1 });
    for (const ply of plies) {
      if (isOver()) break;
      await look(table, { kind: "film", ply });
      say();
      await shown(table, reel, isOver);
    }
  } finally {
    course.abort();
    if (table.time?.kind === "film") now();
  }
}

/** How long a ply is shown, by its words. @param {Table} table */
export function paceOf(table) {
  const words = partOf(table, "past-said").textContent ?? "";
  return Math.min(LONGEST, BASE + LETTER * words.length) / table.speed;
}

/** A ply is shown for its while; longer while the film is paused, or until a click where nothing moves by itself. */
async function shown(table, reel, isOver) {
  do {
    const rest = reel.paused ? undefined : paceOf(table);
    await new Promise((resolve) => {
      reel.wake = () => resolve(undefined);
      if (rest !== undefined) setTimeout(resolve, rest);
    });
  } while (reel.paused && isMoving() && !isOver());
}

function label(table, { paused }) {
  const still = !isMoving();
  showPlaying(table, still ? "film.on" : paused ? "film.play" : "film.pause", still || paused ? "play" : "pause");
  showSpeed(table);
  set(partOf(table, "speed"), { hidden: still });
}

/** Beneath the bar, after a curtain: the offer to see it. @param {import("../ui/text.js").Text} text */
export function layOffer(text) {
  return el(
    "div",
    { class: "film-offer", hidden: true },
    el("button", { type: "button", class: "primary", "data-do": "film" }),
    el("button", { type: "button", class: "plain", "data-do": "nofilm", "aria-label": text.say("film.no") }, "×"),
  );
}

/** No film, thank you. @param {Table} table */
export function refuseFilm(table) {
  table.offered = false;
  offerFilm(table);
}

/** @param {Table} table */
export function offerFilm(table) {
  const count = table.offered ? scenes(table).length : 0;
  const offer = /** @type {HTMLElement} */ (table.regions.bar.parentElement?.querySelector(".film-offer"));
  set(offer, { hidden: count === 0 || table.time !== undefined || !table.live });
  set(/** @type {Element} */ (offer.firstElementChild), { text: table.text.say("film.offer", { count }) });
}
