// @ts-check
/** The dialog that compares the what-ifs of a match with the match itself, by the forecast of every seat's points. */

import { el, written } from "../ui/dom.js";
import { openDialog } from "../ui/dialog.js";
import { mark } from "../ui/seat.js";
import { whyNoLine } from "../table/undo.js";
import { dropLine, totalsOf, triedLines } from "./branches.js";
import { backToGame, goOn, tryLine } from "./what-if.js";

/**
 * @typedef {import("../table/table.js").Table} Table
 * @typedef {import("../ui/text.js").Text} Text
 * @typedef {import("./branches.js").Line} Line
 * @typedef {{open: (line: Line) => void, drop: (line: Line, row: Element) => void}} Ways
 */

/** Opens the dialog, or starts a what-if at once if there is none yet. @param {Table} table */
export async function openBranches(table) {
  if (document.querySelector("dialog.tries")) return;
  const { text } = table.match;
  const { line } = table.whatif;
  const lines = await ownLines(table);
  const here = table.past.moment ? table.past.moment.ply + 1 : table.shown.log.length;
  if (!line && !lines.length) return tryLine(table, here);
  const now = table.whatif.trunk?.totals ?? totalsOf(await table.match.client.ask("forecast"));
  const why = whyNoLine(table);
  const dialog = openDialog({
    kind: "tries sums",
    title: text.say("whatif.compare.title"),
    content: [
      el("p", { class: "fine" }, text.say("whatif.compare.fine")),
      compared(table, now, lines, {
        open: (line) => {
          dialog.close();
          goOn(table, line);
        },
        drop: async (line, row) => {
          await dropLine(table, line);
          row.remove();
        },
      }),
      why === undefined || line ? undefined : el("p", {}, why),
    ],
    buttons: [
      line
        ? { label: text.say("whatif.back"), press: () => void backToGame(table) }
        : why === undefined
          ? { label: text.say("whatif.try"), press: () => void tryLine(table, here) }
          : undefined,
      { label: text.say("whatif.close"), primary: true },
    ].filter((button) => button !== undefined),
  });
}

/**
 * The lines that the viewer has tried and that branch off the match as it is now. Those of other people stay hidden.
 * @param {Table} table
 */
async function ownLines(table) {
  const { client } = table.match;
  const { line } = table.whatif;
  const { log, eye } = table.shown;
  const { decision } = table.run;
  const lines = await triedLines(table);
  if (line) return lines.filter(({ seat }) => seat === line.seat);
  const own = lines.filter(
    ({ seat, ply }) => ply <= log.length && (decision === null || (seat === eye && seat !== null)),
  );
  const hashes = await Promise.all(own.map(({ ply }) => client.ask("hash", { ply })));
  return own.filter(({ from }, index) => from === hashes[index]);
}

/**
 * The table of the dialog: a row for the match, and one for each line.
 * @param {Table} table
 * @param {number[]} now  the points of each seat in the match
 * @param {Line[]} lines
 * @param {Ways} ways
 */
function compared({ match: { text, players }, whatif: { line } }, now, lines, ways) {
  return el(
    "div",
    { class: "scroll", tabindex: 0, role: "group", "aria-label": text.say("whatif.compare.title") },
    el(
      "table",
      {},
      el(
        "thead",
        {},
        el(
          "tr",
          {},
          el("th", { scope: "col" }, text.say("whatif.column")),
          ...players.map((_, seat) => el("th", { scope: "col" }, mark(seat), el("span", {}, text.names[seat]))),
        ),
      ),
      el(
        "tbody",
        {},
        el(
          "tr",
          { class: "tries-game" },
          el("th", { scope: "row" }, el("b", {}, text.say("whatif.game"))),
          ...now.map((total) => el("td", {}, written(total))),
        ),
        ...lines.map((each) => lineRow(each, now, each === line, text, ways)),
      ),
    ),
  );
}

/**
 * @param {Line} line @param {number[]} now @param {boolean} isHere  is it on the table?
 * @param {Text} text @param {Ways} ways
 */
function lineRow(line, now, isHere, text, { open, drop }) {
  const { name, ply, actions, totals } = line;
  const words = text.say("whatif.drop", { name });
  const remove = el(
    "button",
    { type: "button", class: "plain tries-drop", "aria-label": words, title: words, click: () => drop(line, row) },
    "×",
  );
  const row = el(
    "tr",
    { "aria-current": isHere ? "true" : undefined },
    el(
      "th",
      { scope: "row" },
      isHere
        ? el("b", {}, name)
        : el("button", { type: "button", class: "plain tries-open", click: () => open(line) }, name),
      el("small", {}, text.say("whatif.from", { ply, count: actions.length })),
      isHere ? undefined : remove,
    ),
    ...now.map((points, seat) =>
      totals ? el("td", {}, difference(totals[seat] - points, text), written(totals[seat])) : el("td", {}, "–"),
    ),
  );
  return row;
}

/** The points more or less than in the match. @param {number} points @param {Text} text */
function difference(points, text) {
  return points
    ? el("small", {}, text.say(points > 0 ? "forecast.more" : "forecast.less", { points: Math.abs(points) }))
    : undefined;
}
