// @ts-check
/** The figures: leaders, followers (dice), converted leaders; the middle at the origin, 44 across. And the discs. */

import { set, svg } from "../../ui/dom.js";
import { LETTERS, SHAPES } from "../../ui/seat.js";
import { label, part, use } from "./parts.js";

/**
 * @typedef {{ figure: number, kind: "leader" | "follower" | "converted", value: number | null, where: string }} Figure
 */

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

/** The pips of a die face. @param {number} value @param {number} step @param {number} r */
export const pips = (value, step, r) =>
  PIPS[value].map(([x, y]) => svg("circle", { cx: x * step, cy: y * step, r, class: "pip" }));

const BODIES = {
  leader: () => [use("leader", -21, -22, 42)],
  follower: (value) => [
    use("cube", -20, -20, 40),
    svg("g", { transform: "translate(-1.5 -1.5)" }, ...pips(value, 8.8, 3.8)),
  ],
  converted: () => [use("cube", -20, -20, 40), use("disc", -17, -16, 34), use("crown", -9.5, -11, 19)],
};

/** The mark of a seat, small. @param {number} seat */
const badge = (seat) =>
  svg(
    "g",
    { class: "badge", transform: "translate(18 18) scale(.88)" },
    svg("path", { d: SHAPES[seat] }),
    label(LETTERS[seat], 0, 4.2, 11),
  );

/** An empty figure, to be drawn. @param {number} seat */
export const figure = (seat) => svg("g", { class: `figure seat${seat}` }, svg("g", { class: "body" }), badge(seat));

/** Show what the figure is now. @param {Element} element @param {Figure} is */
export function drawFigure(element, { kind, value }) {
  const look = `${kind}${value ?? ""}`;
  if (element.getAttribute("data-look") === look) return;
  set(element, { "data-look": look });
  part(element, ".body").replaceChildren(...BODIES[kind](value ?? 0));
}

/** A figure as a picture of its own, for a mat. @param {number} seat */
export const figurePicture = (seat) => svg("svg", { class: "piece figurine", viewBox: "-23 -23 49 49" }, figure(seat));

/** A disc of a seat, `r` its radius, its middle at the origin. @param {number} seat @param {number} r */
export const disc = (seat, r) =>
  svg(
    "g",
    { class: `disc seat${seat}` },
    use("disc", -r * 1.2, -r * 1.17, r * 2.4),
    svg("path", { d: SHAPES[seat], class: "stamp", transform: `scale(${r / 20})` }),
  );

/** A disc that came from its player's supply and moves by itself. @param {SVGElement} one @param {number} seat */
export function lying(one, seat) {
  set(one, { "data-thing": `disc ${seat}` });
  return one;
}

/** Small discs in a pile, for a mat. @param {number} seat */
export const discPicture = (seat) =>
  svg("svg", { class: `piece coin seat${seat}`, viewBox: "-20 -20 40 40" }, disc(seat, 16));

/**
 * Every action a figure could be: hired while it waits, picked when it stands ready; promoted, converted or weakened
 * wherever it stands.
 * @param {Figure} is
 */
export function actsOfFigure({ figure, kind, value, where }) {
  if (where === "POOL") return "hire";
  const acts = [`promote ${figure}`, `convert ${figure}`, `weaken ${figure}`];
  return (where === "FRONT" ? [`pick ${kind === "follower" ? value : kind}`, ...acts] : acts).join("|");
}

/** The place a figure is at. @param {Figure} is */
export const placeOf = ({ where }) => where.replace(/-.*/, "");
