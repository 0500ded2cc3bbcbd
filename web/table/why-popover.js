// @ts-check
/**
 * "Why can't I?": a small note beside the thing, with the rule's number; by hovering, focus, tap or a key. It may be hovered
 * itself, Esc takes it away, and it never covers the thing it is about.
 */

import { cite } from "../rulebook/citation.js";
import { el } from "../ui/dom.js";
import { openRules } from "../rulebook/panel.js";

/** Milliseconds. */
const RESTING = 350,
  LEAVING = 300;
const GAP = 8,
  MARGIN = 6;

/** @typedef {{what?: string, words: string, rule?: string}} Answer */

const bubble = el("div", { class: "whynot", popover: "manual", role: "note" });
/** @type {HTMLElement | SVGElement | undefined} */
let subject;
/** @type {number | undefined} */
let timer;

/**
 * @param {HTMLElement} root
 * @param {(target: EventTarget | null) => {element: Element, answer: Answer} | undefined} ask  what can be answered there
 * @param {import("../ui/text.js").Text} text
 */
export function listenWhy(root, ask, text) {
  const later = (time, does) => {
    clearTimeout(timer);
    timer = setTimeout(does, time);
  };
  const soon = (target) => {
    const asked = ask(target);
    if (asked && asked.element !== subject) later(RESTING, () => showWhy(asked.element, asked.answer, text));
    else if (asked) clearTimeout(timer);
    else if (subject) later(LEAVING, hideWhy);
    else clearTimeout(timer);
  };
  let rest = "";
  const isMoved = ({ screenX, screenY }) => rest !== (rest = `${screenX} ${screenY}`);
  document.addEventListener("pointerdown", isMoved, true);
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse" || !isMoved(event)) return; // it was the page that moved, under a hand at rest
    if (bubble.contains(/** @type {Node} */ (event.target))) clearTimeout(timer);
    else if (subject !== document.activeElement || root.contains(/** @type {Node} */ (event.target)))
      soon(event.target);
  });
  root.addEventListener("focusin", ({ target }) => {
    if (/** @type {Element} */ (target).matches(":focus-visible")) soon(target);
  });
  root.addEventListener("focusout", ({ relatedTarget }) => {
    if (!bubble.contains(/** @type {Node} */ (relatedTarget))) hideWhy();
  });
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      if (!bubble.contains(/** @type {Node} */ (target))) hideWhy();
    },
    true,
  );
  bubble.addEventListener("mousedown", (event) => event.preventDefault());
  document.addEventListener(
    "click",
    ({ target }) => {
      if (bubble.contains(/** @type {Node} */ (target)) && target instanceof HTMLButtonElement) hideWhy();
    },
    true,
  );
  document.addEventListener("keydown", keyed, true);
  addEventListener(
    "scroll",
    () => {
      if (subject) place(subject);
    },
    { capture: true, passive: true },
  );
  document.addEventListener("language", hideWhy);
}

/** Tab goes from the thing to the rule's number, and on or back from there; who comes back from the rules finds the thing. @param {KeyboardEvent} event */
function keyed(event) {
  if (!subject) return;
  const thing = subject;
  const button = bubble.querySelector("button");
  const onButton = bubble.contains(document.activeElement);
  if (event.key === "Tab" && onButton) {
    thing.focus();
    if (event.shiftKey) event.preventDefault();
    else hideWhy();
  } else if (event.key === "Tab" && button && !event.shiftKey && document.activeElement === thing) {
    event.preventDefault();
    button.focus();
  } else if (onButton && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    event.stopPropagation();
    hideWhy();
    openRules(button?.getAttribute("data-rule") ?? undefined);
  }
}

/** @param {Element} element @param {Answer} answer @param {import("../ui/text.js").Text} text */
export function showWhy(element, { what, words, rule }, text) {
  if (!element.isConnected || document.querySelector("dialog[open]")) return;
  clearTimeout(timer);
  subject = /** @type {HTMLElement} */ (element);
  bubble.replaceChildren(
    ...[
      what ? el("p", { class: "whynot-what" }, what) : undefined,
      el("p", {}, words, rule ? " " : "", rule ? cite(rule, text, text.say("table.rule", { rule })) : ""),
    ].filter((part) => part !== undefined),
  );
  if (!bubble.isConnected) document.body.append(bubble);
  bubble.showPopover();
  place(element);
}

/** @returns {boolean} was it there? */
export function hideWhy() {
  clearTimeout(timer);
  if (bubble.contains(document.activeElement)) subject?.focus();
  subject = undefined;
  const open = bubble.matches(":popover-open");
  if (open) bubble.hidePopover();
  return open;
}

/** Above the thing, below it, or beside it: wherever there is room. @param {Element} element */
function place(element) {
  const thing = element.getBoundingClientRect();
  if (!element.isConnected || thing.bottom < 0 || thing.top > innerHeight) return void hideWhy();
  const { width, height } = bubble.getBoundingClientRect();
  const across = between(MARGIN, (thing.left + thing.right - width) / 2, innerWidth - width - MARGIN);
  const down = between(MARGIN, (thing.top + thing.bottom - height) / 2, innerHeight - height - MARGIN);
  const spots = [
    { x: across, y: thing.top - GAP - height, side: "above" },
    { x: across, y: thing.bottom + GAP, side: "below" },
    { x: thing.right + GAP, y: down, side: "right" },
    { x: thing.left - GAP - width, y: down, side: "left" },
  ];
  const fits = ({ x, y }) =>
    x >= MARGIN && y >= MARGIN && x + width <= innerWidth - MARGIN && y + height <= innerHeight - MARGIN;
  const { x, y, side } = spots.find(fits) ?? spots[thing.top > innerHeight - thing.bottom ? 0 : 1];
  bubble.dataset.side = side;
  bubble.style.translate = `${x}px ${y}px`;
  bubble.style.setProperty("--tip", `${between(14, (thing.left + thing.right) / 2 - x, width - 14)}px`);
}

const between = (least, wanted, most) => Math.max(least, Math.min(wanted, most));
