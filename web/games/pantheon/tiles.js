// @ts-check
/** The tiles and cards: each is drawn from its id, centred on the origin or from the upper left corner. */

import { svg } from "../../ui/dom.js";
import { outline } from "./map.js";
import { at, label, picture, use, useAt } from "./parts.js";

export const OFFERINGS = ["gift", "priest", "dancer", "temple"];
/** The kinds of cards, in the order of a hand. */
export const CARDS = ["step", "money1", "money2", "money3", "money4", "money5", ...OFFERINGS];
/** The yellow gods, whose effect happens once. */
export const YELLOW = new Set(["Surparit", "Plaesiris", "Taksator"]);
/** Widths and heights. */
export const GOD = [96, 118];
export const CARD = [44, 62];
const DEMIGOD = [40, 44];

/** @param {number} w @param {number} h @param {number} r @param {string} name */
const box = (w, h, r, name) => svg("rect", { x: 1, y: 1, width: w - 2, height: h - 2, rx: r, class: name });

/** The symbol and the number on each loot tile. @type {Record<string, [string, string]>} */
const LOOT = {
  demigod: ["demigod", ""],
  god: ["god", ""],
  offering: ["raise", ""],
  cards2: ["cards", "2"],
  cards3: ["cards", "3"],
  money: ["hoard", ""],
  steps1: ["Vinthrad", "+1"],
  steps2: ["Vinthrad", "+2"],
  column: ["site", ""],
};

/** Tiles that give feet and columns to the reserve. @type {Record<string, () => Element[]>} */
const RESERVES = {
  choice: () => [
    useAt("column", -11, -7, 13),
    useAt("column", -2, -7, 13),
    svg("path", { d: "M-13 5 13-4", class: "stroke" }),
    useAt("foot", 2, 9, 13),
    useAt("foot", 11, 9, 13),
  ],
  reserve: () => [useAt("column", -7, 0, 20), useAt("foot", 8, 1, 18)],
  start: () => [useAt("column", 0, -9, 15), useAt("foot", -8, 8, 15), useAt("foot", 8, 8, 15)],
};

/** The symbols of a loot or bonus tile, centred on the origin. @param {string} id */
function inside(id) {
  if (RESERVES[id]) return RESERVES[id]();
  const [sign, count] = LOOT[id];
  return count ? [useAt(sign, -4, -3, 27), label(count, 11, 16, 15, { class: "figure" })] : [useAt(sign, 0, 0, 32)];
}

/** A loot tile, a hexagon centred on the origin. @param {string} id */
export const loot = (id) =>
  svg(
    "g",
    { class: `tile loot ${id}` },
    svg("path", { d: outline(25), class: "face" }),
    svg("path", { d: outline(22), class: "inset" }),
    ...inside(id),
  );

/** @param {string} id */
export const lootPicture = (id) => picture("loot", 48, 54, svg("g", { transform: at(24, 27) }, loot(id)));

/** Bonus tiles whose symbols differ from those of the loot tile of the same name. @type {Record<string, string>} */
const BONUS = { reserve: "start", cards: "cards3" };

/** A square bonus tile. @param {string} id */
export const bonusTile = (id) =>
  svg(
    "g",
    { class: `tile bonus ${id}` },
    box(48, 48, 7, "face"),
    svg("g", { transform: at(24, 24) }, ...inside(BONUS[id] ?? id)),
  );

/** @param {string} id */
export const bonusPicture = (id) => picture("bonus-picture", 48, 48, bonusTile(id));

/** A card, from its upper left corner. @param {string} id  `money3` is worth 3 */
export function card(id) {
  const [, kind, value] = /** @type {RegExpMatchArray} */ (id.match(/^([a-z]+)(\d*)$/));
  const [w, h] = CARD;
  if (kind === "back")
    return svg(
      "g",
      { class: "card back" },
      box(w, h, 5, "face"),
      svg("rect", { x: 4, y: 4, width: w - 8, height: h - 8, rx: 3, class: "inset" }),
      use("cardback", 4, 13, 36),
    );
  const worth = kind === "step" ? "2" : value;
  return svg(
    "g",
    { class: `card ${kind}${Number(value) > 1 ? " special" : ""}` },
    box(w, h, 5, "face"),
    svg("rect", { x: 4, y: 4, width: w - 8, height: h - 8, rx: 3, class: "inset" }),
    use(kind, 5, worth ? 10 : 14, 34),
    ...(worth ? [label(worth, w / 2, h - 7, 16, { class: "worth" })] : []),
  );
}

/** @param {string} id */
export const cardPicture = (id) => picture("card-picture", CARD[0], CARD[1], card(id));

/** Loot tiles that one entry of the glossary explains together. @type {Record<string, string>} */
const LOOT_TERMS = {
  cards2: "loot_cards",
  cards3: "loot_cards",
  steps1: "step_tile",
  steps2: "step_tile",
  choice: "loot_reserve",
};

/** The entry of the glossary that explains a loot tile. @param {string} id */
export const termOfLoot = (id) => LOOT_TERMS[id] ?? `loot_${id}`;

/** The entry of the glossary that explains a card. @param {string} id */
export const termOfCard = (id) =>
  id === "step"
    ? "movement_card"
    : id === "money1"
      ? "money_card"
      : id.startsWith("money")
        ? "special_money"
        : id === "temple"
          ? "temple_offering"
          : id;

/** The x of the numbers of a price on a god, by how many there are. */
const PIPS = [[], [48], [36, 60], [25, 48, 71], [15, 37, 59, 81]];

/**
 * A god in its niche, with its price.
 * @param {string} id @param {number[]} cost @param {string} name @param {boolean} cardsOnly
 */
export function god(id, cost, name, cardsOnly) {
  const [w, h] = GOD;
  return svg(
    "g",
    { class: `god ${YELLOW.has(id) ? "once" : "stays"}` },
    svg("path", { d: `M2 ${h - 2}V27L${w / 2} 2 ${w - 2} 27V${h - 2}Z`, class: "house" }),
    svg("path", { d: `M10 28 ${w / 2} 8.5 ${w - 10} 28Z`, class: "gable" }),
    svg("circle", { cx: w / 2, cy: 19.5, r: 8, class: "boss" }),
    label("", w / 2, 23.8, 12, { class: "points" }),
    svg("path", { d: `M16 75V50Q16 32 ${w / 2} 32T${w - 16} 50V75Z`, class: "niche" }),
    svg("path", { d: `M6 77V34h6v43ZM${w - 12} 77V34h6v43Z`, class: "pillar" }),
    svg("path", { d: `M3 32h12M${w - 15} 32h12M3 77H${w - 3}`, class: "ledge" }),
    use(id, 27, 33, 42),
    label(name, w / 2, 90, 12.5, {
      class: "name",
      ...(name.length > 8 ? { textLength: 84, lengthAdjust: "spacingAndGlyphs" } : {}),
    }),
    ...price(cost, cardsOnly).map((pip) => {
      pip.setAttribute("transform", `${pip.getAttribute("transform")} translate(0 103.5)`);
      return pip;
    }),
  );
}

/** The numbers of a price in a row. @param {number[]} cost @param {boolean} cardsOnly */
function price(cost, cardsOnly) {
  return cost.map((number, i) =>
    svg(
      "g",
      { class: cardsOnly ? "pip cards-only" : "pip", transform: at(PIPS[cost.length][i], 0) },
      cardsOnly ? svg("rect", { x: -8, y: -10, width: 16, height: 20, rx: 3 }) : svg("circle", { r: 10.5 }),
      label(number, 0, 5, 14),
    ),
  );
}

/** A god on a mat: its sign in a medal. @param {string} id */
export const godPicture = (id) =>
  picture(
    "medal",
    44,
    44,
    svg(
      "g",
      { class: `god ${YELLOW.has(id) ? "once" : "stays"}` },
      svg("path", { d: "M3 42V14L22 2 41 14V42Z", class: "house" }),
      svg("path", { d: "M8 38V20Q8 14 22 14T36 20V38Z", class: "niche" }),
      use(id, 9, 13, 26),
    ),
  );

/** A demigod with its value; without a value, its back. @param {number | null} value */
export const demigod = (value) =>
  svg(
    "g",
    { class: value === null ? "demigod back" : "demigod" },
    svg("path", { d: "M2 6Q20-2 38 6V24Q36 38 20 43 4 38 2 24Z", class: "face" }),
    svg("path", { d: "M6 9Q20 3 34 9V24Q32 34 20 39 8 34 6 24Z", class: "inset" }),
    ...(value === null
      ? [use("demigod", 9, 8, 22)]
      : [use("laurel", 5, 6, 30), label(value, 20, 29, 19, { class: "figure" })]),
  );

/** @param {number | null} value */
export const demigodPicture = (value) => picture("demigod-picture", DEMIGOD[0], DEMIGOD[1], demigod(value));

/** The sign of a nation in a ring, centred on the origin. @param {string} id @param {number} r */
export const nation = (id, r) =>
  svg("g", { class: `nation ${id}` }, svg("circle", { r, class: "field" }), useAt(id, 0, 0, r * 1.5));
