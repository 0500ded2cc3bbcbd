// @ts-check
/** The temple of another player, small: a screen with the god while all plan, then the cells with their counts. */

import { el, keyed, set } from "../../ui/dom.js";
import { ROMAN, part, picture, sign, use } from "./parts.js";

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./view.js").Player} Player
 * @typedef {import("./view.js").View} View
 */

export const strip = () => el("div", { class: "strip" });

/** @param {Element} element @param {Player} player @param {View} view @param {Tools} tools */
export function drawStrip(element, player, view, tools) {
  const { plan, last_plan, seat } = player;
  const planning = view.phase === "planning";
  const shown = planning ? null : (plan ?? last_plan);
  element.classList.toggle("closed", shown === null);
  keyed(
    element,
    shown ? view.cells : view.phase === "setup" ? [] : [null],
    (cell) => cell?.id ?? `screen ${player.god} ${player.planned}`,
    (cell) => (cell ? cellOf(cell) : screen(player)),
    (each, cell) => {
      if (!cell)
        return set(each, {
          "data-what": tools.text(player.planned ? "what.screen.sealed" : "what.screen", { seat }),
          "data-about": "temple plan",
        });
      const index = view.cells.indexOf(cell);
      const count = cell.counts?.[seat] ?? shown?.[index] ?? 0;
      const resolving = view.phase === "resolution";
      each.classList.toggle("now", resolving && view.column === cell.column);
      each.classList.toggle("done", resolving && cell.resolved);
      each.classList.toggle("none", count === 0);
      set(each, { "data-what": tools.text("what.theirs", { seat, cell: cell.id, count }), "data-about": "cell count" });
      set(part(each, "b"), { text: count || "" });
    },
  );
}

/** @param {import("./view.js").Cell} cell */
const cellOf = ({ id, kind, slot, side }) =>
  el(
    "span",
    { class: `mini ${kind} ${side ?? ""}` },
    kind === "quest" ? el("small", {}, ROMAN[Number(slot)]) : sign(kind === "initiative" ? "init" : id.toLowerCase()),
    el("b"),
  );

/** The screen that hides a temple. @param {Player} player */
const screen = ({ god, planned }) =>
  el(
    "span",
    { class: `screen${planned ? " sealed" : ""}` },
    ...[0, 1, 2].map(() => picture("bust", 60, 60, ...(god ? [use(`god-${god}`, 0, 0, 60)] : []))),
    planned ? sign("seal", "stamp") : undefined,
  );
