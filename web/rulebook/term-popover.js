// @ts-check
/**
 * The popover that explains a term, on hover, focus or long press. Esc closes it; the mouse may move onto it.
 */

import { cite } from "./citation.js";
import { el } from "../ui/dom.js";
import { termOf } from "./terms.js";
import { LANGUAGES } from "../ui/language.js";
import { preferences } from "../ui/preferences.js";

/** Delays in milliseconds: until a hovered term is explained, until the popover closes, and of a long press. */
const RESTING = 450,
  LEAVING = 300,
  PRESSING = 500;
const GAP = 6,
  MARGIN = 8;

const gloss = el("div", { class: "gloss", popover: "manual", id: "gloss" });
/** The term that is explained. @type {Element | undefined} */
let term;
/** @type {number | undefined} */
let timer;
/** Was there a long press? The click after it is ignored. */
let pressed = false;

/**
 * @typedef {import("./load.js").Language} Language
 * @typedef {(term: Element) => void} Show
 */

/** @param {import("../ui/text.js").Text} text */
export function listenTerms(text) {
  /** @type {Show} */
  const show = (element) => open(element, text);
  on("pointerover", (event) => hover(event, show));
  on("pointerdown", (event) => press(event, show));
  for (const kind of ["pointerup", "pointercancel"]) on(kind, release);
  on("contextmenu", preventMenu, true);
  on("click", (event) => click(event, show), true);
  on("focusin", (event) => focus(event, show));
  on("keydown", (event) => keyed(event, show), true);
  addEventListener("scroll", follow, { capture: true, passive: true });
  on("language", close);
}

/** @param {string} kind @param {(event: any) => void} handle @param {boolean} [capture] */
const on = (kind, handle, capture = false) => document.addEventListener(kind, handle, capture);

/** Starts the timer, which replaces the running one. @param {number} time  in milliseconds @param {() => void} run */
function later(time, run) {
  clearTimeout(timer);
  timer = setTimeout(run, time);
}

/** @param {PointerEvent} event @param {Show} show */
function hover(event, show) {
  const over = termAt(event);
  if (event.pointerType !== "mouse") return;
  if (over) later(over === term ? 0 : RESTING, () => show(over));
  else if (gloss.contains(/** @type {Node} */ (event.target))) clearTimeout(timer);
  else if (term && document.activeElement !== term) later(LEAVING, close);
  else clearTimeout(timer);
}

/** @param {PointerEvent} event @param {Show} show */
function press(event, show) {
  pressed = false;
  const under = termAt(event);
  if (under && event.pointerType !== "mouse")
    later(PRESSING, () => {
      pressed = true;
      show(under);
    });
  else if (!gloss.contains(/** @type {Node} */ (event.target))) close();
}

/** @param {PointerEvent} event */
function release({ pointerType }) {
  if (pointerType !== "mouse") clearTimeout(timer);
}

/** @param {Event} event */
function preventMenu(event) {
  if (pressed) event.preventDefault();
}

/** @param {MouseEvent} event @param {Show} show */
function click(event, show) {
  const under = termAt(event);
  const target = /** @type {Element} */ (event.target);
  if (pressed) {
    event.preventDefault();
    event.stopPropagation();
    pressed = false;
  } else if (under?.hasAttribute("role")) show(under);
  else if (target.closest?.(".gloss [data-rule]")) close();
}

/** @param {FocusEvent} event @param {Show} show */
function focus(event, show) {
  const target = /** @type {Element} */ (event.target);
  if (gloss.contains(target)) return;
  const focused = termAt(event);
  // a long press may focus the term, too
  if (focused && (focused === term || target.matches(":focus-visible"))) show(focused);
  else close();
}

function follow() {
  if (term) place(term);
}

/** The term at the target of an event; on the table only if help is preferred. @param {Event} event */
function termAt(event) {
  const found = event.target instanceof Element ? event.target.closest(".term") : null;
  return found && (preferences().help || found.closest(".rules")) ? found : undefined;
}

/** @param {KeyboardEvent} event @param {Show} show */
function keyed(event, show) {
  const here = termAt(event);
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (event.key === "Escape" && term) {
    if (gloss.contains(document.activeElement)) /** @type {HTMLElement} */ (term).focus();
    close();
  } else if (here && (event.key === "Enter" || event.key === " ")) {
    show(here);
    gloss.querySelector("button")?.focus();
  } else if (here && step) rove(here, step);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Focuses the next or previous term of the passage. @param {Element} here @param {number} step */
function rove(here, step) {
  const all = [...(here.closest("[data-terms]")?.querySelectorAll(".term") ?? [here])];
  const next = /** @type {HTMLElement} */ (all.at((all.indexOf(here) + step) % all.length));
  for (const each of all) each.setAttribute("tabindex", each === next ? "0" : "-1");
  next.focus();
}

/** @param {Element} element @param {import("../ui/text.js").Text} text */
function open(element, text) {
  if (!element.isConnected) return;
  const entries = (element.getAttribute("data-term") ?? "").split(" ").map(termOf);
  gloss.replaceChildren(...entries.flatMap((entry) => (entry ? meaning(entry, text) : [])));
  term?.removeAttribute("aria-describedby");
  term = element;
  term.setAttribute("aria-describedby", "gloss");
  (element.closest("dialog") ?? document.body).append(gloss);
  gloss.showPopover();
  place(element);
}

function close() {
  clearTimeout(timer);
  term?.removeAttribute("aria-describedby");
  term = undefined;
  if (gloss.matches(":popover-open")) gloss.hidePopover();
}

/** @param {import("./load.js").Term} entry @param {import("../ui/text.js").Text} text */
export function meaning(entry, text) {
  const here = /** @type {Language} */ (text.language);
  const languages = /** @type {Language[]} */ (Object.keys(LANGUAGES));
  const others = languages.filter((language) => language !== here);
  return [
    el("h4", { class: "gloss-term" }, entry[here]),
    others.every((language) => entry[language] === entry[here])
      ? undefined
      : el(
          "p",
          { class: "gloss-others" },
          ...others.map((language) => el("span", { lang: language }, entry[language])),
        ),
    el("p", {}, entry.about[here]),
    entry.rule ? cite(entry.rule, text, text.say("gloss.rule", { rule: entry.rule })) : undefined,
  ].filter((part) => part !== undefined);
}

/**
 * Places the popover below the term, or below the question it is in; above it if there is no room.
 * @param {Element} element
 */
function place(element) {
  const box = element.getClientRects()[0];
  if (!element.isConnected || !box) return close();
  const { width, height } = gloss.getBoundingClientRect();
  const bottom = (element.closest(".question")?.getBoundingClientRect() ?? box).bottom;
  const below = bottom + GAP + height < innerHeight - MARGIN;
  const left = Math.max(MARGIN, Math.min(box.left, innerWidth - width - MARGIN));
  gloss.style.translate = `${left}px ${below ? bottom + GAP : Math.max(MARGIN, box.top - GAP - height)}px`;
}
