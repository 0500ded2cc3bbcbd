// @ts-check
/** What lies before the players: the viewer's own things large, those of the others small. */

import { el, keyed, set, svg } from "../../ui/dom.js";
import { mark } from "../../ui/seat.js";
import { contestPanel, drawContest, isContested } from "./contest.js";
import { actsOfFigure, discPicture, drawFigure, figurePicture, placeOf } from "./figures.js";
import { part, use } from "./parts.js";
import { GROUPS, drawStock } from "./stock.js";

/** @typedef {import("./board.js").Tools} Tools */

const SUPPLIES = ["personal", "general"];

/** @param {Element} parent @param {any} view @param {Tools} tools */
export function drawOwn(parent, view, tools) {
  const own = view.players.filter(({ seat }) => seat === view.viewer);
  drawContests(parent, view, own.length > 0 && isContested(view), own, tools);
}

/** The panel of the contest if there is one, and mats below. */
function drawContests(parent, view, contested, players, tools) {
  keyed(
    parent,
    contested ? [undefined, ...players] : players,
    (player) => player?.seat ?? "contest",
    (player) => (player ? mat(player.seat, tools) : contestPanel()),
    (element, player) => (player ? drawMat(element, player, view, tools) : drawContest(element, view, tools)),
  );
}

/**
 * The others, clockwise from the viewer; everybody for an onlooker.
 * @param {Element} parent @param {any} view @param {Tools} tools
 */
export function drawOthers(parent, view, tools) {
  const { players, viewer } = view;
  const others = viewer === null ? players : [...players.slice(viewer + 1), ...players.slice(0, viewer)];
  drawContests(parent, view, viewer === null && isContested(view), others, tools);
}

// --- a mat

/** @param {number} seat @param {Tools} tools */
const mat = (seat, { text }) =>
  el(
    "section",
    { class: `mat seat${seat}`, "data-seat": seat, role: "group" },
    el(
      "header",
      { "data-act": `challenge ${seat}` },
      mark(seat),
      el("b", { class: "name" }),
      token("first", "start", text),
      token("challenged", "challenged", text),
      token("passed", "passed", text),
      el("span", { class: "score", "data-do": "scores" }, icon("laurel"), el("b")),
    ),
    el("div", { class: "figures", "data-spot": `figures ${seat}` }),
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
      { class: "tiles" },
      ...GROUPS.map((group) => el("div", { class: `group ${group}`, "data-spot": `${group} ${seat}` })),
    ),
  );

const icon = (name) => svg("svg", { class: "sign", viewBox: "0 0 40 40", "aria-hidden": "true" }, use(name, 0, 0, 40));

const token = (name, drawing, text) =>
  el(
    "span",
    { class: `token ${name}`, title: text(`mat.${name}`), role: "img", "aria-label": text(`mat.${name}`) },
    icon(drawing),
  );

/** @param {Element} element @param {any} player @param {any} view @param {Tools} tools */
function drawMat(element, player, view, tools) {
  const { seat, score, discs, challenged, passed } = player;
  const { text, names } = tools;
  const own = seat === view.viewer;
  const states = { mine: own, acting: view.seat_to_act === seat, out: passed };
  for (const [state, holds] of Object.entries(states)) element.classList.toggle(state, holds);
  const signs = { first: view.first === seat, challenged, passed };
  const facts = [
    text("what.score", { seat, count: score }),
    ...Object.keys(signs)
      .filter((sign) => signs[sign])
      .map((sign) => text(`mat.${sign}`)),
  ];
  set(element, { "aria-label": names[seat] });
  set(part(element, "header"), { "data-what": text("what.player", { facts }) });
  set(part(element, ".name"), { text: names[seat] });
  set(part(element, ".score"), { title: text("what.score", { seat, count: score }) });
  set(part(element, ".score b"), { text: score });
  for (const [name, shown] of Object.entries(signs)) part(element, `.token.${name}`).hidden = !shown;
  for (const supply of SUPPLIES) {
    const what = text(`what.${supply}`, { seat, count: discs[supply] });
    set(part(element, `.${supply}`), { title: what, "data-what": what });
    set(part(element, `.${supply} b`), { text: discs[supply] });
  }
  drawFigures(part(element, ".figures"), player, own, tools);
  for (const group of GROUPS) drawStock(part(element, `.${group}`), group, player, view, tools);
}

/** In front they stand in full; those away on the board are shown smaller, with the place where they are. */
function drawFigures(parent, { seat, figures }, own, { text }) {
  const stands = (is) => is.where === "FRONT";
  const line = [...figures.filter(stands), ...figures.filter((is) => !stands(is) && is.where !== "POOL")];
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
      });
    },
  );
}
