// @ts-check
/** The offering tiles: on the own mat a stair of four ranks with prices for each type, small on the other mats. */

import { el, keyed, set } from "../../ui/dom.js";
import { part, sign } from "./parts.js";
import { OFFERINGS, termOfCard } from "./tiles.js";

const RANKS = [1, 2, 3, 4];

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./view.js").Player} Player
 */

/** @param {Element} parent @param {Player} player @param {number[]} prices @param {Tools} tools */
export function drawStairs(parent, { offerings }, prices, { text }) {
  keyed(
    parent,
    OFFERINGS,
    String,
    (kind) => el("div", { class: `stair ${kind}`, "data-spot": `stair ${kind}` }, sign(kind)),
    (stair, kind) => {
      const owned = offerings[kind];
      const steps = RANKS.map((rank) => ({ rank, price: prices[rank - 1] - (prices[owned - 1] ?? 0) }));
      keyed(
        part(stair, ".ranks") ?? stair.appendChild(el("span", { class: "ranks" })),
        steps,
        ({ rank }) => rank,
        ({ rank }) => el("span", { class: `rank rank${rank}`, "data-back": true }),
        (step, { rank, price }) => {
          const has = rank <= owned;
          step.classList.toggle("owned", has);
          step.classList.toggle("reached", rank === owned);
          set(step, {
            "data-rank": rank,
            "data-price": has ? undefined : price,
            "data-acts": `buy_tile ${kind} ${rank}${rank === owned + 1 ? `|raise ${kind}` : ""}`,
            "data-what": text(has ? "what.rank.owned" : "what.rank", { offering: kind, rank, count: price }),
            "data-about": `${termOfCard(kind)} offering_tile`,
          });
        },
      );
    },
  );
}

/** The tiles of another player. @param {Element} parent @param {Player} player @param {Tools} tools */
export function drawRanks(parent, { offerings }, { text }) {
  keyed(
    parent,
    OFFERINGS.filter((kind) => offerings[kind] > 0),
    String,
    (kind) => el("span", { class: `owned-tile ${kind}` }, sign(kind), el("b")),
    (tile, kind) => {
      set(part(tile, "b"), { text: offerings[kind] });
      set(tile, {
        "data-what": text("what.rank.owned", { offering: kind, rank: offerings[kind] }),
        "data-about": `${termOfCard(kind)} offering_tile`,
      });
    },
  );
}
