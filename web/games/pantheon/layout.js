// @ts-check
/** The layouts of the shelf: in the empty north-east of a wide map, or as a strip below the map on a narrow screen. */

import { HEIGHT, WIDTH } from "./map.js";

/**
 * @typedef {[number, number, number]} Row  x, y, step
 * @typedef {[number, number, number, number]} Scaled  x, y, step, scale
 * @typedef {object} Layout
 * @property {string} name
 * @property {number[]} box  view box of the strip
 * @property {number[]} drafting  view box of the strip while bonus tiles are drafted
 * @property {Scaled} track  centre of the first epoch, step, radius
 * @property {Row} demigods  x, y, width
 * @property {Scaled} gods
 * @property {Scaled} deck  the deck and the displayed cards
 * @property {Scaled} stacks  special money and discards
 * @property {Row} bonus
 * @property {string} slab  outline of the background
 * @property {number} [least]  initial minimum width of the map, in pixels
 */

/** @type {Layout} */
const WIDE = {
  name: "wide",
  box: [0, 0, WIDTH, HEIGHT],
  drafting: [0, 0, WIDTH, HEIGHT],
  track: [800, 58, 56, 25],
  demigods: [1122, 34, 204],
  gods: [770, 104, 113, 1.1],
  deck: [942, 254, 56, 1.15],
  stacks: [1226, 257, 52, 1.08],
  bonus: [1010, 346, 52],
  slab: [
    "M756 28Q756 20 764 20H1330Q1338 20 1338 28V332Q1338 340 1330 340",
    "H938Q930 340 930 332V258Q930 244 916 244H764Q756 244 756 236Z",
  ].join(""),
};

/** @type {Layout} */
const TALL = {
  name: "tall",
  box: [0, 0, 480, 278],
  drafting: [0, 0, 480, 328],
  track: [24, 26, 44, 19],
  demigods: [276, 5, 200],
  gods: [3, 54, 96, 0.96],
  deck: [3, 178, 66, 1.42],
  stacks: [352, 182, 64, 1.3],
  bonus: [3, 276, 54],
  slab: "",
  least: 1020,
};

/** @param {number} width  of the map, in pixels */
export const layoutFor = (width) => (width >= 700 ? WIDE : TALL);
