// @ts-check
/** The seats on the start screen, in the order of play: a colour, a name, a person or a bot. */

import { el, keyed, set } from "../ui/dom.js";
import { LONGEST, tidyName } from "../ui/names.js";
import { coloursOf, colourSeats, LETTERS, mark } from "../ui/seat.js";

/**
 * @typedef {import("../saved/store.js").Player} Player
 * @typedef {object} Seats
 * @property {Player[]} players  changed by what is chosen here
 * @property {string[]} levels
 * @property {import("../ui/text.js").Text} text
 * @property {() => void} onchange  order or colours have changed
 */

/** @param {Element} root @param {Seats} seats */
export function drawSeats(root, seats) {
  const { players, levels } = seats;
  colourSeats(players);
  keyed(
    root,
    players,
    (player, seat) => [seat, players.length, levels, numberOf(player), player.colour].join(" "),
    (player) => place(player, seats),
    (element, player) => refresh(element, player, seats),
  );
}

/** A number for each player, to know the row again. @type {WeakMap<Player, number>} */
const numbers = new WeakMap();
let last = 0;

/** @param {Player} player */
function numberOf(player) {
  if (!numbers.has(player)) numbers.set(player, (last += 1));
  return numbers.get(player);
}

/**
 * Writes a changed name or level into a row; not where somebody is typing.
 * @param {Element} row @param {Player} player @param {Seats} seats
 */
function refresh(row, player, { text }) {
  const name = /** @type {HTMLInputElement} */ (row.querySelector("input"));
  if (name !== document.activeElement) name.value = player.name;
  /** @type {HTMLSelectElement} */ (row.querySelector("select")).value = levelOf(player);
  const words = text.say("start.earlier", { name: player.name });
  set(/** @type {Element} */ (row.querySelector(".place-earlier")), { title: words, "aria-label": words });
}

/** @param {Player} player @param {Seats} seats */
function place(player, seats) {
  const { players, text } = seats;
  const seat = players.indexOf(player);
  const letter = LETTERS[seat];
  const palette = coloursRow(player, seats);
  const opener = el(
    "button",
    {
      type: "button",
      class: "place-colour",
      title: text.say("start.colour", { letter }),
      "aria-label": text.say("start.colour", { letter }),
      "aria-expanded": "false",
      click: () => {
        set(palette, { hidden: !palette.hidden });
        set(opener, { "aria-expanded": String(!palette.hidden) });
      },
    },
    mark(seat),
  );
  return el(
    "div",
    { class: "place" },
    opener,
    nameField(player, text.say(`name.${seat}`), text.say("start.name", { letter })),
    levelField(player, seats, text.say("start.who", { letter })),
    earlier(player, seats),
    palette,
  );
}

/** The button that moves a player one seat up. @param {Player} player @param {Seats} seats */
function earlier(player, { players, text, onchange }) {
  const seat = players.indexOf(player);
  const words = text.say("start.earlier", { name: player.name });
  const move = () => {
    fixColours(players);
    players.splice(seat - 1, 2, player, players[seat - 1]);
    onchange();
    const places = document.querySelectorAll(".place");
    const { disabled } = /** @type {HTMLButtonElement} */ (places[seat - 1].querySelector(".place-earlier"));
    /** @type {HTMLElement} */ (places[seat - 1].querySelector(disabled ? "input" : ".place-earlier")).focus();
  };
  return el(
    "button",
    { type: "button", class: "place-earlier", title: words, "aria-label": words, disabled: seat === 0, click: move },
    "↑",
  );
}

/** Writes the colours down that the players have now. @param {Player[]} players */
function fixColours(players) {
  coloursOf(players).forEach((colour, seat) => {
    players[seat].colour = colour;
  });
}

/** The colours to choose from; one that another player has is swapped. @param {Player} player @param {Seats} seats */
function coloursRow(player, { players, text, onchange }) {
  const seat = players.indexOf(player);
  /** @param {number} colour */
  const take = (colour) => {
    fixColours(players);
    const other = players.find((each) => each.colour === colour);
    if (other) other.colour = player.colour;
    player.colour = colour;
    onchange();
    /** @type {HTMLElement | undefined} */ (document.querySelectorAll(".place-colour")[seat])?.focus();
  };
  return el(
    "div",
    {
      class: "place-colours",
      role: "group",
      hidden: true,
      "aria-label": text.say("start.colour", { letter: LETTERS[seat] }),
    },
    ...LETTERS.map((_, colour) =>
      el("button", {
        type: "button",
        class: "swatch",
        style: `--seat: var(--tone${colour})`,
        "aria-label": text.say(`colour.${colour}`),
        title: text.say(`colour.${colour}`),
        "aria-pressed": String(coloursOf(players)[seat] === colour),
        click: () => take(colour),
      }),
    ),
  );
}

/** @param {Player} player @param {string} usual  the default name @param {string} label */
function nameField(player, usual, label) {
  const name = /** @type {HTMLInputElement} */ (
    el("input", {
      type: "text",
      maxlength: LONGEST,
      value: player.name,
      autocomplete: "off",
      spellcheck: "false",
      dir: "auto",
      "aria-label": label,
      input: () => {
        player.name = name.value;
      },
      change: () => {
        player.name = name.value = tidyName(name.value) || usual;
      },
    })
  );
  return name;
}

/**
 * Who plays the seat: a person, a person elsewhere, or a bot.
 * @param {Player} player @param {Pick<Seats, "levels" | "text">} seats @param {string} label
 */
export function levelField(player, { levels, text }, label) {
  const change = () => {
    player.level = ["", "away"].includes(who.value) ? undefined : who.value;
    player.away = who.value === "away" || undefined;
  };
  const who = /** @type {HTMLSelectElement} */ (
    el(
      "select",
      { "aria-label": label, change },
      el("option", { value: "" }, text.say("start.person")),
      el("option", { value: "away" }, text.say("start.away")),
      ...levels.map((level) => el("option", { value: level }, text.say("start.bot", { bot: level }))),
    )
  );
  if (player.level !== undefined && !levels.includes(player.level))
    who.append(el("option", { value: player.level }, text.say("start.bot", { bot: player.level })));
  who.value = levelOf(player);
  return who;
}

/** What the select says of a player. @param {Player} player */
const levelOf = ({ level, away }) => level ?? (away ? "away" : "");
