// @ts-check
/**
 * The board of Panthalos: a map of Corinth, and the players' mats. It draws the view and stamps elements with actions;
 * the table knows which of them may be chosen.
 */

import { set, svg } from "../../ui/dom.js";
import { redraw } from "../../ui/motion.js";
import { watchSize } from "../../ui/resize.js";
import { drawDisplays } from "./displays.js";
import { drawFigures } from "./crowds.js";
import { land, patterns } from "./grounds.js";
import { definitions } from "./icons.js";
import { drawKrypt, krypt } from "./krypt.js";
import { layoutFor } from "./layout.js";
import { drawOthers, drawOwn } from "./mats.js";
import { part } from "./parts.js";
import { drawPiles, drawPlaces, drawPlates } from "./plates.js";
import { drawPoints } from "./points.js";
import { buildings } from "./scenery.js";
import { drawSlots } from "./slots.js";
import { drawTemple, rounds, temple } from "./temple.js";

/**
 * @typedef {import("../../table/table.js").BoardTools} Tools
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./view.js").View} View
 * @typedef {{ tools: Tools, view: View, width: number, layout: Layout | undefined }} Board
 */

/** The state of each board on the page. @type {WeakMap<Element, Board>} */
const boards = new WeakMap();

/**
 * Creates the map, and redraws it when its width requires another layout.
 * @param {Element} root @param {View} view @param {Tools} tools
 */
export function mount(root, view, tools) {
  const region = part(root, ".board");
  const picture = svg("svg", { class: "panthalos-map", role: "group", "aria-label": tools.text("what.map") });
  region.replaceChildren(picture);
  /** @type {Board} */
  const board = { tools, view, width: region.clientWidth, layout: undefined }; // measured while it is still empty
  boards.set(root, board);
  picture.append(...map());
  watchSize(region, () => {
    board.width = region.clientWidth;
    if (layoutFor(board.width) === board.layout) return;
    draw(root, board.view);
    root.dispatchEvent(new Event("relaid"));
  });
}

/** The layers of the map, from bottom to top. */
function map() {
  /** @param {string} name @param {...Element} children */
  const layer = (name, ...children) => svg("g", { class: name }, ...children);
  const defs = svg("defs");
  defs.innerHTML = definitions + buildings + patterns;
  return [
    defs,
    layer("land"),
    layer("points", svg("g", { class: "cells", "aria-hidden": "true" }), layer("scores")),
    layer("places"),
    rounds(),
    layer("piles"),
    layer("displays"),
    krypt(),
    layer("slots"),
    layer("plates"),
    layer("figures"),
  ];
}

/** Draws a view. Changes are animated unless the viewer is another one. @param {Element} root @param {View} view */
export function draw(root, view) {
  const board = boards.get(root);
  if (!board) return;
  redraw(root, board, view, () => {
    drawMap(board, part(root, ".panthalos-map"), layoutFor(board.width));
    drawOwn(part(root, ".own"), view, board.tools);
    drawOthers(part(root, ".mats"), view, board.tools);
  });
}

/** @param {Board} board @param {Element} map @param {Layout} layout */
function drawMap(board, map, layout) {
  const { view, tools } = board;
  if (board.layout !== layout) drawLand(map, layout, view);
  board.layout = layout;
  drawPoints(part(map, ".points"), view, layout, tools);
  drawTemple(part(map, ".templum"), view, layout, tools);
  drawPlaces(part(map, ".places"), view, tools);
  drawPlates(part(map, ".plates"), view, layout, tools);
  drawPiles(part(map, ".piles"), view, layout, tools);
  drawDisplays(part(map, ".displays"), view, layout, tools);
  drawKrypt(part(map, ".krypt"), view, layout, tools);
  const centres = drawSlots(part(map, ".slots"), view, layout, tools);
  drawFigures(part(map, ".figures"), view, layout, centres, tools);
}

/** Draws what depends on the layout alone. @param {Element} map @param {Layout} layout @param {View} view */
function drawLand(map, layout, { templum }) {
  set(map, { viewBox: `0 0 ${layout.width} ${layout.height}`, "data-layout": layout.name });
  part(map, ".land").innerHTML = land(layout) + temple(layout.places.TEMPLUM.box, templum.length);
}
