// @ts-check
/** Cards of Chronos: concept cards with their desolation, the Divine Pillars, his two tiles. */

import { svg } from "../../../ui/dom.js";
import { icon, label } from "../drawing.js";
import { glyphs, powerGlyphs } from "../effects.js";
import { framed, ours, signsAlone, stacked, titled, titleRows } from "./parts.js";

/**
 * @typedef {import("../view.js").ConceptCard} ConceptCard
 * @typedef {import("../view.js").Concept} Concept
 * @typedef {import("../view.js").Upgrade} Upgrade
 */

/** The concept of a card, by the first letter of its id. @type {Record<string, string>} */
const CONCEPTS = { A: "anthropos", C: "cosmos", G: "gonos", T: "temnein" };

/** @param {string} id */
const conceptOf = (id) => CONCEPTS[id[0]];

/** Cards narrower than this show no numbers, which couldn't be read. */
const SMALL = 100;

/** The signs alone where a card is small: what it is about, not how much. @param {import("../effects.js").Line[]} lines
 * @param {number} w @returns {import("../effects.js").Line[]} */
const inShort = (lines, w) => (w >= SMALL ? lines : [signsAlone(lines)]);

/** The ruin of a small card has room for one row. @param {import("../effects.js").Line[]} lines @param {number} w */
const inOneRow = (lines, w) => (w >= SMALL ? lines : [[lines.flat(2)]]);

/** @param {ConceptCard} card @param {number} w @param {number} h @param {string} title */
export function conceptFace({ id, bar, main, desolation }, w, h, title) {
  const concept = conceptOf(id);
  const rows = titleRows(title, w - 38);
  const head = 6 + rows * 14 + (rows ? 2 : 0) + (bar.length ? (w < SMALL ? 15 : 20) : 0);
  const ruin = Math.max(w < SMALL ? 22 : 26, Math.min(48, h * 0.27));
  return framed(
    `concept ${concept}`,
    w,
    h,
    icon(concept, w / 2, head + (h - ruin - head) / 2, Math.min(w, h - ruin - head) * 0.9, { class: "ghost-emblem" }),
    title ? titled(title, w / 2, 8 + rows * 7, w - 38) : undefined,
    bar.length ? barOf(bar, w, head - (w < SMALL ? 7.5 : 10), w < SMALL ? 13 : 17) : undefined,
    ...stacked([{ lines: inShort(glyphs(main), w) }], 6, head, w - 12, h - ruin - head - 3),
    svg("path", {
      class: "ruin",
      d: `M4 ${h - ruin}l${w * 0.16}-4 ${w * 0.12} 5 ${w * 0.18}-6 ${w * 0.14} 6 ${w * 0.2}-4L${w - 4} ${h - ruin}V${h - 8}q0 4-4 4H8q-4 0-4-4Z`,
    }),
    ...stacked(
      [
        {
          sign: w < SMALL ? undefined : "desolation",
          lines: inOneRow(inShort(glyphs(desolation), w), w),
          tone: "ruined",
        },
      ],
      5,
      h - ruin + 2,
      w - 10,
      ruin - 7,
    ),
    ours(w - 12, 12),
  );
}

/** The bar of characters that may resolve the card. @param {string[]} bar @param {number} w @param {number} y
 * @param {number} size */
const barOf = (bar, w, y, size) =>
  svg(
    "g",
    { class: "bar" },
    svg("rect", {
      x: w / 2 - bar.length * size * 0.65 - size * 0.35,
      y: y - size * 0.53,
      width: (bar.length * 1.3 + 0.7) * size,
      height: size * 1.06,
      rx: size * 0.53,
    }),
    ...bar.map((kind, i) => icon(kind, w / 2 + (i - (bar.length - 1) / 2) * size * 1.3, y, size)),
  );

/** @param {Concept} concept @param {number} w @param {number} h @param {string} title */
export function pillarFace({ id, pillar, own, others, held }, w, h, title) {
  const head = title ? 68 : Math.min(46, h * 0.34);
  return framed(
    `pillar ${id}`,
    w,
    h,
    icon(pillar, w / 2, title ? 28 : head / 2 + 2, title ? 46 : head - 6),
    icon(id, 15, 16, 20),
    title ? titled(title, w / 2, 59, w - 14) : undefined,
    ...stacked(
      [
        { sign: held ? "focus" : undefined, lines: held ? [powerGlyphs(held)] : [], tone: "lasting" },
        { sign: "passed", lines: glyphs(own) },
        { sign: "others", lines: glyphs(others.map((op) => ({ ...op, who: "self" }))), tone: "later" },
      ],
      6,
      head,
      w - 12,
      h - head - 7,
    ),
    ours(w - 12, 12),
  );
}

/** @param {Upgrade} concept @param {number} w @param {number} h @param {string} title */
export function chronosTileFace({ id, intensity, flipped, modifier, age_end }, w, h, title) {
  const head = title ? 24 : 8;
  return framed(
    `tile ${id} ${flipped ? "flipped" : ""}`,
    w,
    h,
    title ? titled(title, w / 2, 15, w - 40) : undefined,
    icon(flipped ? "flipped" : "intensity", w * 0.36, head + (h - head) * 0.27, h * 0.36),
    label(intensity, w * 0.66, head + (h - head) * 0.27 + h * 0.1, h * 0.28, { class: "number" }),
    ...stacked(
      [
        {
          sign: "pillar",
          lines: modifier
            ? [[[{ words: modifier > 0 ? `+${modifier}` : `−${-modifier}` }, { sign: "intensity" }]]]
            : [],
        },
        { sign: "fatality", lines: glyphs(age_end), tone: "ruined" },
      ],
      6,
      h * 0.55,
      w - 12,
      h * 0.45 - 7,
    ),
    ours(w - 12, 12),
  );
}

/**
 * A card that lies face down: its back with its concept.
 * @param {string} concept
 * @param {number} w
 * @param {number} h
 */
export const backOf = (concept, w, h) =>
  framed(`back ${concept}`, w, h, icon(concept, w / 2, h / 2, Math.min(w, h) * 0.6));
