// @ts-check
/** The cards of a player: Conflict cards in hand, Premonitions, technologies crafted. */

import { el, keyed, set } from "../../../ui/dom.js";
import { cardPicture } from "../cards/cards.js";
import { sign } from "../drawing.js";
import { backsOf } from "./hidden.js";
import { said, sayConflict, sayPremonition, sayTechnology } from "../sentences.js";

/**
 * @typedef {import("../board.js").Tools} Tools
 * @typedef {import("../view.js").ConflictCard} ConflictCard
 * @typedef {import("../view.js").Player} Player
 * @typedef {import("../view.js").Premonition} Premonition
 * @typedef {import("../view.js").Technology} Technology
 * @typedef {import("../view.js").View} View
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
  const { premonitions, crafted, seat } = player;
  const hand = player.hand && (own ? handOf(player.hand, view) : player.hand);
  const backs = backsOf(player, tools);
  const count = (hand?.length ?? 0) + (premonitions?.length ?? 0) + backs.length + crafted.length;
  const size = own ? SIZES[count > ROW ? "small" : "large"] : undefined;
  const held = [
    ...(hand ?? []).map((id, i) => conflictOf(id, i, { hand: hand ?? [], seat }, size, view, tools)),
    ...(premonitions ?? []).map((each) => premonitionOf(each, size, tools)),
    ...backs,
    ...crafted.map((each) => craftedOf(each, size, tools)),
  ];
  parent.classList.toggle("many", count > ROW);
  set(parent, { style: `--columns: ${Math.ceil(count / 2)}` });
  keyed(
    parent,
    held,
    ({ key }) => `${key} ${size}`,
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

/** What is left of a hand when a row is being laid face down. @param {string[]} hand @param {View} view */
function handOf(hand, { combat }) {
  const left = [...hand];
  for (const laid of (combat?.kind === "duel" && combat.laid) || [])
    if (laid && left.includes(laid)) left.splice(left.indexOf(laid), 1);
  return left;
}

/** So many cards lie in one row; more are small, in two rows, so that none covers the elements of another. */
const ROW = 3;

/** @typedef {[number, number]} Size */
/** The sizes at which cards lie on one's own mat. @type {Record<"large" | "small", Size>} */
const SIZES = { large: [84, 122], small: [68, 94] };

/**
 * @param {string} id
 * @param {number} i
 * @param {{hand: string[], seat: number}} of
 * @param {Size | undefined} size
 * @param {View} view
 * @param {Tools} tools
 * @returns {Held}
 */
function conflictOf(id, i, { hand, seat }, size, view, tools) {
  const card = view.cards[id];
  const copy = hand.slice(0, i).filter((other) => other === id).length;
  return {
    key: `${id} ${copy}`,
    kind: "conflict",
    face: size ? cardPicture("conflict", { id, ...card }, "", ...size) : small(card),
    acts: size ? `play ${id}|discard ${id}|ward ${id}|offer ${seat} ${id}` : `offer ${seat} ${id}`,
    what: said(tools.text("what.conflict", { card: id, count: card.strength }), sayConflict(card, tools)),
    about: "conflict_card strength",
  };
}

/** A Conflict card in the hand of another player: Strength and elements. @param {ConflictCard} card */
const small = ({ strength, left, right }) =>
  el(
    "span",
    { class: "small-card" },
    el("b", {}, String(strength)),
    el("span", { class: "ends" }, ...[left, right].map((element) => (element ? sign(element) : el("i")))),
  );

/** @param {Premonition} each @param {Size | undefined} size @param {Tools} tools @returns {Held} */
function premonitionOf(each, size, tools) {
  const { text } = tools;
  const { id, conditions } = each;
  const state = conditions.map(({ have }) => have).join();
  return {
    key: `${id} ${state}`,
    kind: "premonition",
    face: size ? cardPicture("premonition", each, "", ...size) : sign("premonition", "small-sign"),
    acts: size ? `fulfil ${id}|put_back ${id}` : undefined,
    what: said(
      text("what.premonition", {
        card: id,
        facts: conditions.map(
          ({ metric, least, need, have }) =>
            `${text(`condition.${least ? "least" : "most"}.${metric}`, { count: need })}, ${text("condition.now", { have })}`,
        ),
      }),
      sayPremonition(each, tools),
    ),
    about: "premonition",
  };
}

/** @param {Technology} tech @param {Size | undefined} size @param {Tools} tools @returns {Held} */
function craftedOf(tech, size, tools) {
  return {
    key: tech.id,
    kind: "crafted",
    face: size ? cardPicture("technology", tech, "", ...size) : sign(tech.id, "small-sign"),
    acts: size ? `deploy ${tech.id}|give_up ${tech.id}` : undefined,
    what: said(
      tools.text("what.crafted", { technology: tech.id, kind: tech.kind, count: tech.points }),
      sayTechnology(tech, tools),
    ),
    about: "technology deploy",
  };
}
