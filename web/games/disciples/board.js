// @ts-check
/**
 * The board of Pantheon (Fritzen): the main board with the quests, one's own temple large below it, the others' temples
 * small. It draws the view and stamps elements with actions; the table knows which of them may be chosen.
 */

import { keyed, set, svg } from "../../ui/dom.js";
import { redraw } from "../../ui/motion.js";
import { watchSizeAtOnce } from "../../ui/resize.js";
import { backdrop, patterns } from "./backdrop.js";
import { Draft } from "./draft.js";
import { drawFrieze } from "./frieze.js";
import { definitions } from "./icons.js";
import { drawLadder } from "./ladder.js";
import { layoutFor } from "./layout.js";
import { drawMarket } from "./market.js";
import { drawOthers, drawOwn } from "./mats.js";
import { part } from "./parts.js";
import { drawPool } from "./pool.js";
import { drawQuests } from "./quests.js";

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
 * @property {import("./draft.js").Draft} draft  the plan that is being laid, before it is sealed
 */

/** The state of each board on the page. @type {WeakMap<Element, Board>} */
const boards = new WeakMap();

const LAYERS = ["frieze", "ladder", "quests", "market", "pool"];

/**
 * Creates the board, and redraws it when its width requires another layout.
 * @param {Element} root @param {View} view @param {Tools} tools
 * @param {Element} [before]  the root in another language; what was laid there stays
 */
export function mount(root, view, tools, before) {
  const region = part(root, ".board");
  const picture = svg("svg", { class: "disciples-board", role: "group", "aria-label": tools.text("what.board") });
  region.replaceChildren(picture);
  const { clientWidth: width } = region; // measured while it is still empty
  const draft = (before && boards.get(before)?.draft) ?? new Draft();
  draft.onchange = () => relay(root);
  /** @type {Board} */
  const board = { tools, view, width, layout: undefined, draft };
  boards.set(root, board);
  const defs = svg("defs");
  defs.innerHTML = definitions + patterns;
  const ground = svg("g", { class: "backdrop", "aria-hidden": "true" });
  picture.append(defs, ground, ...LAYERS.map((name) => svg("g", { class: name })));
  watchSizeAtOnce(region, () => {
    board.width = region.clientWidth;
    const layout = layoutFor(board.width, board.view.quests.length);
    if (layout !== board.layout) relay(root);
  });
  watchSizeAtOnce(picture, () => {
    if (board.view.phase === "setup") relay(root); // how sentences are broken into lines depends on the size
  });
}

/** Draws again what is on the table: another layout, or a change of the draft. @param {Element} root */
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
    board.draft.follow(view);
    drawBoard(board, part(root, ".disciples-board"));
    drawOwn(part(root, ".own"), view, board.draft, board.tools);
    drawOthers(part(root, ".mats"), view, board.tools);
  });
}

/** What takes back the last change of the plan that is being laid. @param {Element} root */
export function lastChange(root) {
  const board = boards.get(root);
  if (!board?.draft.canGoBack) return undefined;
  return { words: board.tools.text("plan.back"), do: () => board.draft.back() };
}

/** @param {Board} board @param {Element} picture */
function drawBoard(board, picture) {
  const { view, tools } = board;
  const layout = layoutFor(board.width, view.quests.length || 4);
  if (layout !== board.layout) {
    for (const name of LAYERS) part(picture, `:scope > .${name}`).replaceChildren();
    set(picture, { viewBox: `0 0 ${layout.width} ${layout.height}`, "data-layout": layout.name });
    part(picture, ".backdrop").innerHTML = backdrop(layout);
  }
  board.layout = layout;
  const layer = (/** @type {string} */ name) => part(picture, `:scope > .${name}`);
  drawFrieze(layer("frieze"), view, layout, tools);
  drawLadder(layer("ladder"), view, layout, tools);
  drawQuests(layer("quests"), view, layout, tools);
  drawMarket(layer("market"), view, layout, tools);
  keyed(
    layer("pool"),
    view.phase === "setup" ? [view] : [],
    () => "pool",
    () => svg("g", { class: "offer" }),
    (element) => drawPool(element, view, layout, layout.width / (widthOf(picture) || board.width), tools),
  );
}

/** The width of a picture on the page, in pixels; 0 elsewhere. @param {Element} picture */
const widthOf = (picture) => picture.getBoundingClientRect().width;

/** Is nobody laid? @param {string} action */
export const goesWithoutSaying = (action) => /^lay \S+ 0$/.test(action);
