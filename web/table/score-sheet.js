// @ts-check
/** The score sheet: points by source for every player, best first, and how a tie was broken. */

import { el } from "../ui/dom.js";
import { mark } from "../ui/seat.js";
import { openDialog } from "../ui/dialog.js";

/**
 * @param {Record<string, number>[]} scores  by seat
 * @param {{winners: number[], reason: string, tie_break: string | null}} outcome
 * @param {import("../ui/text.js").Text} text
 * @param {{again: () => void, watch: () => void, curves: () => void}} ways
 */
export function openSheet(scores, outcome, text, { again, watch, curves }) {
  const won = outcome.winners.length > 1 ? "sheet.winners" : "sheet.winner";
  openDialog({
    kind: "scores sums",
    title: text.say("sheet.title"),
    content: [
      el("p", { class: "winner" }, ...outcome.winners.map(mark), text.say(won, { winners: outcome.winners })),
      text.has(`end.${outcome.reason}`) ? el("p", {}, text.say(`end.${outcome.reason}`)) : undefined,
      scoreTable(scores, outcome.winners, text),
      outcome.tie_break
        ? el("p", { class: "tie" }, text.say("sheet.tie", { tie_break: outcome.tie_break }))
        : undefined,
    ],
    buttons: [
      { label: text.say("sheet.look") },
      {
        label: text.say("sheet.curves"),
        press: () => {
          curves();
          return true;
        },
      },
      { label: text.say("sheet.watch"), press: watch },
      { label: text.say("sheet.new"), primary: true, press: again },
    ],
  });
}

/**
 * Players side by side, the winner first; sources from top to bottom; with what stands already, if `now` says so.
 * @param {Record<string, number>[]} scores @param {number[]} winners @param {import("../ui/text.js").Text} text @param {Record<string, number>[]} [now]
 */
export function scoreTable(scores, winners, text, now) {
  const place = (seat) => (winners.includes(seat) ? -Infinity : -scores[seat].total);
  const seats = scores.map((_, seat) => seat).sort((a, b) => place(a) - place(b));
  const sources = Object.keys(scores[0]).filter((source) => source !== "total");
  const row = (kind, title, source) =>
    el(
      "tr",
      { class: kind },
      el("th", { scope: "row" }, title),
      ...seats.map((seat) =>
        el("td", { class: scores[seat][source] ? "" : "nothing" }, more(seat, source), String(scores[seat][source])),
      ),
    );
  const more = (seat, source) => {
    const gain = now ? scores[seat][source] - now[seat][source] : 0;
    return gain
      ? el("small", {}, text.say(gain > 0 ? "forecast.more" : "forecast.less", { points: Math.abs(gain) }))
      : undefined;
  };
  const standing =
    now &&
    el(
      "tr",
      { class: "standing" },
      el("th", { scope: "row" }, text.say("forecast.now")),
      ...seats.map((seat) => el("td", {}, String(now[seat].total))),
    );
  return el(
    "div",
    { class: "scroll", tabindex: 0, role: "group", "aria-label": text.say("sheet.title") },
    el(
      "table",
      {},
      el(
        "thead",
        {},
        el(
          "tr",
          {},
          el("th", { scope: "col" }, text.say("sheet.source")),
          ...seats.map((seat) => el("th", { scope: "col" }, mark(seat), el("span", {}, text.names[seat]))),
        ),
      ),
      el("tbody", {}, ...sources.map((source) => row("", text.say(`category.${source}`), source))),
      el("tfoot", {}, standing, row("total", text.say(now ? "forecast.then" : "sheet.total"), "total")),
    ),
  );
}
