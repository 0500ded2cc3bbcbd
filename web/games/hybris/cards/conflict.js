// @ts-check
/** Conflict cards: Strength, elements at the edges, what the card does at once and after the combat. */

import { svg } from "../../../ui/dom.js";
import { icon, label } from "../drawing.js";
import { glyphs } from "../effects.js";
import { badge, framed, ours, stacked, titled } from "./parts.js";

/** @typedef {import("../view.js").ConflictCard} ConflictCard */

/** Whose deck a card is of, by the letters of its id. @type {Record<string, string>} */
const DECKS = {
  ZE: "zeus",
  PA: "athena",
  PO: "poseidon",
  HA: "hades",
  HE: "hermes",
  AP: "apollo",
  AR: "ares",
  AM: "artemis",
  PH: "aphrodite",
  AV: "chronos",
};

/**
 * The deck that a card is of: an Olympian's, Chronos', the Coliseum's, or common to most Olympians.
 * @param {string} id
 */
export const deckOf = (id) => DECKS[id.slice(0, 2)] ?? (/^K\d\d$/.test(id) ? "arena" : "common");

/** The emblem of a deck. @param {string} deck */
const emblemOf = (deck) => (deck === "arena" ? "coliseum" : deck === "common" ? "combat" : `god-${deck}`);

/** The signs of what a card does, with those of its changing Strength. @param {ConflictCard} card
 * @returns {import("./parts.js").Section[]} */
const effectsOf = ({ per, at_once, after }) => [
  {
    lines: [
      ...(per ? [[[{ words: "+1 /" }, ...(per === "foe" ? [{ sign: "foe" }] : []), { sign: "conflict" }]]] : []),
      ...glyphs(at_once),
    ],
  },
  { sign: after.length ? "after" : undefined, lines: glyphs(after), tone: "later" },
];

/** A card that does nothing but fight. @param {ConflictCard} card */
const isPlain = ({ per, at_once, after }) => !per && !at_once.length && !after.length;

/** @param {ConflictCard & { id: string }} card @param {number} w @param {number} h @param {string} title */
export function conflictFace(card, w, h, title) {
  const deck = deckOf(card.id);
  const large = h >= 130;
  const r = large ? 15 : 11.5;
  const foot = large ? 34 : 23;
  const head = large ? 54 : 34;
  const [top, left] = [title ? head + 28 : head, large ? 8 : 5];
  return framed(
    `conflict ${deck}`,
    w,
    h,
    svg("path", { class: "field", d: `M4 ${head}V8q0-4 4-4h${w - 16}q4 0 4 4v${head - 8}Z` }),
    icon(emblemOf(deck), w * 0.64, head / 2 + 2, large ? 46 : 27, { class: "emblem" }),
    badge("shield", card.strength, r + (large ? 8 : 5), r + (large ? 8 : 5), r),
    title ? titled(title, w / 2, head + 14, w - 14) : undefined,
    isPlain(card) ? icon(emblemOf(deck), w / 2, (top + h - foot) / 2, w * 0.42, { class: "ghost-emblem" }) : undefined,
    ...stacked(effectsOf(card), left, top, w - 2 * left, h - foot - top - 1),
    ...edges(card, w, h, large),
    ours(w - 11, 11, large ? 12 : 10),
  );
}

/** The halves of combos: at the left what must come before, with the bonus; at the right what it offers.
 * @param {ConflictCard} card @param {number} w @param {number} h @param {boolean} large */
function edges({ left, bonus, right }, w, h, large) {
  const size = large ? 25 : 16;
  const y = h - size * 0.5 - 6;
  const half = (/** @type {-1 | 1} */ way, /** @type {string} */ name, /** @type {number} */ x) =>
    svg(
      "g",
      { class: `half ${name}` },
      svg("path", {
        class: "socket",
        d: `M${x} ${y - size * 0.62}h${-way * size * 0.75}a${size * 0.62} ${size * 0.62} 0 0 ${way < 0 ? 1 : 0} 0 ${size * 1.24}h${way * size * 0.75}Z`,
      }),
      icon(name, x - way * size * 0.68, y, size),
    );
  return [
    ...(left
      ? [
          half(-1, left, 2),
          label(`+${bonus}`, size * 1.34 + (large ? 13 : 7), y + (large ? 6 : 4.5), large ? 17 : 12.5, {
            class: "bonus",
          }),
        ]
      : []),
    ...(right ? [half(1, right, w - 2)] : []),
  ];
}
