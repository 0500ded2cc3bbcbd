// @ts-check
/** A combat as its own view: the enemy's row and one's own, combos lit, totals as they stand, and what follows. */

import { el, keyed, set } from "../../../ui/dom.js";
import { cardPicture } from "../cards/cards.js";
import { deckOf } from "../cards/conflict.js";
import { part, sign } from "../drawing.js";
import { glyphs } from "../effects.js";
import { consequences, sayConsequences } from "./follows.js";
import { inline } from "../glyphs.js";
import { isAvatar, mask } from "../art/avatars.js";
import { portrait } from "../art/olympians.js";
import { said, sayConflict } from "../sentences.js";

/**
 * @typedef {import("../board.js").Tools} Tools
 * @typedef {import("../view.js").Combat} Combat
 * @typedef {import("../view.js").View} View
 */

const SIDES = /** @type {const} */ (["foe", "own"]);

/** @param {Element} parent  an element of its own @param {Combat} combat @param {View} view @param {Tools} tools */
export function drawCombat(parent, combat, view, tools) {
  if (!parent.querySelector(".sides")) {
    parent.replaceChildren(el("div", { class: "sides" }, ...SIDES.map(makeSide)), el("div", { class: "follows" }));
    parent.classList.add("combat-view");
  }
  parent.classList.toggle("ahead", combat.ahead);
  for (const side of SIDES) drawSide(part(parent, `.camp.of-${side}`), side, combat, view, tools);
  drawFollows(part(parent, ".follows"), combat, view, tools);
}

/** @param {string} side */
const makeSide = (side) =>
  el(
    "div",
    { class: `camp of-${side}` },
    el("span", { class: "fighter" }),
    el("span", { class: "base", "aria-hidden": "true" }),
    el("span", { class: "row-of" }),
    el("span", { class: "total" }, sign("strength"), el("b")),
  );

/**
 * @param {Element} element
 * @param {"foe" | "own"} side
 * @param {Combat} combat
 * @param {View} view
 * @param {Tools} tools
 */
function drawSide(element, side, combat, view, tools) {
  const own = side === "own";
  const row = own ? combat.row : combat.foe_row;
  const combos = own ? combat.combos : combat.foe_combos;
  const strength = own ? combat.strength : combat.foe_strength;
  drawFighter(part(element, ".fighter"), own, combat, view, tools);
  drawBase(part(element, ".base"), own, combat);
  drawRow(
    part(element, ".row-of"),
    { row, combos, left: own ? combat.left : 0 },
    own ? 0 : combat.cancelled,
    view,
    tools,
  );
  const total = part(element, ".total");
  set(part(total, "b"), { text: strength });
  set(total, {
    "data-what": tools.text(own ? "what.row" : "what.foe_row", { count: strength }),
    "data-about": "combat strength row",
    "data-spot": `total ${side}`,
  });
}

/** @param {string} foe @param {View} view */
const aboutFoe = (foe, { tartarus }) =>
  isAvatar(foe) ? `avatar ${foe}` : tartarus?.prisoners.some(({ id }) => id === foe) ? "prisoner" : "champion";

/**
 * Who fights.
 * @param {Element} element
 * @param {boolean} own
 * @param {Combat} combat
 * @param {View} view
 * @param {Tools} tools
 */
function drawFighter(element, own, { seat, figure, foe }, view, tools) {
  const { olympian } = view.players[seat];
  const kind = figure.replace(/\d+$/, "");
  keyed(
    element,
    [own ? `${seat} ${figure}` : foe],
    (each) => each,
    () =>
      own
        ? el(
            "span",
            { class: `seat${seat}` },
            portrait(olympian),
            kind === "olympian" ? "" : sign(kind === "ally" ? "hero" : kind, "rank"),
          )
        : isAvatar(foe)
          ? mask(foe)
          : sign(foe),
  );
  set(element, {
    "data-what": own
      ? tools.text("what.figure", { seat, figure, facts: [tools.text(`olympian.${olympian}`)] })
      : tools.text(`card.${foe}`),
    "data-about": own ? kind : aboutFoe(foe, view),
  });
}

/** What counts besides the cards: a base, and what powers and cards add or take. @param {Element} element
 * @param {boolean} own @param {Combat} combat */
function drawBase(element, own, { base, plus, foe_plus }) {
  const parts = [
    ...(own ? [] : [{ key: "base", words: String(base) }]),
    ...((own ? plus : foe_plus) ? [{ key: "plus", words: signed(own ? plus : foe_plus) }] : []),
  ];
  keyed(
    element,
    parts,
    ({ key, words }) => `${key} ${words}`,
    ({ key, words }) => el("b", { class: key, "data-words": words }),
  );
}

/** @param {number} number */
export const signed = (number) => (number < 0 ? `−${-number}` : `+${number}`);

/**
 * The cards of a row with the combos between them, and the places where more may be laid.
 * @param {Element} element @param {{ row: string[], combos: number[], left: number }} shown @param {number} cancelled
 * @param {View} view @param {Tools} tools
 */
export function drawRow(element, { row, combos, left }, cancelled, { cards }, tools) {
  const void_ = cancelledAt(combos, cancelled);
  const items = [
    ...row.map((id, i) => ({ key: `${i} ${id}`, id, bonus: combos[i] ?? 0, off: void_.has(i) })),
    ...Array.from({ length: left }, (_, i) => ({ key: `free ${row.length + i}`, id: "", bonus: 0, off: false })),
  ];
  keyed(
    element,
    items,
    ({ key, bonus, off }) => `${key} ${bonus} ${off}`,
    ({ id, bonus, off }) =>
      id
        ? el(
            "span",
            { class: `laid ${deckOf(id)}`, "data-thing": `laid ${id}` },
            ...(bonus ? [linkOf(bonus, cards[id].left, off)] : []),
            cardPicture("conflict", { id, ...cards[id] }, tools.text(`card.${id}`)),
          )
        : el("span", { class: "laid free" }),
    (each, { id, bonus, off }) =>
      set(
        each,
        id
          ? {
              "data-what": whatOf(id, bonus && !off ? bonus : 0, cards[id], tools),
              "data-about": "conflict_card combo",
              "data-spot": `laid ${id}`,
            }
          : { "aria-hidden": "true" },
      ),
  );
}

/** Which combos count nothing: the best ones. @param {number[]} combos @param {number} cancelled */
const cancelledAt = (combos, cancelled) =>
  new Set(
    [...combos.keys()]
      .filter((i) => combos[i] > 0)
      .sort((a, b) => combos[b] - combos[a])
      .slice(0, cancelled),
  );

/** @param {number} bonus @param {string | null} element @param {boolean} off */
const linkOf = (bonus, element, off) =>
  el(
    "span",
    { class: `link ${off ? "off" : ""}`, "aria-hidden": "true" },
    sign(String(element)),
    el("b", { "data-words": `+${bonus}` }),
  );

/** @param {string} id @param {number} bonus @param {import("../view.js").ConflictCard} card @param {Tools} tools */
const whatOf = (id, bonus, card, tools) =>
  said(
    tools.text("what.conflict", { card: id, count: card.strength }),
    bonus ? tools.text("combat.combo", { element: card.left, bonus }) : "",
    sayConflict(card, tools),
  );

/** What follows if it ended now: as victory or defeat, and what the cards still do. @param {Element} element
 * @param {Combat} combat @param {View} view @param {Tools} tools */
function drawFollows(element, combat, view, tools) {
  const ends = consequences(combat, view);
  const after = [...combat.foe_row, ...combat.row].flatMap((id) =>
    view.cards[id].after.length ? [{ id, after: view.cards[id].after }] : [],
  );
  const items = [
    {
      key: "won",
      mark: "victory",
      lines: ends.won,
      now: combat.ahead,
      what: tools.text("combat.won", { what: sayConsequences(combat, view, true, tools) }),
    },
    {
      key: "lost",
      mark: "defeat",
      lines: ends.lost,
      now: !combat.ahead,
      what: tools.text("combat.lost", { what: sayConsequences(combat, view, false, tools) }),
    },
    ...after.map(({ id, after }, i) => ({
      key: `after ${i} ${id}`,
      mark: "after",
      lines: glyphs(after).flat(),
      now: true,
      what: `${tools.text(`card.${id}`)}. ${sayConflict(view.cards[id], tools)}`,
    })),
  ];
  keyed(
    element,
    items,
    ({ key, lines }) => `${key} ${JSON.stringify(lines)}`,
    ({ key, mark, lines }) => el("span", { class: `end ${key.split(" ")[0]}` }, sign(mark), inline(lines)),
    (each, { now, what }) => {
      each.classList.toggle("now", now);
      set(each, { "data-what": what, "data-about": "combat" });
    },
  );
}
