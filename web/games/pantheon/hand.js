// @ts-check
/** The cards of a hand; cards of a kind are fanned. */

import { el, keyed, set } from "../../ui/dom.js";
import { CARDS, cardPicture, termOfCard } from "./tiles.js";

/** The most cards of a kind that are drawn; a number shows how many there are. */
const SEEN = 3;

/**
 * The kinds of cards in the order of a hand, with their numbers.
 * @param {string[]} cards @returns {[string, number][]}
 */
export const counted = (cards) =>
  CARDS.map((kind) => /** @type {[string, number]} */ ([kind, cards.filter((card) => card === kind).length])).filter(
    ([, count]) => count > 0,
  );

/** @param {Element} parent @param {string[]} cards @param {import("./board.js").Tools} tools */
export function drawHand(parent, cards, { text }) {
  keyed(
    parent,
    counted(cards),
    ([kind]) => kind,
    ([kind]) =>
      el("span", { class: `fan ${kind}`, "data-spot": `hand ${kind}`, "data-acts": `discard ${kind}|pay ${kind}` }),
    (fan, [kind, count]) => {
      keyed(
        fan,
        Array.from({ length: Math.min(count, SEEN) }),
        (_, i) => i,
        () => {
          const one = cardPicture(kind);
          set(one, { "data-thing": `card ${kind}` });
          return one;
        },
      );
      set(fan, {
        "data-what": text("what.cards", { card: kind, count }),
        "data-about": termOfCard(kind),
        "data-count": count > 1 ? count : undefined,
      });
    },
  );
}
