// @ts-check
/** The characters of a player: where they are, what they are programmed for, whether they were activated. */

import { el, keyed, set } from "../../../ui/dom.js";
import { sign } from "../drawing.js";
import { pawnPicture } from "../places/figures.js";

/**
 * @typedef {import("../board.js").Tools} Tools
 * @typedef {import("../view.js").Figure} Figure
 * @typedef {import("../view.js").Player} Player
 * @typedef {import("../view.js").View} View
 */

/** @param {Element} parent @param {Player} player @param {boolean} own @param {View} view @param {Tools} tools */
export function drawFigures(parent, player, own, view, tools) {
  const shown = player.figures.filter(({ where }) => where !== "tile");
  parent.classList.toggle("many", shown.length > 8);
  keyed(
    parent,
    shown,
    ({ id }) => id,
    ({ id }) =>
      el(
        "span",
        {
          class: "character",
          "data-acts": own ? `activate ${id}|ready ${id}|revive ${id}|contest ${id}` : undefined,
          "data-spot": `character ${player.seat} ${id}`,
        },
        pawnPicture(id, player.seat, player.olympian),
        el("span", { class: "token-of" }),
      ),
    (element, figure) => {
      const asked = own && view.seat_to_act === player.seat && view.asked === figure.id;
      element.classList.toggle("asked", asked);
      drawFigure(element, figure, player.seat, tools);
    },
  );
}

/** @param {Element} element @param {Figure} figure @param {number} seat @param {Tools} tools */
function drawFigure(element, { id, kind, hero, where, token, spent, face_down }, seat, { text }) {
  element.classList.toggle("fallen", where === "fallen");
  element.classList.toggle("out", where !== "reserve" && where !== "fallen");
  element.classList.toggle("spent", spent);
  keyed(
    /** @type {Element} */ (element.querySelector(".token-of")),
    token ? [token] : face_down ? ["token-back"] : [],
    (each) => each,
    (each) => sign(each),
  );
  element.classList.toggle("unseen", !!face_down && !!token);
  const place = where === "reserve" || where === "fallen" ? text(`where.${where}`) : text(`slot.${where}`);
  const facts = [
    place,
    ...(token ? [text("what.figure.token", { location: token })] : []),
    ...(face_down ? [text(token ? "what.figure.unseen" : "what.figure.hidden")] : []),
    ...(spent ? [text("what.figure.spent")] : []),
  ];
  const name = hero ? text(`card.${hero}`) : text(`figure.${id}`);
  set(element, {
    "data-what": text("what.figure", { seat, figure: name, facts }),
    "data-about": hero ? "ally" : `${kind} character`,
  });
}
