// @ts-check
/**
 * Chooses for the seats of bots. A bot that searches has an engine of its own, so that the page never waits for it. It
 * searches in short steps: aborting the signal ends the search after the current one.
 */

/**
 * @typedef {import("../table/table.js").Table} Table
 * @typedef {object} Candidate
 * @property {string[]} actions  a gesture
 * @property {number} visits
 * @property {number} value  the expected share of the win, in ten-thousandths
 * @typedef {{done: boolean, actions: string[], iterations: number, thoughts: Candidate[]}} Thought
 */

/**
 * How long the levels that search may think, in milliseconds; without a limit, as long as the level says.
 * @type {Record<string, {ms?: number}>}
 */
const BUDGET = { hard: {}, expert: { ms: 1000 } };

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
    return (await think(table, level, { signal }))?.actions;
  } catch (error) {
    if (engine) throw error;
    return (await client.ask("bot", { level, iterations: FEW })).actions; // there is no memory for a second engine
  }
}

/**
 * Searches the decision on the table, until done or stopped.
 * @param {Table} table @param {string} level
 * @param {{signal: AbortSignal, tell?: (thought: Thought) => void}} ways  `tell` gets each intermediate result
 * @returns {Promise<Thought | undefined>}
 */
export function think(table, level, { signal, tell = () => {} }) {
  const { client } = table.match;
  const thinking = work.then(async () => {
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
      const thought = await engine.ask("think", { level, ...BUDGET[level] });
      if (signal.aborted) return undefined;
      tell(thought);
      if (thought.done) return thought;
    }
  });
  work = thinking.catch(() => {});
  return thinking;
}
