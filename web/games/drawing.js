// @ts-check
/** Helpers for drawing that all boards share. A game's own module of helpers names its symbols (`symbolsOf`). */

import { svg, symbol } from "../ui/dom.js";

/** @typedef {Record<string, any>} Attributes */

/** What draws the symbols of a game, whose ids begin like this. @param {string} prefix */
export function symbolsOf(prefix) {
  /**
   * A symbol in a square with the upper left corner (x, y).
   * @param {string} name @param {number} x @param {number} y @param {number} size @param {Attributes} [more]
   */
  const use = (name, x, y, size, more) => symbol(`${prefix}-${name}`, x, y, size, more);
  /**
   * A symbol in a square centred on (x, y).
   * @param {string} name @param {number} x @param {number} y @param {number} size @param {Attributes} [more]
   */
  const useAt = (name, x, y, size, more) => use(name, x - size / 2, y - size / 2, size, more);
  /** A symbol as an SVG element of its own. @param {string} name @param {string} [more]  further classes */
  const sign = (name, more = "") => picture(`sign ${more}`, 40, 40, use(name, 0, 0, 40));
  return { use, useAt, sign };
}

/**
 * A text centred horizontally on (x, y). The sheet of the boards makes it as large as it must be to be read.
 * @param {string | number} text @param {number} x @param {number} y @param {number} size @param {Attributes} [more]
 */
export const label = (text, x, y, size, more = {}) =>
  svg("text", { x, y, "font-size": size, style: `--size: ${size}`, ...more }, String(text));

/** A rectangle. @param {number} x @param {number} y @param {number} w @param {number} h @param {Attributes} [more] */
export const box = (x, y, w, h, more = {}) => svg("rect", { x, y, width: w, height: h, ...more });

/** A descendant that is known to exist. @param {Element} whole @param {string} selector @returns {any} */
export const part = (whole, selector) => whole.querySelector(selector);

/** The `transform` of a group. @param {number} x @param {number} y @param {number} [scale] */
export const at = (x, y, scale = 1) => `translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}`;

/**
 * A drawing as an SVG element of its own.
 * @param {string} name @param {number} w @param {number} h @param {...Element} children
 */
export const picture = (name, w, h, ...children) =>
  svg("svg", { class: `picture ${name}`, viewBox: `0 0 ${w} ${h}`, "aria-hidden": "true" }, ...children);

/** A sentence in lines of at most so many letters. @param {string} sentence @param {number} most */
export function linesOf(sentence, most) {
  /** @type {string[]} */
  const all = [];
  for (const word of sentence.split(" ")) {
    const last = all[all.length - 1];
    if (last !== undefined && last.length + word.length < most) all[all.length - 1] = `${last} ${word}`;
    else all.push(word);
  }
  return all;
}

/** Gives each item a unique key, although items may occur more than once. @template T @param {T[]} list */
export function numbered(list) {
  /** @type {Record<string, number>} */
  const seen = {};
  return list.map((one) => ({ one, key: `${one} ${(seen[String(one)] = (seen[String(one)] ?? 0) + 1)}` }));
}

/**
 * The other players clockwise from the viewer, or all players for an onlooker.
 * @template T @param {{players: T[], viewer: number | null}} view
 */
export const othersOf = ({ players, viewer }) =>
  viewer === null ? players : [...players.slice(viewer + 1), ...players.slice(0, viewer)];
