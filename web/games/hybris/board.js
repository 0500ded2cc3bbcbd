// @ts-check
/**
 * The board of Hybris: Chronos' ring of six concepts, or in rivalry the Pillars and the order of turns; the Mortal
 * World with the locations round it, one's own board large below. It draws the view and stamps elements with actions;
 * the table knows which of them may be chosen.
 */

import { set, svg } from "../../ui/dom.js";
import { redraw } from "../../ui/motion.js";
import { watchSizeAtOnce } from "../../ui/resize.js";
import { part } from "./drawing.js";
import { definitions } from "./art/icons.js";
import { layoutFor } from "./layout.js";
import { drawOthers, drawOwn } from "./mats/mats.js";
import { drawPillars } from "./ring/pillars.js";
import { drawPlaces } from "./places/places.js";
import { drawClock, drawRing } from "./ring/ring.js";
import { isAgainstChronos } from "./modes.js";
import { skies } from "./art/scenes.js";
import { drawTurns } from "./ring/turns.js";
import { drawWorld } from "./places/world.js";
import { backdrop, patterns } from "./art/backdrop.js";

/**
 * @typedef {import("../../table/table.js").BoardTools} Tools
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./view.js").View} View
 *
 * @typedef {object} Board
 * @property {Tools} tools
 * @property {View} view
 * @property {number} width
 * @property {Layout} [layout]
 */

/** The state of each board on the page. @type {WeakMap<Element, Board>} */
const boards = new WeakMap();

const LAYERS = ["ring", "clock", "world", "places"];

/**
 * Creates the board, and redraws it when its width requires another layout.
 * @param {Element} root @param {View} view @param {Tools} tools
 */
export function mount(root, view, tools) {
  const region = part(root, ".board");
  const label = tools.text(isAgainstChronos(view) ? "what.board" : "what.board.rivalry");
  const picture = svg("svg", { class: "hybris-board", role: "group", "aria-label": label });
  region.replaceChildren(picture);
  /** @type {Board} */
  const board = { tools, view, width: region.clientWidth, layout: undefined }; // measured while it is still empty
  boards.set(root, board);
  const defs = svg("defs");
  defs.innerHTML = definitions + patterns + skies;
  const ground = svg("g", { class: "backdrop", "aria-hidden": "true" });
  picture.append(defs, ground, ...LAYERS.map((name) => svg("g", { class: name })));
  watchSizeAtOnce(region, () => {
    board.width = region.clientWidth;
    if (layoutFor(board.width, board.view) !== board.layout) relay(root);
  });
}

/** Draws again what is on the table, in another layout. @param {Element} root */
function relay(root) {
  const board = boards.get(root);
  if (!board) return;
  draw(root, board.view);
  root.dispatchEvent(new Event("relaid"));
}

/** Draws a view. Changes are animated unless the viewer is another one. @param {Element} root @param {View} view */
export function draw(root, view) {
  const board = boards.get(root);
  if (!board) return;
  redraw(root, board, view, () => {
    drawBoard(board, part(root, ".hybris-board"));
    drawOwn(part(root, ".own"), view, board.tools);
    drawOthers(part(root, ".mats"), view, board.tools);
  });
}

/** @param {Board} board @param {Element} picture */
function drawBoard(board, picture) {
  const { view, tools } = board;
  const layout = layoutFor(board.width, view);
  if (layout !== board.layout) {
    for (const name of LAYERS) part(picture, `:scope > .${name}`).replaceChildren();
    set(picture, { viewBox: `0 0 ${layout.width} ${layout.height}`, "data-layout": layout.name });
    part(picture, ".backdrop").innerHTML = backdrop(layout);
  }
  board.layout = layout;
  const layer = (/** @type {string} */ name) => part(picture, `:scope > .${name}`);
  if (isAgainstChronos(view)) {
    drawRing(layer("ring"), view, layout, tools);
    drawClock(layer("clock"), view, layout, tools);
  } else {
    drawPillars(layer("ring"), view, layout, tools);
    drawTurns(layer("clock"), view, layout, tools);
  }
  drawWorld(layer("world"), view, layout, tools);
  drawPlaces(layer("places"), view, layout, tools);
}

/** Is it an option of an effect? What it brings only the thing on the mat says. @param {string} action */
export const onlyNumbered = (action) => action.startsWith("option ");
