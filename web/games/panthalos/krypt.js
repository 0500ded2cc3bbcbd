// @ts-check
/** KRYPT: the open calamity on its pile, the one below if the viewer knows it, and the discs collected. */

import { keyed, set, svg } from "../../ui/dom.js";
import { SHAPES } from "../../ui/seat.js";
import { lying } from "./figures.js";
import { onMap } from "./layout.js";
import { at, label, part, use } from "./parts.js";
import { SIZE, calamity } from "./tiles.js";

const STACK = 4; // discs on a field
const SEEN = 3; // edges of buried tiles that are drawn

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./layout.js").Spot} Spot
 * @typedef {import("./view.js").Krypt} Krypt
 * @typedef {import("./view.js").View} View
 * @typedef {{ act: string, what: string, where: number[], id: string } & Partial<Calamity & { attack: number }>} Card
 * @typedef {import("./view.js").Calamity} Calamity
 */

export const krypt = () =>
  svg(
    "g",
    { class: "krypt" },
    svg("g", { class: "pile" }),
    svg("g", { class: "open" }),
    svg("g", { class: "collection", "aria-hidden": "true" }),
    svg("g", { class: "count", "data-in": "KRYPT" }, use("coin", -34, -17, 20), label("", 8, 0, 15)),
  );

/** @param {Element} parent @param {View} view @param {import("./layout.js").Layout} layout @param {Tools} tools */
export function drawKrypt(parent, view, layout, tools) {
  const spot = layout.places.KRYPT;
  drawPile(part(parent, ".pile"), view.buried, spot);
  drawCalamities(part(parent, ".open"), view, spot, tools);
  drawCollection(part(parent, ".collection"), view.krypt, spot);
  drawCount(part(parent, ".count"), view.krypt, spot, tools);
}

/** The edges of the buried tiles. @param {Element} parent @param {View["buried"]} buried @param {Spot} spot */
function drawPile(parent, buried, spot) {
  const [x, y, scale] = onMap(spot, "calamity");
  const [width, height] = SIZE.calamity;
  const tile = () => svg("rect", { width, height, rx: 8, class: "face doomback" });
  keyed(
    parent,
    buried.slice(0, SEEN),
    (_, i) => i,
    tile,
    (element, _, i) => {
      set(element, { transform: at(x + (i + 1) * 2.6, y - (i + 1) * 2.6, scale) });
    },
  );
}

/** @param {Element} parent @param {View} view @param {Spot} spot @param {Tools} tools */
function drawCalamities(parent, { calamity: open, calamities, buried, resolving }, spot, { text }) {
  const [below] = buried;
  /** @type {Card[]} */
  const cards = [];
  if (open) cards.push({ ...open, act: "keep open", what: "what.calamity", where: onMap(spot, "calamity") });
  if (below)
    cards.push({
      ...calamities[below],
      id: below,
      act: "keep next",
      what: "what.calamity.next",
      where: onMap(spot, "next"),
    });
  /** @param {Card} card */
  const draw = (card) =>
    svg(
      "g",
      {
        class: "shown KRYPT",
        "data-act": card.act,
        "data-spot": "calamity",
        "data-in": "KRYPT",
        "data-what": text(card.what, { ...card, calamity: card.id }),
        "data-about": card.act === "keep open" ? "calamity attack" : "calamity peek",
      },
      card.element ? calamity(/** @type {Calamity} */ (card)) : unseen(text(`calamity.${card.id}`)),
    );
  keyed(
    parent,
    cards,
    ({ act, id, attack }) => `${act} ${id} ${attack}`,
    draw,
    (element, { act, where: [x, y, scale] }) => {
      const scene = resolving === "KRYPT" && act === "keep open";
      set(element, { transform: at(x, y, scale), "data-scene": scene });
    },
  );
}

/** A calamity of which only the name is known. @param {string} name */
const unseen = (name) =>
  svg(
    "g",
    { class: "tile calamity" },
    svg("rect", { x: 1, y: 1, width: 78, height: 88, rx: 8, class: "face doom" }),
    use("skull", 22, 10, 36),
    label(name, 40, 72, 12, { class: "ondoom aside" }),
  );

/**
 * The discs in stacks of four, with empty fields up to the threshold.
 * @param {Element} parent @param {Krypt} krypt @param {Spot} spot
 */
function drawCollection(parent, { discs, threshold }, spot) {
  const [x, y] = onMap(spot, "discs");
  const count = Math.ceil(Math.max(threshold, discs.length) / STACK);
  const step = Math.min(38, (spot.box[2] - (spot.discs?.[0] ?? 0) - 8) / count);
  const fields = Array.from({ length: count }, (_, i) => discs.slice(i * STACK, (i + 1) * STACK));
  keyed(
    parent,
    fields,
    (_, i) => i,
    field,
    (element, seats, i) => {
      set(element, { transform: at(x + step * (i + 0.5), y + 18, 0.023 * step) });
      set(part(element, "text"), { text: String.fromCharCode(65 + i) });
      keyed(
        part(element, "g"),
        seats,
        (seat, n) => `${n}-${seat}`,
        (seat) => lying(dot(seat), seat),
        (one, _, n) => {
          set(one, { transform: at(n % 2 ? 9.5 : -9.5, n > 1 ? 9.5 : -9.5) });
        },
      );
    },
  );
}

/** A disc as small as here is the shape of its seat. @param {number} seat */
const dot = (seat) =>
  svg("g", { class: `disc dot seat${seat}` }, svg("path", { d: SHAPES[seat], transform: at(0, 0, 0.86) }));

const field = () =>
  svg(
    "g",
    { class: "field-of-four" },
    svg("rect", { x: -20, y: -20, width: 40, height: 40, rx: 8 }),
    label("", 0, 7, 20),
    svg("g"),
  );

/** @param {Element} element @param {Krypt} krypt @param {Spot} spot @param {Tools} tools */
function drawCount(element, { discs, threshold }, spot, { text }) {
  const [x, y] = onMap(spot, "count");
  const count = discs.length;
  set(element, {
    transform: at(x, y),
    "data-what": text("what.krypt", { count, threshold }),
    "data-about": "collection",
  });
  set(part(element, "text"), { text: `${count}/${threshold}` });
}
