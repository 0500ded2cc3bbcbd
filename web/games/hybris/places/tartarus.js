// @ts-check
/** Tartarus: pacts and what they buy, the Corruption track and its cards, the prison with its five prisoners. */

import { keyed, set, svg } from "../../../ui/dom.js";
import { SHAPES } from "../../../ui/seat.js";
import { at, box, part } from "../drawing.js";
import { glyphs } from "../effects.js";
import { rowOf } from "../glyphs.js";
import { drawDeeds, drawPile, layer, pays } from "./deeds.js";
import { counted, lineOf, shortLineOf } from "./glyphs.js";
import { prisonerToken } from "./prisoners.js";
import { sayEffects } from "../sentences.js";

/**
 * @typedef {import("../board.js").Tools} Tools
 * @typedef {import("../layout.js").Box} Box
 * @typedef {import("../view.js").Prisoner} Prisoner
 * @typedef {import("../view.js").Tartarus} Tartarus
 * @typedef {import("../view.js").View} View
 */

const PLACE = "tartarus";

/** Where the parts lie: on a wide board in three rows, on a narrow one in five. @param {Box} area */
const parts = ([, , w, h]) =>
  w > 600
    ? {
        deeds: /** @type {Box} */ ([172, 10, 148, 38]),
        pile: [334, 10],
        deals: /** @type {Box} */ ([8, 56, w - 16, 34]),
        track: /** @type {Box} */ ([8, 96, 312, h - 104]),
        prison: /** @type {Box} */ ([330, 96, w - 338, h - 104]),
      }
    : {
        deeds: /** @type {Box} */ ([8, 56, 148, 38]),
        pile: [176, 56],
        deals: /** @type {Box} */ ([8, 102, w - 16, 34]),
        track: /** @type {Box} */ ([8, 144, w - 16, 46]),
        prison: /** @type {Box} */ ([8, 196, w - 16, 48]),
      };

/** @param {Element} element @param {Box} area @param {View} view @param {Tools} tools */
export function drawTartarus(element, area, view, tools) {
  const { tartarus } = view;
  if (!tartarus) return;
  const at = parts(area);
  const { text } = tools;
  const deeds = [
    { act: "pact", what: text("what.pact"), about: "pact", gain: counted("", "pact") },
    { act: "free_one", what: text("what.free_one"), about: "prisoner", gain: counted("", "unbound") },
  ];
  drawDeeds(layer(element, "deeds"), deeds, at.deeds, 2, PLACE);
  drawDeck(layer(element, "pile"), tartarus, at.pile, tools);
  const deals = tartarus.deals.map(({ id, cost, buys }) => ({
    act: `bargain ${id}`,
    what: text("what.deal", { count: cost, row: id }),
    about: "pact followers",
    cost: pays(cost, "followers"),
    gain: shortLineOf(buys),
  }));
  drawDeeds(layer(element, "deals"), deals, at.deals, 7, PLACE);
  drawTrack(layer(element, "corruption-track"), tartarus, at.track, tools);
  drawPrison(layer(element, "prison"), tartarus, at.prison, tools);
}

/** The Corruption deck; a card known to lie on it shows. @param {Element} parent @param {Tartarus} tartarus
 * @param {number[]} at @param {Tools} tools */
function drawDeck(parent, { deck, top, discard }, [x, y], { text }) {
  const last = discard[discard.length - 1];
  drawPile(
    parent,
    "corruption",
    deck,
    x,
    y,
    [
      text("what.pile.corruption", { count: deck, discard: discard.length }),
      ...(top ? [text("what.corruption.top", { card: top.id })] : []),
      ...(last ? [text("what.corruption.last", { card: last.id })] : []),
    ].join(" "),
    PLACE,
  );
}

/**
 * What an effect is about, without numbers, for which there is no room.
 * @param {import("../view.js").Operation[]} effect
 * @returns {import("../effects.js").Line}
 */
const signsOf = (effect) => [
  [
    ...new Set(
      glyphs(effect)
        .flat(2)
        .flatMap((each) => ("sign" in each && !WHOM.has(each.sign) ? [each.sign] : [])),
    ),
  ].map((sign) => ({ sign })),
];

/** Signs that say to whom it happens. */
const WHOM = new Set(["unbound", "victory", "must", "give"]);

// --- the track

/** @param {Element} parent @param {Tartarus} tartarus @param {Box} area @param {Tools} tools */
function drawTrack(parent, { track, past_end, spaces }, [x, y, w, h], tools) {
  const { text } = tools;
  const step = w / track.length;
  keyed(
    parent,
    track,
    (_, i) => i,
    (effect) =>
      svg(
        "g",
        { class: "step" },
        svg("path", { class: "stair", d: `M3 0H${step - 9}L${step - 1} ${h / 2}L${step - 9} ${h}H3L10 ${h / 2}Z` }),
        rowOf(effect.length > 1 ? signsOf(effect) : lineOf(effect), step / 2 + 2, 14, 20, step - 20),
        svg("g", { class: "there" }),
      ),
    (each, effect, i) => {
      const here = spaces.flatMap((space, seat) => (space === i + 1 ? [seat] : []));
      set(each, {
        transform: at(x + i * step, y),
        "data-spot": `corruption ${i + 1}`,
        "data-in": PLACE,
        "data-what": [
          text("what.corruption.space", { number: i + 1, what: sayEffects(effect, tools) }),
          ...(here.length ? [text("what.corruption.here", { seats: here })] : []),
          ...(i === track.length - 1 ? [text("what.corruption.end", { what: sayEffects(past_end, tools) })] : []),
        ].join(" "),
        "data-about": "corruption",
      });
      drawMarkers(part(each, ".there"), here, step, h);
    },
  );
}

/** @param {Element} parent @param {number[]} seats @param {number} step @param {number} h */
function drawMarkers(parent, seats, step, h) {
  keyed(
    parent,
    seats,
    (seat) => seat,
    (seat) =>
      svg(
        "g",
        { class: `sinner seat${seat}`, "data-thing": `corruption ${seat}` },
        svg("circle", { r: 10 }),
        svg("path", { d: SHAPES[seat], transform: at(0, 0, 0.62) }),
      ),
    (each, _, i) => set(each, { transform: at(step / 2 + (i - (seats.length - 1) / 2) * 13, h - 12) }),
  );
}

// --- the prison

/** @param {Element} parent @param {Tartarus} tartarus @param {Box} area @param {Tools} tools */
function drawPrison(parent, { prisoners }, [x, y, w, h], tools) {
  const step = w / prisoners.length;
  keyed(
    parent,
    prisoners,
    ({ id }) => id,
    (prisoner) => makeCell(prisoner, step - 5, h),
    (each, prisoner, i) => {
      each.classList.toggle("at-large", prisoner.place !== null);
      set(each, {
        transform: at(x + i * step, y),
        "data-in": PLACE,
        "data-what": whatOf(prisoner, tools),
        "data-about": "prisoner",
      });
      keyed(
        part(each, ".cell-of"),
        prisoner.place === null ? [prisoner] : [],
        ({ id }) => id,
        ({ id }) => prisonerToken(id, null),
        (token) => set(token, { transform: at(21, h / 2) }),
      );
    },
  );
}

/** A cell: who sits there, how strong, and what meeting them does. @param {Prisoner} prisoner @param {number} w
 * @param {number} h */
const makeCell = ({ id, base, effect }, w, h) =>
  svg(
    "g",
    { class: "cell", "data-acts": `release ${id}|meet ${id}`, "data-spot": `cell ${id}` },
    box(0, 0, w, h, { rx: 8 }),
    svg("g", { class: "cell-of" }),
    rowOf([[{ words: `${base}` }, { sign: "strength" }]], w / 2 + 21, 14, 19, w - 44),
    rowOf(signsOf(effect), w / 2 + 21, h - 14, 19, w - 44),
  );

/** A prisoner in words. @param {Prisoner} prisoner @param {Tools} tools */
export const whatOf = ({ id, base, cards, kinds, effect, sanction, place, owner }, tools) =>
  [
    tools.text("what.prisoner", { prisoner: id, count: base, cards }),
    place === null
      ? tools.text("what.prisoner.bound")
      : tools.text("what.prisoner.free", { location: place, seat: owner }),
    tools.text("what.prisoner.effect", {
      kinds: kinds.map((kind) => tools.text(`board.kind.${kind}`)),
      what: sayEffects(effect, tools),
    }),
    tools.text("what.prisoner.sanction", { what: sayEffects(sanction, tools) }),
  ].join(" ");
