// @ts-check
/** What deeds cost and bring, in one row of signs. */

import { svg } from "../../../ui/dom.js";
import { icon, label } from "../drawing.js";
import { glyphs } from "../effects.js";
import { rowOf } from "../glyphs.js";

/**
 * @typedef {import("../effects.js").Line} Line
 * @typedef {import("../view.js").Operation} Operation
 */

/** The first line of an effect. @param {Operation[]} operations @returns {Line} */
export const lineOf = (operations) => glyphs(operations)[0] ?? [];

/** The same without plus signs, where there is little room. @param {Operation[]} operations @returns {Line} */
export const shortLineOf = (operations) =>
  lineOf(operations).map((unit) =>
    unit
      .filter((glyph) => !("words" in glyph && glyph.words === "+1"))
      .map((glyph) => ("words" in glyph ? { words: glyph.words.replace("+", "") } : glyph)),
  );

/** A number with a sign. @param {string} words @param {string} sign @returns {Line} */
export const counted = (words, sign) => [[...(words ? [{ words }] : []), { sign }]];

/** The signs of bonuses that are no resource. @type {Record<string, string>} */
const BONUSES = { draw: "conflict", corrupt: "corruption" };

/** The bonus of a slot: the sign of its one operation. @param {Operation[]} operations */
export const bonusOf = ([op]) => op && (BONUSES[op.op] ?? String(op.res));

/**
 * What a deed costs, on a badge, and what it brings.
 * @param {{ count: number, sign: string } | undefined} cost @param {Line} gain @param {number} w @param {number} h
 */
export function bargain(cost, gain, w, h) {
  const left = cost ? 22 : 0;
  return svg(
    "g",
    { class: "bargain", "aria-hidden": "true" },
    ...(cost
      ? [
          svg("circle", { class: `price ${cost.sign}`, cx: 12, cy: h / 2, r: 11 }),
          icon(cost.sign, 12, h / 2, 20, { class: "price-sign" }),
          label(cost.count, 12, h / 2 + 6, 16, { class: "price-number" }),
        ]
      : []),
    rowOf(gain, left + (w - left) / 2, h / 2, 24, w - left - 3),
  );
}
