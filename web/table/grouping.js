// @ts-check
/**
 * A board is drawn in layers but read place by place: an element with `data-place` becomes a group that owns
 * (`aria-owns`) every element of the board with this place in `data-in`.
 */

import { set, svg } from "../ui/dom.js";

let count = 0;

/** @param {Element} play */
export function group(play) {
  /** @type {Map<string | null, Element[]>} */
  const lying = new Map(places(play).map((place) => [place.getAttribute("data-place"), []]));
  for (const thing of play.querySelectorAll(".board [data-in]:not([aria-hidden])"))
    lying.get(thing.getAttribute("data-in"))?.push(thing);
  for (const place of places(play)) {
    const things = (lying.get(place.getAttribute("data-place")) ?? []).filter((thing) => !place.contains(thing));
    for (const thing of things) if (!thing.id) thing.id = `thing-${(count += 1)}`;
    head(place);
    set(place, { role: "group", "aria-owns": things.map((thing) => thing.id).join(" ") || undefined });
  }
}

/** Gives a place a heading for screen readers, with the place's name. @param {Element} place */
function head(place) {
  const heading = place.querySelector("[role='heading']") ?? place.appendChild(svg("g"));
  set(heading, { role: "heading", "aria-level": 3, "aria-label": place.getAttribute("aria-label") });
}

/** @param {Element} play */
const places = (play) => [...play.querySelectorAll(".board [data-place]")];

/**
 * Elements of the table in reading order: those of no place, then place by place, then those outside the board.
 * @template {Element} T
 * @param {Element} play
 * @param {T[]} things
 * @returns {T[]}
 */
export function inOrder(play, things) {
  const ranks = new Map(places(play).map((place, index) => [place.getAttribute("data-place"), index]));
  const board = play.querySelector(".board");
  /** @param {Element} thing */
  const rank = (thing) => (board?.contains(thing) ? (ranks.get(thing.getAttribute("data-in")) ?? -1) : Infinity);
  return things
    .map((thing) => ({ thing, rank: rank(thing) }))
    .sort((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank))
    .map(({ thing }) => thing);
}
