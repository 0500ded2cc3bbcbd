// @ts-check
/** Technologies as tiles: what they look like, cost and bring. */

import { svg } from "../../ui/dom.js";
import { SHAPES } from "../../ui/seat.js";
import { at, box, label, icon } from "./drawing.js";
import { formula, glyphsOf } from "./places-glyphs.js";

/** @typedef {import("./view.js").Technology} Technology */

/**
 * @param {Technology} tech @param {number} w @param {number} h @param {string} [act] @param {number} [seat]  whose it is
 */
export function technology(tech, w, h, act, seat) {
  const isWide = w > 70;
  const size = isWide ? Math.min(44, h - 22) : Math.min(w - 6, h - 22);
  const [x, y] = isWide ? [size / 2 + 5, h / 2] : [w / 2, size / 2 + 3];
  return svg(
    "g",
    {
      class: `tech ${tech.kind}`,
      "data-act": act,
      "data-thing": `technology ${tech.id}`,
      "data-spot": `tech ${tech.id}`,
    },
    box(0, 0, w, h, { class: "face", rx: 7 }),
    icon(`${tech.id}`, x, y, size),
    ...(isWide
      ? [
          label(tech.cost, w - 34, 21, 17),
          icon("aegis", w - 16, 15, 20),
          formula([{ sign: String(tech.points), icon: "vp" }], w - 25, 39, 19),
          formula(glyphsOf(tech.deploy).slice(0, 2), w / 2 + 4, h - 13, 17),
        ]
      : [label(tech.cost, w / 2 - 7, h - 5, 15), icon("aegis", w / 2 + 8, h - 11, 16)]),
    ...(seat === undefined
      ? []
      : [svg("path", { class: `chip seat${seat}`, d: SHAPES[seat], transform: `${at(w - 8, 8)} scale(0.72)` })]),
  );
}
