// @ts-check
/** Rows of signs and numbers: in a drawing, or on a mat. */

import { el, svg } from "../../ui/dom.js";
import { icon, label, sign } from "./drawing.js";

/**
 * @typedef {import("./effects.js").Glyph} Glyph
 * @typedef {import("./effects.js").Line} Line
 */

/** How wide a character is, for a type of size 1. */
const CHARACTER = 0.54;
/** Space after a sign, and between units, for a size of 1. */
const AFTER = 0.06,
  BETWEEN = 0.4;
/** Signs that are but strokes stand smaller. */
const SMALL = new Set(["to", "or", "free", "must", "no", "yes"]);

/** @param {Glyph} glyph @param {number} size */
const widthOf = (glyph, size) =>
  ("sign" in glyph ? size * (SMALL.has(glyph.sign) ? 0.68 : 1) : glyph.words.length * size * 0.84 * CHARACTER) +
  AFTER * size;

/** @param {Line} line @param {number} size */
const lineWidth = (line, size) =>
  line.flat().reduce((sum, glyph) => sum + widthOf(glyph, size), 0) + Math.max(0, line.length - 1) * BETWEEN * size;

/**
 * A line of glyphs centred on (x, y), as large as fits.
 * @param {Line} line @param {number} x @param {number} y @param {number} size @param {number} room
 */
export function rowOf(line, x, y, size, room) {
  const fitting = Math.min(size, (size * room) / lineWidth(line, size));
  let left = x - lineWidth(line, fitting) / 2;
  const group = svg("g", { class: "glyphs", "aria-hidden": "true" });
  for (const unit of line) {
    for (const glyph of unit) {
      const width = widthOf(glyph, fitting);
      const centre = left + (width - AFTER * fitting) / 2;
      left += width;
      group.append(glyphAt(glyph, centre, y, fitting));
    }
    left += BETWEEN * fitting;
  }
  return group;
}

/** @param {Glyph} glyph @param {number} x @param {number} y @param {number} size */
const glyphAt = (glyph, x, y, size) =>
  "sign" in glyph
    ? icon(glyph.sign, x, y, size * (SMALL.has(glyph.sign) ? 0.66 : 1))
    : label(glyph.words, x, y + size * 0.3, size * 0.84, { class: "number" });

/** Lines broken between units where they would be too wide. @param {Line[]} lines @param {number} room
 * @param {number} size @returns {Line[]} */
const wrapped = (lines, room, size) =>
  lines.flatMap((line) => {
    /** @type {Line[]} */
    const broken = [[]];
    for (const unit of line) {
      const last = broken[broken.length - 1];
      if (last.length && lineWidth([...last, unit], size) > room) broken.push([unit]);
      else last.push(unit);
    }
    return broken;
  });

/** Sizes of glyphs, the largest first. */
const SIZES = [30, 26, 23, 20, 18, 16, 14.5, 13.5, 11.5];

/**
 * Lines of glyphs under each other in a box, as large as fits.
 * @param {Line[]} lines @param {number} x @param {number} y  of the centre @param {number} w @param {number} h
 * @param {number} [largest]
 */
export function rowsOf(lines, x, y, w, h, largest = 26) {
  if (!lines.length) return [];
  const fits = SIZES.filter((size) => size <= largest).map((size) => ({ size, rows: wrapped(lines, w, size) }));
  const { size, rows } =
    fits.find(({ size, rows }) => rows.length * size * 1.12 <= h && rows.every((row) => lineWidth(row, size) <= w)) ??
    fits[fits.length - 1];
  const step = Math.min(size * 1.3, h / rows.length);
  return rows.map((row, i) => rowOf(row, x, y + (i - (rows.length - 1) / 2) * step, size, w));
}

/**
 * Glyphs as elements of a mat; numbers are no text, so that what may be chosen is named by its words alone.
 * @param {Line} line
 */
export const inline = (line) =>
  el(
    "span",
    { class: "glyph-row", "aria-hidden": "true" },
    ...line.map((unit) =>
      el(
        "span",
        { class: "glyph-unit" },
        ...unit.map((glyph) => ("sign" in glyph ? pictured(glyph.sign) : el("b", { "data-words": glyph.words }))),
      ),
    ),
  );

/** @param {string} name */
const pictured = (name) => sign(name, SMALL.has(name) ? "small" : "");
