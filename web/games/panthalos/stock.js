// @ts-check
/** The tiles of a player, by group. */

import { el, keyed, set } from "../../ui/dom.js";
import { part } from "./parts.js";
import { sortOf, tilePicture, whatTile } from "./tiles.js";

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./view.js").Player} Player
 * @typedef {import("./view.js").View} View
 * @typedef {GROUPS[number]} Group
 * @typedef {{ id: string, count: number, isTicked: boolean }} Pile
 */

export const GROUPS = /** @type {const} */ (["titans", "supports", "goods", "artisans", "ships"]);

const ELEMENTS = ["air", "water", "earth", "fire"];

/** @param {Element} parent @param {Group} group @param {Player} player @param {View} view @param {Tools} tools */
export function drawStock(parent, group, player, view, tools) {
  const { seat, titans, titan_count, titans_known } = player;
  const { text } = tools;
  const own = seat === view.viewer;
  const ticked = (player.chosen ?? []).filter((id) => `${sortOf(id)}s` === group);
  const backs = group === "titans" && titans === null ? titan_count - titans_known.length : 0;
  const open = player[group] ?? titans_known;
  const piles = [...pilesOf(open, false), ...pilesOf(ticked, true)];
  if (ticked.length) piles.sort((a, b) => rank(a.id) - rank(b.id) || a.id.localeCompare(b.id));
  if (backs > 0) piles.push({ id: "back", count: backs, isTicked: false });
  keyed(
    parent,
    piles,
    ({ id, isTicked }) => `${id} ${isTicked}`,
    ({ id }) => el("span", { class: `stack ${sortOf(id)}` }, el("span", { class: "pieces" }), el("b")),
    (element, pile) => {
      drawPile(element, pile, view.artisans);
      set(element, pile.id === "back" ? { "data-what": text("what.backs", { seat, count: backs }) } : said(pile));
    },
  );

  /** @param {Pile} pile */
  function said({ id, count, isTicked }) {
    const what = whatTile(id, tools);
    return {
      "data-what": count > 1 ? text("what.several", { count, what }) : what,
      "data-untick": isTicked && `play ${id}`,
      "data-acts": own && !isTicked && actsOf(id),
    };
  }
}

/** Titans and supports lie in the order of their elements. @param {string} id */
const rank = (id) => ELEMENTS.findIndex((element) => id.startsWith(element));

/** Equal tiles lie on one pile. @param {string[]} ids @param {boolean} isTicked @returns {Pile[]} */
const pilesOf = (ids, isTicked) =>
  [...new Set(ids)].map((id) => ({ id, count: ids.filter((each) => each === id).length, isTicked }));

/**
 * A piece for each tile of the pile, and their number. Backs lie under a single one.
 * @param {Element} element @param {Pile} pile @param {import("./tiles.js").Costs} artisans
 */
function drawPile(element, { id, count }, artisans) {
  const isBack = id === "back";
  keyed(
    part(element, ".pieces"),
    Array.from({ length: isBack ? 1 : count }),
    (_, i) => i,
    () => tilePicture(id, artisans),
    (piece) => set(piece, { "data-thing": !isBack && `tile ${id}` }),
  );
  set(part(element, "b"), { text: isBack || count > 1 ? `×${count}` : "" });
}

/** All actions an own tile may stand for. @param {string} id */
function actsOf(id) {
  /** @type {Record<string, string[]>} */
  const uses = {
    good: [`deliver ${id}`, `refine ${id}`],
    support: [`play ${id}`],
    titan: [`play ${id}`, `retain ${id}`],
    artisan: [`activate ${id.replace("artisan-", "")}`],
  };
  return [...(uses[sortOf(id)] ?? []), `discard ${id}`].join("|");
}
