// @ts-check
/** What a match is about: Chronos, or each other. */

/**
 * @typedef {import("./view.js").ChronosView} ChronosView
 * @typedef {import("./view.js").RivalryView} RivalryView
 * @typedef {import("./view.js").View} View
 */

/** @param {View} view @returns {view is ChronosView} */
export const isAgainstChronos = (view) => view.mode === "chronos";
