// @ts-check
/**
 * The layouts of the board: a wide one, and a tall one for narrow screens; of each one against Chronos, one for
 * rivalry, one with Tartarus. Every part has a box `[x, y, w, h]`. Chronos' ring lies round its clock, in rivalry the
 * Pillars lie below the order of turns; the locations lie round the Mortal World.
 */

/**
 * @typedef {[number, number, number, number]} Box
 * @typedef {object} Layout
 * @property {string} name
 * @property {number} width
 * @property {number} height
 * @property {Box} ring  Chronos' board, or the Pillars
 * @property {Box[]} concepts  clockwise, in the order in which they are resolved; in rivalry the Pillars, in their
 *   order
 * @property {Box} spine  between them: points, the clock, chains; in rivalry the order of turns, above them
 * @property {Box} strip  what will happen
 * @property {Box} world  all that is not Chronos'
 * @property {Box} mortal  the cities
 * @property {Box[]} cities
 * @property {Record<string, Box>} locations
 */

/** From how many pixels on the board is wide. */
const WIDE_FROM = 700;
const GAP = 8;

/**
 * Boxes beside each other, in rows.
 * @param {Box} area @param {number} columns @param {number} rows @param {number} [gap] @returns {Box[]}
 */
export function tiled([x, y, w, h], columns, rows, gap = GAP) {
  const [width, height] = [(w - (columns - 1) * gap) / columns, (h - (rows - 1) * gap) / rows];
  return Array.from({ length: columns * rows }, (_, i) => [
    x + (i % columns) * (width + gap),
    y + Math.floor(i / columns) * (height + gap),
    width,
    height,
  ]);
}

/**
 * Rows of boxes, further apart than the boxes of a row.
 * @param {Box} area
 * @param {number} columns
 * @param {number} count
 * @param {number} gap
 * @returns {Box[]}
 */
function rows([x, y, w, h], columns, count, gap) {
  const height = (h - (count - 1) * gap) / count;
  return Array.from({ length: count }, (_, i) => tiled([x, y + i * (height + gap), w, height], columns, 1)).flat();
}

/** Six boxes round a spine, clockwise from the upper left. @param {Box} area @param {number} spine @returns {Box[]} */
function round([x, y, w, h], spine) {
  const width = (w - spine) / 2;
  const left = tiled([x, y, width, h], 1, 3);
  const right = tiled([x + width + spine, y, width, h], 1, 3);
  return [left[0], ...right, left[2], left[1]];
}

/** @returns {Layout} */
const wide = () => ({
  name: "wide",
  width: 1280,
  height: 640,
  ring: [10, 10, 462, 620],
  concepts: round([18, 18, 446, 604], 62),
  spine: [210, 18, 62, 604],
  strip: [482, 10, 788, 0],
  world: [482, 10, 788, 620],
  mortal: [490, 196, 772, 266],
  cities: rows([506, 206, 740, 246], 4, 2, 34),
  locations: {
    oracle: [490, 18, 196, 170],
    olympus: [694, 18, 364, 170],
    moirai: [1066, 18, 196, 170],
    forge: [490, 470, 300, 152],
    underworld: [798, 470, 210, 152],
    coliseum: [1016, 470, 246, 152],
  },
});

/** @returns {Layout} */
const tall = () => ({
  name: "tall",
  width: 480,
  height: 1672,
  ring: [6, 6, 468, 620],
  concepts: round([12, 12, 456, 608], 62),
  spine: [209, 12, 62, 608],
  strip: [6, 634, 468, 0],
  world: [6, 634, 468, 1032],
  mortal: [12, 1000, 456, 474],
  cities: rows([20, 1010, 440, 454], 2, 4, 12),
  locations: {
    olympus: [12, 640, 456, 176],
    oracle: [12, 824, 224, 168],
    moirai: [244, 824, 224, 168],
    forge: [12, 1482, 0, 0],
    underworld: [12, 1482, 0, 0],
    coliseum: [12, 1482, 0, 0],
  },
});

/** The lower locations of the tall layout. @param {Layout} layout @returns {Layout} */
function withDepths(layout) {
  Object.assign(layout.locations, {
    forge: [12, 1482, 456, 152],
    underworld: [12, 1642, 212, 152],
    coliseum: [232, 1642, 236, 152],
  });
  return { ...layout, height: 1806, world: [6, 634, 468, 1166] };
}

/** Turns and Pillars in place of Chronos' board. @param {Layout} layout @param {Box} area @param {number} spine
 * @param {number} columns @returns {Layout} */
function withPillars(layout, area, spine, columns) {
  const [x, y, w, h] = area;
  return {
    ...layout,
    ring: area,
    spine: [x + 8, y + 8, w - 16, spine],
    concepts: tiled([x + 8, y + spine + 16, w - 16, h - spine - 24], columns, 6 / columns),
  };
}

/** Tartarus below the Mortal World; two locations make room for it. @param {Layout} layout @returns {Layout} */
const wideTartarus = (layout) => ({
  ...withPillars(layout, [10, 10, 462, 300], 84, 3),
  world: [10, 10, 1260, 620],
  locations: {
    ...layout.locations,
    forge: [18, 318, 446, 152],
    coliseum: [18, 478, 238, 144],
    underworld: [264, 478, 200, 144],
    tartarus: [490, 470, 772, 152],
  },
});

/** What lies below Chronos' board, moved up. @param {Layout} layout @param {number} by @returns {Layout} */
function moved(layout, by) {
  const up = (/** @type {Box} */ [x, y, w, h]) => /** @type {Box} */ ([x, y - by, w, h]);
  return {
    ...layout,
    height: layout.height - by,
    world: up(layout.world),
    mortal: up(layout.mortal),
    cities: layout.cities.map(up),
    locations: Object.fromEntries(Object.entries(layout.locations).map(([id, area]) => [id, up(area)])),
  };
}

/** @param {Layout} layout @returns {Layout} */
function tallTartarus(layout) {
  const [x, y, w, h] = layout.world;
  const more = 258;
  return {
    ...layout,
    height: layout.height + more,
    world: [x, y, w, h + more],
    locations: { ...layout.locations, tartarus: [12, y + h - 6, 456, 252] },
  };
}

const tallPillars = withPillars(moved(withDepths(tall()), 230), [6, 6, 468, 390], 92, 2);

/** @type {Record<string, Record<string, Layout>>} */
const layouts = {
  chronos: { wide: wide(), tall: withDepths(tall()) },
  rivalry: { wide: withPillars(wide(), [10, 10, 462, 620], 96, 2), tall: tallPillars },
  tartarus: { wide: wideTartarus(wide()), tall: tallTartarus(tallPillars) },
};

/** Have the slots of a location a row of their own, below its name? @param {Box} area */
export const isNarrow = ([, , w]) => w < 290;

/** The layout for a board that is `width` pixels wide. @param {number} width @param {import("./view.js").View} view
 * @returns {Layout} */
export const layoutFor = (width, { mode, tartarus }) =>
  layouts[tartarus ? "tartarus" : mode][width >= WIDE_FROM ? "wide" : "tall"];
