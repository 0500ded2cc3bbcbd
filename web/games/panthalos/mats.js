// @ts-check
/** The players' mats: the viewer's own is large, the others are small. */

import { el, keyed, set, svg } from "../../ui/dom.js";
import { othersOf } from "../drawing.js";
import { mark } from "../../ui/seat.js";
import { contestPanel, drawContest, isContested } from "./contest.js";
import { aboutFigure, actsOfFigure, discPicture, drawFigure, figurePicture, placeOf } from "./figures.js";
import { part, use } from "./parts.js";
import { GROUPS, drawStock } from "./stock.js";

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./view.js").Figure} Figure
 * @typedef {import("./view.js").Player} Player
 * @typedef {import("./view.js").View} View
 */

const SUPPLIES = ["personal", "general"];
/** The entry of the glossary that explains each token. @type {Record<string, string>} */
const SIGNS = { first: "start_player", challenged: "challenge", passed: "pass" };

/** @param {Element} parent @param {View} view @param {Tools} tools */
export function drawOwn(parent, view, tools) {
  const own = view.players.filter(({ seat }) => seat === view.viewer);
  drawPanels(parent, view, own.length > 0 && isContested(view), own, tools);
}

/**
 * Draws the panel of the contest, if there is one, and the mats below it.
 * @param {Element} parent @param {View} view @param {boolean} contested @param {Player[]} players @param {Tools} tools
 */
function drawPanels(parent, view, contested, players, tools) {
  keyed(
    parent,
    contested ? [undefined, ...players] : players,
    (player) => player?.seat ?? "contest",
    (player) => (player ? mat(player.seat, tools) : contestPanel()),
    (element, player) => (player ? drawMat(element, player, view, tools) : drawContest(element, view, tools)),
  );
}

/**
 * Draws the other players clockwise from the viewer, or all players for an onlooker.
 * @param {Element} parent @param {View} view @param {Tools} tools
 */
export function drawOthers(parent, view, tools) {
  const others = othersOf(view);
  drawPanels(parent, view, view.viewer === null && isContested(view), others, tools);
}

// --- a mat

/** @param {number} seat @param {Tools} tools */
const mat = (seat, { text }) =>
  el(
    "section",
    { class: `mat seat${seat}`, "data-seat": seat, role: "group" },
    el(
      "div",
      { class: "mat-head", "data-act": `challenge ${seat}` },
      mark(seat),
      el("b", { class: "name" }),
      token("first", "start", text),
      token("challenged", "challenged", text),
      token("passed", "passed", text),
      el("span", { class: "score", "data-do": "scores" }, icon("laurel"), el("b")),
    ),
    el(
      "div",
      { class: "discs", "data-spot": `discs ${seat}` },
      ...SUPPLIES.map((supply) =>
        el(
          "span",
          { class: supply, "data-source": supply === "personal" ? `disc ${seat}` : undefined },
          discPicture(seat),
          el("b"),
          el("small", {}, text(`mat.${supply}`)),
        ),
      ),
    ),
    el(
      "div",
      { class: "things" },
      el("div", { class: "figures", "data-spot": `figures ${seat}` }),
      el(
        "div",
        { class: "tiles" },
        ...GROUPS.map((group) => el("div", { class: `group ${group}`, "data-spot": `${group} ${seat}` })),
      ),
    ),
  );

/** @param {string} name */
const icon = (name) => svg("svg", { class: "sign", viewBox: "0 0 40 40", "aria-hidden": "true" }, use(name, 0, 0, 40));

/** @param {string} name @param {string} drawing @param {Tools["text"]} text */
const token = (name, drawing, text) =>
  el("span", { class: `token ${name}`, role: "img", "aria-label": text(`mat.${name}`) }, icon(drawing));

/** @param {Element} element @param {Player} player @param {View} view @param {Tools} tools */
function drawMat(element, player, view, tools) {
  const { seat, score, discs, challenged, passed } = player;
  const { text, names } = tools;
  const own = seat === view.viewer;
  const states = { mine: own, kept: own, acting: view.seat_to_act === seat, out: passed };
  for (const [state, holds] of Object.entries(states)) element.classList.toggle(state, holds);
  const signs = { first: view.first === seat, challenged, passed };
  const shownSigns = Object.entries(signs).filter(([, shown]) => shown);
  const facts = [text("what.score", { seat, count: score }), ...shownSigns.map(([sign]) => text(`mat.${sign}`))];
  set(element, { "aria-label": names[seat] });
  const about = ["points", ...shownSigns.map(([sign]) => SIGNS[sign])].join(" ");
  set(part(element, ".mat-head"), { "data-what": text("what.player", { facts }), "data-about": about });
  set(part(element, ".name"), { text: names[seat] });
  set(part(element, ".score b"), { text: score });
  for (const [name, shown] of Object.entries(signs)) part(element, `.token.${name}`).hidden = !shown;
  for (const supply of SUPPLIES) {
    const what = text(`what.${supply}`, { seat, count: discs[supply] });
    set(part(element, `.${supply}`), { "data-what": what, "data-about": supply });
    set(part(element, `.${supply} b`), { text: discs[supply] });
  }
  drawFigures(part(element, ".figures"), player, own, tools);
  for (const group of GROUPS) drawStock(part(element, `.${group}`), group, player, view, tools);
}

/**
 * Figures in front of the player are drawn in full, those on the board smaller and with their place.
 * @param {Element} parent @param {Player} player @param {boolean} own @param {Tools} tools
 */
function drawFigures(parent, { seat, figures }, own, { text }) {
  /** @param {Figure} is */
  const stands = (is) => is.where === "FRONT";
  const line = [...figures.filter(stands), ...figures.filter((is) => !stands(is) && is.where !== "POOL")];
  /** @param {Figure} is */
  const make = (is) =>
    stands(is) ? figurePicture(seat) : el("span", { class: "away" }, figurePicture(seat), el("small"));
  keyed(
    parent,
    line,
    (is) => `${is.figure} ${stands(is)}`,
    make,
    (element, is) => {
      const place = placeOf(is);
      drawFigure(part(element, ".figure"), is);
      if (!stands(is)) set(part(element, "small"), { text: text(`place.${place}`) });
      set(element, {
        "data-thing": stands(is) && `figure ${seat}-${is.figure}`,
        "data-acts": own && actsOfFigure(is),
        "data-what": text(`what.${is.kind}${stands(is) ? (own ? "" : ".other") : ".away"}`, {
          value: is.value,
          place,
          seat,
        }),
        "data-about": aboutFigure(is),
      });
    },
  );
}
