// @ts-check
/**
 * Positions the small cards that float over the table (the coach, tips): next to their targets without covering them,
 * and away from what may be clicked.
 */

import { stays } from "../ui/room.js";
import { byKeys } from "../ui/modality.js";

const GAP = 18,
  MARGIN = 10;

/** How often a card looks whether its surroundings have moved, in milliseconds. */
const LOOK = 200;

/** The cost of each covered pixel, by what is covered; `far` is the cost of each pixel of distance from the targets. */
const COST = { target: 1000, focus: 5000, spoken: 300, lit: 40, own: 2, board: 0.3, far: 40 };

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** @param {Element} element @returns {Box} */
const boxOf = (element) => element.getBoundingClientRect();
/** @param {Box} box */
const widthOf = (box) => box.right - box.left;
/** @param {Box} box */
const heightOf = (box) => box.bottom - box.top;
/** The area two boxes have in common. @param {Box} one @param {Box} two */
const common = (one, two) =>
  Math.max(0, Math.min(one.right, two.right) - Math.max(one.left, two.left)) *
  Math.max(0, Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top));

/** The bounding box. @param {Box[]} boxes @returns {Box} */
const around = (boxes) => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** The visible elements stuck to the bottom edge. @param {Element} root @param {Box} room */
const feet = (root, room) =>
  [...root.querySelectorAll(".actions, .region-own, .own")].filter((element) => {
    const { top, bottom } = boxOf(element);
    return element.getClientRects().length && stays(element) && top > room.top && bottom >= room.bottom;
  });

/**
 * The part of the window a card may use: below the bar and the button that scrolls to a choice, above the other
 * buttons.
 * @param {Element} root @returns {Box}
 */
function roomOf(root) {
  const top = Math.max(0, ...boxesOf(root, ".bar, .pill:not([hidden])").map(({ bottom }) => bottom));
  const bottom = Math.min(
    innerHeight,
    ...[...root.querySelectorAll(".actions")].filter(stays).map((element) => boxOf(element).top),
  );
  return {
    left: MARGIN,
    top: top + MARGIN,
    right: document.documentElement.clientWidth - MARGIN,
    bottom: bottom - MARGIN,
  };
}

/** Cards that stay where they are, because something on the page is pressed. @type {WeakSet<Element>} */
const frozen = new WeakSet();

/**
 * Puts a card at the cheapest of several places: not over its targets or the focus, and over little else. While
 * something is pressed it isn't moved: the browser makes a click only if press and release hit the same element, and a
 * card on its way may come between.
 * @param {HTMLElement} card
 * @param {Element} root  the table
 * @param {Element[]} targets
 * @param {Element[]} [spoken]  what the text of the card speaks of: kept free, too
 */
export function standBeside(card, root, targets, spoken = []) {
  if (frozen.has(card)) return;
  const room = roomOf(root);
  const seen = targets.map(boxOf);
  const goal = seen.length
    ? around(seen)
    : { left: room.right, right: room.right, top: room.bottom, bottom: room.bottom };
  const cost = costAround(goal, [
    { weight: COST.target, boxes: seen },
    { weight: COST.spoken, boxes: spoken.map(boxOf) },
    { weight: COST.focus, boxes: boxesOf(root, ".play :focus-visible") },
    { weight: COST.lit, boxes: boxesOf(root, ".play .lit") },
    { weight: COST.own, boxes: boxesOf(root, ".play .own") },
    { weight: COST.board, boxes: boxesOf(root, ".play .board") },
  ]);
  const best = placesFor(card, goal, room)
    .map((box) => ({ box, cost: cost(box) }))
    .reduce((one, two) => (two.cost < one.cost ? two : one)).box;
  card.style.translate = `${Math.round(best.left)}px ${Math.round(best.top)}px`;
}

/** @param {Element} root @param {string} selector */
const boxesOf = (root, selector) => [...root.querySelectorAll(selector)].map(boxOf);

/**
 * Returns what it costs to put a card somewhere: the weighted areas it covers and its distance from the goal.
 * @param {Box} goal
 * @param {{weight: number, boxes: Box[]}[]} weights
 */
function costAround(goal, weights) {
  return (/** @type {Box} */ box) => {
    const covered = weights.reduce(
      (sum, { weight, boxes }) => sum + weight * boxes.reduce((all, that) => all + common(box, that), 0),
      0,
    );
    const far = Math.hypot(
      Math.max(0, goal.left - box.right, box.left - goal.right),
      Math.max(0, goal.top - box.bottom, box.top - goal.bottom),
    );
    return covered + COST.far * far;
  };
}

/**
 * The places to try: left of, centred on and right of the goal, above it and below, and at the edges of the room.
 * @param {HTMLElement} card @param {Box} goal @param {Box} room
 */
function placesFor({ offsetWidth: width, offsetHeight: height }, goal, room) {
  /** @param {number} x @param {number} y */
  const at = (x, y) => {
    const left = Math.max(room.left, Math.min(x, room.right - width)),
      top = Math.max(room.top, Math.min(y, room.bottom - height));
    return { left, top, right: left + width, bottom: top + height };
  };
  const xs = [
    room.left,
    goal.left - GAP - width,
    (goal.left + goal.right - width) / 2,
    goal.right + GAP,
    (room.left + room.right - width) / 2,
    room.right - width,
  ];
  const ys = [
    room.top,
    goal.top - GAP - height,
    (goal.top + goal.bottom - height) / 2,
    goal.bottom + GAP,
    room.bottom - height,
  ];
  return xs.flatMap((x) => ys.map((y) => at(x, y)));
}

/**
 * Is the mouse over a button of the card? Then it must not move. Touch has no hover, so this is for mice only; and
 * where keys are used, a mouse that lies there holds nothing.
 * @param {Element} card
 */
export const isHeld = (card) =>
  !byKeys() && matchMedia("(hover: hover)").matches && card.querySelector("button:hover") !== null;

/**
 * Updates the position of a card on scroll, resize and focus, and when what is around it has moved and come to rest,
 * until it is removed.
 * @param {HTMLElement} card
 * @param {Element} root  the table
 * @param {() => Element[]} targets
 * @param {() => Element[]} [spoken]
 */
export function stayBeside(card, root, targets, spoken = () => []) {
  const stop = new AbortController();
  const again = () => {
    if (!card.isConnected) stop.abort();
    else if (!isHeld(card)) standBeside(card, root, targets(), spoken());
  };
  /** Events from inside the card don't move it. @param {Event} event */
  const soon = ({ target }) => {
    if (!(target instanceof Node && card.contains(target))) requestAnimationFrame(again);
  };
  for (const [where, kind] of /** @type {[EventTarget, string][]} */ ([
    [window, "scroll"],
    [window, "resize"],
    [root, "focusin"],
  ])) {
    where.addEventListener(kind, soon, { signal: stop.signal, passive: true, capture: true });
  }
  const options = { signal: stop.signal, capture: true };
  window.addEventListener("pointerdown", () => frozen.add(card), options);
  card.addEventListener("pointerdown", ({ target, pointerId }) => {
    const button = target instanceof Element && target.closest("button");
    if (button) button.setPointerCapture(pointerId); // the release hits it even if the card is still on its way
  });
  const place = () => card.isConnected && standBeside(card, root, targets(), spoken());
  const release = () => frozen.delete(card) && requestAnimationFrame(place);
  for (const kind of ["pointerup", "pointercancel"]) window.addEventListener(kind, release, options);
  const surroundings = () => [...targets(), ...spoken(), ...root.querySelectorAll(".play .lit")].map(boxOf);
  let seen = "",
    placed = "";
  const look = () => {
    const now = JSON.stringify([card.offsetWidth, card.offsetHeight, ...surroundings()]);
    const moved = now === seen && now !== placed && !frozen.has(card) && !isHeld(card);
    seen = now;
    if (!moved) return;
    placed = now;
    place();
  };
  const looking = setInterval(() => (card.isConnected ? look() : stop.abort()), LOOK);
  stop.signal.addEventListener("abort", () => clearInterval(looking));
}

/**
 * Scrolls until the targets are visible, with room for the card next to them. Where all of them stay in sight, it
 * scrolls to what the text of the card speaks of.
 * @param {HTMLElement} card
 * @param {Element} root
 * @param {Element[]} targets
 * @param {Element[]} spoken
 */
export function bring(card, root, targets, spoken) {
  targets[0]?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const room = roomOf(root);
  const held = feet(root, room);
  const isLoose = (/** @type {Element} */ each) => !held.some((foot) => foot.contains(each)) && !each.closest(".bar");
  const loose = [targets, spoken].map((each) => each.filter(isLoose)).find((each) => each.length);
  if (!loose) return;
  for (const foot of held) if (!foot.matches(".actions")) room.bottom = Math.min(room.bottom, boxOf(foot).top - MARGIN);
  const all = around(loose.map(boxOf));
  const box = heightOf(all) < heightOf(room) ? all : boxOf(loose[0]);
  const space = heightOf(room) - card.offsetHeight - GAP;
  const beside = widthOf(room) > widthOf(box) + 2 * (card.offsetWidth + GAP) || heightOf(box) > space;
  const from = room.top,
    to = room.bottom - (beside ? 0 : card.offsetHeight + GAP);
  if (
    box.top >= room.top &&
    box.bottom <= room.bottom &&
    (beside || box.bottom <= to || box.top >= from + card.offsetHeight + GAP)
  )
    return;
  scrollBy({ top: (box.top + box.bottom) / 2 - (from + to) / 2, behavior: "instant" });
}
