// @ts-check
/**
 * Painting the table: each painter brings one part of it up to date. The app hands all painters to the table, in the
 * order in which they paint; the table's own are here.
 */

import { followCourse } from "../rulebook/course.js";
import { gestureOf, NONE } from "./gesture.js";
import { announce, hush } from "./announce.js";
import { ask, note, offer, offerHelpers, showForce } from "./bar.js";
import { drawStill } from "./draw-still.js";
import { forgetHint } from "./hint.js";
import { holdFocus } from "./keep-focus.js";
import { dim, light } from "./light.js";
import { reach, showScene } from "./scroll-to-choice.js";
import { whoWon } from "./score-sheet.js";
import { equip } from "./tools.js";
import { forgetTouched, markTouched } from "./touched.js";
import { waysBack, whyNoLine } from "./undo.js";
import { whyNoFilm } from "./unseen.js";
import { chooser, helpers, isAwaited, isAway, isSent } from "./who.js";
import { hideWhy } from "./why-popover.js";
import { fitAnew } from "./zoom.js";

/**
 * @typedef {import("./table.js").Table} Table
 * @typedef {object} Drawing  what the painters are told of one drawing
 * @property {boolean} sameEye  was the last drawing made for the same eye?
 * @property {boolean} mayChoose  may a person choose now?
 * @property {(lead: boolean) => void} refocus  restores the focus, or moves it to a choice
 * @typedef {(table: Table, drawing: Drawing) => void} Painter
 */

/** Draws the state of the table. @param {Table} table @param {boolean} sameEye */
export function paint(table, sameEye) {
  const { play } = table.shown.regions;
  if (!play.isConnected) return; // the table was left meanwhile
  const refocus = holdFocus(/** @type {HTMLElement} */ (play.parentElement));
  const drawing = { sameEye, mayChoose: table.shown.awaitsChoice && !table.run.commanded, refocus };
  for (const painter of table.match.painters) painter(table, drawing);
}

/** Clears what was lit, announced or marked for the last drawing. @type {Painter} */
export function clearMarks({ shown: { eye, regions } }, { sameEye }) {
  const { play, live } = regions;
  hideWhy();
  dim(play);
  forgetHint(play);
  if (!sameEye) hush(live);
  if (eye === null) forgetTouched(play);
}

/**
 * Draws the board. The class `live` is set here, because it changes the layout that later painters measure.
 * @type {Painter}
 */
export function drawBoard(table, { sameEye, mayChoose }) {
  const { shown } = table;
  const { play } = shown.regions;
  if (sameEye && !shown.fresh) markTouched(play, () => table.match.board?.draw(play, shown.view));
  else drawStill(play, () => drawChanges(table));
  shown.fresh = false;
  play.classList.toggle("live", mayChoose);
}

/** Sizes the board. It reads the layout, so it comes when the lights are written. @type {Painter} */
export const sizeBoard = ({ shown: { regions } }) => fitAnew(regions.play);

/** Draws without movement, and marks what has changed since the eye's own last ply. @param {Table} table */
function drawChanges({ match: { board }, shown: { changedSince, view, regions } }) {
  const { play } = regions;
  forgetTouched(play);
  if (changedSince === undefined) return board?.draw(play, view);
  board?.draw(play, changedSince);
  markTouched(play, () => board?.draw(play, view));
}

/** Lights the choices on the board, and makes a button of each that nothing shows. @type {Painter} */
export function lightChoices({ match: { text }, shown, run }, { mayChoose }) {
  const { play, bar } = shown.regions;
  const decision = (mayChoose && run.decision) || undefined;
  shown.gesture = decision ? gestureOf(shown.log, decision, run) : NONE;
  const left = light(play, decision, shown.gesture, text);
  offer(bar, left, shown.gesture.withdrawn, decision?.choices.length === 1, text);
}

/** The contest of the view, for the person who fights it. @type {Painter} */
export const showContest = ({ match: { text }, shown: { regions, view } }, { mayChoose }) =>
  showForce(regions.bar, (mayChoose && view.contest) || undefined, text);

/** @type {Painter} */
export const showTools = (table, { mayChoose }) => equip(table.shown.regions.bar, tools(table, mayChoose));

/** @type {Painter} */
export function restoreFocus({ shown }, { mayChoose, refocus }) {
  refocus(mayChoose && shown.leadsFocus);
  if (mayChoose) shown.leadsFocus = false;
}

/** @type {Painter} */
export function reachChoices({ shown: { regions, gesture }, guide: { lesson } }, { mayChoose }) {
  reach(regions, mayChoose && gesture.plies.length > 0 && !lesson);
  showScene(regions, mayChoose && !lesson);
}

/**
 * Who won, in place of a question.
 * @param {import("./table.js").Status} status @param {import("../ui/text.js").Text} text
 */
function verdict(status, text) {
  const { outcome } = status;
  if (!outcome) return { question: text.say("table.over") }; // the status hasn't come yet
  const { winners } = outcome;
  return { question: whoWon(outcome, status, text), seat: winners.length === 1 ? winners[0] : undefined };
}

/** The question. @param {Table} table @param {Pick<Drawing, "mayChoose">} drawing */
export function showPrompt(table, { mayChoose }) {
  const { match, shown, run } = table;
  const { text } = match;
  const { decision } = run;
  const { bar, live } = shown.regions;
  offerHelpers(bar, helpers(table), match.players, text);
  if (decision === null) return ask(bar, { ...verdict(shown.status, text), mine: true });
  const { rule, args } = decision;
  const seat = chooser(table, decision);
  const waiting = text.has(`decision.${rule}.waiting`) ? `decision.${rule}.waiting` : "table.thinking";
  const question = mayChoose
    ? text.say(questionOf(decision, text), { ...Object.values(args), ...args, seat })
    : text.say(waiting, { seat });
  ask(bar, { question, seat, mine: mayChoose });
  const asked = `${shown.status.ply} ${rule}`;
  if (mayChoose && shown.question !== asked) announce(live, forceNow(shown, rule, text) ?? question);
  Object.assign(shown, mayChoose ? { question: asked, force: shown.view.contest?.force } : { question: "" });
}

/**
 * While tiles of a contest are chosen one by one, the force that was reached.
 * @param {import("./table.js").Shown} shown @param {string} rule @param {import("../ui/text.js").Text} text
 */
function forceNow({ question, force = 0, view: { contest } }, rule, text) {
  if (!contest || !question.endsWith(` ${rule}`) || contest.force === force) return undefined;
  return text.say(contest.force > force ? "table.force.chosen" : "table.force.back", contest);
}

/**
 * A decision with only one choice may have a question of its own.
 * @param {import("./light.js").Decision} decision
 * @param {import("../ui/text.js").Text} text
 */
function questionOf({ rule, choices }, text) {
  const only = `decision.${rule}.only.${choices[0]?.split(" ")[0]}`;
  return choices.length === 1 && text.has(only) ? only : `decision.${rule}`;
}

/**
 * The state of each tool in the bar.
 * @param {Table} table @param {boolean} mayChoose @returns {Record<string, import("./tools.js").Tool>}
 */
function tools(table, mayChoose) {
  const { text } = table.match;
  const { decision, inOtherTab } = table.run;
  const inLesson = table.guide.lesson && text.say("guide.no_hint");
  const held = table.run.held && text.say("confirm.first");
  return {
    hurry: { shown: !mayChoose && decision !== null && !inOtherTab && !isAway(table, chooser(table, decision)) },
    send: {
      shown: isAwaited(table),
      label: text.say(isSent(table) ? "table.send.again" : "table.send"),
      main: !isSent(table),
    },
    share: { shown: !table.guide.lesson },
    film: { why: table.whatif.line ? text.say("whatif.already") : whyNoFilm(table) },
    replay: { why: inLesson ?? (table.shown.log.length ? undefined : text.say("log.empty")) },
    hint: { why: inLesson ?? held ?? (mayChoose ? undefined : text.say("advice.not_now")) },
    scores: { label: text.say(decision === null ? "table.scores" : "table.forecast"), main: decision === null },
    whatif: { why: held ?? whyNoLine(table) },
    ...waysBack(table),
    ...(inOtherTab ? noWayBack(text) : {}),
  };
}

/** Another tab plays: nothing can be taken back here. @param {import("../ui/text.js").Text} text */
const noWayBack = (text) =>
  Object.fromEntries(["undo", "redo", "restart"].map((name) => [name, { why: text.say("tabs.follows") }]));

/** Where the match stands in the summary of the rules. @param {Table} table */
export const showCourse = ({ shown, run: { decision } }) =>
  followCourse(() => {
    const told = [...shown.opening, ...shown.log.flatMap(({ events }) => events)];
    return [decision?.number, ...told.map(({ rule }) => rule).reverse()];
  });

/** Shows the latest news in the note again. @param {Table} table */
export function showNews({ match: { text }, shown: { news, regions } }) {
  const { words, rule } = news;
  note(regions.bar, { words: typeof words === "string" ? words : words(), rule, kind: "news" }, text);
}
