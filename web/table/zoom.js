// @ts-check
/**
 * Zooms the board by buttons, keys, wheel and pinch. A zoomed board scrolls in its own frame, so that the browser
 * brings the focused element into view; the mouse drags it. The zoom factor is a preference.
 */

import { el, set, svg } from "../ui/dom.js";
import { prefer, preferences } from "../ui/preferences.js";
import { watchSize } from "../ui/resize.js";

const LARGEST = 4,
  STEP = 1.3,
  WHEEL = 0.0015;
/** How many pixels a pointer must move for a press to be a drag and not a click. */
const DRAGGED = 4;
/** The height of the frame of a zoomed board, as a part of the window's: at least and at most. */
const LEAST = 0.46,
  MOST = 0.72;

/** @typedef {{x: number, y: number}} Point  on the screen */

/** @type {Record<string, string>} */
const SIGNS = { out: "M5 12h14", in: "M5 12h14M12 5v14", fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" };

/** @param {HTMLElement} region  holds the board's frame @param {import("../ui/text.js").Text} text */
export function layZoom(region, text) {
  const frame = /** @type {HTMLElement} */ (region.querySelector(".board"));
  /** @param {string} name @param {() => void} press */
  const button = (name, press) =>
    el(
      "button",
      {
        type: "button",
        class: `zoom-${name}`,
        "aria-label": text.say(`zoom.${name}`),
        title: text.say(`zoom.${name}`),
        "aria-disabled": name === "in" ? undefined : "true", // until the board has its size
        click: press,
      },
      svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: SIGNS[name] })),
    );
  region.append(
    el(
      "div",
      { class: "zoom", role: "group", "aria-label": text.say("zoom.title") },
      button("out", () => zoomOut(region)),
      button("in", () => zoomIn(region)),
      button("fit", () => fit(region)),
    ),
  );
  let width = 0;
  watchSize(region, () => {
    if (width === region.clientWidth) return;
    width = region.clientWidth;
    spread(frame);
    hearts.delete(frame);
    centreHeart(region);
  });
  frame.addEventListener("wheel", wheel, { passive: false });
  frame.addEventListener("touchstart", pinch, { passive: false });
  frame.addEventListener("pointerdown", drag);
}

/**
 * After a drawing: sizes the board again if it needs another least width now, and scrolls to its heart.
 * @param {Element} root
 */
export function fitAnew(root) {
  const frame = frameIn(root);
  if (leasts.get(frame) !== leastOf(frame)) spread(frame);
  centreHeart(root);
}

/** The least widths for which the frames were last sized. @type {WeakMap<Element, string | null | undefined>} */
const leasts = new WeakMap();
/** @param {HTMLElement} frame */
const leastOf = (frame) => frame.firstElementChild?.getAttribute("data-least");

/** @param {Element} root */
const frameIn = (root) => /** @type {HTMLElement} */ (root.querySelector(".board"));
/** The zoom factor: the preference, otherwise what the board needs for its least width. @param {HTMLElement} frame */
const factorOf = (frame) => between(1, preferences().zoom || Number(leastOf(frame) ?? 0) / fitted(frame), LARGEST);
/** The width of the board at factor 1. @param {HTMLElement} frame */
const fitted = (frame) => frame.clientWidth || 1;
/** @param {number} least @param {number} wanted @param {number} most */
export const between = (least, wanted, most) => Math.max(least, Math.min(wanted, most));

/** @param {Element} root */
export const zoomIn = (root) => zoom(frameIn(root), factorOf(frameIn(root)) * STEP);
/** @param {Element} root */
export const zoomOut = (root) => zoom(frameIn(root), factorOf(frameIn(root)) / STEP);
/** @param {Element} root */
export const fit = (root) => zoom(frameIn(root), 1);

/**
 * Zooms around a point; without one, around the focused element or the middle.
 * @param {HTMLElement} frame @param {number} factor @param {Point} [at]
 */
function zoom(frame, factor, at = anchor(frame)) {
  const board = frame.firstElementChild;
  if (!board) return;
  const before = board.getBoundingClientRect();
  const part = { x: (at.x - before.x) / before.width, y: (at.y - before.y) / before.height };
  const near = between(1, factor, LARGEST);
  prefer({ zoom: near < 1.04 ? 1 : near });
  spread(frame);
  const after = board.getBoundingClientRect();
  frame.scrollBy(after.x + part.x * after.width - at.x, after.y + part.y * after.height - at.y);
}

/** What wheel or fingers want of the next frame of the screen. @type {WeakMap<Element, {factor: number, at: Point}>} */
const wanted = new WeakMap();

/** Zooms in the next frame of the screen, however many events come before. @type {typeof zoom} */
function zoomSoon(frame, factor, at = anchor(frame)) {
  if (!wanted.has(frame))
    requestAnimationFrame(() => {
      const last = wanted.get(frame);
      wanted.delete(frame);
      if (last) zoom(frame, last.factor, last.at);
    });
  wanted.set(frame, { factor: between(1, factor, LARGEST), at });
}

/** @param {HTMLElement} frame @returns {Point} */
function anchor(frame) {
  const held = document.activeElement;
  const { x, y, width, height } = (
    held && frame !== held && frame.contains(held) ? held : frame
  ).getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Sizes the board and its frame for the current factor. @param {HTMLElement} frame */
function spread(frame) {
  const board = frame.firstElementChild;
  if (!board) return;
  leasts.set(frame, leastOf(frame));
  frame.classList.remove("zoomed");
  if (frame.style.height) frame.style.height = "";
  const { width, height } = board.getBoundingClientRect();
  const factor = factorOf(frame);
  frame.classList.toggle("zoomed", factor > 1);
  if (factor > 1) frame.style.setProperty("--board-width", `${width * factor}px`);
  else frame.style.removeProperty("--board-width");
  if (factor > 1) frame.style.height = `${frameHeight(height, factor)}px`;
  tellScale(board);
  for (const [name, off] of Object.entries({ out: factor <= 1, fit: factor <= 1, in: factor >= LARGEST })) {
    const button = frame.parentElement?.querySelector(`.zoom .zoom-${name}`);
    if (button) set(button, { "aria-disabled": off ? "true" : undefined });
  }
}

/** Tells a board how many of its units make one pixel. @param {Element} board */
export function tellScale(board) {
  const { style } = /** @type {SVGSVGElement} */ (board);
  const scale = /** @type {SVGSVGElement} */ (board).getScreenCTM?.()?.a;
  const px = scale && (1 / scale).toFixed(3);
  if (px && style.getPropertyValue("--px") !== px) style.setProperty("--px", px);
}

/**
 * The height of the frame of a zoomed board.
 * @param {number} height  of the board at factor 1 @param {number} factor
 */
const frameHeight = (height, factor) =>
  Math.min(height * factor, Math.max(height, innerHeight * LEAST), Math.max(240, innerHeight * MOST));

/** The last element with `data-heart` of each frame. @type {WeakMap<Element, Element | null>} */
const hearts = new WeakMap();

/** Scrolls a zoomed board to its element with `data-heart`, when that is another one. @param {Element} root */
function centreHeart(root) {
  const frame = frameIn(root);
  const heart = frame.querySelector("[data-heart]");
  if (hearts.get(frame) === heart || !frame.classList.contains("zoomed")) return;
  hearts.set(frame, heart);
  if (!heart) return;
  const [from, to] = [frame, heart].map((each) => each.getBoundingClientRect());
  frame.scrollBy(to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2);
}

/** The wheel zooms with Ctrl, and without it while the board is zoomed. @param {WheelEvent} event */
function wheel(event) {
  const frame = /** @type {HTMLElement} */ (event.currentTarget);
  const smaller = event.deltaY > 0;
  const factor = wanted.get(frame)?.factor ?? factorOf(frame);
  if (event.shiftKey || !(event.ctrlKey || factor > 1) || (smaller && factor <= 1)) return;
  event.preventDefault();
  const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
  zoomSoon(
    frame,
    factor * Math.exp(-event.deltaY * lines * (event.ctrlKey && Math.abs(event.deltaY) < 20 ? 8 : 1) * WHEEL),
    { x: event.clientX, y: event.clientY },
  );
}

/** Zooms by two fingers. @param {TouchEvent} event */
function pinch(event) {
  if (event.touches.length !== 2) return;
  event.preventDefault();
  const frame = /** @type {HTMLElement} */ (event.currentTarget);
  const [factor, apart] = [factorOf(frame), distance(event)];
  /** @param {TouchEvent} moved */
  const move = (moved) => {
    if (moved.touches.length !== 2) return end();
    moved.preventDefault();
    zoomSoon(frame, factor * (distance(moved) / apart), middle(moved));
  };
  const end = () => {
    frame.removeEventListener("touchmove", move);
    frame.removeEventListener("touchend", end);
    frame.removeEventListener("touchcancel", end);
  };
  frame.addEventListener("touchmove", move, { passive: false });
  frame.addEventListener("touchend", end);
  frame.addEventListener("touchcancel", end);
}

/** @param {TouchEvent} event */
const distance = ({ touches: { 0: a, 1: b } }) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
/** @param {TouchEvent} event */
const middle = ({ touches: { 0: a, 1: b } }) => ({ x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 });

/** Drags the zoomed board with the mouse; a press without movement stays a click. @param {PointerEvent} event */
function drag(event) {
  const frame = /** @type {HTMLElement} */ (event.currentTarget);
  if (event.pointerType === "touch" || event.button !== 0 || factorOf(frame) <= 1) return;
  const from = { x: event.clientX, y: event.clientY, left: frame.scrollLeft, top: frame.scrollTop };
  const over = new AbortController();
  const options = { signal: over.signal, capture: true };
  let dragged = false;
  /** @param {PointerEvent} moved */
  const move = (moved) => {
    const [x, y] = [moved.clientX - from.x, moved.clientY - from.y];
    dragged ||= Math.hypot(x, y) > DRAGGED;
    if (dragged) frame.scrollTo(from.left - x, from.top - y);
    frame.classList.toggle("dragged", dragged);
  };
  const end = () => {
    frame.classList.remove("dragged");
    setTimeout(() => over.abort());
  };
  /** @param {MouseEvent} click */
  const noClick = (click) => {
    if (!dragged) return;
    click.preventDefault();
    click.stopPropagation();
  };
  document.addEventListener("pointermove", move, options);
  document.addEventListener("pointerup", end, options);
  document.addEventListener("pointercancel", end, options);
  document.addEventListener("click", noClick, options);
}
