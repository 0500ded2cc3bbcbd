// @ts-check
/** The table: the state of the match that is open, and opening, drawing and closing it. */

import { set } from "../ui/dom.js";
import { NONE } from "./gesture.js";
import { followForecast } from "./forecast.js";
import { layTable } from "./layout.js";
import { drawLog } from "./log.js";
import { showNotices } from "./notice.js";
import { paint } from "./painting.js";
import { watchRoom } from "./room.js";
import { watchReach } from "./scroll-to-choice.js";
import { learnTotals, withTotals } from "./totals.js";
import { since } from "./unseen.js";
import { eyeOf } from "./who.js";
import { fitAnew } from "./zoom.js";
import { drawOnLeaving, thumbnailNow } from "../saved/thumbnail.js";
import { keepClear } from "../ui/room.js";

/**
 * @typedef {object} Table  the state of a match, by lifetime; each object is written by one folder and read by all
 * @property {Match} match
 * @property {Shown} shown  by `table/`
 * @property {import("../match/run.js").Run} run  by `match/`
 * @property {import("../history/past.js").Past} past  by `history/`
 * @property {import("../history/branches.js").WhatIf} whatif  by `history/`
 * @property {import("../guide/guide.js").Guide} guide  by `guide/`
 */

/**
 * @typedef {object} Match  what the table was opened with; it never changes, but for who plays a seat
 * @property {string} id
 * @property {import("../engine/client.js").Client} client
 * @property {import("../ui/text.js").Text} text
 * @property {import("../saved/store.js").Player[]} players
 * @property {Board} [board]  without one, every choice becomes a button
 * @property {Record<string, string>} [sounds]  of the game, by kind of event
 * @property {import("./painting.js").Painter[]} painters  in the order in which they paint
 * @property {Ways} ways
 * @property {(error: any) => void} ontrouble  the engine or a rule is broken
 * @property {() => void} onnew  goes to the start screen
 * @property {(table: Table) => void} onrematch  begins another match with the same seats and options
 * @property {(table: Table) => void} onlaid  the regions exist, and need listeners
 * @property {AbortController} closing  aborted when the table is closed
 */

/**
 * @typedef {object} BoardTools  what the page provides to a board
 * @property {(key: string, args?: Record<string, any>) => string} text
 * @property {(key: string) => boolean} has  is there such a text?
 * @property {string[]} names  by seat
 *
 * @typedef {object} Board  a game's `board.js`
 * @property {string} game  its style sheet holds inside `[data-game]`
 * @property {(root: HTMLElement, view: any, tools: BoardTools, before?: Element) => void} mount  `before`: the root of
 *   the same board in another language
 * @property {(root: HTMLElement, view: any) => void} draw
 * @property {(root: HTMLElement) => {words: string, do: () => void} | undefined} [lastChange]  what takes back the last
 *   change of a plan that is laid on the page, before any of it is a ply
 * @property {(action: string) => boolean} [goesWithoutSaying]  is the action left out where a gesture is told?
 * @property {(action: string) => boolean} [onlyNumbered]  does the text of the action say no more than a number?
 */

/**
 * @typedef {object} Ways  what the table and the match ask of their history, which lies on a higher floor
 * @property {(table: Table) => void} forgetPast  shows the present again
 * @property {(table: Table, offered: boolean) => void} setFilmOffer  offers the film, or withdraws the offer
 * @property {(table: Table) => Promise<void>} adopt  takes over a what-if that the engine has on the table already
 * @property {(table: Table) => Promise<void>} keepLine  saves the what-if after each of its plies
 * @property {(table: Table) => void} forgetLine  the match is on the table again
 * @property {(table: Table, ply?: number) => Promise<void>} openReplay
 * @property {(table: Table) => Promise<void>} openCurves
 * @property {(table: Table, ply: number, actions?: string[]) => Promise<void>} tryLine
 */

/**
 * @typedef {object} Shown  what was drawn last
 * @property {import("./layout.js").Regions} regions
 * @property {() => void} unwatch  stops watching the scroll position and the sizes
 * @property {AbortController} listening  aborted when the regions are laid anew or left
 * @property {any} view  undefined before the first drawing
 * @property {number | null} eye  the seat whose view is shown; null: an onlooker's
 * @property {import("./gesture.js").Entry[]} log
 * @property {import("./gesture.js").Told[]} opening  the events before the first ply
 * @property {Status} status
 * @property {number[]} [totals]  the final ones, by seat, once the match is over
 * @property {import("./gesture.js").Gesture} gesture
 * @property {News} news  the note under the question
 * @property {Map<string, import("./notice.js").Notice>} notices
 * @property {boolean} awaitsChoice  may a person choose?
 * @property {string} question  the question announced last, with its ply
 * @property {number} [force]  the force of the contest when the question was announced
 * @property {boolean} fresh  the next drawing is made without movement, because it shows another moment or another eye
 * @property {any} [changedSince]  the view that the next fresh drawing is compared with, to mark what has changed
 * @property {boolean} leadsFocus  the next drawing moves the focus to a choice, because the person plays by keys
 */

/**
 * @typedef {{words: string | (() => string), rule?: string}} News  a function says the words in the current language
 * @typedef {object} Status  the state of the match, as the engine's `status` returns it
 * @property {number} ply
 * @property {boolean} undo
 * @property {string | null} undo_reason
 * @property {number} open  the last ply before which no plan lay sealed
 * @property {number} free  the first ply that may be taken back at no cost to anybody
 * @property {boolean} redo
 * @property {number[]} sides  the side of each seat
 * @property {string[]} rivals
 * @property {boolean} sealed  has the game secret decisions?
 * @property {import("./score-sheet.js").Outcome | null} outcome
 */

/** @type {Status} */
const START = {
  ply: 0,
  undo: false,
  undo_reason: "start",
  open: 0,
  free: 0,
  redo: false,
  sides: [],
  rivals: [],
  sealed: false,
  outcome: null,
};

/**
 * Lays the table for the match the engine has. Nothing is drawn before `settle`.
 * @param {HTMLElement} root
 * @param {Omit<Match, "closing">} match
 * @param {Pick<Table, "run" | "past" | "whatif" | "guide">} state  of the folders above
 * @param {boolean} leadsFocus  does the person play by keys?
 * @returns {Table}
 */
export function openTable(root, match, state, leadsFocus) {
  const table = {
    match: { ...match, closing: new AbortController() },
    shown: nothingShown(root, match, leadsFocus),
    ...state,
  };
  match.onlaid(table);
  drawOnLeaving(table);
  return table;
}

/** @param {HTMLElement} root @param {Omit<Match, "closing">} match @param {boolean} leadsFocus @returns {Shown} */
function nothingShown(root, { text }, leadsFocus) {
  return {
    ...layRegions(root, text),
    view: undefined,
    eye: null,
    log: [],
    opening: [],
    status: START,
    gesture: NONE,
    news: { words: "" },
    notices: new Map(),
    awaitsChoice: false,
    question: "",
    fresh: false,
    leadsFocus,
  };
}

/** @param {HTMLElement} root @param {import("../ui/text.js").Text} text */
function layRegions(root, text) {
  const regions = layTable(root, text);
  const { bar, play } = regions;
  const own = /** @type {Element} */ (play.querySelector(".region-own"));
  const unclear = keepClear([bar], [own, /** @type {Element} */ (bar.querySelector(".actions"))]);
  const watched = [watchReach(regions), watchRoom(regions), unclear];
  const unwatch = () => {
    for (const end of watched) end();
  };
  return { regions, unwatch, listening: new AbortController() };
}

/** Ends what runs on the table. @param {Table} table */
export function closeTable(table) {
  table.run.loop.abort();
  table.shown.listening.abort();
  table.match.closing.abort();
  table.shown.regions.play.classList.remove("live");
  table.shown.unwatch();
  thumbnailNow(table);
}

/** Asks the engine who wins and loses together; this must be known before the first drawing. @param {Table} table */
export async function learnStatus(table) {
  table.shown.status = await table.match.client.ask("status");
}

/**
 * Asks for the view and the log of the current eye, and draws them.
 * @param {Table} table @param {boolean} awaitsChoice
 */
export async function show(table, awaitsChoice) {
  const { client } = table.match;
  const eye = eyeOf(table);
  const sameEye = table.shown.eye === eye && table.shown.view !== undefined;
  const known = sameEye ? table.shown.log : [];
  const sight = await client.ask("sight", { seat: eye, known: known.length });
  if (table.past.moment) return;
  const log = [...known.slice(0, sight.since), ...sight.log];
  const start = since({ log, eye });
  if (!sameEye || table.shown.fresh)
    table.shown.changedSince = start < log.length ? await client.ask("view", { seat: eye, ply: start }) : undefined;
  const { status, opening } = sight;
  if (!status.outcome) table.shown.totals = undefined;
  else if (!table.shown.totals) await learnTotals(table);
  if (table.past.moment) return;
  const view = withTotals(sight.view, table.shown.totals);
  if (table.shown.view === undefined) mountBoard(table, view);
  Object.assign(table.shown, { view, log, opening, status, eye, awaitsChoice });
  paint(table, sameEye);
  followForecast(table);
}

/** @param {Table} table @param {any} view @param {Element} [before]  the board in another language */
function mountBoard(table, view, before) {
  const { board, text } = table.match;
  const { play } = table.shown.regions;
  set(play, { "data-game": board?.game });
  board?.mount(play, view, { text: text.say, has: text.has, names: text.names }, before);
  play.addEventListener("relaid", () => (table.past.moment ? fitAnew(play) : paint(table, true)));
}

/** Lays the table anew after a change of language. @param {Table} table */
export function relay(table) {
  const { match, shown } = table;
  const before = shown.regions.play;
  shown.unwatch();
  shown.listening.abort();
  Object.assign(table.shown, layRegions(/** @type {HTMLElement} */ (shown.regions.bar.parentElement), match.text));
  match.onlaid(table);
  showNotices(table);
  if (shown.view === undefined) return;
  mountBoard(table, shown.view, before);
  paint(table, false);
}

/**
 * Draws what another seat was told, once the match is over.
 * @param {Table} table @param {Pick<Shown, "log" | "opening" | "eye">} told
 */
export function showLogOf(table, told) {
  Object.assign(table.shown, told);
  drawLog(table);
}

/** The next drawing is made without movement. @param {Table} table */
export function drawFresh(table) {
  table.shown.fresh = true;
}

/** Sets the note under the question; the next drawing shows it. @param {Table} table @param {News} news */
export function setNews(table, news) {
  table.shown.news = news;
}

/** Should the next drawing move the focus to a choice? @param {Table} table @param {boolean} wanted */
export function leadFocus(table, wanted) {
  table.shown.leadsFocus = wanted;
}
