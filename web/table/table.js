// @ts-check
/** One match on the table: whose side of it is shown, and everything that is shown. */

import { layTable } from "./layout.js";
import { NONE } from "./gesture.js";
import { followForecast } from "./forecast.js";
import { showNotices } from "./notice.js";
import { paint } from "./painting.js";
import { watchReach } from "./scroll-to-choice.js";
import { since } from "./unseen.js";
import { eyeOf } from "./who.js";
import { thumbnailNow } from "../saved/thumbnail.js";

/**
 * @typedef {import("./light.js").Decision} Decision
 * @typedef {import("../saved/store.js").Player} Player
 * @typedef {object} Table
 * @property {string} id  of the match
 * @property {import("../engine/client.js").Client} client
 * @property {import("../ui/text.js").Text} text
 * @property {Player[]} players
 * @property {{mount: Function, draw: Function} | undefined} board
 * @property {import("./layout.js").Regions} regions
 * @property {(error: any) => void} ontrouble
 * @property {() => void} onnew
 * @property {import("./painting.js").Painter[]} painters  in the order in which they paint
 * @property {import("../match/loop.js").Ways} ways
 * @property {(table: Table) => void} onlaid  the regions are there, and may be listened to
 * @property {Record<string, string>} [sounds]  of the game
 * @property {() => void} unwatch
 * @property {AbortController} course  what runs now; a new command ends it
 * @property {Decision | null} decision
 * @property {any} view
 * @property {number | null} eye  whose side of the table is shown
 * @property {number | null} lifted  who last lifted the curtain
 * @property {import("./gesture.js").Entry[]} log
 * @property {any[]} opening  the events before the first ply
 * @property {{ply: number, undo: boolean, undo_reason: string | null, free: number, redo: boolean, sides: number[], rivals: string[], sealed: boolean}} status
 * @property {import("./gesture.js").Gesture} gesture
 * @property {Map<number, import("./gesture.js").Seen>} seen
 * @property {{words: string | (() => string), rule?: string}} news  a function says it in the language spoken just then
 * @property {boolean} live  may a person choose now?
 * @property {boolean} hurry  don't wait for the bots
 * @property {() => void} wake  ends the pause after a bot's ply
 * @property {boolean} guide  who chose by a key, or began, is led on to the next choice
 * @property {string} asked  the question last announced
 * @property {boolean} commanded  a person's command is being carried out
 * @property {import("../history/moment.js").Time} [time]  the moment of the past that is shown
 * @property {import("../history/moment.js").Time} [shown]  the one that has been drawn
 * @property {Promise<void>} [looking]  it is being drawn
 * @property {AbortController} [playing]  the replay goes on by itself
 * @property {import("../history/steps.js").Way & {log: import("./gesture.js").Entry[]}} [way]  where one may stop in it
 * @property {boolean} fresh  what is shown isn't what was there last: draw it without movement
 * @property {any} [base]  the view since which things count as touched
 * @property {boolean} offered  is the film offered?
 * @property {number} speed  of the film and the replay
 * @property {import("../guide/lesson.js").Lesson} [lesson]  the guided first game
 * @property {string} [tip]  the decision a tip is shown for
 * @property {Map<string, import("./notice.js").Notice>} notices
 * @property {number} [sent]  so many plies were sent by link to who plays elsewhere
 * @property {import("../history/branches.js").Line} [branch]  the what-if that is on the table
 * @property {{seen: Map<number, import("./gesture.js").Seen>, news: any, totals: number[]}} [trunk]  of the match, meanwhile
 * @property {import("../history/branches.js").Line[]} [lines]  those tried of this match
 * @property {boolean} [follows]  it is played in another tab
 * @property {Promise<any>} [kept]  it is being kept
 * @property {AbortController} listening  to what happens outside the table's own elements
 */

/**
 * Lay the table for the match the engine has; nothing is shown before `settle`.
 * @param {HTMLElement} root
 * @param {Pick<Table, "id" | "client" | "text" | "players" | "board" | "painters" | "ways" | "ontrouble" | "onnew" | "onlaid" | "sounds" | "lesson" | "sent" | "guide">} match
 * @returns {Table}
 */
export function openTable(root, match) {
  const regions = layTable(root, match.text);
  const course = new AbortController();
  const table = {
    ...match,
    regions,
    course,
    unwatch: watchReach(regions),
    decision: null,
    view: undefined,
    eye: null,
    lifted: null,
    log: [],
    opening: [],
    status: { ply: 0, undo: false, undo_reason: "start", free: 0, redo: false, sides: [], rivals: [], sealed: false },
    gesture: NONE,
    seen: new Map(),
    news: { words: "" },
    hurry: false,
    wake: () => {},
    asked: "",
    commanded: false,
    live: false,
    fresh: false,
    offered: false,
    speed: 1,
    listening: new AbortController(),
    notices: new Map(),
  };
  table.onlaid(table);
  return table;
}

/** End what runs on the table. @param {Table} table */
export function closeTable(table) {
  table.course.abort();
  table.listening.abort();
  table.unwatch();
  thumbnailNow(table);
}

/** Bring everything that is shown up to date. @param {Table} table @param {boolean} mayChoose  is a person to choose now? */
export async function show(table, mayChoose) {
  const eye = eyeOf(table);
  const sameEye = table.eye === eye && table.view !== undefined;
  const known = sameEye ? table.log : [];
  const {
    view,
    status,
    opening,
    since: first,
    log: told,
  } = await table.client.ask("sight", { seat: eye, known: known.length });
  if (table.time) return;
  const log = [...known.slice(0, first), ...told];
  const start = since({ log, eye });
  if (!sameEye || table.fresh)
    table.base = start < log.length ? await table.client.ask("view", { seat: eye, ply: start }) : undefined;
  if (table.time) return;
  if (table.view === undefined) mountBoard(table, view);
  Object.assign(table, { view, log, opening, status, eye, live: mayChoose });
  paint(table, sameEye);
  followForecast(table);
}

/** @param {Table} table @param {any} view */
function mountBoard(table, view) {
  const {
    board,
    regions: { play },
    text,
  } = table;
  board?.mount(play, view, { text: text.say, has: text.has, names: text.names });
  play.addEventListener("relaid", () => table.time || paint(table, true));
}

/** The table laid anew, for another language: all that is shown stays, in other words. @param {Table} table */
export function relay(table) {
  const root = /** @type {HTMLElement} */ (table.regions.bar.parentElement);
  table.unwatch();
  table.regions = layTable(root, table.text);
  table.unwatch = watchReach(table.regions);
  table.onlaid(table);
  showNotices(table);
  if (table.view === undefined) return;
  mountBoard(table, table.view);
  paint(table, false);
}
