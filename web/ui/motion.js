// @ts-check
/**
 * Animates the difference between two drawings. An element (`data-thing`) that has moved flies there from its old
 * position, a new one from its supply (`data-source`), and one that is gone fades out where it was.
 */

import { isMoving } from "./theme.js";

/** @typedef {{ element: Element, parent: Element | null, thing: string | null, x: number, y: number }} Stance */
/** @typedef {Map<Element, Stance>} Stances */

const DURATION = 420;
const FADING = 300;
const NEAR = 2;

/** Is the next drawing shown as a change? @param {Element} root */
const mayMove = (root) => isMoving() && !root.hasAttribute("data-still");

/**
 * The positions of all elements with `data-thing`; none when nothing may move.
 * @param {Element} root @returns {Stances}
 */
const remember = (root) =>
  new Map(
    [...(mayMove(root) ? root.querySelectorAll("[data-thing]") : [])].map((element) => [element, stance(element)]),
  );

/**
 * Draws another view on a board. What lies elsewhere in it travels there, unless the viewer is another one.
 * @template {{viewer: unknown}} V
 * @param {Element} root @param {{view: V}} board @param {V} view
 * @param {() => void} paint  draws the board's new view
 */
export function redraw(root, board, view, paint) {
  const before = board.view.viewer === view.viewer ? remember(root) : undefined;
  board.view = view;
  paint();
  if (before) travel(root, before);
}

/**
 * Starts the animations after a drawing. A new element starts where one with the same `data-thing` has just
 * disappeared.
 * @param {Element} root
 * @param {Stances} before
 */
function travel(root, before) {
  if (!mayMove(root)) return;
  const gone = [...before].filter(([element]) => !element.isConnected).map(([, place]) => place);
  for (const [element, now] of remember(root)) {
    const from = before.get(element) ?? takeOut(gone, ({ thing }) => thing === now.thing) ?? supply(root, now.thing);
    if (from && Math.hypot(from.x - now.x, from.y - now.y) > NEAR) fly(element, from.x - now.x, from.y - now.y);
  }
  for (const { element, parent } of gone)
    if (parent?.isConnected && element instanceof SVGGElement) fade(element, parent);
}

/** Where a new element comes from. @param {Element} root @param {string | null} thing */
function supply(root, thing) {
  const source = root.querySelector(`[data-source="${thing}"]`);
  return source?.getClientRects().length ? stance(source) : undefined;
}

/**
 * Fades out a copy of a removed element. The copy has no attributes that the page reacts to; the board doesn't know it
 * and removes it with its next drawing.
 * @param {SVGGElement} element @param {Element} parent
 */
function fade(element, parent) {
  const ghost = /** @type {SVGGElement} */ (element.cloneNode(true));
  for (const each of [ghost, ...ghost.querySelectorAll("*")]) {
    for (const name of each.getAttributeNames())
      if (/^(data-|aria-|role|tabindex|id$)/.test(name)) each.removeAttribute(name);
    each.classList.remove("lit", "refused", "instead", "hinted");
  }
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("ghost");
  parent.append(ghost);
  const end = () => ghost.remove();
  ghost.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADING, easing: "ease-out" }).finished.then(end, end);
}

/** @param {Element} element @param {number} dx @param {number} dy  in CSS pixels */
function fly(element, dx, dy) {
  const map = /** @type {SVGGraphicsElement} */ (element).ownerSVGElement;
  const scale = map?.getScreenCTM()?.a || 1;
  const above = map ?? element;
  above.classList.add("travelling");
  const flight = element.animate([{ translate: `${dx / scale}px ${dy / scale}px` }, { translate: "0 0" }], {
    duration: DURATION,
    easing: "cubic-bezier(.3, .1, .2, 1)",
  });
  flight.finished.catch(() => {}).then(() => above.classList.remove("travelling"));
}

/** @param {Element} element @returns {Stance} */
function stance(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return {
    element,
    parent: element.parentElement,
    thing: element.getAttribute("data-thing"),
    x: x + width / 2,
    y: y + height / 2,
  };
}

/** @template T @param {T[]} list @param {(one: T) => boolean} fits @returns {T | undefined} */
function takeOut(list, fits) {
  const index = list.findIndex(fits);
  return index < 0 ? undefined : list.splice(index, 1)[0];
}
