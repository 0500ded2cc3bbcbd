// @ts-check
/** The name plates of the places, and the number of tiles left in their piles. */

import { keyed, set, svg } from "../../ui/dom.js";
import { onMap } from "./layout.js";
import { at, label, part, use } from "./parts.js";

/**
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./view.js").View} View
 */

/** @param {Element} parent @param {View} view @param {Layout} layout @param {Tools} tools */
export function drawPlates(parent, view, layout, tools) {
  const numbered = Object.fromEntries(view.places.map((place) => [place.id, place]));
  const ids = Object.keys(layout.places).filter((id) => layout.places[id].plate);
  keyed(
    parent,
    ids,
    (id) => id,
    (id) => plate(id, numbered[id], tools),
    (element, id) => {
      const [x, y] = onMap(layout.places[id], "plate");
      const now = view.resolving === id;
      set(element, { transform: at(x, y), class: now ? "plate now" : "plate", "data-scene": now && id !== "KRYPT" });
    },
  );
}

/**
 * The places as groups for screen readers, in the order of play; each owns the elements at the place.
 * @param {Element} parent @param {View} view @param {Tools} tools
 */
export function drawPlaces(parent, { places, displays }, { text }) {
  const ids = new Set(["TEMPLUM", ...places.map(({ id }) => id), ...Object.keys(displays)]);
  keyed(
    parent,
    [...ids],
    (id) => id,
    (id) => svg("g", { "data-place": id, "aria-label": text(`place.${id}`) }),
  );
}

/** Widths of capitals, so that a name fills its plate in any typeface. @type {Record<string, number>} */
const WIDTHS = { I: 7, M: 15, N: 13, O: 13, X: 13, F: 11, L: 11, S: 10.5, P: 11, E: 11 };
const COMMON = 12;

/**
 * @param {string} id
 * @param {import("./view.js").Place | undefined} place  PORT and MERKATOR have neither number nor element
 * @param {Tools} tools
 */
function plate(id, place, { text }) {
  const name = text(`place.${id}`);
  const long = [...name].reduce((sum, letter) => sum + (WIDTHS[letter] ?? COMMON), 0);
  const left = place ? 30 : 12;
  const width = left + long + (place ? 34 : 12);
  const signs = place && [
    svg("circle", { cx: 15, cy: 15, r: 11, class: "number" }),
    label(place.number, 15, 20, 15, { class: "onnumber" }),
    use(place.element, width - 30, 2.5, 25),
  ];
  return svg(
    "g",
    {
      class: "plate",
      "data-in": id,
      "data-what": text("what.place", { place: id, about: text(`place.${id}.about`) }),
      "data-about": id,
    },
    svg("path", { d: `M6 1H${width - 6}L${width} 8V22L${width - 6} 29H6L0 22V8Z`, class: "plaque" }),
    ...(signs ?? []),
    label(name, left, 21, 16, { class: "name", textLength: long, lengthAdjust: "spacingAndGlyphs" }),
  );
}

/** @type {Record<string, string>} */
const PILES = { PORT: "ships", AGORA: "goods", PHALANX: "supports", ART: "artisans" };

/** What the tiles of each pile are called in the glossary. @type {Record<string, string>} */
const KIND = { PORT: "ship", AGORA: "basic", PHALANX: "support", ART: "artisan" };

/** @param {Element} parent @param {View} view @param {Layout} layout @param {Tools} tools */
export function drawPiles(parent, view, layout, { text }) {
  keyed(
    parent,
    Object.keys(PILES),
    (place) => place,
    pile,
    (element, place) => {
      const [x, y] = onMap(layout.places[place], "pile");
      const count = view.piles[PILES[place]];
      set(element, {
        transform: at(x, y),
        "data-in": place,
        "data-what": text("what.left", { place, count }),
        "data-about": `${KIND[place]} ${place}`,
      });
      set(part(element, "text"), { text: count });
    },
  );
}

const pile = () => svg("g", { class: "left" }, svg("path", { d: "M-9-7H5V9H-9ZM-6-7v-3H8V6H5" }), label("", 24, 6, 15));
