// @ts-check
/** Who stands on a side of a quest: disciples of each seat, and the total at its outer edge. */

import { keyed, set, svg } from "../../ui/dom.js";
import { seatChip } from "./frieze.js";
import { at, label, part } from "./parts.js";

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./view.js").Slot} Slot
 * @typedef {import("./view.js").Cell} Cell
 */

const PER_ROW = 3,
  ROW = 23,
  EDGE = 20;
/** How far below the first row the total is. */
export const TOTAL = ROW * 2 + 3;

/**
 * The seats with a count above 0, and the total with what the board adds.
 * @param {Element} parent @param {Slot} slot @param {number} i  0 for LIGHT @param {Cell | undefined} cell
 * @param {number} w @param {Tools} tools
 */
export function drawContest(parent, { totals, bonus, winner, resolved }, i, cell, w, tools) {
  const counts = totals && cell?.counts ? cell.counts : [];
  const there = counts.map((count, seat) => ({ count, seat })).filter(({ count }) => count > 0);
  const open = totals !== null && (there.length > 0 || bonus[i] > 0 || resolved);
  const inwards = i ? -1 : 1;
  const edge = i ? w - EDGE : EDGE;
  const columns = Math.min(PER_ROW, Math.max(1, there.length));
  const step = Math.min(33, (w - 6) / columns);
  keyed(
    parent,
    open
      ? ["total", ...(bonus[i] && !winner ? ["bonus"] : []), ...there.map(({ seat }) => String(seat))]
      : bonus[i]
        ? ["bonus"]
        : [],
    (key) => key,
    (key) => (key in SIGNS ? SIGNS[key]() : stand(Number(key))),
    (element, key) => {
      if (key === "total") {
        set(element, { transform: at(edge, TOTAL), class: "total" });
        set(part(element, "text"), { text: totals?.[i] ?? "" });
      } else if (key === "bonus") {
        set(element, { transform: at(totals ? edge + 28 * inwards : w / 2, TOTAL) });
        set(part(element, "text"), { text: `+${bonus[i]}` });
      } else drawStand(element, there, Number(key), { step, w, columns }, tools);
    },
  );
}

const total = () => svg("g", {}, svg("circle", { r: 13 }), label("", 0, 6, 17, { class: "number" }));
const extra = () => svg("g", { class: "extra" }, label("", 0, 5, 15, { class: "number" }));

/** @type {Record<string, () => SVGElement>} */
const SIGNS = { total, bonus: extra };

/** @param {number} seat */
const stand = (seat) =>
  svg(
    "g",
    { class: `stand seat${seat} shown` },
    svg("rect", { x: -14.5, y: -10, width: 29, height: 20, rx: 10 }),
    svg("g", { transform: at(-6.5, 0) }, seatChip(seat, 0.56)),
    label("", 6.5, 5, 14, { class: "number" }),
  );

/**
 * @param {Element} element @param {{ count: number, seat: number }[]} there @param {number} seat
 * @param {{ step: number, w: number, columns: number }} room @param {Tools} tools
 */
function drawStand(element, there, seat, { step, w, columns }, { text }) {
  const index = there.findIndex((each) => each.seat === seat);
  const [row, column] = [Math.floor(index / PER_ROW), index % PER_ROW];
  set(element, {
    transform: at(w / 2 + (column - (columns - 1) / 2) * step, row * ROW),
    "data-what": text("what.count", { seat, count: there[index].count }),
    "data-about": "count",
  });
  set(part(element, ".number"), { text: there[index].count });
}
