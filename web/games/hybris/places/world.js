// @ts-check
/** The Mortal World: eight cities with their slot, Temples, technologies deployed and avatars. */

import { keyed, set, svg } from "../../../ui/dom.js";
import { SHAPES } from "../../../ui/seat.js";
import { at, box, fittedName, icon, label, part } from "../drawing.js";
import { drawSlot, makeSlot } from "./slots.js";
import { scene } from "../art/scene.js";

/**
 * @typedef {import("../board.js").Tools} Tools
 * @typedef {import("../layout.js").Box} Box
 * @typedef {import("../layout.js").Layout} Layout
 * @typedef {import("../view.js").Slot} Slot
 * @typedef {import("../view.js").View} View
 */

const PLACE = "mortal_world";

/** @param {Element} layer @param {View} view @param {Layout} layout @param {Tools} tools */
export function drawWorld(layer, view, layout, tools) {
  const cities = view.locations.find(({ id }) => id === PLACE)?.slots ?? [];
  if (!layer.firstElementChild) layer.append(...frame(view, tools));
  const [x, y, w, h] = layout.mortal;
  set(layer, { "data-place": PLACE, "aria-label": tools.text(`place.${PLACE}`) });
  set(part(layer, ".plate"), {
    transform: at(x + w / 2 + 94 - plateWidth(tools), y + h / 2 - 15),
    "data-in": PLACE,
    "data-what": tools.text("what.location", { location: PLACE }),
    "data-about": "mortal_world location",
  });
  set(part(layer, ".preach"), {
    transform: at(x + w / 2 + 102, y + h / 2 - 15),
    "data-in": PLACE,
    "data-what": tools.text("what.preach"),
    "data-about": "preach",
  });
  keyed(
    part(layer, ".cities"),
    cities,
    ({ id }) => id,
    (city) => makeCity(city, layout.cities[cities.indexOf(city)], tools),
    (element, city, i) => drawCity(element, city, layout.cities[i], view, tools),
  );
}

/** The name of the world has room in every language. @param {Tools} tools */
const plateWidth = ({ text }) => Math.max(190, 46 + 9.2 * text(`place.${PLACE}`).length);

/** @param {View} view @param {Tools} tools */
const frame = ({ deeds }, tools) => [
  svg("g", { class: "cities" }),
  svg(
    "g",
    { class: "plate", "data-acts": `token ${PLACE}|to ${PLACE}|beside ${PLACE}` },
    box(0, 0, plateWidth(tools), 30, { class: "sign", rx: 15 }),
    icon(PLACE, 18, 15, 24),
    fittedName(tools.text(`place.${PLACE}`), plateWidth(tools) / 2 + 12, 21, 15, plateWidth(tools) - 42),
  ),
  svg(
    "g",
    { class: "deed preach", "data-act": "preach" },
    box(0, 0, 74, 30, { rx: 9 }),
    label(`+${deeds.preach}`, 20, 21, 17),
    icon("followers", 50, 15, 24),
  ),
];

/** @param {Slot} city @param {Box} area @param {Tools} tools */
const makeCity = (city, [, , w, h], { text }) =>
  svg(
    "g",
    { class: `city ${city.kind}` },
    scene(String(city.kind), w, h, 16),
    box(0, 0, w, h, { class: "rim", rx: 16 }),
    svg(
      "g",
      { class: "emblem", transform: at(w - 38, h / 2 + 16) },
      svg("circle", { class: "coin", r: 31 }),
      svg("circle", { class: "coin-rim", r: 27.5 }),
      icon(city.id, 0, 0, 40),
    ),
    svg(
      "g",
      { class: "city-plate", "aria-hidden": "true" },
      box(6, 6, w - 12, 25, { rx: 12 }),
      icon(String(city.kind), 20, 18, 20),
      label(text(`slot.${city.id}`), w / 2 + 8, 24, 15),
    ),
    svg("g", { class: "slot-place" }, makeSlot(city, `slot ${city.id}|temple ${city.id}`)),
    svg("g", { class: "avatar" }),
    svg("g", { class: "temples" }),
    svg("g", { class: "works" }),
  );

/** @param {Element} element @param {Slot} city @param {Box} area @param {View} view @param {Tools} tools */
function drawCity(element, city, [x, y, w, h], view, tools) {
  const { text } = tools;
  const { id, avatar, temples = [], technologies = [] } = city;
  set(element, { transform: at(x, y) });
  element.classList.toggle("haunted", !!avatar);
  const slot = part(element, ".slot");
  set(slot, { transform: at(32, h / 2 + 10) });
  drawSlot(slot, city, PLACE, view, tools);
  const facts = [
    ...temples.map((seat) => text("what.city.temple", { seat })),
    ...technologies.map(({ seat, id: tech }) => text("what.city.technology", { seat, technology: tech })),
  ];
  if (facts.length) set(slot, { "data-what": text("what.city", { what: slot.getAttribute("data-what"), facts }) });
  drawHaunting(part(element, ".avatar"), avatar, w - 38, h / 2 + 16);
  drawTemples(part(element, ".temples"), id, temples, h - 40);
  keyed(
    part(element, ".works"),
    technologies,
    ({ id: tech }) => tech,
    ({ seat, id: tech }) =>
      svg(
        "g",
        { class: `work seat${seat}`, "data-thing": `technology ${tech}` },
        box(0, 0, 28, 28, { rx: 6 }),
        icon(tech, 14, 14, 24),
      ),
    (each, _, i) => set(each, { transform: at(58 + i * 32, h - 30 + 0) }),
  );
}

/** @param {Element} parent @param {string | null | undefined} avatar @param {number} x @param {number} y */
function drawHaunting(parent, avatar, x, y) {
  keyed(
    parent,
    avatar ? [avatar] : [],
    (each) => each,
    (each) =>
      svg(
        "g",
        { class: "haunting", "data-thing": `avatar ${each}`, transform: at(x, y) },
        svg("circle", { r: 32 }),
        icon(`avatar-${each}`, 0, 0, 60),
      ),
  );
}

/** @param {Element} parent @param {string} city @param {number[]} temples @param {number} y */
function drawTemples(parent, city, temples, y) {
  keyed(
    parent,
    temples,
    (seat) => seat,
    (seat) =>
      svg(
        "g",
        { class: `shrine seat${seat}`, "data-thing": `temple ${seat} ${city}` },
        svg("path", { d: "M-11 10V-2L0-11L11-2V10Z" }),
        svg("path", { class: "pawn-shape", d: SHAPES[seat], transform: at(0, 3, 0.5) }),
      ),
    (each, _, i) => set(each, { transform: at(68 + i * 24, y) }),
  );
}
