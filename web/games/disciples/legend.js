// @ts-check
/**
 * What the glossary of Pantheon (Fritzen) explains, drawn as on the board: by term, for cards, rules and the list of
 * symbols.
 */

import { GODS } from "./gods.js";
import { PEOPLES } from "./peoples.js";
import { picture, sign, use } from "./parts.js";

export { definitions } from "./icons.js";

/** @param {string} name */
const symbol = (name) => () => sign(name);

/** @param {string[]} names */
const several = (names) => () =>
  picture("sign several", 40 * names.length, 40, ...names.map((name, i) => use(name, 40 * i, 0, 40)));

/** @type {Record<string, () => SVGElement>} */
export const pictures = {
  disciple: symbol("disciple"),
  god: () => picture("sign", 60, 60, use(`god-${GODS[0]}`, 0, 0, 60)),
  wood: symbol("wood"),
  metal: symbol("metal"),
  wheat: symbol("wheat"),
  points: symbol("vp"),
  initiative: symbol("init"),
  light: symbol("light"),
  dark: symbol("dark"),
  marker: symbol("marker"),
  winning: symbol("winners"),
  people: several(PEOPLES),
  token: symbol("bag"),
  quest: symbol("scroll"),
  monument: symbol("monuments"),
  tool: symbol("tool"),
  favoured: symbol("favoured"),
  unfavoured: symbol("unfavoured"),
  seal: symbol("seal"),
};

/** The terms whose pictures stand in a section of the rules. @type {Record<string, string[]>} */
export const figures = {
  2.1: ["disciple", "wood", "metal", "wheat", "monument", "tool", "quest"],
  "2.3.1": ["people"],
  "2.3.2": ["god", "initiative"],
  "2.3.5": ["favoured", "unfavoured"],
  3.2: ["disciple", "seal"],
  "3.4.1": ["wood", "metal", "wheat"],
  "3.4.2": ["initiative"],
  "3.5.1": ["light", "dark", "winning", "marker"],
  "3.5.2": ["people"],
  3.8: ["points"],
};

/** The term that explains an action. @type {Record<string, string>} */
export const verbs = {
  god: "god",
  power: "power",
  tool: "tool",
  lay: "plan",
  seal: "seal",
  resolve: "column",
  add: "count",
  build: "monument",
  build_tool: "tool",
  recruit: "recruit",
};

/** The terms whose pictures are too detailed for a line of text. */
export const detailed = ["people", "god"];
