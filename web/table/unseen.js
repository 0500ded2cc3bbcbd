// @ts-check
/** What happened since the viewer's own last ply. */

/** @typedef {import("./table.js").Table} Table @typedef {Pick<import("./table.js").Shown, "log" | "eye">} Told */

/** The plies since then that told the viewer something. @param {Told} shown */
export function scenes({ log, eye }) {
  return log
    .slice(since({ log, eye }))
    .filter((entry) => entry.events.length)
    .map((entry) => entry.ply);
}

/**
 * The first ply the viewer hasn't watched: the one after the viewer's own last, or that one itself if it had
 * consequences for other seats.
 * @param {Told} shown
 */
export function since({ log, eye }) {
  if (eye === null) return log.length;
  const own = log.findLastIndex((entry) => entry.seat === eye);
  return own >= 0 && log[own].events.some((event) => event.args?.seat !== eye) ? own : own + 1;
}

/** Why there is nothing to play back. @param {Table} table */
export function whyNoFilm({ match: { text }, shown }) {
  if (shown.eye === null) return text.say("film.nobody");
  return scenes(shown).length ? undefined : text.say("film.nothing");
}
