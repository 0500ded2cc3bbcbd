// @ts-check
/** The spaces: what is printed on them, the pieces and tiles there, and the cost of placing a piece. */

import { keyed, set, svg } from "../../ui/dom.js";
import { HEX, HEXES, NATIONS, REGION, distance, outline } from "./map.js";
import { at, label, use, useAt } from "./parts.js";
import { piece } from "./pieces.js";
import { loot, nation, termOfLoot } from "./tiles.js";

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./map.js").Hex} Hex
 * @typedef {import("./view.js").View} View
 * @typedef {import("./view.js").Piece} Piece
 * @typedef {{ id: number, pieces: Piece[], loot?: string, cost?: number }} Spot  what is on a space
 * @typedef {Record<"spaces" | "loot" | "token" | "pieces" | "costs", Element>} Layers
 */

/** The regions of the map as groups for screen readers; each owns its spaces. @param {Tools} tools */
export const regions = ({ text }) =>
  Object.keys(NATIONS).map((name) =>
    svg("g", { "data-place": name, "aria-label": text("what.region", { nation: name }) }),
  );

/** All spaces, with what is printed on them. */
export const spaces = () =>
  HEXES.map((hex) =>
    svg(
      "g",
      {
        class: `hex ${hex.kind}`,
        transform: at(hex.x, hex.y),
        "data-act": `place ${hex.id}`,
        "data-back": true,
        "data-in": REGION.get(hex.id),
        "data-id": hex.id,
      },
      svg("path", { d: outline(30), class: "cell" }),
      ...printed(hex),
    ),
  );

/** @param {Hex} hex */
function printed({ kind, nation: owner, from }) {
  if (kind === "home") return [svg("path", { d: outline(26), class: "ground" }), nation(String(owner), 19)];
  if (kind === "loot")
    return [
      svg("path", { d: outline(21), class: "ground" }),
      useAt(String(owner), 0, 0, 22, { class: "faint" }),
      ...(from && from > 2
        ? [
            svg("circle", { cx: 0, cy: 20, r: 7, class: "from aside", style: "--size: 10.5" }),
            label(from, 0, 23.8, 10.5, { class: "onfrom aside" }),
          ]
        : []),
    ];
  if (kind === "column") return [useAt("site", 0, -4, 33)];
  return [];
}

/** The names of homes and column spaces. */
export const names = () =>
  HEXES.flatMap(({ x, y, kind, nation: owner, name }) =>
    kind === "home"
      ? [plate(x, y + 25, String(owner))]
      : kind === "column"
        ? [label(String(name), x, y + 26, 11, { class: "city" })]
        : [],
  );

/** @param {number} x @param {number} y @param {string} name */
function plate(x, y, name) {
  const half = name.length * 3.7 + 7;
  return svg(
    "g",
    { class: "nameplate", transform: at(x, y) },
    svg(
      "g",
      {},
      svg("path", { d: `M${-half} 0L${5 - half}-8H${half - 5}L${half} 0 ${half - 5} 8H${5 - half}Z` }),
      svg("text", { y: 4.2, "font-size": 11.5 }, name),
    ),
  );
}

/** @param {Layers} layers @param {View} view @param {Tools} tools */
export function drawSpaces(layers, view, tools) {
  const there = gather(view);
  drawStates(layers.spaces, there, view, tools);
  drawTiles(layers, view);
  keyed(
    layers.pieces,
    [...there.values()].filter(({ pieces }) => pieces.length),
    ({ id }) => id,
    ({ id }) => lying(id, svg("g"), {}),
    (element, { pieces }) => drawPieces(element.firstElementChild, pieces),
  );
  keyed(
    layers.costs,
    view.targets,
    ({ space }) => space,
    ({ space }) => lying(space, cost(), { class: "cost" }),
    (element, target) => drawCost(element, target, /** @type {Spot} */ (there.get(target.space))),
  );
}

/**
 * The state and the description of each space.
 * @param {Element} parent @param {Map<number, Spot>} there @param {View} view @param {Tools} tools
 */
function drawStates(parent, there, view, tools) {
  for (const element of parent.children) {
    const id = Number(element.getAttribute("data-id"));
    const hex = /** @type {Hex} */ (HEX.get(id));
    const unused = hex.from !== undefined && hex.from > view.players.length;
    element.classList.toggle("unused", unused);
    element.classList.toggle("active", hex.nation !== undefined && hex.nation === view.nation);
    set(element, {
      "data-what": what(hex, there.get(id), unused, view, tools),
      "data-about": about(hex, there.get(id), view),
      "data-heart": hex.kind === "home" && hex.nation === view.nation,
    });
  }
}

/** The loot, and the temple token. @param {Layers} layers @param {View} view */
function drawTiles(layers, view) {
  keyed(
    layers.loot,
    view.loot,
    ({ space, loot: id }) => `${space} ${id}`,
    ({ space, loot: id }) => lying(space, loot(id), { "data-thing": `loot ${id}` }),
  );
  keyed(layers.token, view.temple === null ? [] : [view.temple], String, (space) =>
    lying(space, use("temple_token", -17, -22, 34), { class: "temple-token" }),
  );
}

/** Something on a space. @param {number} space @param {Element} thing @param {Record<string, any>} more */
function lying(space, thing, more) {
  const { x, y } = /** @type {Hex} */ (HEX.get(space));
  return svg("g", { transform: at(x, y), "data-spot": more.class ? undefined : space, ...more }, thing);
}

/** What is on each space. @param {View} view */
function gather({ pieces, loot: tiles, targets }) {
  /** @type {Map<number, Spot>} */
  const all = new Map();
  /** @param {number} id @returns {Spot} */
  function spot(id) {
    const known = all.get(id) ?? { id, pieces: [] };
    all.set(id, known);
    return known;
  }
  for (const each of pieces) spot(each.space).pieces.push(each);
  for (const tile of tiles) spot(tile.space).loot = tile.loot;
  for (const target of targets) spot(target.space).cost = target.cost;
  return all;
}

/** Draws one piece, or two next to each other. @param {Element} parent @param {Piece[]} pieces */
function drawPieces(parent, pieces) {
  keyed(
    parent,
    pieces,
    ({ seat, piece: kind }) => `${kind} ${seat}`,
    ({ seat, piece: kind }) => {
      const one = piece(kind, seat);
      set(one, { "data-thing": `${kind} ${seat}` });
      return svg("g", {}, one);
    },
    (element, { piece: kind }, index) => {
      const up = kind === "column" ? -6 : 0;
      set(element, {
        transform: pieces.length > 1 ? at(index ? 11.5 : -11.5, up + (index ? 3 : -3), 0.92) : at(0, up, 1.1),
      });
    },
  );
}

const cost = () =>
  svg("g", {}, svg("circle", { r: 11 }), label("", 0, 4.4, 12.5), use("Gaiviles", 11, -12, 18, { class: "leap" }));

/**
 * Draws a cost in the centre of an empty space, or beside what is there.
 * @param {Element} element @param {import("./view.js").Target} target @param {Spot} spot
 */
function drawCost(element, { space, cost: steps, jump }, { pieces, loot: tile }) {
  const bare = !pieces.length && !tile && HEX.get(space)?.kind === "plain";
  element.classList.toggle("jump", jump);
  set(/** @type {Element} */ (element.firstElementChild), { transform: bare ? at(0, 0) : at(15, -15) });
  set(/** @type {Element} */ (element.querySelector("text")), { text: steps });
}

/**
 * The description of a space: what it is, what is there, what it costs or how far away it is.
 * @param {Hex} hex @param {Spot | undefined} there @param {boolean} unused @param {View} view @param {Tools} tools
 */
function what(hex, there, unused, view, { text }) {
  const { id, kind, nation: owner } = hex;
  const name = capital(text(kind === "plain" ? `space.${id}` : `what.${kind}`, { space: id, nation: owner }));
  const start = there?.cost ? undefined : nearestStart(hex, view);
  const facts = [
    ...(unused ? [text("what.unused")] : []),
    ...(there?.loot ? [text("what.lies", { loot: there.loot })] : []),
    ...(view.temple === id ? [text("what.temple")] : []),
    ...(there?.pieces ?? []).map(({ seat, piece: kind }) => text("what.piece", { piece: kind, seat })),
    ...(there?.cost ? [text(view.purchase ? "what.money" : "what.steps", { count: there.cost })] : []),
    ...(start?.far ? [text(`what.far.${start.from}`, { count: start.far })] : []),
  ];
  return facts.length ? text("what.there", { name, facts }) : name;
}

/**
 * What the glossary says of a space and of what lies there.
 * @param {Hex} hex
 * @param {Spot | undefined} there
 * @param {View} view
 */
function about({ id, kind, nation: owner }, there, view) {
  const spaces = { plain: "space", home: `${owner} home`, loot: "symbol", column: "column_space" };
  const things = [
    ...(there?.loot ? [termOfLoot(there.loot)] : []),
    ...(view.temple === id ? ["temple"] : []),
    ...(there?.pieces ?? []).map(({ piece: kind }) => kind),
  ];
  return [...new Set(things), spaces[kind]].join(" ");
}

/**
 * The viewer's piece nearest to a space, or the temple, and how many spaces away it is.
 * @param {Hex} hex @param {View} view
 */
function nearestStart(hex, { pieces, viewer, temple }) {
  if (viewer === null) return undefined;
  const starts = [
    ...pieces.filter(({ seat }) => seat === viewer).map(({ space, piece: from }) => ({ space, from: String(from) })),
    ...(temple === null ? [] : [{ space: temple, from: "temple" }]),
  ].map(({ space, from }) => ({ from, far: distance(hex, /** @type {Hex} */ (HEX.get(space))) }));
  return starts.sort((a, b) => a.far - b.far)[0];
}

/** @param {string} words */
const capital = (words) => words[0].toUpperCase() + words.slice(1);
