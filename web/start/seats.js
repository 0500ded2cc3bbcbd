// @ts-check
/** The seats on the start screen: a mark, a name, a person or a bot. */

import { el, keyed } from "../ui/dom.js";
import { LONGEST, tidyName } from "../ui/names.js";
import { LETTERS, mark } from "../ui/seat.js";

/**
 * @param {Element} root
 * @param {import("../saved/store.js").Player[]} players  changed by what is chosen here
 * @param {string[]} levels
 * @param {import("../ui/text.js").Text} text
 */
export function drawSeats(root, players, levels, text) {
  keyed(
    root,
    players,
    (_, seat) => `${seat} ${levels.join(" ")}`,
    (player) => place(player, players, levels, text),
  );
}

/** @typedef {import("../saved/store.js").Player} Player @typedef {import("../ui/text.js").Text} Text */

/** @param {Player} player @param {Player[]} players @param {string[]} levels @param {Text} text */
function place(player, players, levels, text) {
  const seat = players.indexOf(player);
  return el(
    "div",
    { class: "place" },
    mark(seat),
    nameField(
      player,
      () => text.say(`name.${players.indexOf(player)}`),
      text.say("start.name", { letter: LETTERS[seat] }),
    ),
    levelField(player, levels, text, text.say("start.who", { letter: LETTERS[seat] })),
  );
}

/** @param {Player} player @param {() => string} usual  the default name @param {string} label */
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
        player.name = name.value = tidyName(name.value) || usual();
      },
    })
  );
  return name;
}

/**
 * Who plays the seat: a person, a person elsewhere, or a bot.
 * @param {Player} player @param {string[]} levels @param {Text} text @param {string} label
 */
function levelField(player, levels, text, label) {
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
  who.value = player.level ?? (player.away ? "away" : "");
  return who;
}
