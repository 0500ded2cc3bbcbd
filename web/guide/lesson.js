// @ts-check
/**
 * The guided first game: a coach explains each step in a card, the learner does what it asks on the real table, and a
 * script plays the other seats. The step follows from the ply, so undo and redo work in the lesson as in any match.
 */

import { bring, standBeside, stayBeside } from "./card-position.js";
import { announce } from "../table/announce.js";
import { ask } from "../table/bar.js";
import { el, set } from "../ui/dom.js";
import { tell } from "../rulebook/terms.js";
import { actsOf } from "../table/light.js";
import { showPrompt } from "../table/painting.js";
import { keepTable } from "../saved/autosave.js";
import { keepLesson, keptLesson } from "../ui/preferences.js";

/**
 * @typedef {import("../table/table.js").Table} Table
 * @typedef {object} Step
 * @property {string} say  the text `guide.step.<say>`
 * @property {string[]} [point]  what the text is about: `data-spot` or `data-in` of elements
 * @property {string[]} [do]  the actions the learner is asked for; without them, there is a button to go on
 * @property {string[]} [then]  the actions of the other seats after that
 * @typedef {object} Script
 * @property {number} seats
 * @property {number} seat  the learner's
 * @property {number} seed
 * @property {Record<string, any>} options
 * @property {string} bot  the level of the other seats, if the match goes on after the lesson
 * @property {Step[]} steps
 * @typedef {object} Lesson
 * @property {string} id  the game, and the mode if the lesson is of another one: its progress is kept under that
 * @property {string} game
 * @property {Script} script
 * @property {string[]} plies  all actions of the script
 * @property {number[]} starts  the ply at which each step begins
 * @property {number} step
 * @property {Set<number>} read  steps whose text was read before the others played
 * @property {string} told  the text shown last
 * @property {string} [lit]  the action asked for last
 * @property {string} [later]  the action that was tried too early
 * @property {() => void} [goOn]  the others wait for a text to be read: lets them play
 * @property {() => void} onleave
 * @property {() => void} onplayon
 */

/**
 * @param {string} id @param {Script} script
 * @param {{onleave: () => void, onplayon: () => void}} ways
 * @returns {Lesson}
 */
export function openLesson(id, script, ways) {
  const [game] = id.split(" ");
  const parts = script.steps.map((step) => [...(step.do ?? []), ...(step.then ?? [])]);
  const starts = parts.map((_, index) => parts.slice(0, index).flat().length);
  return { id, game, script, plies: parts.flat(), starts, step: 0, read: new Set(), told: "", ...ways };
}

/**
 * The players of the lesson.
 * @param {Script} script @param {import("../ui/text.js").Text} text @param {string} [name]
 */
export const pupils = ({ seats, seat: own, bot }, text, name) =>
  Array.from({ length: seats }, (_, seat) =>
    seat === own ? { name: name ?? text.say(`name.${seat}`) } : { name: text.say(`name.${seat}`), level: bot },
  );

/**
 * Starts the match of the lesson in the engine, up to where it was left last time.
 * @param {import("../engine/client.js").Client} client @param {Lesson} lesson
 */
export async function dealLesson(client, { id, game, script: { seats, options, seed }, plies }) {
  const far = keptLesson(id);
  await client.ask("new", { game, seats, options, seed });
  for (const action of plies.slice(0, typeof far === "number" ? far : 0))
    await client.ask("act", { action, viewer: null });
}

/**
 * The next action in the script, for a seat other than the learner's.
 * @param {Table} table @param {number} ahead  plies that the log doesn't have yet @returns {string | undefined}
 */
export const scripted = ({ guide: { lesson }, shown: { log } }, ahead) => lesson?.plies[log.length + ahead];

/**
 * Waits until the learner has read what the others are going to do.
 * @param {Table} table @param {AbortSignal} signal  ends the wait
 */
export async function hasRead({ guide: { lesson }, shown: { log } }, signal) {
  if (!lesson || !isUnread(lesson, log.length)) return;
  await new Promise((resolve) => {
    lesson.goOn = () => resolve(undefined);
    signal.addEventListener("abort", lesson.goOn, { once: true });
  });
}

/** Is the step at this ply one to read, before the others play? @param {Lesson} lesson @param {number} ply */
function isUnread({ script: { steps }, starts, step, read }, ply) {
  return !steps[step].do && Boolean(steps[step].then) && starts[step] === ply && !read.has(step);
}

/** Saves how far the lesson has come. @param {Lesson} lesson @param {number} ply */
export const keepPlace = ({ id }, ply) => keepLesson(id, ply);

/**
 * Does the lesson allow these actions now? If not, the coach says so.
 * @param {Table} table @param {...string} actions  one, or the rest of a gesture
 */
export function permits(table, ...actions) {
  const { lesson } = table.guide;
  if (!lesson) return true;
  const ply = table.shown.log.length;
  const may = actions[0] === wanted(table) && actions.every((action, i) => action === lesson.plies[ply + i]);
  lesson.later = may ? undefined : actions[0];
  if (!may) coach(table);
  return may;
}

/** The action the learner is asked for. @param {Table} table @returns {string | undefined} */
function wanted({ guide: { lesson }, shown: { log, awaitsChoice } }) {
  if (!lesson || !awaitsChoice) return undefined;
  const { script, step, starts, plies } = lesson;
  return log.length < starts[step] + (script.steps[step].do?.length ?? 0) ? plies[log.length] : undefined;
}

/** Updates the step after the ply has changed, forward or back. @param {Lesson} lesson @param {number} ply */
function follow(lesson, ply) {
  const {
    script: { steps },
    starts,
  } = lesson;
  /** @param {number} step */
  const fits = (step) =>
    steps[step].do ? starts[step] <= ply && ply < (starts[step + 1] ?? Infinity) : starts[step] === ply;
  if (fits(lesson.step)) return;
  const all = steps.map((_, step) => step).filter(fits);
  lesson.step = (all[0] > lesson.step ? all[0] : all.at(-1)) ?? steps.length - 1;
  lesson.later = undefined;
}

/** Removes the marks before a drawing, so that pieces that move don't carry them along. @param {Table} table */
export const unmarkTargets = ({ shown }) => unmark(shown.regions.play);

/** @param {Element} root */
function unmark(root) {
  for (const each of root.querySelectorAll("[data-wanted], [data-pointed]"))
    for (const mark of ["data-wanted", "data-pointed"]) each.removeAttribute(mark);
}

/** Shows the card of the current step and marks its targets. @param {Table} table */
export function coach(table) {
  const { lesson } = table.guide;
  const { text } = table.match;
  const { regions } = table.shown;
  const root = /** @type {HTMLElement} */ (regions.bar.parentElement);
  unmark(root);
  const card = /** @type {HTMLElement | null} */ (root.querySelector(".coach"));
  if (!lesson) return card?.remove();
  follow(lesson, table.shown.log.length);
  const steps = lesson.script.steps;
  const step = steps[lesson.step];
  const others = Object.fromEntries(table.match.players.map((_, seat) => [`seat${seat}`, seat]));
  const want = wanted(table);
  const isHeld = isUnread(lesson, table.shown.log.length);
  const watching = !table.shown.awaitsChoice && table.run.decision !== null && !isHeld;
  const words = watching
    ? text.say("guide.watch", { seat: table.run.decision?.seat })
    : text.say(`guide.step.${step.say}`, others);
  const targets = watching ? [] : lightUp(root, step, want);
  const shown = card ?? root.appendChild(layCoach(table));
  const spoken = () => spokenOf(root, steps[lesson.step]);
  if (!card) stayBeside(shown, root, () => [...root.querySelectorAll("[data-wanted], [data-pointed]")], spoken);
  const reading = !step.do && !watching;
  const last = lesson.step === steps.length - 1;
  write(shown, table, { words, reading, last });
  if (reading && !last) ask(regions.bar, { question: text.say("guide.read"), mine: false });
  else showPrompt(table, { mayChoose: table.shown.awaitsChoice && !table.run.commanded });
  if (lesson.told !== words) announce(regions.live, words);
  if (lesson.told !== words || lesson.lit !== want) bring(shown, root, targets, spoken());
  Object.assign(lesson, { told: words, lit: want });
  standBeside(shown, root, targets, spoken());
}

/**
 * What the text of a step speaks of: what it points at, what its actions are done on, and the names of these places.
 * @param {Element} root @param {Step} step @returns {Element[]}
 */
function spokenOf(root, { point = [], do: actions = [] }) {
  const things = [...root.querySelectorAll("[data-act], [data-acts]")].filter((element) =>
    actsOf(element).some((act) => actions.includes(act)),
  );
  const places = [...things.map((thing) => thing.getAttribute("data-in")), ...point].filter(Boolean);
  const names = places.flatMap((place) => [...root.querySelectorAll(`[data-place="${place}"]`)]);
  return [...things, ...names].filter((element) => element.getClientRects().length);
}

/**
 * Marks the elements of the action asked for, or else what the text is about.
 * @param {Element} root @param {Step} step @param {string | undefined} want
 * @returns {Element[]}
 */
function lightUp(root, { point = [] }, want) {
  /** @param {Element} element */
  const seen = (element) => element.getClientRects().length > 0;
  const lit = [...root.querySelectorAll(".lit")].filter(
    (element) => want !== undefined && actsOf(element).includes(want) && seen(element),
  );
  const spoken = point
    .flatMap((spot) => [...root.querySelectorAll(`[data-spot="${spot}"], [data-in="${spot}"]`)])
    .filter(seen);
  for (const element of lit) element.setAttribute("data-wanted", "");
  if (!lit.length) for (const element of spoken) element.setAttribute("data-pointed", "");
  return lit.length ? lit : spoken;
}

/** Builds the card. @param {Table} table */
function layCoach(table) {
  const { lesson } = table.guide;
  const { text } = table.match;
  const turn = () => {
    if (!lesson) return;
    if (isUnread(lesson, table.shown.log.length)) {
      lesson.read.add(lesson.step);
      lesson.goOn?.();
    } else lesson.step += 1;
    lesson.later = undefined;
    coach(table);
  };
  const card = el(
    "aside",
    { class: "coach", "aria-label": text.say("guide.title") },
    el("div", { class: "coach-dots", role: "img" }, ...(lesson?.script.steps ?? []).map(() => el("i"))),
    el("p", { class: "coach-words" }),
    el("p", { class: "coach-later" }),
    el(
      "div",
      { class: "coach-foot" },
      el("button", { type: "button", class: "plain coach-leave", click: () => lesson?.onleave() }),
      el("button", { type: "button", class: "primary coach-next", click: turn }, text.say("guide.next")),
      el(
        "button",
        { type: "button", class: "primary coach-play", click: () => playOn(table) },
        text.say("guide.play_on"),
      ),
    ),
  );
  return card;
}

/**
 * Fills the card.
 * @param {HTMLElement} card @param {Table} table @param {{words: string, reading: boolean, last: boolean}} now
 */
function write(card, table, { words, reading, last }) {
  const { lesson } = table.guide;
  const { text } = table.match;
  if (!lesson) return;
  /** @param {string} name */
  const part = (name) => /** @type {HTMLElement} */ (card.querySelector(`.coach-${name}`));
  const want = wanted(table);
  const later = lesson.later && text.action(lesson.later);
  const note = !later
    ? ""
    : want
      ? text.say("guide.later", { later, now: text.action(want) })
      : text.say("guide.later.read", { later });
  const focused = card.contains(document.activeElement);
  tell(part("words"), words);
  if (note && part("later").textContent !== note) announce(table.shown.regions.live, note);
  set(part("later"), { text: note, hidden: !note });
  set(part("dots"), {
    "aria-label": text.say("guide.step", { step: lesson.step + 1, steps: lesson.script.steps.length }),
  });
  for (const [index, dot] of [...part("dots").children].entries())
    set(dot, { class: index < lesson.step ? "gone" : index === lesson.step ? "here" : undefined });
  set(part("leave"), { text: text.say(last ? "menu.new" : "guide.leave") });
  set(part("next"), { hidden: !reading || last });
  set(part("play"), { hidden: !reading || !last });
  if (last) keepLesson(lesson.id, "done");
  const button = part(last ? "play" : "next");
  if (!focused || document.activeElement?.getClientRects().length) return;
  /** @type {HTMLElement} */ (button.hidden ? table.shown.regions.bar.querySelector(".question") : button).focus({
    preventScroll: true,
  });
}

/** Ends the lesson; the match goes on against bots. @param {Table} table */
async function playOn(table) {
  const { lesson } = table.guide;
  if (!lesson) return;
  keepLesson(lesson.id, "done");
  await keepTable(table, table.run.decision);
  table.guide.lesson = undefined;
  lesson.onplayon();
}
