// @ts-check
/** The card of a game on the start screen; if there are several, one of them is chosen. */

import { el } from "../ui/dom.js";
import { pickGame } from "./setup.js";

/** @param {import("./start.js").Start} start @param {import("../games/index.js").Title} game */
export function titleCard(start, game) {
  const {
    text,
    setup,
    about: { games },
  } = start;
  const {
    name,
    title,
    designer,
    publisher,
    year,
    seats: [from, to],
    lid,
  } = game;
  const alone = games.length === 1;
  return el(
    alone ? "article" : "label",
    { class: `title-card title-${name}`, style: `--lid: ${lid}` },
    alone
      ? undefined
      : el("input", {
          type: "radio",
          name: "game",
          value: name,
          checked: game === setup.game,
          class: "visually-hidden",
          change: () => pickGame(start, game),
        }),
    el("h2", {}, title),
    el("p", { class: "by" }, text.say("start.by", { designer, publisher, year })),
    el("p", { class: "fine" }, `${text.say("start.players", { from, to })} · ${text.say("start.unofficial")}`),
  );
}
