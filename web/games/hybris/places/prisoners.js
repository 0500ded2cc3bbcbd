// @ts-check
/** Prisoners of Tartarus as tokens: in their cell, on a slot, or on the picture of a location. */

import { keyed, set, svg } from "../../../ui/dom.js";
import { SHAPES } from "../../../ui/seat.js";
import { at, icon } from "../drawing.js";

/** @typedef {import("../view.js").View} View */

/**
 * A token centred on (0, 0), about 38 wide, with the mark of whose it is.
 * @param {string} id
 * @param {number | null} owner
 */
export const prisonerToken = (id, owner) =>
  svg(
    "g",
    { class: `prisoner${owner === null ? "" : ` seat${owner}`}`, "data-thing": `prisoner ${id}` },
    svg("path", { class: "prisoner-base", d: "M0-19 17-9V9L0 19-17 9V-9Z" }),
    icon(id, 0, 0, 30),
    owner === null ? undefined : svg("path", { class: "pawn-shape", d: SHAPES[owner], transform: at(12, 12, 0.6) }),
  );

/**
 * Prisoners that stand in a row from (x, y) on. @param {Element} parent @param {string[]} ids @param {View} view
 * @param {number} x @param {number} y @param {number} [scale]
 */
export function drawPrisoners(parent, ids, { tartarus }, x, y, scale = 1) {
  keyed(
    parent,
    ids,
    (id) => `${id} ${ownerOf(tartarus, id)}`,
    (id) => prisonerToken(id, ownerOf(tartarus, id)),
    (each, _, i) => set(each, { transform: at(x + i * 30 * scale, y, scale) }),
  );
}

/** @param {View["tartarus"]} tartarus @param {string} id */
const ownerOf = (tartarus, id) => tartarus?.prisoners.find((each) => each.id === id)?.owner ?? null;
