// @ts-check
/** Cards and tiles that players hold: technologies and Premonitions. */

import { svg } from "../../../ui/dom.js";
import { at, box, icon, label } from "../drawing.js";
import { glyphs, powerGlyphs, symbolOf } from "../effects.js";
import { framed, ours, priced, signsAlone, stacked, titled } from "./parts.js";

/**
 * @typedef {import("../view.js").Technology} Technology
 * @typedef {import("../view.js").Power} Power
 * @typedef {import("../view.js").Premonition} Premonition
 */

/** @param {Technology} technology @param {number} w @param {number} h @param {string} title */
export function technologyFace({ id, kind, cost, points, deploy, power, ancient }, w, h, title) {
  const tiny = w < 80;
  const head = title ? 84 : tiny ? 36 : Math.min(58, h * 0.5);
  const small = h < 120;
  const lasting = (/** @type {Power} */ does) => (tiny ? signsAlone([powerGlyphs(does)], 2) : powerGlyphs(does));
  const art = title ? 52 : head - 6;
  return framed(
    `technology ${kind} ${ancient ? "ancient" : ""}`,
    w,
    h,
    svg("path", { class: "field", d: `M4 ${head}V8q0-4 4-4h${w - 16}q4 0 4 4v${head - 8}Z` }),
    icon(id, w / 2, title ? 33 : head / 2 + 3, art),
    icon(kind, 14, 15, small ? 15 : 19),
    ancient
      ? icon("ancient", w - 15, 15, 18)
      : priced("aegis", cost, w - (small ? 25 : 30), small ? 14 : 16, small ? 15 : 18),
    title ? titled(title, w / 2, 71, w - 14) : undefined,
    ...stacked(
      [
        {
          sign: tiny ? undefined : "mortal_world",
          lines: [
            [
              [{ words: `+${points}` }, { sign: "vp" }],
              ...(tiny ? signsAlone(glyphs(deploy), 1) : glyphs(deploy).flat()),
            ],
          ],
        },
        { sign: power ? "power" : undefined, lines: power ? [lasting(power)] : [], tone: "lasting" },
      ],
      5,
      head + 1,
      w - 10,
      h - head - 7,
    ),
    ours(w - 12, head - (title ? 34 : 9), 11),
  );
}

/** From condition to condition, where there is room. */
const STEP = 30;

/** @param {Premonition} premonition @param {number} w @param {number} h @param {string} title */
export function premonitionFace({ conditions, reward }, w, h, title) {
  const head = title ? 34 : 8;
  const foot = Math.max(h * (title ? 0.36 : 0.34), h - head - STEP * conditions.length - 6);
  const step = Math.min(STEP, (h - head - foot) / conditions.length);
  const top = head + (h - head - foot - step * conditions.length) / 2;
  return framed(
    "premonition",
    w,
    h,
    title ? titled(title, w / 2, 19, w - 28) : undefined,
    ...conditions.map((condition, i) => conditionAt(condition, 6, top + i * step, w - 12, step - 2)),
    ...stacked([{ lines: glyphs(reward) }], 6, h - foot, w - 12, foot - 7),
    ours(w - 11, 11, 10),
  );
}

/** A condition as it stands: how much there is, of how much; met ones have a tick.
 * @param {Premonition["conditions"][number]} condition @param {number} x @param {number} y @param {number} w
 * @param {number} h */
function conditionAt({ metric, least, need, have }, x, y, w, h) {
  const met = least ? have >= need : have <= need;
  const size = Math.min(w < 80 ? 15 : 20, h - 2);
  const part = least ? Math.min(1, have / Math.max(1, need)) : Number(met);
  return svg(
    "g",
    { class: `condition ${met ? "met" : ""}`, transform: at(x, y) },
    box(0, 0, w, h, { class: "ground", rx: 5 }),
    box(0, 0, w * part, h, { class: "filled", rx: 5 }),
    icon(symbolOf(metric), size / 2 + 3, h / 2, size),
    label(`${have}${least ? " / " : " ≤ "}${need}`, w / 2 + (w < 80 ? 10 : 6), h / 2 + 4.5, w < 80 ? 11.5 : 13.5, {
      class: "number",
    }),
    met && w > 80 ? icon("yes", w - 10, h / 2, 13) : undefined,
  );
}
