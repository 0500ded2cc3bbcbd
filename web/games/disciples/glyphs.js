// @ts-check
/** Rows of signs and numbers: in a drawing, or on a mat. */

import { el, svg } from "../../ui/dom.js";
import { label, sign, useAt } from "./parts.js";

/** @typedef {import("./effects.js").Glyph} Glyph */

/** How wide a character is, for a type of size 1. */
const CHARACTER = 0.56;
/** Space after numbers and signs, for a size of 1. */
const AFTER = 0.1;

/** @param {Glyph} glyph @param {number} size */
const widthOf = (glyph, size) => ("sign" in glyph ? size : glyph.words.length * size * 0.8 * CHARACTER) + AFTER * size;

/** How wide a row is. @param {Glyph[]} row @param {number} size */
const rowWidth = (row, size) => row.reduce((sum, glyph) => sum + widthOf(glyph, size), 0);

/**
 * A row of glyphs centred on (x, y), as large as fits.
 * @param {Glyph[]} row @param {number} x @param {number} y @param {number} size @param {number} room
 */
export function rowOf(row, x, y, size, room) {
  const fitting = Math.min(size, (size * room) / rowWidth(row, size));
  let left = x - rowWidth(row, fitting) / 2;
  return svg(
    "g",
    { class: "glyphs" },
    ...row.map((glyph) => {
      const width = widthOf(glyph, fitting);
      const centre = left + (width - AFTER * fitting) / 2;
      left += width;
      return "sign" in glyph
        ? useAt(glyph.sign, centre, y, fitting)
        : label(glyph.words, centre, y + fitting * 0.28, fitting * 0.8, { class: "number" });
    }),
  );
}

/**
 * Rows broken where they would be too wide: a number and its sign stay together.
 * @param {Glyph[][]} rows @param {number} room @param {number} size @returns {Glyph[][]}
 */
function wrapped(rows, room, size) {
  return rows.flatMap((row) => {
    /** @type {Glyph[][]} */
    const lines = [[]];
    row.forEach((glyph, i) => {
      const pair = "words" in glyph ? [glyph, ...row.slice(i + 1, i + 2)] : [glyph];
      const last = lines[lines.length - 1];
      const afterNumber = i > 0 && "words" in row[i - 1] && "sign" in glyph;
      if (!afterNumber && last.length && rowWidth([...last, ...pair], size) > room) lines.push([glyph]);
      else last.push(glyph);
    });
    return lines;
  });
}

/** Sizes of glyphs, the largest first. */
const SIZES = [21, 18, 16, 14.5];

/**
 * Rows of glyphs under each other, centred on (x, y), as large as fits in a box.
 * @param {Glyph[][]} rows @param {number} x @param {number} y @param {number} w @param {number} h
 */
export function rowsOf(rows, x, y, w, h) {
  const fits = SIZES.map((size) => ({ size, lines: wrapped(rows, w, size) }));
  const { size, lines } = fits.find(({ size, lines }) => lines.length * (size + 1) <= h) ?? fits[fits.length - 1];
  const step = Math.min(size + 6, h / lines.length);
  return lines.map((line, i) => rowOf(line, x, y + (i - (lines.length - 1) / 2) * step, size, w));
}

/**
 * The glyphs as elements of a mat; numbers are no text, so that what may be chosen is named by its words alone.
 * @param {Glyph[]} row
 */
export const inline = (row) =>
  el(
    "span",
    { class: "glyph-row", "aria-hidden": "true" },
    ...row.map((glyph) => ("sign" in glyph ? sign(glyph.sign) : el("b", { "data-words": glyph.words }))),
  );
