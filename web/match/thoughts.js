// @ts-check
/** What the expert thinks of the decision: its best gestures, how often it tried each, and what it expects. */

import { el } from "../ui/dom.js";
import { openDialog } from "../ui/dialog.js";
import { isExpected } from "../engine/errors.js";
import { thingOf } from "../table/light.js";
import { whyNoLine } from "../table/undo.js";
import { sayGesture } from "./hint.js";
import { advise } from "./thinker.js";

/** How many moves are shown, and how often one must be tried before its chance is told. */
const MOST_MOVES = 4,
  LEAST_VISITS = 20;

/** @typedef {import("./thinker.js").Advice} Advice @typedef {import("../table/table.js").Table} Table */

/**
 * Shows the search behind the hint, from the active player's view; closing the dialog stops it. A click on a gesture
 * tries it out in a what-if.
 * @param {Table} table
 */
export async function openThoughts(table) {
  const { text } = table.match;
  if (!table.shown.awaitsChoice || table.run.decision === null || document.querySelector("dialog.thoughts")) return;
  const mayTry = whyNoLine(table) === undefined && !table.whatif.line;
  const content = el("div", {
    class: "scroll",
    tabindex: 0,
    role: "group",
    "aria-busy": "true",
    "aria-label": text.say("thoughts.title"),
  });
  const about = [text.say("thoughts.about"), ...(mayTry ? [text.say("thoughts.follow")] : [])].join(" ");
  const dialog = openDialog({
    kind: "thoughts sums",
    title: text.say("thoughts.title"),
    content: [el("p", { class: "fine" }, about), content],
    buttons: [{ label: text.say("thoughts.close"), primary: true }],
  });
  const { ply } = table.shown.status;
  const follow = mayTry
    ? (/** @type {string[]} */ actions) => {
        dialog.close();
        table.match.ways.tryLine(table, ply, actions);
      }
    : undefined;
  const stop = new AbortController();
  dialog.addEventListener("close", () => stop.abort());
  try {
    await advise(table, {
      signal: stop.signal,
      tell: (advice) => content.replaceChildren(drawAdvice(advice, table, follow)),
    });
  } catch (error) {
    if (!isExpected(error)) table.match.ontrouble(error);
  } finally {
    content.removeAttribute("aria-busy");
  }
}

/**
 * @param {Advice} advice @param {Table} table
 * @param {((actions: string[]) => void) | undefined} follow  what a click on a gesture does
 */
function drawAdvice({ lines }, { match, shown: { regions } }, follow) {
  const { text } = match;
  if (!lines.length) return el("p", {}, text.say("thoughts.only"));
  /** @param {string} key */
  const head = (key) => el("th", { scope: "col" }, text.say(`thoughts.${key}`));
  const row = (/** @type {import("./thinker.js").Candidate} */ { actions, visits, value }) => {
    const what = thingOf(regions.play, actions[0]);
    const words = [what ? el("span", { class: "thoughts-thing" }, what) : undefined, sayGesture(actions, match)];
    const button = follow && el("button", { type: "button", class: "thoughts-line" }, ...words);
    button?.addEventListener("click", () => follow?.(actions));
    return el(
      "tr",
      {},
      el("th", { scope: "row" }, ...(button ? [button] : words)),
      el(
        "td",
        {},
        ...(visits < LEAST_VISITS
          ? ["–"]
          : [
              el("meter", { class: "thoughts-share", max: 10_000, value, "aria-hidden": "true" }),
              text.say("thoughts.percent", { share: Math.round(value / 100) }),
            ]),
      ),
      el("td", {}, text.say("thoughts.times", { count: visits })),
    );
  };
  const rows = lines.map(row);
  const moves = rows.map(({ firstChild }) => firstChild?.textContent);
  // the same move with a piece that is alike would be told in the same words
  const different = rows.filter((_, at) => moves.indexOf(moves[at]) === at);
  return el(
    "table",
    {},
    el("thead", {}, el("tr", {}, head("move"), head("share"), head("visits"))),
    el("tbody", {}, ...different.slice(0, MOST_MOVES)),
  );
}
