// @ts-check
/**
 * The layouts of the map: a wide one, and a tall one for narrow screens. A place is a box `[x, y, w, h]` on the map;
 * everything else is relative to its upper left corner: rows have a centre and a step, crowds (any number of figures) a
 * box.
 */

/**
 * @typedef {Record<string, number[]>} Spot  the parts of a place:
 * - box: x, y, width, height
 * - plate: x, y
 * - art: x, y, width
 * - slots: centre x, y, step x, y
 * - pair: step x, y from the first print of a slot to the second
 * - display: centre x, y, step, scale
 * - crowd: x, y, width, height
 * - calamity, next: x, y, scale
 * - discs, count, pile: x, y
 *
 * @typedef {object} Layout
 * @property {string} name
 * @property {number} width
 * @property {number} height
 * @property {string[]} sea  paths
 * @property {string} road  a path
 * @property {number[]} score  the score track: x, y, cells per row, width and height of a cell
 * @property {Record<string, Spot>} places
 */

/** @type {Layout} */
const WIDE = {
  name: "wide",
  width: 1200,
  height: 688,
  sea: [
    "M0 0H372Q352 40 366 70T350 130Q360 166 330 184 290 192 250 187T150 190 60 187 0 194Z",
    "M1200 688V506Q1180 540 1192 570T1176 634Q1150 670 1090 674T940 672 820 682 760 688Z",
  ],
  road: "M138 270H1012Q1080 270 1080 340T1010 424H170Q110 424 110 500T180 594H1066",
  score: [16, 6, 61, 19.15, 28],
  places: {
    PORT: { box: [8, 40, 344, 142], plate: [4, 2], pile: [106, 17], art: [262, -6, 78], display: [164, 94, 63, 1] },
    TEMPLUM: { box: [376, 36, 400, 150] },
    MERKATOR: { box: [796, 40, 394, 148], plate: [4, 0], art: [310, -10, 68], display: [197, 91, 77, 1] },
    THERMAE: { box: [14, 198, 256, 148], plate: [6, 6], art: [6, 50, 98], crowd: [106, 40, 140, 100] },
    POLIS: { box: [288, 198, 530, 148], plate: [6, 6], art: [8, 38, 128], slots: [336, 64, 53, 0] },
    AGORA: {
      box: [836, 198, 352, 148],
      plate: [6, 6],
      pile: [318, 20],
      art: [6, 44, 114],
      slots: [236, 58, 57, 0],
      display: [236, 115, 56, 1.04],
    },
    PHALANX: {
      box: [846, 360, 342, 148],
      plate: [6, 6],
      pile: [308, 20],
      art: [8, 42, 114],
      slots: [230, 58, 56, 0],
      display: [230, 112, 56, 1],
    },
    ART: {
      box: [504, 360, 326, 148],
      plate: [6, 6],
      pile: [292, 17],
      art: [6, 48, 104],
      slots: [214, 52, 56, 0],
      display: [214, 112, 64, 1.08],
    },
    ORACVLUM: { box: [332, 360, 156, 148], plate: [0, 6], art: [4, 52, 112], slots: [122, 64, 0, 0] },
    FORO: {
      box: [14, 360, 302, 148],
      plate: [6, 6],
      art: [4, 46, 112],
      slots: [148, 76, 0, 58],
      pair: [54, 0],
      crowd: [234, 22, 62, 108],
    },
    TITANVS: { box: [14, 522, 256, 156], plate: [6, 6], art: [2, 48, 122], crowd: [124, 40, 122, 106] },
    AGRO: { box: [288, 522, 256, 156], plate: [6, 6], art: [2, 50, 120], crowd: [124, 40, 122, 106] },
    KRYPT: {
      box: [562, 522, 360, 156],
      plate: [6, 6],
      art: [284, -18, 74],
      slots: [216, 66, 58, 0],
      calamity: [14, 42, 1.16],
      next: [302, 60, 0.66],
      discs: [120, 104],
      count: [176, 26],
    },
    ARENA: { box: [940, 522, 250, 156], plate: [6, 6], art: [86, 84, 80], slots: [125, 62, 60, 0] },
  },
};

/** @type {Layout} */
const TALL = {
  name: "tall",
  width: 480,
  height: 1340,
  sea: [
    "M0 196Q60 202 120 196T240 198 360 196 480 200V272Q440 292 400 284T300 288 200 282 90 290 0 280Z",
    "M480 1340V1260Q466 1300 440 1314T330 1328 200 1332 120 1340Z",
  ],
  road: "M240 490V650H120V810H360V950H120V1090H360V1250",
  score: [8, 4, 31, 15, 21],
  places: {
    TEMPLUM: { box: [4, 50, 472, 140] },
    PORT: { box: [4, 194, 472, 96], plate: [2, 2], pile: [104, 17], art: [404, -10, 64], display: [232, 60, 92, 1.16] },
    MERKATOR: { box: [4, 298, 472, 150], plate: [4, -2], art: [396, -12, 64], display: [236, 88, 93, 1.16] },
    POLIS: { box: [4, 458, 472, 128], plate: [6, 6], art: [384, -10, 78], slots: [236, 64, 64, 0] },
    AGORA: {
      box: [4, 596, 234, 148],
      plate: [5, 4],
      pile: [146, 19],
      art: [182, -9, 50],
      slots: [117, 65, 55, 0],
      display: [117, 119, 55, 1.16],
    },
    PHALANX: {
      box: [243, 596, 233, 148],
      plate: [5, 4],
      pile: [163, 19],
      art: [196, -4, 38],
      slots: [117, 65, 55, 0],
      display: [117, 119, 55, 1.16],
    },
    ART: {
      box: [4, 754, 300, 158],
      plate: [5, 4],
      pile: [140, 19],
      art: [206, 76, 90],
      slots: [150, 64, 68, 0],
      display: [106, 123, 76, 1.14],
    },
    ORACVLUM: { box: [309, 754, 167, 158], plate: [5, 4], art: [6, 64, 110], slots: [134, 66, 0, 0] },
    THERMAE: { box: [4, 922, 220, 138], plate: [5, 4], art: [154, -8, 62], crowd: [10, 38, 200, 92] },
    FORO: {
      box: [229, 922, 247, 138],
      plate: [5, 4],
      art: [182, -10, 58],
      slots: [96, 64, 114, 0],
      pair: [55, 0],
      crowd: [6, 94, 235, 38],
    },
    TITANVS: { box: [4, 1070, 234, 124], plate: [5, 4], art: [66, 28, 106], crowd: [12, 40, 210, 76] },
    AGRO: { box: [243, 1070, 233, 124], plate: [5, 4], art: [62, 32, 104], crowd: [12, 40, 209, 76] },
    KRYPT: {
      box: [4, 1204, 302, 132],
      plate: [5, 4],
      slots: [202, 60, 58, 0],
      calamity: [10, 36, 1],
      next: [252, -18, 0.58],
      discs: [98, 90],
      count: [176, 24],
    },
    ARENA: { box: [311, 1204, 165, 132], plate: [5, 4], art: [54, 84, 56], slots: [82, 62, 52, 0] },
  },
};

/** The layout for a map that is `width` pixels wide. @param {number} width */
export const layoutFor = (width) => (width >= 700 ? WIDE : TALL);

/** A part of a place in coordinates of the map. @param {Spot} spot @param {string} name */
export function onMap(spot, name) {
  const [left, top] = spot.box;
  const [x, y, ...rest] = spot[name];
  return [left + x, top + y, ...rest];
}

/**
 * The centres of `count` items in a row.
 * @param {number[]} row  centre x, y, step x, y
 * @param {number} count
 */
export function inRow([x, y, dx, dy = 0], count) {
  const first = (1 - count) / 2;
  return Array.from({ length: count }, (_, i) => [x + dx * (first + i), y + dy * (first + i)]);
}

const SMALLEST = 14;
const LARGEST = 46;

/**
 * The centres and the scale of `count` figures in a box.
 * @param {number[]} box  x, y, w, h
 * @param {number} count
 * @returns {{ at: number[][], scale: number }}
 */
export function inCrowd([x, y, w, h], count) {
  /** @param {number} step */
  const fits = (step) => Math.floor(w / step) * Math.floor(h / step) >= count;
  let step = LARGEST;
  while (step > SMALLEST && !fits(step)) step -= 1;
  const columns = Math.floor(w / step);
  const rows = Math.ceil(count / columns);
  const left = x + (w - (columns - 1) * step) / 2;
  const top = y + (h - (rows - 1) * step) / 2;
  const at = Array.from({ length: count }, (_, i) => [
    left + (i % columns) * step,
    top + Math.floor(i / columns) * step,
  ]);
  return { at, scale: Math.min(1, step / (LARGEST - 2)) };
}

/** The id of a slot without the letter that tells the two prints of a pair apart. @param {string} id */
const head = (id) => id.replace(/[ab]$/, "");

/**
 * The centre of each slot of a place.
 * @param {Spot} spot
 * @param {{ id: string }[]} slots  of the place, from left to right
 * @returns {[string, number[]][]}
 */
export function slotCentres(spot, slots) {
  if (!spot.slots) return slots.map(({ id }) => [id, centre(onMap(spot, "crowd"))]);
  const heads = [...new Set(slots.map(({ id }) => head(id)))];
  const row = inRow(onMap(spot, "slots"), heads.length);
  return slots.map(({ id }) => {
    const [x, y] = row[heads.indexOf(head(id))];
    return [id, id.endsWith("b") ? [x + spot.pair[0], y + spot.pair[1]] : [x, y]];
  });
}

/** @param {number[]} box */
const centre = ([x, y, w, h]) => [x + w / 2, y + h / 2];
