// @ts-check
/** The state of lesson and tips. Only this folder writes it. */

/**
 * @typedef {object} Guide
 * @property {import("./lesson.js").Lesson} [lesson]  the guided first game; undefined in any other match
 * @property {string} [tip]  the rule whose tip is shown
 */

/** @param {import("./lesson.js").Lesson} [lesson] @returns {Guide} */
export const newGuide = (lesson) => ({ lesson });
