// @ts-check
/** Which errors of the engine are answers. */

/** Errors that only say no: the match is well. */
const EXPECTED = new Set([
  "IllegalAction",
  "UndoBarrier",
  "NothingToUndo",
  "NothingToRedo",
  "BadRecord",
  "BadLink",
  "BadBranch",
  "NoSuchPly",
  "BadSetup",
  "Restarted",
  "Closed",
]);

export const isExpected = (error) => EXPECTED.has(error?.name);
