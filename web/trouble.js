// @ts-check
/** Something broke: one dialog, with a report to copy and a way back to the game. */

import { el } from "./dom.js";
import { openDialog } from "./dialog.js";

/** Errors that only say no: the match is well. */
const EXPECTED = new Set(["IllegalAction", "UndoBarrier", "NothingToUndo", "NothingToRedo", "BadRecord", "BadLink", "BadBranch", "NoSuchPly", "BadSetup", "Restarted", "Closed"]);

export const isExpected = (error) => EXPECTED.has(error?.name);

/** @type {HTMLDialogElement | undefined} */
let open;

/**
 * @param {any} error
 * @param {import("./store.js").Kept | undefined} kept  the match as last kept
 * @param {import("./text.js").Text} text
 * @param {{reload: () => void, leave: () => void}} ways
 */
export function trouble(error, kept, text, { reload, leave }) {
  if (open?.isConnected) return;
  const report = el("textarea", { class: "report", readonly: true, rows: 9, "aria-label": text.say("trouble.report") });
  /** @type {HTMLTextAreaElement} */ (report).value = reportOf(error, kept);
  const copy = () => {
    navigator.clipboard?.writeText(/** @type {HTMLTextAreaElement} */ (report).value).catch(() => {});
    /** @type {HTMLTextAreaElement} */ (report).select();
    return true;
  };
  open = openDialog({
    kind: "trouble", must: true, title: text.say("trouble.title"),
    content: [el("p", {}, text.say("trouble.about")), report],
    buttons: [
      { label: text.say("trouble.copy"), press: copy },
      { label: text.say("trouble.leave"), press: leave },
      { label: text.say("trouble.reload"), primary: true, press: reload },
    ],
  });
}

/** Everything needed to see the same thing again. */
export function reportOf(error, kept) {
  return JSON.stringify({
    error: { ...error, name: error?.name, message: error?.message, stack: error?.stack?.split("\n").slice(0, 12) },
    ply: kept?.record.actions.length,
    record: kept?.record,
    browser: navigator.userAgent,
    time: new Date().toISOString(),
  }, undefined, 1);
}
