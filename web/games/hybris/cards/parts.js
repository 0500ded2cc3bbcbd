// @ts-check
/** What all cards are made of: a frame, a title, sections with signs, the mark of what is reconstructed. */

import { svg } from "../../../ui/dom.js";
import { at, box, fitted, icon, label, lines } from "../drawing.js";
import { rowsOf } from "../glyphs.js";

/** @typedef {import("../effects.js").Line} Line */
/**
 * @typedef {object} Section  a part of a card: its sign or its words at the left, what it shows, and how it is coloured
 * @property {string} [sign]
 * @property {string} [words]
 * @property {Line[]} lines
 * @property {string} [tone]
 */

/** The small mark of what is reconstructed: a quill. @param {number} x @param {number} y @param {number} [size] */
export const ours = (x, y, size = 12) => icon("quill", x, y, size, { class: "ours" });

/**
 * A card: its frame with what stands on it.
 * @param {string} kind @param {number} w @param {number} h @param {...(Element | undefined)} children
 */
export const framed = (kind, w, h, ...children) =>
  svg(
    "g",
    { class: `card face-${kind}` },
    box(0.8, 0.8, w - 1.6, h - 1.6, { class: "edge", rx: 7 }),
    box(4, 4, w - 8, h - 8, { class: "inner", rx: 4 }),
    ...children,
  );

/** The size of titles. */
const TITLE = 12;

/** How many lines a title takes. @param {string} title @param {number} w */
export const titleRows = (title, w) => (title ? Math.min(2, lines(title, TITLE, w).length) : 0);

/** A title in one line or two, centred on (x, y). @param {string} title @param {number} x @param {number} y
 * @param {number} w */
export function titled(title, x, y, w) {
  const all = lines(title, TITLE, w);
  const rows = all.length > 2 ? [all[0], all.slice(1).join(" ")] : all;
  return svg(
    "g",
    { class: "title", "aria-hidden": "true" },
    ...rows.map((words, i) => fitted(words, x, y + (i - (rows.length - 1) / 2) * 13 + 4, TITLE, w)),
  );
}

/** A number on a badge. @param {string} shape @param {string | number} number @param {number} x @param {number} y
 * @param {number} r */
export const badge = (shape, number, x, y, r) =>
  svg(
    "g",
    { class: `badge ${shape}`, transform: at(x, y) },
    shape === "shield"
      ? svg("path", {
          d: `M${-r} ${-r}h${2 * r}v${r}q${-r * 0.1} ${r * 0.9} ${-r} ${r * 1.3}q${-r * 0.9} ${-r * 0.4} ${-r} ${-r * 1.3}Z`,
        })
      : svg("circle", { r }),
    label(number, 0, r * 0.42, r * 1.3, { class: "number" }),
  );

/** A sign with its number to the right. @param {string} name @param {string | number} number @param {number} x
 * @param {number} y @param {number} size */
export const priced = (name, number, x, y, size) =>
  svg(
    "g",
    { class: "price" },
    icon(name, x, y, size),
    label(number, x + size * 0.9, y + size * 0.3, size * 0.82, { class: "number" }),
  );

/**
 * Sections under each other, each as high as what it shows wants.
 * @param {Section[]} sections @param {number} x @param {number} y @param {number} w @param {number} h
 */
export function stacked(sections, x, y, w, h) {
  const shown = sections.filter(({ lines }) => lines.length);
  const weights = shown.map(
    ({ lines }) => 0.6 + lines.reduce((sum, line) => sum + Math.max(1, line.flat().length / 6), 0),
  );
  const whole = weights.reduce((sum, each) => sum + each, 0);
  let top = y;
  return shown.map((section, i) => {
    const height = (h * weights[i]) / whole;
    const group = sectioned(section, x, top, w, height);
    top += height;
    return group;
  });
}

/** @param {Section} section @param {number} x @param {number} y @param {number} w @param {number} h */
function sectioned({ sign, words, lines: rows, tone = "" }, x, y, w, h) {
  const side = sign || words ? (w < 64 ? 15 : 20) : 0;
  return svg(
    "g",
    { class: `section ${tone}` },
    box(x, y + 0.7, w, h - 1.4, { class: "ground", rx: 4 }),
    sign ? icon(sign, x + side * 0.6, y + h / 2, Math.min(side - 2, h - 4), { class: "tag" }) : undefined,
    words ? label(words, x + 11, y + h / 2 + 4.5, 12.5, { class: "tag" }) : undefined,
    ...rowsOf(rows, x + side + (w - side) / 2, y + h / 2, w - side - 6, h - 4, 26),
  );
}

/** Signs that only say how others belong together. */
const STROKES = new Set(["to", "or", "choice", "no"]);

/** The first signs of an effect without their numbers, which couldn't be read on a small card.
 * @param {import("../effects.js").Line[]} lines @param {number} [most] @returns {import("../effects.js").Line} */
export const signsAlone = (lines, most = 4) =>
  lines
    .flat()
    .map((unit) => unit.filter((glyph) => "sign" in glyph && !STROKES.has(glyph.sign)))
    .filter((unit) => unit.length)
    .slice(0, most);
