// @ts-check
/** Whether a thing can be seen, or lies beyond the edge or under what stays in place; and bringing it where it can. */

import { isMoving } from "./theme.js";

/** Its middle and its corners are seen, but for what else the same picture shows there. @param {Element} element */
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
    const upon = document.elementFromPoint(x, y);
    return upon !== null && regionOf(upon) === regionOf(element);
  });
}

/** What scrolls as one: the regions of the table, and what is fixed over them. @param {Element} element */
const regionOf = (element) => element.closest(".board, .region, .bar, .pill, .top, .rules, [popover]");

/** @param {Element} element */
export function bringIntoSight(element) {
  element.scrollIntoView({ block: "center", inline: "center", behavior: isMoving() ? "smooth" : "auto" });
}
