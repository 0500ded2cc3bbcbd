// @ts-check
/**
 * One stop for the tabulator on the whole table: of all things that say what they are, one can be reached by Tab,
 * and arrow keys go from it to the neighbour, Home and End to the first and the last.
 */

import { inOrder } from "../table/grouping.js";
import { bringIntoSight, isInSight } from "./sight.js";

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const STOPS = ":is([data-what], [data-act], [data-untick])[tabindex]";
const LIVE = ".lit, .instead, [data-chosen]";
/** How much less a step aside is wanted than one ahead: so much that in a map of hexes the next row comes before the one after it. */
const ASIDE = 1.6;

/** @typedef {HTMLElement | SVGElement} Stop */

/** All that can be reached on the table, in the order it is read. @param {Element} play @returns {Stop[]} */
export const stops = (play) =>
  inOrder(
    play,
    [.../** @type {NodeListOf<Stop>} */ (play.querySelectorAll(STOPS))].filter((each) => each.getClientRects().length),
  );

/** The stop something belongs to. @param {EventTarget | null} target @returns {Stop | undefined} */
export const stopOf = (target) =>
  target instanceof Element
    ? /** @type {Stop | undefined} */ (target.closest(`.play ${STOPS}`) ?? undefined)
    : undefined;

/** The last step: who goes on in its direction keeps the lane, however the things stand along it; `x` and `y` lead to the lane from there. @type {{at: Stop, across: boolean, x: number, y: number} | undefined} */
let run;

/** The lane one goes along, this way or back. @param {Stop} here @param {[number, number]} way */
function lane(here, [x]) {
  const { width, height } = here.getBoundingClientRect();
  const from = middle(here);
  const kept =
    run?.at === here && run.across === (x !== 0) && Math.abs(run.x) <= width && Math.abs(run.y) <= height
      ? run
      : { x: 0, y: 0 };
  return { x: from.x + kept.x, y: from.y + kept.y };
}

/** @param {HTMLElement} root */
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

/** How far the lane lies beside what was reached. @param {Stop} at @param {[number, number]} way @param {{x: number, y: number}} lane */
function aside(at, [x], lane) {
  const to = middle(at);
  return { at, across: x !== 0, x: x ? 0 : lane.x - to.x, y: x ? lane.y - to.y : 0 };
}

/** Go there. @param {Stop} stop */
export function go(stop) {
  choose(stop);
  stop.focus();
}

/** From now on this is where Tab comes to. @param {Element} stop */
function choose(stop) {
  for (const each of stop.closest(".play")?.querySelectorAll("[tabindex='0']") ?? [])
    if (each.matches(STOPS)) each.setAttribute("tabindex", "-1");
  stop.setAttribute("tabindex", "0");
}

/** After a drawing: the stop stays where it was if it can, else it is the first thing that may be chosen. @param {Element} play @param {Element | undefined} last */
export function rove(play, last) {
  const all = stops(play);
  const stop = all.find((each) => each === last) ?? all.find((each) => each.matches(".lit")) ?? all[0];
  if (stop) choose(stop);
}

/** Where Tab comes to now. @param {Element} play */
export const roving = (play) => [...play.querySelectorAll("[tabindex='0']")].find((each) => each.matches(STOPS));

/** The nearest that lies more in that direction than beside the lane; of two at one spot, the one that may be chosen. */
function neighbour(all, here, [x, y], lane) {
  const from = middle(here);
  let best,
    least = Infinity;
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
