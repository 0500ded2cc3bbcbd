// @ts-check
/** What effects bring, in short: numbers and symbols, as places and tiles of the board show them. */

import { svg } from "../../ui/dom.js";
import { label, icon } from "./drawing.js";

/** @typedef {import("./view.js").Operation} Operation */
/** @typedef {{ sign: string, icon: string }} Glyph */

/** @param {Operation} op @param {string} mark  plus or minus */
const counted = (op, mark) => `${mark}${op.n === "P" ? "♟" : typeof op.n === "number" ? op.n : "?"}`;

/** The symbol of each operation. @type {Record<string, (op: Operation) => Glyph>} */
const GLYPHS = {
  gain: (op) => ({ sign: counted(op, "+"), icon: String(op.res) }),
  lose: (op) => ({ sign: counted(op, "−"), icon: String(op.res) }),
  c_gain: (op) => ({ sign: counted(op, "+"), icon: String(op.res) }),
  draw: (op) => ({ sign: counted(op, "+"), icon: op.deck === "premonition" ? "premonition" : "conflict" }),
  discard: (op) => ({ sign: counted(op, "−"), icon: op.deck === "premonition" ? "premonition" : "conflict" }),
  mill: (op) => ({ sign: counted(op, "−"), icon: op.deck === "premonition" ? "premonition" : "coliseum-card" }),
  free: (op) => ({ sign: "+", icon: op.piece === "any" ? "any" : String(op.piece) }),
  well: (op) => ({ sign: counted(op, "+"), icon: "well" }),
  intensity: (op) => ({ sign: String(op.n).replace("-", "−"), icon: "intensity" }),
  shackle: (op) => ({ sign: counted(op, "+"), icon: "shackle" }),
  breaks: () => ({ sign: "−1", icon: "chain" }),
  adds: () => ({ sign: "+1", icon: "chain" }),
  avatar: () => ({ sign: "", icon: "avatar-kronos" }),
};

/**
 * The symbols of an effect; a choice shows its last option.
 * @param {Operation[]} operations @returns {Glyph[]}
 */
export const glyphsOf = (operations) =>
  operations.flatMap((op) =>
    op.options ? glyphsOf(op.options[0].do).slice(0, 1) : op.op in GLYPHS ? [GLYPHS[op.op](op)] : [],
  );

/**
 * A row of numbers and symbols centred on (x, y).
 * @param {Glyph[]} glyphs @param {number} x @param {number} y @param {number} size
 */
export function formula(glyphs, x, y, size) {
  const widths = glyphs.map(({ sign }) => size * (1.12 + 0.5 * sign.length));
  const whole = widths.reduce((sum, each) => sum + each, 0);
  let left = x - whole / 2;
  return svg(
    "g",
    { class: "formula", "aria-hidden": "true" },
    ...glyphs.flatMap(({ sign, icon }, i) => {
      const start = left;
      left += widths[i];
      return [
        label(sign, start + size * 0.25 * sign.length, y + size * 0.32, size * 0.86),
        icon(icon, start + size * 0.5 * sign.length + size * 0.5, y, size),
      ];
    }),
  );
}
