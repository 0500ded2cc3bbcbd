// @ts-check
/** The score track on the frame of the map, clockwise from the upper left corner; after 49 it starts again. */

import { keyed, set, svg } from "../../ui/dom.js";
import { SHAPES } from "../../ui/seat.js";
import { FRAME, HEIGHT, WIDTH } from "./map.js";
import { at, label, part } from "./parts.js";

const LENGTH = 50,
  MARKED = 5;
/** The centre line of the frame. */
const [LEFT, TOP, ACROSS, DOWN] = [FRAME / 2, FRAME / 2, WIDTH - FRAME, HEIGHT - FRAME];

/** The distance between pawns on one bead. */
const APART = 13;

/** The position of a score, `on` pixels further along the track. @param {number} score @param {number} [on] */
function spot(score, on = 0) {
  const way = ((((score % LENGTH) + LENGTH) % LENGTH) / LENGTH) * 2 * (ACROSS + DOWN) + on;
  if (way <= ACROSS) return [LEFT + way, TOP];
  if (way <= ACROSS + DOWN) return [LEFT + ACROSS, TOP + way - ACROSS];
  if (way <= 2 * ACROSS + DOWN) return [LEFT + 2 * ACROSS + DOWN - way, TOP + DOWN];
  return [LEFT, TOP + 2 * (ACROSS + DOWN) - way];
}

/** The points of the laps that a pawn has behind it. @param {number} score */
const lapsOf = (score) => Math.max(0, Math.floor(score / LENGTH) * LENGTH);

/** The beads of the track, and the group of the pawns. */
export const points = () =>
  svg(
    "g",
    { class: "still points" },
    svg("g", { "aria-hidden": "true" }, ...Array.from({ length: LENGTH }, (_, i) => bead(i))),
    svg("g", { class: "pawns" }),
  );

/** @param {number} i */
function bead(i) {
  const [x, y] = spot(i);
  return svg(
    "g",
    { transform: at(x, y) },
    svg("circle", { r: i % MARKED ? 3.4 : 10, class: i % MARKED ? "point" : "point marked" }),
    ...(i % MARKED ? [] : [label(i, 0, 3.6, 10, { class: "onpoint" })]),
  );
}

/** @param {Element} parent @param {import("./view.js").View} view @param {import("./board.js").Tools} tools */
export function drawPoints(parent, { players }, { text }) {
  keyed(
    /** @type {Element} */ (parent.querySelector(".pawns")),
    players,
    ({ seat }) => seat,
    ({ seat }) => pawn(seat),
    (element, { seat, score }) => {
      const same = players.filter((other) => (other.score - score) % LENGTH === 0);
      const [x, y] = spot(score, same.findIndex((other) => other.seat === seat) * APART);
      set(part(element, "text"), { text: lapsOf(score) ? `+${lapsOf(score)}` : "" });
      set(element, {
        style: `transform: translate(${x}px, ${y}px)`,
        "data-what": text("what.score", { seat, count: score }),
        "data-about": "points",
      });
    },
  );
}

/** @param {number} seat */
const pawn = (seat) =>
  svg(
    "g",
    { class: `pawn seat${seat}` },
    svg("path", { d: SHAPES[seat], transform: at(0, 0, 1.2) }),
    label("", 0, 3.4, 9.5, { class: "laps", "aria-hidden": "true" }),
  );
