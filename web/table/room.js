// @ts-check
/**
 * Room on the table. What lies before the players has a fixed height, so that the board keeps its size: the page sets
 * `--fit`, by which boards scale their pieces so that all of them fit in, `--above`, the height of all above the board,
 * `--actions-height`, that of the buttons at the lower edge of a phone, and `--px` on the board, by which its labels
 * stay legible.
 */

import { DESK } from "../ui/room.js";
import { tellScale } from "./zoom.js";

/** How much the pieces may shrink, and those of one's own mat grow where its height is fixed: not on a phone. */
const STEPS = [1, 0.92, 0.84, 0.77, 0.7, 0.64];
const OWN_STEPS = [1.2, 1.1, ...STEPS];
/** Differences in height below this are rounding, in pixels. */
const NEAR = 1;

/** @typedef {import("./layout.js").Regions} Regions */

/**
 * Takes the largest step at which nothing overflows. It looks from the present step on, because each step that is tried
 * gives all pieces a new style.
 * @param {HTMLElement} region
 */
function fit(region) {
  const steps = region.matches(".own") && innerWidth >= DESK.pixels ? OWN_STEPS : STEPS;
  const present = () => steps.indexOf(Number(region.style.getPropertyValue("--fit")));
  /** @param {number} step */
  const take = (step) => step !== present() && region.style.setProperty("--fit", String(steps[step]));
  /** @param {number} step */
  const fits = (step) => {
    take(step);
    return region.scrollHeight <= region.clientHeight + NEAR;
  };
  let step = Math.max(0, present());
  if (fits(step)) {
    while (step > 0 && fits(step - 1)) step--;
    take(step);
  } else while (step < steps.length - 1 && !fits(++step));
  fitted.set(region, roomIn(region));
}

/** The room that the regions had when their pieces were fitted in. @type {WeakMap<Element, string>} */
const fitted = new WeakMap();
/** @param {HTMLElement} region */
const roomIn = ({ clientWidth, clientHeight, scrollHeight }) => [clientWidth, clientHeight, scrollHeight].join(" ");

/** @param {Pick<Regions, "bar" | "play">} regions @param {(region: HTMLElement) => boolean} [isStale] */
function measure({ bar, play }, isStale = () => true) {
  for (const region of /** @type {NodeListOf<HTMLElement>} */ (play.querySelectorAll(".own, .mats")))
    if (isStale(region)) fit(region);
  const above = `${Math.ceil(play.getBoundingClientRect().top + scrollY)}px`;
  const actions = `${Math.ceil(actionsIn(bar).getBoundingClientRect().height)}px`;
  for (const [name, value] of Object.entries({ "--above": above, "--actions-height": actions }))
    if (play.style.getPropertyValue(name) !== value) play.style.setProperty(name, value);
  for (const drawing of play.querySelectorAll(".board > svg, .beside > svg")) tellScale(drawing);
}

/** @type {import("./painting.js").Painter} */
export const makeRoom = ({ shown: { regions } }) => measure(regions);

/** The buttons, which stay at the lower edge of a phone. @param {HTMLElement} bar */
const actionsIn = (bar) => /** @type {HTMLElement} */ (bar.querySelector(".actions"));

/** Measures again when the window, or what stands above the board, changes its size. @param {Regions} regions */
export function watchRoom({ bar, play }) {
  const again = () => measure({ bar, play }, (region) => fitted.get(region) !== roomIn(region));
  const watch = new ResizeObserver(again);
  for (const element of [bar, bar.nextElementSibling, actionsIn(bar)]) if (element) watch.observe(element);
  addEventListener("resize", again);
  return () => {
    watch.disconnect();
    removeEventListener("resize", again);
  };
}
