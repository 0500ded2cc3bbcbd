// @ts-check
/** If it ended now: the score sheet as it would be, beside what stands on the track; it follows the match while it is open. */

import { el, keyed } from "../ui/dom.js";
import { openDialog } from "../ui/dialog.js";
import { scoreTable } from "./score-sheet.js";

/** @typedef {import("./table.js").Table} Table */

const OPEN = "dialog.forecast";

/** @param {Table} table */
export async function openForecast(table) {
  if (document.querySelector(OPEN)) return;
  const { text } = table;
  const content = el("div", { class: "forecast-table" });
  openDialog({
    kind: "forecast sums",
    title: text.say("forecast.title"),
    content: [el("p", { class: "fine" }, text.say("forecast.about")), content],
    buttons: [{ label: text.say("forecast.close"), primary: true }],
  });
  await followForecast(table);
}

/** Bring it up to date, if it is open. @param {Table} table */
export async function followForecast(table) {
  if (!document.querySelector(OPEN)) return;
  const [now, then] = await Promise.all([table.client.ask("score"), table.client.ask("forecast")]);
  const content = document.querySelector(`${OPEN} .forecast-table`);
  if (content)
    keyed(content, [JSON.stringify([now, then])], String, () =>
      scoreTable(then, [], table.status.rivals, table.text, now),
    );
}
