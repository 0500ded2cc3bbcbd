// @ts-check
/** The players' mats: the viewer's own is large, with the temple; the others are small, closed while all plan. */

import { el, keyed, set } from "../../ui/dom.js";
import { othersOf } from "../drawing.js";
import { mark } from "../../ui/seat.js";
import { belongings, drawBelongings, drawWishes } from "./belongings.js";
import { RESOURCES, part, picture, sign, use } from "./parts.js";
import { drawPlanner, planner } from "./planner.js";
import { drawStrip, strip } from "./strip.js";
import { drawTemple, temple } from "./temple.js";

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./draft.js").Draft} Draft
 * @typedef {import("./view.js").Player} Player
 * @typedef {import("./view.js").View} View
 */

/** From how many other players on their mats are low. */
const CROWD = 4;

/** @param {Element} parent @param {View} view @param {Draft} draft @param {Tools} tools */
export function drawOwn(parent, view, draft, tools) {
  const own = view.players.filter(({ seat }) => seat === view.viewer);
  keyed(
    parent,
    own,
    ({ seat }) => seat,
    ({ seat }) => ownMat(seat, draft, tools),
    (element, player) => {
      again.set(draft, view.plan?.again ?? []);
      drawMat(element, player, view, tools);
      drawWishes(part(element, ".wishes"), player, tools);
      drawPlanner(part(element, ".planner"), view, draft, tools);
      drawTemple(part(element, ".temple"), view, draft, tools);
    },
  );
}

/** Last round's plan, for the button. @type {WeakMap<Draft, number[]>} */
const again = new WeakMap();

/**
 * Draws the other players clockwise from the viewer, or all players for an onlooker.
 * @param {Element} parent @param {View} view @param {Tools} tools
 */
export function drawOthers(parent, view, tools) {
  const others = othersOf(view);
  parent.classList.toggle("crowded", others.length >= CROWD);
  keyed(
    parent,
    others,
    ({ seat }) => seat,
    ({ seat }) => otherMat(seat),
    (element, player) => {
      drawMat(element, player, view, tools);
      drawWishes(part(element, ".wishes"), player, tools);
      drawStrip(part(element, ".strip"), player, view, tools);
    },
  );
}

// --- a mat

/** @param {number} seat */
const head = (seat) =>
  el(
    "div",
    { class: "mat-head" },
    el("span", { class: "god" }),
    mark(seat),
    el("b", { class: "name" }),
    el("span", { class: "rank", "aria-hidden": "true" }),
    el("span", { class: "score", "data-do": "scores" }, sign("vp"), el("b")),
  );

/** @param {number} seat */
const stock = (seat) =>
  el(
    "div",
    { class: "stock" },
    ...RESOURCES.map((kind) => el("span", { class: kind, "data-spot": `${kind} ${seat}` }, sign(kind), el("b"))),
    el("span", { class: "disciples", "data-spot": `disciples ${seat}` }, sign("disciple"), el("b"), el("small")),
  );

/** @param {number} seat @param {Draft} draft @param {Tools} tools */
const ownMat = (seat, draft, tools) =>
  el(
    "section",
    { class: `mat mine kept seat${seat}`, "data-seat": seat, role: "group" },
    el("div", { class: "line" }, head(seat), stock(seat), el("span", { class: "wishes" }), belongings(seat)),
    planner(draft, () => again.get(draft) ?? [], tools),
    temple(draft),
  );

/** @param {number} seat */
const otherMat = (seat) =>
  el(
    "section",
    { class: `mat seat${seat}`, "data-seat": seat, role: "group" },
    head(seat),
    stock(seat),
    el("span", { class: "wishes" }),
    belongings(seat),
    strip(),
  );

/** @param {Element} element @param {Player} player @param {View} view @param {Tools} tools */
function drawMat(element, player, view, tools) {
  const { seat, score, stock: has, disciples, reserve, god } = player;
  const { text, names } = tools;
  const states = { acting: view.seat_to_act === seat };
  for (const [state, holds] of Object.entries(states)) element.classList.toggle(state, holds);
  const place = view.order.indexOf(seat) + 1;
  set(element, { "aria-label": names[seat] });
  const facts = [
    text("what.score", { count: score }),
    text("what.place", { place }),
    ...(god ? [text(`god.${god}`)] : []),
  ];
  set(part(element, ".mat-head"), { "data-what": text("what.player", { seat, facts }), "data-about": "god" });
  set(part(element, ".name"), { text: names[seat] });
  set(part(element, ".score b"), { text: score });
  keyed(
    part(element, ".god"),
    god ? [god] : [],
    (id) => id,
    (id) => picture("bust", 60, 60, use(`god-${id}`, 0, 0, 60)),
  );
  for (const kind of RESOURCES) {
    set(part(element, `.${kind} b`), { text: has[kind] });
    set(part(element, `.stock .${kind}`), {
      "data-what": text(`what.${kind}`, { seat, count: has[kind] }),
      "data-about": `${kind} warehouse`,
    });
  }
  set(part(element, ".disciples b"), { text: disciples });
  set(part(element, ".disciples small"), { text: `/${disciples + reserve}` });
  set(part(element, ".disciples"), {
    "data-what": text("what.disciples", { seat, count: disciples, reserve }),
    "data-about": "disciple",
  });
  drawBelongings(part(element, ".belongings"), player, view, tools);
}
