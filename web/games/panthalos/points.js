// @ts-check
/** The score track along the edge of the map, with a disc for each player. */

import { keyed, set, svg } from "../../ui/dom.js";
import { SHAPES } from "../../ui/seat.js";
import { at, label, part } from "./parts.js";

const LENGTH = 61; // from 0 to 60
const LAP = 60; // after the last cell, 61 points stand at 1
const MARKED = 5; // every fifth cell has its number
const CELL = 28; // the height of the cell that the counters are drawn for
const COUNTER = 1.05; // scale of a shape

/** The points of the laps that a counter has behind it. @param {number} score */
const lapsOf = (score) => Math.max(0, Math.floor((score - 1) / LAP) * LAP);

/** The cell of a score. @param {number} score */
const cellOf = (score) => (((score - lapsOf(score)) % LENGTH) + LENGTH) % LENGTH;

/** The centre of a cell. @param {number[]} track @param {number} i */
const middle = ([x, y, columns, w, h], i) => [
  x + (i % columns) * w + w / 2,
  y + Math.floor(i / columns) * (h + 1) + h / 2,
];

/**
 * @param {Element} parent @param {import("./view.js").View} view
 * @param {import("./layout.js").Layout} layout @param {import("./board.js").Tools} tools
 */
export function drawPoints(parent, { players }, { score: track }, { text }) {
  drawCells(part(parent, ".cells"), track);
  keyed(
    part(parent, ".scores"),
    players,
    ({ seat }) => seat,
    ({ seat }) => counter(seat),
    (element, { seat, score }) => {
      const same = players.filter((other) => cellOf(other.score) === cellOf(score));
      const [x, y] = middle(track, cellOf(score));
      const [dx, dy] = apart(
        same.findIndex((other) => other.seat === seat),
        same.length,
        track,
      );
      set(part(element, "text"), { text: lapsOf(score) ? `+${lapsOf(score)}` : "" });
      set(element, {
        style: `transform: translate(${x + dx}px, ${y + dy}px) scale(${track[4] / CELL})`,
        "data-what": text("what.score", { seat, count: score }),
        "data-about": "points",
      });
    },
  );
}

/** @param {Element} parent @param {number[]} track */
function drawCells(parent, track) {
  const [, , , w, h] = track;
  const cell = () => svg("g", {}, svg("rect", { class: "cell" }), label("", 0, 5, 13));
  keyed(
    parent,
    Array.from({ length: LENGTH }),
    (_, i) => i,
    cell,
    (element, _, i) => {
      const [x, y] = middle(track, i);
      set(element, { transform: at(x, y), class: i % MARKED ? "" : "five" });
      set(part(element, "rect"), { x: -w / 2, y: -h / 2, width: w, height: h });
      set(part(element, "text"), { text: i % MARKED ? "" : i });
    },
  );
}

/** @param {number} seat */
const counter = (seat) =>
  svg(
    "g",
    { class: `counter seat${seat}` },
    svg("path", { d: SHAPES[seat], transform: at(0, 0, COUNTER) }),
    label("", 0, 3.4, 9.5, { class: "laps", "aria-hidden": "true" }),
  );

/**
 * The offset of the `i`th of `count` discs on one cell from its centre.
 * @param {number} i @param {number} count @param {number[]} track
 */
function apart(i, count, [, , , , h]) {
  if (count < 2) return [0, 0];
  const dy = (i - (count - 1) / 2) * Math.min(9, (h - 6) / (count - 1));
  return [count > 2 ? ((i % 2) - 0.5) * 11 : 0, dy];
}
