// @ts-check
/** What the strongest bot thinks of the decision: its best gestures, how often it visited each, and what it expects. */

import { el } from "../ui/dom.js";
import { openDialog } from "../ui/dialog.js";
import { isExpected } from "../engine/errors.js";
import { thingOf } from "../table/light.js";
import { think } from "./thinker.js";

/** @typedef {import("./thinker.js").Thought} Thought @typedef {import("../table/table.js").Table} Table */

const LEVEL = "expert";

/** The bot searches from the active player's view; closing the dialog stops the search. @param {Table} table */
export async function openThoughts(table) {
  const { text } = table.match;
  if (!table.shown.awaitsChoice || table.run.decision === null || document.querySelector("dialog.thoughts")) return;
  const content = el("div", {
    class: "scroll",
    tabindex: 0,
    role: "group",
    "aria-busy": "true",
    "aria-label": text.say("thoughts.title"),
  });
  const dialog = openDialog({
    kind: "thoughts sums",
    title: text.say("thoughts.title"),
    content: [el("p", { class: "fine" }, text.say("thoughts.about")), content],
    buttons: [{ label: text.say("thoughts.close"), primary: true }],
  });
  const stop = new AbortController();
  dialog.addEventListener("close", () => stop.abort());
  try {
    await think(table, LEVEL, {
      signal: stop.signal,
      tell: (thought) => content.replaceChildren(drawThought(thought, table)),
    });
  } catch (error) {
    if (!isExpected(error)) table.match.ontrouble(error);
  } finally {
    content.removeAttribute("aria-busy");
  }
}

/** @param {Thought} thought @param {Table} table */
function drawThought({ thoughts }, { match: { text }, shown: { regions } }) {
  if (!thoughts.length) return el("p", {}, text.say("thoughts.only"));
  /** @param {string} key */
  const head = (key) => el("th", { scope: "col" }, text.say(`thoughts.${key}`));
  /** @param {string} action */
  const thing = (action) => {
    const what = thingOf(regions.play, action);
    return what ? el("span", { class: "thoughts-thing" }, what) : undefined;
  };
  const row = (/** @type {import("./thinker.js").Candidate} */ { actions, visits, value }) =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, thing(actions[0]), text.action(actions[0])),
      el(
        "td",
        {},
        el("meter", { class: "thoughts-share", max: 10_000, value, "aria-hidden": "true" }),
        text.say("thoughts.percent", { share: Math.round(value / 100) }),
      ),
      el("td", {}, text.say("thoughts.times", { count: visits })),
    );
  return el(
    "table",
    {},
    el("thead", {}, el("tr", {}, head("move"), head("share"), head("visits"))),
    el("tbody", {}, ...thoughts.map(row)),
  );
}
