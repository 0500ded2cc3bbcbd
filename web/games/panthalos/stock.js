// @ts-check
/** The tiles before a player, by group. */

import { el, keyed, set } from "../../ui/dom.js";
import { numbered, part } from "./parts.js";
import { sortOf, tilePicture, whatTile } from "./tiles.js";

export const GROUPS = ["titans", "supports", "goods", "artisans", "ships"];

/**
 * @param {Element} parent @param {string} group @param {any} player @param {any} view
 * @param {import("./board.js").Tools} tools
 */
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

/** Is this one of the ticked ones? Each is found once. */
function isTicked(ticked, id) {
  const index = ticked.indexOf(id);
  if (index >= 0) ticked.splice(index, 1);
  return index >= 0;
}

/** Titans of which only the backs are seen. */
const stack = () => el("span", { class: "stack" }, tilePicture("back"), el("b"));

function drawStack(element, seat, count, { text }) {
  set(part(element, "b"), { text: `×${count}` });
  set(element, { "data-what": text("what.backs", { seat, count }) });
}

function drawTile(element, id, own, ticked, tools) {
  set(element, {
    "data-thing": `tile ${id}`,
    "data-what": whatTile(id, tools),
    "data-untick": ticked && `play ${id}`,
    "data-acts": own && !ticked && actsOf(id),
  });
}

/** Every action an own tile could be. @param {string} id */
function actsOf(id) {
  const uses = {
    good: [`deliver ${id}`, `refine ${id}`],
    support: [`play ${id}`],
    titan: [`play ${id}`, `retain ${id}`],
    artisan: [`activate ${id.replace("artisan-", "")}`],
  };
  return [...(uses[sortOf(id)] ?? []), `discard ${id}`].join("|");
}
