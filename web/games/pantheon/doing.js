// @ts-check
/** What the viewer is just about: steps left and cards laid in a movement, the bill of a purchase, the ways to pay a god. */

import { el, keyed, set } from "../../ui/dom.js";
import { counted } from "./hand.js";
import { numbered, part, picture, use } from "./parts.js";
import { cardPicture, lootPicture } from "./tiles.js";

/** @typedef {import("./board.js").Tools} Tools */

const VERBS = ["offer", "offer_two", "offer_three", "offer_four"];
const sign = (name) => picture("sign", 40, 40, use(name, 0, 0, 40));

export const doing = () =>
  el(
    "div",
    { class: "doing" },
    el("div", { class: "course", hidden: true }, el("span", { class: "facts" }), el("span", { class: "spoils" })),
    el("div", { class: "ways" }),
    el("div", { class: "swaps" }),
  );

/** @param {Element} element @param {any} view @param {Tools} tools */
export function drawDoing(element, view, tools) {
  const { movement, purchase, viewer } = view;
  const now = [movement, purchase].find((each) => each && each.seat === viewer);
  const course = part(element, ".course");
  course.hidden = !now;
  const facts = !now ? [] : now === movement ? factsOfMovement(now) : factsOfPurchase(now);
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
    (one, { one: id }) => set(one, { "data-what": tools.text("what.spoils", { loot: id }) }),
  );
  drawWays(part(element, ".ways"), view, tools);
  drawSwaps(part(element, ".swaps"), view);
}

/** @param {any} movement */
const factsOfMovement = ({ steps, cards, cards_left, jumps }) => [
  { key: "steps", icon: "bigfoot", count: steps },
  { key: "laid", icon: "step", count: cards },
  ...(cards_left ? [{ key: "left", icon: "cards", count: cards_left }] : []),
  ...(jumps ? [{ key: "jumps", icon: "Gaiviles", count: jumps }] : []),
];

/** @param {any} purchase */
const factsOfPurchase = ({ bill, budget }) => [
  { key: "bill", icon: "money", count: bill },
  { key: "budget", icon: "hoard", count: budget },
];

/** The ways to pay what is asked: the cards that go; where none does, the tiles that do it. @param {Element} parent @param {any} view @param {Tools} tools */
function drawWays(parent, { payments }, { text }) {
  const ways = payments.map(({ offerings, cards }) => ({
    act: [VERBS[offerings.length - 1], ...offerings].join(" "),
    offerings,
    cards: Object.entries(cards).flatMap(([card, count]) => Array(count).fill(card)),
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
          : offerings.map(sign)),
      ),
    (way, { offerings, cards }) =>
      set(way, {
        "data-what": text(cards.length ? "what.way" : "what.way.free", { offerings, cards, count: cards.length }),
      }),
  );
}

/** In Aegyptus: so many feet into columns, or columns into feet. @param {Element} parent @param {any} view */
function drawSwaps(parent, { nation, phase, viewer, seat_to_act, players }) {
  const asked = nation === "Aegyptus" && phase === "setup" && viewer !== null && seat_to_act === viewer;
  const { feet, columns } = asked ? players[viewer] : { feet: { reserve: 0 }, columns: { reserve: 0 } };
  const rows = [
    { gain: "columns", from: "foot", to: "column", most: Math.min(feet.reserve, columns.general) },
    { gain: "feet", from: "column", to: "foot", most: Math.min(columns.reserve, feet.general) },
  ];
  keyed(
    parent,
    rows.filter(({ most }) => most > 0),
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
