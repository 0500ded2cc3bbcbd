// @ts-check
/** What happened since the viewer's own last ply. */

/** @typedef {import("./table.js").Table} Table */

/** The plies that told the viewer something since the viewer's own last. @param {Pick<Table, "log" | "eye">} table */
export function scenes({ log, eye }) {
  return log
    .slice(since({ log, eye }))
    .filter((entry) => entry.events.length)
    .map((entry) => entry.ply);
}

/**
 * The first ply the viewer hasn't seen done: after the viewer's own last, or that one when more came of it than the viewer did.
 * @param {Pick<Table, "log" | "eye">} table
 */
export function since({ log, eye }) {
  if (eye === null) return log.length;
  const own = log.findLastIndex((entry) => entry.seat === eye);
  return own >= 0 && log[own].events.some((event) => event.args?.seat !== eye) ? own : own + 1;
}

/** Why there is nothing to be played back. @param {Table} table */
export function whyNoFilm(table) {
  if (table.eye === null) return table.text.say("film.nobody");
  return scenes(table).length ? undefined : table.text.say("film.nothing");
}
