// @ts-check
/**
 * The card beside an element: what it is and does, why it can't be used, with the rules' numbers. It opens on hover,
 * focus, long press or a key, can be hovered itself, and closes on Esc.
 */

import { between } from "./zoom.js";
import { cardContent } from "./card.js";
import { el } from "../ui/dom.js";
import { openRules } from "../rulebook/panel.js";

/**
 * Delays in milliseconds: until the mouse or the focus rests on an element that can't be used, or on any other; until
 * it has left; and of a long press.
 */
const RESTING = 350,
  LINGERING = 650,
  LEAVING = 300,
  PRESSING = 500;
/** How many pixels a pointer must move for a press to be a drag. */
const DRAGGED = 10;
const GAP = 8,
  MARGIN = 6,
  LOWEST = 48;

/**
 * @typedef {object} Answer
 * @property {string} [what]  what the element is
 * @property {string} [words]  what it does, or why it can't be used
 * @property {string} [rule]
 * @property {string[]} [about]  terms of the glossary that explain it
 * @property {() => Promise<string | undefined>} [way]  how to get there, when it is known
 */

const bubble = el("div", { class: "whynot", popover: "manual", role: "note" });
/** @type {HTMLElement | SVGElement | undefined} */
let subject;
/** @type {number | undefined} */
let timer;

/**
 * @typedef {(target: EventTarget | null, unasked: boolean) => {element: Element, answer: Answer} | undefined} Ask  what
 *   can be said at a target
 */

/** @param {HTMLElement} root @param {Ask} ask @param {import("../ui/text.js").Text} text */
export function listenWhy(root, ask, text) {
  /** @param {EventTarget | null} target */
  const soon = (target) => {
    const asked = ask(target, true);
    clearTimeout(timer);
    if (asked && asked.element !== subject)
      timer = setTimeout(
        () => showWhy(asked.element, asked.answer, text),
        asked.answer.words && !asked.element.matches(".lit") ? RESTING : LINGERING,
      );
    else if (!asked && subject) timer = setTimeout(hideWhy, LEAVING);
  };
  listenMouse(root, soon);
  listenPress(root, (target) => {
    const asked = ask(target, false);
    if (asked) showWhy(asked.element, asked.answer, text);
    return asked !== undefined;
  });
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
  const isMoved = ({ screenX, screenY }) => {
    const before = rest;
    rest = `${screenX} ${screenY}`;
    return rest !== before;
  };
  document.addEventListener("pointerdown", isMoved, true);
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse" || !isMoved(event)) return;
    if (isInBubble(event.target)) clearTimeout(timer);
    else if (subject !== document.activeElement || root.contains(/** @type {Node} */ (event.target)))
      soon(event.target);
  });
}

/**
 * Calls `show` after a long press by finger or pen; if it shows anything, the click that follows does nothing.
 * @param {HTMLElement} root @param {(target: EventTarget | null) => boolean} show
 */
function listenPress(root, show) {
  let shown = false;
  /** @type {{x: number, y: number, timer: number} | undefined} */
  let press;
  const end = () => {
    clearTimeout(press?.timer);
    press = undefined;
  };
  root.addEventListener("pointerdown", ({ pointerType, clientX, clientY, target, isPrimary }) => {
    end();
    shown = false;
    if (pointerType === "mouse" || !isPrimary) return;
    press = { x: clientX, y: clientY, timer: setTimeout(() => (shown = show(target)), PRESSING) };
  });
  root.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (press && Math.hypot(clientX - press.x, clientY - press.y) > DRAGGED) end();
  });
  for (const kind of ["pointerup", "pointercancel"]) root.addEventListener(kind, end);
  /** @param {Event} event */
  const prevent = (event) => {
    if (!shown) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === "click") shown = false;
  };
  for (const kind of ["click", "contextmenu"]) root.addEventListener(kind, prevent, true);
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
  // what it told one person isn't kept in the page for the next
  bubble.addEventListener("toggle", (event) => {
    if (/** @type {ToggleEvent} */ (event).newState === "closed") bubble.replaceChildren();
  });
}

/**
 * Tab goes from the element to the rules' numbers and back. When the rules close, the focus returns to the element.
 * @param {KeyboardEvent} event
 */
function keyed(event) {
  if (!subject) return;
  const here = document.activeElement;
  /** @type {(Element | null)[]} */
  const chain = [subject, ...bubble.querySelectorAll("button")];
  const at = chain.indexOf(here);
  if (event.key === "Tab" && at >= 0) {
    const next = /** @type {HTMLElement | undefined} */ (chain[at + (event.shiftKey ? -1 : 1)]);
    if (next) event.preventDefault();
    else if (at > 0) subject.focus();
    if (next) next.focus();
    else if (at > 0) hideWhy();
  } else if (at > 0 && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    event.stopPropagation();
    hideWhy();
    openRules(here?.getAttribute("data-rule") ?? undefined);
  }
}

/** @param {Element} element @param {Answer} answer @param {import("../ui/text.js").Text} text */
export function showWhy(element, answer, text) {
  if (!element.isConnected || document.querySelector("dialog[open]")) return;
  clearTimeout(timer);
  subject = /** @type {HTMLElement} */ (element);
  bubble.classList.toggle("explains", !answer.words || element.matches(".lit, .instead"));
  bubble.replaceChildren(el("div", { class: "whynot-scroll" }, ...cardContent(answer, text)));
  if (!bubble.isConnected) document.body.append(bubble);
  bubble.showPopover();
  place(element);
  void addWay(element, answer);
}

/**
 * Adds the way there to the card, unless it has been closed meanwhile.
 * @param {Element} element
 * @param {Answer} answer
 */
async function addWay(element, { way }) {
  const [card, words] = [bubble.firstElementChild, await way?.()];
  if (!words || subject !== element || card !== bubble.firstElementChild) return;
  const after = card?.querySelector(".whynot-words") ?? card?.querySelector(".whynot-what");
  const line = el("p", { class: "whynot-way" }, words);
  if (after) after.after(line);
  else card?.prepend(line);
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

/** Positions the popover above, below or beside the element, never on it. @param {Element} element */
function place(element) {
  const thing = element.getBoundingClientRect();
  if (!element.isConnected || thing.bottom < 0 || thing.top > innerHeight) return void hideWhy();
  bubble.style.maxHeight = "";
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
  const { x, y, side } = spots.find(fits) ?? squeezed(thing, across, height);
  bubble.dataset.side = side;
  bubble.style.translate = `${x}px ${y}px`;
  bubble.style.setProperty("--tip", `${between(14, (thing.left + thing.right) / 2 - x, width - 14)}px`);
}

/**
 * Nowhere is room enough: the popover scrolls in the larger room above or below.
 * @param {DOMRect} thing @param {number} x @param {number} height
 */
function squeezed(thing, x, height) {
  const above = thing.top - GAP - MARGIN;
  const below = innerHeight - thing.bottom - GAP - MARGIN;
  const room = Math.max(above, below, LOWEST);
  bubble.style.maxHeight = `${room}px`;
  return above > below
    ? { x, y: Math.max(MARGIN, thing.top - GAP - Math.min(height, room)), side: "above" }
    : { x, y: Math.min(thing.bottom + GAP, innerHeight - MARGIN - Math.min(height, room)), side: "below" };
}
