// @ts-check
/**
 * Looking back: the table as it stood after a line of the log, read-only. The course waits meanwhile, and nothing of the
 * present is touched: the engine stays where it is, and `settle` shows it again.
 */

import { el, set } from "./dom.js";
import { offer } from "./bar.js";
import { dim, light } from "./light.js";
import { NONE } from "./gesture.js";
import { forgetTouched } from "./touched.js";
import { forgetHint } from "./hint.js";
import { point } from "./story.js";
import { tale } from "./lines.js";
import { barrier } from "./back.js";
import { announce } from "./announce.js";

/**
 * @typedef {import("./table.js").Table} Table
 * @typedef {{kind: "moment" | "film", ply: number, words?: string}} Time  the ply that has just been done, -1 at the beginning; what is said of it
 */

/** So many plies away the table is another one: nothing travels. */
const NEAR = 6;

/** The strip that lies over the bar while one looks back. @param {import("./text.js").Text} text */
export function layPast(text) {
  const button = (name, label, kind = "plain") => el("button", { type: "button", class: `past-tool ${name} ${kind}`, "data-past": name,
    "aria-label": text.say(`moment.${name}`), title: text.say(`moment.${name}`) }, label);
  return el("section", { class: "past", hidden: true, tabindex: -1, "aria-label": text.say("moment.title") },
    el("div", { class: "past-words" },
      el("p", { class: "past-title" }, el("strong", {}, text.say("moment.title")), el("span", { class: "past-count" })),
      el("p", { class: "past-said" }),
      el("p", { class: "past-why" })),
    el("div", { class: "past-tools" },
      button("before", "◀"), button("pause", ""), button("after", "▶"), button("speed", ""),
      button("undo", text.say("moment.undo")),
      button("now", text.say("moment.now"), "primary")));
}

/** The table after a ply. @param {Table} table @param {number} ply @param {"moment" | "film"} [kind] @param {string} [words] */
export async function look(table, ply, kind = "moment", words) {
  const from = table.time?.ply ?? table.log.length - 1;
  table.course.abort();
  table.time = { kind, ply, words };
  const view = await table.client.ask("view", { seat: table.eye, ply: ply + 1 });
  if (table.time?.ply !== ply) return;
  const { bar, play } = table.regions;
  play.classList.remove("live");
  forgetHint(play);
  forgetTouched(play);
  dim(play);
  const far = Math.abs(ply - from) > NEAR || ply === from;
  if (far) stand(play, () => table.board?.draw(play, view));
  else table.board?.draw(play, view);
  light(play, undefined, NONE, table.text);
  offer(bar, [], false, table.text);
  showPast(table);
}

/** Draw at once, without movement. @param {HTMLElement} play @param {() => void} draw */
export function stand(play, draw) {
  play.dataset.still = "";
  draw();
  void play.offsetHeight;                 // the styles take hold before movement is allowed again
  delete play.dataset.still;
}

/** What is said of the moment shown, and what can be done there. @param {Table} table */
export function showPast(table) {
  const { regions: { bar, play, story, live, pill }, text, time, log } = table;
  if (!time) return;
  const past = /** @type {HTMLElement} */ (bar.querySelector(".past"));
  const part = (name) => /** @type {HTMLElement} */ (past.querySelector(`.${name}`));
  const film = time.kind === "film";
  const said = time.words ?? (time.ply < 0 ? text.say("moment.dealt") : tale(log[time.ply].events, text).map(({ sentence }) => sentence).join(" "));
  const why = barrier(table, time.ply + 1);
  const first = past.hidden;
  set(/** @type {Element} */ (bar.parentElement), { "data-time": time.kind });
  set(past, { hidden: false });
  set(part("past-title strong"), { text: text.say(film ? "film.title" : "moment.title") });
  set(part("past-said"), { text: said, title: said });
  set(part("past-why"), { text: why && !film ? text.say("moment.no_undo", { reason: why }) : "" });
  set(part("past-count"), { text: text.say("moment.count", { ply: time.ply + 1, plies: log.length }) });
  set(part("undo"), { hidden: film, "aria-disabled": why ? "true" : undefined });
  set(part("before"), { hidden: film, "aria-disabled": told(table, -1) === undefined ? "true" : undefined });
  set(part("after"), { hidden: film, "aria-disabled": told(table, 1) === undefined ? "true" : undefined });
  for (const name of ["pause", "speed"]) set(part(name), { hidden: !film });
  set(part("now"), { text: text.say(film ? "film.skip" : "moment.now"), "aria-label": undefined, title: undefined });
  set(pill, { hidden: true });
  set(/** @type {Element} */ (bar.parentElement?.querySelector(".film-offer")), { hidden: true });
  point(story, time.ply);
  announce(live, film ? said : text.say("moment.announce", { said }));
  if (first && !play.contains(document.activeElement)) past.focus({ preventScroll: true });
}

/** The next moment before or after the one shown at which something was told. @param {Table} table @param {1 | -1} way */
function told({ time, log }, way) {
  if (!time) return undefined;
  for (let ply = time.ply + way; ply >= 0 && ply < log.length; ply += way) if (log[ply].events.length) return ply;
  return way < 0 && time.ply >= 0 ? -1 : undefined;
}

/** @param {Table} table @param {1 | -1} way */
export function step(table, way) {
  const ply = told(table, way);
  if (ply !== undefined) look(table, ply);
}

/** The present is to be shown again: nothing stays of the past. @param {Table} table */
export function forgetPast(table) {
  if (!table.time) return;
  const { bar, story } = table.regions;
  table.time = undefined;
  table.fresh = true;
  set(/** @type {Element} */ (bar.parentElement), { "data-time": undefined });
  set(/** @type {Element} */ (bar.querySelector(".past")), { hidden: true });
  point(story, undefined);
}

/**
 * What the strip's buttons and the keys do while one looks back.
 * @param {Table} table
 * @param {{undo: () => void, now: () => void}} ways
 */
export function listenPast(table, { undo, now }) {
  const { bar, story } = table.regions;
  const past = /** @type {HTMLElement} */ (bar.querySelector(".past"));
  const ways = { before: () => step(table, -1), after: () => step(table, 1), undo, now };
  past.addEventListener("click", (event) => {
    const tool = /** @type {Element} */ (event.target).closest("[data-past]");
    if (table.time?.kind === "moment" && tool && !tool.hasAttribute("aria-disabled")) ways[tool.getAttribute("data-past") ?? ""]?.();
  });
  const keys = { Escape: now, ArrowLeft: ways.before, ArrowRight: ways.after, Home: () => look(table, -1), End: now };
  const onkey = (event) => {
    const inStory = story.contains(event.target);
    if (table.time?.kind !== "moment" || document.querySelector("dialog[open]") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!keys[event.key] || (event.key !== "Escape" && !past.contains(event.target) && event.target !== document.body)) return;
    if (inStory && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    keys[event.key]();
  };
  document.addEventListener("keydown", onkey, { capture: true, signal: table.listening.signal });
}
