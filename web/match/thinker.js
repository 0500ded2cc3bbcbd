// @ts-check
/**
 * Chooses for the seats of bots. A bot that searches has an engine of its own, so that the page never waits for it. It
 * searches in short steps: aborting the signal ends the search after the current one.
 */

/**
 * @typedef {import("../table/table.js").Table} Table
 * @typedef {object} Candidate
 * @property {string[]} actions  a whole gesture, or the rest of one
 * @property {number} visits
 * @property {number} value  the expected share of the win, in ten-thousandths
 * @typedef {{done: boolean, actions: string[], iterations: number, thoughts: Candidate[]}} Thought
 * @typedef {object} Advice
 * @property {boolean} done
 * @property {string[]} actions  what the expert would do
 * @property {{term: string, args: Record<string, any>}[]} reasons  what that brings
 * @property {Candidate[]} lines  the best three, best first; none if there is only one thing to do
 */

/**
 * How long the levels that search may think, in milliseconds; without a limit, as long as the level says.
 * @type {Record<string, {ms?: number}>}
 */
const BUDGET = { hard: {}, expert: { ms: 1000 } };

/** How long an engine searches for advice before it answers, in milliseconds. */
const SLICE = 60;

/** A search of so few iterations may run in the page's own engine. */
const FEW = 50;

/** @type {import("../engine/client.js").Client | undefined} */
let engine;
/** The search that runs; the next one waits, because the engine has one match. @type {Promise<unknown>} */
let work = Promise.resolve();

/**
 * Chooses for a bot of this level.
 * @param {Table} table @param {string} level @param {AbortSignal} signal
 * @returns {Promise<string[] | undefined>} a gesture of one or more actions; undefined if it was stopped
 */
export async function decide(table, level, signal) {
  const { client } = table.match;
  if (!(level in BUDGET)) return (await client.ask("bot", { level })).actions;
  try {
    return (await think(table, level, signal))?.actions;
  } catch (error) {
    if (engine) throw error;
    return (await client.ask("bot", { level, iterations: FEW })).actions; // there is no memory for a second engine
  }
}

/**
 * Searches the decision on the table, until done or stopped.
 * @param {Table} table @param {string} level @param {AbortSignal} signal
 * @returns {Promise<Thought | undefined>}
 */
const think = (table, level, signal) =>
  search(
    table,
    signal,
    (client) => client.ask("think", { level, ...BUDGET[level] }),
    () => {},
  );

/**
 * The advice for the decision on the table: the same search however often it is asked for, and in the middle of the
 * gesture that was advised the rest of it.
 * @param {Table} table
 * @param {{signal: AbortSignal, tell?: (advice: Advice) => void}} ways  `tell` gets each intermediate result
 * @returns {Promise<Advice | null | undefined>} undefined if it was stopped
 */
export async function advise(table, { signal, tell = () => {} }) {
  try {
    return await search(table, signal, (client) => client.ask("hint", { ...BUDGET.expert, slice: SLICE }), tell);
  } catch (error) {
    if (engine) throw error;
    const advice = await table.match.client.ask("hint", { iterations: FEW }); // there is no memory for a second engine
    tell(advice);
    return advice;
  }
}

/**
 * Loads the table's position into the bots' engine and asks it until it is done, or the search was stopped.
 * @template {{done: boolean}} Found
 * @param {Table} table @param {AbortSignal} signal
 * @param {(client: import("../engine/client.js").Client) => Promise<Found>} ask  searches a little further
 * @param {(found: Found) => void} tell  gets each intermediate result
 * @returns {Promise<Found | undefined>} undefined if it was stopped
 */
function search(table, signal, ask, tell) {
  const { client } = table.match;
  const searching = work.then(async () => {
    if (signal.aborted) return undefined;
    const { branch, ...record } = await client.ask("record");
    engine ??= client.sibling({
      onfatal: () => {
        engine = undefined;
      },
    });
    await engine.ask("load", { record });
    if (branch) await engine.ask("branch", branch);
    for (;;) {
      const found = await ask(engine);
      if (signal.aborted) return undefined;
      tell(found);
      if (found.done) return found;
    }
  });
  work = searching.catch(() => {});
  return searching;
}
