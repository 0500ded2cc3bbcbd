// @ts-check
/** The title of the window: the game, and before it the what-if on the table. */

const parts = { line: "", game: "" };

/** @param {Partial<typeof parts>} changed */
export function setTitle(changed) {
  Object.assign(parts, changed);
  document.title = [parts.line, parts.game].filter(Boolean).join(" \u2014 ");
}
