// @ts-check
/** What undo would take back, where a turn began, and what forbids to go back there; also in a what-if. */

import { isAlone, isAway, isLiftedFor, isOneSide, isPerson, here } from "./who.js";
import { sentence } from "./log-lines.js";

/** @typedef {import("./table.js").Table} Table */

/** The first ply that may be taken back: a what-if shares the earlier ones with the match. @param {Table} table */
const firstOwn = ({ whatif: { line } }) => line?.ply ?? 0;

/**
 * The ply undo goes back to: the last one of a person at this device.
 * @param {Table} table @returns {number | undefined}
 */
export function undoTarget(table) {
  const ply = table.shown.log.findLastIndex((entry) => isPerson(table, entry.seat) && !isAway(table, entry.seat));
  return ply < firstOwn(table) ? undefined : ply;
}

/** The ply with which the turn of the seat to act began. @param {Table} table @returns {number | undefined} */
function turnStart(table) {
  const { log } = table.shown;
  const { decision } = table.run;
  if (decision === null) return undefined;
  const ply = Math.max(firstOwn(table), log.findLastIndex((entry) => entry.seat !== decision.seat) + 1);
  return ply < log.length ? ply : undefined;
}

/**
 * The ply that restarting the turn goes back to, as far as undo is free.
 * @param {Table} table @returns {number | undefined}
 */
export function restartTarget(table) {
  const { awaitsChoice, status, log } = table.shown;
  const start = awaitsChoice ? turnStart(table) : undefined;
  if (start === undefined) return undefined;
  const ply = isAlone(table) ? start : Math.max(start, status.free, table.run.sent ?? 0);
  return ply < log.length ? ply : undefined;
}

/** Why one can't go back to before a ply; undefined if one can. @param {Table} table @param {number} ply */
export function barrier(table, ply) {
  const { log, status } = table.shown;
  const { text } = table.match;
  if (ply >= log.length) return text.say("undo.now");
  if (ply < (table.run.sent ?? 0) && !table.whatif.line) return text.say("undo.sent");
  if (isAlone(table))
    return ply >= firstOwn(table) && log.some((entry) => isPerson(table, entry.seat))
      ? undefined
      : text.say("undo.start");
  return ply >= status.free ? undefined : luckSince(table, ply);
}

/** The dice or the secret that the last lucky ply since then brought. @param {Table} table @param {number} ply */
function luckSince({ match: { text }, shown: { log } }, ply) {
  const lucky = log.findLast((entry) => entry.luck && entry.ply >= ply);
  const event = lucky?.events.find(({ kind }) => text.has(`luck.${kind}`));
  return event ? text.say(`luck.${event.kind}`, event.args) : text.say("undo.luck");
}

/**
 * What undo would take away: the person's own action, or what another's ply told; also what one's own told, where the
 * text of the action is only a number.
 * @param {Table} table @param {number} ply
 */
function takenBack({ match: { board, text }, shown: { log } }, ply) {
  const { action, events, seat } = log[ply];
  if (action !== null && !(events.length && board?.onlyNumbered?.(action))) return text.action(action);
  return events.length ? sentence(events[0], text) : text.say("undo.move", { seat });
}

/** The last change of a plan that is being laid on the page. @param {Table} table */
export const lastChange = ({ match: { board }, shown: { regions, awaitsChoice } }) =>
  awaitsChoice ? board?.lastChange?.(/** @type {HTMLElement} */ (regions.play)) : undefined;

/**
 * The state of undo, redo and restart in the bar.
 * @param {Table} table @returns {Record<string, import("./tools.js").Tool>}
 */
export function waysBack(table) {
  const { text } = table.match;
  const { gesture, status } = table.shown;
  const { held } = table.run;
  const target = undoTarget(table);
  const half = gesture.plies.length > 0 || held !== undefined;
  const { stop, action } = held ? { action: text.action(held.action) } : undoOf(table, target);
  const restart = restartTarget(table);
  const change = lastChange(table);
  return {
    undo: change
      ? { label: text.say("table.take_back"), title: change.words }
      : {
          label: text.say(half ? "table.take_back" : "table.undo"),
          title: stop ? undefined : text.say(half ? "table.take_back.what" : "table.undo.what", { action }),
          why: stop && text.say("table.no_undo", { reason: stop }),
        },
    restart: {
      title: restart === undefined ? undefined : text.say("table.restart.what", { action: takenBack(table, restart) }),
      why: restart === undefined ? whyNoRestart(table) : undefined,
    },
    redo: { why: status.redo ? undefined : text.say("table.no_redo") },
  };
}

/**
 * What undo would take back, or what stops it.
 * @param {Table} table @param {number | undefined} target @returns {{stop?: string, action?: string}}
 */
function undoOf(table, target) {
  if (target === undefined) return { stop: table.match.text.say("undo.start") };
  return { stop: barrier(table, target), action: takenBack(table, target) };
}

/** @param {Table} table */
function whyNoRestart(table) {
  const { text } = table.match;
  const start = turnStart(table);
  if (!table.shown.awaitsChoice || start === undefined) return text.say("table.no_restart");
  return text.say("table.no_undo", { reason: barrier(table, start) ?? "" });
}

/** Why no what-if may be tried; undefined if one may. @param {Table} table @returns {string | undefined} */
export function whyNoLine(table) {
  const { text } = table.match;
  const { decision, inOtherTab } = table.run;
  if (table.guide.lesson) return text.say("guide.no_hint");
  if (table.whatif.line) return text.say("whatif.already");
  if (inOtherTab) return text.say("tabs.follows");
  const people = here(table);
  if (decision === null || (people.length && isOneSide(table))) return undefined;
  return isLiftedFor(table, decision.seat) ? undefined : text.say(people.length ? "whatif.curtain" : "whatif.bots");
}
