// @ts-check
/** Ways back: what undo would take back, where a turn began, and what stands in the way; of a what-if, too. */

import { isAlone, isAway, isLiftedFor, isOneSide, isPerson, here } from "./who.js";
import { sentence } from "./log-lines.js";

/** @typedef {import("./table.js").Table} Table */

/** The first ply that may be taken back: a what-if has those before it in common with the match. @param {Table} table */
const begin = ({ branch }) => branch?.ply ?? 0;

/** To where undo goes: before the last ply of a person at this device. @param {Table} table @returns {number | undefined} */
export function undoTarget(table) {
  const ply = table.log.findLastIndex((entry) => isPerson(table, entry.seat) && !isAway(table, entry.seat));
  return ply < begin(table) ? undefined : ply;
}

/** Where the turn of the seat to decide began: after the last ply of another. @param {Table} table @returns {number | undefined} */
export function turnStart(table) {
  const { log, decision } = table;
  if (decision === null) return undefined;
  const ply = Math.max(begin(table), log.findLastIndex((entry) => entry.seat !== decision.seat) + 1);
  return ply < log.length ? ply : undefined;
}

/** Where restarting the turn goes: as far back as is free. @param {Table} table @returns {number | undefined} */
export function restartTarget(table) {
  const start = table.live ? turnStart(table) : undefined;
  if (start === undefined) return undefined;
  const ply = isAlone(table) ? start : Math.max(start, table.status.free, table.sent ?? 0);
  return ply < table.log.length ? ply : undefined;
}

/** Why one can't go back to before a ply, in words; undefined if one can. @param {Table} table @param {number} ply */
export function barrier(table, ply) {
  const { log, text, status } = table;
  if (ply >= log.length) return text.say("undo.now");
  if (ply < (table.sent ?? 0) && !table.branch) return text.say("undo.sent");
  if (isAlone(table))
    return ply >= begin(table) && log.some((entry) => isPerson(table, entry.seat)) ? undefined : text.say("undo.start");
  return ply >= status.free ? undefined : luckSince(table, ply);
}

/** What chance or what secret came with the last lucky ply from there on. */
function luckSince({ log, text }, ply) {
  const lucky = log.findLast((entry) => entry.luck && entry.ply >= ply);
  const event = lucky?.events.find(({ kind }) => text.has(`luck.${kind}`));
  return event ? text.say(`luck.${event.kind}`, event.args) : text.say("undo.luck");
}

/** What a way back takes away, in words: the person's own action, or what another's ply told. @param {Table} table @param {number} ply */
export function takenBack({ log, text }, ply) {
  const { action, events, seat } = log[ply];
  if (action !== null) return text.action(action);
  return events.length ? sentence(events[0], text) : text.say("undo.move", { seat });
}

/** What the tools of the bar say of the ways back. @param {Table} table */
export function waysBack(table) {
  const { text, gesture, status } = table;
  const target = undoTarget(table);
  const half = gesture.plies.length > 0;
  const stop = target === undefined ? text.say("undo.start") : barrier(table, target);
  const action = target === undefined ? "" : takenBack(table, target);
  const restart = restartTarget(table);
  return {
    undo: {
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

function whyNoRestart(table) {
  const { text, live } = table;
  const start = turnStart(table);
  if (!live || start === undefined) return text.say("table.no_restart");
  return text.say("table.no_undo", { reason: barrier(table, start) ?? "" });
}

/** Why no line may be tried, in words; undefined if one may. @param {Table} table @returns {string | undefined} */
export function whyNoLine(table) {
  const { text, lesson, branch, decision, follows } = table;
  if (lesson) return text.say("guide.no_hint");
  if (branch) return text.say("whatif.already");
  if (follows) return text.say("tabs.follows");
  const people = here(table);
  if (decision === null || (people.length && isOneSide(table))) return undefined;
  return isLiftedFor(table, decision.seat) ? undefined : text.say(people.length ? "whatif.curtain" : "whatif.bots");
}
