// @ts-check
/** The figures on the board: one per slot; crowds in the baths, on the open fields and in the waiting area. */

import { keyed, set } from "../../ui/dom.js";
import { aboutFigure, actsOfFigure, drawFigure, figure, placeOf } from "./figures.js";
import { inCrowd, onMap } from "./layout.js";

/**
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./view.js").View} View
 * @typedef {{ seat: number, is: import("./view.js").Figure, x: number, y: number, scale: number }} Stance
 */

/** The zones and slots of crowds, and the place that has the room for each. */
const CROWDS = { THERMAE: "THERMAE", POOL: "FORO", TITANVS: "TITANVS", AGRO: "AGRO" };

/** The zones whose figures have a description of their own; elsewhere the slot's description names them. */
const NAMED = { THERMAE: true, POOL: true };

/**
 * @param {Element} parent
 * @param {View} view
 * @param {Layout} layout
 * @param {Record<string, number[]>} centres  the centre of each slot
 * @param {import("./board.js").Tools} tools
 */
export function drawFigures(parent, view, layout, centres, { text }) {
  const stances = view.players.flatMap(({ seat, figures }) =>
    figures.filter(({ where }) => where !== "FRONT").map((is) => ({ seat, is, x: 0, y: 0, scale: 1 })),
  );
  settle(stances, layout, centres);
  keyed(
    parent,
    stances,
    ({ seat, is }) => `${seat}-${is.figure}`,
    ({ seat }) => figure(seat),
    (element, { seat, is, x, y, scale }) => {
      drawFigure(element, is);
      set(element, {
        style: `transform: translate(${x}px, ${y}px) scale(${scale})`,
        "data-thing": `figure ${seat}-${is.figure}`,
        "data-in": is.where === "POOL" ? "FORO" : placeOf(is),
        "data-told": !(is.where in NAMED),
        "data-acts": seat === view.viewer && actsOfFigure(is),
        "data-what": text(is.where === "POOL" ? "what.waiting" : `what.${is.kind}.away`, {
          value: is.value,
          seat,
          place: placeOf(is),
        }),
        "data-about": aboutFigure(is),
      });
    },
  );
}

/**
 * Sets the position of each figure.
 * @param {Stance[]} stances @param {Layout} layout @param {Record<string, number[]>} centres
 */
function settle(stances, layout, centres) {
  for (const stance of stances) {
    if (stance.is.where in CROWDS) continue;
    const [x, y] = centres[stance.is.where];
    Object.assign(stance, { x, y });
  }
  for (const [where, place] of Object.entries(CROWDS)) {
    const there = stances.filter(({ is }) => is.where === where);
    const { at, scale } = inCrowd(onMap(layout.places[place], "crowd"), there.length);
    for (const [i, stance] of there.entries()) Object.assign(stance, { x: at[i][0], y: at[i][1], scale });
  }
}
