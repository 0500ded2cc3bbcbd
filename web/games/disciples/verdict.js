// @ts-check
/** Who won a quest, and why, on a ribbon between the two totals: the higher one, or what decided a tie. */

import { set, svg } from "../../ui/dom.js";
import { seatChip } from "./frieze.js";
import { at, label, useAt } from "./parts.js";

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./view.js").Slot} Slot
 */

/** Room for a total at either end, half the height, and the width of a letter where the board is small. */
const END = 41,
  HALF = 12,
  LETTER = 10.5;

/** What a ribbon depends on. @param {Slot} slot */
export const verdictOf = ({ why, winner, decider }) => `verdict ${why} ${winner} ${decider}`;

/**
 * The ribbon, its point to the winning side, centred on (0, 0).
 * @param {Slot} slot @param {number} w  of the window @param {Tools} tools
 */
export function verdict({ why, winner, decider }, w, { text }) {
  const x = w / 2 - END;
  const words = why === "total" ? text(`board.wins.${winner}`) : text(`board.why.${why}`);
  const signs = why === "initiative" && decider !== null ? 46 : 0;
  const room = Math.min(words.length * LETTER, 2 * x - 8 - signs);
  const start = -(signs + room) / 2;
  return svg(
    "g",
    { class: `verdict ${winner ?? "nobody"}` },
    svg("path", {
      class: "ribbon",
      d: `M${-x} ${-HALF}H${x}l${winner === "DARK" ? 6 : 0} ${HALF}L${x} ${HALF}H${-x}l${winner === "LIGHT" ? -6 : 0} ${-HALF}Z`,
    }),
    ...(signs && decider !== null
      ? [useAt("init", start + 10, 0, 22), svg("g", { transform: at(start + 32, 0) }, seatChip(decider, 0.8))]
      : []),
    label(words, start + signs + room / 2, 4.5, 13, {
      ...(words.length * LETTER > room ? { textLength: room, lengthAdjust: "spacingAndGlyphs" } : {}),
    }),
  );
}

/** @param {Element} element @param {Slot} slot @param {Tools} tools */
export function sayVerdict(element, { why, winner, decider, totals, slot }, { text }) {
  const [light, dark] = totals ?? [0, 0];
  set(element, {
    "data-what": text(`what.verdict.${why}`, { slot, side: winner, seat: decider, light, dark }),
    "data-about": "winning",
  });
}
