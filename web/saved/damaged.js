// @ts-check
/** Saved games that are damaged: they can be saved as a file, for somebody to look at, or deleted. */

import { decode } from "../ui/base64.js";
import { el } from "../ui/dom.js";
import { toast } from "../ui/toast.js";
import { fileName, downloadFile } from "./file.js";
import { forgetMatch, restoreRow } from "./store.js";

/** @typedef {import("./store.js").Row} Row */

/** The content of a row that is damaged, as far as it can be read. @param {Row} row */
function contentOf(row) {
  try {
    return decode(row.veiled);
  } catch {
    return row;
  }
}

/**
 * A line that offers to save or delete them.
 * @param {Row[]} rows @param {import("../ui/text.js").Text} text @param {() => void} onchange
 */
export function damagedLine(rows, text, onchange) {
  const count = rows.length;
  const save = () => {
    const content = JSON.stringify(rows.map(contentOf), undefined, 1);
    downloadFile(fileName(text.say("mine.damaged.file"), ".json"), new Blob([content], { type: "application/json" }));
  };
  const remove = async () => {
    const areGone = await Promise.all(rows.map(({ id }) => forgetMatch(id)));
    onchange();
    const name = text.say("mine.damaged.file");
    if (areGone.includes(false)) return toast(text.say("mine.not_deleted", { name }), text);
    toast(text.say("mine.deleted", { name }), text, {
      label: text.say("mine.undelete"),
      press: async () => {
        for (const row of rows) await restoreRow(row);
        onchange();
      },
    });
  };
  /** @param {string} key @param {() => void} press */
  const button = (key, press) => el("button", { type: "button", class: "plain", click: press }, text.say(key));
  return el(
    "div",
    { class: "mine-damaged" },
    el("p", { class: "fine" }, text.say("mine.damaged", { count })),
    el("div", { class: "mine-tools" }, button("mine.export", save), button("mine.delete", remove)),
  );
}
