// @ts-check
/** The figures on the board: one to a slot, many in the baths, on the open fields and among those who wait. */

import { keyed, set } from "../../ui/dom.js";
import { actsOfFigure, drawFigure, figure, placeOf } from "./figures.js";
import { inCrowd, onMap } from "./layout.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {{ seat: number, is: import("./figures.js").Figure, x: number, y: number, scale: number }} Stance */

/** Where crowds gather: the zone or slot, and the place that has the room. */
const CROWDS = { THERMAE: "THERMAE", POOL: "FORO", TITANVS: "TITANVS", AGRO: "AGRO" };

/** Crowds of whom no slot says who they are. */
const NAMED = { THERMAE: true, POOL: true };

/**
 * @param {Element} parent
 * @param {any} view
 * @param {Layout} layout
 * @param {Record<string, number[]>} centres  of the slots
 * @param {import("./board.js").Tools} tools
 */
export function drawFigures(parent, view, layout, centres, { text }) {
  const stances = view.players.flatMap(({ seat, figures }) =>
    figures.filter(({ where }) => where !== "FRONT").map((is) => ({ seat, is })),
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
      });
    },
  );
}

/**
 * Give every figure its spot on the map.
 * @param {Stance[]} stances @param {Layout} layout @param {Record<string, number[]>} centres
 */
function settle(stances, layout, centres) {
  for (const stance of stances) {
    if (stance.is.where in CROWDS) continue;
    const [x, y] = centres[stance.is.where];
    Object.assign(stance, { x, y, scale: 1 });
  }
  for (const [where, place] of Object.entries(CROWDS)) {
    const there = stances.filter(({ is }) => is.where === where);
    const { at, scale } = inCrowd(onMap(layout.places[place], "crowd"), there.length);
    there.forEach((stance, i) => Object.assign(stance, { x: at[i][0], y: at[i][1], scale }));
  }
}
