// @ts-check
/**
 * Roving tabindex: Tab reaches one element of the table, arrow keys go on to its neighbours, Home and End to the first
 * and the last.
 */

import { inOrder } from "./grouping.js";
import { bringIntoSight, isInSight } from "../ui/visibility.js";

/** The direction of each key. @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const STOPS = ":is([data-what], [data-act], [data-untick])[tabindex]";
const LIVE = ".lit, .instead, [data-chosen]";
/** The cost of distance sideways; so high that on a map of hexes the next row comes before the one after it. */
const ASIDE = 1.6;

/** @typedef {HTMLElement | SVGElement} Stop @typedef {{x: number, y: number}} Point */

/** All elements that can be reached, in reading order. @param {Element} play @returns {Stop[]} */
export const stops = (play) =>
  inOrder(
    play,
    [.../** @type {NodeListOf<Stop>} */ (play.querySelectorAll(STOPS))].filter((each) => each.getClientRects().length),
  );

/** The stop that contains the target. @param {EventTarget | null} target @returns {Stop | undefined} */
export const stopOf = (target) =>
  target instanceof Element
    ? /** @type {Stop | undefined} */ (target.closest(`.play ${STOPS}`) ?? undefined)
    : undefined;

/**
 * The last step. Steps on in its direction stay on the same straight line (the lane), even if the elements are not
 * aligned; `x` and `y` lead from the element reached to that line.
 * @type {{at: Stop, across: boolean, x: number, y: number} | undefined}
 */
let run;

/** A point of the lane, for a step in this direction. @param {Stop} here @param {[number, number]} way */
function lane(here, [x]) {
  const { width, height } = here.getBoundingClientRect();
  const from = middle(here);
  const kept =
    run?.at === here && run.across === (x !== 0) && Math.abs(run.x) <= width && Math.abs(run.y) <= height
      ? run
      : { x: 0, y: 0 };
  return { x: from.x + kept.x, y: from.y + kept.y };
}

/** Listens to arrow keys, Home, End and the focus. @param {HTMLElement} root */
export function arrows(root) {
  root.addEventListener("keydown", (event) => {
    const here = stopOf(event.target);
    if (!here || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const play = /** @type {Element} */ (here.closest(".play"));
    const way = WAYS[event.key];
    const next = way
      ? neighbour(stops(play), here, way, lane(here, way))
      : event.key === "Home"
        ? stops(play)[0]
        : event.key === "End"
          ? stops(play).at(-1)
          : undefined;
    if (way || next) event.preventDefault();
    if (next && way) run = aside(next, way, lane(here, way));
    if (next) go(next);
  });
  root.addEventListener("focusin", ({ target }) => {
    const here = stopOf(target);
    if (!here) return;
    choose(here);
    if (here.matches(":focus-visible") && !isInSight(here)) bringIntoSight(here);
  });
}

/**
 * The step to an element, with its distance from the lane.
 * @param {Stop} at @param {[number, number]} way @param {Point} lane
 */
function aside(at, [x], lane) {
  const to = middle(at);
  return { at, across: x !== 0, x: x ? 0 : lane.x - to.x, y: x ? lane.y - to.y : 0 };
}

/** Focuses a stop. @param {Stop} stop */
export function go(stop) {
  choose(stop);
  stop.focus();
}

/** Makes a stop the one that Tab reaches. @param {Element} stop */
function choose(stop) {
  for (const each of stop.closest(".play")?.querySelectorAll("[tabindex='0']") ?? [])
    if (each.matches(STOPS)) each.setAttribute("tabindex", "-1");
  stop.setAttribute("tabindex", "0");
}

/**
 * To be called after a drawing: Tab reaches the same stop as before, or the first that may be chosen.
 * @param {Element} play @param {Element | undefined} last
 */
export function rove(play, last) {
  const all = stops(play);
  const stop = all.find((each) => each === last) ?? all.find((each) => each.matches(".lit")) ?? all[0];
  if (stop) choose(stop);
}

/** The stop that Tab reaches. @param {Element} play */
export const roving = (play) => [...play.querySelectorAll("[tabindex='0']")].find((each) => each.matches(STOPS));

/**
 * The nearest stop that lies more ahead than sideways of the lane; of two at one spot, the one that may be chosen.
 * @param {Stop[]} all @param {Stop} here @param {[number, number]} way @param {Point} lane
 */
function neighbour(all, here, [x, y], lane) {
  const from = middle(here);
  /** @type {Stop | undefined} */
  let best;
  let least = Infinity;
  for (const element of all) {
    const to = middle(element);
    const along = (to.x - from.x) * x + (to.y - from.y) * y;
    const aside = Math.abs((to.x - lane.x) * y) + Math.abs((to.y - lane.y) * x);
    const far = along + aside * ASIDE - (element.matches(LIVE) ? 1 : 0);
    if (element === here || along <= 2 || aside > along * 2 || far >= least) continue;
    [best, least] = [element, far];
  }
  return best;
}

/** @param {Element} element */
export function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
