// @ts-check
/**
 * The board of Pantheon: a hex map of the Mediterranean, the shelf beside it, and the players' mats. It draws the view
 * and stamps elements with actions; the table knows which of them may be chosen.
 */

import { set, svg } from "../../ui/dom.js";
import { redraw } from "../../ui/motion.js";
import { watchSize } from "../../ui/resize.js";
import { definitions } from "./icons.js";
import { picture, scenery } from "./land.js";
import { layoutFor } from "./layout.js";
import { HEIGHT, WIDTH } from "./map.js";
import { drawOthers, drawOwn } from "./mats.js";
import { part } from "./parts.js";
import { drawPoints, points } from "./points.js";
import { drawShelf, shelf } from "./shelf.js";
import { drawSpaces, names, regions, spaces } from "./spaces.js";

/**
 * @typedef {import("../../table/table.js").BoardTools} Tools
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./view.js").View} View
 *
 * @typedef {object} Board
 * @property {Tools} tools
 * @property {View} view
 * @property {number} width  of the region, in pixels
 * @property {Layout} [layout]
 * @property {import("./spaces.js").Layers} layers
 * @property {Element} shelf
 * @property {Element} strip  holds the shelf on a narrow screen
 */

/** The state of each board on the page. @type {WeakMap<Element, Board>} */
const boards = new WeakMap();

/**
 * Creates the board, and redraws it when its width requires another layout.
 * @param {Element} root @param {View} view @param {Tools} tools
 */
export function mount(root, view, tools) {
  const region = part(root, ".board");
  const layer = (/** @type {string} */ name) => svg("g", { class: `still ${name}` });
  const layers = {
    spaces: svg("g", { class: "spaces" }, ...spaces()),
    loot: layer("loot"),
    token: layer("token"),
    pieces: layer("pieces"),
    costs: layer("costs"),
  };
  const strip = svg("svg", { class: "pantheon-shelf", role: "group", "aria-label": tools.text("what.shelf") });
  const picture = svg("svg", {
    class: "pantheon-map",
    role: "group",
    "aria-label": tools.text("what.map"),
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
  });
  region.replaceChildren(picture);
  const { clientWidth: width } = region; // measured while it is still empty
  /** @type {Board} */
  const board = { tools, view, width, layout: undefined, layers, shelf: shelf(), strip };
  boards.set(root, board);
  picture.append(...map(layers, tools));
  watchSize(region, () => {
    board.width = region.clientWidth;
    const layout = layoutFor(board.width);
    if (layout === board.layout) return;
    placeShelf(root, board, layout);
    draw(root, board.view);
    root.dispatchEvent(new Event("relaid"));
  });
}

/** The layers of the map, from bottom to top. @param {Board["layers"]} layers @param {Tools} tools */
function map(layers, tools) {
  const defs = svg("defs");
  defs.innerHTML = definitions + scenery;
  const land = svg("g", { class: "still ground-map", "aria-hidden": "true" });
  land.innerHTML = picture();
  for (const name of land.querySelectorAll("text")) set(name, { style: `--size: ${name.getAttribute("font-size")}` });
  return [
    defs,
    land,
    points(),
    svg("g", { class: "places" }, ...regions(tools)),
    layers.spaces,
    layers.loot,
    layers.token,
    layers.pieces,
    svg("g", { class: "still names", "aria-hidden": "true" }, ...names()),
    layers.costs,
  ];
}

/** Draws a view. Changes are animated unless the viewer is another one. @param {Element} root @param {View} view */
export function draw(root, view) {
  const board = boards.get(root);
  if (!board) return;
  const { tools } = board;
  redraw(root, board, view, () => {
    const layout = board.layout ?? placeShelf(root, board, layoutFor(board.width));
    set(board.strip, { viewBox: (view.bonus.length ? layout.drafting : layout.box).join(" ") });
    drawPoints(part(root, ".points"), view, tools);
    drawSpaces(board.layers, view, tools);
    drawShelf(board.shelf, view, layout, tools);
    drawOwn(part(root, ".own"), view, tools);
    drawOthers(part(root, ".mats"), view, tools);
  });
}

/**
 * Places the shelf on a wide map, or below a narrow one.
 * @param {Element} root @param {Board} board @param {Layout} layout
 */
function placeShelf(root, board, layout) {
  const wide = layout.name === "wide";
  const map = part(root, ".pantheon-map");
  board.layout = layout;
  set(map, { "data-layout": layout.name, "data-least": layout.least });
  if (wide) map.insertBefore(board.shelf, part(map, ".places").nextSibling);
  else board.strip.append(board.shelf);
  part(root, ".beside").replaceChildren(...(wide ? [] : [board.strip]));
  return layout;
}
