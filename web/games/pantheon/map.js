// @ts-check
/**
 * The spaces of the map: positions, and what is printed on them. The hexes are pointy-topped, odd rows are shifted half
 * a hex to the right; space 703 is in column 7, row 3.
 */

/** Half the height of a hex, its width, and the distance between rows. */
export const R = 30;
export const W = 52;
export const ROW = 45;
/** The width of the frame, and the size of the map with it. */
export const FRAME = 21;
export const WIDTH = 25.5 * W + 2 * FRAME;
export const HEIGHT = 15 * ROW + 2 * R + 2 * FRAME;

/** The rows: `.` land, `~` sea, `@` home, `I` column space, `o` loot space on land, `O` at sea, blank: not in play. */
const ROWS = [
  "   .~~~O.~IO~",
  "  ~I~O~~~~.I.",
  "  I...~..@..o.",
  " ~~.~..I...I.",
  " ~O~.@..o...o",
  "~~~~...o.oI....",
  "~O~O~......o.Io.",
  "~I..IoI~@~.I..I~",
  "~~...oO~.~.~...O~",
  "~.@.~I~I~~o~@~..o  ..o~~",
  "O~..I~O~~OI~~.~I....I..O~",
  "~~.~OI..~~O~~IOOI~.o..I..",
  "~~~I....@~~~O~~~~~oI....o",
  "~.o..o...IO~IO~~~I...@...",
  "     .I....oo...@..I....I",
  "     ...I.. .I....o..I~o.",
];

/**
 * The home of each nation, and its loot spaces: three are always used, the fourth with three or more players, the fifth
 * with four.
 * @type {Record<string, { home: number, city: string, loot: number[] }>}
 */
export const NATIONS = {
  Gallia: { home: 504, city: "Lutetia", loot: [204, 501, 705, 507, 306] },
  Germania: { home: 902, city: "Marobudum", loot: [700, 905, 1202, 1100, 1204] },
  Iberia: { home: 209, city: "Toletum", loot: [106, 411, 508, 10, 213] },
  Roma: { home: 807, city: "Roma", loot: [608, 1009, 1106, 910, 804] },
  Graecia: { home: 1209, city: "Athenae", loot: [1212, 1411, 1508, 1406, 1609] },
  Cartago: { home: 812, city: "Carthago", loot: [513, 610, 1013, 1011, 1114] },
  Aegyptus: { home: 1614, city: "Memphis", loot: [1313, 1511, 1815, 1812, 1214] },
  Persia: { home: 2113, city: "Susa", loot: [1911, 2310, 2315, 2412, 2109] },
};

/** The names of the column spaces. @type {Record<number, string>} */
const COLUMNS = {
  1000: "Scandia",
  301: "Eboracum",
  1101: "Gothiscandza",
  202: "Iuernis",
  703: "Colonia",
  1103: "Carrodunum",
  1005: "Savaria",
  1306: "Sarmizegetusa",
  107: "Brigantium",
  407: "Tolosa",
  607: "Massilia",
  1107: "Doclea",
  1407: "Odessus",
  509: "Pollentia",
  709: "Caralis",
  410: "Carthago Nova",
  1010: "Syracusae",
  1510: "Ephesus",
  2010: "Arbela",
  511: "Icosium",
  1311: "Knossos",
  1611: "Salamis",
  2211: "Ecbatana",
  312: "Volubilis",
  1912: "Palmyra",
  913: "Leptis Magna",
  1213: "Cyrene",
  1713: "Hierosolyma",
  614: "Gemellae",
  1914: "Dumatha",
  2414: "Persepolis",
  815: "Garama",
  1315: "Ammonium",
  2115: "Gerrha",
};

/** The fewest players with which each of a nation's loot spaces is used. */
const USED = [2, 2, 2, 3, 4];

/**
 * @typedef {object} Hex
 * @property {number} id
 * @property {number} column
 * @property {number} row
 * @property {number} x
 * @property {number} y
 * @property {"land" | "water"} terrain
 * @property {"plain" | "home" | "loot" | "column"} kind
 * @property {string} [nation]  of a home or loot space
 * @property {number} [from]  the fewest players with which a loot space is used
 * @property {string} [name]  of a home or column space
 */

/** @type {Record<string, Hex["kind"]>} */
const KINDS = { "@": "home", I: "column", o: "loot", O: "loot" };

/** The centre of a hex. @param {number} column @param {number} row */
const middle = (column, row) => [FRAME + W * (column + (row & 1) / 2) + W / 2, FRAME + R + ROW * row];

/** All spaces, row by row. @type {Hex[]} */
export const HEXES = ROWS.flatMap((line, row) =>
  [...line].flatMap((sign, column) => (sign === " " ? [] : [hex(sign, column, row)])),
);

/** @param {string} sign @param {number} column @param {number} row @returns {Hex} */
function hex(sign, column, row) {
  const [x, y] = middle(column, row);
  const id = column * 100 + row;
  const nation = Object.keys(NATIONS).find((name) => NATIONS[name].home === id || NATIONS[name].loot.includes(id));
  const place = nation ? NATIONS[nation].loot.indexOf(id) : -1;
  const name = COLUMNS[id] ?? (nation && place < 0 ? NATIONS[nation].city : undefined);
  return {
    id,
    column,
    row,
    x,
    y,
    terrain: sign === "~" || sign === "O" ? "water" : "land",
    kind: KINDS[sign] ?? "plain",
    nation,
    from: USED[place],
    name,
  };
}

/** @type {Map<number, Hex>} */
export const HEX = new Map(HEXES.map((each) => [each.id, each]));

/** The spaces as in the engine's table, for a test: id, terrain, kind, nation, fewest players, name. */
export const SPACES = HEXES.map(({ id, terrain, kind, nation, from, name }) => [id, terrain, kind, nation, from, name]);

/** The distance between two spaces, in steps. @param {Hex} a @param {Hex} b */
export function distance(a, b) {
  /** @param {Hex} hex */
  const slant = ({ column, row }) => column - (row - (row & 1)) / 2;
  const [dq, dr] = [slant(a) - slant(b), a.row - b.row];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/**
 * The nation with the nearest home; it divides the map into eight regions for screen readers.
 * @type {Map<number, string>}
 */
export const REGION = new Map(
  HEXES.map((each) => {
    const far = (/** @type {string} */ nation) => distance(each, /** @type {Hex} */ (HEX.get(NATIONS[nation].home)));
    return [each.id, Object.keys(NATIONS).reduce((best, nation) => (far(nation) < far(best) ? nation : best))];
  }),
);

/** The outline of a hex with circumradius `r`, as a path. @param {number} r @param {number} [x] @param {number} [y] */
export function outline(r, x = 0, y = 0) {
  const h = ((r / R) * W) / 2;
  return `M${x} ${y - r}L${x + h} ${y - r / 2}V${y + r / 2}L${x} ${y + r}L${x - h} ${y + r / 2}V${y - r / 2}Z`;
}

/** Longitude and latitude of the first hex, and the degrees per column and row. */
const LON = -12.4,
  LAT = 56.2,
  EAST = 2.75,
  SOUTH = 1.83;

/** The position of a geographic coordinate on the map. @param {number} lon @param {number} lat */
export const onMap = (lon, lat) => [FRAME + W / 2 + ((lon - LON) / EAST) * W, FRAME + R + ((LAT - lat) / SOUTH) * ROW];
