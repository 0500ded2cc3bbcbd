// @ts-check
/** The six locations round the Mortal World, and Tartarus: their slots, what may be done there, and what lies there. */

import { keyed, set, svg } from "../../../ui/dom.js";
import { at, box, fittedName, icon, part } from "../drawing.js";
import { drawColiseum, drawForge, drawMoirai, drawOlympus, drawOracle, drawUnderworld } from "./actions.js";
import { isNarrow } from "../layout.js";
import { drawSlot, makeSlot } from "./slots.js";
import { drawTartarus } from "./tartarus.js";
import { drawPrisoners } from "./prisoners.js";
import { scene } from "../art/scene.js";

/**
 * @typedef {import("../board.js").Tools} Tools
 * @typedef {import("../layout.js").Box} Box
 * @typedef {import("../layout.js").Layout} Layout
 * @typedef {import("../view.js").View} View
 */

/** @type {Record<string, (element: Element, area: Box, view: View, tools: Tools) => void>} */
const CONTENTS = {
  olympus: drawOlympus,
  forge: drawForge,
  oracle: drawOracle,
  underworld: drawUnderworld,
  coliseum: drawColiseum,
  moirai: drawMoirai,
  tartarus: drawTartarus,
};

/** From slot to slot. */
const STEP = 44;

/** @param {Element} layer @param {View} view @param {Layout} layout @param {Tools} tools */
export function drawPlaces(layer, view, layout, tools) {
  const shown = view.locations.filter(({ id }) => id in layout.locations);
  keyed(
    layer,
    shown,
    ({ id }) => id,
    ({ id }) => place(id, layout.locations[id], tools),
    (element, { id, slots }) => {
      const area = layout.locations[id];
      set(element, { transform: at(area[0], area[1]), "aria-label": tools.text(`place.${id}`) });
      set(part(element, ".plate"), {
        "data-in": id,
        "data-what": tools.text("what.location", { location: id }),
        "data-about": `${id} location`,
      });
      const [x, y] = isNarrow(area) ? [area[2] / 2 - 1.5 * STEP, 60] : [firstSlot(area), 30];
      keyed(
        part(element, ".slots"),
        slots,
        (slot) => slot.id,
        (slot) => makeSlot(slot, `slot ${slot.id}`),
        (each, slot, i) => {
          set(each, { transform: at(x + i * STEP, y) });
          drawSlot(each, slot, id, view, tools);
        },
      );
      CONTENTS[id](part(element, ".contents"), area, view, tools);
      drawBeside(part(element, ".roaming"), id, area, view);
    },
  );
}

/** @param {string} id @param {Box} area @param {Tools} tools */
const place = (id, area, tools) =>
  svg(
    "g",
    { class: `location ${id}`, "data-place": id },
    scene(id, area[2], area[3]),
    box(0, 0, area[2], area[3], { class: "rim", rx: 14 }),
    box(4, 4, area[2] - 8, area[3] - 8, { class: "rim inner", rx: 10 }),
    plate(id, area, tools),
    svg("g", { class: "slots" }),
    svg("g", { class: "contents" }),
    svg("g", { class: "roaming" }),
  );

/**
 * Prisoners at large who found no slot.
 * @param {Element} group
 * @param {string} id
 * @param {Box} area
 * @param {View} view
 */
function drawBeside(group, id, [, , w, h], view) {
  const here = (view.tartarus?.prisoners ?? []).filter(({ place, slot }) => place === id && slot === null);
  drawPrisoners(
    group,
    here.map((each) => each.id),
    view,
    w - 22 - 26 * (here.length - 1),
    h - 22,
    0.9,
  );
}

/** Where the slots of a wide location begin. @param {Box} area */
const firstSlot = ([, , w]) => w - 3.5 * STEP;

/**
 * The name of a location, with its token while characters are programmed. It ends before the slots.
 * @param {string} id @param {Box} area @param {Tools} tools
 */
const plate = (id, area, { text }) => {
  const name = text(`place.${id}`);
  const room = isNarrow(area) ? area[2] - 16 : firstSlot(area) - STEP / 2 - 10;
  const width = Math.min(46 + 11.2 * name.length, room);
  return svg(
    "g",
    { class: "plate", "data-acts": `token ${id}|to ${id}|beside ${id}`, transform: at(8, 6) },
    box(-8, -6, area[2], area[3], { class: "reach", rx: 14 }),
    box(0, 0, width, 28, { class: "sign", rx: 14 }),
    icon(id, 16, 14, 22),
    fittedName(name, width / 2 + 11, 20, 15, width - 42),
  );
};
