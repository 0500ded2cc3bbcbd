// @ts-check
/** What a term means, beside it: on hovering, on focus, on a long press. Esc takes it away; it may be hovered itself. */

import { cite } from "./citation.js";
import { el } from "../ui/dom.js";
import { termOf } from "./terms.js";
import { LANGUAGES } from "../ui/language.js";
import { preferences } from "../ui/preferences.js";

/** Milliseconds. */
const RESTING = 450,
  LEAVING = 300,
  PRESSING = 500;
const GAP = 6,
  MARGIN = 8;

const gloss = el("div", { class: "gloss", popover: "manual", id: "gloss" });
/** @type {Element | undefined} */
let term;
/** @type {number | undefined} */
let timer;
/** A long press is no click. */
let pressed = false;

/** @param {import("../ui/text.js").Text} text */
export function listenTerms(text) {
  const on = (kind, does, capture = false) => document.addEventListener(kind, does, capture);
  const later = (time, does) => {
    clearTimeout(timer);
    timer = setTimeout(does, time);
  };
  const show = (element) => open(element, text);
  on("pointerover", (event) => {
    const over = termAt(event);
    if (event.pointerType !== "mouse") return;
    if (over) later(over === term ? 0 : RESTING, () => show(over));
    else if (gloss.contains(event.target)) clearTimeout(timer);
    else if (term && document.activeElement !== term) later(LEAVING, close);
    else clearTimeout(timer);
  });
  on("pointerdown", (event) => {
    pressed = false;
    const under = termAt(event);
    if (under && event.pointerType !== "mouse")
      later(PRESSING, () => {
        pressed = true;
        show(under);
      });
    else if (!gloss.contains(event.target)) close();
  });
  for (const kind of ["pointerup", "pointercancel"])
    on(kind, (event) => {
      if (event.pointerType !== "mouse") clearTimeout(timer);
    });
  on(
    "contextmenu",
    (event) => {
      if (pressed) event.preventDefault();
    },
    true,
  );
  on(
    "click",
    (event) => {
      const under = termAt(event);
      if (pressed) {
        event.preventDefault();
        event.stopPropagation();
        pressed = false;
      } else if (under?.hasAttribute("role")) show(under);
      else if (event.target.closest?.(".gloss [data-rule]")) close();
    },
    true,
  );
  on("focusin", (event) => {
    if (gloss.contains(event.target)) return;
    const on = termAt(event);
    if (on && (on === term || event.target.matches(":focus-visible")))
      show(on); // a long press may bring the focus, too
    else close();
  });
  on("keydown", (event) => keyed(event, show), true);
  addEventListener(
    "scroll",
    () => {
      if (term) place(term);
    },
    { capture: true, passive: true },
  );
  on("language", close);
}

/** The term an event is about; at the table only if a person likes to be helped there. */
function termAt(event) {
  const found = event.target instanceof Element ? event.target.closest(".term") : null;
  return found && (preferences().help || found.closest(".rules")) ? found : undefined;
}

/** @param {KeyboardEvent} event @param {(term: Element) => void} show */
function keyed(event, show) {
  const here = termAt(event);
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (event.key === "Escape" && term) {
    if (gloss.contains(document.activeElement)) /** @type {HTMLElement} */ (term).focus();
    close();
  } else if (here && (event.key === "Enter" || event.key === " ")) {
    show(here);
    gloss.querySelector("button")?.focus();
  } else if (here && step) {
    const all = [...(here.closest("[data-terms]")?.querySelectorAll(".term") ?? [here])];
    const next = /** @type {HTMLElement} */ (all.at((all.indexOf(here) + step) % all.length));
    for (const each of all) each.setAttribute("tabindex", each === next ? "0" : "-1");
    next.focus();
  } else return;
  event.preventDefault();
  event.stopPropagation();
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
  const others = Object.keys(LANGUAGES).filter((language) => language !== text.language);
  return [
    el("p", { class: "gloss-term" }, entry[text.language]),
    others.every((language) => entry[language] === entry[text.language])
      ? undefined
      : el(
          "p",
          { class: "gloss-others" },
          ...others.map((language) => el("span", { lang: language }, entry[language])),
        ),
    el("p", {}, entry.about[text.language]),
    entry.rule ? cite(entry.rule, text, text.say("gloss.rule", { rule: entry.rule })) : undefined,
  ].filter((part) => part !== undefined);
}

/** Under the term, or above it where there is no room below. @param {Element} element */
function place(element) {
  const box = element.getClientRects()[0];
  if (!element.isConnected || !box) return close();
  const { width, height } = gloss.getBoundingClientRect();
  const below = box.bottom + GAP + height < innerHeight - MARGIN;
  const left = Math.max(MARGIN, Math.min(box.left, innerWidth - width - MARGIN));
  gloss.style.translate = `${left}px ${below ? box.bottom + GAP : Math.max(MARGIN, box.top - GAP - height)}px`;
}
