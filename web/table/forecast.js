// @ts-check
/**
 * The forecast: the score sheet if the match ended now, beside the points on the track. It is updated while it is open.
 */

import { el, keyed } from "../ui/dom.js";
import { openDialog } from "../ui/dialog.js";
import { scoreTable } from "./score-sheet.js";

/** @typedef {import("./table.js").Table} Table */

const OPEN = "dialog.forecast";

/** @param {Table} table */
export async function openForecast(table) {
  if (document.querySelector(OPEN)) return;
  const { text } = table.match;
  const content = el("div", { class: "forecast-table" });
  openDialog({
    kind: "forecast sums",
    title: text.say("forecast.title"),
    content: [el("p", { class: "fine" }, text.say("forecast.about")), content],
    buttons: [{ label: text.say("forecast.close"), primary: true }],
  });
  await followForecast(table);
}

/** Updates the forecast, if it is open. @param {Table} table */
export async function followForecast(table) {
  if (!document.querySelector(OPEN)) return;
  const [now, then] = await Promise.all([table.match.client.ask("score"), table.match.client.ask("forecast")]);
  const content = document.querySelector(`${OPEN} .forecast-table`);
  if (content)
    keyed(content, [JSON.stringify([now, then])], String, () =>
      scoreTable(then, [], table.shown.status.rivals, table.match.text, now),
    );
}
