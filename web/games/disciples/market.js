// @ts-check
/** The market of monuments; each card is drawn from what is printed on it. */

import { keyed, set, svg } from "../../ui/dom.js";
import { sayScore, scoreGlyphs } from "./effects.js";
import { ours } from "./frieze.js";
import { rowOf } from "./glyphs.js";
import { RESOURCES, at, box, label, part, use, useAt } from "./parts.js";

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./view.js").Cost} Cost
 * @typedef {import("./view.js").Monument} Monument
 * @typedef {import("./view.js").View} View
 */

const MARKET = 5;
/** Room around a card, and for the meander below all of them. */
const GAP = 8,
  MEANDER = 14;
/** A card is drawn 150 wide and 190 high, and scaled. */
const [WIDTH, HEIGHT] = [150, 190];

/** @param {Element} parent @param {View} view @param {Layout} layout @param {Tools} tools */
export function drawMarket(parent, view, layout, tools) {
  const { places, scale } = placesOf(layout);
  const isBare = view.market.length === 0 && view.phase !== "setup"; // it isn't laid before the play begins
  keyed(
    part(parent, ".plinths") ?? parent.appendChild(svg("g", { class: "plinths", "aria-hidden": "true" })),
    [layout],
    ({ name }) => `${name} ${isBare}`,
    () => plinths(layout, isBare, tools),
  );
  keyed(
    part(parent, ".offers") ?? parent.appendChild(svg("g", { class: "offers" })),
    view.market,
    ({ monument }) => monument,
    ({ monument }) =>
      svg(
        "g",
        { "data-thing": `monument ${monument}`, "data-spot": `monument ${monument}`, "data-act": `build ${monument}` },
        card(monument, view.cards.monuments[monument], tools),
      ),
    (element, offer, i) => {
      const monument = view.cards.monuments[offer.monument];
      set(element, {
        class: offer.price && !offer.affordable ? "offer dear" : "offer",
        style: `transform: translate(${places[i][0]}px, ${places[i][1]}px) scale(${scale}); --enough: min(calc(var(--px, 1) / ${scale}), 3)`,
        "data-what": whatMonument(offer.monument, monument, offer.price ?? monument.cost, tools),
        "data-about": "monument market",
      });
      drawPrice(part(element, ".price"), offer.price ?? monument.cost, monument.cost);
    },
  );
}

/** The middles of the cards, and how large they are: in a row, or in two. @param {Layout} layout */
function placesOf({ market: [x, y, w, h], name }) {
  const columns = name === "wide" ? MARKET : Math.ceil(MARKET / 2);
  const rows = Math.ceil(MARKET / columns);
  const [step, deep] = [(w - GAP) / columns, (h - MEANDER) / rows];
  const places = Array.from({ length: MARKET }, (_, i) => {
    const row = Math.floor(i / columns);
    const indent = row === rows - 1 ? (columns * rows - MARKET) / 2 : 0;
    return [x + GAP / 2 + step * ((i % columns) + 0.5 + indent), y + 3 + deep * (row + 0.5)];
  });
  return { places, scale: Math.min((step - GAP) / WIDTH, (deep - GAP) / HEIGHT) };
}

/** Where cards lie. @param {Layout} layout @param {boolean} bare  is none left? @param {Tools} tools */
function plinths(layout, bare, { text }) {
  const { places, scale } = placesOf(layout);
  const [x, y, w, h] = layout.market;
  return svg(
    "g",
    {},
    ...places.map(([left, top]) =>
      svg(
        "g",
        { transform: at(left, top, scale) },
        svg("path", { class: "plinth", d: "M-75 95V-20Q-75-95 0-95T75-20V95Z" }),
        useAt("monuments", 0, 10, 76, { class: "ghost" }),
      ),
    ),
    ...(bare ? [label(text("board.market"), x + w / 2, y + h / 2 + 6, 22, { class: "bare" })] : []),
  );
}

/** @param {string} id @param {Monument} monument @param {Cost} price @param {Tools} tools */
export function whatMonument(id, monument, price, tools) {
  const { text } = tools;
  const things = RESOURCES.filter((kind) => price[kind]).map((kind) => text(`amount.${kind}`, { count: price[kind] }));
  return text(things.length ? "what.monument" : "what.monument.free", {
    monument: id,
    colour: monument.colour,
    things,
    about: sayScore(monument, tools),
  });
}

/** A card, centred on the origin. @param {string} id @param {Monument} monument @param {Tools} tools */
function card(id, monument, { text }) {
  const { colour, provenance } = monument;
  const score = scoreGlyphs(monument);
  const name = text(`monument.${id}`);
  return svg(
    "g",
    { class: `monument ${colour}`, "aria-hidden": "true" },
    box(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT, { rx: 11, class: "face" }),
    box(-WIDTH / 2 + 5, -HEIGHT / 2 + 5, WIDTH - 10, 112, { rx: 8, class: "sky" }),
    use(id, -39, -66, 84),
    ...(colour === "white" ? [] : [use(colour, -WIDTH / 2 + 8, -HEIGHT / 2 + 8, 34)]),
    use("vp", 25, -93, 46),
    label(score.length ? `${monument.base}+` : monument.base, 48, -63, 20, { class: "points" }),
    ...(score.length ? [box(-66, -6, 132, 27, { rx: 8, class: "bonus" }), rowOf(score, 0, 8, 22, 120)] : []),
    label(name, 0, 41, 16, {
      class: "name",
      textLength: Math.min(name.length * 8.6, WIDTH - 14),
      lengthAdjust: "spacingAndGlyphs",
    }),
    svg("g", { class: "price", transform: at(0, 68) }),
    ...(provenance.effect === "reconstructed" || provenance.cost === "reconstructed" ? [ours(-62, 10)] : []),
  );
}

/** @param {Element} parent @param {Cost} price @param {Cost} cost  as printed */
function drawPrice(parent, price, cost) {
  const kinds = RESOURCES.filter((kind) => cost[kind]);
  const step = Math.min(48, (WIDTH - 8) / Math.max(1, kinds.length));
  keyed(
    parent,
    kinds,
    (kind) => kind,
    (kind) => svg("g", {}, useAt(kind, -9, 0, 30), label("", 14, 8, 21, { class: "number" })),
    (element, kind, i) => {
      set(element, {
        transform: at((i - (kinds.length - 1) / 2) * step, 0),
        class: price[kind] < cost[kind] ? "cheaper" : undefined,
      });
      set(part(element, ".number"), { text: price[kind] });
    },
  );
}
