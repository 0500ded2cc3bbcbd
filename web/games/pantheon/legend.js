// @ts-check
/** What the glossary of Pantheon explains, drawn as on the board: by term, for cards, rules and the list of symbols. */

import { svg } from "../../ui/dom.js";
import { NATIONS } from "./map.js";
import { at, picture, sign as signOf } from "./parts.js";
import { piecePicture } from "./pieces.js";
import { bonusPicture, cardPicture, demigodPicture, godPicture, lootPicture, nation } from "./tiles.js";

export { definitions } from "./icons.js";

/** @param {string} name */
const sign = (name) => () => signOf(name);

const GODS = [
  "Surparit",
  "Plaesiris",
  "Taksator",
  "Depraccus",
  "Vinthrad",
  "Gaiviles",
  "Stonkus",
  "Gadicea",
  "Pietalte",
  "Traitera",
];

/** @param {string[]} names @param {(name: string) => SVGElement} draw */
const each = (names, draw) => Object.fromEntries(names.map((name) => [name, () => draw(name)]));

/** @type {Record<string, () => SVGElement>} */
export const pictures = {
  points: sign("laurel"),
  first_player: sign("temple_token"),
  temple: sign("temple_token"),
  big_foot: sign("bigfoot"),
  foot: () => piecePicture("foot", 0),
  column: () => piecePicture("column", 0),
  column_space: sign("site"),
  action_card: () => cardPicture("back"),
  movement_card: () => cardPicture("step"),
  money_card: () => cardPicture("money1"),
  special_money: () => cardPicture("money3"),
  gift: sign("gift"),
  priest: sign("priest"),
  dancer: sign("dancer"),
  temple_offering: sign("temple"),
  demigod: () => demigodPicture(4),
  loot_reserve: () => lootPicture("reserve"),
  loot_demigod: () => lootPicture("demigod"),
  loot_god: () => lootPicture("god"),
  loot_offering: () => lootPicture("offering"),
  loot_cards: () => lootPicture("cards2"),
  loot_money: () => lootPicture("money"),
  step_tile: () => lootPicture("steps1"),
  bonus: () => bonusPicture("reserve"),
  ...each(GODS, godPicture),
  ...each(Object.keys(NATIONS), (name) =>
    picture("sign", 40, 40, svg("g", { transform: at(20, 20) }, nation(name, 18))),
  ),
};

const OFFERINGS = ["gift", "priest", "dancer", "temple_offering"];

/** The terms whose pictures stand in a section of the rules. @type {Record<string, string[]>} */
export const figures = {
  2.1: [
    "foot",
    "column",
    "big_foot",
    "temple",
    "movement_card",
    "money_card",
    "special_money",
    ...OFFERINGS,
    "demigod",
  ],
  2.4: ["bonus"],
  3.1: ["temple", "action_card"],
  3.2: Object.keys(NATIONS),
  3.4: ["foot", "column"],
  "3.4.1": ["big_foot", "movement_card", "Vinthrad", "step_tile"],
  3.5: ["money_card", "special_money"],
  "3.5.1": OFFERINGS,
  "3.5.2": ["foot", "column"],
  "3.5.3": ["money_card", "special_money"],
  3.6: ["foot", "column", "column_space"],
  "3.6.1": ["temple", "foot", "column"],
  3.7: ["Gaiviles"],
  3.8: OFFERINGS,
  3.9: GODS,
  ...Object.fromEntries(
    ["Surparit", "Plaesiris", "Taksator", "Depraccus", "Vinthrad", "Stonkus", "Gadicea", "Pietalte"].map((god, i) => [
      `3.9.${i + 1}`,
      [god],
    ]),
  ),
  "3.10": ["Traitera"],
  3.11: ["action_card"],
  "3.12.1": ["loot_reserve"],
  "3.12.2": ["loot_demigod", "demigod"],
  "3.12.3": ["loot_god"],
  "3.12.4": ["loot_offering"],
  "3.12.5": ["loot_cards"],
  "3.12.6": ["loot_money", "special_money"],
  "3.12.7": ["step_tile"],
  3.14: ["demigod", "column", "Pietalte"],
  4: ["points"],
};

/** The term that explains an action. @type {Record<string, string>} */
export const verbs = {
  place: "place",
  move: "move",
  stay: "follow",
  buy: "buy",
  buy_tile: "offering_tile",
  buy_piece: "buy",
  worship: "worship",
  offer: "offering",
  offer_two: "offering",
  offer_three: "offering",
  offer_four: "offering",
  draw: "draw",
  raise: "rank",
  pay: "money_card",
  again: "Traitera",
  swap: "Aegyptus",
};

/** The terms whose pictures are too detailed for a line of text. */
export const detailed = ["bonus", "first_player"];
