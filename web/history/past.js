// @ts-check
/** The state of a look at the past. Only this folder writes it. */

/**
 * @typedef {object} Past
 * @property {import("./moment.js").Moment} [moment]  the moment to be shown; undefined: the present
 * @property {import("./moment.js").Moment} [drawn]  the moment drawn last
 * @property {Promise<void>} [drawing]  while moments are being drawn
 * @property {AbortController} [playing]  aborting it stops the replay
 * @property {import("./steps.js").Path & {log: import("../table/gesture.js").Entry[], language: string}} [path]
 *   the steps through this log
 * @property {boolean} offersFilm  is the film offered?
 * @property {number} speed  of the film and the replay
 */

/** @returns {Past} */
export const newPast = () => ({ offersFilm: false, speed: 1 });
