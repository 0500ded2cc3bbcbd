// @ts-check
/** A technology just deployed, which the player asked may contest with a character in the Mortal World. */

import { el, keyed, set } from "../../../ui/dom.js";
import { sign } from "../drawing.js";
import { pawnPicture } from "../places/figures.js";

/**
 * @typedef {import("../board.js").Tools} Tools
 * @typedef {import("../view.js").Dispute} Dispute
 * @typedef {import("../view.js").View} View
 */

/** @param {Element} parent  an element of its own @param {Dispute} dispute @param {View} view @param {Tools} tools */
export function drawDispute(parent, dispute, view, { text }) {
  const { seat, foe, foe_figure, technology, city } = dispute;
  const cities = view.locations.find(({ id }) => id === "mortal_world")?.slots ?? [];
  const fighters = cities
    .flatMap(({ figures }) => figures)
    .filter((each) => each.seat === seat && !each.figure.startsWith("prophet"));
  parent.classList.add("dispute-view");
  const own = view.viewer === seat;
  keyed(
    parent,
    [`prize ${technology} ${foe}`, ...fighters.map(({ figure }) => figure)],
    (key) => key,
    (key) =>
      key.startsWith("prize")
        ? el(
            "span",
            { class: "prize" },
            pawnPicture(foe_figure, foe, view.players[foe].olympian),
            sign(technology),
            sign(city),
            sign("contest"),
          )
        : el(
            "span",
            { class: "fighter", "data-act": own ? `contest ${key}` : undefined },
            pawnPicture(key, seat, view.players[seat].olympian),
          ),
    (each, key) =>
      set(
        each,
        key.startsWith("prize")
          ? { "data-what": text("what.dispute", { seat: foe, technology, city }), "data-about": "contest technology" }
          : {
              "data-what": text("what.figure", { seat, figure: key, facts: [text("what.dispute.may")] }),
              "data-about": "contest",
            },
      ),
  );
}
