// @ts-check
/** One match on the table: whose side of it is shown, and everything that is shown. */

import { layTable } from "./layout.js";
import { dim, light } from "./light.js";
import { gestureOf, NONE } from "./gesture.js";
import { markTouched, forgetTouched } from "./touched.js";
import { drawLog, scrollLog } from "./log.js";
import { ask, note, offer, showForce } from "./bar.js";
import { equip } from "./tools.js";
import { waysBack, whyNoLine } from "./undo.js";
import { look, stand } from "../history/moment.js";
import { offerFilm, since, whyNoFilm } from "../history/film.js";
import { followForecast } from "./forecast.js";
import { forgetHint } from "./hint.js";
import { holdFocus } from "./keep-focus.js";
import { hideWhy } from "./why-popover.js";
import { follow } from "./zoom.js";
import { coach, unmark } from "../guide/lesson.js";
import { offerTip } from "../guide/tips.js";
import { isAway, eyeOf, isAwaited, isSent } from "./who.js";
import { reach, watchReach } from "./scroll-to-choice.js";
import { showWhatif } from "../history/what-if-bar.js";
import { announce, hush } from "./announce.js";
import { showNotices } from "./notice.js";
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
 * @property {{ply: number, undo: boolean, undo_reason: string | null, free: number, redo: boolean}} status
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
 * @param {Pick<Table, "id" | "client" | "text" | "players" | "board" | "ontrouble" | "onnew" | "onlaid" | "sounds" | "lesson" | "sent" | "guide">} match
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
    status: { ply: 0, undo: false, undo_reason: "start", free: 0, redo: false },
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
  if (table.time?.kind === "replay") look(table, { ...table.time, words: undefined });
}

/** Draw what is known of the match. @param {Table} table @param {boolean} sameEye  does the same person go on looking? */
function paint(table, sameEye) {
  const { view, log } = table;
  const mayChoose = table.live && !table.commanded;
  const { play, bar, live } = table.regions;
  if (!play.isConnected) return; // the table was left meanwhile
  const refocus = holdFocus(/** @type {HTMLElement} */ (play.parentElement));
  hideWhy();
  dim(play);
  unmark(play);
  forgetHint(play);
  if (!sameEye) hush(live);
  if (table.eye === null) forgetTouched(play);
  if (sameEye && !table.fresh) markTouched(play, () => table.board?.draw(play, view));
  else stand(play, () => drawSince(table));
  table.fresh = false;
  follow(play);
  const decision = (mayChoose && table.decision) || undefined;
  play.classList.toggle("live", mayChoose); // before anything asks where things are
  table.gesture = decision ? gestureOf(log, decision, table.seen) : NONE;
  drawLog(table); // as well
  const left = light(play, decision, table.gesture, table.text);
  offer(bar, left, decision?.choices.length === 1, table.text);
  prompt(table, mayChoose);
  showNews(table);
  showWhatif(table);
  showForce(bar, contest(table, mayChoose), table.text);
  equip(bar, tools(table, mayChoose));
  offerFilm(table);
  scrollLog(table);
  refocus(mayChoose && table.guide);
  if (mayChoose) table.guide = false;
  reach(table.regions, mayChoose && table.gesture.plies.length > 0 && !table.lesson);
  coach(table);
  offerTip(table);
}

/** Draw for eyes that didn't follow: what has changed since they last saw it is marked. @param {Table} table */
function drawSince({ board, base, view, regions: { play } }) {
  forgetTouched(play);
  if (base === undefined) return board?.draw(play, view);
  board?.draw(play, base);
  markTouched(play, () => board?.draw(play, view));
}

/** @param {Table} table @param {boolean} live */
function prompt(table, live) {
  const { decision, text, regions } = table;
  if (decision === null) return ask(regions.bar, { question: text.say("table.over"), mine: false });
  const { rule, seat, args } = decision;
  const waiting = text.has(`decision.${rule}.waiting`) ? `decision.${rule}.waiting` : "table.thinking";
  const question = live
    ? text.say(`decision.${rule}`, { ...Object.values(args), ...args, seat })
    : text.say(waiting, { seat });
  ask(regions.bar, { question, seat, mine: live });
  const asked = `${table.status.ply} ${rule}`;
  if (live && table.asked !== asked) announce(regions.live, question);
  table.asked = live ? asked : "";
}

/** The contest of the view, for the one who fights it. @param {Table} table @param {boolean} live */
function contest(table, live) {
  const now = table.view.contest;
  if (!now || !live) return undefined;
  const force = Array.isArray(now.force) ? now.force[table.decision?.seat === now.attacker ? 0 : 1] : now.force;
  return { need: now.need, force };
}

/** @param {Table} table @param {boolean} live */
function tools(table, live) {
  const { text, decision } = table;
  return {
    hurry: { shown: !live && decision !== null && !table.follows && !isAway(table, decision.seat) },
    send: {
      shown: isAwaited(table),
      label: text.say(isSent(table) ? "table.send.again" : "table.send"),
      main: !isSent(table),
    },
    share: { shown: !table.lesson },
    film: { why: table.branch ? text.say("whatif.already") : whyNoFilm(table) },
    replay: { why: table.lesson ? text.say("guide.no_hint") : table.log.length ? undefined : text.say("log.empty") },
    hint: { why: table.lesson ? text.say("guide.no_hint") : live ? undefined : text.say("advice.not_now") },
    scores: { label: text.say(decision === null ? "table.scores" : "table.forecast"), main: decision === null },
    whatif: { why: whyNoLine(table) },
    ...waysBack(table),
    ...(table.follows
      ? Object.fromEntries(["undo", "redo", "restart"].map((name) => [name, { why: text.say("tabs.follows") }]))
      : {}),
  };
}

/** The note goes back to what happened last. @param {Table} table */
export function showNews(table) {
  const { words, rule } = table.news;
  note(table.regions.bar, { words: typeof words === "string" ? words : words(), rule, kind: "news" }, table.text);
}
