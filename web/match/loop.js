// @ts-check
/** The loop of a match: ask for the decision, let a person or a bot choose, and again. */

import { learnStatus, show } from "../table/table.js";
import { chooser, isAway, isPerson, needsCurtain } from "../table/who.js";
import { hasRead, scripted } from "../guide/lesson.js";
import { curtain } from "./curtain.js";
import { openSheet } from "../table/score-sheet.js";
import { tally } from "../table/tally.js";
import { learnTotals, setTotals } from "../table/totals.js";
import { preferences } from "../ui/preferences.js";
import { act, keepPly, refuse, tellEvents, working } from "./plies.js";
import { showOtherTab } from "./tabs.js";
import { decide } from "./thinker.js";
import { ring } from "../ui/sound.js";

/** @typedef {import("../table/table.js").Table} Table @typedef {import("../table/light.js").Decision} Decision */

/** The level of the bot that answers for other people in a what-if. */
const STAND_IN = "normal";

/** How long a ply of a bot or a rival is shown before the next, in milliseconds. */
const PACE = { slow: 2400, normal: 1200, fast: 450, instant: 0 };

/** How many plies of bots that tell nothing are done in one go: the page must answer in between. */
const SILENT = 200;

/**
 * Runs until a person is to choose, or the match is over. A command meanwhile starts another loop.
 * @param {Table} table
 * @param {Decision | null} [next]  the next decision, if it is known
 */
export async function settle(table, next) {
  const { match, run } = table;
  if (match.closing.signal.aborted) return; // the engine may have another match
  run.loop.abort();
  match.ways.forgetPast(table);
  const loop = (run.loop = new AbortController());
  const over = () => loop.signal.aborted;
  try {
    if (run.inOtherTab) return await showOtherTab(table);
    if (table.shown.view === undefined) await begin(table);
    while (!over()) {
      run.decision = next === undefined ? (run.held?.asked ?? (await match.client.ask("decision"))) : next;
      if (over() || !(await present(table, loop.signal))) return;
      next = await playOn(table, loop.signal);
    }
  } catch (error) {
    refuse(table, error);
  }
}

/** Before the first drawing: learns the sides, and whether a what-if is on the table. @param {Table} table */
async function begin(table) {
  await learnStatus(table);
  await table.match.ways.adopt(table);
}

/**
 * Shows the state of the match to whoever may see it.
 * @param {Table} table @param {AbortSignal} signal
 * @returns {Promise<boolean>} does the match go on without a person?
 */
async function present(table, signal) {
  const { run } = table;
  if (run.decision === null) return end(table, signal);
  const seat = chooser(table, run.decision);
  const itself = goesOnByItself(table);
  const away = isAway(table, seat);
  if (away) run.liftedBy = null;
  if (!itself && !away && needsCurtain(table, seat) && !(await liftCurtain(table, seat, signal))) return false;
  await show(table, !itself && !away);
  if (signal.aborted || itself) return !signal.aborted;
  const { log } = table.shown;
  if (!away && log.length && log.at(-1)?.seat !== seat) ring("turn");
  run.hurried = false;
  return false;
}

/**
 * Asks a person to lift the curtain.
 * @param {Table} table @param {number} seat @param {AbortSignal} signal
 * @returns {Promise<boolean>} was it lifted?
 */
async function liftCurtain(table, seat, signal) {
  const { match, run } = table;
  run.liftedBy = null;
  await show(table, false);
  if (signal.aborted || !(await curtain(seat, match.text, signal))) return false;
  run.liftedBy = seat;
  match.ways.setFilmOffer(table, true);
  return true;
}

/** Is it a bot's turn, or the moment of a rival, which has one choice? @param {Table} table */
const goesOnByItself = (table) => {
  const { decision } = table.run;
  return decision !== null && (decision.rival !== null || !isPerson(table, chooser(table, decision)));
};

/** The match is over. @param {Table} table @param {AbortSignal} signal */
async function end(table, signal) {
  const isNew = table.shown.view !== undefined && !table.whatif.line;
  const { before, now } = await learnTotals(table);
  if (signal.aborted) return false;
  if (isNew) setTotals(table, before);
  await show(table, false);
  setTotals(table, now);
  if (signal.aborted || table.whatif.line) return false;
  ring("end");
  await tally(table, before, now, isNew, signal);
  if (!signal.aborted) await finish(table);
  return false;
}

/**
 * Lets bots and rivals play until an event is told, or a person is to choose. Plies that tell nothing, and sealed
 * plans, are neither drawn nor saved one by one, because there is nothing to see.
 * @param {Table} table @param {AbortSignal} signal
 * @returns {Promise<Decision | null | undefined>} the next decision
 */
async function playOn(table, signal) {
  await hasRead(table, signal);
  const paused = table.run.decision?.secret ? undefined : pause(table, signal);
  /** @type {import("../table/gesture.js").Told[]} */
  const told = [];
  for (let plies = 0; ; ) {
    const asked = /** @type {Decision} */ (table.run.decision);
    const actions = asked.rival ? asked.choices : await botActions(table, chooser(table, asked), plies, signal);
    if (plies === 0) await paused;
    if (signal.aborted || actions === undefined) return undefined;
    const { events, decision, record } = await working(act(table, actions));
    plies += actions.length;
    told.push(...events);
    table.run.decision = decision;
    if ((asked.secret || !events.length) && plies < SILENT && goesOnByItself(table)) continue;
    await working(keepPly(table, decision, record));
    tellEvents(table, told);
    return decision;
  }
}

/**
 * The gesture of a bot, in one or more actions; undefined if it was stopped.
 * @param {Table} table @param {number} seat @param {number} ahead  plies that the log doesn't have yet
 * @param {AbortSignal} signal
 * @returns {Promise<string[] | undefined>}
 */
async function botActions(table, seat, ahead, signal) {
  const said = await scripted(table, ahead);
  return said === undefined ? decide(table, table.match.players[seat].level ?? STAND_IN, signal) : [said];
}

/** The pause after a bot's ply; shorter if it told nothing. @param {Table} table @param {AbortSignal} signal */
function pause({ shown, run }, signal) {
  const told = shown.log.at(-1)?.events.length !== 0;
  const time = run.hurried ? 0 : (PACE[/** @type {keyof typeof PACE} */ (preferences().speed)] ?? PACE.normal);
  return new Promise((resolve) => {
    const done = () => resolve(undefined);
    run.endPause = done;
    setTimeout(done, told ? time : time / 3);
    signal.addEventListener("abort", done, { once: true });
  });
}

/** Leaves out the pauses until a person is to choose. @param {Table} table */
export function hurry({ run }) {
  run.hurried = true;
  run.endPause();
}

/** Opens the score sheet of a match that is over. @param {Table} table */
export async function finish(table) {
  const { client, text, onnew, onrematch, ways } = table.match;
  const { status } = table.shown;
  const scores = await client.ask("score");
  if (status.outcome && !document.querySelector("dialog.scores"))
    openSheet(scores, status.outcome, status, text, {
      leave: onnew,
      again: () => onrematch(table),
      watch: () => ways.openReplay(table, 0),
      curves: () => ways.openCurves(table),
    });
}
