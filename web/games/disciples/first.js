// @ts-check
/**
 * The script of the guided first game of Pantheon (Fritzen): a deal, and its steps with text, pointer and actions. A
 * test plays it.
 */

/** @type {import("../../guide/lesson.js").Script} */
export const script = {
  seats: 2,
  seat: 0,
  seed: 1082,
  options: { dealt_cards: true, beginner_peoples: true },
  bot: "normal",
  steps: [
    { say: "goal" },
    { say: "god", do: ["god sun"], then: ["god sea"] },
    { say: "quests", point: ["quest 1"] },
    { say: "ladder", point: ["ladder fairy", "ladder dwarf"] },
    { say: "gather", do: ["lay WOOD 3", "lay METAL 2", "lay WHEAT 3"] },
    { say: "bid", do: ["lay INIT 1"] },
    { say: "fairies", do: ["lay Q1L 3", "lay Q1D 0"] },
    { say: "tickets", do: ["lay Q2L 0", "lay Q2D 2", "lay Q3L 0", "lay Q3D 1"] },
    {
      say: "seal",
      do: ["seal"],
      then: [
        ...["lay WOOD 2", "lay METAL 3", "lay WHEAT 2", "lay INIT 0", "lay Q1L 1", "lay Q1D 0", "lay Q2L 0"],
        ...["lay Q2D 3", "lay Q3L 0", "lay Q3D 4", "seal"],
        ...["resolve WOOD", "resolve METAL", "resolve WHEAT", "resolve INIT"],
        ...["resolve Q1", "resolve Q2", "resolve Q3"],
      ],
    },
    { say: "won", point: ["quest 1"] },
    { say: "markers", point: ["quest 2", "quest 3"] },
    { say: "build", do: ["build great-amphitheatre"] },
    { say: "pass", do: ["pass"], then: ["build tree-shrine", "build granary", "pass"] },
    { say: "recruit", do: ["recruit METAL"] },
    { say: "again", point: ["plan"] },
    { say: "end", point: ["quests", "monuments"] },
    { say: "scoring" },
  ],
};
