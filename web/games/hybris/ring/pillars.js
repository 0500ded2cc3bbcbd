// @ts-check
/** The Pillars in rivalry: what each brings, whose it is, and Hermes' Arrogance token in place of a number. */

import { keyed, set, svg } from "../../../ui/dom.js";
import { SHAPES } from "../../../ui/seat.js";
import { at, box, fitted, icon, label, part } from "../drawing.js";
import { powerGlyphs } from "../effects.js";
import { rowOf } from "../glyphs.js";
import { lineOf } from "../places/glyphs.js";
import { sayEffects, sayPower } from "../sentences.js";

/**
 * @typedef {import("../board.js").Tools} Tools
 * @typedef {import("../layout.js").Box} Box
 * @typedef {import("../layout.js").Layout} Layout
 * @typedef {import("../view.js").Pillar} Pillar
 * @typedef {import("../view.js").RivalryView} RivalryView
 */

/** @param {Element} layer @param {RivalryView} view @param {Layout} layout @param {Tools} tools */
export function drawPillars(layer, view, layout, tools) {
  set(layer, { "data-place": "pillars", "aria-label": tools.text("what.pillars") });
  keyed(
    layer,
    view.pillars,
    ({ id }) => id,
    (pillar) => makePillar(pillar, layout.concepts[pillar.number - 1], tools),
    (element, pillar) => drawPillar(element, pillar, layout.concepts[pillar.number - 1], view, tools),
  );
}

/** @param {Pillar} pillar @param {Box} area @param {Tools} tools */
function makePillar({ id, number, own, others, held }, [, , w, h], { text }) {
  const rows = held ? 3 : 2;
  const step = Math.min(36, (h - 40) / rows);
  const top = 36 + (h - 40 - step * rows) / 2 + step / 2;
  const line = (
    /** @type {string} */ sign,
    /** @type {import("../effects.js").Line} */ signs,
    /** @type {number} */ i,
  ) => [
    icon(sign, 20, top + i * step, Math.min(30, step)),
    rowOf(signs, w / 2 + 16, top + i * step, Math.min(30, step), w - 44),
  ];
  return svg(
    "g",
    { class: "column", "data-act": `pillar ${id}`, "data-spot": `pillar ${id}` },
    box(0, 0, w, h, { class: "slab", rx: 11 }),
    box(4, 4, w - 8, h - 8, { class: "slab-rim", rx: 8 }),
    icon(id, 22, 20, 28),
    fitted(text(`pillar.${id}`), w / 2 + 2, 25, 15, w - 84),
    svg("g", { class: "number-of" }, svg("circle", { r: 13 }), label(number, 0, 6, 16)),
    ...line("passed", lineOf(own), 0),
    ...line("others", lineOf(others.map((op) => ({ ...op, who: "self" }))), 1),
    ...(held ? line("pillar", powerGlyphs(held), 2) : []),
    svg("g", { class: "holder" }),
  );
}

/** @param {Element} element @param {Pillar} pillar @param {Box} area @param {RivalryView} view @param {Tools} tools */
function drawPillar(element, { id, number, seat, own, others, held }, [x, y, w, h], view, tools) {
  const { text } = tools;
  const turn = view.order.next.find((each) => each.seat === seat)?.number ?? number;
  element.classList.toggle("held", seat !== null);
  element.classList.toggle("now", seat !== null && seat === view.turn && view.cursor !== null);
  set(element, {
    transform: at(x, y),
    "data-in": "pillars",
    "data-what": [
      seat === null ? text("what.pillar.free", { pillar: id }) : text("what.pillar.held", { pillar: id, seat }),
      text("what.pillar.number", { number: seat !== null && turn !== number ? turn : number }),
      text("what.pillar.own", { what: sayEffects(own, tools) }),
      text("what.pillar.others", { what: sayEffects(others, tools) }),
      ...(held ? [sayPower(held, tools)] : []),
    ].join(" "),
    "data-about": `${id} pillar`,
  });
  set(part(element, ".number-of"), { transform: at(w - 20, 20) });
  keyed(
    part(element, ".holder"),
    seat === null ? [] : [seat],
    (each) => each,
    (each) =>
      svg(
        "g",
        { class: `owner seat${each}`, "data-thing": `pillar of ${each}` },
        box(-w / 2, -h / 2, w, h, { class: "hold", rx: 11 }),
        svg("path", { d: SHAPES[each], transform: at(w / 2 - 20, h / 2 - 20, 1.15) }),
      ),
    (each) => set(each, { transform: at(w / 2, h / 2) }),
  );
}
