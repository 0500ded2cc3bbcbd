// @ts-check
/** The bar over the table: the question, a note under it, the choices nothing on the board shows, undo and redo. */

import { el, keyed, set } from "./dom.js";
import { mark } from "./seat.js";

/** @typedef {import("./text.js").Text} Text */

/**
 * @param {Text} text
 */
export function layBar(text) {
  const button = (name, ...content) => el("button", { type: "button", class: `tool ${name}`, "data-do": name }, ...content);
  return el("section", { class: "bar", "aria-label": text.say("table.status") },
    el("div", { class: "prompt" },
      el("span", { class: "who" }),
      el("h1", { class: "question", tabindex: -1 })),
    el("div", { class: "note" },
      el("span", { class: "force", hidden: true, role: "img" }, el("span", { class: "force-bar" }), el("span", { class: "force-words" })),
      el("span", { class: "note-words" }),
      el("span", { class: "note-rule" }),
      button("dismiss", "×")),
    el("div", { class: "actions", id: "actions", role: "group", "aria-label": text.say("table.actions") },
      el("div", { class: "choices" }),
      el("div", { class: "tools" },
        button("hurry", text.say("table.hurry")),
        button("scores", text.say("table.scores")),
        button("undo"),
        button("redo", text.say("table.redo")))));
}

/**
 * The question, in the colours of the seat that is asked.
 * @param {HTMLElement} bar
 * @param {{question: string, seat?: number, mine: boolean}} prompt
 */
export function ask(bar, { question, seat, mine }) {
  set(bar, { class: `bar${seat === undefined ? "" : ` seat${seat}`}${mine ? " asked" : ""}` });
  set(part(bar, ".question"), { text: question });
  keyed(part(bar, ".who"), seat === undefined ? [] : [seat], String, mark);
}

/**
 * The choices that became buttons.
 * @param {HTMLElement} bar
 * @param {string[]} choices
 * @param {boolean} only  is there no other choice at all?
 * @param {Text} text
 */
export function offer(bar, choices, only, text) {
  keyed(part(bar, ".choices"), choices, String,
    (choice) => el("button", { type: "button", "data-act": choice, text: text.action(choice) }),
    (element) => set(element, { class: only ? "choice lit primary" : "choice lit" }));
}

/**
 * A note under the question. One that can be dismissed stays until then.
 * @param {HTMLElement} bar
 * @param {{words: string, rule?: string, kind: "news" | "reason" | "hint"}} note
 * @param {Text} text
 */
export function note(bar, { words, rule, kind }, text) {
  set(part(bar, ".note"), { class: `note ${kind}` });
  set(part(bar, ".note-words"), { text: words, title: words || undefined });
  set(part(bar, ".note-rule"), { text: rule ? text.say("table.rule", { rule }) : "" });
  set(part(bar, ".dismiss"), { hidden: kind !== "reason", "aria-label": text.say("table.dismiss") });
}

/**
 * The force gathered against the force needed, where the view has such a contest.
 * @param {HTMLElement} bar
 * @param {{need: number, force: number} | undefined} contest
 * @param {Text} text
 */
export function weigh(bar, contest, text) {
  const force = part(bar, ".force");
  set(force, { hidden: contest === undefined });
  if (contest === undefined) return;
  set(force, { "aria-label": text.say("table.force.about", contest), class: contest.force >= contest.need ? "force enough" : "force" });
  set(part(bar, ".force-words"), { text: text.say("table.force", contest) });
  force.style.setProperty("--part", String(Math.min(1, contest.force / Math.max(1, contest.need))));
}

/**
 * Undo, redo, and what else can be done at any time. A tool that would not work says why.
 * @param {HTMLElement} bar
 * @param {Record<string, {shown?: boolean, why?: string, label?: string, title?: string}>} tools
 */
export function equip(bar, tools) {
  for (const [name, { shown = true, why, label, title }] of Object.entries(tools)) {
    const button = part(bar, `.${name}`);
    set(button, { hidden: !shown, "aria-disabled": why === undefined ? undefined : "true", "data-why": why, title: title ?? why });
    if (label !== undefined) set(button, { text: label });
  }
}

/**
 * @param {Element} bar
 * @param {string} selector
 * @returns {HTMLElement}
 */
function part(bar, selector) {
  return /** @type {HTMLElement} */ (bar.querySelector(selector));
}
