// @ts-check
/** A drawing takes no focus away: what had it keeps it, else what lies nearest, or what may be chosen next, gets it. */

import { go, middle, stopOf, stops } from "./arrows.js";

/**
 * Before a drawing; gives what is to be called after it.
 * @param {HTMLElement} root  the table
 * @returns {(guide: boolean) => void}  `guide`: somebody who plays by keys is led on to what may be chosen
 */
export function holdFocus(root) {
  const held = document.activeElement;
  const had = held !== null && root.contains(held);
  const from = stopOf(held) && middle(/** @type {Element} */ (held));
  return (guide) => {
    const here = document.activeElement;
    const lost = had && (here === document.body || !root.contains(here) || isGone(here));
    if (guide && (lost || here === document.body || (root.contains(here) && !here?.matches(".lit")))) lead(root, from);
    else if (lost) fallBack(root, from);
  };
}

/** An element without room on the page, or that isn't a stop any more, is about to lose the focus. */
const isGone = (element) =>
  !element.getClientRects().length ||
  (element.closest(".play") !== null && element.tabIndex < 0 && !element.hasAttribute("tabindex"));

/** To the nearest that may be chosen, or the first button. */
function lead(root, from) {
  const lit = stops(root.querySelector(".play")).filter((stop) => stop.matches(".lit"));
  const next = from ? nearest(lit, from) : lit[0];
  const button = /** @type {HTMLElement | null} */ (root.querySelector(".choices .lit"));
  if (next) go(next);
  else if (button) button.focus();
  else fallBack(root, from);
}

function fallBack(root, from) {
  const near = from && nearest(stops(root.querySelector(".play")), from);
  if (near) go(near);
  /** @type {HTMLElement} */ else root.querySelector(".question").focus({ preventScroll: true });
}

function nearest(all, from) {
  const far = (element) => {
    const { x, y } = middle(element);
    return Math.hypot(x - from.x, y - from.y);
  };
  return all.reduce((best, each) => (best === undefined || far(each) < far(best) ? each : best), undefined);
}
