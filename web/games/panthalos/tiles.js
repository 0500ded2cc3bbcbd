// @ts-check
/** The tiles: each is drawn from its id, with the upper left corner at the origin. */

import { svg } from "../../ui/dom.js";
import { label, use } from "./parts.js";

/** The raw good of each refined one. @type {Record<string, string>} */
const RAW = { wine: "grapes", hide: "cattle", oil: "olives", armour: "iron", cloth: "cotton" };
const REFINED = Object.fromEntries(Object.entries(RAW).map(([refined, raw]) => [raw, refined]));

/** Width and height of each sort of tile. */
export const SIZE = {
  good: [44, 44],
  support: [44, 44],
  titan: [42, 54],
  back: [42, 54],
  artisan: [50, 56],
  ship: [60, 50],
  merchant: [74, 102],
  calamity: [80, 90],
};

/**
 * The description of a tile, with its effect if there is a text for it.
 * @param {string} id @param {import("./board.js").Tools} tools
 */
export const whatTile = (id, { text, has }) => text(has(`tile.${id}.about`) ? `tile.${id}.about` : `tile.${id}`);

/** @param {string} id @returns {keyof typeof TILES} */
export function sortOf(id) {
  if (id.includes("+")) return "support";
  if (id.startsWith("artisan-")) return "artisan";
  if (id.startsWith("ship-")) return "ship";
  return id === "back" ? "back" : /\d$/.test(id) ? "titan" : "good";
}

/** What the glossary says of a tile. @param {string} id */
export const aboutTile = (id) => {
  const sort = sortOf(id);
  return sort === "good" ? (RAW[id] ? "refined" : "basic") : sort === "back" ? "titan" : sort;
};

/** @typedef {Record<string, { cost: number }>} Costs  of artisans */

/** @param {number} w @param {number} h @param {number} r @param {Record<string, any>} [more] */
const box = (w, h, r, more) => svg("rect", { x: 1, y: 1, width: w - 2, height: h - 2, rx: r, class: "face", ...more });

/** @param {string} id */
function good(id) {
  const raw = RAW[id];
  if (!raw) return [box(44, 44, 8), use(id, 4, 4, 36)];
  return [
    box(44, 44, 8, { class: "face refined" }),
    svg("rect", { x: 4, y: 4, width: 36, height: 36, rx: 5, class: "rim" }),
    use(id, 7, 2, 30),
    use(raw, 8, 28, 13),
    use(raw, 23, 28, 13),
  ];
}

/** @param {string} id */
function support(id) {
  const [element, value] = id.split("+");
  return [
    svg("circle", { cx: 22, cy: 22, r: 21, class: "face rimmed" }),
    svg("circle", { cx: 22, cy: 22, r: 17, class: `element ${element}` }),
    use(`${element}-line`, 14.5, 5, 15, { class: "faint" }),
    label(`+${value}`, 22, 34, 18, { class: "onelement" }),
  ];
}

/** @param {string} id */
function titan(id) {
  const element = id.slice(0, -1);
  return [
    box(42, 54, 7, { class: `face element ${element}` }),
    use(`${element}-line`, 3, 14, 36, { class: "ghostly" }),
    svg("rect", { x: 4, y: 4, width: 34, height: 46, rx: 4, class: "rim" }),
    label(id.slice(-1), 15, 28, 26, { class: "onelement" }),
    use("titan", 21, 5, 16),
    use(element, 10, 29, 22),
  ];
}

const back = () => [
  box(42, 54, 7, { class: "face hidden" }),
  svg("rect", { x: 4, y: 4, width: 34, height: 46, rx: 4, class: "rim" }),
  use("titanback", 6, 12, 30),
];

/** @param {string} id @param {Costs} [costs] */
function artisan(id, costs) {
  const kind = id.slice("artisan-".length);
  const cost = costs?.[kind]?.cost ?? 0;
  const work =
    kind === "promote"
      ? [use("promote", 11, 4, 30)]
      : [
          use(kind, 3, 5, 21),
          svg("path", { d: "M21 25q2 5 7 4m-4-3 4 3-3.5 3", class: "arrow" }),
          use(REFINED[kind] ?? "any", 23, 9, 24),
        ];
  return [
    svg("path", { d: "M1 55V18Q1 1 25 1t24 17v37Z", class: "face workshop" }),
    ...work,
    svg("path", { d: "M2 40H48V54H2Z", class: "plinth" }),
    ...Array.from({ length: cost }, (_, i) => use("coin", 25 - cost * 8 + i * 16, 39, 16)),
  ];
}

/** @param {string} id */
function ship(id) {
  const kind = id.slice("ship-".length);
  return [
    svg("path", { d: "M30 2v40", class: "mast" }),
    svg("path", { d: "M12 5Q30 0 48 5q4 15 0 29-18-5-36 0 4-14 0-29Z", class: "sail" }),
    use(kind, 17, 4, 27),
    svg("path", { d: "M3 32q5 4 10 4h34q7-1 10-8 4 18-9 21-18 3-36 0Q4 46 3 32Z", class: "hull" }),
    svg("path", { d: "M9 42h42", class: "strake" }),
  ];
}

/** The symbol and the number of each bonus. @type {Record<string, [string, string]>} */
const BONUS = {
  discs4: ["coin", "4"],
  titans2: ["titan", "2"],
  support1: ["support", "1"],
  promote: ["promote", ""],
  peek: ["peek", ""],
};

/** The size of the goods on a merchant, by their number. */
const GOOD_SIZE = [0, 44, 34, 29, 26];

/** Their positions. @type {Record<number, number[][]>} */
const DEMAND = {
  1: [[15, 30]],
  2: [
    [3, 36],
    [37, 36],
  ],
  3: [
    [22.5, 26],
    [6, 51],
    [39, 51],
  ],
  4: [
    [10, 26],
    [38, 26],
    [10, 52],
    [38, 52],
  ],
};

/** @param {import("./view.js").Merchant} merchant */
export function merchant({ demand, points, bonuses }) {
  const size = GOOD_SIZE[demand.length];
  const at = DEMAND[demand.length];
  const wide = 34,
    left = 37 - (bonuses.length * wide) / 2;
  return svg(
    "g",
    { class: "tile merchant" },
    box(74, 102, 7),
    svg("path", { d: "M2 80H72V94q0 6-6 6H8q-6 0-6-6Z", class: "band" }),
    svg("path", { d: "M2 26V8q0-6 6-6h58q6 0 6 6v18q-35-8-70 0Z", class: "head" }),
    use("laurel", 22, -1, 30),
    label(points, 37, 18.5, 14, { class: "points" }),
    ...demand.map((id, i) => use(id, at[i][0], at[i][1], size)),
    ...bonuses.flatMap((bonus, i) => {
      const [name, count] = BONUS[bonus];
      return [
        use(name, left + i * wide + (count ? 3 : 8), 82, 16),
        ...(count ? [label(count, left + i * wide + 25, 95, 14, { class: "onband" })] : []),
      ];
    }),
  );
}

/**
 * Without `attack`, the tile is still below the open one.
 * @param {import("./view.js").Calamity & { attack?: number }} calamity
 */
export function calamity({ element, strength, points, attack }) {
  return svg(
    "g",
    { class: "tile calamity" },
    box(80, 90, 8, { class: "face doom" }),
    svg("path", { d: "M6 30l12 7-5 10 9 6M74 22 63 31l5 9-8 7M40 4l-4 9 7 5", class: `crack ${element}` }),
    use(element, 4, 4, 25),
    use("skull", 26, 23, 28),
    use("laurel", 53, 2, 25),
    label(points, 65.5, 20, 14, { class: "points onlaurel" }),
    ...(attack === undefined
      ? [label(strength, 40, 81, 28, { class: "ondoom" })]
      : [
          label(strength, 14, 70, 20, { class: "ondoom" }),
          svg("path", { d: "M28 57h48v28H28Z", class: `banner ${element}` }),
          use("sword", 29.5, 62, 17),
          label(attack, 61, 78.5, 21, { class: "onelement" }),
        ]),
  );
}

/** The drawings of the tiles that players own. */
const TILES = { good, support, titan, back, artisan, ship };

/**
 * A tile that players own, as an SVG group.
 * @param {string} id
 * @param {Costs} [artisans]
 */
export function tile(id, artisans) {
  const sort = sortOf(id);
  const parts = TILES[sort](id, artisans);
  return svg("g", { class: `tile ${sort}` }, ...parts);
}

/** The tile as a picture for a mat. @param {string} id @param {Costs} [artisans] */
export function tilePicture(id, artisans) {
  const [w, h] = SIZE[sortOf(id)];
  return svg("svg", { class: `piece ${sortOf(id)}`, viewBox: `0 0 ${w} ${h}` }, tile(id, artisans));
}
