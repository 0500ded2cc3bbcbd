// @ts-check
/** The cards of a player: Conflict cards in hand, Premonitions, technologies crafted. */

import { el, keyed, set, svg } from "../../ui/dom.js";
import { box, icon, label } from "./drawing.js";
import { formula, glyphsOf } from "./places-glyphs.js";
import { symbolOf } from "./ring-track.js";

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./view.js").ConflictCard} ConflictCard
 * @typedef {import("./view.js").Player} Player
 * @typedef {import("./view.js").Premonition} Premonition
 * @typedef {import("./view.js").Technology} Technology
 * @typedef {import("./view.js").View} View
 */

/**
 * @typedef {object} Held  a card that lies before a player
 * @property {string} key
 * @property {string} kind
 * @property {Element} face
 * @property {string} [act]
 * @property {string} [acts]
 * @property {string} what
 * @property {string} about
 */

/** @param {Element} parent @param {Player} player @param {boolean} own @param {View} view @param {Tools} tools */
export function drawCards(parent, player, own, view, tools) {
  const held = [
    ...player.hand.map((id, i) => conflictOf(id, i, player, own, view, tools)),
    ...player.premonitions.map((each) => premonitionOf(each, player, own, tools)),
    ...player.crafted.map((each) => craftedOf(each, player, own, tools)),
  ];
  parent.classList.toggle("many", held.length > 8);
  set(parent, { style: `--held: ${Math.max(held.length, 6)}` });
  keyed(
    parent,
    held,
    ({ key }) => key,
    ({ key, kind, face, act, acts }) =>
      el(
        "span",
        {
          class: `held ${kind}`,
          "data-act": act,
          "data-acts": acts,
          "data-spot": `held ${player.seat} ${key}`,
          "data-thing": `held ${key}`,
        },
        face,
      ),
    (element, { what, about }) => set(element, { "data-what": what, "data-about": about }),
  );
}

const W = 66;
const H = 92;

/** @param {string} kind @param {...(Element | undefined)} children */
const sheet = (kind, ...children) =>
  svg(
    "svg",
    { class: `picture sheet ${kind}`, viewBox: `0 0 ${W} ${H}`, "aria-hidden": "true" },
    box(1, 1, W - 2, H - 2, { class: "face", rx: 7 }),
    ...children,
  );

/** @param {string} id @param {number} i @param {Player} player @param {boolean} own @param {View} view @param {Tools} tools
 * @returns {Held} */
function conflictOf(id, i, { hand, seat }, own, view, { text }) {
  const card = view.cards[id];
  const copy = hand.slice(0, i).filter((other) => other === id).length;
  return {
    key: `${id} ${copy}`,
    kind: "conflict",
    face: conflictFace(card, id),
    acts: own ? `play ${id}|discard ${id}|ward ${id}|offer ${seat} ${id}` : `offer ${seat} ${id}`,
    what: text("what.conflict", { card: id, count: card.strength }),
    about: "conflict_card strength",
  };
}

/** @param {ConflictCard} card @param {string} id */
export const conflictFace = (card, id) =>
  sheet(
    "conflict-face",
    label(card.strength, W / 2, 40, 30),
    ...(card.left ? [icon(card.left, 12, H - 14, 18), label(`+${card.bonus}`, 12, H - 27, 12)] : []),
    ...(card.right ? [icon(card.right, W - 12, H - 14, 18)] : []),
    formula(glyphsOf([...card.at_once, ...card.after]).slice(0, 1), W / 2, 58, 15),
    svg("title", {}, id),
  );

/** @param {Premonition} each @param {Player} player @param {boolean} own @param {Tools} tools @returns {Held} */
function premonitionOf({ id, conditions, reward }, _player, own, { text }) {
  const state = conditions.map(({ have }) => have).join();
  return {
    key: `${id} ${state}`,
    kind: "premonition",
    face: sheet(
      "premonition-face",
      ...conditions.flatMap(({ metric, need, have, least }, i) => [
        icon(symbolOf(metric), 14, 16 + i * 19, 17),
        label(`${have}${least ? "/" : "≤"}${need}`, 43, 21 + i * 19, 14, {
          class: (least ? have >= need : have <= need) ? "met" : "",
        }),
      ]),
      formula(glyphsOf(reward).slice(0, 2), W / 2, H - 16, 15),
    ),
    acts: own ? `fulfil ${id}|put_back ${id}` : undefined,
    what: text("what.premonition", {
      card: id,
      facts: conditions.map(({ metric, need, have }) =>
        text("what.condition", { metric: text(`board.metric.${metric}`), need, count: have }),
      ),
    }),
    about: "premonition",
  };
}

/** @param {Technology} each @param {Player} player @param {boolean} own @param {Tools} tools @returns {Held} */
function craftedOf(tech, _player, own, { text }) {
  return {
    key: tech.id,
    kind: "crafted",
    face: sheet(
      `crafted-face ${tech.kind}`,
      icon(`${tech.id}`, W / 2, 34, 50),
      formula([{ sign: String(tech.points), icon: "vp" }], W / 2, H - 16, 20),
      icon(tech.kind, W - 12, 13, 16),
    ),
    acts: own ? `deploy ${tech.id}|give_up ${tech.id}` : undefined,
    what: text("what.crafted", { technology: tech.id, kind: tech.kind, count: tech.points }),
    about: "technology deploy",
  };
}
