// @ts-check
/** The start screen: which game, who sits where, which options. It can be used before the engine runs. */

import { el, set } from "../ui/dom.js";
import { LETTERS } from "../ui/seat.js";
import { drawMyGames, keepingRow } from "../saved/my-games.js";
import { credit, titleCard } from "./title-card.js";
import { anySeed, drawSetup, keepSeats, playersOf, seatPlayers, seedField } from "./setup.js";

/**
 * @typedef {import("../ui/text.js").Text} Text
 * @typedef {import("../saved/store.js").Player} Player
 * @typedef {import("../saved/store.js").Kept} Kept
 * @typedef {import("../games/index.js").Title} Title
 * @typedef {{game: Title, players: Player[], options: Record<string, any>, seed: number}} Setup
 * @typedef {{game?: string, seats?: number, options?: Record<string, any>, seed: number}} Deal
 * @typedef {object} Start
 * @property {HTMLElement} root
 * @property {Text} text
 * @property {Setup} setup
 * @property {About} about
 * @property {boolean} waiting  Play was pressed
 * @property {HTMLInputElement[]} [locked]  the controls that are disabled meanwhile
 * @property {Deal} [sent]  the deal of a link, or of a day
 * @property {string} [lesson]  the guided first game of what was chosen
 * @property {Engine} [engine]  undefined until the engine runs
 * @property {import("./options.js").Fits} [fits]  which setups can't be played, by what the engine says of this one
 * @property {string} [fitted]  the setup the engine was asked about
 */

/**
 * @typedef {object} Engine  what the engine says of the game
 * @property {string[]} bots  levels
 * @property {import("./options.js").Option[]} options
 */

/**
 * @typedef {object} About
 * @property {Title[]} games
 * @property {Text} text
 * @property {string} [name]  of the person who played last
 * @property {Kept[]} [kept]  undefined until they are read
 * @property {import("../saved/store.js").Row[]} [damaged]  saved games that can't be opened
 * @property {(setup: Setup) => void} onplay
 * @property {import("../saved/my-games.js").Ways} mine  the actions on saved games
 * @property {string} [game]  the game chosen first
 * @property {(game: string) => void} onpick  another game was chosen
 * @property {(setup: {game: string, seats: number, options: Record<string, any>}) =>
 *   Promise<import("./options.js").Fits>} fits
 * @property {() => void} onlearn  starts the guided first game
 * @property {() => boolean} isKept  is all of the site on the device?
 */

/** @param {HTMLElement} root @param {About} about @returns {Start} */
export function openStart(root, about) {
  const { games, text, name } = about;
  const game = games.find((each) => each.name === about.game) ?? games[0];
  const setup = { game, players: playersOf(text, name, game), options: {}, seed: anySeed() };
  const start = { root, text, setup, about, waiting: false };
  layStart(start);
  return start;
}

/** Lays the start screen in the current language. @param {Start} start */
export function layStart(start) {
  const { root, setup } = start;
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    start.about.onplay(setup);
  };
  root.replaceChildren(
    el("a", { class: "skip", href: "#play", click: skip }, start.text.say("start.skip")),
    el("form", { class: "start-form", submit, change: () => keepSeats(start) }, titleSide(start), setupSide(start)),
  );
  showKept(start);
  drawSetup(start);
  if (start.waiting) showWaiting(start, true);
}

/** Focuses Play. @param {Event} event */
function skip(event) {
  event.preventDefault();
  document.getElementById("play")?.focus();
}

/** The name of the site, and the games. @param {Start} start */
function titleSide(start) {
  const { text, about } = start;
  return el(
    "div",
    { class: "start-side" },
    el(
      "header",
      { class: "hero" },
      el("h1", { tabindex: -1 }, text.say("app.name")),
      el("p", {}, text.say("app.motto")),
    ),
    el(
      "section",
      { class: "games", "aria-label": text.say("start.game") },
      ...about.games.map((game) => titleCard(start, game)),
    ),
    credit(start.setup.game, text),
  );
}

/** Saved games, players, options, and Play. @param {Start} start */
function setupSide(start) {
  const { text } = start;
  return el(
    "div",
    { class: "start-side" },
    el("div", { class: "kept" }),
    el("div", { class: "lesson" }),
    el(
      "section",
      { class: "card" },
      el("fieldset", { class: "count" }, el("legend", {}, text.say("start.seats")), el("div", { class: "segments" })),
      el("fieldset", { class: "seats" }, el("legend", {}, text.say("start.table")), el("div", { class: "places" })),
    ),
    el("div", { class: "card modes" }),
    el("div", { class: "deals" }),
    el(
      "details",
      { class: "card fold" },
      el("summary", {}, text.say("start.options")),
      seedField(start),
      el("p", { class: "fine options-wait" }, text.say("start.options.wait")),
      el("div", { class: "readings" }),
    ),
    el("div", { class: "kept-none" }),
    playRow(text),
  );
}

/** The progress of the engine, and Play. @param {Text} text */
const playRow = (text) =>
  el(
    "div",
    { class: "go" },
    el(
      "div",
      { class: "boot", role: "status" },
      el("progress", { class: "boot-bar", max: 1, value: 0, "aria-label": text.say("boot.wait") }),
      el("p", { class: "boot-words" }, text.say("boot.wait")),
    ),
    el("p", { class: "bad", role: "alert" }),
    el("button", { class: "primary play-button", id: "play", type: "submit" }, text.say("start.play")),
  );

/**
 * Takes over a deal from elsewhere: only who sits where is left to choose.
 * @param {Start} start @param {Deal} deal
 */
export function takeDeal(start, deal) {
  const { setup, about } = start;
  start.sent = deal;
  setup.game = about.games.find(({ name }) => name === deal.game) ?? setup.game;
  Object.assign(setup, { seed: deal.seed, options: { ...deal.options } });
  seatPlayers(start, deal.seats ?? setup.players.length);
  layStart(start);
}

/**
 * Shows the progress of the engine.
 * @param {Start} start
 * @param {{step: string, fraction?: number}} progress  "lost": there is none to come
 */
export function showBoot({ root, text, about }, { step, fraction }) {
  set(/** @type {Element} */ (root.querySelector(".boot")), { class: `boot ${step}` });
  set(/** @type {Element} */ (root.querySelector(".boot-bar")), { value: fraction });
  const words = step === "ready" && about.isKept() ? "boot.kept" : `boot.${step}`;
  set(/** @type {Element} */ (root.querySelector(".boot-words")), { text: step === "lost" ? "" : text.say(words) });
}

/**
 * Shows that Play waits for the engine; or that it failed, and why.
 * @param {Start} start
 * @param {boolean} waiting
 * @param {string} [why]
 */
export function showWaiting(start, waiting, why = "") {
  start.waiting = waiting;
  if (!waiting) start.root.classList.remove("again");
  set(/** @type {Element} */ (start.root.querySelector(".bad")), { text: why });
  const button = /** @type {HTMLButtonElement} */ (start.root.querySelector(".play-button"));
  set(button, {
    text: start.text.say(waiting ? "start.play.wait" : "start.play"),
    "aria-busy": waiting ? "true" : undefined,
  });
  const controls = /** @type {NodeListOf<HTMLInputElement>} */ (start.root.querySelectorAll("button, input, select"));
  if (waiting) start.locked ??= [...controls].filter((each) => !each.disabled);
  for (const each of start.locked ?? []) each.disabled = waiting;
  if (!waiting) start.locked = undefined;
}

/** Returns what renames the players with a default name, after a change of language. @param {Start} start */
export function namer({ setup, text }) {
  const given = setup.players.map(({ name }) => LETTERS.findIndex((_, index) => name === text.say(`name.${index}`)));
  return () =>
    setup.players.forEach((player, seat) => {
      if (given[seat] >= 0) player.name = text.say(`name.${given[seat]}`);
    });
}

/**
 * Shows the saved games.
 * @param {Start} start @param {Kept[]} [kept]
 * @param {boolean} [looked]  the list is from the cache, and can't be used yet
 */
export function showKept({ about, root, text }, kept = about.kept, looked = false) {
  about.kept = kept;
  const keepRow = keepingRow(root);
  for (const place of root.querySelectorAll(".kept, .kept-none")) {
    place.replaceChildren();
    set(place, { inert: looked });
  }
  const place = /** @type {Element} */ (root.querySelector(kept?.length ? ".kept" : ".kept-none"));
  if (kept) drawMyGames(place, { kept, damaged: about.damaged, text, games: about.games, ways: about.mine });
  keepRow();
}
