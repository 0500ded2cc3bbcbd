// @ts-check
/**
 * The film: plays back what happened since the viewer's own last ply, as seen from that seat, with the log lines of
 * each ply. Any key or click ends it. With reduced motion it advances by clicks instead of by itself.
 */

import { el, set } from "../ui/dom.js";
import { isMoving } from "../ui/theme.js";
import { scenes } from "../table/unseen.js";
import { look } from "./moment.js";
import { faster, partOf, showPlaying, showSpeed } from "./past-bar.js";

/** @typedef {import("../table/table.js").Table} Table @typedef {{paused: boolean, wake: () => void}} Reel */

/** How long a ply is shown: a base, and more for each letter of its text, up to a maximum. In milliseconds. */
const BASE = 700,
  LETTER = 14,
  LONGEST = 4000;

/**
 * Plays the film.
 * @param {Table} table
 * @param {() => void} now  returns to the present
 */
export async function film(table, now) {
  const plies = scenes(table.shown);
  if (!plies.length) return;
  setFilmOffer(table, false);
  const over = new AbortController();
  const reel = { paused: !isMoving(), wake: () => {} };
  const isOver = () => over.signal.aborted || table.past.moment?.kind !== "film";
  const end = () => {
    over.abort();
    reel.wake();
  };
  /** @param {Event} event */
  const press = (event) => {
    const tool = toolOf(event);
    if (isIgnored(event, tool)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === "keydown" || (tool !== "speed" && tool !== "pause")) return end();
    if (tool === "speed") faster(table);
    else if (isMoving()) reel.paused = !reel.paused;
    label(table, reel);
    reel.wake();
  };
  for (const kind of ["click", "keydown"])
    document.addEventListener(kind, press, { capture: true, signal: over.signal });
  table.shown.listening.signal.addEventListener("abort", end);
  try {
    await look(table, { kind: "film", ply: plies[0] - 1 });
    for (const ply of plies) {
      if (isOver()) break;
      await look(table, { kind: "film", ply });
      label(table, reel);
      await shown(table, reel, isOver);
    }
  } finally {
    over.abort();
    if (table.past.moment?.kind === "film") now();
  }
}

/** The button of the strip that was clicked. @param {Event} event */
const toolOf = ({ target }) =>
  target instanceof Element ? target.closest("[data-past]")?.getAttribute("data-past") : null;

/**
 * Keys that don't end the film: modifiers, Tab, and those that press a button, for its click follows.
 * @param {Event} event @param {string | null | undefined} tool
 */
const isIgnored = (event, tool) =>
  event instanceof KeyboardEvent &&
  (["Shift", "Control", "Alt", "Meta", "Tab"].includes(event.key) || (tool && ["Enter", " "].includes(event.key)));

/** How long a ply is shown, in milliseconds. @param {Table} table */
export function paceOf(table) {
  const words = partOf(table, "past-said").textContent ?? "";
  return Math.min(LONGEST, BASE + LETTER * words.length) / table.past.speed;
}

/**
 * Waits while a ply is shown: for its moment, while the film is paused, or with reduced motion until a click.
 * @param {Table} table @param {Reel} reel @param {() => boolean} isOver
 */
async function shown(table, reel, isOver) {
  do {
    const rest = reel.paused ? undefined : paceOf(table);
    await new Promise((resolve) => {
      reel.wake = () => resolve(undefined);
      if (rest !== undefined) setTimeout(resolve, rest);
    });
  } while (reel.paused && isMoving() && !isOver());
}

/** Updates the buttons of the strip. @param {Table} table @param {Reel} reel */
function label(table, { paused }) {
  const still = !isMoving();
  showPlaying(table, still ? "film.on" : paused ? "film.play" : "film.pause", still || paused ? "play" : "pause");
  showSpeed(table);
  set(partOf(table, "speed"), { hidden: still });
}

/** The offer to show the film, below the bar. @param {import("../ui/text.js").Text} text */
export function layOffer(text) {
  return el(
    "div",
    { class: "film-offer", hidden: true },
    el("button", { type: "button", class: "primary", "data-do": "film" }),
    el("button", { type: "button", class: "plain", "data-do": "nofilm", "aria-label": text.say("film.no") }, "×"),
  );
}

/** Offers the film at the next drawing, or not. @param {Table} table @param {boolean} offered */
export function setFilmOffer(table, offered) {
  table.past.offersFilm = offered;
}

/** Dismisses the offer. @param {Table} table */
export function refuseFilm(table) {
  setFilmOffer(table, false);
  offerFilm(table);
}

/** Shows the offer if there is something to see. @param {Table} table */
export function offerFilm(table) {
  const count = table.past.offersFilm ? scenes(table.shown).length : 0;
  const offer = /** @type {HTMLElement} */ (table.shown.regions.bar.parentElement?.querySelector(".film-offer"));
  set(offer, { hidden: count === 0 || table.past.moment !== undefined || !table.shown.awaitsChoice });
  set(/** @type {Element} */ (offer.firstElementChild), { text: table.match.text.say("film.offer", { count }) });
}
