// @ts-check
/**
 * The way to a place that is out of reach: how far it is and what it costs, over several turns. The engine knows it.
 */

import { answer } from "../table/announce.js";

/** @typedef {import("../table/table.js").Table} Table */

/**
 * The way to what an element's action wants, in sentences; undefined where there is nothing to tell.
 * @param {Table} table @param {Element | undefined} element @returns {Promise<string | undefined>}
 */
export async function wayTo({ match: { client, text }, shown, past }, element) {
  const action = element?.getAttribute("data-act");
  if (!action || shown.eye === null || !text.has("route.none")) return undefined;
  const ply = past.moment ? past.moment.ply + 1 : shown.status.ply;
  /** @type {{term: string, args: Record<string, any>}[]} */
  const facts = await client.ask("route", { action, seat: shown.eye, ply });
  return facts.map(({ term, args }) => text.say(`route.${term}`, args)).join(" ") || undefined;
}

/** Tells the way to an element. @param {Table} table @param {Element | undefined} element */
export async function tellWay(table, element) {
  const words = await wayTo(table, element);
  answer(table.shown.regions, words ?? table.match.text.say("way.nothing"));
}
