// @ts-check
/** What the glossary of Hybris explains, drawn as on the board: by term, for cards, rules and the list of symbols. */

import { AVATARS, mask } from "./avatars.js";
import { cardPicture } from "./cards.js";
import { picture, sign, use } from "./drawing.js";
import { PORTRAITS, portrait } from "./olympians.js";

export { definitions } from "./icons.js";

/** Terms whose symbol has another name. @type {Record<string, string>} */
const SIGNS = {
  victory: "victory",
  player: "olympian",
  upgrade_tile: "tile",
  free: "free",
  supply: "store",
  character: "any",
  ally: "hero",
  fallen: "defeat",
  activate: "olympian",
  pass: "passed",
  conflict_card: "conflict",
  coliseum_card: "coliseum-card",
  avatar_card: "avatar-card",
  row: "beyond",
  location: "token",
  dotted: "slot",
  slot_bonus: "slot",
  city: "mortal_world",
  convert: "prayers",
  design: "technology",
  craft: "forge",
  scrap: "aegis",
  consult: "premonition",
  drain: "aegis",
  weaken: "chain",
  resurrect: "revive",
  train: "conflict",
  challenge: "coliseum",
  spin: "moirai",
  measure: "again",
  cut: "spark",
  deploy: "mortal_world",
  preach: "follower",
  kind_war: "war",
  kind_craft: "craft",
  kind_faith: "faith",
  kind_sea: "sea",
  display: "technology",
  line: "forge",
  concept: "cosmos",
  chained: "chain",
  concept_card: "concept-card",
  bar: "prophet",
  main_effect: "concept-card",
  obliterate: "discard",
  condition: "yes",
  chronos_turn: "chronos",
  overflow: "store",
  chronos_tile: "flipped",
  descent: "mortal_world",
  income: "spark",
  devotion: "prayers",
  renown: "greatness",
  primordial: "fear",
  wrath: "fear",
  type: "alpha",
  champion: "coliseum",
  messenger: "beyond",
  autolykos: "give",
};

/** Terms that are called as their symbol. */
const SAME = [
  ...[
    "chronos",
    "age",
    "aegis",
    "followers",
    "prayers",
    "well",
    "vp",
    "greatness",
    "spark",
    "temple",
    "unlock",
    "shackle",
  ],
  ...[
    "olympian",
    "hero",
    "prophet",
    "reserve",
    "premonition",
    "ward",
    "fire",
    "water",
    "air",
    "earth",
    "combo",
    "strength",
  ],
  ...["combat", "power", "token", "slot", "blocked", "olympus", "forge", "oracle", "underworld", "coliseum", "moirai"],
  ...["mortal_world", "technology", "ancient", "contest", "pillar", "ascension", "truce", "abundance", "ambition"],
  ...["ingenuity", "destiny", "ananke", "anthropos", "cosmos", "kratos", "gonos", "temnein", "focus", "desolation"],
  ...["chain", "store", "intensity", "mill", "tribute", "avatar", "damnation", "fatality"],
];

/** @param {string[]} names */
const several = (names) => () =>
  picture("sign several", 40 * names.length, 40, ...names.map((name, i) => use(name, 40 * i, 0, 40)));

/** A Conflict card to explain with: Gorgon Shield. */
const EXAMPLE = {
  id: "PA1",
  strength: 2,
  per: null,
  left: "earth",
  bonus: 1,
  right: "earth",
  at_once: [{ op: "foe_strength", who: "self", n: -1 }],
  after: [],
};

/** @type {Record<string, () => SVGElement>} */
export const pictures = {
  ...Object.fromEntries(SAME.map((name) => [name, () => sign(name)])),
  ...Object.fromEntries(Object.entries(SIGNS).map(([term, name]) => [term, () => sign(name)])),
  ...Object.fromEntries(
    PORTRAITS.filter((name) => name !== "chronos").map((name) => [name, () => portrait(name, "sign")]),
  ),
  ...Object.fromEntries(AVATARS.map((name) => [name, () => mask(name, "sign")])),
  element: several(["fire", "water", "air", "earth"]),
  kind: several(["war", "craft", "faith", "sea"]),
  type: several(["alpha", "beta", "gamma"]),
  conflict_card: () => cardPicture("conflict", EXAMPLE, "", 66, 92),
};

/** The terms whose pictures stand in a section of the rules. @type {Record<string, string[]>} */
export const figures = {
  2.1: ["aegis", "followers", "prayers", "vp", "greatness"],
  2.2: ["olympian", "hero", "prophet"],
  2.4: ["spark", "temple", "hero", "prophet", "upgrade_tile"],
  2.5: ["conflict_card"],
  2.6: ["premonition"],
  "3.1.1": ["desolation"],
  "3.1.2": ["tribute"],
  "3.1.3": ["pillar", "focus"],
  3.2: ["token"],
  "3.3.5": ["chronos", "chain", "store"],
  "3.4.7": ["primordial", "ward"],
  "3.4.9": ["damnation"],
  "3.4.10": ["fatality"],
  5.1: ["chain"],
  6.1: ["conflict_card", "element", "combo", "strength"],
  6.4: ["contest"],
};

/** The term that explains an action. @type {Record<string, string>} */
export const verbs = {
  pillar: "pillar",
  focus: "focus",
  token: "token",
  none: "token",
  activate: "activate",
  pass: "pass",
  resolve: "concept_card",
  leave: "concept_card",
  store: "store",
  summon: "descent",
  concept: "chain",
  add: "weaken",
  slot: "slot",
  play: "row",
  stand: "combat",
  lay: "row",
  reclaim: "conflict_card",
  redraw: "messenger",
  put_back: "premonition",
  discard: "conflict_card",
  convert: "convert",
  design: "design",
  craft: "craft",
  scrap: "scrap",
  consult: "consult",
  ward: "ward",
  drain: "drain",
  resurrect: "resurrect",
  train: "train",
  challenge: "challenge",
  spin: "spin",
  measure: "measure",
  cut: "cut",
  ready: "measure",
  deploy: "deploy",
  preach: "preach",
  fulfil: "premonition",
  free: "free",
  temple: "temple",
  revive: "fallen",
  ancient: "ancient",
  cancel: "contest",
  accept: "contest",
  offer: "contest",
};

/** The terms whose pictures are too detailed for a line of text. */
export const detailed = ["conflict_card", "element", "kind", "type"];
