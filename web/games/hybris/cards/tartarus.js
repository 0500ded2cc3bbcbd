// @ts-check
/**
 * Corruption cards: what happens on a pact, on freeing, when a prisoner is beaten, and the power of one that is kept.
 */

import { icon } from "../drawing.js";
import { glyphs, powerGlyphs } from "../effects.js";
import { framed, ours, stacked, titled } from "./parts.js";

/** @param {import("../view.js").Corruption} card @param {number} w @param {number} h @param {string} title */
export function corruptionFace({ parts, power }, w, h, title) {
  const head = title ? 46 : 30;
  return framed(
    "corruption",
    w,
    h,
    icon("corruption", w / 2, title ? 15 : head / 2 + 2, 24),
    title ? titled(title, w / 2, 34, w - 14) : undefined,
    ...stacked(
      [
        { sign: "pact", lines: glyphs(parts.pact) },
        { sign: "unbound", lines: glyphs(parts.free) },
        { sign: "defeat", lines: glyphs(parts.prisoner), tone: "ruined" },
        { sign: "power", lines: [powerGlyphs(power)], tone: "lasting" },
      ],
      5,
      head,
      w - 10,
      h - head - 7,
    ),
    ours(w - 12, 12),
  );
}
