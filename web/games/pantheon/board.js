// @ts-check
/** The board of Pantheon: the Mediterranean as a map of hexes, what lies open beside it, and what lies before the players. It draws; what may be done it doesn't know. */

import { set, svg } from "../../ui/dom.js";
import { remember, travel } from "../../ui/motion.js";
import { definitions } from "./icons.js";
import { picture, scenery } from "./land.js";
import { layoutFor } from "./layout.js";
import { HEIGHT, WIDTH } from "./map.js";
import { drawOthers, drawOwn } from "./mats.js";
import { part } from "./parts.js";
import { drawPoints, points } from "./points.js";
import { drawShelf, shelf } from "./shelf.js";
import { drawSpaces, names, regions, spaces } from "./spaces.js";

/** @typedef {{ text: (key: string, args?: Record<string, any>) => string, has: (key: string) => boolean, names: string[] }} Tools */
/** @typedef {import("./layout.js").Layout} Layout */

/** What is known of each board on the page. @type {WeakMap<Element, { tools: Tools, view: any, layout: Layout | undefined, layers: Record<string, Element>, shelf: Element, strip: Element }>} */
const tables = new WeakMap();

/** @param {Element} root @param {any} view @param {Tools} tools */
export function mount(root, view, tools) {
  const region = part(root, ".board");
  const layers = {
    spaces: svg("g", { class: "spaces" }, ...spaces()),
    ...Object.fromEntries(
      ["loot", "token", "pieces", "costs"].map((name) => [name, svg("g", { class: `still ${name}` })]),
    ),
  };
  const strip = svg("svg", { class: "pantheon-shelf", role: "group", "aria-label": tools.text("what.shelf") });
  const table = { tools, view, layout: undefined, layers, shelf: shelf(), strip };
  tables.set(root, table);
  region.replaceChildren(map(layers, tools));
  new ResizeObserver(() => {
    const layout = layoutFor(region.clientWidth);
    if (layout === table.layout) return;
    spread(root, table, layout);
    draw(root, table.view);
    root.dispatchEvent(new Event("relaid"));
  }).observe(region);
}

/** The map, layer upon layer. @param {Record<string, Element>} layers @param {Tools} tools */
function map(layers, tools) {
  const defs = svg("defs");
  defs.innerHTML = definitions + scenery;
  const land = svg("g", { class: "still ground-map", "aria-hidden": "true" });
  land.innerHTML = picture();
  return svg(
    "svg",
    { class: "pantheon-map", role: "group", "aria-label": tools.text("what.map"), viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
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
  );
}

/** @param {Element} root @param {any} view */
export function draw(root, view) {
  const table = tables.get(root);
  if (!table) return;
  const sameEye = table.view.viewer === view.viewer;
  const before = sameEye ? remember(root) : new Map();
  table.view = view;
  const layout = table.layout ?? spread(root, table, layoutFor(part(root, ".board").clientWidth));
  set(table.strip, { viewBox: (view.bonus.length ? layout.drafting : layout.box).join(" ") });
  drawPoints(part(root, ".points"), view, table.tools);
  drawSpaces(table.layers, view, table.tools);
  drawShelf(table.shelf, view, layout, table.tools);
  drawOwn(part(root, ".own"), view, table.tools);
  drawOthers(part(root, ".mats"), view, table.tools);
  if (sameEye) travel(root, before);
}

/** The shelf lies on a wide map, and under a narrow one. @param {Element} root @param {any} table @param {Layout} layout */
function spread(root, table, layout) {
  const wide = layout.name === "wide";
  const map = part(root, ".pantheon-map");
  table.layout = layout;
  set(map, { "data-layout": layout.name, "data-least": layout.least });
  if (wide) map.insertBefore(table.shelf, part(map, ".places").nextSibling);
  else table.strip.append(table.shelf);
  part(root, ".beside").replaceChildren(...(wide ? [] : [table.strip]));
  return layout;
}
