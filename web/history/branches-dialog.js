// @ts-check
/** The lines tried of a match, compared by what everybody would have if it ended where they end, beside the game as it stands. */

import { el } from "../ui/dom.js";
import { openDialog } from "../ui/dialog.js";
import { mark } from "../ui/seat.js";
import { whyNoLine } from "../table/undo.js";
import { dropLine, totalsOf, triedLines } from "./branches.js";
import { backToGame, goOn, tryLine } from "./what-if.js";

/** @typedef {import("../table/table.js").Table} Table @typedef {import("./branches.js").Line} Line */

/** The lines, or at once a new one where there are none. @param {Table} table */
export async function openBranches(table) {
  if (document.querySelector("dialog.tries")) return;
  const { text, branch } = table;
  const lines = await ownLines(table);
  const here = table.time ? table.time.ply + 1 : table.log.length;
  if (!branch && !lines.length) return tryLine(table, here);
  const now = table.trunk?.totals ?? totalsOf(await table.client.ask("forecast"));
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
      why === undefined || branch ? undefined : el("p", {}, why),
    ],
    buttons: [
      branch
        ? { label: text.say("whatif.back"), press: () => void backToGame(table) }
        : why === undefined
          ? { label: text.say("whatif.try"), press: () => void tryLine(table, here) }
          : undefined,
      { label: text.say("whatif.close"), primary: true },
    ].filter((button) => button !== undefined),
  });
}

/** Those the one who looks has tried, of this past; another's are that one's business. @param {Table} table */
async function ownLines(table) {
  const { client, branch, log, eye, decision } = table;
  const lines = await triedLines(table);
  if (branch) return lines.filter(({ seat }) => seat === branch.seat);
  const own = lines.filter(
    ({ seat, ply }) => ply <= log.length && (decision === null || (seat === eye && seat !== null)),
  );
  const hashes = await Promise.all(own.map(({ ply }) => client.ask("hash", { ply })));
  return own.filter(({ from }, index) => from === hashes[index]);
}

/** @param {Table} table @param {number[]} now @param {Line[]} lines @param {{open: (line: Line) => void, drop: (line: Line, row: Element) => void}} ways */
function compared({ text, players, branch }, now, lines, { open, drop }) {
  const cell = (total, seat) => el("td", {}, difference(total - now[seat], text), String(total));
  const row = (line) => {
    const isHere = line === branch;
    const remove = el(
      "button",
      {
        type: "button",
        class: "plain tries-drop",
        "aria-label": text.say("whatif.drop", { name: line.name }),
        title: text.say("whatif.drop", { name: line.name }),
        click: () => drop(line, element),
      },
      "×",
    );
    const element = el(
      "tr",
      { "aria-current": isHere ? "true" : undefined },
      el(
        "th",
        { scope: "row" },
        isHere
          ? el("b", {}, line.name)
          : el("button", { type: "button", class: "plain tries-open", click: () => open(line) }, line.name),
        el("small", {}, text.say("whatif.from", { ply: line.ply, count: line.actions.length })),
        isHere ? undefined : remove,
      ),
      ...now.map((_, seat) => (line.totals ? cell(line.totals[seat], seat) : el("td", {}, "–"))),
    );
    return element;
  };
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
          ...now.map((total) => el("td", {}, String(total))),
        ),
        ...lines.map(row),
      ),
    ),
  );
}

/** More or less than in the game. */
function difference(points, text) {
  return points
    ? el("small", {}, text.say(points > 0 ? "forecast.more" : "forecast.less", { points: Math.abs(points) }))
    : undefined;
}
