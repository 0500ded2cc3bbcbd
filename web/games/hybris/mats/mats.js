// @ts-check
/** The players' mats: the viewer's own is large, with the six upgrade tiles and the cards; the others are small. */

import { el, keyed, set } from "../../../ui/dom.js";
import { othersOf } from "../../drawing.js";
import { mark } from "../../../ui/seat.js";
import { picture, part, sign, use } from "../drawing.js";
import { drawCards } from "./hand.js";
import { drawForecast } from "./forecast.js";
import { isAgainstChronos } from "../modes.js";
import { drawFigures } from "./figures.js";
import { drawOffer } from "./offer.js";
import { drawPowers } from "./powers.js";
import { drawTiles } from "./tiles.js";

/**
 * @typedef {import("../board.js").Tools} Tools
 * @typedef {import("../view.js").Player} Player
 * @typedef {import("../view.js").View} View
 */

const STOCK = /** @type {const} */ (["aegis", "followers", "prayers", "greatness", "spark"]);

/** @param {Element} parent @param {View} view @param {Tools} tools */
export function drawOwn(parent, view, tools) {
  const own = view.players.filter(({ seat }) => seat === view.viewer);
  keyed(
    parent,
    own,
    ({ seat }) => seat,
    ({ seat }) => ownMat(seat),
    (element, player) => {
      drawMat(element, player, view, tools);
      drawOffer(part(element, ".offer"), view, tools);
      drawForecast(part(element, ".prospect"), view, tools);
      element.classList.toggle("fighting", view.combat !== null);
      element.classList.toggle("contesting", element.querySelector(".contest-view") !== null);
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
    ({ seat }) => otherMat(seat),
    (element, player) => drawMat(element, player, view, tools),
  );
}

// --- a mat

/** @param {number} seat */
const head = (seat) =>
  el(
    "div",
    { class: "head", "data-acts": `name ${seat}|receiver ${seat}|from ${seat}` },
    el("span", { class: "god" }),
    mark(seat),
    el("b", { class: "name" }),
    el("span", { class: "score", "data-do": "scores" }, sign("vp"), el("b")),
  );

/** @param {number} seat */
const stock = (seat) =>
  el(
    "div",
    { class: "stock" },
    ...STOCK.map((kind) =>
      el(
        "span",
        {
          class: kind,
          "data-spot": `${kind} ${seat}`,
          "data-act": kind === "aegis" || kind === "followers" ? `gift ${kind}` : undefined,
        },
        sign(kind),
        el("b"),
        el("small"),
      ),
    ),
  );

/** @param {number} seat */
const ownMat = (seat) =>
  el(
    "section",
    { class: `mat mine kept seat${seat}`, "data-seat": seat, role: "group" },
    el("div", { class: "line" }, head(seat), stock(seat), el("span", { class: "powers" })),
    el(
      "div",
      { class: "lot" },
      el("div", { class: "tiles", role: "group" }),
      el("div", { class: "figures", role: "group" }),
      el("div", { class: "offer" }),
      el("div", { class: "doing prospect" }),
      el("div", { class: "cards", role: "group" }),
    ),
  );

/** @param {number} seat */
const otherMat = (seat) =>
  el(
    "section",
    { class: `mat seat${seat}`, "data-seat": seat, role: "group" },
    head(seat),
    stock(seat),
    el("div", { class: "tiles", role: "group" }),
    el("div", { class: "figures", role: "group" }),
    el("div", { class: "cards", role: "group" }),
  );

/** @param {Element} element @param {Player} player @param {View} view @param {Tools} tools */
function drawMat(element, player, view, tools) {
  const { seat, olympian } = player;
  const { text, names } = tools;
  const own = seat === view.viewer;
  element.classList.toggle("acting", view.seat_to_act === seat);
  element.classList.toggle("passed", player.passed);
  set(element, { "aria-label": names[seat] });
  drawHead(element, player, view, tools);
  drawStock(element, player, tools);
  drawGuilt(part(element, ".stock"), player, view, tools);
  keyed(
    part(element, ".god"),
    [olympian],
    (id) => id,
    (id) => picture("bust", 80, 80, use(`god-${id}`, 0, 0, 80)),
  );
  const powers = element.querySelector(".powers");
  if (powers) drawPowers(powers, player, view, tools);
  set(part(element, ".tiles"), { "aria-label": text("what.tiles", { seat }) });
  set(part(element, ".figures"), { "aria-label": text("what.figures", { seat }) });
  set(part(element, ".cards"), { "aria-label": text("what.cards", { seat }) });
  drawTiles(part(element, ".tiles"), player, own, tools);
  drawFigures(part(element, ".figures"), player, own, view, tools);
  drawCards(part(element, ".cards"), player, own, view, tools);
}

/** How a player stands against Chronos, or who leads. @param {boolean} ahead @param {boolean} against
 * @param {Tools["text"]} text */
const leadIn = (ahead, against, text) =>
  against ? [text(ahead ? "what.ahead" : "what.behind")] : ahead ? [text("what.leads")] : [];

/** @param {Element} element @param {Player} player @param {View} view @param {Tools} tools */
function drawHead(element, player, view, { text, names }) {
  const { seat, score, olympian, ahead, passed } = player;
  const facts = [
    text(`olympian.${olympian}`),
    text("what.score", { count: score }),
    ...leadIn(ahead, isAgainstChronos(view), text),
    ...(passed ? [text("what.passed")] : []),
  ];
  set(part(element, ".head"), { "data-what": text("what.player", { seat, facts }), "data-about": "player victory" });
  set(part(element, ".name"), { text: names[seat] });
  set(part(element, ".score b"), { text: score });
  part(element, ".score").classList.toggle("ahead", ahead);
}

/** @param {Element} element @param {Player} player @param {Tools} tools */
function drawStock(element, player, { text }) {
  const { seat, shackles, sparks } = player;
  const counts = { ...player, spark: sparks };
  for (const kind of STOCK) {
    const thing = part(element, `.stock .${kind}`);
    set(part(thing, "b"), { text: counts[kind] });
    set(part(thing, "small"), { text: kind === "greatness" ? "/10" : kind === "spark" ? "/8" : "" });
    set(thing, {
      "data-what":
        kind === "spark" && shackles
          ? text("what.sparks", { seat, count: sparks, shackles })
          : text(`what.${kind}`, { seat, count: counts[kind] }),
      "data-about": kind === "spark" && shackles ? "spark shackle" : kind,
    });
  }
  const track = part(element, ".stock .spark");
  keyed(
    track.querySelector(".bonds") ?? track.appendChild(el("span", { class: "bonds" })),
    shackles ? [shackles] : [],
    (n) => n,
    (n) => el("span", {}, sign("shackle"), el("b", {}, String(n))),
  );
}

/** Guilt and place on the Corruption track. @param {Element} stock @param {Player} player @param {View} view
 * @param {Tools} tools */
function drawGuilt(stock, { seat }, { tartarus }, { text }) {
  const sins = tartarus
    ? [
        { kind: "corruption", count: tartarus.spaces[seat] },
        ...(tartarus.guilt[seat] ? [{ kind: "guilt", count: tartarus.guilt[seat] }] : []),
      ]
    : [];
  keyed(
    stock.querySelector(".sins") ?? stock.appendChild(el("span", { class: "sins" })),
    sins,
    ({ kind }) => kind,
    ({ kind }) => el("span", { class: kind, "data-spot": `${kind} ${seat}` }, sign(kind), el("b")),
    (each, { kind, count }) => {
      set(part(each, "b"), { text: count });
      set(each, { "data-what": text(`what.${kind}`, { seat, count }), "data-about": kind });
    },
  );
}
