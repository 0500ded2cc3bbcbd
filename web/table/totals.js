// @ts-check
/** The final totals: once a match is over, boards show them where the points of each seat stand. */

/** @typedef {import("./table.js").Table} Table */

/**
 * Asks for the score sheets before the last ply and after it. The drawings that follow show the totals of the latter.
 * @param {Table} table
 */
export async function learnTotals(table) {
  const { client } = table.match;
  const { ply } = await client.ask("status");
  const [before, now] = await Promise.all([client.ask("score", { ply: Math.max(0, ply - 1) }), client.ask("score")]);
  setTotals(table, now.seats);
  return { before: before.seats, now: now.seats };
}

/**
 * The drawings that follow show the totals of these sheets.
 * @param {Table} table @param {import("./score-sheet.js").Sheet[]} sheets
 */
export function setTotals({ shown }, sheets) {
  shown.totals = totalsOf(sheets);
}

/** @param {import("./score-sheet.js").Sheet[]} sheets */
export const totalsOf = (sheets) => sheets.map(({ total }) => total);

/**
 * The view with the points of each seat replaced, where a view tells them.
 * @param {any} view @param {number[] | undefined} totals
 */
export function withTotals(view, totals) {
  if (!totals || !view.players?.every((/** @type {any} */ player) => "score" in player)) return view;
  const players = view.players.map((/** @type {any} */ player, /** @type {number} */ seat) => ({
    ...player,
    score: totals[seat],
  }));
  return { ...view, players };
}
