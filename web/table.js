// @ts-check
/** One match on the table: whose side of it is shown, and everything that is shown. */

import { layTable } from "./layout.js";
import { dim, light, why } from "./light.js";
import { gestureOf, NONE } from "./gesture.js";
import { markTouched, forgetTouched } from "./touched.js";
import { drawStory } from "./story.js";
import { ask, equip, note, offer, weigh } from "./bar.js";
import { refocus } from "./arrows.js";
import { reach, watchReach } from "./reach.js";
import { announce, hush } from "./announce.js";

/**
 * @typedef {import("./light.js").Decision} Decision
 * @typedef {import("./saved.js").Player} Player
 * @typedef {object} Table
 * @property {import("./client.js").Client} client
 * @property {import("./text.js").Text} text
 * @property {Player[]} players
 * @property {{mount: Function, draw: Function} | undefined} board
 * @property {import("./layout.js").Regions} regions
 * @property {(error: any) => void} ontrouble
 * @property {() => void} onnew
 * @property {() => void} unwatch
 * @property {AbortController} course  what runs now; a new command ends it
 * @property {Decision | null} decision
 * @property {any} view
 * @property {number | null} eye  whose side of the table is shown
 * @property {number | null} lifted  who last lifted the curtain
 * @property {import("./gesture.js").Entry[]} log
 * @property {{ply: number, undo: boolean, undo_reason: string | null, redo: boolean}} status
 * @property {import("./gesture.js").Gesture} gesture
 * @property {Map<number, import("./gesture.js").Seen>} seen
 * @property {{words: string, rule?: string}} news
 * @property {boolean} hurry  don't wait for the bots
 * @property {() => void} wake  ends the pause after a bot's ply
 * @property {boolean} byKeys  was the last choice made by a key?
 * @property {boolean} commanded  a person's command is being carried out
 */

/**
 * Lay the table for the match the engine has; nothing is shown before `settle`.
 * @param {HTMLElement} root
 * @param {Pick<Table, "client" | "text" | "players" | "board" | "ontrouble" | "onnew">} match
 * @returns {Table}
 */
export function openTable(root, match) {
  const regions = layTable(root, match.text);
  const course = new AbortController();
  return {
    ...match, regions, course, unwatch: watchReach(regions), decision: null, view: undefined, eye: null, lifted: null,
    log: [], status: { ply: 0, undo: false, undo_reason: "start", redo: false }, gesture: NONE, seen: new Map(),
    news: { words: "" }, hurry: false, wake: () => {}, byKeys: false, commanded: false,
  };
}

/** End what runs on the table. @param {Table} table */
export function closeTable(table) {
  table.course.abort();
  table.unwatch();
}

/** @param {Table} table @param {number} seat */
export const isPerson = (table, seat) => table.players[seat].level === undefined;
/** The seats of the people. @param {Table} table */
export const persons = (table) => table.players.flatMap((player, seat) => (player.level === undefined ? [seat] : []));

/**
 * Whose side is shown: the only person's always; of several, that of the one whose turn it is and who lifted the curtain.
 * @param {Table} table
 */
export function eyeOf(table) {
  const people = persons(table);
  if (people.length < 2) return people[0] ?? null;
  return table.decision !== null && table.decision.seat === table.lifted ? table.lifted : null;
}

/** What every person at the table may read. @param {Table} table */
export const publicEye = (table) => (persons(table).length === 1 ? persons(table)[0] : null);

/** Bring everything that is shown up to date. @param {Table} table @param {boolean} mayChoose  is a person to choose now? */
export async function show(table, mayChoose) {
  const eye = eyeOf(table);
  const [view, log, status] = await Promise.all([
    table.client.ask("view", { seat: eye }), table.client.ask("log", { viewer: eye }), table.client.ask("status")]);
  if (table.view === undefined) table.board?.mount(table.regions.play, view, { text: table.text.say, has: table.text.has, names: table.text.names });
  const sameEye = table.eye === eye && table.view !== undefined;
  Object.assign(table, { view, log, status, eye });
  const { play, bar, story, live } = table.regions;
  dim(play);
  if (!sameEye) hush(live);
  if (!sameEye) forgetTouched(play);
  if (sameEye) markTouched(play, () => table.board?.draw(play, view));
  else table.board?.draw(play, view);
  drawStory(story, log, table.text);
  const decision = (mayChoose && table.decision) || undefined;
  table.gesture = decision ? gestureOf(log, decision, table.seen) : NONE;
  const left = light(play, decision, table.gesture, table.text);
  offer(bar, left, decision?.choices.length === 1, table.text);
  prompt(table, mayChoose);
  note(bar, { ...table.news, kind: "news" }, table.text);
  weigh(bar, contest(table, mayChoose), table.text);
  equip(bar, tools(table, mayChoose));
  play.classList.toggle("live", mayChoose);
  if (mayChoose && table.byKeys && play.parentElement) refocus(play.parentElement);
  reach(table.regions, mayChoose && table.gesture.plies.length > 0);
}

/** @param {Table} table @param {boolean} live */
function prompt(table, live) {
  const { decision, text, regions } = table;
  if (decision === null) return ask(regions.bar, { question: text.say("table.over"), mine: false });
  const { rule, seat, args } = decision;
  const waiting = text.has(`decision.${rule}.waiting`) ? `decision.${rule}.waiting` : "table.thinking";
  const question = live ? text.say(`decision.${rule}`, { ...Object.values(args), ...args, seat }) : text.say(waiting, { seat });
  ask(regions.bar, { question, seat, mine: live });
  if (live) announce(regions.live, question);
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
  const { text, status, gesture, log } = table;
  const half = gesture.plies.at(-1);
  const alone = persons(table).length < 2;
  const mine = log.some((entry) => isPerson(table, entry.seat));
  const stop = !mine ? "start" : status.undo || alone ? undefined : status.undo_reason ?? "start";
  return {
    hurry: { shown: !live && table.decision !== null },
    scores: { shown: table.decision === null },
    undo: {
      label: text.say(half ? "table.take_back" : "table.undo"),
      title: half && text.say("table.take_back.what", { action: text.action(half.action) }),
      why: stop && text.say("table.no_undo", { reason: text.say(`undo.${stop}`) }),
    },
    redo: { why: status.redo ? undefined : text.say("table.no_redo") },
  };
}

/** Say why a refused thing may not be done, or a tool not used. */
export function explain(table, refusal) {
  note(table.regions.bar, { words: why(refusal, table.text), rule: refusal.rule, kind: "reason" }, table.text);
}

/** The note goes back to what happened last. @param {Table} table */
export function showNews(table) {
  note(table.regions.bar, { ...table.news, kind: "news" }, table.text);
}
