// @ts-check
/** Exporting the match on the table, also when the device can't save it. */

import { share } from "../input/clicks.js";
import { giveFile } from "../saved/import-export.js";
import { keptMatch, listenUnkept } from "../saved/store.js";
import { notice } from "../table/notice.js";
import { toast } from "../ui/toast.js";
import { page } from "./start-up.js";

/** Runs a task with the match on the table as saved. @param {(kept: import("../saved/store.js").Kept) => void} task */
export async function withKept(task) {
  const kept = page.table && (await keptMatch(page.table.match.id));
  if (kept) task(kept);
  else toast(page.text.say("mine.nothing"), page.text);
}

export const exportMatch = () => withKept((kept) => giveFile([kept], page.text));

/** The device can't save the match: warns once for each match, and offers other ways to keep it. */
export function sayUnkept() {
  const { table } = page;
  if (!table) return listenUnkept(sayUnkept); // wait for a table to warn at
  notice(table, "unkept", (text) => ({
    words: text.say("unkept.words"),
    answers: [
      { label: text.say("share.link"), primary: true, press: () => share(table) },
      { label: text.say("mine.export"), press: exportMatch },
      { label: text.say("unkept.leave"), press: () => notice(table, "unkept") },
    ],
  }));
}
