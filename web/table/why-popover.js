// @ts-check
/**
 * "Why can't I?": a popover beside an element, with the rule's number. It opens on hover, focus, tap or a key, can be
 * hovered itself, and closes on Esc.
 */

import { cite } from "../rulebook/citation.js";
import { el } from "../ui/dom.js";
import { openRules } from "../rulebook/panel.js";

/** How long the mouse must rest on an element, or be off it, in milliseconds. */
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
 * @typedef {(target: EventTarget | null) => {element: Element, answer: Answer} | undefined} Ask  the reason at a target
 */

/** @param {HTMLElement} root @param {Ask} ask @param {import("../ui/text.js").Text} text */
export function listenWhy(root, ask, text) {
  /** @param {EventTarget | null} target */
  const soon = (target) => {
    const asked = ask(target);
    clearTimeout(timer);
    if (asked && asked.element !== subject)
      timer = setTimeout(() => showWhy(asked.element, asked.answer, text), RESTING);
    else if (!asked && subject) timer = setTimeout(hideWhy, LEAVING);
  };
  listenMouse(root, soon);
  root.addEventListener("focusin", ({ target }) => {
    if (/** @type {Element} */ (target).matches(":focus-visible")) soon(target);
  });
  root.addEventListener("focusout", ({ relatedTarget }) => {
    if (!isInBubble(relatedTarget)) hideWhy();
  });
  document.addEventListener("keydown", keyed, true);
  document.addEventListener("language", hideWhy);
  const follow = () => {
    if (subject) place(subject);
  };
  addEventListener("scroll", follow, { capture: true, passive: true });
  listenBubble();
}

/** @param {EventTarget | null} target */
const isInBubble = (target) => bubble.contains(/** @type {Node | null} */ (target));

/**
 * Calls `soon` when the mouse enters an element.
 * @param {HTMLElement} root @param {(target: EventTarget | null) => void} soon
 */
function listenMouse(root, soon) {
  let rest = "";
  /** Has the mouse moved? Otherwise the page moved under it. @param {{screenX: number, screenY: number}} event */
  const isMoved = ({ screenX, screenY }) => rest !== (rest = `${screenX} ${screenY}`);
  document.addEventListener("pointerdown", isMoved, true);
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse" || !isMoved(event)) return;
    if (isInBubble(event.target)) clearTimeout(timer);
    else if (subject !== document.activeElement || root.contains(/** @type {Node} */ (event.target)))
      soon(event.target);
  });
}

/** A press outside closes the popover, and so does its button. */
function listenBubble() {
  /** @param {Event} event */
  const press = ({ target }) => {
    if (!isInBubble(target)) hideWhy();
  };
  /** @param {Event} event */
  const click = ({ target }) => {
    if (isInBubble(target) && target instanceof HTMLButtonElement) hideWhy();
  };
  document.addEventListener("pointerdown", press, true);
  document.addEventListener("click", click, true);
  bubble.addEventListener("mousedown", (event) => event.preventDefault());
}

/**
 * Tab goes from the element to the rule's number and back. When the rules close, the focus returns to the element.
 * @param {KeyboardEvent} event
 */
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

/** @returns {boolean} was it open? */
export function hideWhy() {
  clearTimeout(timer);
  if (bubble.contains(document.activeElement)) subject?.focus();
  subject = undefined;
  const open = bubble.matches(":popover-open");
  if (open) bubble.hidePopover();
  return open;
}

/** Positions the popover above, below or beside the element. @param {Element} element */
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
  /** @param {{x: number, y: number}} spot */
  const fits = ({ x, y }) =>
    x >= MARGIN && y >= MARGIN && x + width <= innerWidth - MARGIN && y + height <= innerHeight - MARGIN;
  const { x, y, side } = spots.find(fits) ?? spots[thing.top > innerHeight - thing.bottom ? 0 : 1];
  bubble.dataset.side = side;
  bubble.style.translate = `${x}px ${y}px`;
  bubble.style.setProperty("--tip", `${between(14, (thing.left + thing.right) / 2 - x, width - 14)}px`);
}

/** @param {number} least @param {number} wanted @param {number} most */
const between = (least, wanted, most) => Math.max(least, Math.min(wanted, most));
