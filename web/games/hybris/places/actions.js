// @ts-check
/** What may be done at each of the six locations, and what lies there. */

import { keyed, set, svg } from "../../../ui/dom.js";
import { at, box, icon, label, part } from "../drawing.js";
import { rowOf } from "../glyphs.js";
import { isAgainstChronos } from "../modes.js";
import { drawDeeds, drawPile, layer, pays, top } from "./deeds.js";
import { counted, lineOf, shortLineOf } from "./glyphs.js";
import { technology, whatOf } from "./technologies.js";
import { said, sayChampion, sayEffects, sayPrimordial } from "../sentences.js";

/**
 * @typedef {import("../board.js").Tools} Tools
 * @typedef {import("../layout.js").Box} Box
 * @typedef {import("../view.js").View} View
 */

// --- Olympus and the Forge

/** @param {Element} element @param {Box} area @param {View} view @param {Tools} tools */
export function drawOlympus(element, [, , w, h], view, tools) {
  const { text } = tools;
  const deeds = view.conversions.map(({ id, cost, buys }) => ({
    act: `convert ${id}`,
    what: said(text("what.conversion", { count: cost, what: sayEffects(buys, tools) })),
    about: "convert prayers",
    cost: pays(cost, "prayers"),
    gain: shortLineOf(buys),
  }));
  drawDeeds(layer(element, "deeds"), deeds, [8, 56, w - 16, 36], 7, "olympus");
  const y = 98;
  drawDisplay(layer(element, "display"), view, [8, y, w - 16, h - y - 8], tools);
}

/** What may be designed. @param {Element} parent @param {View} view @param {Box} area @param {Tools} tools */
function drawDisplay(parent, view, [x, y, w, h], tools) {
  const gap = 6;
  const width = (w - 3 * gap) / 4;
  keyed(
    parent,
    view.display.filter((each) => each !== null),
    ({ id }) => id,
    (tech) => technology(tech, width, h, `design ${tech.id}`),
    (each, tech) =>
      set(each, {
        transform: at(x + view.display.findIndex((other) => other?.id === tech.id) * (width + gap), y),
        "data-in": "olympus",
        "data-what": whatOf("what.technology", tech, {}, tools),
        "data-about": "technology",
      }),
  );
}

/** @param {Element} element @param {Box} area @param {View} view @param {Tools} tools */
export function drawForge(element, area, view, tools) {
  const { text } = tools;
  const [, , w, h] = area;
  const y = top(area);
  const step = (w - 16) / 6;
  keyed(
    layer(element, "line"),
    [0, 1, 2, 3, 4, 5],
    (i) => i,
    (i) =>
      svg(
        "g",
        { class: "berth", transform: at(8 + i * step, y) },
        box(1, 0, step - 4, h - y - 46, { rx: 7 }),
        svg("g", { class: "waiting" }),
      ),
    (each, i) => {
      const tech = view.line[i];
      keyed(
        part(each, ".waiting"),
        tech ? [tech] : [],
        ({ id }) => id,
        (one) => technology(one, step - 4, h - y - 46, undefined, one.seat),
      );
      set(each, {
        "data-in": "forge",
        "data-what": tech ? whatOf("what.line", tech, { seat: tech.seat, place: i + 1 }, tools) : undefined,
        "data-about": tech ? "technology forge" : undefined,
      });
    },
  );
  const deeds = [
    { act: "craft", what: text("what.craft"), about: "craft", gain: counted("", "forge") },
    { act: "scrap", what: text("what.scrap"), about: "scrap", gain: counted(`+${view.deeds.scrap}`, "aegis") },
  ];
  drawDeeds(layer(element, "deeds"), deeds, [8, h - 42, 130, 34], 2, "forge");
  if (isAgainstChronos(view)) drawAncient(layer(element, "ancient"), view, [144, h - 42, w - 152, 34], tools);
}

/** The Ancient Technologies. @param {Element} parent @param {import("../view.js").ChronosView} view @param {Box} area
 * @param {Tools} tools */
function drawAncient(parent, view, [x, y, w, h], tools) {
  const step = w / 5;
  keyed(
    parent,
    view.ancient,
    ({ id }) => id,
    ({ id }) =>
      svg(
        "g",
        { class: "ancient-one", "data-act": `ancient ${id}`, "data-thing": `technology ${id}` },
        box(0, 0, step - 3, h, { rx: 6 }),
        icon(id, (step - 3) / 2, h / 2, Math.min(step - 4, h - 4)),
      ),
    (each, tech, i) =>
      set(each, {
        transform: at(x + i * step, y),
        "data-in": "forge",
        "data-what": whatOf("what.ancient", tech, {}, tools),
        "data-about": "ancient",
      }),
  );
}

// --- the Oracle and the Moirai

/** @param {Element} element @param {Box} area @param {View} view @param {Tools} tools */
export function drawOracle(element, area, view, tools) {
  const { text } = tools;
  const [, , w, h] = area;
  const deeds = [
    {
      act: "consult",
      what: text("what.consult"),
      about: "consult premonition",
      gain: counted(`+${view.deeds.consult}`, "premonition"),
    },
  ];
  drawDeeds(layer(element, "deeds"), deeds, [8, top(area), 86, 34], 1, "oracle");
  drawPile(
    layer(element, "pile"),
    "premonition",
    view.piles.oracle,
    102,
    top(area),
    text("what.pile.oracle", { count: view.piles.oracle, discard: view.piles.oracle_discard }),
    "oracle",
  );
  drawWards(layer(element, "wards"), view, [8, h - 42, w - 16, 34], tools);
}

/** Cards under the Oracle. @param {Element} parent @param {View} view @param {Box} area @param {Tools} tools */
function drawWards(parent, view, [x, y, w, h], tools) {
  const wards = view.players.flatMap(({ seat, wards: cards }) => cards.map((card) => ({ seat, card })));
  set(parent, {
    "data-in": "oracle",
    "data-what": tools.text("what.wards", { count: wards.length }),
    "data-about": "ward",
  });
  keyed(
    parent,
    [null, ...wards],
    (ward) => (ward ? `${ward.seat} ${ward.card}` : "tray"),
    (ward) =>
      ward
        ? svg("g", { class: `ward seat${ward.seat}` }, box(0, 2, 26, h - 4, { rx: 5 }), icon("ward", 13, h / 2, 20))
        : box(x, y, w, h, { class: "tray", rx: 8 }),
    (each, ward, i) => ward && set(each, { transform: at(x + 6 + (i - 1) * 30, y) }),
  );
}

/** @param {Element} element @param {Box} area @param {View} view @param {Tools} tools */
export function drawMoirai(element, area, { deeds }, { text }) {
  const [, , w, h] = area;
  const items = [
    {
      act: "spin followers",
      what: text("what.spin.followers"),
      about: "spin",
      gain: counted(`+${deeds.spin}`, "followers"),
    },
    {
      act: "spin prayers",
      what: text("what.spin.prayers"),
      about: "spin",
      gain: counted(`+${deeds.spin}`, "prayers"),
    },
    {
      act: "measure",
      what: text("what.measure"),
      about: "measure",
      cost: pays(deeds.measure, "prayers"),
      gain: counted("", "again"),
    },
    {
      act: "cut",
      what: text("what.cut"),
      about: "cut",
      cost: pays(deeds.cut, "followers"),
      gain: counted("", "spark"),
    },
  ];
  drawDeeds(layer(element, "deeds"), items, [8, top(area), w - 16, h - top(area) - 8], 2, "moirai");
}

// --- the Underworld and the Coliseum

/** @param {Element} element @param {Box} area @param {View} view @param {Tools} tools */
export function drawUnderworld(element, area, view, tools) {
  const { text } = tools;
  const [, , w, h] = area;
  const { id, kind, aegis } = view.primordial;
  const throne = layer(element, "throne");
  keyed(
    throne,
    [id],
    (each) => each,
    () => svg("g", {}, box(0, 0, 58, h - top(area) - 8, { rx: 8 }), icon(id, 29, 26, 46)),
  );
  set(throne, {
    transform: at(8, top(area)),
    "data-in": "underworld",
    "data-spot": "primordial",
    "data-what": said(
      text(kind ? "what.primordial" : "what.primordial.first", { primordial: id, count: aegis }),
      sayPrimordial(view.primordial, tools),
    ),
    "data-about": "primordial",
  });
  const deeds = [
    { act: "drain", what: text("what.drain"), about: "drain", gain: counted(`+${view.deeds.drain}`, "aegis") },
    {
      act: "resurrect",
      what: text("what.resurrect"),
      about: "resurrect",
      cost: pays(view.deeds.resurrect, "followers"),
      gain: counted("", "hero"),
    },
  ];
  drawDeeds(layer(element, "deeds"), deeds, [72, top(area) + 10, w - 80, h - top(area) - 18], 2, "underworld");
}

/** So wide is a Coliseum in which the number of cards finds no room beside the pile. */
const NARROW = 242;

/** @param {Element} element @param {Box} area @param {View} view @param {Tools} tools */
export function drawColiseum(element, area, view, tools) {
  const { text } = tools;
  const [, , w, h] = area;
  const y = top(area);
  const isNarrow = w < NARROW;
  drawChampion(layer(element, "champion"), view, y, h - y - 8, tools);
  const deeds = [
    { act: "train", what: text("what.train"), about: "train", gain: counted(`+${view.deeds.train}`, "conflict") },
  ];
  drawDeeds(layer(element, "deeds"), deeds, [129, y + 10, 56, 36], 1, "coliseum");
  drawPile(
    layer(element, "pile"),
    "conflict",
    view.piles.coliseum,
    isNarrow ? w - 42 : w - 62,
    isNarrow ? y + 18 : y + 10,
    text("what.pile.coliseum", {
      count: view.piles.coliseum,
      discard: view.piles.coliseum_discard,
      heroes: view.piles.heroes,
    }),
    "coliseum",
    isNarrow,
  );
}

/** The Hero who may be challenged. @param {Element} parent @param {View} view @param {number} y @param {number} height
 * @param {Tools} tools */
function drawChampion(parent, { champion: hero }, y, height, tools) {
  keyed(
    parent,
    hero ? [hero] : [],
    ({ id }) => id,
    (each) =>
      svg(
        "g",
        { class: "champion-card", "data-act": "challenge", "data-spot": "champion" },
        box(0, 0, 118, height, { rx: 8 }),
        icon(each.id, 27, height / 2, 48),
        label(each.base, 66, 24, 19),
        icon("strength", 84, 18, 20),
        rowOf(lineOf(each.reward), 84, 42, 20, 62),
      ),
    (each, shown) =>
      set(each, {
        transform: at(8, y),
        "data-in": "coliseum",
        "data-what": said(
          tools.text("what.champion", { hero: shown.id, count: shown.base, cards: shown.cards }),
          sayChampion(shown, tools),
        ),
        "data-about": "champion",
      }),
  );
}
