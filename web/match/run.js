// @ts-check
/** The state of the match in progress. Only this folder writes it. */

import { setNews } from "../table/table.js";

/**
 * @typedef {import("../table/table.js").Table} Table
 * @typedef {Map<number, import("../table/gesture.js").Seen>} SeenByPly
 * @typedef {object} Run
 * @property {AbortController} loop  aborting it ends the loop that runs now
 * @property {import("../table/light.js").Decision | null} decision  the next one; null if the match is over
 * @property {SeenByPly} seen  the decisions a person saw
 * @property {number | null} liftedBy  the seat that lifted the curtain last
 * @property {boolean} commanded  is a person's command being carried out?
 * @property {boolean} hurried  are there no pauses after the plies of bots?
 * @property {() => void} endPause  ends the pause after a bot's ply
 * @property {boolean} inOtherTab  another tab plays the match, this one only shows it
 * @property {import("./confirm.js").Held} [held]  a ply that waits to be confirmed
 * @property {{ply: number, seat: number}} [handed]  who chooses at this ply in place of the seat that is asked
 * @property {number} [sent]  how many plies were sent by link to a player elsewhere
 */

/** @param {number} [sent] @returns {Run} */
export const newRun = (sent) => ({
  loop: new AbortController(),
  decision: null,
  seen: new Map(),
  liftedBy: null,
  commanded: false,
  hurried: false,
  endPause: () => {},
  inOtherTab: false,
  sent,
});

/** Asks the engine for the decision, where the loop doesn't. @param {Table} table */
export async function learnDecision({ match, run }) {
  run.decision = await match.client.ask("decision");
}

/** The curtain must be lifted again before a person's view is shown. @param {Table} table */
export function lowerCurtain({ run }) {
  run.liftedBy = null;
}

/** Somebody else of the side chooses in place of the seat that is asked. @param {Table} table @param {number} [seat] */
export function handTo({ run, shown }, seat) {
  run.handed = seat === undefined ? undefined : { ply: shown.status.ply, seat };
}

/**
 * Changes what the table remembers, when a what-if replaces the match or the other way round.
 * @param {Table} table @param {{seen: SeenByPly, news: import("../table/table.js").News}} [memory]
 */
export function remember(table, { seen, news } = { seen: new Map(), news: { words: "" } }) {
  table.run.seen = seen;
  setNews(table, news);
}
