// @ts-check
/** The script of the guided first game of Hybris: a deal, and its steps with text, pointer and actions. A test plays it. */

/** @type {import("../../guide/lesson.js").Script} */
export const script = {
  seats: 1,
  seat: 0,
  seed: 1,
  options: { olympian1: "zeus", severity: "mild" },
  bot: "normal",
  steps: [{ say: "goal" }],
};
