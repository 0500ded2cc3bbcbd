// @ts-check
/** The setup on the start screen: players, options, seed; and what the engine says of it. */

import { el, keyed, set } from "../ui/dom.js";
import { tidyName } from "../ui/names.js";
import { keepSetup, keptSeats } from "../ui/preferences.js";
import { isColour, LETTERS } from "../ui/seat.js";
import { drawOptions, FOLDED, sayWhy, SHOWN } from "./options.js";
import { drawSeats } from "./seats.js";
import { drawDeal } from "./deals.js";
import { drawLesson } from "./lesson-card.js";

/**
 * @typedef {import("../ui/text.js").Text} Text
 * @typedef {import("./start.js").Start} Start
 */

/** The levels of bots before the engine has told them. */
export const LEVELS = ["beginner", "easy", "normal", "hard", "expert"];

/**
 * Who sat at the table of this game last time, or else the default players.
 * @param {Text} text @param {string | undefined} name @param {import("../games/index.js").Title} game
 */
export function playersOf(text, name, { name: game, seats }) {
  const kept = keptSeats(game);
  const [fewest, most] = seats;
  if (!Array.isArray(kept) || kept.length < fewest || kept.length > most) return defaultPlayers(text, name, seats);
  return kept.map((player, seat) => ({
    ...newPlayer(text, seat, tidyName(player?.name)),
    level: typeof player?.level === "string" ? player.level : undefined,
    away: player?.away === true || undefined,
    colour: isColour(player?.colour) ? player.colour : undefined,
  }));
}

/** Remembers who sits at the table. @param {Start} start */
export const keepSeats = ({ setup }) => keepSetup(setup.game.name, setup.players);

/**
 * A player for each seat, two if the game allows: first a person, then bots.
 * @param {Text} text @param {string | undefined} name @param {[number, number]} seats
 */
function defaultPlayers(text, name, [fewest, most]) {
  return LETTERS.slice(0, Math.min(most, Math.max(fewest, 2))).map((_, seat) =>
    newPlayer(text, seat, seat === 0 ? tidyName(name) : undefined),
  );
}

/** @param {Text} text @param {number} seat @param {string} [name] @returns {import("../saved/store.js").Player} */
const newPlayer = (text, seat, name) => ({
  name: name || text.say(`name.${seat}`),
  level: seat === 0 ? undefined : "normal",
});

export const anySeed = () => Math.floor(Math.random() * 1_000_000);

/** Draws what depends on the choices made so far. @param {Start} start */
export function drawSetup(start) {
  const { root, setup, text } = start;
  drawCounts(start);
  drawLesson(start);
  drawSeats(/** @type {Element} */ (root.querySelector(".places")), {
    players: setup.players,
    levels: start.engine?.bots ?? LEVELS,
    text,
    onchange: () => {
      keepSeats(start);
      drawSetup(start);
    },
  });
  drawDeal(/** @type {Element} */ (root.querySelector(".deals")), start, (seed) =>
    start.about.onplay({ ...setup, seed }),
  );
  /** @type {HTMLInputElement} */ (root.querySelector("#seed")).value = String(setup.seed);
  const redraw = () => drawSetup(start);
  drawOptions(/** @type {Element} */ (root.querySelector(".modes")), SHOWN, start, redraw);
  drawOptions(/** @type {Element} */ (root.querySelector(".readings")), FOLDED, start, redraw);
  set(/** @type {HTMLElement} */ (root.querySelector(".options-wait")), { hidden: start.engine !== undefined });
  askFits(start);
}

/** Draws the numbers of seats; one that the options exclude is disabled and says why. @param {Start} start */
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

/** Asks the engine which setups can't be played, if the setup has changed. @param {Start} start */
async function askFits(start) {
  const { setup, about } = start;
  if (!start.engine) return;
  const asked = { game: setup.game.name, seats: setup.players.length, options: { ...setup.options } };
  const key = JSON.stringify(asked);
  if (start.fitted === key) return;
  start.fitted = key;
  const fits = await about.fits(asked).catch(() => undefined);
  if (start.fitted !== key || !start.root.querySelector(".places")) return; // the start screen was left meanwhile
  start.fits = fits;
  if (fits?.why) leaveOut(start, fits);
  drawSetup(start);
}

/**
 * The setup can't be played, perhaps because there are fewer seats now: sets an option that prevents it to its default.
 * @param {Start} start @param {import("./options.js").Fits} fits
 */
function leaveOut({ setup, engine }, fits) {
  const mended = Object.keys(setup.options).find((name) => {
    const usual = engine?.options.find((option) => option.name === name)?.default;
    return fits.options[name]?.some(({ value, why }) => value === usual && why === null);
  });
  if (mended !== undefined) delete setup.options[mended];
}

/** Changes the number of players. @param {Start} start @param {number} count */
export function seatPlayers(start, count) {
  const { players } = start.setup;
  while (players.length > count) players.pop();
  while (players.length < count) players.push(newPlayer(start.text, players.length));
  drawSetup(start);
}

/** Chooses another game. @param {Start} start @param {import("../games/index.js").Title} game */
export function pickGame(start, game) {
  const { setup, about } = start;
  Object.assign(setup, { game, options: {} });
  if (keptSeats(game.name)) setup.players = playersOf(start.text, about.name, game);
  setup.players.splice(game.seats[1]);
  while (setup.players.length < game.seats[0]) setup.players.push(newPlayer(start.text, setup.players.length));
  start.sent = start.engine = start.fits = start.fitted = undefined;
  about.onpick(game.name);
}

/** The seed nearest to what was typed. @param {number} number */
const seedNear = (number) => Math.max(0, Math.min(Math.trunc(number) || 0, Number.MAX_SAFE_INTEGER));

/** @param {Start} start */
export function seedField(start) {
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
      change: () => {
        input.valueAsNumber = setup.seed;
        drawSetup(start);
      },
      input: () => {
        setup.seed = seedNear(input.valueAsNumber);
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
