// @ts-check
/** The Corruption cards of which one is kept for its power. */

import { el, keyed, set } from "../../../ui/dom.js";
import { cardPicture } from "../cards/cards.js";
import { sayPower } from "../sentences.js";

/**
 * @typedef {import("../board.js").Tools} Tools
 * @typedef {import("../view.js").Corruption} Corruption
 */

/** @param {Element} parent @param {Corruption[]} offered @param {Tools} tools */
export function drawTemptation(parent, offered, tools) {
  keyed(
    parent,
    offered,
    ({ id }, i) => `${id} ${i}`,
    (each) =>
      el(
        "span",
        { class: "tempting", "data-act": `keep ${each.id}`, "data-thing": `corruption ${each.id}` },
        cardPicture("corruption", each, tools.text(`card.${each.id}`)),
      ),
    (element, { id, power }) =>
      set(element, {
        "data-what": `${tools.text("what.corruption_card", { card: id })} ${sayPower(power, tools)}`,
        "data-about": "corruption_card",
      }),
  );
}
