// @ts-check
/** The quests: each a window of two lights, day and night, with a people, an epilogue and markers on either side. */

import { keyed, set, svg } from "../../ui/dom.js";
import { glyphs, isReconstructed, sayEffects } from "./effects.js";
import { TOTAL, drawContest } from "./contest.js";
import { ours } from "./frieze.js";
import { rowsOf } from "./glyphs.js";
import { ROMAN, SIDES, at, box, label, part, use, useAt } from "./parts.js";
import { sayVerdict, verdict, verdictOf } from "./verdict.js";

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./view.js").View} View
 * @typedef {import("./view.js").Slot} Slot
 */

/** The markers that finish a quest. */
const MARKERS = 2;
/** Heights of the parts of a window, from its top. */
const PEOPLE = 66,
  EPILOGUE = 130,
  COUNTS = 176,
  FOOT = 23;

/** @param {Element} parent @param {View} view @param {Layout} layout @param {Tools} tools */
export function drawQuests(parent, view, layout, tools) {
  keyed(
    parent,
    view.quests,
    ({ slot, quest, finished }) => `${slot} ${quest} ${finished}`,
    (slot) => quest(slot, layout, view, tools),
    (element, slot) => drawQuest(element, slot, layout, view, tools),
  );
}

/** The quest that is there, or was until it was finished this round. @param {Slot} slot */
const idOf = ({ quest: id, finished }) => id ?? finished;

/** @param {Slot} now @param {Layout} layout @param {View} view @param {Tools} tools */
function quest(now, layout, { cards }, { text }) {
  const { slot } = now;
  const id = idOf(now);
  const [x, y, w, h] = layout.quests[slot];
  if (id === null) return emptied(x, y, w, h);
  const card = cards.quests[id];
  return svg(
    "g",
    { transform: at(x, y), class: "window", "data-spot": `quest ${slot + 1}`, "data-thing": `quest ${id}` },
    glass(w, h),
    ...SIDES.map((side, i) => half(side, slot, card[i ? "dark" : "light"], w / 2, h)),
    svg("path", { class: "mullion", d: `M${w / 2} 34V${h - 4}` }),
    svg("g", { class: "medal", transform: at(w / 2, 58) }, svg("circle", { r: 25 }), useAt(id, 0, 0, 36)),
    title(slot, text(`quest.${id}`), w, isReconstructed([...card.light, ...card.dark])),
    svg("g", { class: "outcome", transform: at(w / 2, COUNTS + TOTAL) }),
  );
}

/** A window without a quest: none is left. @param {number} x @param {number} y @param {number} w
 * @param {number} h */
const emptied = (x, y, w, h) => svg("g", { transform: at(x, y), class: "window empty" }, glass(w, h));

/** The glass of a window, under an arch. @param {number} w @param {number} h */
const glass = (w, h) =>
  svg(
    "g",
    { class: "glass", "aria-hidden": "true" },
    svg("path", { class: "pane LIGHT", d: `M${w / 2} 2H18Q2 2 2 20V${h - 10}q0 8 8 8H${w / 2}Z` }),
    svg("path", {
      class: "pane DARK",
      d: `M${w / 2} 2h${w / 2 - 18}Q${w - 2} 2 ${w - 2} 20V${h - 10}q0 8-8 8H${w / 2}Z`,
    }),
    svg("g", { class: "rays" }, svg("path", { d: `M4 ${h * 0.5} ${w * 0.3} 34M4 ${h * 0.8} ${w * 0.42} 34` })),
    box(2, 2, w - 4, h - 4, { class: "lead", rx: 16 }),
  );

/** @param {number} slot @param {string} name @param {number} w @param {boolean} mark */
const title = (slot, name, w, mark) =>
  svg(
    "g",
    { class: "title", "aria-hidden": "true" },
    svg("path", { class: "cartouche", d: `M16 4H${w - 16}q8 0 8 8v8q0 10-10 10H18q-10 0-10-10v-8q0-8 8-8Z` }),
    label(ROMAN[slot], 24, 22, 14, { class: "roman" }),
    label(name, (w + 14) / 2, 22, 14, {
      class: "name",
      textLength: Math.min(name.length * 8.8, w - 74),
      lengthAdjust: "spacingAndGlyphs",
    }),
    ...(mark ? [ours(w - 18, 17)] : []),
  );

/**
 * One side of a quest: its people, its epilogue, its markers.
 * @param {string} side
 * @param {number} slot
 * @param {import("./view.js").Effect[]} effects
 * @param {number} w  of the half
 * @param {number} h
 */
function half(side, slot, effects, w, h) {
  const left = side === "LIGHT" ? 0 : w;
  const centre = left + w / 2;
  const outer = side === "LIGHT" ? left + w * 0.4 : left + w * 0.6;
  const cell = `Q${slot + 1}${side === "LIGHT" ? "L" : "D"}`;
  return svg(
    "g",
    { class: `half ${side}`, "data-cell": cell, "data-spot": cell },
    svg("rect", { class: "reach", x: left + 4, y: 34, width: w - 8, height: h - 40, rx: 10 }),
    svg("g", { class: "people", transform: at(outer, PEOPLE) }),
    svg(
      "g",
      { class: "epilogue" },
      svg("rect", { class: "tablet", x: left + 8, y: EPILOGUE - 34, width: w - 16, height: 68, rx: 7 }),
      ...rowsOf(effects.map(glyphs), centre, EPILOGUE, w - 20, 64),
    ),
    svg("g", { class: "contest", transform: at(left, COUNTS) }),
    svg(
      "g",
      { class: "markers", transform: at(centre, h - FOOT) },
      ...Array.from({ length: MARKERS }, (_, i) => svg("circle", { class: "socket", cx: (i - 0.5) * 34, r: 14 })),
      svg("g", { class: "seals" }),
    ),
  );
}

/**
 * A quest that came this round, in place of a finished one: what was decided here isn't about it.
 * @param {Slot} slot
 */
const isNew = ({ quest: id, winner, markers }) =>
  id !== null && winner !== null && markers[SIDES.indexOf(winner)] === 0;

/** A finished quest, with the markers that finished it. @param {Slot} slot @returns {Slot} */
const withMarkers = (slot) => ({ ...slot, markers: slot.winner === "LIGHT" ? [MARKERS, 0] : [0, MARKERS] });

/** @param {Element} element @param {Slot} now @param {Layout} layout @param {View} view @param {Tools} tools */
function drawQuest(element, now, layout, view, tools) {
  const slot = isNew(now) ? { ...now, winner: null, why: null, totals: null, resolved: false } : now;
  drawWindow(element, slot.finished ? withMarkers(slot) : slot, layout, view, tools);
}

/** @param {Element} element @param {Slot} slot @param {Layout} layout @param {View} view @param {Tools} tools */
function drawWindow(element, slot, layout, view, tools) {
  const { column, phase } = view;
  const name = `Q${slot.slot + 1}`;
  const now = phase === "resolution" && column === name;
  element.classList.toggle("now", now);
  element.classList.toggle("done", slot.resolved);
  element.classList.toggle("unresolved", slot.resolved && slot.winner === null && slot.quest !== null);
  set(element, { "data-heart": now });
  element.classList.toggle("finished", slot.finished !== null);
  const told = slot.finished ? "what.quest.finished" : idOf(slot) ? undefined : "what.quest.none";
  set(element, {
    "data-what": told && tools.text(told, { number: slot.slot + 1, quest: slot.finished }),
    "data-about": told && "quest",
  });
  if (idOf(slot) === null) return;
  drawOutcome(part(element, ".outcome"), slot, layout.quests[slot.slot][2], tools);
  for (const [i, side] of SIDES.entries()) drawHalf(part(element, `.half.${side}`), slot, i, layout, view, tools);
}

/** Who won, and why. @param {Element} parent @param {Slot} slot @param {number} w @param {Tools} tools */
function drawOutcome(parent, slot, w, tools) {
  keyed(
    parent,
    slot.why ? [slot] : [],
    verdictOf,
    () => verdict(slot, w, tools),
    (element) => sayVerdict(element, slot, tools),
  );
}

/** @param {Element} element @param {Slot} slot @param {number} i  0 for LIGHT @param {Layout} layout @param {View} view
 * @param {Tools} tools */
function drawHalf(element, slot, i, layout, view, tools) {
  const side = SIDES[i];
  const people = i ? slot.dark : slot.light;
  const cell = view.cells.findIndex(({ id }) => id === element.getAttribute("data-cell"));
  element.classList.toggle("won", slot.winner === side);
  element.classList.toggle("lost", slot.winner !== null && slot.winner !== side);
  keyed(
    part(element, ".people"),
    people ? [people] : [],
    (id) => id,
    (id) => use(id, -24, -24, 48, { "data-thing": `token ${slot.slot} ${side}` }),
  );
  keyed(
    part(element, ".seals"),
    Array.from({ length: slot.markers[i] }, (_, mark) => mark),
    String,
    (mark) => useAt("marker", (mark - 0.5) * 34, 0, 34, { class: "shown" }),
  );
  drawContest(part(element, ".contest"), slot, i, view.cells[cell], layout.quests[slot.slot][2] / 2, tools);
  const card = view.cards.quests[/** @type {string} */ (idOf(slot))];
  if (slot.finished) return set(element, { "data-act": false, "data-about": false, "data-what": false });
  set(element, {
    "data-act": usable(view, element.getAttribute("data-cell") ?? ""),
    "data-about": `${i ? "dark" : "light"} people marker`,
    "data-what": tools.text("what.side", {
      number: slot.slot + 1,
      quest: slot.quest,
      side,
      people,
      count: slot.markers[i],
      about: sayEffects(card[i ? "dark" : "light"], tools),
    }),
  });
}

/** The bonus that could be used on a cell, if there is just one. @param {View} view @param {string} cell */
export function usable({ window: offered }, cell) {
  const fitting = offered?.bonuses.filter(({ cells }) => cells.includes(cell)) ?? [];
  return fitting.length === 1 ? `add ${fitting[0].source} ${cell}` : undefined;
}
