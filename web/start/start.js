// @ts-check
/** The start screen: which game, who sits where, which readings of the rules. Usable before the engine is awake. */

import { el, keyed, set } from "../ui/dom.js";
import { tidyName } from "../ui/names.js";
import { LETTERS } from "../ui/seat.js";
import { drawMyGames } from "../saved/my-games.js";
import { drawOptions, sayWhy } from "./options.js";
import { drawSeats } from "./seats.js";
import { drawDeal } from "./deals.js";
import { lessonCard } from "./lesson-card.js";

/**
 * @typedef {import("../ui/text.js").Text} Text
 * @typedef {import("../saved/store.js").Player} Player
 * @typedef {import("../saved/store.js").Kept} Kept
 * @typedef {{game: import("../games/index.js").Title, players: Player[], options: Record<string, any>, seed: number}} Setup
 * @typedef {{game?: string, seats?: number, options?: Record<string, any>, seed: number}} Deal
 * @typedef {object} Start
 * @property {HTMLElement} root
 * @property {Text} text
 * @property {Setup} setup
 * @property {About} about
 * @property {boolean} waiting  Play was pressed
 * @property {Deal} [sent]  the deal somebody sent, or that of a day
 * @property {any} [engine]  what the engine says of the game, once it is awake
 * @property {import("./options.js").Fits} [fits]  which setups can't be played, as the engine says of this one
 * @property {string} [fitted]  the setup it said that of
 */

/**
 * @typedef {object} About
 * @property {import("../games/index.js").Title[]} games
 * @property {Text} text
 * @property {string} [name]  of the person who played last
 * @property {Kept[]} [kept]  once they are read
 * @property {(setup: Setup) => void} onplay
 * @property {import("../saved/my-games.js").Ways} mine  what may be done with one's games
 * @property {string} [game]  the one at hand
 * @property {(game: string) => void} onpick  another game is wanted
 * @property {(setup: {game: string, seats: number, options: Record<string, any>}) => Promise<import("./options.js").Fits>} fits
 * @property {() => void} onlearn  the guided first game
 * @property {() => boolean} isKept  is all of the site on the device?
 */

/** @param {HTMLElement} root @param {About} about @returns {Start} */
export function openStart(root, about) {
  const { games, game, text, name } = about;
  const setup = {
    game: games.find((each) => each.name === game) ?? games[0],
    players: defaultPlayers(text, name, (games.find((each) => each.name === game) ?? games[0]).seats),
    options: {},
    seed: anySeed(),
  };
  const start = { root, text, setup, about, waiting: false };
  layStart(start);
  return start;
}

/** All that is shown, in the language spoken now. @param {Start} start */
export function layStart(start) {
  const { root, text, setup } = start;
  const { games, onplay, onlearn } = start.about;
  root.replaceChildren(
    el(
      "form",
      {
        class: "start-form",
        submit: (event) => {
          event.preventDefault();
          onplay(setup);
        },
      },
      el(
        "div",
        { class: "start-side" },
        el("header", { class: "hero" }, el("h1", {}, text.say("app.name")), el("p", {}, text.say("app.motto"))),
        el(
          "section",
          { class: "card games", "aria-label": text.say("start.game") },
          ...games.map((game) => titleCard(start, game)),
        ),
      ),
      el(
        "div",
        { class: "start-side" },
        el("div", { class: "kept" }),
        setup.game.lesson ? lessonCard(setup.game.name, text, onlearn) : undefined,
        el(
          "section",
          { class: "card" },
          el(
            "fieldset",
            { class: "count" },
            el("legend", {}, text.say("start.seats")),
            el("div", { class: "segments" }),
          ),
          el("fieldset", { class: "seats" }, el("legend", {}, text.say("start.table")), el("div", { class: "places" })),
        ),
        el("div", { class: "deals" }),
        el(
          "details",
          { class: "card fold" },
          el("summary", {}, text.say("start.options")),
          seedField(start),
          el("div", { class: "readings" }),
        ),
        el("div", { class: "kept-none" }),
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
          el("button", { class: "primary play-button", type: "submit" }, text.say("start.play")),
        ),
      ),
    ),
  );
  showKept(start);
  drawSetup(start);
  if (start.waiting) showWaiting(start, true);
}

/** Who still has the name we gave: after a change of language it is another. @param {Start} start */
export function namer({ setup, text }) {
  const given = setup.players.filter(({ name }, seat) => name === text.say(`name.${seat}`));
  return () =>
    given.forEach((player) => {
      player.name = text.say(`name.${setup.players.indexOf(player)}`);
    });
}

/** A name for every seat, two if the game allows; the first is a person, the others are bots. */
function defaultPlayers(text, name, [fewest, most]) {
  return LETTERS.slice(0, Math.min(most, Math.max(fewest, 2))).map((_, seat) =>
    newPlayer(text, seat, seat === 0 ? tidyName(name) : undefined),
  );
}

const newPlayer = (text, seat, name) => ({
  name: name || text.say(`name.${seat}`),
  level: seat === 0 ? undefined : "normal",
});

const anySeed = () => Math.floor(Math.random() * 1_000_000);

/** What depends on the choices made so far. @param {Start} start */
export function drawSetup(start) {
  const { root, setup, text } = start;
  drawCounts(start);
  drawSeats(
    /** @type {Element} */ (root.querySelector(".places")),
    setup.players,
    start.engine?.bots ?? ["easy", "normal", "hard", "expert"],
    text,
  );
  drawDeal(/** @type {Element} */ (root.querySelector(".deals")), start, () => drawSetup(start));
  /** @type {HTMLInputElement} */ (root.querySelector("#seed")).value = String(setup.seed);
  const readings = /** @type {Element} */ (root.querySelector(".readings"));
  drawOptions(readings, start.engine?.options, setup.options, start.fits, text, () => drawSetup(start));
  askFits(start);
}

/** The numbers of seats; one that the options exclude is greyed and says why. @param {Start} start */
function drawCounts(start) {
  const { root, setup, text, fits } = start;
  const [fewest, most] = setup.game.seats;
  const counts = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
  keyed(
    /** @type {Element} */ (root.querySelector(".segments")),
    counts,
    String,
    (count) =>
      el(
        "label",
        { class: "segment" },
        el("input", { type: "radio", name: "count", value: count, change: () => seatPlayers(start, count) }),
        el("span", {}, String(count)),
      ),
    (element, count) => {
      const why = fits?.seats.find(({ value }) => value === count)?.why;
      const input = element.querySelector("input");
      input.checked = count === setup.players.length;
      input.disabled = Boolean(why) && !input.checked;
      set(element, { title: why ? sayWhy(why, text) : undefined });
    },
  );
}

/** Ask the engine which setups can't be played, whenever the setup is another one. @param {Start} start */
async function askFits(start) {
  const { setup, about } = start;
  if (!start.engine) return;
  const asked = { game: setup.game.name, seats: setup.players.length, options: { ...setup.options } };
  const key = JSON.stringify(asked);
  if (start.fitted === key) return;
  start.fitted = key;
  const fits = await about.fits(asked).catch(() => undefined);
  if (start.fitted !== key || !start.root.isConnected) return;
  start.fits = fits;
  if (fits?.why) leaveOut(start, fits);
  drawSetup(start);
}

/** The setup can't be played, perhaps for a seat less: an option that stands in the way goes back to its default. @param {Start} start @param {import("./options.js").Fits} fits */
function leaveOut({ setup, engine }, fits) {
  const mended = Object.keys(setup.options).find((name) => {
    const usual = engine.options.find((option) => option.name === name)?.default;
    return fits.options[name]?.some(({ value, why }) => value === usual && why === null);
  });
  if (mended !== undefined) delete setup.options[mended];
}

/** A deal that came from elsewhere: all that is left to choose is who sits where. @param {Start} start @param {Deal} deal */
export function takeDeal(start, deal) {
  const { setup, about } = start;
  start.sent = deal;
  setup.game = about.games.find(({ name }) => name === deal.game) ?? setup.game;
  Object.assign(setup, { seed: deal.seed, options: { ...deal.options } });
  seatPlayers(start, deal.seats ?? setup.players.length);
  layStart(start);
}

function seatPlayers(start, count) {
  const { players } = start.setup;
  while (players.length > count) players.pop();
  while (players.length < count) players.push(newPlayer(start.text, players.length));
  drawSetup(start);
}

/**
 * How far the engine is.
 * @param {Start} start
 * @param {{step: string, fraction: number}} progress
 */
export function showBoot({ root, text, about }, { step, fraction }) {
  set(/** @type {Element} */ (root.querySelector(".boot")), { class: `boot ${step}` });
  /** @type {HTMLProgressElement} */ (root.querySelector(".boot-bar")).value = fraction;
  set(/** @type {Element} */ (root.querySelector(".boot-words")), {
    text: text.say(step === "ready" && about.isKept() ? "boot.kept" : `boot.${step}`),
  });
}

/**
 * Play was pressed: it waits, and says so; or it could not be, and says why.
 * @param {Start} start
 * @param {boolean} waiting
 * @param {string} [why]
 */
export function showWaiting(start, waiting, why = "") {
  start.waiting = waiting;
  set(/** @type {Element} */ (start.root.querySelector(".bad")), { text: why });
  const button = /** @type {HTMLButtonElement} */ (start.root.querySelector(".play-button"));
  set(button, {
    text: start.text.say(waiting ? "start.play.wait" : "start.play"),
    "aria-busy": waiting ? "true" : undefined,
  });
  for (const each of start.root.querySelectorAll("button, input, select")) /** @type {any} */ (each).disabled = waiting;
}

/** The lid of a game's box; where there are several, one of them is chosen. @param {Start} start @param {import("../games/index.js").Title} game */
function titleCard(start, game) {
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
          change: () => pick(start, game),
        }),
    el("h2", {}, title),
    el("p", { class: "by" }, text.say("start.by", { designer, publisher, year })),
    el("p", { class: "fine" }, `${text.say("start.players", { from, to })} · ${text.say("start.unofficial")}`),
  );
}

/** Another game: its seats and its disputed rules. @param {Start} start @param {import("../games/index.js").Title} game */
function pick(start, game) {
  const { setup, about } = start;
  Object.assign(setup, { game, options: {} });
  setup.players.splice(game.seats[1]);
  while (setup.players.length < game.seats[0]) setup.players.push(newPlayer(start.text, setup.players.length));
  start.sent = start.fits = start.fitted = undefined;
  about.onpick(game.name);
}

/** The games kept here. @param {Start} start @param {Kept[]} [kept] @param {boolean} [looked]  they may only be looked at, yet */
export function showKept({ about, root, text }, kept = about.kept, looked = false) {
  about.kept = kept;
  for (const place of root.querySelectorAll(".kept, .kept-none")) {
    place.replaceChildren();
    set(place, { inert: looked });
  }
  const place = /** @type {Element} */ (root.querySelector(kept?.length ? ".kept" : ".kept-none"));
  if (kept) drawMyGames(place, { kept, text, games: about.games, ways: about.mine });
}

function seedField(start) {
  const { text, setup } = start;
  const input = /** @type {HTMLInputElement} */ (
    el("input", {
      id: "seed",
      type: "number",
      min: 0,
      max: Number.MAX_SAFE_INTEGER,
      step: 1,
      value: setup.seed,
      inputmode: "numeric",
      change: () => drawSetup(start),
      input: () => {
        setup.seed = input.valueAsNumber || 0;
      },
    })
  );
  const another = () => {
    setup.seed = anySeed();
    drawSetup(start);
  };
  return el(
    "div",
    { class: "seed" },
    el("label", { for: "seed" }, text.say("start.seed")),
    el(
      "div",
      { class: "seed-row" },
      input,
      el("button", { type: "button", class: "plain", click: another }, text.say("start.seed.new")),
    ),
    el("p", { class: "fine" }, text.say("start.seed.about")),
  );
}
