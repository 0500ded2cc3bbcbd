// @ts-check
/** A combat between two players: both rows, face down until both are laid; the attacker's is turned over first. */

import { el, keyed, set } from "../../../ui/dom.js";
import { cardPicture } from "../cards/cards.js";
import { drawRow, signed } from "./combat.js";
import { part, sign } from "../drawing.js";
import { pawnPicture } from "../places/figures.js";

/**
 * @typedef {import("../board.js").Tools} Tools
 * @typedef {import("../view.js").Duel} Duel
 * @typedef {import("../view.js").View} View
 */

/** The attacker stands first, as the attacker's row is turned over first. */
const SIDES = /** @type {const} */ (["attacker", "defender"]);

/** @param {Element} parent  an element of its own @param {Duel} duel @param {View} view @param {Tools} tools */
export function drawDuel(parent, duel, view, tools) {
  if (!parent.querySelector(".sides")) {
    parent.replaceChildren(el("div", { class: "sides" }, ...SIDES.map(makeSide)), el("div", { class: "stake" }));
    parent.classList.add("combat-view", "duel-view");
  }
  parent.classList.toggle("open", duel.row.length + duel.foe_row.length > 0);
  for (const side of SIDES) drawSide(part(parent, `.camp.${side}`), side, duel, view, tools);
  drawStake(part(parent, ".stake"), duel, tools);
}

/** @param {string} side */
const makeSide = (side) =>
  el(
    "div",
    { class: `camp ${side}` },
    el("span", { class: "fighter" }),
    el("span", { class: "base", "aria-hidden": "true" }),
    el("span", { class: "row-of" }),
    el("span", { class: "sealed" }),
    el("span", { class: "total" }, sign("strength"), el("b")),
  );

/** What a side has. @param {"attacker" | "defender"} side @param {Duel} duel */
const sideOf = (side, duel) =>
  side === "attacker"
    ? {
        seat: duel.seat,
        figure: duel.figure,
        row: duel.row,
        combos: duel.combos,
        off: duel.own_cancelled,
        plus: duel.plus,
        strength: duel.strength,
      }
    : {
        seat: duel.foe,
        figure: duel.foe_figure,
        row: duel.foe_row,
        combos: duel.foe_combos,
        off: duel.cancelled,
        plus: duel.foe_plus,
        strength: duel.foe_strength,
      };

/**
 * @param {Element} element
 * @param {"attacker" | "defender"} side
 * @param {Duel} duel
 * @param {View} view
 * @param {Tools} tools
 */
function drawSide(element, side, duel, view, tools) {
  const { text } = tools;
  const { seat, figure, row, combos, off, plus, strength } = sideOf(side, duel);
  const own = seat === view.viewer;
  element.classList.toggle("of-own", own);
  element.classList.toggle("of-foe", !own);
  element.classList.toggle("stronger", duel.ahead === (side === "attacker"));
  const fighter = part(element, ".fighter");
  keyed(
    fighter,
    [`${seat} ${figure}`],
    (key) => key,
    () =>
      el(
        "span",
        { class: `seat${seat}` },
        pawnPicture(figure, seat, view.players[seat].olympian),
        sign(side === "attacker" ? "combat" : "ward", "rank"),
      ),
  );
  set(fighter, {
    "data-what": text(`what.duel.${side}`, { seat, figure: text(`figure.${figure}`) }),
    "data-about": figure.replace(/\d+$/, ""),
  });
  keyed(
    part(element, ".base"),
    plus ? [plus] : [],
    (each) => each,
    (each) => el("b", { class: "plus", "data-words": signed(each) }),
  );
  drawRow(part(element, ".row-of"), { row, combos, left: 0 }, off, view, tools);
  drawSealed(part(element, ".sealed"), seat, row.length > 0, duel, view, tools);
  set(part(element, ".total b"), { text: strength });
  set(part(element, ".total"), {
    "data-what": text("what.duel.row", { seat, count: strength }),
    "data-about": "combat strength row",
    "data-spot": `total ${side}`,
  });
}

/** What lies face down: one's own cards, of the other only that there is a row. @param {Element} element
 * @param {number} seat @param {boolean} open @param {Duel} duel @param {View} view @param {Tools} tools */
function drawSealed(element, seat, open, { laid }, view, { text }) {
  const own = seat === view.viewer;
  const cards = own ? (laid ?? []).filter((each) => each !== null) : ["row"];
  keyed(
    element,
    open ? [] : cards,
    (id, i) => `${i} ${id}`,
    (id) =>
      own && id in view.cards
        ? el(
            "span",
            { class: "face-down-card mine-laid", "data-thing": `laid ${id}` },
            cardPicture("conflict", { id, ...view.cards[id] }, "", 60, 80),
            sign("hidden"),
          )
        : el("span", { class: "face-down-card" }, sign(own ? "once" : "conflict")),
    (each, id) =>
      set(each, {
        "data-what": !own
          ? text("what.duel.sealed", { seat })
          : id in view.cards
            ? text("what.duel.laid", { card: id, count: view.cards[id].strength })
            : text("what.power", { power: id, seat }),
        "data-about": "row combat",
      }),
  );
}

/** What it is about. @param {Element} element @param {Duel} duel @param {Tools} tools */
function drawStake(element, { cause, slot, technology, seat, foe }, { text }) {
  keyed(
    element,
    [`${cause} ${slot} ${technology}`],
    (key) => key,
    () => el("span", {}, sign(technology ?? "slot"), sign("victory")),
    (each) =>
      set(each, {
        "data-what": technology
          ? text("what.duel.technology", { technology, seat, foe })
          : slot
            ? text("what.duel.slot", { slot, seat, foe })
            : text("what.duel.attack", { seat, foe }),
        "data-about": "combat",
      }),
  );
}
