// @ts-check
/**
 * The legend of a game: drawings of what its glossary explains, made by the board's own code. Cards, the rules panel
 * and its list of symbols show them.
 */

import { el, svg } from "../ui/dom.js";
import { termOf, withTerms } from "./terms.js";

/**
 * @typedef {object} Legend  a game's `legend.js`
 * @property {string} definitions  of the symbols, as markup
 * @property {Record<string, () => SVGElement>} pictures  by term
 * @property {Record<string, string[]>} figures  the terms whose pictures stand in a section of the rules, by its number
 * @property {Record<string, string>} verbs  the term that explains an action, by its verb
 * @property {string[]} detailed  the terms whose pictures are too detailed for a line of text
 */

/** The legend of a game without a board. @type {Legend} */
const NONE = { definitions: "", pictures: {}, figures: {}, verbs: {}, detailed: [] };

let learned = { game: "", legend: NONE };

/** @param {string} game @param {Legend} [legend] */
export function learnLegend(game, legend = NONE) {
  learned = { game, legend };
}

/** The symbols that pictures refer to, once a page. */
function defineSymbols() {
  const id = `symbols-${learned.game}`;
  if (document.getElementById(id)) return;
  const defs = svg("defs");
  defs.innerHTML = learned.legend.definitions;
  document.body.append(
    el("div", { id, class: "symbols", "data-game": learned.game, "aria-hidden": "true" }, drawn(svg("svg", {}, defs))),
  );
}

/** The picture of a term, if it has one. @param {string} term */
export function pictureOf(term) {
  const { game, legend } = learned;
  if (!Object.hasOwn(legend.pictures, term)) return undefined;
  defineSymbols();
  return el("span", { "data-game": game, "aria-hidden": "true" }, drawn(legend.pictures[term]()));
}

/** The style sheet of a game holds for what is inside `data-game`. @param {SVGElement} picture */
const drawn = (picture) => el("span", { class: "drawn" }, picture);

/** The terms that have a picture. */
export const pictured = () => Object.keys(learned.legend.pictures);

/** The terms whose pictures stand in a section of the rules. @param {string} number */
const figuresOf = (number) => learned.legend.figures[number] ?? [];

/** The term that explains an action. @param {string} action  in notation */
export const termOfAction = (action) => learned.legend.verbs[action.split(" ")[0]];

/**
 * A text with the picture of each term that has one drawn before it.
 * @param {string} words
 * @returns {(string | HTMLElement)[]}
 */
export function withPictures(words) {
  return withTerms(words).map((piece) => {
    if (typeof piece === "string") return piece;
    const id = piece.getAttribute("data-term")?.split(" ")[0] ?? "";
    const icon = learned.legend.detailed.includes(id) ? undefined : pictureOf(id);
    const term = piece.textContent ?? "";
    return icon ? el("span", { class: "pictured" }, icon, "\u00a0", term) : term;
  });
}

/**
 * A figure of a section of the rules: pictures with the names of what they show.
 * @param {string} number
 * @param {string} language
 */
export function figure(number, language) {
  const shown = figuresOf(number).flatMap((term) => {
    const [picture, entry] = [pictureOf(term), termOf(term)];
    const name = entry?.[/** @type {import("./load.js").Language} */ (language)];
    return picture && name ? [el("figure", {}, picture, el("figcaption", {}, name))] : [];
  });
  return shown.length ? el("div", { class: "rules-figures" }, ...shown) : undefined;
}
