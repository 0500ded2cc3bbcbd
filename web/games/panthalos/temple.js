// @ts-check
/** TEMPLUM: a temple with one column for each round, which shows the round's value. */

import { keyed, set, svg } from "../../ui/dom.js";
import { at, label, part } from "./parts.js";

const MARGIN = 14;

/**
 * The measures of the temple: its box, top and foot of the columns, their distance.
 * @param {number[]} box @param {number} columns
 */
function lines([x, y, w, h], columns) {
  const step = (w - 2 * MARGIN) / columns;
  const middle = (/** @type {number} */ i) => MARGIN + step * (i + 0.5);
  return { x, y, w, h, top: h * 0.36, foot: h - 24, step, middle };
}

/** The building, as markup. @param {number[]} box @param {number} columns */
export function temple(box, columns) {
  const { x, y, w, h, top, foot, step, middle } = lines(box, columns);
  const half = Math.min(15, step * 0.36);
  const hill = `${w * 0.1} ${h * 0.5} ${w * 0.16} ${h * 0.4}L${w * 0.84} ${h * 0.4}Q${w * 0.9} ${h * 0.5}`;
  const column = (/** @type {number} */ cx) => `
    <path d="M${cx - half} ${foot}L${cx - half + 2} ${top + 12}H${cx + half - 2}L${cx + half} ${foot}Z" class="shaft"/>
    <path d="M${cx - half / 2} ${foot}V${top + 12}M${cx + half / 2} ${foot}V${top + 12}" class="flute"/>
    <path d="M${cx - half - 3} ${top + 12}V${top + 4}H${cx + half + 3}V${top + 12}Z" class="stone"/>`;
  return `<g transform="${at(x, y)}" class="ground TEMPLUM">
    <path d="M-4 ${h}Q${hill} ${w + 4} ${h}Z" class="hill"/>
    <path d="M22 ${top + 4}H${w - 22}V${foot}H22Z" class="cella"/>
    ${Array.from({ length: columns }, (_, i) => column(middle(i))).join("")}
    <path d="M8 ${top + 5}V${top - 6}H${w - 8}V${top + 5}Z" class="stone"/>
    <path d="M2 ${top - 6}L${w / 2} -2L${w - 2} ${top - 6}Z" class="roof"/>
    <path d="M40 ${top - 9}L${w / 2} 7L${w - 40} ${top - 9}Z" class="stone"/>
    <path d="M10 ${foot}H${w - 10}V${foot + 9}H10ZM2 ${foot + 9}H${w - 2}V${foot + 18}H2Z" class="stone"/></g>`;
}

/** What is drawn on the temple: its name, the values of the rounds, and the white round marker. */
export const rounds = () =>
  svg(
    "g",
    { class: "templum" },
    label("", 0, 0, 15, { class: "name", "data-in": "TEMPLUM", "data-about": "TEMPLUM" }),
    svg("g", { class: "rounds", "aria-hidden": "true" }),
    svg(
      "g",
      { class: "marker", "data-spot": "round", "data-in": "TEMPLUM" },
      svg("path", { d: "M-11-17V-2a11 5 0 0 0 22 0V-17" }),
      svg("ellipse", { cy: -17, rx: 11, ry: 5 }),
    ),
  );

const bead = () => svg("g", {}, svg("circle", { r: 13.5, class: "bead" }), label("", 0, 5.5, 16));

/**
 * @param {Element} parent @param {import("./view.js").View} view
 * @param {import("./layout.js").Layout} layout @param {import("./board.js").Tools} tools
 */
export function drawTemple(parent, { templum, round, rounds }, layout, { text }) {
  const { x, y, w, top, foot, middle } = lines(layout.places.TEMPLUM.box, templum.length);
  set(part(parent, ".name"), {
    x: x + w / 2,
    y: y + top - 12,
    text: text("place.TEMPLUM"),
    "data-what": text("what.place", { place: "TEMPLUM", about: text("place.TEMPLUM.about") }),
  });
  keyed(
    part(parent, ".rounds"),
    templum,
    (_, i) => i,
    bead,
    (element, value, i) => {
      set(element, {
        transform: at(x + middle(i), y + top + 27),
        class: i + 1 === round ? "now" : i + 1 < round ? "over" : "",
      });
      set(part(element, "text"), { text: value });
    },
  );
  set(part(parent, ".marker"), {
    style: `transform: translate(${x + middle(round - 1)}px, ${y + foot}px)`,
    "data-what": text("what.round", { round, rounds, value: templum[round - 1] }),
    "data-about": "round TEMPLUM",
  });
}
