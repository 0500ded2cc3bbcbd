// @ts-check
/** Something broke: one dialog, with a report to copy and a way back to the game. */

import { el } from "../ui/dom.js";
import { openDialog } from "../ui/dialog.js";
import { copied, fullReport, reportField, reportOf } from "./report.js";

/** @type {HTMLDialogElement | undefined} */
let open;

/**
 * @param {any} error
 * @param {import("../saved/store.js").Kept | undefined} kept  the match as last kept
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
    copied(report);
    report.select();
    return true;
  };
  open = openDialog({
    kind: "trouble",
    must: true,
    title: text.say("trouble.title"),
    content: [el("p", {}, text.say("trouble.about")), report],
    buttons: [
      { label: text.say("trouble.copy"), press: copy },
      { label: text.say("trouble.leave"), press: leave },
      { label: text.say("trouble.reload"), primary: true, press: reload },
    ],
  });
}
