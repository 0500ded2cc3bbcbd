// @ts-check
/** The rules panel: the numbered rules, the glossary and where the numbers come from, beside the table. */

import { set, el } from "../ui/dom.js";
import { keepingPlace } from "../ui/keep-place.js";
import { rulebook } from "./load.js";
import { fillRules } from "./chapters.js";
import { clearSearch, search } from "./search.js";

/**
 * @typedef {object} About  what the page knows just now
 * @property {import("../ui/text.js").Text} text
 * @property {string} game
 * @property {Record<string, string> | undefined} provenance  of its tables; undefined while the engine sleeps
 */

/** Over the whole screen of a phone, beside the table elsewhere. */
const full = matchMedia("(max-width: 699px)");

/** @type {() => About} */
let about;
/** @type {HTMLElement | undefined} */
let panel;
/** Where the focus was before. @type {Element | null} */
let opener = null;

/** @param {() => About} now */
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

/** Open the rules, at a number if there is one. @param {string} [number] */
export async function openRules(number) {
  if (!panel?.isConnected) await lay();
  if (number === undefined) part("input").focus({ preventScroll: true });
  else goTo(number);
}

export function closeRules() {
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
  (document.querySelector("dialog[open]") ?? document.body).append(panel);
  document.body.classList.add("rules-open");
  cover();
  await fill((lay) => lay());
}

/** The words of the panel, in the language spoken now. @param {(lay: () => void) => void} around */
async function fill(around) {
  const { text, game, provenance } = about();
  const { language } = text;
  const book = await rulebook(game, language).catch((error) => ({
    title: text.say("rules.title"),
    sections: [],
    note: text.say("rules.none", { message: String(error.message) }),
  }));
  if (language === text.language) around(() => layBook(book, provenance, text));
}

/** What is sought stays. */
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
  seek(sought);
}

/** In another language, or with more known of the game, a person goes on reading where they were. */
export const relayRules = () => {
  if (panel?.isConnected) fill(keepingPlace);
};

function seek(sought) {
  const { text } = about();
  const count = search(part(".rules-body"), sought);
  set(part(".rules-found"), {
    text: count === undefined ? "" : text.say(count ? "rules.found" : "rules.found.none", { count }),
  });
}

/** Show a section; of a number that has none, the chapter it belongs to. @param {string} number */
function goTo(number) {
  const field = /** @type {HTMLInputElement} */ (part("input"));
  if (field.value) {
    field.value = "";
    seek("");
  }
  const sections = [...(panel?.querySelectorAll("[data-number]") ?? [])];
  const fits = (section) => `${number}.`.startsWith(`${section.getAttribute("data-number")}.`);
  const section = /** @type {HTMLElement | undefined} */ (sections.filter(fits).at(-1));
  if (!section) return;
  for (const each of sections) each.classList.toggle("here", each === section);
  section.focus({ preventScroll: true });
  section.scrollIntoView({ block: "start" });
}

/** What a full sheet covers can't be reached. */
function cover() {
  for (const room of document.querySelectorAll("body > .table, body > .start, body > .top")) {
    set(room, { inert: Boolean(panel?.isConnected) && full.matches });
  }
}
