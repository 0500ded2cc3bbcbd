// @ts-check
/** A contest: what is needed to cancel it, who offers what, and what would be left over. */

import { el, keyed, set } from "../../../ui/dom.js";
import { cardPicture } from "../cards/cards.js";
import { part, sign } from "../drawing.js";
import { mask } from "../art/avatars.js";
import { mark } from "../../../ui/seat.js";
import { said, sayConflict } from "../sentences.js";

/**
 * @typedef {import("../board.js").Tools} Tools
 * @typedef {import("../view.js").Contest} Contest
 * @typedef {import("../view.js").View} View
 */

/** @param {Element} parent  an element of its own @param {Contest} contest @param {View} view @param {Tools} tools */
export function drawContest(parent, contest, view, tools) {
  if (!parent.querySelector(".scales")) {
    parent.replaceChildren(el("div", { class: "scales" }), el("div", { class: "offers" }));
    parent.classList.add("contest-view");
  }
  drawScales(part(parent, ".scales"), contest, tools);
  drawOffers(part(parent, ".offers"), contest, view, tools);
}

/** The Strength that a seat's cards have. @param {string[] | null} hand @param {View} view */
const strengthOf = (hand, { cards }) => (hand ?? []).reduce((sum, id) => sum + cards[id].strength, 0);

/**
 * Who disputes what, how much Strength has been given of what is needed, and what remains.
 * @param {Element} element @param {Contest} contest @param {Tools} tools
 */
function drawScales(element, contest, tools) {
  const { foe, technology, points, need, left, have } = contest;
  const given = need - left;
  keyed(
    element,
    [`${foe} ${technology} ${need} ${left} ${have}`],
    (key) => key,
    () =>
      el(
        "span",
        { class: "scale", "aria-hidden": "true" },
        mask(foe),
        sign("contest"),
        el("span", { class: "prize" }, sign(technology), el("b", { "data-words": `+${points}` }), sign("vp")),
        el(
          "span",
          {
            class: "gauge",
            style: `--given: ${given / Math.max(1, need)}; --held: ${Math.min(1, (given + have) / Math.max(1, need))}`,
          },
          sign("strength"),
          el("b", { "data-words": `${given} / ${need}` }),
        ),
      ),
    (each) =>
      set(each, {
        "data-what": [
          tools.text("contest.what", { avatar: foe, technology, need, count: points }),
          have < left
            ? tools.text("contest.stands.short", { given, need, have, short: left - have })
            : tools.text("contest.stands", { given, need, have, over: have - left }),
          tools.text("contest.cost"),
        ].join(" "),
        "data-about": "contest strength intensity",
      }),
  );
}

/** The cards that may be given, by seat: those of the others; alone, one's own. @param {Element} element
 * @param {Contest} contest @param {View} view @param {Tools} tools */
function drawOffers(element, { seat, left }, view, tools) {
  const others = view.players.filter((player) => player.seat !== seat);
  const givers = others.length ? others : view.players;
  keyed(
    element,
    givers,
    (player) => player.seat,
    (player) =>
      el(
        "div",
        { class: `giver seat${player.seat}` },
        el("span", { class: "who" }, mark(player.seat), el("b", { "aria-hidden": "true" })),
        el("span", { class: "row-of" }),
      ),
    (each, player) => {
      set(part(each, ".who b"), { "data-words": strengthOf(player.hand, view) });
      set(part(each, ".who"), {
        "data-what": tools.text("contest.giver", { seat: player.seat, count: strengthOf(player.hand, view) }),
        "data-about": "contest",
      });
      drawHand(part(each, ".row-of"), player, left, view, tools);
    },
  );
}

/** @param {Element} element @param {import("../view.js").Player} player @param {number} left @param {View} view
 * @param {Tools} tools */
function drawHand(element, { seat, hand }, left, { cards }, tools) {
  const all = hand ?? [];
  set(element, { style: `--columns: ${Math.max(1, Math.ceil(all.length / 2))}` });
  keyed(
    element,
    all.map((id, i) => ({ id, i })),
    ({ id, i }) => `${id} ${all.slice(0, i).filter((other) => other === id).length}`,
    ({ id }) =>
      el(
        "span",
        { class: "laid", "data-act": `offer ${seat} ${id}` },
        cardPicture("conflict", { id, ...cards[id] }, tools.text(`card.${id}`)),
      ),
    (each, { id }) => {
      const { strength } = cards[id];
      each.classList.toggle("useless", strength === 0);
      const over = strength - left;
      set(each, {
        "data-what": said(
          tools.text("what.conflict", { card: id, count: strength }),
          sayConflict(cards[id], tools),
          strength && over >= 0 ? tools.text("contest.enough", { count: over }) : "",
        ),
        "data-about": "contest conflict_card",
      });
    },
  );
}
