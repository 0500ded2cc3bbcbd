// @ts-check
/** The card of a game on the start screen: its board, how many play, how long and how hard. One of them is chosen. */

import { el } from "../ui/dom.js";
import { coverOf } from "../saved/my-games.js";
import { pickGame } from "./setup.js";

/** @typedef {import("../games/index.js").Title} Title @typedef {import("../ui/text.js").Text} Text */

const HEAVIEST = 5;

/** @param {import("./start.js").Start} start @param {Title} game */
export function titleCard(start, game) {
  const { text, setup, about } = start;
  const { name, title, lid } = game;
  const src = coverOf(game);
  const alone = about.games.length === 1;
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
    el("span", { class: "title-picture" }, src ? el("img", { src, alt: "", width: 560, height: 350 }) : undefined),
    el("h2", {}, title),
    el("p", { class: "fine title-facts" }, ...facts(game, text)),
  );
}

/** @param {Title} game @param {Text} text */
function facts({ seats: [from, to], minutes, weight }, text) {
  return [
    el("span", {}, text.say("start.players", { from, to })),
    minutes === undefined ? undefined : el("span", {}, text.say("start.minutes", { count: minutes })),
    weight === undefined ? undefined : weightOf(text.say("start.weight", { weight, most: HEAVIEST }), weight),
  ];
}

/** Five dots, as many of them full as the game is heavy. @param {string} words @param {number} weight */
const weightOf = (words, weight) =>
  el(
    "span",
    { class: "weight", role: "img", "aria-label": words, title: words },
    ...Array.from({ length: HEAVIEST }, (_, dot) => el("i", { class: dot < weight ? "full" : undefined })),
  );

/** Who made the game. @param {Title} game @param {Text} text */
export const credit = ({ designer, publisher, year }, text) =>
  el(
    "p",
    { class: "fine credit-line" },
    `${text.say(publisher ? "start.by" : "start.by.prototype", { designer, publisher, year })} · ${text.say("start.unofficial")}`,
  );
