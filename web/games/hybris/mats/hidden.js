// @ts-check
/** Hands and Premonitions that are hidden in rivalry: backs, with how many there are of each. */

import { el } from "../../../ui/dom.js";
import { sign } from "../drawing.js";

/**
 * @typedef {import("../board.js").Tools} Tools
 * @typedef {import("./hand.js").Held} Held
 * @typedef {import("../view.js").Player} Player
 */

/** @param {Player} player @param {Tools} tools @returns {Held[]} */
export function backsOf({ seat, hand, cards }, { text }) {
  if (hand || !cards) return [];
  const all = [
    { kind: "conflict", count: cards.hand - cards.coliseum, back: "conflict", about: "conflict_card" },
    { kind: "coliseum", count: cards.coliseum, back: "coliseum-card", about: "coliseum_card" },
    { kind: "premonition", count: cards.premonitions, back: "premonition", about: "premonition" },
  ];
  return all
    .filter(({ count }) => count > 0)
    .map(({ kind, count, back, about }) => ({
      key: `backs ${kind} ${count}`,
      kind: `backs of-${kind}`,
      face: pileOf(back, count),
      what: text(`what.backs.${kind}`, { seat, count }),
      about,
    }));
}

/** So many backs are drawn at most. */
const DRAWN = 4;

/** @param {string} back @param {number} count */
const pileOf = (back, count) =>
  el(
    "span",
    { class: "pile-of" },
    ...Array.from({ length: Math.min(count, DRAWN) }, () => sign(back)),
    el("b", {}, String(count)),
  );
