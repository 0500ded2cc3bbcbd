// @ts-check
/** The panel of a parry or a duel: the tiles played, and the forces. */

import { el, keyed, set, svg } from "../../ui/dom.js";
import { mark } from "../../ui/seat.js";
import { numbered, part, use } from "./parts.js";
import { aboutTile, tilePicture } from "./tiles.js";

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./view.js").View} View
 */

/** The players in the contest, and those who still have tiles in front of them. @param {View} view */
function parties({ contest, players }) {
  /** @type {(number | undefined)[]} */
  const fighters = contest ? [contest.seat, contest.attacker, contest.defender] : [];
  return players.filter(({ seat, revealed }) => revealed.length > 0 || fighters.includes(seat));
}

/** Is there anything to show? @param {View} view */
export const isContested = (view) => parties(view).length > 0;

/** @param {...Element} drawing */
const sign = (...drawing) => svg("svg", { class: "sign", viewBox: "0 0 40 40", "aria-hidden": "true" }, ...drawing);

export const contestPanel = () =>
  el(
    "aside",
    { class: "contest", "data-spot": "contest" },
    el("p", {}, sign(use("sword", 0, 0, 40)), el("b"), sign()),
    el("div", { class: "parties" }),
  );

/** @param {number} seat */
const party = (seat) =>
  el(
    "div",
    { class: `party seat${seat}`, role: "group" },
    mark(seat),
    el("span", { class: "name" }),
    el("div", { class: "group" }),
    el("output", { "aria-live": "off" }),
  );

/** @param {Element} element @param {View} view @param {Tools} tools */
export function drawContest(element, view, { text, names }) {
  const { contest, viewer } = view;
  const title = contest ? text(`contest.${contest.kind}${contest.wild ? ".wild" : ""}`, contest) : text("contest.over");
  set(part(element, "b"), { text: title });
  keyed(
    part(element, ".sign:last-child"),
    contest ? [contest.element] : [],
    (name) => name,
    (name) => use(name, 0, 0, 40),
  );
  keyed(
    part(element, ".parties"),
    parties(view),
    ({ seat }) => seat,
    ({ seat }) => party(seat),
    (side, { seat, revealed }) => {
      set(side, { "aria-label": names[seat] });
      set(part(side, ".name"), { text: names[seat] });
      set(part(side, "output"), { text: forceOf(contest, seat, viewer) });
      drawRevealed(part(side, ".group"), revealed, seat === viewer, text);
    },
  );
}

/**
 * The force of a seat; the tiles that another seat selects for a parry are hidden.
 * @param {View["contest"]} contest @param {number} seat @param {number | null} viewer
 */
function forceOf(contest, seat, viewer) {
  if (contest?.kind === "duel") return contest.forces[seat === contest.attacker ? 0 : 1];
  return contest && seat === viewer ? `${contest.force}/${contest.need}` : "";
}

/** @param {Element} parent @param {string[]} ids @param {boolean} own @param {Tools["text"]} text */
function drawRevealed(parent, ids, own, text) {
  keyed(
    parent,
    numbered(ids),
    ({ key }) => key,
    ({ one }) => tilePicture(one),
    (piece, { one: id }) => {
      set(piece, {
        "data-thing": `tile ${id}`,
        "data-acts": own && `retain ${id}`,
        "data-what": text(`tile.${id}`),
        "data-about": aboutTile(id),
      });
    },
  );
}
