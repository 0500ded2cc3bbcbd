// @ts-check
/**
 * Painting the table: each painter brings one part of it up to date. The app hands all painters to the table, in the order in
 * which they paint; those of the table itself are here.
 */

import { gestureOf, NONE } from "./gesture.js";
import { announce, hush } from "./announce.js";
import { ask, note, offer, showForce } from "./bar.js";
import { drawStill } from "./draw-still.js";
import { forgetHint } from "./hint.js";
import { holdFocus } from "./keep-focus.js";
import { dim, light } from "./light.js";
import { reach } from "./scroll-to-choice.js";
import { equip } from "./tools.js";
import { forgetTouched, markTouched } from "./touched.js";
import { waysBack, whyNoLine } from "./undo.js";
import { whyNoFilm } from "./unseen.js";
import { isAwaited, isAway, isSent } from "./who.js";
import { hideWhy } from "./why-popover.js";
import { follow } from "./zoom.js";

/**
 * @typedef {import("./table.js").Table} Table
 * @typedef {object} Drawing  what the painters are told of one drawing
 * @property {boolean} sameEye  does the same person go on looking?
 * @property {boolean} mayChoose  is a person to choose now?
 * @property {(guide: boolean) => void} refocus  gives the focus back
 * @typedef {(table: Table, drawing: Drawing) => void} Painter
 */

/** Draw what is known of the match. @param {Table} table @param {boolean} sameEye */
export function paint(table, sameEye) {
  const { play } = table.regions;
  if (!play.isConnected) return; // the table was left meanwhile
  const refocus = holdFocus(/** @type {HTMLElement} */ (play.parentElement));
  const drawing = { sameEye, mayChoose: table.live && !table.commanded, refocus };
  for (const painter of table.painters) painter(table, drawing);
}

/** What was lit, said or marked for the drawing before. @type {Painter} */
export function clearMarks({ eye, regions: { play, live } }, { sameEye }) {
  hideWhy();
  dim(play);
  forgetHint(play);
  if (!sameEye) hush(live);
  if (eye === null) forgetTouched(play);
}

/** The board as the game draws it; and whether the table is live, before anything asks where things are. @type {Painter} */
export function drawBoard(table, { sameEye, mayChoose }) {
  const {
    view,
    regions: { play },
  } = table;
  if (sameEye && !table.fresh) markTouched(play, () => table.board?.draw(play, view));
  else drawStill(play, () => drawSince(table));
  table.fresh = false;
  follow(play);
  play.classList.toggle("live", mayChoose);
}

/** What may be chosen: lit on the board, or a button in the bar. @type {Painter} */
export function lightChoices(table, { mayChoose }) {
  const { play, bar } = table.regions;
  const decision = (mayChoose && table.decision) || undefined;
  table.gesture = decision ? gestureOf(table.log, decision, table.seen) : NONE;
  const left = light(play, decision, table.gesture, table.text);
  offer(bar, left, decision?.choices.length === 1, table.text);
}

/** @type {Painter} */
export const showContest = (table, { mayChoose }) =>
  showForce(table.regions.bar, contest(table, mayChoose), table.text);

/** @type {Painter} */
export const showTools = (table, { mayChoose }) => equip(table.regions.bar, tools(table, mayChoose));

/** @type {Painter} */
export function restoreFocus(table, { mayChoose, refocus }) {
  refocus(mayChoose && table.guide);
  if (mayChoose) table.guide = false;
}

/** @type {Painter} */
export const reachChoices = ({ regions, gesture, lesson }, { mayChoose }) =>
  reach(regions, mayChoose && gesture.plies.length > 0 && !lesson);

/** Draw for eyes that didn't follow: what has changed since they last saw it is marked. @param {Table} table */
function drawSince({ board, base, view, regions: { play } }) {
  forgetTouched(play);
  if (base === undefined) return board?.draw(play, view);
  board?.draw(play, base);
  markTouched(play, () => board?.draw(play, view));
}

/** The question. @type {Painter} */
export function showPrompt(table, { mayChoose: live }) {
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
