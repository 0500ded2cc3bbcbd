// @ts-check
/** Who plays each seat of the match on the table: a bot may take over a seat, and give it back. */

import { keepMatch } from "../saved/store.js";
import { levelField } from "../start/seats.js";
import { LEVELS } from "../start/setup.js";
import { setPlayer } from "../table/who.js";
import { openDialog } from "../ui/dialog.js";
import { el } from "../ui/dom.js";
import { mark } from "../ui/seat.js";
import { command } from "./commands.js";
import { letGo } from "./confirm.js";
import { lowerCurtain } from "./run.js";

/** @typedef {import("../table/table.js").Table} Table */

/** @param {Table} table */
export function openSeats(table) {
  const { text, players } = table.match;
  const whyNot = table.guide.lesson ? "guide.no_hint" : table.whatif.line ? "whatif.already" : undefined;
  const wishes = players.map((player) => ({ ...player }));
  /** @param {number} seat */
  const row = (seat) =>
    el(
      "label",
      { class: "preference" },
      el("span", {}, mark(seat), " ", el("bdi", {}, players[seat].name)),
      levelField(wishes[seat], { levels: LEVELS, text }, text.say("start.who", { letter: players[seat].name })),
    );
  openDialog({
    kind: "seats-dialog",
    title: text.say("seats.title"),
    content: whyNot
      ? [el("p", {}, text.say(whyNot))]
      : [el("p", { class: "fine" }, text.say("seats.about")), ...players.map((_, seat) => row(seat))],
    buttons: [
      { label: text.say("seats.close"), primary: true, press: () => void (whyNot ?? changeSeats(table, wishes)) },
    ],
  });
}

/** @param {Table} table @param {import("../saved/store.js").Player[]} wishes */
function changeSeats(table, wishes) {
  const { id, players } = table.match;
  const isSame = wishes.every(({ level, away }, seat) => level === players[seat].level && away === players[seat].away);
  if (isSame) return undefined;
  return command(table, async () => {
    for (const [seat, player] of wishes.entries()) setPlayer(table, seat, player);
    letGo(table);
    lowerCurtain(table);
    await keepMatch({ id, players });
  });
}
