// @ts-check
/**
 * What chooses for a seat that no person plays. A bot that searches thinks in an engine of its own, so that the page never waits
 * for it, and piece by piece: whoever stops asking has stopped it.
 */

/**
 * @typedef {import("../table/table.js").Table} Table
 * @typedef {{actions: string[], visits: number, value: number}} Candidate  a gesture; its share of the win expected, in ten-thousandths
 * @typedef {{done: boolean, actions: string[], iterations: number, thoughts: Candidate[]}} Thought
 */

/** How long the levels that search may think, in milliseconds; without a limit as long as the level says. */
const BUDGET = { hard: {}, expert: { ms: 1000 } };

/** So many iterations of a search don't keep the page waiting for long. */
const FEW = 50;

/** @type {import("../engine/client.js").Client | undefined} */
let engine;
/** What it does for one who asked before; the next one waits, for there is one match on its table. @type {Promise<unknown>} */
let work = Promise.resolve();

/**
 * What the bot of this level does now.
 * @param {Table} table @param {string} level @param {AbortSignal} signal
 * @returns {Promise<string[] | undefined>} a gesture of one or more actions; nothing if it was stopped
 */
export async function decide(table, level, signal) {
  if (!(level in BUDGET)) return (await table.client.ask("bot", { level })).actions;
  try {
    return (await think(table, level, { signal }))?.actions;
  } catch (error) {
    if (engine) throw error;
    return (await table.client.ask("bot", { level, iterations: FEW })).actions; // no room for a second engine: the first one has a quick look
  }
}

/**
 * Think about what is to be decided on the table, until done or stopped.
 * @param {Table} table @param {string} level
 * @param {{signal: AbortSignal, tell?: (thought: Thought) => void}} ways  `tell` hears each thought on the way
 * @returns {Promise<Thought | undefined>}
 */
export function think(table, level, { signal, tell = () => {} }) {
  const thinking = work.then(async () => {
    if (signal.aborted) return undefined;
    const { branch, ...record } = await table.client.ask("record");
    engine ??= table.client.sibling({
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
