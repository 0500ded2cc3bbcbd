// @ts-check
/** What the locations have in common: deeds as chips, piles of cards. */

import { keyed, set, svg } from "../../../ui/dom.js";
import { at, box, icon, label, part } from "../drawing.js";
import { isNarrow } from "../layout.js";
import { bargain } from "./glyphs.js";

/**
 * @typedef {import("../effects.js").Line} Line
 * @typedef {import("../layout.js").Box} Box
 */

/** A narrow location has its slots below its name. @param {Box} area */
export const top = (area) => (isNarrow(area) ? 88 : 58);

/**
 * Something that may be done at a location: what it costs and what it brings.
 * @typedef {object} Deed
 * @property {string} act  the action
 * @property {string} what  in words
 * @property {string} about
 * @property {{ count: number, sign: string }} [cost]
 * @property {Line} gain
 */

/**
 * Deeds as chips, laid out in rows.
 * @param {Element} parent @param {Deed[]} deeds @param {Box} area @param {number} columns @param {string} place
 */
export function drawDeeds(parent, deeds, [x, y, w, h], columns, place) {
  const gap = 5;
  const width = (w - gap * (columns - 1)) / columns;
  const rows = Math.ceil(deeds.length / columns);
  const height = Math.min(38, (h - gap * (rows - 1)) / rows);
  keyed(
    parent,
    deeds,
    ({ act }) => act,
    ({ act, cost, gain }) =>
      svg(
        "g",
        { class: "deed", "data-act": act },
        box(0, 0, width, height, { rx: 9 }),
        bargain(cost, gain, width, height),
      ),
    (each, { what, about }, i) =>
      set(each, {
        transform: at(x + (i % columns) * (width + gap), y + Math.floor(i / columns) * (height + gap)),
        "data-in": place,
        "data-what": what,
        "data-about": about,
      }),
  );
}

/** A group of a location's contents, made once. @param {Element} element @param {string} name @returns {Element} */
export function layer(element, name) {
  const there = element.querySelector(`:scope > .${name}`);
  return there ?? element.appendChild(svg("g", { class: name }));
}

/** @param {number} count @param {string} sign */
export const pays = (count, sign) => ({ count, sign });

/**
 * A pile of cards with its number.
 * @param {Element} parent
 * @param {string} symbol
 * @param {number} count
 * @param {number} x
 * @param {number} y @param {string} what @param {string} place
 * @param {boolean} [above]  where does the number stand: above the pile, or beside it?
 */
export function drawPile(parent, symbol, count, x, y, what, place, above = false) {
  if (!parent.firstElementChild)
    parent.append(
      svg(
        "g",
        { class: "back" },
        box(4, -2, 26, 34, { rx: 4 }),
        box(0, 1, 26, 34, { rx: 4 }),
        icon(symbol, 13, 18, 20),
      ),
      label("", 0, 0, 17),
    );
  set(parent, { transform: at(x, y), "data-in": place, "data-what": what, "data-about": `${place} mill` });
  set(part(parent, "text"), { text: count, x: above ? 15 : 46, y: above ? -6 : 25 });
}
