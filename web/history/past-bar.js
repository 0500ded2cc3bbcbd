// @ts-check
/**
 * The strip that covers the bar in replay and film: the text of the moment, step buttons, the scrubber and the
 * choice of view.
 */

import { el, keyed, set, svg } from "../ui/dom.js";
import { announce } from "../table/announce.js";
import { barrier, whyNoLine } from "../table/undo.js";
import { toldIn } from "../table/log-lines.js";
import { roundAt, stepsFrom, stopAt, pathOf } from "./steps.js";
import { drawLog, point } from "../table/log.js";
import { persons } from "../table/who.js";

/** @typedef {import("../table/table.js").Table} Table @typedef {import("./moment.js").Moment} Moment */

const SPEEDS = [0.5, 1, 2, 4];
const STEPS = ["first", "turnback", "before", "pause", "after", "turnon", "last"];

/** Icons as SVG paths, 24 by 24. @type {Record<string, string>} */
const SIGNS = {
  first: "M6 5v14M19 5l-9 7 9 7z",
  turnback: "M12 6l-8 6 8 6zM20 6l-8 6 8 6z",
  before: "M16 5l-9 7 9 7z",
  after: "M8 5l9 7-9 7z",
  turnon: "M12 6l8 6-8 6zM4 6l8 6-8 6z",
  last: "M18 5v14M5 5l9 7-9 7z",
  play: "M7 4l12 8-12 8z",
  pause: "M8 5v14M16 5v14",
  again: "M19 12a7 7 0 1 1-2.500-5.400M17 2v5h-5",
  curves: "M4 4v16h16M7 15l4-5 3 3 5-7",
};

/** @param {string} name */
const sign = (name) =>
  svg("svg", { class: "sign", viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: SIGNS[name] }));

/** @param {import("../ui/text.js").Text} text */
export function layPast(text) {
  /** @param {string} name @param {Node | string} content */
  const button = (name, content, kind = "plain") =>
    el("button", { type: "button", class: `past-tool ${name} ${kind}`, "data-past": name }, content);
  /** @param {string} name */
  const signed = (name) => {
    const tool = button(name, sign(name));
    set(tool, words(text.say(`moment.${name}`)));
    return tool;
  };
  return el(
    "section",
    { class: "past", hidden: true, tabindex: -1, "aria-label": text.say("moment.title") },
    layWords(text),
    el(
      "div",
      { class: "past-tools" },
      el(
        "div",
        { class: "past-steps", role: "group", "aria-label": text.say("moment.steps") },
        ...STEPS.map(signed),
        button("speed", ""),
      ),
      layTrack(text),
      el("label", { class: "past-eye" }, el("span", {}, text.say("moment.eye")), el("select", {})),
      el(
        "div",
        { class: "past-ways" },
        signed("curves"),
        button("line", text.say("whatif.try")),
        button("undo", text.say("moment.undo")),
        button("now", text.say("moment.now"), "primary"),
      ),
    ),
  );
}

/** @param {import("../ui/text.js").Text} text */
const layWords = (text) =>
  el(
    "div",
    { class: "past-words" },
    el("h1", { class: "past-title" }, el("strong", {}, text.say("moment.title")), el("span", { class: "past-count" })),
    el("p", { class: "past-line" }, el("span", { class: "past-said" }), el("span", { class: "past-why" })),
  );

/** @param {import("../ui/text.js").Text} text */
const layTrack = (text) =>
  el(
    "div",
    { class: "past-track" },
    el(
      "div",
      { class: "past-marks", "aria-hidden": "true" },
      el("div", { class: "past-turns" }),
      el("div", { class: "past-rounds" }),
    ),
    el("input", { type: "range", class: "past-scrub", min: 0, max: 0, "aria-label": text.say("moment.scrub") }),
  );

/** The attributes that name a button. @param {string} said */
const words = (said) => ({ "aria-label": said, title: said });

/** An element of the strip, by its class. @param {Table} table @param {string} name */
export const partOf = ({ shown }, name) =>
  /** @type {HTMLElement} */ (shown.regions.bar.querySelector(`.past .${name}`));

/** Updates the strip for the moment shown. @param {Table} table */
export function showPast(table) {
  const { regions } = table.shown;
  const { moment } = table.past;
  if (!moment) return;
  const past = /** @type {HTMLElement} */ (regions.bar.querySelector(".past"));
  const root = /** @type {Element} */ (regions.bar.parentElement);
  const film = moment.kind === "film";
  const said = moment.words ?? saidAt(table, moment.ply);
  const first = past.hidden;
  set(root, { "data-time": moment.kind });
  set(past, { hidden: false });
  showWords(table, moment, said);
  showExits(table, moment);
  showSteps(table);
  showTrack(table);
  showEyes(table);
  set(regions.pill, { hidden: true });
  set(/** @type {Element} */ (root.querySelector(".film-offer")), { hidden: true });
  if (first) drawLog(table);
  else point(regions.story, moment.ply);
  const { text } = table.match;
  if (!moment.still) announce(regions.live, film ? said : text.say("moment.announce", { said }));
  if (first && !regions.play.contains(document.activeElement)) past.focus({ preventScroll: true });
}

/** @param {Table} table @param {Moment} moment @param {string} said */
function showWords(table, { kind, ply }, said) {
  const { text } = table.match;
  const title = kind === "film" ? "film.title" : table.whatif.line ? "whatif.past" : "moment.title";
  set(partOf(table, "past-title strong"), { text: text.say(title) });
  set(partOf(table, "past-count"), {
    text: text.say("moment.count", { ply: ply + 1, plies: table.shown.log.length }),
  });
  set(partOf(table, "past-said"), { text: said, title: said });
}

/**
 * The buttons that leave the replay, and why one can't go back to this moment.
 * @param {Table} table @param {Moment} moment
 */
function showExits(table, { kind, ply }) {
  const { text } = table.match;
  const film = kind === "film";
  const nobody = !persons(table).length;
  const why = film || nobody ? undefined : barrier(table, ply + 1);
  const noLine = whyNoLine(table);
  const now = film ? "film.skip" : table.run.decision === null ? "moment.leave" : "moment.now";
  set(partOf(table, "past-why"), { text: why ? text.say("moment.no_undo", { reason: why }) : "" });
  set(partOf(table, "undo"), { hidden: film || nobody, "aria-disabled": why ? "true" : undefined });
  set(partOf(table, "line"), {
    hidden: film || table.guide.lesson || table.whatif.line,
    "aria-disabled": noLine ? "true" : undefined,
    title: noLine ?? text.say("whatif.try.about"),
  });
  set(partOf(table, "now"), { text: text.say(now) });
  set(partOf(table, "curves"), { hidden: film });
}

/** The log lines of a ply, or of the last one before it that has any. @param {Table} table @param {number} ply */
function saidAt({ shown: { log }, match: { text } }, ply) {
  const told = log.slice(0, ply + 1).findLast(({ events }) => events.length);
  return told ? toldIn(told.events, text) : text.say("moment.dealt");
}

/** @param {Table} table */
function showSteps(table) {
  const { moment } = table.past;
  if (!moment) return;
  const film = moment.kind === "film";
  for (const [name, ply] of Object.entries(stepsFrom(pathOf(table), moment.ply))) {
    set(partOf(table, name), { hidden: film, "aria-disabled": ply === undefined ? "true" : undefined });
  }
  if (film) return;
  showSpeed(table);
  showPlaying(table);
}

/** Switches to the next speed, after the fastest to the slowest. @param {Table} table */
export function faster(table) {
  table.past.speed = SPEEDS[(SPEEDS.indexOf(table.past.speed) + 1) % SPEEDS.length];
  showSpeed(table);
}

/** @param {Table} table */
export function showSpeed(table) {
  const { text } = table.match;
  const { speed } = table.past;
  set(partOf(table, "speed"), {
    text: text.say("film.times", { speed }),
    hidden: false,
    ...words(text.say("film.speed", { speed })),
  });
}

/**
 * Updates the play button.
 * @param {Table} table @param {string} [name]  of its text @param {string} [drawing]  of its icon
 */
export function showPlaying(table, name, drawing) {
  const { playing, moment } = table.past;
  const { text } = table.match;
  const atEnd = moment && stepsFrom(pathOf(table), moment.ply).after === undefined;
  const does = playing ? "pause" : atEnd ? "again" : "play";
  set(partOf(table, "pause"), words(text.say(name ?? `moment.${does}`)));
  set(partOf(table, "pause path"), { d: SIGNS[drawing ?? does] });
}

/** Stops the automatic replay. @param {Table} table */
export function stop(table) {
  table.past.playing?.abort();
  table.past.playing = undefined;
  if (table.past.moment?.kind === "replay") showPlaying(table);
}

/** @param {Table} table */
function showTrack(table) {
  const { moment } = table.past;
  const { text } = table.match;
  const { log } = table.shown;
  if (!moment) return;
  const path = pathOf(table);
  const most = path.stops.length - 1;
  const scrub = /** @type {HTMLInputElement} */ (partOf(table, "past-scrub"));
  const at = Math.max(0, stopAt(path, moment.ply));
  const seat = log[path.stops[at]]?.seat;
  const round = roundAt(path, moment.ply);
  const key = seat === undefined ? "moment.dealt" : round ? "moment.value" : "moment.value.bare";
  set(partOf(table, "past-track"), { hidden: moment.kind === "film" });
  set(scrub, { max: most, "aria-valuetext": text.say(key, { ply: moment.ply + 1, round, seat }) });
  if (scrub.value !== String(at)) scrub.value = String(at);
  keyed(
    partOf(table, "past-turns"),
    [path],
    ({ stops, ends }) => `${stops.length} ${ends.length}`,
    () => turnMarks(table, most),
  );
  const rounds = path.rounds.map(({ ply, title }, number) => ({
    number: number + 1,
    title,
    at: Math.max(0, stopAt(path, ply)) / Math.max(1, most),
  }));
  keyed(
    partOf(table, "past-rounds"),
    rounds,
    ({ number, title }) => `${number} ${title}`,
    ({ number, title }) => el("span", { title }, String(number)),
    (element, { at: part }) => element.style.setProperty("--at", String(part)),
  );
}

/** The turns as stripes in the colours of the seats. @param {Table} table @param {number} most */
function turnMarks(table, most) {
  const path = pathOf(table);
  let from = 0;
  const stripes = path.ends.map((end) => {
    const to = path.stops.indexOf(end),
      start = from;
    from = to;
    return svg("rect", { class: `seat${table.shown.log[end].seat}`, x: start, y: 0, width: to - start, height: 1 });
  });
  return svg("svg", { viewBox: `0 0 ${Math.max(1, most)} 1`, preserveAspectRatio: "none" }, ...stripes);
}

/**
 * Updates the choice of view. It is offered once the match is over, for then nothing is hidden any more.
 * @param {Table} table
 */
function showEyes(table) {
  const { moment } = table.past;
  const { text, players } = table.match;
  const { decision } = table.run;
  const eye = /** @type {HTMLSelectElement} */ (partOf(table, "past-eye select"));
  set(partOf(table, "past-eye"), { hidden: moment?.kind === "film" || decision !== null });
  if (decision !== null) return eye.replaceChildren();
  keyed(
    eye,
    ["all", ...players.map((_, seat) => String(seat))],
    String,
    (value) => el("option", { value }),
    (option, value) => set(option, { text: value === "all" ? text.say("moment.all") : text.names[Number(value)] }),
  );
  const seen = moment?.eye === undefined ? table.shown.eye : moment.eye;
  eye.value = seen === null ? "all" : String(seen);
}
