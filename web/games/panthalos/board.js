// @ts-check
/**
 * The board of Panthalos: Corinth as a map, and what lies before the players. It draws; what may be done it doesn't
 * know.
 */

import { set, svg } from "../../ui/dom.js";
import { remember, travel } from "../../ui/motion.js";
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
 * @typedef {{ text: (key: string, args?: Record<string, any>) => string, has: (key: string) => boolean, names: string[] }} Tools
 */
/** @typedef {import("./layout.js").Layout} Layout */

/**
 * What is known of each board on the page.
 * @type {WeakMap<Element, { tools: Tools, view: any, width: number, layout: Layout | undefined }>}
 */
const tables = new WeakMap();

/** @param {Element} root @param {any} view @param {Tools} tools */
export function mount(root, view, tools) {
  const region = part(root, ".board");
  region.replaceChildren(map(tools));
  const table = { tools, view, width: region.clientWidth, layout: undefined };
  tables.set(root, table);
  new ResizeObserver(() => {
    table.width = region.clientWidth;
    if (layoutFor(table.width) === table.layout) return;
    draw(root, table.view);
    root.dispatchEvent(new Event("relaid"));
  }).observe(region);
}

/** The empty map, layer upon layer. @param {Tools} tools */
function map({ text }) {
  const layer = (name, ...children) => svg("g", { class: name }, ...children);
  const defs = svg("defs");
  defs.innerHTML = definitions + buildings + patterns;
  return svg(
    "svg",
    { class: "panthalos-map", role: "group", "aria-label": text("what.map") },
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
  );
}

/** @param {Element} root @param {any} view */
export function draw(root, view) {
  const table = tables.get(root);
  if (!table) return;
  const sameEye = table.view.viewer === view.viewer;
  const before = sameEye ? remember(root) : new Map();
  table.view = view;
  drawMap(table, part(root, ".panthalos-map"), layoutFor(table.width));
  drawOwn(part(root, ".own"), view, table.tools);
  drawOthers(part(root, ".mats"), view, table.tools);
  if (sameEye) travel(root, before);
}

/**
 * @param {{ tools: Tools, view: any, layout: Layout | undefined }} table @param {Element} map @param {Layout} layout
 */
function drawMap(table, map, layout) {
  const { view, tools } = table;
  if (table.layout !== layout) spread(map, layout, view);
  table.layout = layout;
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

/** Roll out the map for another width. */
function spread(map, layout, { templum }) {
  set(map, { viewBox: `0 0 ${layout.width} ${layout.height}`, "data-layout": layout.name });
  part(map, ".land").innerHTML = land(layout) + temple(layout.places.TEMPLUM.box, templum.length);
}
