// @ts-check
/** Keeps the focus through a drawing. If its element is gone, the nearest one gets it, or the next choice. */

import { go, middle, stopOf, stops } from "./roving.js";

/** @typedef {{x: number, y: number} | undefined} Point */

/**
 * To be called before a drawing; returns the function to call after it.
 * @param {HTMLElement} root  the table
 * @returns {(lead: boolean) => void}  `lead`: moves the focus to a choice, for a person who plays by keys
 */
export function holdFocus(root) {
  const held = document.activeElement;
  const had = held !== null && root.contains(held);
  const from = stopOf(held) ? middle(/** @type {Element} */ (held)) : undefined;
  return (lead) => {
    const here = document.activeElement;
    const lost = had && (here === document.body || !root.contains(here) || isGone(/** @type {HTMLElement} */ (here)));
    if (lead && (lost || here === document.body || (root.contains(here) && !here?.matches(".lit")))) goOn(root, from);
    else if (lost) fallBack(root, from);
  };
}

/** Will the element lose the focus, because it is hidden or no stop any more? @param {HTMLElement} element */
const isGone = (element) =>
  !element.getClientRects().length ||
  (element.closest(".play") !== null && element.tabIndex < 0 && !element.hasAttribute("tabindex"));

/** To the nearest choice on the board, or the first button. @param {HTMLElement} root @param {Point} from */
function goOn(root, from) {
  const lit = stopsIn(root).filter((stop) => stop.matches(".lit"));
  const next = from ? nearest(lit, from) : lit[0];
  const button = /** @type {HTMLElement | null} */ (root.querySelector(".choices .lit"));
  if (next) go(next);
  else if (button) button.focus();
  else fallBack(root, from);
}

/** @param {Element} root */
const stopsIn = (root) => stops(/** @type {Element} */ (root.querySelector(".play")));

/** To the nearest stop, or the question. @param {HTMLElement} root @param {Point} from */
function fallBack(root, from) {
  const near = from && nearest(stopsIn(root), from);
  const question = /** @type {HTMLElement} */ (root.querySelector(".question"));
  if (near) go(near);
  else question.focus({ preventScroll: true });
}

/** @param {import("./roving.js").Stop[]} all @param {{x: number, y: number}} from */
function nearest(all, from) {
  /** @param {Element} element */
  const far = (element) => {
    const { x, y } = middle(element);
    return Math.hypot(x - from.x, y - from.y);
  };
  return all.reduce(
    (best, each) => (best === undefined || far(each) < far(best) ? each : best),
    /** @type {import("./roving.js").Stop | undefined} */ (undefined),
  );
}
