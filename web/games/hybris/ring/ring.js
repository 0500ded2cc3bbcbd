// @ts-check
/** Chronos' board: six concepts round his clock, whose hand points to the one that is being resolved. */

import { keyed, set, svg, written } from "../../../ui/dom.js";
import { SHAPES } from "../../../ui/seat.js";
import { at, box, fittedName, icon, label, part } from "../drawing.js";
import { rowOf } from "../glyphs.js";
import { counted, lineOf } from "../places/glyphs.js";
import { said, sayPillar, sayTile } from "../sentences.js";
import { drawCard, drawConditions, drawStore, drawTrack } from "./track.js";

/**
 * @typedef {import("../board.js").Tools} Tools
 * @typedef {import("../layout.js").Box} Box
 * @typedef {import("../layout.js").Layout} Layout
 * @typedef {import("../view.js").Chained} Chained
 * @typedef {import("../view.js").Upgrade} Upgrade
 * @typedef {import("../view.js").ChronosView} View
 */

/** @param {Element} layer @param {View} view @param {Layout} layout @param {Tools} tools */
export function drawRing(layer, view, layout, tools) {
  keyed(
    layer,
    view.concepts,
    ({ id }) => id,
    (concept) => plaque(concept, layout.concepts[concept.number - 1], tools),
    (element, concept) => {
      const area = layout.concepts[concept.number - 1];
      set(element, { transform: at(area[0], area[1]), "aria-label": tools.text(`concept.${concept.id}`) });
      element.classList.toggle("now", view.cursor === concept.id);
      drawHead(element, concept, tools);
      if (concept.chained) drawChained(element, concept, area, view, tools);
      else drawTile(element, concept, area, tools);
    },
  );
}

/** @param {Chained | Upgrade} concept @param {Box} area @param {Tools} tools */
const plaque = ({ id, number, pillar, chained }, [, , w, h], { text }) =>
  svg(
    "g",
    { class: `concept ${id}`, "data-place": `concept ${id}` },
    box(0, 0, w, h, { class: "slab", rx: 12 }),
    box(4, 4, w - 8, h - 8, { class: "slab-rim", rx: 9 }),
    svg(
      "g",
      { class: "concept-head", "data-acts": `focus ${id}|concept ${id}|add ${id}` },
      box(6, 6, w - 60, 36, { class: "reach", rx: 9 }),
      icon(id, 25, 24, 32),
      fittedName(text(`concept.${id}`), (w - 8) / 2, 30, 16, w - 98, { class: "concept-name" }),
    ),
    svg(
      "g",
      { class: "pillar", "data-act": `pillar ${pillar}`, "data-spot": `pillar ${pillar}`, transform: at(w - 28, 26) },
      box(-22, -20, 44, 40, { class: "reach", rx: 9 }),
      icon("pillar", 0, -1, 34),
      icon(pillar, 0, 1, 16),
      svg("g", { class: "owner" }),
    ),
    label(number, 12, h - 8, 12, { class: "aside concept-number", "aria-hidden": "true" }),
    svg("g", { class: chained ? "chained" : "upgrade" }),
  );

/** Name and Pillar. @param {Element} element @param {Chained | Upgrade} concept @param {Tools} tools */
function drawHead(element, concept, tools) {
  const { text } = tools;
  const { id, pillar, focus } = concept;
  set(part(element, ".concept-head"), {
    "data-in": `concept ${id}`,
    "data-what": text("what.concept", { concept: id, number: concept.number }),
    "data-about": `${id} concept`,
  });
  set(part(element, ".pillar"), {
    "data-in": `concept ${id}`,
    "data-what": said(
      focus === null ? text("what.pillar", { pillar }) : text("what.pillar.focus", { pillar, seat: focus }),
      sayPillar(concept, tools),
    ),
    "data-about": `${pillar} pillar`,
  });
  keyed(
    part(element, ".owner"),
    focus === null ? [] : [focus],
    (seat) => seat,
    (seat) =>
      svg(
        "g",
        { class: `focus seat${seat}`, "data-thing": `focus ${seat}` },
        svg("path", { d: SHAPES[seat], transform: at(0, 0, 1.1) }),
        icon("focus", 0, 0, 16),
      ),
  );
}

/** @param {Element} element @param {Chained} concept @param {Box} area @param {View} view @param {Tools} tools */
function drawChained(element, concept, [, , w, h], view, tools) {
  const group = part(element, ".chained");
  drawCard(group, concept, [8, 46, 62, h - 126], view, tools);
  drawConditions(group, concept, [78, 46, w - 86, h - 126], tools);
  drawTrack(group, concept, [8, h - 76, w - 16, 32], tools);
  drawStore(group, concept, [8, h - 40, w - 16, 34], view, tools);
}

/** A tile with Intensity, what its Pillar changes, and what it does at the end of an Age. @param {Element} element
 * @param {Upgrade} concept @param {Box} area @param {Tools} tools */
function drawTile(element, concept, [, , w, h], tools) {
  const { text } = tools;
  const { id, intensity, flipped, modifier, age_end } = concept;
  const group = part(element, ".upgrade");
  keyed(
    group,
    [`${flipped}`],
    (each) => each,
    () =>
      svg(
        "g",
        { class: `tile-side${flipped ? " flipped" : ""}`, "data-spot": `intensity ${id}` },
        box(10, 50, w - 20, h - 62, { class: "tile-face", rx: 10 }),
        icon("intensity", w * 0.36, 50 + (h - 62) * 0.4, 62),
        label("", w * 0.36, 50 + (h - 62) * 0.4 + 9, 25, { class: "intensity" }),
        rowOf(
          counted(modifier > 0 ? `+${modifier}` : written(modifier), "intensity"),
          w * 0.76,
          50 + (h - 62) * 0.3,
          24,
          60,
        ),
        icon("pillar", w * 0.76, 50 + (h - 62) * 0.56, 22),
        icon("age", 30, h - 32, 22),
        rowOf(lineOf(age_end), w / 2 + 12, h - 32, 23, w - 70),
      ),
    (each) => {
      set(part(each, ".intensity"), { text: intensity });
      set(each, {
        "data-in": `concept ${id}`,
        "data-what": said(
          text(flipped ? "what.tile.flipped" : "what.tile.chronos", { concept: id, count: intensity }),
          sayTile(concept, tools),
        ),
        "data-about": "intensity",
      });
    },
  );
}

// --- the clock

/** @param {Element} layer @param {View} view @param {Layout} layout @param {Tools} tools */
export function drawClock(layer, view, layout, tools) {
  const [x, y, w, h] = layout.spine;
  const { text } = tools;
  if (!layer.firstElementChild) layer.append(...clock());
  set(layer, { transform: at(x + w / 2, y + h / 2) });
  set(part(layer, ".hand"), { transform: `rotate(${angleOf(view, layout)})` });
  part(layer, ".hand").classList.toggle("resting", view.cursor === null);
  set(part(layer, ".age text"), { text: `${view.age}/${view.ages}` });
  set(part(layer, ".age"), {
    transform: at(0, 60),
    "data-what": text("what.age", { age: view.age, ages: view.ages }),
    "data-about": "age",
  });
  set(part(layer, ".chronos-points text"), { text: view.chronos.points });
  set(part(layer, ".chronos-points"), {
    transform: at(0, -h / 2 + 36),
    "data-what": text("what.chronos", { count: view.chronos.points }),
    "data-about": "chronos victory",
  });
  set(part(layer, ".all-chains text"), { text: view.chronos.chains });
  set(part(layer, ".all-chains"), {
    transform: at(0, h / 2 - 34),
    "data-what": text("what.chains", { count: view.chronos.chains }),
    "data-about": "chain",
  });
  drawWell(part(layer, ".well"), view, text);
}

/** Prayers in the Well. @param {Element} element @param {View} view @param {Tools["text"]} text */
function drawWell(element, view, text) {
  set(element, { transform: at(0, 132), "data-what": text("what.well", { count: view.well }), "data-about": "well" });
  set(part(element, "text"), { text: view.well });
}

/** @param {string} name @param {string} symbol @param {number} size */
const count = (name, symbol, size) =>
  svg(
    "g",
    { class: name, "data-spot": name },
    box(-29, -32, 58, 64, { class: "reach", rx: 10 }),
    icon(symbol, 0, -8, size),
    label("", 0, 26, 20),
  );

const clock = () => [
  count("chronos-points", "chronos", 42),
  svg(
    "g",
    { class: "dial", "aria-hidden": "true" },
    svg("circle", { class: "face", r: 30 }),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      svg("path", { class: "tick", d: "M0-28V-23", transform: `rotate(${i * 60 + 30})` }),
    ),
    svg("path", { class: "hand", d: "M0 6 L-4 0 L0 -27 L4 0Z" }),
    svg("circle", { class: "hub", r: 4 }),
  ),
  svg(
    "g",
    { class: "age", "data-spot": "age" },
    box(-29, -22, 58, 46, { class: "reach", rx: 10 }),
    icon("age", 0, -6, 26),
    label("", 0, 22, 17),
  ),
  svg(
    "g",
    { class: "well", "data-spot": "well" },
    box(-29, -26, 58, 60, { class: "reach", rx: 10 }),
    icon("well", 0, -4, 34),
    label("", 0, 30, 17),
  ),
  count("all-chains", "chain", 36),
];

/**
 * Where the hand points, in degrees: to the concept that is being resolved.
 * @param {View} view
 * @param {Layout} layout
 */
function angleOf(view, layout) {
  const concept = view.concepts.find(({ id }) => id === view.cursor);
  if (!concept) return 0;
  const [x, y, w, h] = layout.concepts[concept.number - 1];
  const [sx, sy, sw, sh] = layout.spine;
  return Math.round((Math.atan2(x + w / 2 - sx - sw / 2, sy + sh / 2 - y - h / 2) * 180) / Math.PI);
}
