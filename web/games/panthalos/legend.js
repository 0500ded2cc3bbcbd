// @ts-check
/**
 * What the glossary of Panthalos explains, drawn as on the board: by term, for cards, rules and the list of symbols.
 */

import { svg } from "../../ui/dom.js";
import { discPicture, drawFigure, figurePicture } from "./figures.js";
import { part, use } from "./parts.js";
import { SIZE, calamity as calamityTile, merchant as merchantTile, tilePicture } from "./tiles.js";

export { definitions } from "./icons.js";

/** @param {string} name */
const sign = (name) => () => svg("svg", { viewBox: "0 0 40 40" }, use(name, 0, 0, 40));

/** Several symbols in a row. @param {...string} names */
const signs =
  (...names) =>
  () =>
    svg("svg", { viewBox: `0 0 ${names.length * 42} 40` }, ...names.map((name, i) => use(name, i * 42, 0, 40)));

/** @param {import("./view.js").Figure["kind"]} kind @param {number} [value] */
const figure = (kind, value) => () => {
  const picture = figurePicture(0);
  drawFigure(part(picture, ".figure"), /** @type {import("./view.js").Figure} */ ({ kind, value }));
  return picture;
};

/** @param {keyof typeof SIZE} sort @param {() => Element} draw */
const tile = (sort, draw) => () =>
  svg("svg", { class: "piece", viewBox: `0 0 ${SIZE[sort][0]} ${SIZE[sort][1]}` }, draw());

/** @type {Record<string, () => SVGElement>} */
export const pictures = {
  leader: figure("leader"),
  follower: figure("follower", 3),
  converted: figure("converted"),
  disc: () => discPicture(0),
  start_player: sign("start"),
  pass: sign("passed"),
  challenge: sign("challenged"),
  points: sign("laurel"),
  element: signs("air", "water", "earth", "fire"),
  basic: () => tilePicture("grapes"),
  refined: () => tilePicture("wine"),
  artisan: () => tilePicture("artisan-grapes", { grapes: { cost: 1 } }),
  ship: () => tilePicture("ship-grapes"),
  merchant: tile("merchant", () => merchantTile({ demand: ["oil", "cloth"], points: 7, bonuses: ["discs4"] })),
  titan: () => tilePicture("fire8"),
  support: () => tilePicture("fire+2"),
  calamity: tile("calamity", () => calamityTile({ id: "", element: "fire", strength: 9, points: 4, attack: 12 })),
  attack: sign("sword"),
  lightning: sign("lightning"),
  promote: sign("promote"),
  peek: sign("peek"),
};

/** The terms whose pictures stand in a section of the rules. @type {Record<string, string[]>} */
export const figures = {
  2.1: [
    "leader",
    "follower",
    "disc",
    "basic",
    "refined",
    "ship",
    "merchant",
    "artisan",
    "titan",
    "support",
    "calamity",
  ],
  2.3: ["disc", "basic", "refined", "titan"],
  3.1: ["leader", "follower", "converted"],
  3.2: ["start_player", "pass"],
  3.4: ["lightning"],
  3.5: ["ship", "basic", "refined"],
  3.6: ["merchant", "refined", "peek"],
  3.7: ["artisan", "basic", "refined"],
  3.8: ["promote"],
  "3.9.1": ["follower", "disc"],
  "3.9.2": ["basic"],
  "3.9.3": ["support"],
  "3.9.4": ["artisan"],
  "3.9.5": ["start_player"],
  "3.9.6": ["follower", "converted"],
  "3.9.7": ["titan"],
  "3.9.8": ["disc"],
  "3.9.9": ["calamity", "attack", "points"],
  "3.9.10": ["challenge", "titan"],
  4: ["titan", "support"],
  4.3: ["element", "titan", "support"],
  5: ["points"],
};

/** The term that explains an action. @type {Record<string, string>} */
export const verbs = {
  pick: "place",
  slot: "place",
  ship: "ship_action",
  serve: "serve_action",
  activate: "activate_action",
  refine: "refine",
  promote: "promote",
  hire: "hire",
  convert: "convert",
  pass: "pass",
  keep: "peek",
  look: "peek",
  parry: "parry",
  challenge: "challenge",
  renounce: "renounce",
  counter: "defender",
  attack: "duel",
  weaken: "weaken",
  retain: "retain",
};

/** The terms whose pictures are too detailed for a line of text. */
export const detailed = ["artisan", "ship", "merchant", "calamity", "element"];
