// @ts-check
/** The marks of the seats: each has a colour, a letter and a shape, so that colour is never the only difference. */

import { svg } from "./dom.js";

export const LETTERS = ["A", "B", "C", "D", "E", "F"];

/** SVG paths between -10 and 10: circle, square, triangle, diamond, pentagon, hexagon. */
export const SHAPES = [
  "M0-9.5A9.5 9.5 0 1 1 0 9.5A9.5 9.5 0 1 1 0-9.5Z",
  "M-8.5-7.5Q-8.5-8.5-7.5-8.5H7.5Q8.5-8.5 8.5-7.5V7.5Q8.5 8.5 7.5 8.5H-7.5Q-8.5 8.5-8.5 7.5Z",
  "M0-10L10 8.5H-10Z",
  "M0-10.5L10 0L0 10.5L-10 0Z",
  "M0-10L10-2.6L6.2 9H-6.2L-10-2.6Z",
  "M-5.3-9H5.3L10.4 0L5.3 9H-5.3L-10.4 0Z",
];

/** The baseline of the letter: it is lower in a triangle. */
const LETTER_Y = [4, 4, 6.4, 4, 4.6, 4];

/** Is it the number of a colour of the palette? @param {any} colour */
export const isColour = (colour) => Number.isInteger(colour) && colour >= 0 && colour < LETTERS.length;

/**
 * The colour of each seat: those that players chose, and for the others the first that is free, from their own on.
 * @param {{colour?: number}[]} players
 */
export function coloursOf(players) {
  /** @type {(number | undefined)[]} */
  const colours = [];
  for (const [seat, { colour }] of players.entries())
    if (isColour(colour) && !colours.includes(colour)) colours[seat] = colour;
  const free = (/** @type {number} */ seat) =>
    [seat, ...LETTERS.keys()].find((colour) => !colours.includes(colour)) ?? seat;
  for (const seat of players.keys()) colours[seat] ??= free(seat);
  return /** @type {number[]} */ (colours);
}

/** Gives the seats their colours, all over the page. @param {{colour?: number}[]} players */
export function colourSeats(players) {
  const { style } = document.documentElement;
  coloursOf(players).forEach((colour, seat) => {
    for (const ink of ["", "-ink"]) {
      if (colour === seat) style.removeProperty(`--seat${seat}${ink}`);
      else style.setProperty(`--seat${seat}${ink}`, `var(--tone${colour}${ink})`);
    }
  });
}

/**
 * Creates a seat's mark: its shape in its colour with its letter.
 * @param {number} seat
 */
export function mark(seat) {
  return svg(
    "svg",
    { class: `mark seat${seat}`, viewBox: "-11 -11 22 22", "aria-hidden": "true" },
    svg("path", { d: SHAPES[seat], class: "mark-shape" }),
    svg("text", { x: 0, y: LETTER_Y[seat], class: "mark-letter" }, LETTERS[seat]),
  );
}

/** A star, for opponents that are rules of the game. */
export const RIVAL_SHAPE = "M0-10.5L2.9-3.6L10.3-3.2L4.6 1.6L6.5 8.8L0 4.8L-6.5 8.8L-4.6 1.6L-10.3-3.2L-2.9-3.6Z";

/**
 * The mark of a rival: a star with the first letter of its id.
 * @param {string} rival
 * @param {number} [index]  among the rivals of the game
 */
export function rivalMark(rival, index = 0) {
  return svg(
    "svg",
    { class: `mark rival rival${index}`, viewBox: "-11 -11 22 22", "aria-hidden": "true" },
    svg("path", { d: RIVAL_SHAPE, class: "mark-shape" }),
    svg("text", { x: 0, y: 4, class: "mark-letter" }, rival.slice(0, 1).toUpperCase()),
  );
}
