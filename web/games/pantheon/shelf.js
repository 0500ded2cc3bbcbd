// @ts-check
/** The shelf: epochs, gods with their prices, demigods, cards, special money and bonus tiles. */

import { keyed, set, svg } from "../../ui/dom.js";
import { at, label, numbered, part } from "./parts.js";
import { bonusTile, card, CARDS, demigod, god, nation, termOfCard, YELLOW } from "./tiles.js";

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./view.js").View} View
 *
 * @typedef {object} Stack  the deck, a displayed card, or a pile
 * @property {string} key
 * @property {string} id  of the uppermost card
 * @property {string} place  the transform
 * @property {string} [act]
 * @property {number} [count]
 * @property {string} what
 * @property {string} about
 */

/** The empty shelf. */
export const shelf = () =>
  svg(
    "g",
    { class: "shelf" },
    svg("path", { class: "slab" }),
    ...["track", "demigods", "gods", "cards", "bonuses"].map((name) => svg("g", { class: name })),
  );

/** @param {Element} parent @param {View} view @param {Layout} layout @param {Tools} tools */
export function drawShelf(parent, view, layout, tools) {
  set(part(parent, ".slab"), { d: layout.slab });
  drawTrack(part(parent, ".track"), view, layout, tools);
  drawDemigods(part(parent, ".demigods"), view, layout, tools);
  drawGods(part(parent, ".gods"), view, layout, tools);
  drawCards(part(parent, ".cards"), view, layout, tools);
  drawBonuses(part(parent, ".bonuses"), view, layout, tools);
}

/**
 * The six epochs. The last one with a nation is the current one; the third and the sixth are scored.
 * @param {Element} parent @param {View} view @param {Layout} layout @param {Tools} tools
 */
function drawTrack(parent, { track, epochs }, { track: [x, y, step, r] }, { text }) {
  const places = Array.from({ length: epochs }, (_, i) => track[i] ?? "");
  keyed(
    parent,
    places,
    (id, i) => `${i} ${id} ${r}`,
    (id) =>
      svg(
        "g",
        { "data-spot": `epoch ${id}` },
        svg("circle", { r, class: "seat-of-epoch" }),
        ...(id ? [nation(id, r - 3)] : []),
        label("", 0, 0, 12, { class: "number" }),
      ),
    (element, id, i) => {
      const now = i === track.length - 1;
      set(element, {
        transform: at(x + i * step, y),
        class: `epoch${now ? " now" : ""}${id ? "" : " ahead"}${i % 3 === 2 ? " scored" : ""}`,
        "data-what": id
          ? text(now ? "what.epoch.now" : "what.epoch", { epoch: i + 1, nation: id })
          : text("what.epoch.ahead", { epoch: i + 1 }),
        "data-about": `${id} track`,
      });
      set(part(element, ".number"), id ? { text: "" } : { text: i + 1, y: r * 0.28, style: `--size: ${r * 0.8}` });
    },
  );
}

/** @param {Element} parent @param {View} view @param {Layout} layout @param {Tools} tools */
function drawDemigods(parent, { demigods, demigod_pile }, { demigods: [x, y, room] }, { text }) {
  const step = Math.min(42, (room - 40) / Math.max(1, demigods.length));
  keyed(
    parent,
    numbered(/** @type {("back" | number)[]} */ (["back", ...demigods])),
    ({ key }) => key,
    ({ one }) =>
      svg(
        "g",
        { "data-thing": `demigod ${one}` },
        demigod(one === "back" ? null : one),
        ...(one === "back" ? [label("", 20, 38, 16, { class: "pile-count" })] : []),
      ),
    (element, { one }, i) => {
      const left = demigod_pile.low + demigod_pile.high;
      set(element, {
        transform: at(x + i * step, y),
        "data-what":
          one === "back"
            ? text("what.demigod_pile", { low: demigod_pile.low, high: demigod_pile.high, count: left })
            : text("what.demigod", { value: one }),
        "data-about": "demigod",
      });
      if (one === "back") set(part(element, ".pile-count"), { text: left });
    },
  );
}

/**
 * The gods, each with its current score in the gable.
 * @param {Element} parent @param {View} view @param {Layout} layout @param {Tools} tools
 */
function drawGods(parent, view, { gods: [x, y, step, scale] }, { text }) {
  const { gods, god_costs, cards_only, epoch_points } = view;
  const most = 5;
  const left = x + ((most - Math.max(gods.length, view.players.length + 1)) * step) / 2;
  keyed(
    parent,
    numbered(gods),
    ({ key }) => key,
    ({ one }) =>
      svg(
        "g",
        { "data-spot": `god ${one}`, "data-thing": `god ${one}`, "data-act": `worship ${one}`, "data-back": true },
        god(one, god_costs[one], text(`god.${one}`), cards_only.includes(one)),
      ),
    (element, { one }, i) => {
      set(element, {
        transform: at(left + i * step, y, scale),
        "data-what": text(cards_only.includes(one) ? "what.god.cards_only" : "what.god", {
          god: one,
          costs: god_costs[one].join("-"),
          about: text(`god.${one}.about`),
        }),
        "data-about": `${one} ${YELLOW.has(one) ? "yellow" : "blue"}`,
      });
      set(part(element, ".points"), { text: epoch_points });
    },
  );
}

/** @param {Element} parent @param {View} view @param {Layout} layout @param {Tools} tools */
function drawCards(parent, view, layout, tools) {
  keyed(
    parent,
    [...deckAndDisplay(view, layout, tools), ...piles(view, layout, tools)],
    ({ key }) => key,
    ({ key, id }) =>
      svg(
        "g",
        {
          class: key.split(" ")[0],
          "data-spot": key,
          "data-thing": `card ${id}`,
          "data-source": id === "back" ? "card" : undefined,
        },
        ...stack(id, key),
      ),
    (element, { place, act, count, what, about }) => {
      set(element, { transform: place, "data-act": act, "data-what": what, "data-about": about });
      const number = element.querySelector(".count");
      if (number) set(number, { text: count });
    },
  );
}

/** The transform of the `i`th item of a row. @param {number} i @param {import("./layout.js").Scaled} row */
const inRow = (i, [x, y, step, scale]) => at(x + i * step, y, scale);

/**
 * The deck, and the cards displayed beside it.
 * @param {View} view @param {Layout} layout @param {Tools} tools @returns {Stack[]}
 */
function deckAndDisplay(view, { deck }, { text }) {
  return [
    {
      key: "deck",
      id: "back",
      place: inRow(0, deck),
      act: "draw deck",
      count: view.deck,
      what: text("what.deck", { count: view.deck }),
      about: "deck",
    },
    ...numbered(view.display).map(({ one, key }, i) => ({
      key,
      id: one,
      place: inRow(i + 1, deck),
      act: `draw ${one}`,
      what: text("what.display", { card: one }),
      about: `${termOfCard(one)} display`,
    })),
  ];
}

/**
 * The special money, and the discards.
 * @param {View} view @param {Layout} layout @param {Tools} tools @returns {Stack[]}
 */
function piles({ money_pile, discard }, { stacks }, { text }) {
  const top = money_pile[0] ?? "none";
  const gone = Object.values(discard).reduce((sum, count) => sum + count, 0);
  const lastGone = CARDS.find((id) => discard[id]) ?? "none";
  return [
    {
      key: `pile ${top}`,
      id: top,
      place: inRow(0, stacks),
      count: money_pile.length,
      what: text(money_pile.length ? "what.money_pile" : "what.money_pile.none", { cards: money_pile }),
      about: "special_money",
    },
    {
      key: `gone ${lastGone}`,
      id: lastGone,
      place: inRow(1, stacks),
      count: gone,
      what: text("what.discard", { count: gone }),
      about: "discard",
    },
  ];
}

/** The drawing of a card, or of a pile with its number. @param {string} id @param {string} key */
const stack = (id, key) => {
  const pile = /^(deck|pile|gone)/.test(key);
  const under = pile && id !== "none" ? [svg("path", { d: "M4 64H48V6", class: "edges" })] : [];
  const face = id === "none" ? [svg("rect", { x: 1, y: 1, width: 42, height: 60, rx: 5, class: "empty" })] : [card(id)];
  return [
    ...under,
    ...face,
    ...(pile
      ? [
          svg(
            "g",
            { class: "badge" },
            svg("circle", { cx: 38, cy: 8, r: 10, class: "bead" }),
            label("", 38, 12.2, 11.5, { class: "count" }),
          ),
        ]
      : []),
  ];
};

/** @param {Element} parent @param {View} view @param {Layout} layout @param {Tools} tools */
function drawBonuses(parent, { bonus }, { bonus: [x, y, step] }, { text }) {
  keyed(
    parent,
    bonus,
    String,
    (id) => svg("g", { "data-act": `bonus ${id}` }, bonusTile(id)),
    (element, id, i) =>
      set(element, {
        transform: at(x + i * step, y),
        "data-what": text("what.bonus", { bonus: id }),
        "data-about": "bonus",
      }),
  );
}
