// @ts-check
/** What is laid out to choose from during setup: gods, powers, tools. */

import { keyed, set, svg } from "../../ui/dom.js";
import { linesOf } from "../drawing.js";
import { glyphs, isReconstructed, sayEffects } from "./effects.js";
import { ours } from "./frieze.js";
import { rowOf } from "./glyphs.js";
import { tiled } from "./layout.js";
import { RESOURCES, at, box, label, use, useAt } from "./parts.js";

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./view.js").View} View
 */

/**
 * @param {Element} parent @param {View} view @param {Layout} layout @param {number} px  units that make one pixel
 * @param {Tools} tools
 */
export function drawPool(parent, view, layout, px, tools) {
  const [x, y, w, h] = layout.pool;
  const ids = view.gods_left.length && !view.pool ? view.gods_left : (view.pool ?? []);
  const most = layout.name === "wide" ? Math.max(3, Math.ceil(ids.length / (ids.length > 4 ? 2 : 1))) : 3;
  const boxes = tiled([x + 24, y + 34, w - 48, h - 68], ids.length, Math.min(most, Math.max(1, ids.length)));
  const size = Math.max(SENTENCE, Math.ceil(LEAST * Math.min(px, 2)));
  const roomy = ids.every((id, i) => isRoomFor(id, view, tools, boxes[i], size));
  keyed(
    parent,
    ["veil", ...ids],
    (id) => `${id} ${layout.name} ${ids.length} ${size} ${roomy}`,
    (id) => (id === "veil" ? veil(layout) : offered(id, view, tools, boxes[ids.indexOf(id)], roomy ? size : 0)),
    (element, id, i) => {
      if (id === "veil") return;
      const [left, top, width, height] = boxes[i - 1];
      set(element, {
        transform: at(left + width / 2, top + height / 2),
        "data-what": whatOffered(id, view, tools),
        "data-about": kindOf(id, view),
      });
    },
  );
}

/** @param {Layout} layout */
const veil = ({ pool: [x, y, w, h] }) => box(x, y, w, h, { class: "veil", rx: 12 });

/** @param {string} id @param {View} view */
const kindOf = (id, { cards }) => (id in cards.powers ? "power" : id in cards.tools ? "tool" : "god");

/** @param {string} id @param {View} view @param {Tools} tools */
function whatOffered(id, view, tools) {
  const kind = kindOf(id, view);
  if (kind === "god") return tools.text("what.god", { god: id });
  return kind === "power" ? whatPower(id, view, tools) : whatTool(id, view, tools);
}

/** @param {string} id @param {View} view @param {Tools} tools */
export const whatPower = (id, { cards }, tools) =>
  tools.text("what.power", { power: id, about: sayEffects(cards.powers[id].effects, tools) });

/** @param {string} id @param {View} view @param {Tools} tools */
export function whatTool(id, { cards }, tools) {
  const { text } = tools;
  const { cost, monuments, effects } = cards.tools[id];
  const things = RESOURCES.filter((kind) => cost[kind]).map((kind) => text(`amount.${kind}`, { count: cost[kind] }));
  const needs = [
    things.length ? text("needs.cost", { things }) : text("needs.nothing"),
    ...(monuments ? [text("needs.monuments", { count: monuments })] : []),
  ].join(" ");
  return text("what.tool", { tool: id, about: sayEffects(effects, tools), needs });
}

/**
 * A card on offer, centred on the origin.
 * @param {string} id @param {View} view @param {Tools} tools @param {import("./layout.js").Box} room
 * @param {number} size  of the letters of its sentence; 0: it has symbols only, and says the sentence on demand
 */
function offered(id, view, tools, room, size) {
  const kind = kindOf(id, view);
  const [w, h] = sizeOf(room);
  const frame = box(-w / 2, -h / 2, w, h, { rx: 12, class: "face" });
  const act = { "data-act": `${kind} ${id}`, "data-thing": `${kind} ${id}`, class: `offered ${kind}` };
  const name = tools.text(`${kind}.${id}`);
  const wide = name.length * 8.6 > w - 16 ? { textLength: w - 16, lengthAdjust: "spacingAndGlyphs" } : {};
  const words = label(name, 0, h / 2 - 16, 16, { class: "name", ...wide });
  if (kind === "god") {
    const size = Math.min(w, h - 40) - 14;
    return svg("g", act, frame, use(`god-${id}`, -size / 2, -(size + 26) / 2, size), words);
  }
  const { effects } = kind === "power" ? view.cards.powers[id] : view.cards.tools[id];
  const [left, top] = [-w / 2, -h / 2];
  const withSentence = () => [
    use(id, left + 10, top + 12, 54),
    ...effects.map((effect, i) => rowOf(glyphs(effect), 32, top + 24 + i * 27, 22, w - 84)),
    ...lines(sayEffects(effects, tools), w - 18, size).map((words, i) =>
      label(words, 0, top + SAID_FROM + size + i * size * LEADING, SENTENCE, { class: "about" }),
    ),
  ];
  const withLargeSymbols = () => [
    use(id, -37, top + 12, 74),
    ...effects.map((effect, i) => rowOf(glyphs(effect), 0, top + 108 + i * 32, 28, w - 24)),
  ];
  return svg(
    "g",
    act,
    frame,
    ...(size ? withSentence() : withLargeSymbols()),
    ...(kind === "tool" ? price(view.cards.tools[id], h / 2 - 42) : []),
    words,
    ...(isReconstructed(effects) || kind === "tool" ? [ours(w / 2 - 15, -h / 2 + 16)] : []),
  );
}

/** The size of the letters of a sentence; on a small board they grow to `LEAST` pixels, as `mats.css` says. */
const [SENTENCE, LEAST] = [13, 11.2];
/** How wide a letter is, of its size. */
const LETTER = 0.53;
/** How far apart its lines are, of the size of the letters. */
const LEADING = 1.2;
/** How far below the upper edge of a card its sentence begins, and what is left free at the lower edge. */
const [SAID_FROM, FOOT, FOOT_WITH_PRICE] = [73, 36, 62];

/** The width and height of a card. @param {import("./layout.js").Box} room @returns {[number, number]} */
const sizeOf = ([, , width, height]) => [Math.min(width, 236), Math.min(height, 270)];

/**
 * Does the sentence of a card fit on it?
 * @param {string} id @param {View} view @param {Tools} tools @param {import("./layout.js").Box} room
 * @param {number} size
 */
function isRoomFor(id, view, tools, room, size) {
  const kind = kindOf(id, view);
  if (kind === "god") return true;
  const [w, h] = sizeOf(room);
  const { effects } = kind === "power" ? view.cards.powers[id] : view.cards.tools[id];
  const height = lines(sayEffects(effects, tools), w - 18, size).length * size * LEADING;
  return height <= h - SAID_FROM - (kind === "tool" ? FOOT_WITH_PRICE : FOOT);
}

/** A sentence in lines of a width. @param {string} sentence @param {number} w @param {number} size  of the letters */
const lines = (sentence, w, size) => linesOf(sentence, Math.floor(w / (size * LETTER)));

/** @param {import("./view.js").Tool} tool @param {number} y */
function price({ cost, monuments }, y) {
  const kinds = RESOURCES.filter((kind) => cost[kind]);
  const parts = [
    ...kinds.map((kind) => ({ sign: kind, count: cost[kind] })),
    ...(monuments ? [{ sign: "monuments", count: monuments }] : []),
  ];
  return parts.map(({ sign, count }, i) =>
    svg(
      "g",
      { class: "price", transform: at((i - (parts.length - 1) / 2) * 46, y) },
      useAt(sign, -8, 0, 22),
      label(count, 10, 6, 16, { class: "number" }),
    ),
  );
}
