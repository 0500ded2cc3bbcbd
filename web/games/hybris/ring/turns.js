// @ts-check
/**
 * The order of turns in rivalry, as it will come: the turn that runs, what is left of this cycle, then the next one.
 */

import { keyed, set, svg } from "../../../ui/dom.js";
import { SHAPES } from "../../../ui/seat.js";
import { at, box, icon, label, part } from "../drawing.js";

/**
 * @typedef {import("../board.js").Tools} Tools
 * @typedef {import("../layout.js").Layout} Layout
 * @typedef {import("../view.js").RivalryView} RivalryView
 * @typedef {import("../view.js").Turn} Turn
 */

/** The two sides of the Arrogance token: first of all, or last. */
const SIDES = [0, 7];

/** From turn to turn. */
const STEP = 46;

/** @param {Element} layer @param {RivalryView} view @param {Layout} layout @param {Tools} tools */
export function drawTurns(layer, view, layout, tools) {
  const [x, y, w, h] = layout.spine;
  const { text } = tools;
  if (!layer.firstElementChild) layer.append(...strip(w, h));
  set(layer, { transform: at(x, y), "data-place": "turns", "aria-label": text("what.turns") });
  set(part(layer, ".age text"), { text: `${view.age}/${view.ages}` });
  set(part(layer, ".age"), {
    "data-in": "turns",
    "data-what": text("what.age", { age: view.age, ages: view.ages }),
    "data-about": "age",
  });
  set(part(layer, ".well text"), { text: view.well });
  set(part(layer, ".well"), {
    "data-in": "turns",
    "data-what": text("what.well", { count: view.well }),
    "data-about": "well",
  });
  const now = running(view);
  const { next } = view.order;
  const step = Math.min(STEP, (w - 200) / Math.max(1, now.length + next.length));
  const between = 104 + now.length * step + (now.length ? 14 : 0);
  drawCycle(part(layer, ".cycle.now"), "now", now, view, 104, step, tools);
  drawCycle(part(layer, ".cycle.next"), "next", next, view, between, step, tools);
  set(part(layer, ".turned"), { transform: at(between - 7, 0), opacity: now.length && next.length ? 1 : 0 });
  drawArrogance(part(layer, ".arrogance"), view, w, h, tools);
}

/**
 * The turn that runs, and those left in this cycle.
 * @param {RivalryView} view
 * @returns {(Turn & { runs?: boolean })[]}
 */
function running({ cursor, turn, order, pillars }) {
  if (cursor === null) return order.now;
  const number =
    order.next.find(({ seat }) => seat === turn)?.number ?? pillars.find(({ seat }) => seat === turn)?.number;
  return [{ seat: turn, number: number ?? 0, runs: true }, ...order.now.filter(({ seat }) => seat !== turn)];
}

/** @param {number} w @param {number} h */
const strip = (w, h) => [
  box(0, 0, w, h, { class: "strip", rx: 12 }),
  counter("age", 30, h),
  counter("well", 72, h),
  svg("path", { class: "turned", d: `M0 12V${h - 12}` }),
  svg("g", { class: "cycle now" }),
  svg("g", { class: "cycle next" }),
  svg("g", { class: "arrogance" }),
];

/** @param {string} name @param {number} x @param {number} h */
const counter = (name, x, h) =>
  svg(
    "g",
    { class: `${name} counter`, "data-spot": name, transform: at(x, h / 2) },
    box(-20, -h / 2 + 8, 40, h - 16, { class: "reach", rx: 8 }),
    icon(name, 0, -10, 32),
    label("", 0, 27, 17),
  );

/** @param {Element} group @param {"now" | "next"} name @param {(Turn & { runs?: boolean })[]} turns
 * @param {RivalryView} view @param {number} x @param {number} step
 * @param {Tools} tools */
function drawCycle(group, name, turns, view, x, step, { text }) {
  keyed(
    group,
    turns,
    ({ seat }) => seat,
    ({ seat }) => makeTurn(seat, name, view.players[seat].olympian),
    (element, { seat, number, runs }, i) => {
      element.classList.toggle("first", !!runs);
      set(element, {
        transform: at(x + step * (i + 0.5), 46),
        "data-in": "turns",
        "data-what": text(runs ? "what.turn.runs" : `what.turn.${name}`, { seat, number, place: i + 1 }),
        "data-about": "rivalry pillar",
      });
      set(part(element, ".turn-number"), { text: number });
    },
  );
}

/** @param {number} seat @param {string} name @param {string} olympian */
const makeTurn = (seat, name, olympian) =>
  svg(
    "g",
    { class: `turn seat${seat}`, "data-thing": `turn ${name} ${seat}`, "data-spot": `turn ${name} ${seat}` },
    svg("circle", { class: "pawn-base", r: 20, cy: -10 }),
    icon(`god-${olympian}`, 0, -11, 36),
    svg("path", { class: "pawn-shape", d: SHAPES[seat], transform: at(14, 4, 0.6) }),
    label("", 0, 32, 17, { class: "turn-number" }),
  );

/** The Arrogance token: both sides while it may be laid, then the side that is up. @param {Element} group
 * @param {RivalryView} view @param {number} w @param {number} h @param {Tools} tools */
function drawArrogance(group, view, w, h, { text }) {
  const hermes = view.players.find(({ powers }) => powers.some(({ rule }) => rule === "arrogance"));
  const sides = !hermes ? [] : view.arrogance === null ? SIDES : [view.arrogance];
  const step = (h - 8) / Math.max(1, sides.length);
  keyed(
    group,
    sides,
    (side) => side,
    (side) =>
      svg(
        "g",
        { class: `side side${side} seat${hermes?.seat}`, "data-act": `arrogance ${side}`, "data-spot": "arrogance" },
        svg("g", { class: "coin" }, svg("circle", { r: 18 }), icon("arrogance", 0, 0, 34), label(side, 0, 6, 18)),
      ),
    (element, side, i) => {
      element.classList.toggle("up", view.arrogance === side);
      set(element, {
        transform: at(w - 30, 4 + step * (i + 0.5), sides.length > 1 ? 1 : 1.2),
        "data-in": "turns",
        "data-what": text(view.arrogance === null ? "what.arrogance.side" : "what.arrogance", { number: side }),
        "data-about": "arrogance",
      });
    },
  );
}
