// @ts-check
/** The rules panel beside the table: numbered rules, glossary and provenance. */

import { set, el } from "../ui/dom.js";
import { keepingPlace } from "../ui/keep-place.js";
import { rulebook } from "./load.js";
import { fillRules } from "./chapters.js";
import { markCourse } from "./course.js";
import { clearSearch, search } from "./search.js";

/**
 * @typedef {object} About  the game that is shown
 * @property {import("../ui/text.js").Text} text
 * @property {string} game
 * @property {Record<string, string> | undefined} provenance  by table; undefined while the engine isn't running
 * @property {Promise<any>} drawn  settled when the pictures of the game are known
 */

/** On a phone the panel covers the screen. */
const full = matchMedia("(max-width: 699px)");

/** @type {() => About} */
let about;
/** @type {HTMLElement | undefined} */
let panel;
/** The element that had the focus before. @type {Element | null} */
let opener = null;

/** Listens for clicks on rule numbers and for Esc. @param {() => About} now */
export function listenRules(now) {
  about = now;
  document.addEventListener(
    "click",
    (event) => {
      const cited = event.target instanceof Element ? event.target.closest("[data-rule]") : undefined;
      if (!cited) return;
      event.preventDefault();
      event.stopPropagation();
      openRules(cited.getAttribute("data-rule") ?? undefined);
    },
    true,
  );
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !panel?.contains(document.activeElement)) return;
      event.preventDefault();
      event.stopPropagation();
      closeRules();
    },
    true,
  );
  document.addEventListener("language", relayRules);
  full.addEventListener("change", cover);
}

/** Ends when the panel has its texts. @type {Promise<void> | undefined} */
let laying;

/** Opens the panel, at a rule if a number is given. @param {string} [number] */
export async function openRules(number) {
  if (!panel?.isConnected) laying = lay();
  await laying;
  if (!panel?.firstElementChild) return; // closed meanwhile
  if (number === undefined) part("input").focus({ preventScroll: true });
  else goTo(number);
}

function closeRules() {
  if (!panel) return;
  const hadFocus = panel.contains(document.activeElement);
  panel.remove();
  panel = undefined;
  clearSearch();
  document.body.classList.remove("rules-open");
  cover();
  if (hadFocus && opener?.isConnected) /** @type {HTMLElement} */ (opener).focus({ preventScroll: true });
}

/** @param {string} selector @returns {HTMLElement} */
const part = (selector) => /** @type {HTMLElement} */ (panel?.querySelector(selector));

async function lay() {
  opener = document.activeElement;
  panel = el("aside", { class: "rules", id: "rules" });
  document.body.append(panel);
  document.body.classList.add("rules-open");
  cover();
  await fill((lay) => lay());
}

/**
 * Fills the panel with the texts of the current language. `around` calls the function that draws them.
 * @param {(lay: () => void) => void} around
 */
async function fill(around) {
  const { text, game, provenance, drawn } = about();
  const { language } = text;
  await drawn;
  const book = await rulebook(game, language).catch((error) => ({
    title: text.say("rules.title"),
    sections: [],
    note: text.say("rules.none", { message: String(error.message) }),
  }));
  if (language === text.language) around(() => layBook(book, provenance, text));
}

/**
 * Draws the panel; the search stays.
 * @param {import("./load.js").Book} book
 * @param {Record<string, string> | undefined} provenance
 * @param {import("../ui/text.js").Text} text
 */
function layBook(book, provenance, text) {
  if (!panel) return;
  const sought = panel.querySelector("input")?.value ?? "";
  set(panel, { "aria-label": text.say("rules.title") });
  const field = /** @type {HTMLInputElement} */ (
    el("input", {
      type: "search",
      value: sought,
      "aria-label": text.say("rules.search"),
      placeholder: text.say("rules.search"),
      autocomplete: "off",
      spellcheck: "false",
      input: () => seek(field.value),
    })
  );
  const body = el("div", { class: "rules-body", tabindex: -1 });
  panel.replaceChildren(
    el(
      "header",
      { class: "rules-head" },
      el("h2", {}, book.title),
      el(
        "button",
        { type: "button", class: "rules-close", "aria-label": text.say("rules.close"), click: closeRules },
        "×",
      ),
      field,
      el("p", { class: "rules-found", role: "status" }),
    ),
    body,
  );
  fillRules(body, book, provenance, text);
  markCourse();
  seek(sought);
}

/** Redraws the open panel for another language or new provenance; the scroll position stays. */
export const relayRules = () => {
  if (panel?.isConnected) fill(keepingPlace);
};

/** @param {string} sought */
function seek(sought) {
  const { text } = about();
  const count = search(part(".rules-body"), sought);
  set(part(".rules-found"), {
    text: count === undefined ? "" : text.say(count ? "rules.found" : "rules.found.none", { count }),
  });
}

/** Scrolls to a section, or to the chapter of a number without a section. @param {string} number */
function goTo(number) {
  const field = /** @type {HTMLInputElement} */ (part("input"));
  if (field.value) {
    field.value = "";
    seek("");
  }
  const sections = [...(panel?.querySelectorAll("[data-number]") ?? [])];
  /** @param {Element} section */
  const fits = (section) => `${number}.`.startsWith(`${section.getAttribute("data-number")}.`);
  const section = /** @type {HTMLElement | undefined} */ (sections.filter(fits).at(-1));
  if (!section) return;
  for (const each of sections) each.classList.toggle("here", each === section);
  section.focus({ preventScroll: true });
  section.scrollIntoView({ block: "start" });
}

/** Makes the rest of the page inert while the panel covers it. */
function cover() {
  for (const room of document.querySelectorAll("body > .table, body > .start, body > .top")) {
    set(room, { inert: Boolean(panel?.isConnected) && full.matches });
  }
}
