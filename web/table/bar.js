// @ts-check
/** The bar: the question, a note under it, buttons for the choices that the board doesn't show, and the tools. */

import { el, keyed, set } from "../ui/dom.js";
import { roveTerms, tell } from "../rulebook/terms.js";
import { preferences } from "../ui/preferences.js";
import { mark } from "../ui/seat.js";
import { layTools } from "./tools.js";

/** @typedef {import("../ui/text.js").Text} Text */

/** @param {Text} text */
export function layBar(text) {
  /** @param {string} name @param {...(Node | string)} content */
  const button = (name, ...content) =>
    el("button", { type: "button", class: `tool ${name}`, "data-do": name }, ...content);
  return el(
    "section",
    { class: "bar", id: "bar", "aria-label": text.say("table.status") },
    // The question's terms are buttons, which would break a heading into pieces.
    el(
      "div",
      { class: "prompt" },
      el("h1", { class: "heading visually-hidden" }),
      el("span", { class: "who" }),
      el("p", { class: "question", tabindex: -1 }),
    ),
    el(
      "div",
      { class: "note" },
      el(
        "span",
        { class: "force", hidden: true, role: "img" },
        el("span", { class: "force-bar" }),
        el("span", { class: "force-words" }),
      ),
      el("span", { class: "note-words" }),
      el("button", { type: "button", class: "note-rule rule-number" }),
      button("deeper", text.say("thoughts.ask")),
      button("dismiss", "×"),
      el("span", { class: "helpers", role: "group", "aria-label": text.say("table.helpers"), hidden: true }),
    ),
    el(
      "div",
      { class: "actions", id: "actions", role: "group", tabindex: -1, "aria-label": text.say("table.actions") },
      el("div", { class: "choices" }),
      layTools(text),
    ),
  );
}

/**
 * Shows the question, in the colours of the seat that is asked.
 * @param {HTMLElement} bar
 * @param {{question: string, seat?: number, mine: boolean}} prompt
 */
export function ask(bar, { question, seat, mine }) {
  set(bar, { class: `bar${seat === undefined ? "" : ` seat${seat}`}${mine ? " asked" : ""}` });
  set(part(bar, ".heading"), { text: question });
  tell(part(bar, ".question"), question);
  roveTerms(part(bar, ".question"));
  keyed(part(bar, ".who"), seat === undefined ? [] : [seat], String, mark);
}

/**
 * Shows who else of the side may choose.
 * @param {HTMLElement} bar
 * @param {number[]} seats
 * @param {{name: string}[]} players
 * @param {Text} text
 */
export function offerHelpers(bar, seats, players, text) {
  const helpers = part(bar, ".helpers");
  set(helpers, { hidden: !seats.length });
  keyed(helpers, seats, String, (seat) =>
    el(
      "button",
      {
        type: "button",
        class: `helper seat${seat}`,
        "data-do": "hand",
        "data-seat": seat,
        "aria-label": text.say("table.hand", { seat }),
        title: text.say("table.hand", { seat }),
      },
      el("bdi", {}, players[seat].name),
    ),
  );
}

/**
 * Shows the choices that became buttons.
 * @param {HTMLElement} bar
 * @param {string[]} choices
 * @param {string[]} withdrawn  what takes the gesture back before it is done
 * @param {boolean} only  is it the only choice of the decision?
 * @param {Text} text
 */
export function offer(bar, choices, withdrawn, only, text) {
  keyed(
    part(bar, ".choices"),
    [...choices, ...withdrawn],
    String,
    (choice) =>
      el("button", { type: "button", "data-act": choice }, el("kbd", { "aria-hidden": "true" }), text.action(choice)),
    (element, _, index) => {
      const key = preferences().keys && index < 9 ? String(index + 1) : "";
      const state = index < choices.length ? (only ? "lit primary" : "lit") : "instead";
      set(element, { class: `choice ${state}`, "aria-keyshortcuts": key || undefined });
      set(part(element, "kbd"), { text: key, hidden: !key });
    },
  );
}

/**
 * Shows a note under the question.
 * @param {HTMLElement} bar
 * @param {{words: string, rule?: string, kind: "news" | "hint" | "advice", compares?: boolean}} note  advice can be
 *   dismissed; with `compares` it offers to compare moves
 * @param {Text} text
 */
export function note(bar, { words, rule, kind, compares = false }, text) {
  set(part(bar, ".note"), { class: `note ${kind}` });
  set(part(bar, ".note-words"), { text: words, title: words || undefined });
  set(part(bar, ".note-rule"), {
    text: rule ? text.say("table.rule", { rule }) : "",
    "data-rule": rule,
    hidden: !rule,
  });
  set(part(bar, ".deeper"), { hidden: !compares });
  set(part(bar, ".dismiss"), { hidden: kind !== "advice", "aria-label": text.say("table.dismiss") });
}

/**
 * Shows the force gathered and the force needed, if the view has a contest, and why what was picked may not be played
 * although it would be enough.
 * @param {HTMLElement} bar
 * @param {{need: number, force: number, why: {reason: string, args: Record<string, any>} | null} | undefined} contest
 * @param {Text} text
 */
export function showForce(bar, contest, text) {
  const force = part(bar, ".force");
  set(force, { hidden: contest === undefined });
  if (contest === undefined) return;
  const { need, why } = contest;
  const reason = why && contest.force >= need ? text.say(`reason.${why.reason}`, why.args) : "";
  const said = { ...contest, reason };
  set(force, {
    "aria-label": text.say(reason ? "table.force.about.not" : "table.force.about", said),
    class: why ? "force" : "force enough",
  });
  set(part(bar, ".force-words"), { text: text.say(reason ? "table.force.not" : "table.force", said) });
  force.style.setProperty("--part", String(Math.min(1, contest.force / Math.max(1, need))));
}

/**
 * @param {Element} bar
 * @param {string} selector
 * @returns {HTMLElement}
 */
function part(bar, selector) {
  return /** @type {HTMLElement} */ (bar.querySelector(selector));
}
