// @ts-check
/** Tests whether an element is visible, neither scrolled out of view nor covered by a fixed bar, and scrolls to it. */

import { isMoving } from "./theme.js";

/**
 * True if the centre and the corners are visible. Overlaps within the same region don't count.
 * @param {Element} element
 */
export function isInSight(element) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const inset = Math.min(5, (right - left) / 3, (bottom - top) / 3);
  const [near, far, high, low] = [left + inset, right - inset, top + inset, bottom - inset];
  return [
    [(left + right) / 2, (top + bottom) / 2],
    [near, high],
    [far, high],
    [near, low],
    [far, low],
  ].every(([x, y]) => {
    const topmost = document.elementFromPoint(x, y);
    return topmost !== null && regionOf(topmost) === regionOf(element);
  });
}

/** The region an element scrolls with, or the fixed element it belongs to. @param {Element} element */
const regionOf = (element) => element.closest(".board, .region, .bar, .pill, .top, .rules, [popover]");

/** @param {Element} element */
export function bringIntoSight(element) {
  element.scrollIntoView({ block: "center", inline: "center", behavior: isMoving() ? "smooth" : "auto" });
}
