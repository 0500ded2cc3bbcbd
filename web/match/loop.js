// @ts-check
/** The course of a match: ask what is to be decided, let a person or a bot choose, and again; undo and redo. */

import { show } from "../table/table.js";
import { here, isAlone, isAway, isPerson, needsCurtain, persons, publicEye } from "../table/who.js";
import { takeBack } from "../table/gesture.js";
import { forgetTouched } from "../table/touched.js";
import { tale } from "../table/log-lines.js";
import { restartTarget, undoTarget } from "../table/undo.js";
import { announce } from "../table/announce.js";
import { keepPlace, permits, scripted } from "../guide/lesson.js";
import { curtain } from "./curtain.js";
import { openSheet } from "../table/score-sheet.js";
import { isExpected } from "../engine/errors.js";
import { preferences } from "../ui/preferences.js";
import { keepTable } from "../saved/autosave.js";
import { keepMatch } from "../saved/store.js";
import { lookOn } from "./tabs.js";
import { decide } from "./thinker.js";
import { confirmed } from "./confirm.js";
import { ring, ringEvents } from "../ui/sound.js";

/**
 * @typedef {import("../table/table.js").Table} Table
 * @typedef {object} Ways  what the match asks of its history, which knows the match
 * @property {(table: Table) => void} forgetPast  the present is to be shown
 * @property {(table: Table) => Promise<void>} adopt  a what-if that the engine has on the table already
 * @property {(table: Table) => Promise<void>} keepLine  after a ply of a what-if
 * @property {(table: Table, ply?: number) => Promise<void>} openReplay
 * @property {(table: Table) => Promise<void>} openCurves
 */

/** What answers in a what-if for a person. */
const STAND_IN = "normal";

/** How long a ply of a bot or a rival is shown before the next, in milliseconds. */
const PACE = { slow: 2400, normal: 1200, fast: 450, instant: 0 };

/** Plies of bots that tell nothing are done in one go, but never more of them: the page must answer in between. */
const SILENT = 200;

/** What the engine does for a table and what is kept of it; another match waits until it is done. @type {Promise<any>} */
let work = Promise.resolve();
const working = (doing) => {
  work = doing.catch(() => {});
  return doing;
};
export const atRest = () => work;

/**
 * Run until a person is to choose, or the match is over. What is asked of the table meanwhile starts another course.
 * @param {Table} table
 * @param {import("../table/light.js").Decision | null} [next]  what is to be decided, if that is known
 */
export async function settle(table, next) {
  table.course.abort();
  table.ways.forgetPast(table);
  const course = (table.course = new AbortController());
  const over = () => course.signal.aborted;
  try {
    if (table.follows) return await lookOn(table);
    if (table.view === undefined) await begin(table);
    while (!over()) {
      table.decision = next === undefined ? await table.client.ask("decision") : next;
      if (over() || !(await present(table, course.signal))) return;
      next = await playOn(table, course.signal);
    }
  } catch (error) {
    refuse(table, error);
  }
}

/** Before the first drawing: who wins and loses together, and whether a what-if is on the table. @param {Table} table */
async function begin(table) {
  table.status = await table.client.ask("status");
  await table.ways.adopt(table);
}

/**
 * Show where the match stands, to whoever may see it.
 * @param {Table} table @param {AbortSignal} signal
 * @returns {Promise<boolean>} does the match go on by itself?
 */
async function present(table, signal) {
  const { decision } = table;
  if (decision === null) return end(table, signal);
  const { seat } = decision;
  const itself = goesOnByItself(table);
  const away = isAway(table, seat);
  if (away) table.lifted = null;
  if (!itself && !away && needsCurtain(table, seat)) {
    table.lifted = null;
    await show(table, false);
    if (signal.aborted || !(await curtain(seat, table.text, signal))) return false;
    table.lifted = seat;
    table.offered = true;
  }
  await show(table, !itself && !away);
  if (signal.aborted || itself) return !signal.aborted;
  if (!away && table.log.length && table.log.at(-1)?.seat !== seat) ring("turn");
  table.hurry = false;
  return false;
}

/** Is it a bot's turn, or the moment of a rival, which has one choice? @param {Table} table */
const goesOnByItself = (table) =>
  table.decision !== null && (table.decision.rival !== null || !isPerson(table, table.decision.seat));

/** The match is over. @param {Table} table @param {AbortSignal} signal */
async function end(table, signal) {
  await show(table, false);
  if (signal.aborted || table.branch) return false;
  ring("end");
  await finish(table);
  return false;
}

/**
 * Let bots and rivals play until something was told, or a person is to choose. What tells nothing, and plans that are laid
 * face down, is neither drawn nor kept ply by ply: there is nothing to see.
 * @param {Table} table @param {AbortSignal} signal
 * @returns {Promise<import("../table/light.js").Decision | null | undefined>} what is to be decided then
 */
async function playOn(table, signal) {
  const paused = table.decision?.secret ? undefined : pause(table, signal);
  const told = [];
  for (let plies = 0; ; ) {
    const { seat, secret, rival, choices } = /** @type {import("../table/light.js").Decision} */ (table.decision);
    const actions = rival ? choices : await botActions(table, seat, plies, signal);
    if (plies === 0) await paused;
    if (signal.aborted || actions === undefined) return undefined;
    const { events, decision, record } = await working(act(table, actions));
    plies += actions.length;
    told.push(...events);
    table.decision = decision;
    if ((secret || !events.length) && plies < SILENT && goesOnByItself(table)) continue;
    await working(keep(table, decision, record));
    tell(table, told);
    return decision;
  }
}

/**
 * What a bot does now: a gesture of one or more actions; nothing if it was stopped.
 * @param {Table} table @param {number} seat @param {number} ahead  plies that the log doesn't have yet @param {AbortSignal} signal
 */
async function botActions(table, seat, ahead, signal) {
  const said = await scripted(table, ahead);
  return said === undefined ? decide(table, table.players[seat].level ?? STAND_IN, signal) : [said];
}

/** Do these actions in the engine. @param {Table} table @param {string[]} actions */
const act = (table, actions) =>
  table.client.ask("act", { actions, viewer: publicEye(table), record: true }).catch((error) => {
    throw Object.assign(error, { action: actions.join(", ") });
  });

/** A person's ply, and what the others hear of it once it is kept. @param {Table} table @param {string} action @returns {Promise<import("../table/light.js").Decision | null>} what comes next */
async function play(table, action) {
  const { events, decision, record } = await act(table, [action]);
  await keep(table, decision, record);
  tell(table, events);
  return decision;
}

/** @param {Table} table @param {any[]} events */
function tell(table, events) {
  if (!events.length) return;
  ringEvents(events, table.sounds);
  const words = () =>
    tale(events, table.text)
      .map(({ sentence }) => sentence)
      .join(" ");
  table.news = { words, rule: events.length === 1 ? events[0].rule : undefined };
  announce(table.regions.live, words());
}

/** @param {Table} table @param {any} decision  that comes next @param {any} [record]  if it is here */
async function keep(table, decision, record) {
  if (table.branch) return table.ways.keepLine(table);
  if (table.lesson) return keepPlace(table.lesson, (await table.client.ask("status")).ply);
  await keepTable(table, decision, record);
}

/**
 * A person chose.
 * @param {Table} table
 * @param {string} action
 * @param {Element} [element]  what was clicked
 */
export const choose = (table, action, element) =>
  permits(table, action) &&
  command(table, async () => {
    const { decision, status } = table;
    if (decision === null || !decision.choices.includes(action) || !(await confirmed(table, action))) return undefined;
    table.seen.set(status.ply, { choices: decision.choices, rule: decision.rule, element });
    forgetTouched(table.regions.play);
    Object.assign(table, { news: { words: "" }, offered: false, base: undefined });
    return play(table, action);
  });

/** A chosen thing is clicked again: take it back, and do again the ticks that came after it. */
export const unchoose = (table, element) =>
  command(table, async () => {
    const back = takeBack(table.gesture, element);
    if (back === undefined) return;
    let { decision } = await undoTo(table, back.from.ply);
    for (const action of back.again) ({ decision } = await table.client.ask("act", { action, viewer: table.eye }));
    await keep(table, decision);
  });

/** Something else is clicked that could have been chosen: choose it instead. */
export const chooseInstead = (table, action, element) =>
  permits(table, action) &&
  command(table, async () => {
    const half = table.gesture.instead.get(action);
    const seen = half && table.seen.get(half.ply);
    if (half === undefined || seen === undefined) return undefined;
    await undoTo(table, half.ply);
    seen.element = element;
    return play(table, action);
  });

/** Back to before a ply, but never past what was sent; further than luck allows only where nobody is wronged. */
async function undoTo(table, ply) {
  if (ply < (table.sent ?? 0)) throw Object.assign(new Error("sent"), { name: "UndoBarrier" });
  return table.client.ask("undo", { to: ply, force: isAlone(table) });
}

/** A person's wish to go back to before a ply. @param {Table} table @param {number | undefined} ply */
const backTo = (table, ply) =>
  command(table, async () => {
    if (ply === undefined) return;
    table.news = { words: "" };
    const { decision } = await undoTo(table, ply);
    await keep(table, decision);
  });

/** Take back the last half of a gesture, or else the last ply of a person with what the bots made of it. */
export const undo = (table) => backTo(table, undoTarget(table));

/** Back to where the turn of the person who is to choose began, or as far as is free. */
export const restart = (table) => backTo(table, restartTarget(table));

/** Back to the moment one looks at. */
export const undoToMoment = (table) => backTo(table, table.time && table.time.ply + 1);

/** From the past to the present, which is as it was. @param {Table} table */
export async function comeBack(table) {
  if (table.decision !== null) return settle(table);
  table.ways.forgetPast(table);
  await show(table, false);
}

/** Do again what was undone, up to the next choice of a person. */
export const redo = (table) =>
  command(table, async () => {
    do {
      table.decision = (await table.client.ask("redo")).decision;
    } while (table.decision && !isPerson(table, table.decision.seat) && (await table.client.ask("status")).redo);
    await keep(table, table.decision);
  });

/**
 * Whatever runs is ended, the command done, and the match goes on from there. One command at a time.
 * @param {Table} table
 * @param {() => Promise<any>} run  gives what is then to be decided, if it knows
 */
export async function command(table, run) {
  if (table.commanded || table.follows) return;
  let next;
  table.commanded = true;
  table.regions.play.classList.remove("live");
  table.course.abort();
  try {
    next = await working(run());
  } catch (error) {
    refuse(table, error);
    if (!isExpected(error)) return;
  } finally {
    table.commanded = false;
  }
  await settle(table, next);
}

function refuse(table, error) {
  if (!isExpected(error)) table.ontrouble(error);
  else if (table.text.has(`error.${error.name}`)) table.news = { words: () => table.text.say(`error.${error.name}`) };
}

/** The match was handed on as it stood after so many plies: who plays elsewhere goes on from there. @param {Table} table @param {number} ply */
export async function sent(table, ply) {
  if (here(table).length === persons(table).length || ply <= (table.sent ?? 0)) return;
  table.sent = ply;
  await keepMatch({ id: table.id, sent: ply });
  if (table.time) return;
  if (table.decision === null) await show(table, false);
  else await settle(table);
}

/** Stay a while on what a bot did. */
function pause(table, signal) {
  const told = table.log.at(-1)?.events.length !== 0;
  const time = table.hurry ? 0 : (PACE[preferences().speed] ?? PACE.normal);
  return new Promise((resolve) => {
    const done = () => resolve(undefined);
    table.wake = done;
    setTimeout(done, told ? time : time / 3);
    signal.addEventListener("abort", done, { once: true });
  });
}

/** Don't wait for the bots until a person is to choose. */
export function hurry(table) {
  table.hurry = true;
  table.wake?.();
}

/** The match is over: the score sheet. */
export async function finish(table) {
  const [scores, outcome] = await Promise.all([table.client.ask("score"), table.client.ask("outcome")]);
  if (!document.querySelector("dialog.scores"))
    openSheet(scores, outcome, table.status, table.text, {
      again: table.onnew,
      watch: () => table.ways.openReplay(table, 0),
      curves: () => table.ways.openCurves(table),
    });
}
