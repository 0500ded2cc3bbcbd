// @ts-check
/** The players' mats: the viewer's own is large, with hand and prices; the others are small. */

import { el, keyed, set } from "../../ui/dom.js";
import { othersOf } from "../drawing.js";
import { mark } from "../../ui/seat.js";
import { doing, drawDoing } from "./doing.js";
import { counted, drawHand } from "./hand.js";
import { drawRanks, drawStairs } from "./offerings.js";
import { numbered, part, sign as icon } from "./parts.js";
import { piecePicture } from "./pieces.js";
import { bonusPicture, cardPicture, demigodPicture, godPicture, lootPicture } from "./tiles.js";

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./view.js").Kind} Kind
 * @typedef {import("./view.js").Player} Player
 * @typedef {import("./view.js").View} View
 */

const PIECES = /** @type {const} */ (["foot", "column"]);
const FIELD = /** @type {const} */ ({ foot: "feet", column: "columns" });

/** @param {Element} parent @param {View} view @param {Tools} tools */
export function drawOwn(parent, view, tools) {
  const own = view.players.filter(({ seat }) => seat === view.viewer);
  keyed(
    parent,
    own,
    ({ seat }) => seat,
    ({ seat }) => ownMat(seat, tools),
    (element, player) => {
      drawMat(element, player, view, tools);
      drawDoing(part(element, ".doing"), view, tools);
      drawHand(part(element, ".hand"), player.hand ?? [], tools);
      drawStairs(part(element, ".offerings"), player, view.prices, tools);
    },
  );
}

/**
 * Draws the other players clockwise from the viewer, or all players for an onlooker.
 * @param {Element} parent @param {View} view @param {Tools} tools
 */
export function drawOthers(parent, view, tools) {
  const others = othersOf(view);
  keyed(
    parent,
    others,
    ({ seat }) => seat,
    ({ seat }) => otherMat(seat, tools),
    (element, player) => {
      drawMat(element, player, view, tools);
      drawHidden(element, player, tools);
      drawRanks(part(element, ".offerings"), player, tools);
    },
  );
}

// --- a mat

/** @param {string} name @param {string} drawing @param {Tools} tools */
const token = (name, drawing, { text }) =>
  el("span", { class: `token ${name}`, role: "img", "aria-label": text(`mat.${name}`) }, icon(drawing));

/** @param {number} seat @param {Tools} tools */
const head = (seat, tools) =>
  el(
    "div",
    { class: "mat-head" },
    mark(seat),
    el("b", { class: "name" }),
    token("first", "temple_token", tools),
    token("big_foot", "bigfoot", tools),
    el("span", { class: "score", "data-do": "scores" }, icon("laurel"), el("b")),
  );

/** @param {number} seat */
const reserve = (seat) =>
  el(
    "div",
    { class: "reserve" },
    ...PIECES.map((kind) =>
      el(
        "span",
        { class: `stock ${kind}`, "data-spot": `${kind} ${seat}` },
        el("span", { class: "personal", "data-source": `${kind} ${seat}` }, piecePicture(kind, seat), el("b")),
        el("span", { class: "general" }, piecePicture(kind, seat)),
        kind === "column" ? el("span", { class: "built", "aria-hidden": "true" }, icon("site")) : undefined,
      ),
    ),
  );

const belongings = () =>
  el(
    "div",
    { class: "belongings" },
    ...["gods", "steps", "demigods", "bonus"].map((name) => el("span", { class: `group ${name}` })),
  );

/** @param {number} seat @param {Tools} tools */
const ownMat = (seat, tools) =>
  el(
    "section",
    { class: `mat mine seat${seat}`, "data-seat": seat, role: "group" },
    doing(),
    head(seat, tools),
    reserve(seat),
    el("div", { class: "things" }, el("div", { class: "hand" }), belongings()),
    el("div", { class: "offerings" }),
  );

/** @param {number} seat @param {Tools} tools */
const otherMat = (seat, tools) =>
  el(
    "section",
    { class: `mat seat${seat}`, "data-seat": seat, role: "group" },
    head(seat, tools),
    reserve(seat),
    el(
      "div",
      { class: "hand", "data-spot": `hand ${seat}` },
      el("span", { class: "hidden-cards" }, cardPicture("back"), el("b")),
      el("span", { class: "known" }),
    ),
    el("div", { class: "offerings" }),
    belongings(),
  );

/** @param {Element} element @param {Player} player @param {View} view @param {Tools} tools */
function drawMat(element, player, view, tools) {
  const { seat, score } = player;
  const { text, names } = tools;
  const own = seat === view.viewer;
  const signs = { first: view.first === seat, big_foot: view.big_foot === seat };
  element.classList.toggle("acting", view.seat_to_act === seat);
  set(element, { "aria-label": names[seat] });
  const shownSigns = Object.entries(signs).filter(([, shown]) => shown);
  const facts = [text("what.score", { seat, count: score }), ...shownSigns.map(([sign]) => text(`mat.${sign}`))];
  const about = ["points", ...shownSigns.map(([sign]) => (sign === "first" ? "first_player" : sign))].join(" ");
  set(part(element, ".mat-head"), { "data-what": text("what.player", { facts }), "data-about": about });
  set(part(element, ".name"), { text: names[seat] });
  set(part(element, ".score b"), { text: score });
  for (const [name, shown] of Object.entries(signs)) part(element, `.token.${name}`).hidden = !shown;
  for (const kind of PIECES) drawStock(part(element, `.stock.${kind}`), kind, player, own, tools);
  drawBelongings(part(element, ".belongings"), player, tools);
}

/** @param {Element} parent @param {Player} player @param {Tools} tools */
function drawBelongings(parent, player, tools) {
  drawGods(part(parent, ".gods"), player, tools);
  drawStepTiles(part(parent, ".steps"), player, tools);
  drawDemigods(part(parent, ".demigods"), player, tools);
  drawBonus(part(parent, ".bonus"), player, tools);
}

/**
 * The pieces in the personal and in the general supply.
 * @param {Element} element @param {Kind} kind @param {Player} player @param {boolean} own @param {Tools} tools
 */
function drawStock(element, kind, player, own, { text }) {
  const { reserve: ready, general, board } = player[FIELD[kind]];
  set(part(element, ".personal b"), { text: ready });
  set(part(element, ".personal"), {
    "data-what": text("what.reserve", { piece: kind, seat: player.seat, count: ready, board }),
    "data-about": `${kind} personal`,
  });
  if (kind === "column") set(part(element, ".built"), { "data-count": board });
  set(part(element, ".general"), {
    "data-count": general,
    "data-acts": own && `buy_piece ${kind}`,
    "data-what": text("what.general", { piece: kind, seat: player.seat, count: general }),
    "data-about": `${kind} general`,
  });
}

/** @param {Element} parent @param {Player} player @param {Tools} tools */
function drawGods(parent, { seat, gods }, { text }) {
  const kinds = [...new Set(gods)].sort();
  keyed(
    parent,
    kinds,
    String,
    (id) =>
      el(
        "span",
        { class: "medal-case", "data-spot": `god ${id} ${seat}`, "data-thing": `god ${id}` },
        godPicture(id),
        el("b"),
      ),
    (one, id) => {
      const count = gods.filter((each) => each === id).length;
      set(part(one, "b"), { text: count > 1 ? `×${count}` : "" });
      set(one, {
        "data-what": text("what.own_god", { god: id, count, about: text(`god.${id}.about`) }),
        "data-about": id,
      });
    },
  );
}

/** @param {Element} parent @param {Player} player @param {Tools} tools */
function drawStepTiles(parent, { step_tiles }, { text }) {
  keyed(
    parent,
    numbered(step_tiles),
    ({ key }) => key,
    ({ one }) => el("span", { "data-thing": `loot steps${one}` }, lootPicture(`steps${one}`)),
    (one, { one: count }) => set(one, { "data-what": text("what.step_tile", { count }), "data-about": "step_tile" }),
  );
}

/**
 * Known demigods, and the number of hidden ones.
 * @param {Element} parent @param {Player} player @param {Tools} tools
 */
function drawDemigods(parent, { seat, demigods, demigod_count, demigods_known }, { text }) {
  const open = demigods ?? demigods_known;
  const backs = demigod_count - open.length;
  const shown = [...numbered(open), ...(backs > 0 ? [{ one: null, key: "back" }] : [])];
  keyed(
    parent,
    shown,
    ({ key }) => key,
    ({ one }) =>
      el("span", { class: "shield", "data-thing": `demigod ${one ?? "back"}` }, demigodPicture(one), el("b")),
    (shield, { one }) => {
      set(part(shield, "b"), { text: one === null && backs > 1 ? `×${backs}` : "" });
      set(shield, {
        "data-what":
          one === null ? text("what.demigods", { seat, count: backs }) : text("what.demigod", { value: one }),
        "data-about": "demigod",
      });
    },
  );
}

/** @param {Element} parent @param {Player} player @param {Tools} tools */
function drawBonus(parent, { bonus }, { text }) {
  keyed(
    parent,
    bonus ? [bonus] : [],
    String,
    (id) => bonusPicture(id),
    (one, id) => set(one, { "data-what": text("what.bonus", { bonus: id }), "data-about": "bonus" }),
  );
}

/**
 * The hand of another player: the number of cards, and the public ones; all after the end of the game.
 * @param {Element} element @param {Player} player @param {Tools} tools
 */
function drawHidden(element, { seat, hand, hand_count, hand_known }, { text }) {
  const seen = hand ?? hand_known;
  const hidden = part(element, ".hidden-cards");
  set(part(hidden, "b"), { text: hand_count });
  set(hidden, {
    "data-what": seen.length
      ? text("what.hand.known", { seat, count: hand_count, cards: seen })
      : text("what.hand", { seat, count: hand_count }),
    "data-about": "action_card",
  });
  keyed(
    part(element, ".known"),
    counted(seen),
    ([kind]) => kind,
    ([kind]) => el("span", { class: "seen" }, cardPicture(kind), el("b")),
    (one, [, count]) => set(part(one, "b"), { text: count > 1 ? count : "" }),
  );
}
