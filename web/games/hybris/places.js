// @ts-check
/** The six locations round the Mortal World: their slots, what may be done there, and what lies there. */

import { keyed, set, svg } from "../../ui/dom.js";
import { at, box, label, part, icon } from "./drawing.js";
import { drawColiseum, drawForge, drawMoirai, drawOlympus, drawOracle, drawUnderworld } from "./places-actions.js";
import { isNarrow } from "./layout.js";
import { drawSlot, makeSlot } from "./places-slots.js";

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./layout.js").Box} Box
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./view.js").View} View
 */

/** @type {Record<string, (element: Element, area: Box, view: View, tools: Tools) => void>} */
const CONTENTS = {
  olympus: drawOlympus,
  forge: drawForge,
  oracle: drawOracle,
  underworld: drawUnderworld,
  coliseum: drawColiseum,
  moirai: (element, area, _view, tools) => drawMoirai(element, area, tools),
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
      set(part(element, ".plate text"), { text: tools.text(`place.${id}`) });
      const [x, y] = isNarrow(area) ? [area[2] / 2 - 1.5 * STEP, 60] : [area[2] - 3.5 * STEP, 30];
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
    },
  );
}

/** @param {string} id @param {Box} area @param {Tools} tools */
const place = (id, [, , w, h], tools) =>
  svg(
    "g",
    { class: `location ${id}`, "data-place": id },
    box(0, 0, w, h, { class: "ground", rx: 14 }),
    svg(
      "svg",
      {
        class: "scene",
        "aria-hidden": "true",
        x: 0,
        y: 0,
        width: w,
        height: h,
        viewBox: "0 0 200 160",
        preserveAspectRatio: "xMaxYMax slice",
      },
      icon(id, 150, 110, 130),
    ),
    box(2, 2, w - 4, h - 4, { class: "rim", rx: 12 }),
    plate(id, tools),
    svg("g", { class: "slots" }),
    svg("g", { class: "contents" }),
  );

/** The name of a location, with its token while characters are programmed. @param {string} id @param {Tools} tools */
const plate = (id, { text }) => {
  const width = 44 + 9.5 * text(`place.${id}`).length;
  return svg(
    "g",
    { class: "plate", "data-act": `token ${id}`, transform: at(8, 6) },
    box(0, 0, width, 28, { rx: 14 }),
    icon(id, 16, 14, 22),
    label("", 18 + width / 2, 20, 15),
  );
};
