// @ts-check
/**
 * The board larger than it fits: by buttons, keys, wheel and pinch. It then scrolls in its own frame, so that focus brings into
 * view what has it; a mouse drags it. How large is kept on the device. What isn't over the board zooms as the browser does.
 */

import { el, set, svg } from "../ui/dom.js";
import { prefer, preferences } from "../ui/preferences.js";

const LARGEST = 4,
  STEP = 1.3,
  WHEEL = 0.0015;
const DRAGGED = 4;
/** Of the screen's height, what a frame has at least and at most where the board is larger. */
const LEAST = 0.46,
  MOST = 0.72;

/** @typedef {{x: number, y: number}} Point  on the screen */

const SIGNS = { out: "M5 12h14", in: "M5 12h14M12 5v14", fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" };

/** @param {HTMLElement} region  holds the board's frame @param {import("../ui/text.js").Text} text */
export function layZoom(region, text) {
  const frame = /** @type {HTMLElement} */ (region.querySelector(".board"));
  const button = (name, press) =>
    el(
      "button",
      {
        type: "button",
        class: `zoom-${name}`,
        "aria-label": text.say(`zoom.${name}`),
        title: text.say(`zoom.${name}`),
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
  new ResizeObserver(() => {
    if (width !== (width = region.clientWidth)) {
      spread(frame);
      hearts.delete(frame);
      follow(region);
    }
  }).observe(region);
  frame.addEventListener("wheel", wheel, { passive: false });
  frame.addEventListener("touchstart", pinch, { passive: false });
  frame.addEventListener("pointerdown", drag);
}

const frameIn = (root) => /** @type {HTMLElement} */ (root.querySelector(".board"));
/** As the person wishes; else as large as the board says it is to be at least. @param {HTMLElement} frame */
const now = (frame) =>
  between(
    1,
    preferences().zoom || Number(frame.firstElementChild?.getAttribute("data-least")) / fitted(frame),
    LARGEST,
  );
/** How wide it is where it fits. @param {HTMLElement} frame */
const fitted = (frame) => frame.clientWidth || 1;
const between = (least, wanted, most) => Math.max(least, Math.min(wanted, most));

/** @param {Element} root */
export const zoomIn = (root) => zoom(frameIn(root), now(frameIn(root)) * STEP);
/** @param {Element} root */
export const zoomOut = (root) => zoom(frameIn(root), now(frameIn(root)) / STEP);
/** @param {Element} root */
export const fit = (root) => zoom(frameIn(root), 1);

/** What lies at a point stays there; without a point, what has the focus or else the middle. @param {HTMLElement} frame @param {number} factor @param {Point} [at] */
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

/** @param {HTMLElement} frame @returns {Point} */
function anchor(frame) {
  const held = document.activeElement;
  const { x, y, width, height } = (
    held && frame !== held && frame.contains(held) ? held : frame
  ).getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** As large as it fits, times the factor, in a frame no higher than the screen has room. @param {HTMLElement} frame */
function spread(frame) {
  const board = frame.firstElementChild;
  if (!board) return;
  frame.classList.remove("zoomed");
  if (frame.style.height) frame.style.height = "";
  const { width, height } = board.getBoundingClientRect();
  const factor = now(frame);
  frame.classList.toggle("zoomed", factor > 1);
  if (factor > 1) frame.style.setProperty("--board-width", `${width * factor}px`);
  else frame.style.removeProperty("--board-width");
  if (factor > 1)
    frame.style.height = `${Math.min(height * factor, Math.max(height, innerHeight * LEAST), Math.max(240, innerHeight * MOST))}px`;
  const buttons = frame.parentElement?.querySelector(".zoom");
  for (const [name, off] of Object.entries({ out: factor <= 1, fit: factor <= 1, in: factor >= LARGEST })) {
    const button = buttons?.querySelector(`.zoom-${name}`);
    if (button) set(button, { "aria-disabled": off ? "true" : undefined });
  }
}

/** What was in the middle of attention last. @type {WeakMap<Element, Element | null>} */
const hearts = new WeakMap();

/** When something else on the board has become its heart, it comes into the middle of a frame that shows only a part. @param {Element} root */
export function follow(root) {
  const frame = frameIn(root);
  const heart = frame.querySelector("[data-heart]");
  if (hearts.get(frame) === heart || !frame.classList.contains("zoomed")) return;
  hearts.set(frame, heart);
  if (!heart) return;
  const [from, to] = [frame, heart].map((each) => each.getBoundingClientRect());
  frame.scrollBy(to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2);
}

/** With Ctrl always, without it while the board is zoomed. @param {WheelEvent} event */
function wheel(event) {
  const frame = /** @type {HTMLElement} */ (event.currentTarget);
  const smaller = event.deltaY > 0;
  if (event.shiftKey || !(event.ctrlKey || now(frame) > 1) || (smaller && now(frame) <= 1)) return;
  event.preventDefault();
  const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
  zoom(
    frame,
    now(frame) * Math.exp(-event.deltaY * lines * (event.ctrlKey && Math.abs(event.deltaY) < 20 ? 8 : 1) * WHEEL),
    { x: event.clientX, y: event.clientY },
  );
}

/** Two fingers on the board. @param {TouchEvent} event */
function pinch(event) {
  if (event.touches.length !== 2) return;
  event.preventDefault();
  const frame = /** @type {HTMLElement} */ (event.currentTarget);
  const [factor, apart] = [now(frame), distance(event)];
  const move = (moved) => {
    if (moved.touches.length !== 2) return end();
    moved.preventDefault();
    zoom(frame, factor * (distance(moved) / apart), middle(moved));
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

/** A mouse takes hold of the zoomed board; what was only a click stays one. @param {PointerEvent} event */
function drag(event) {
  const frame = /** @type {HTMLElement} */ (event.currentTarget);
  if (event.pointerType === "touch" || event.button !== 0 || now(frame) <= 1) return;
  const from = { x: event.clientX, y: event.clientY, left: frame.scrollLeft, top: frame.scrollTop };
  const course = new AbortController();
  const { signal } = course;
  const on = (kind, does) => document.addEventListener(kind, does, { signal, capture: true });
  let dragged = false;
  on("pointermove", (moved) => {
    const [x, y] = [moved.clientX - from.x, moved.clientY - from.y];
    dragged ||= Math.hypot(x, y) > DRAGGED;
    if (dragged) frame.scrollTo(from.left - x, from.top - y);
    frame.classList.toggle("dragged", dragged);
  });
  const end = () => {
    frame.classList.remove("dragged");
    setTimeout(() => course.abort());
  };
  on("pointerup", end);
  on("pointercancel", end);
  on("click", (click) => {
    if (dragged) {
      click.preventDefault();
      click.stopPropagation();
    }
  });
}
