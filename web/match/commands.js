// @ts-check
/** What a person does: choose, take back, undo, redo; also when the match was sent to a player elsewhere. */

import { setNews, show } from "../table/table.js";
import { here, isAlone, isPerson, persons } from "../table/who.js";
import { takeBack } from "../table/gesture.js";
import { alike, gestureIn } from "../table/light.js";
import { forgetChanges } from "../table/touched.js";
import { lastChange, restartTarget, undoTarget } from "../table/undo.js";
import { permits } from "../guide/lesson.js";
import { isExpected } from "../engine/errors.js";
import { keepMatch } from "../saved/store.js";
import { hold, isPending, letGo, weightOf } from "./confirm.js";
import { settle } from "./loop.js";
import { handTo } from "./run.js";
import { act, keepPly, refuse, tellEvents, working } from "./plies.js";

/** @typedef {import("../table/table.js").Table} Table @typedef {import("../table/light.js").Decision} Decision */

/**
 * Ends the loop, carries out a command and starts the loop again. One command at a time.
 * @param {Table} table
 * @param {() => Promise<Decision | null | undefined | void>} carryOut  returns the next decision, if it knows it
 */
export async function command(table, carryOut) {
  const { run } = table;
  if (run.commanded || run.inOtherTab || table.match.closing.signal.aborted) return;
  /** @type {Decision | null | undefined} */
  let next;
  run.commanded = true;
  table.shown.regions.play.classList.remove("live");
  run.loop.abort();
  try {
    next = /** @type {Decision | null | undefined} */ (await working(carryOut()));
  } catch (error) {
    refuse(table, error);
    if (!isExpected(error)) return;
  } finally {
    run.commanded = false;
  }
  await settle(table, next);
}

/**
 * A person chose an action. Until the ply before is drawn, the picture still lights the choices of that ply's decision:
 * a second click on it is dropped.
 * @param {Table} table
 * @param {string} action
 * @param {Element} [element]  what was clicked
 */
export function choose(table, action, element) {
  if (!table.shown.regions.play.classList.contains("live")) return;
  if (element?.hasAttribute("data-gesture")) chooseAll(table, gestureIn(element));
  else if (permits(table, action)) command(table, () => chooseOne(table, action, element));
}

/** @param {Table} table @param {string} action @param {Element} [element] */
async function chooseOne(table, action, element) {
  const { decision, held } = table.run;
  if (decision === null || !decision.choices.includes(action)) return undefined;
  if (held) return confirm(table, held);
  const weight = await weightOf(table, action);
  if (weight === "luck") return hold(table, weight, { action, element });
  const next = await carryOut(table, decision, action, element);
  return weight ? hold(table, weight, { action, next }) : next;
}

/** Somebody else of the side is to choose. @param {Table} table @param {number} seat */
export const handOver = (table, seat) =>
  command(table, async () => {
    letGo(table);
    handTo(table, seat);
  });

/** The button for a ply that waits was pressed. @param {Table} table @param {import("./confirm.js").Held} held */
async function confirm(table, { action, element, next }) {
  letGo(table);
  if (next !== undefined) return next;
  const decision = await table.match.client.ask("decision");
  return carryOut(table, decision, action, element);
}

/** @param {Table} table @param {Decision} decision @param {string} action @param {Element} [element] */
function carryOut(table, { choices, rule }, action, element) {
  table.run.seen.set(table.shown.status.ply, { choices, rule, element });
  move(table);
  return play(table, action);
}

/**
 * A person chose a whole gesture. What is half made of it stays, what was made otherwise is taken back.
 * @param {Table} table @param {string[]} actions
 */
const chooseAll = (table, actions) =>
  permits(table, ...actions.slice(alike(actions, table.shown.gesture))) &&
  command(table, async () => {
    const { gesture } = table.shown;
    const made = alike(actions, gesture);
    if (made < gesture.plies.length) await undoTo(table, gesture.plies[made].ply);
    move(table);
    return play(table, ...actions.slice(made));
  });

/** A person's turn goes on: what was told of the last one is over. @param {Table} table */
function move(table) {
  forgetChanges(table);
  setNews(table, { words: "" });
  table.match.ways.setFilmOffer(table, false);
}

/**
 * A chosen element was clicked: takes its ply back, and does the ticks that came after it again.
 * @param {Table} table @param {Element} element
 */
export const unchoose = (table, element) =>
  command(table, async () => {
    const { client } = table.match;
    const { eye, gesture } = table.shown;
    if (isPending(table)) return letGo(table);
    const back = takeBack(gesture, element);
    if (back === undefined) return undefined;
    let { decision } = await undoTo(table, back.from.ply);
    for (const action of back.again) ({ decision } = await client.ask("act", { action, viewer: eye }));
    return keepPly(table, decision);
  });

/**
 * Chooses something else in place of a ply of the gesture.
 * @param {Table} table @param {string} action @param {Element} element
 */
export const chooseInstead = (table, action, element) =>
  permits(table, action) &&
  command(table, async () => {
    const half = table.shown.gesture.instead.get(action);
    const seen = half && table.run.seen.get(half.ply);
    if (half === undefined || seen === undefined) return undefined;
    await undoTo(table, half.ply);
    seen.element = element;
    return play(table, action);
  });

/** Does a person's actions, saves and announces them. @param {Table} table @param {...string} actions */
async function play(table, ...actions) {
  const { events, decision, record } = await act(table, actions);
  await keepPly(table, decision, record);
  tellEvents(table, events);
  return decision;
}

/**
 * Undoes back to before a ply, but never past what was sent; past chance and secrets only if that wrongs nobody.
 * @param {Table} table @param {number} ply
 */
async function undoTo(table, ply) {
  letGo(table);
  if (ply < (table.run.sent ?? 0)) throw Object.assign(new Error("sent"), { name: "UndoBarrier" });
  return table.match.client.ask("undo", { to: ply, force: isAlone(table) });
}

/** @param {Table} table @param {number | undefined} ply */
const backTo = (table, ply) =>
  command(table, async () => {
    if (ply === undefined) return;
    setNews(table, { words: "" });
    const { decision } = await undoTo(table, ply);
    await keepPly(table, decision);
  });

/**
 * Takes back the last change of a plan on the page, the last ply of a gesture, or else the last ply of a person with
 * what bots made of it.
 * @param {Table} table
 */
export function undo(table) {
  const change = lastChange(table);
  if (change) return change.do();
  return isPending(table) ? command(table, async () => letGo(table)) : backTo(table, undoTarget(table));
}

/** Back to where the turn of the person to act began, or as far as is free. @param {Table} table */
export const restart = (table) => backTo(table, restartTarget(table));

/** Back to the moment shown. @param {Table} table */
export const undoToMoment = (table) => backTo(table, table.past.moment && table.past.moment.ply + 1);

/** From the past to the present, which has not changed. @param {Table} table */
export async function comeBack(table) {
  if (table.run.decision !== null) return settle(table);
  table.match.ways.forgetPast(table);
  await show(table, false);
}

/** Redoes what was undone, up to the next choice of a person. @param {Table} table */
export const redo = (table) =>
  command(table, async () => {
    const { client } = table.match;
    const { run } = table;
    letGo(table);
    do {
      run.decision = (await client.ask("redo")).decision;
    } while (run.decision && !isPerson(table, run.decision.seat) && (await client.ask("status")).redo);
    await keepPly(table, run.decision);
  });

/** The match was sent to a player elsewhere, who goes on from this ply. @param {Table} table @param {number} ply */
export async function markSent(table, ply) {
  const { match, run } = table;
  if (here(table).length === persons(table).length || ply <= (run.sent ?? 0)) return;
  run.sent = ply;
  await keepMatch({ id: match.id, sent: ply });
  if (table.past.moment) return;
  if (run.decision === null) await show(table, false);
  else await settle(table);
}
