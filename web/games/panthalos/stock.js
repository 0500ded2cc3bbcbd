// @ts-check
/** The tiles of a player, by group. */

import { el, keyed, set } from "../../ui/dom.js";
import { numbered, part } from "./parts.js";
import { aboutTile, sortOf, tilePicture, whatTile } from "./tiles.js";

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./view.js").Player} Player
 * @typedef {import("./view.js").View} View
 * @typedef {GROUPS[number]} Group
 */

export const GROUPS = /** @type {const} */ (["titans", "supports", "goods", "artisans", "ships"]);

/** @param {Element} parent @param {Group} group @param {Player} player @param {View} view @param {Tools} tools */
export function drawStock(parent, group, player, view, tools) {
  const { seat, titans, titan_count, titans_known } = player;
  const own = seat === view.viewer;
  const ticked = (player.chosen ?? []).filter((id) => `${sortOf(id)}s` === group);
  const backs = group === "titans" && titans === null ? titan_count - titans_known.length : 0;
  const open = player[group] ?? titans_known;
  const ids = ticked.length ? [...open, ...ticked].sort() : open;
  keyed(
    parent,
    numbered(backs > 0 ? [...ids, "back"] : ids),
    ({ key }) => key,
    ({ id }) => (id === "back" ? stack() : tilePicture(id, view.artisans)),
    (element, { id }) =>
      id === "back" ? drawStack(element, seat, backs, tools) : drawTile(element, id, own, isTicked(ticked, id), tools),
  );
}

/** Is the tile selected? Each selected tile is found once. @param {string[]} ticked @param {string} id */
function isTicked(ticked, id) {
  const index = ticked.indexOf(id);
  if (index >= 0) ticked.splice(index, 1);
  return index >= 0;
}

/** Titans of which only the backs are visible. */
const stack = () => el("span", { class: "stack" }, tilePicture("back"), el("b"));

/** @param {Element} element @param {number} seat @param {number} count @param {Tools} tools */
function drawStack(element, seat, count, { text }) {
  set(part(element, "b"), { text: `×${count}` });
  set(element, { "data-what": text("what.backs", { seat, count }), "data-about": "titan" });
}

/** @param {Element} element @param {string} id @param {boolean} own @param {boolean} ticked @param {Tools} tools */
function drawTile(element, id, own, ticked, tools) {
  set(element, {
    "data-thing": `tile ${id}`,
    "data-what": whatTile(id, tools),
    "data-about": aboutTile(id),
    "data-untick": ticked && `play ${id}`,
    "data-acts": own && !ticked && actsOf(id),
  });
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
