// @ts-check
/** The displays: goods, supports, artisans, ships, merchants, and empty spaces. */

import { keyed, set, svg } from "../../ui/dom.js";
import { inRow, onMap } from "./layout.js";
import { at } from "./parts.js";
import { SIZE, aboutTile, merchant, tile, whatTile } from "./tiles.js";

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./layout.js").Spot} Spot
 * @typedef {import("./view.js").View} View
 * @typedef {keyof typeof SORT} Place
 * @typedef {{ place: Place, id: string | null, key: string, scale: number, x: number, y: number }} Space
 */

/** The verb of the action that takes something from a display. */
const VERB = { AGORA: "take", PHALANX: "take", ART: "take", PORT: "ship", MERKATOR: "serve" };
const SORT = /** @type {const} */ ({
  AGORA: "good",
  PHALANX: "support",
  ART: "artisan",
  PORT: "ship",
  MERKATOR: "merchant",
});

/** @param {Element} parent @param {View} view @param {import("./layout.js").Layout} layout @param {Tools} tools */
export function drawDisplays(parent, view, layout, tools) {
  const spaces = Object.entries(view.displays).flatMap(([place, ids]) =>
    spacesOf(/** @type {Place} */ (place), ids, layout.places[place]),
  );
  keyed(
    parent,
    spaces,
    ({ key }) => key,
    (space) => (space.id === null ? emptySpace(space.place) : shown(space.place, space.id, view, tools)),
    (element, { x, y, scale }) => set(element, { transform: at(x, y, scale) }),
  );
}

/**
 * The spaces of a place with their upper left corners.
 * @param {Place} place @param {(string | null)[]} ids @param {Spot} spot @returns {Space[]}
 */
function spacesOf(place, ids, spot) {
  const [cx, cy, step, scale] = onMap(spot, "display");
  const [w, h] = SIZE[SORT[place]];
  return inRow([cx, cy, step], ids.length).map(([x, y], i) => ({
    place,
    id: ids[i],
    key: `${place} ${i} ${ids[i]}`,
    scale,
    x: x - (w * scale) / 2,
    y: y - (h * scale) / 2,
  }));
}

/** @param {Place} place */
function emptySpace(place) {
  const [w, h] = SIZE[SORT[place]];
  return svg(
    "g",
    { class: "space" },
    svg("rect", { x: 2, y: 2, width: w - 4, height: h - 4, rx: SORT[place] === "support" ? 20 : 7 }),
  );
}

/** @param {Place} place @param {string} id @param {View} view @param {Tools} tools */
function shown(place, id, { merchants, artisans }, tools) {
  const card = SORT[place] === "merchant";
  return svg(
    "g",
    {
      class: `shown ${place}`,
      "data-spot": place,
      "data-in": place,
      "data-thing": `tile ${id}`,
      "data-act": `${VERB[place]} ${id.replace("ship-", "")}`,
      "data-what": card
        ? tools.text("what.merchant", { merchant: id, ...merchants[id] })
        : tools.text("what.shown", { what: whatTile(id, tools), place }),
      "data-about": `${card ? "merchant" : aboutTile(id)} ${place}`,
    },
    card ? merchant(merchants[id]) : tile(id, artisans),
  );
}
