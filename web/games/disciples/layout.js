// @ts-check
/**
 * The layouts of the main board: a wide one, and a tall one for narrow screens. Every part has a box `[x, y, w, h]`;
 * `quests` are as many boxes as there are slots.
 */

/**
 * @typedef {[number, number, number, number]} Box
 * @typedef {object} Layout
 * @property {string} name
 * @property {number} width
 * @property {number} height
 * @property {Box} initiative
 * @property {Box} score
 * @property {Box} resolution
 * @property {Box} ladder
 * @property {Box} clocks
 * @property {Box[]} quests
 * @property {Box} market
 * @property {Box} pool  where powers, tools and gods are laid out to choose from
 */

const GAP = 10;

/** From how many pixels on the board is wide. */
const WIDE_FROM = 700;

/**
 * Boxes beside each other, in rows.
 * @param {Box} area @param {number} count @param {number} columns @returns {Box[]}
 */
export function tiled([x, y, w, h], count, columns) {
  const rows = Math.ceil(count / columns);
  const [width, height] = [(w - (columns - 1) * GAP) / columns, (h - (rows - 1) * GAP) / rows];
  return Array.from({ length: count }, (_, i) => [
    x + (i % columns) * (width + GAP),
    y + Math.floor(i / columns) * (height + GAP),
    width,
    height,
  ]);
}

/** @param {number} slots @returns {Layout} */
const wide = (slots) => ({
  name: "wide",
  width: 1200,
  height: 600,
  initiative: [14, 10, 450, 74],
  score: [474, 10, 160, 74],
  resolution: [644, 10, 542, 74],
  ladder: [14, 94, 318, 408],
  clocks: [14, 512, 318, 78],
  quests: tiled([344, 94, 842, 278], slots, slots),
  market: [344, 382, 842, 208],
  pool: [344, 94, 842, 496],
});

/** @param {number} slots @returns {Layout} */
function tall(slots) {
  const rows = slots > 3 ? 2 : 1;
  const below = 82 + rows * 290;
  return {
    name: "tall",
    width: 480,
    height: below + 790,
    initiative: [6, 6, 468, 70],
    quests: tiled([6, 82, 468, rows * 290 - GAP], slots, slots > 3 ? 2 : 3),
    market: [6, below, 468, 338],
    ladder: [6, below + 348, 322, 354],
    score: [336, below + 348, 138, 86],
    clocks: [336, below + 444, 138, 258],
    resolution: [6, below + 712, 468, 72],
    pool: [6, 82, 468, rows * 290 + 158],
  };
}

/** @type {Map<string, Layout>} */
const made = new Map();

/**
 * The layout for a board that is `width` pixels wide.
 * @param {number} width @param {number} slots @returns {Layout}
 */
export function layoutFor(width, slots) {
  const make = width >= WIDE_FROM ? wide : tall;
  const key = `${make.name} ${slots}`;
  const layout = made.get(key) ?? make(slots);
  made.set(key, layout);
  return layout;
}
