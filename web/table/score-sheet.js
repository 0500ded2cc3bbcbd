// @ts-check
/** The score sheet: the points of players and rivals by source, and how a tie was broken. */

import { el, written } from "../ui/dom.js";
import { mark, rivalMark } from "../ui/seat.js";
import { openDialog } from "../ui/dialog.js";

/**
 * @typedef {Record<string, number>} Sheet  points by source, and their `total`
 * @typedef {{seats: Sheet[], rivals: Sheet[]}} Sheets
 * @typedef {{winners: number[], reason: string, tie_break: string | null}} Outcome
 * @typedef {import("../ui/text.js").Text} Text
 * @typedef {{name: string, mark: () => Element, sheet: Sheet, now?: Sheet}} Column
 */

/**
 * @param {Sheets} scores
 * @param {Outcome} outcome
 * @param {{sides: number[], rivals: string[]}} status
 * @param {Text} text
 * @param {{again: () => void, leave: () => void, watch: () => void, curves: () => void}} ways
 */
export function openSheet(scores, outcome, status, text, { again, leave, watch, curves }) {
  const marks = outcome.winners.length ? outcome.winners.map(mark) : status.rivals.map(rivalMark);
  openDialog({
    kind: "scores sums",
    title: text.say("sheet.title"),
    content: [
      el("p", { class: "winner" }, ...marks, whoWon(outcome, status, text)),
      text.has(`end.${outcome.reason}`) ? el("p", {}, text.say(`end.${outcome.reason}`)) : undefined,
      scoreTable(scores, outcome.winners, status.rivals, text),
      outcome.tie_break
        ? el("p", { class: "tie" }, text.say("sheet.tie", { tie_break: outcome.tie_break }))
        : undefined,
    ],
    buttons: [
      { label: text.say("sheet.look") },
      {
        label: text.say("sheet.curves"),
        keepsOpen: true,
        press: curves,
      },
      { label: text.say("sheet.watch"), press: watch },
      { label: text.say("sheet.new"), press: leave },
      { label: text.say("sheet.again"), primary: true, press: again },
    ],
  });
}

/** @param {Outcome} outcome @param {{sides: number[], rivals: string[]}} status @param {Text} text */
export function whoWon({ winners }, { sides, rivals }, text) {
  if (!winners.length)
    return rivals.length
      ? text.say("sheet.rival_won", { rivals: rivals.map((rival) => nameOfRival(rival, text)) })
      : text.say("sheet.lost");
  if (winners.length > 1 && winners.length === sides.length && new Set(sides).size === 1)
    return text.say("sheet.all_won");
  return text.say(winners.length > 1 ? "sheet.winners" : "sheet.winner", { winners });
}

/** @param {string} rival @param {Text} text */
export const nameOfRival = (rival, text) => (text.has(`rival.${rival}`) ? text.say(`rival.${rival}`) : rival);

/**
 * A column for each player, the winner first, and for each rival; a row for each source that brings or costs points.
 * @param {Sheets} scores @param {number[]} winners @param {string[]} rivals @param {Text} text
 * @param {Sheets} [now]  the current points, for a forecast
 */
export function scoreTable(scores, winners, rivals, text, now) {
  /** @param {number} seat */
  const place = (seat) => (winners.includes(seat) ? -Infinity : -scores.seats[seat].total);
  const seats = scores.seats.map((_, seat) => seat).sort((a, b) => place(a) - place(b));
  /** @type {Column[]} */
  const columns = [
    ...seats.map((seat) => ({
      name: text.names[seat],
      mark: () => mark(seat),
      sheet: scores.seats[seat],
      now: now?.seats[seat],
    })),
    ...rivals.map((rival, index) => ({
      name: nameOfRival(rival, text),
      mark: () => rivalMark(rival, index),
      sheet: scores.rivals[index],
      now: now?.rivals[index],
    })),
  ];
  return drawTable(columns, text, now !== undefined);
}

/** @param {Column[]} columns @param {Text} text @param {boolean} isForecast */
function drawTable(columns, text, isForecast) {
  const { scoring, idle } = sourcesOf(columns);
  /** @param {string} kind @param {string} title @param {string} source */
  const row = (kind, title, source) =>
    el(
      "tr",
      { class: kind },
      el("th", { scope: "row" }, title),
      ...columns.map((column) => cell(column, source, text)),
    );
  const standing =
    isForecast &&
    el(
      "tr",
      { class: "standing" },
      el("th", { scope: "row" }, text.say("forecast.now")),
      ...columns.map(({ now }) => el("td", {}, written(now?.total))),
    );
  const head = [
    el("th", { scope: "col" }, text.say("sheet.source")),
    ...columns.map(({ mark, name }) => el("th", { scope: "col" }, mark(), el("span", { title: name }, name))),
  ];
  const total = row("total", text.say(isForecast ? "forecast.then" : "sheet.total"), "total");
  return el(
    "div",
    { class: "scroll", tabindex: 0, role: "group", "aria-label": text.say("sheet.title") },
    el(
      "table",
      { style: `--columns: ${columns.length}` },
      el("thead", {}, el("tr", {}, ...head)),
      el("tbody", {}, ...scoring.map((source) => row("", text.say(`category.${source}`), source))),
      el("tfoot", {}, standing || undefined, total),
    ),
    idle.length ? sayIdle(idle, text) : undefined,
  );
}

/** @param {string[]} sources  without points @param {Text} text */
function sayIdle(sources, text) {
  const names = sources.map((source) => text.say(`category.${source}`));
  return el("p", { class: "fine" }, text.say("sheet.idle", { sources: names }));
}

/** The sources of points, apart from those that neither bring nor cost anybody any. @param {Column[]} columns */
function sourcesOf(columns) {
  const all = [...new Set(columns.flatMap(({ sheet }) => Object.keys(sheet)))].filter((source) => source !== "total");
  const scoring = all.filter((source) => columns.some(({ sheet, now }) => sheet[source] || now?.[source]));
  return { scoring, idle: all.filter((source) => !scoring.includes(source)) };
}

/** @param {Column} column @param {string} source @param {Text} text */
function cell({ sheet, now }, source, text) {
  const points = sheet[source];
  const gain = now && points !== undefined ? points - now[source] : 0;
  const more = gain
    ? el("small", {}, text.say(gain > 0 ? "forecast.more" : "forecast.less", { points: Math.abs(gain) }))
    : undefined;
  return el("td", { class: points ? "" : "nothing" }, more, points === undefined ? "" : written(points));
}
