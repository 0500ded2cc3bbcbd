// @ts-check
/** Technologies as tiles: what they look like, cost and bring. */

import { svg } from "../../../ui/dom.js";
import { SHAPES } from "../../../ui/seat.js";
import { at, box, icon } from "../drawing.js";
import { rowOf } from "../glyphs.js";
import { counted, lineOf } from "./glyphs.js";
import { said, sayTechnology } from "../sentences.js";

/** @typedef {import("../view.js").Technology} Technology */

/**
 * @param {Technology} tech
 * @param {number} w
 * @param {number} h
 * @param {string} [act]
 * @param {number} [seat]  whose it is
 */
export function technology(tech, w, h, act, seat) {
  const isWide = w > 70;
  const size = isWide ? Math.min(46, h - 26, w - 48) : Math.min(w - 6, h - 22);
  const [x, y] = isWide ? [size / 2 + 5, (h - 18) / 2] : [w / 2, size / 2 + 3];
  return svg(
    "g",
    {
      class: `tech ${tech.kind}`,
      "data-act": act,
      "data-thing": `technology ${tech.id}`,
      "data-spot": `tech ${tech.id}`,
    },
    box(0, 0, w, h, { class: "face", rx: 7 }),
    icon(tech.id, x, y, size),
    ...(isWide
      ? [
          rowOf(counted(String(tech.cost), "aegis"), w - 22, 15, 20, 40),
          rowOf(counted(String(tech.points), "vp"), w - 22, 36, 20, 40),
          rowOf(lineOf(tech.deploy), w / 2, h - 11, 18, w - 8),
        ]
      : [rowOf(counted(String(tech.cost), "aegis"), w / 2, h - 10, 18, w - 4)]),
    ...(seat === undefined
      ? []
      : [svg("path", { class: `chip seat${seat}`, d: SHAPES[seat], transform: `${at(w - 8, 8)} scale(0.72)` })]),
  );
}

/** A technology in words: where it lies, what it costs, what it brings. @param {string} key @param {Technology} tech
 * @param {Record<string, number>} more  what else the text speaks of @param {import("../board.js").Tools} tools */
export const whatOf = (key, tech, more, tools) =>
  said(
    tools.text(key, { technology: tech.id, kind: tech.kind, cost: tech.cost, count: tech.points, ...more }),
    sayTechnology(tech, tools),
  );
