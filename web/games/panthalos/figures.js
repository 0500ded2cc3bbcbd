// @ts-check
/** The figures: leaders, followers (dice) and converted leaders, 44 wide and centred on the origin. Also the discs. */

import { set, svg } from "../../ui/dom.js";
import { SHAPES } from "../../ui/seat.js";
import { part, use } from "./parts.js";

/** @typedef {import("./view.js").Figure} Figure */

/** The pips of each die face as coordinates from -1 to 1. */
const FACES = [
  "",
  "0 0",
  "-1 -1, 1 1",
  "-1 -1, 0 0, 1 1",
  "-1 -1, 1 -1, -1 1, 1 1",
  "-1 -1, 1 -1, 0 0, -1 1, 1 1",
  "-1 -1, -1 0, -1 1, 1 -1, 1 0, 1 1",
];
const PIPS = FACES.map((face) => (face ? face.split(", ").map((pip) => pip.split(" ").map(Number)) : []));

/** The pips of a die face, `step` apart. @param {number} value @param {number} step @param {number} r */
export const pips = (value, step, r) =>
  PIPS[value].map(([x, y]) => svg("circle", { cx: x * step, cy: y * step, r, class: "pip" }));

/** @type {Record<Figure["kind"], (value: number) => SVGElement[]>} */
const BODIES = {
  leader: () => [use("leader", -21, -22, 42)],
  follower: (value) => [
    use("cube", -20, -20, 40),
    svg("g", { transform: "translate(-1.5 -1.5)" }, ...pips(value, 8.8, 3.8)),
  ],
  converted: () => [use("cube", -20, -20, 40), use("disc", -17, -16, 34), use("crown", -9.5, -11, 19)],
};

/** The small mark of a seat. @param {number} seat */
const badge = (seat) =>
  svg("g", { class: "badge", transform: "translate(17 17) scale(.95)" }, svg("path", { d: SHAPES[seat] }));

/** Creates a figure without a body, which `drawFigure` draws. @param {number} seat */
export const figure = (seat) => svg("g", { class: `figure seat${seat}` }, svg("g", { class: "body" }), badge(seat));

/** @param {Element} element @param {Pick<Figure, "kind" | "value">} is */
export function drawFigure(element, { kind, value }) {
  const look = `${kind}${value ?? ""}`;
  if (element.getAttribute("data-look") === look) return;
  set(element, { "data-look": look });
  part(element, ".body").replaceChildren(...BODIES[kind](value ?? 0));
}

/** A figure as a picture for a mat. @param {number} seat */
export const figurePicture = (seat) => svg("svg", { class: "piece figurine", viewBox: "-23 -23 49 49" }, figure(seat));

/** A disc of a seat with radius `r`, centred on the origin. @param {number} seat @param {number} r */
export const disc = (seat, r) =>
  svg(
    "g",
    { class: `disc seat${seat}` },
    use("disc", -r * 1.2, -r * 1.17, r * 2.4),
    svg("path", { d: SHAPES[seat], class: "stamp", transform: `scale(${r / 20})` }),
  );

/** Identifies a disc, so that it flies in from its player's supply. @param {SVGElement} one @param {number} seat */
export function lying(one, seat) {
  set(one, { "data-thing": `disc ${seat}` });
  return one;
}

/** A disc as a picture for a mat. @param {number} seat */
export const discPicture = (seat) =>
  svg("svg", { class: `piece coin seat${seat}`, viewBox: "-20 -20 40 40" }, disc(seat, 16));

/**
 * All actions a figure may stand for: it is hired while it waits, picked in front of its player, and promoted,
 * converted or weakened anywhere.
 * @param {Figure} is
 */
export function actsOfFigure({ figure, kind, value, where }) {
  if (where === "POOL") return "hire";
  const acts = [`promote ${figure}`, `convert ${figure}`, `weaken ${figure}`];
  return (where === "FRONT" ? [`pick ${kind === "follower" ? value : kind}`, ...acts] : acts).join("|");
}

/** What the glossary says of a figure. @param {Figure} is */
export const aboutFigure = ({ kind, where }) =>
  where === "POOL" ? "hire" : where === "THERMAE" ? `${kind} rest` : kind;

/** The place of a figure. @param {Figure} is */
export const placeOf = ({ where }) => where.replace(/-.*/, "");
