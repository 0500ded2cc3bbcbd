// @ts-check
/** One's own temple, large: a column of five places for each cell, laid by clicks, by keys, or as last round. */

import { el, keyed, set } from "../../ui/dom.js";
import { mark } from "../../ui/seat.js";
import { usable } from "./quests.js";
import { ROMAN, part, sign } from "./parts.js";

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./draft.js").Draft} Draft
 * @typedef {import("./view.js").Cell} Cell
 * @typedef {import("./view.js").View} View
 */

const PLACES = [5, 4, 3, 2, 1];

/** @param {Draft} draft */
export function temple(draft) {
  const cells = el("div", { class: "cells", role: "group" });
  cells.addEventListener("click", (event) => clicked(event, draft));
  cells.addEventListener("keydown", (event) => pressed(event, draft));
  cells.addEventListener("dropped", (event) => dropped(event, draft));
  return el("div", { class: "temple" }, cells);
}

/** The signs of a cell: a resource, initiative, or a quest and its side. @param {Cell} cell */
const signsOf = ({ id, kind, slot, side }) =>
  kind === "quest"
    ? [
        el("b", { class: "roman", "aria-hidden": "true" }, ROMAN[Number(slot)]),
        sign(side === "DARK" ? "dark" : "light"),
      ]
    : [sign(kind === "initiative" ? "init" : id.toLowerCase())];

const meaning = () => el("span", { class: "meaning", "aria-hidden": "true" });

/** @param {Cell} cell @param {number} index */
const cellOf = (cell, index) =>
  el(
    "div",
    { class: `cell ${cell.kind} ${cell.side ?? ""}`, "data-index": index, "data-spot": `cell ${cell.id}` },
    el(
      "span",
      { class: "crown" },
      el("span", { class: "head", "data-act": `lay ${cell.id} 0` }, ...signsOf(cell), el("span", { class: "token" })),
      ...(cell.kind === "quest" ? [] : [meaning()]),
    ),
    el(
      "span",
      { class: "spots" },
      ...PLACES.map((count) =>
        el("span", { class: "spot", "data-count": count, "data-act": `lay ${cell.id} ${count}` }, sign("disciple")),
      ),
      ...(cell.kind === "quest" ? [meaning()] : []),
    ),
    el("span", { class: "foes", "aria-hidden": "true" }),
  );

/** @param {Element} element @param {View} view @param {Draft} draft @param {Tools} tools */
export function drawTemple(element, view, draft, tools) {
  const own = view.players[Number(view.viewer)];
  const laying = draft.cells;
  const plan = laying ?? own.plan ?? undefined;
  element.classList.toggle("laying", laying !== undefined);
  element.classList.toggle("quiet", !["planning", "resolution"].includes(view.phase));
  element.classList.toggle("sealed", view.phase === "planning" && own.planned);
  set(part(element, ".cells"), { "aria-label": tools.text("what.temple") });
  keyed(
    part(element, ".cells"),
    view.cells,
    ({ id }) => id,
    (cell) => cellOf(cell, view.cells.indexOf(cell)),
    (each, cell, i) => drawCell(each, cell, plan?.[i], laying !== undefined, view, tools),
  );
}

/**
 * @param {Element} element @param {Cell} cell @param {number | undefined} count @param {boolean} laying
 * @param {View} view @param {Tools} tools
 */
function drawCell(element, cell, count, laying, view, tools) {
  const { text } = tools;
  const name = text(`cell.${cell.id}`);
  const meaning = meaningOf(cell, count ?? 0, laying, view, tools);
  element.classList.toggle("now", view.phase === "resolution" && view.column === cell.column);
  element.classList.toggle("done", cell.resolved && view.phase === "resolution");
  set(element, {
    "data-drop": laying,
    role: laying ? "spinbutton" : undefined,
    tabindex: laying ? (isEntry(element) ? 0 : -1) : undefined,
    "aria-label": laying ? name : undefined,
    "aria-valuemin": laying ? 0 : undefined,
    "aria-valuemax": laying ? 5 : undefined,
    "aria-valuenow": laying ? count : undefined,
    "aria-valuetext": laying ? text("what.cell.laying", { count, about: meaning.words }) : undefined,
    "data-act": laying ? undefined : usable(view, cell.id),
    "data-about": "cell count",
    "data-what":
      laying || count === undefined ? undefined : text("what.cell", { cell: cell.id, count, about: meaning.words }),
  });
  for (const place of element.querySelectorAll(".spot")) {
    const full = Number(place.getAttribute("data-count")) <= (count ?? 0);
    place.classList.toggle("full", full);
    set(place, { "data-carry": laying && full });
  }
  drawToken(part(element, ".head"), cell, view);
  set(part(element, ".meaning"), { text: meaning.short });
  drawRivals(part(element, ".foes"), cell, view);
}

/** Does Tab lead here? To the cell that has the focus, or else to the first. @param {Element} element */
const isEntry = (element) =>
  element === (document.activeElement?.closest(".temple .cell") ?? document.querySelector(".temple .cell") ?? element);

/** The people of a quest's side. @param {Element} head @param {Cell} cell @param {View} view */
function drawToken(head, { slot, side }, { quests }) {
  const people = slot === null ? null : quests[slot][side === "DARK" ? "dark" : "light"];
  head.classList.toggle("taken", people !== null);
  keyed(
    part(head, ".token"),
    people ? [people] : [],
    (id) => id,
    (id) => sign(id),
  );
}

/**
 * What that number of disciples on a cell would mean, and the same in short.
 * @param {Cell} cell @param {number} count @param {boolean} laying @param {View} view @param {Tools} tools
 */
function meaningOf({ id, mine, counts, kind }, count, laying, { viewer }, { text }) {
  const would = laying ? mine?.[count] : undefined;
  if (would?.gain != null)
    return { short: `+${would.gain}`, words: text(`amount.${id.toLowerCase()}`, { count: would.gain }) };
  if (would?.place != null) return { short: ROMAN[would.place - 1], words: text("plan.place", { place: would.place }) };
  const counted = would?.count ?? (counts && viewer !== null ? counts[viewer] : count);
  const more = counted !== count ? text("plan.count", { count: counted }) : "";
  return { short: more && kind !== "resource" ? `= ${counted}` : "", words: more };
}

/**
 * What the others laid here: this round if temples are open, else last round.
 * @param {Element} element
 * @param {Cell} cell
 * @param {View} view
 */
function drawRivals(element, { id, counts }, { players, viewer, cells }) {
  const index = cells.findIndex((each) => each.id === id);
  const there = players
    .filter(({ seat }) => seat !== viewer)
    .map(({ seat, last_plan }) => ({ seat, count: counts?.[seat] ?? (counts ? 0 : (last_plan?.[index] ?? 0)) }))
    .filter(({ count }) => count > 0);
  element.classList.toggle("earlier", counts === null);
  keyed(
    element,
    there,
    ({ seat }) => seat,
    ({ seat }) => el("span", { class: `foe seat${seat}` }, mark(seat), el("b")),
    (each, { count }) => set(part(each, "b"), { text: count }),
  );
}

// --- laying

/** The cell that something is in, or -1. @param {EventTarget | null} thing */
const indexOf = (thing) => {
  const cell = /** @type {Element} */ (thing).closest(".cell");
  return cell ? Number(cell.getAttribute("data-index")) : -1;
};

/**
 * A pointer lays in the draft, the top disciple is taken off again. Other clicks (a screen reader's, a program's) and
 * what a lesson asks for go to the page, cell by cell.
 * @param {MouseEvent} event @param {Draft} draft
 */
function clicked(event, draft) {
  const target = /** @type {Element} */ (event.target);
  const cells = draft.cells;
  const index = indexOf(event.target);
  if (!cells || index < 0 || event.detail === 0 || target.closest("[data-wanted]")) return;
  event.stopPropagation();
  const place = target.closest(".spot");
  const count = place ? Number(place.getAttribute("data-count")) : 0;
  draft.lay(index, count === cells[index] ? count - 1 : count);
}

/** A disciple dropped on a cell, or on those that are left to lay. @param {Event} event @param {Draft} draft */
export function dropped(event, draft) {
  const thing = /** @type {CustomEvent<Element>} */ (event).detail;
  draft.move(indexOf(thing), indexOf(event.target));
}

/** Numbers and arrows on a cell. @param {KeyboardEvent} event @param {Draft} draft */
function pressed(event, draft) {
  const target = /** @type {HTMLElement} */ (event.target);
  const cells = draft.cells;
  const index = indexOf(event.target);
  if (!cells || !target.matches(".cell") || event.ctrlKey || event.metaKey || event.altKey) return;
  const steps = { ArrowUp: 1, ArrowDown: -1, "+": 1, "-": -1 };
  const ways = { ArrowLeft: -1, ArrowRight: 1 };
  if (/^[0-5]$/.test(event.key)) draft.lay(index, Number(event.key));
  else if (event.key in steps) draft.lay(index, cells[index] + steps[/** @type {keyof typeof steps} */ (event.key)]);
  else if (event.key === "Backspace") draft.back();
  else if (event.key in ways) {
    const all = [...(target.parentElement?.children ?? [])];
    /** @type {HTMLElement} */ (
      all.at((index + ways[/** @type {keyof typeof ways} */ (event.key)]) % all.length)
    ).focus();
  } else return;
  event.preventDefault();
  event.stopPropagation();
}
