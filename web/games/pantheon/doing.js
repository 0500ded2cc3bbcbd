// @ts-check
/** The viewer's current movement, purchase or payment: steps and cards, the bill, the ways to pay a god. */

import { el, keyed, set } from "../../ui/dom.js";
import { counted } from "./hand.js";
import { numbered, part, sign } from "./parts.js";
import { cardPicture, lootPicture, termOfLoot } from "./tiles.js";

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./view.js").View} View
 * @typedef {{ key: string, icon: string, count: number | null }} Fact
 */

export const doing = () =>
  el(
    "div",
    { class: "doing" },
    el("div", { class: "course", hidden: true }, el("span", { class: "facts" }), el("span", { class: "spoils" })),
    el("div", { class: "ways" }),
    el("div", { class: "swaps" }),
  );

/** @param {Element} element @param {View} view @param {Tools} tools */
export function drawDoing(element, view, tools) {
  drawCourse(part(element, ".course"), view, tools);
  drawWays(part(element, ".ways"), view, tools);
  drawSwaps(part(element, ".swaps"), view);
}

/** Draws the viewer's movement or purchase. @param {HTMLElement} course @param {View} view @param {Tools} tools */
function drawCourse(course, { movement, purchase, viewer }, tools) {
  const now = [movement, purchase].find((each) => each?.seat === viewer);
  course.hidden = !now;
  /** @type {Fact[]} */
  const facts =
    movement && now === movement ? factsOfMovement(movement) : purchase && now ? factsOfPurchase(purchase) : [];
  keyed(
    part(course, ".facts"),
    facts,
    ({ key }) => key,
    ({ key, icon }) => el("span", { class: `fact ${key}` }, sign(icon), el("b"), el("small")),
    (fact, { key, count }) => {
      set(part(fact, "b"), { text: count });
      set(part(fact, "small"), { text: tools.text(`doing.${key}`, { count }) });
    },
  );
  keyed(
    part(course, ".spoils"),
    numbered(now?.loot ?? []),
    ({ key }) => key,
    ({ one }) => lootPicture(one),
    (one, { one: id }) =>
      set(one, { "data-what": tools.text("what.spoils", { loot: id }), "data-about": termOfLoot(id) }),
  );
}

/** @param {import("./view.js").Movement} movement */
const factsOfMovement = ({ steps, cards, cards_left, jumps }) => [
  { key: "steps", icon: "bigfoot", count: steps },
  { key: "laid", icon: "step", count: cards },
  ...(cards_left ? [{ key: "left", icon: "cards", count: cards_left }] : []),
  ...(jumps ? [{ key: "jumps", icon: "Gaiviles", count: jumps }] : []),
];

/** @param {import("./view.js").Purchase} purchase */
const factsOfPurchase = ({ bill, budget }) => [
  { key: "bill", icon: "money", count: bill },
  { key: "budget", icon: "hoard", count: budget },
];

/**
 * The ways to pay: the cards that each takes, or its offering tiles if it takes none.
 * @param {Element} parent @param {View} view @param {Tools} tools
 */
function drawWays(parent, { payments }, { text }) {
  const ways = payments.map(({ act, offerings, cards }) => ({
    act,
    offerings,
    cards: Object.entries(cards).flatMap(([card, count]) => /** @type {string[]} */ (Array(count).fill(card))),
  }));
  keyed(
    parent,
    ways,
    ({ act }) => act,
    ({ act, offerings, cards }) =>
      el(
        "button",
        { type: "button", class: "way", "data-act": act },
        ...(cards.length
          ? counted(cards).map(([card, count]) =>
              el("span", { class: "spent", "data-count": count }, cardPicture(card)),
            )
          : offerings.map((name) => sign(name))),
      ),
    (way, { offerings, cards }) =>
      set(way, {
        "data-what": text(cards.length ? "what.way" : "what.way.free", { offerings, cards, count: cards.length }),
        "data-about": "offering",
      }),
  );
}

/** What `swap` gains and gives, by the piece gained. */
const SWAPS = {
  column: { gain: "columns", from: "foot", to: "column" },
  foot: { gain: "feet", from: "column", to: "foot" },
};

/**
 * In Aegyptus: buttons to swap a number of feet for columns, or columns for feet.
 * @param {Element} parent @param {View} view
 */
function drawSwaps(parent, { swaps }) {
  keyed(
    parent,
    swaps.map((swap) => ({ ...SWAPS[swap.gain], most: swap.most })),
    ({ gain }) => gain,
    ({ from, to }) =>
      el("span", { class: "swap" }, sign(from), el("span", {}, "→"), sign(to), el("span", { class: "numbers" })),
    (row, { gain, most }) => {
      keyed(
        part(row, ".numbers"),
        Array.from({ length: most }, (_, i) => i + 1),
        String,
        (count) =>
          el("button", { type: "button", class: "number", "data-act": `swap ${gain} ${count}` }, String(count)),
      );
    },
  );
}
