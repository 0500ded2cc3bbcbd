// @ts-check
/** Dialogs for trouble: after a crash, and about a match that could be loaded only in part. */

import { el } from "../ui/dom.js";
import { openDialog } from "../ui/dialog.js";
import { copyReport, fullReport, reportField, reportOf } from "./report.js";

/** The dialog after a crash. @type {HTMLDialogElement | undefined} */
let open;

/**
 * A crash: shows a report to copy, and ways back to the match and to the start screen.
 * @param {any} error
 * @param {import("../saved/store.js").Kept | undefined} kept  the match as last saved
 * @param {import("../ui/text.js").Text} text
 * @param {{reload: () => void, leave: () => void, client: import("../engine/client.js").Client}} ways
 */
export function trouble(error, kept, text, { reload, leave, client }) {
  if (open?.isConnected) return;
  const report = reportField(reportOf(error, kept), text);
  fullReport(error, kept, client).then((words) => {
    report.value = words;
  });
  const copy = () => {
    copyReport(report);
    report.select();
  };
  open = openDialog({
    kind: "trouble",
    must: true,
    title: text.say("trouble.title"),
    content: [el("p", {}, text.say("trouble.about")), report],
    buttons: [
      { label: text.say("trouble.copy"), press: copy, keepsOpen: true },
      { label: text.say("trouble.leave"), press: leave },
      { label: text.say("trouble.reload"), primary: true, press: reload },
    ],
  });
}

/**
 * A match of another version could be replayed only in part. It goes on from there as a new match beside the saved one.
 * @param {{ply: number}} stopped @param {import("../ui/text.js").Text} text
 */
export function sayUnfit({ ply }, { say }) {
  openDialog({
    kind: "unfit",
    title: say("unfit.title"),
    content: [el("p", {}, say("unfit.words", { ply: ply + 1 }))],
    buttons: [{ label: say("unfit.leave"), primary: true }],
  });
}
