// @ts-check
/** The places at the table on the start screen: a mark, a name, a person or a bot. */

import { el, keyed } from "../ui/dom.js";
import { LONGEST, tidyName } from "../ui/names.js";
import { LETTERS, mark } from "../ui/seat.js";

/**
 * @param {Element} root
 * @param {import("../saved/store.js").Player[]} players  what is chosen here is written there
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

function place(player, players, levels, text) {
  const letter = LETTERS[players.indexOf(player)];
  const name = el("input", {
    type: "text",
    maxlength: LONGEST,
    value: player.name,
    autocomplete: "off",
    spellcheck: "false",
    dir: "auto",
    "aria-label": text.say("start.name", { letter }),
    input: (event) => {
      player.name = event.target.value;
    },
    change: (event) => {
      player.name = event.target.value = tidyName(event.target.value) || text.say(`name.${players.indexOf(player)}`);
    },
  });
  const who = /** @type {HTMLSelectElement} */ (
    el(
      "select",
      {
        "aria-label": text.say("start.who", { letter }),
        change: () => {
          player.level = ["", "away"].includes(who.value) ? undefined : who.value;
          player.away = who.value === "away" || undefined;
        },
      },
      el("option", { value: "" }, text.say("start.person")),
      el("option", { value: "away" }, text.say("start.away")),
      ...levels.map((level) => el("option", { value: level }, text.say("start.bot", { bot: level }))),
    )
  );
  who.value = player.level ?? (player.away ? "away" : "");
  return el("div", { class: "place" }, mark(players.indexOf(player)), name, who);
}
