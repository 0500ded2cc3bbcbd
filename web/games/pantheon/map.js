// @ts-check
/** The spaces of the map: where they lie, and what is printed on them. Pointy hexes, odd rows half a hex to the right; 703 is column 7, row 3. */

/** Half the height of a hex, its width, and from row to row. */
export const R = 30;
export const W = 52;
export const ROW = 45;
/** The frame round the map, and the map with it. */
export const FRAME = 21;
export const WIDTH = 25.5 * W + 2 * FRAME;
export const HEIGHT = 15 * ROW + 2 * R + 2 * FRAME;

/** Row by row: `.` land, `~` sea, `@` home, `I` column space, `o` loot space on land, `O` at sea; blank: not in play. */
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

/** Where each nation comes from, and its loot spaces: three always used, one with three players or more, one with four. @type {Record<string, { home: number, city: string, loot: number[] }>} */
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

/** The column spaces by name. @type {Record<number, string>} */
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

/** From so many players on each of a nation's loot spaces is used. */
const USED = [2, 2, 2, 3, 4];

/**
 * @typedef {{ id: number, column: number, row: number, x: number, y: number, terrain: "land" | "water", kind: "plain" | "home" | "loot" | "column", nation?: string, from?: number, name?: string }} Hex
 * `from`: so many players it takes for a loot space to be used; `name` of a home or a column space
 */

const KINDS = { "@": "home", I: "column", o: "loot", O: "loot" };

/** The middle of a cell. @param {number} column @param {number} row */
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

/** The printed map as the engine's table has it: id, terrain, kind; the nation of a home or a loot space; from how many players; the name. */
export const SPACES = HEXES.map(({ id, terrain, kind, nation, from, name }) => [id, terrain, kind, nation, from, name]);

/** How many spaces lie between, both ends counted once. @param {Hex} a @param {Hex} b */
function distance(a, b) {
  const slant = ({ column, row }) => column - (row - (row & 1)) / 2;
  const [dq, dr] = [slant(a) - slant(b), a.row - b.row];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** The nation whose home is nearest: so the map is read in eight parts. @type {Map<number, string>} */
export const REGION = new Map(
  HEXES.map((each) => {
    const far = (nation) => distance(each, /** @type {Hex} */ (HEX.get(NATIONS[nation].home)));
    return [each.id, Object.keys(NATIONS).reduce((best, nation) => (far(nation) < far(best) ? nation : best))];
  }),
);

/** The outline of a hex, `r` from its middle to its tip. @param {number} r @param {number} [x] @param {number} [y] */
export function outline(r, x = 0, y = 0) {
  const h = ((r / R) * W) / 2;
  return `M${x} ${y - r}L${x + h} ${y - r / 2}V${y + r / 2}L${x} ${y + r}L${x - h} ${y + r / 2}V${y - r / 2}Z`;
}

/** Degrees of the first hex, and from hex to hex. */
const LON = -12.4,
  LAT = 56.2,
  EAST = 2.75,
  SOUTH = 1.83;

/** Where a spot of the earth lies on the map. @param {number} lon @param {number} lat */
export const onMap = (lon, lat) => [FRAME + W / 2 + ((lon - LON) / EAST) * W, FRAME + R + ((LAT - lat) / SOUTH) * ROW];
