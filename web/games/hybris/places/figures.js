// @ts-check
/** Characters as pawns in the colour of their player: an Olympian, Heroes with a number, Prophets, allies. */

import { svg } from "../../../ui/dom.js";
import { SHAPES } from "../../../ui/seat.js";
import { at, icon, label } from "../drawing.js";

/** What a character is, by its id. @param {string} id */
export const kindOf = (id) => id.replace(/\d+$/, "");

/** Its number, or nothing for the Olympian. @param {string} id */
export const numberOf = (id) => id.replace(/^\D+/, "");

/**
 * A pawn centred on (0, 0), about 40 wide: the Olympian shows its face.
 * @param {string} id @param {number} seat @param {string} olympian
 */
export const pawn = (id, seat, olympian) =>
  svg(
    "g",
    { class: `pawn seat${seat}`, "data-thing": `figure ${seat} ${id}` },
    svg("circle", { class: "pawn-base", r: 19 }),
    kindOf(id) === "olympian" ? icon(`god-${olympian}`, 0, -1, 35) : icon(symbolOf(id), 0, 0, 27),
    svg("path", { class: "pawn-shape", d: SHAPES[seat], transform: at(13, 12, 0.95) }),
    ...(numberOf(id) ? [label(numberOf(id), 13, 16.9, 13.8, { class: "pawn-number" })] : []),
  );

/** @param {string} id */
const symbolOf = (id) => (kindOf(id) === "ally" ? "hero" : kindOf(id));

/** The same as a picture of its own. @param {string} id @param {number} seat @param {string} olympian */
export const pawnPicture = (id, seat, olympian) =>
  svg("svg", { class: "picture figure", viewBox: "-21 -21 44 44", "aria-hidden": "true" }, pawn(id, seat, olympian));
