// @ts-check
/** Which errors of the engine are no faults. */

/** The engine refused a request; the match is not damaged. */
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
  "LostFile",
]);

/** @param {any} error */
export const isExpected = (error) => EXPECTED.has(error?.name);
