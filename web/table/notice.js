// @ts-check
/** Notices: strips under the bar about the whole match, until they are withdrawn or dismissed. */

import { el, keyed } from "../ui/dom.js";

/**
 * @typedef {{label: string, primary?: boolean, press: () => void}} Answer
 * @typedef {(text: import("../ui/text.js").Text) => {words: string, answers: Answer[]}} Notice  said in the current
 *   language
 */

/** The place of the notices. */
export const layNotices = () => el("div", { class: "notices", role: "status" });

/**
 * Shows a notice, or withdraws it.
 * @param {import("./table.js").Table} table @param {string} name @param {Notice} [said]
 */
export function notice(table, name, said) {
  if (said) table.shown.notices.set(name, said);
  else table.shown.notices.delete(name);
  showNotices(table);
}

/** @param {import("./table.js").Table} table */
export function showNotices({ shown: { notices, regions }, match: { text } }) {
  const place = regions.bar.parentElement?.querySelector(".notices");
  if (!place) return; // the table was left meanwhile
  keyed(
    place,
    [...notices],
    ([name]) => name,
    ([name]) => el("div", { class: `notice ${name}` }),
    (strip, [, said]) => {
      const { words, answers } = said(text);
      if (strip.firstChild?.textContent === words) return;
      strip.replaceChildren(
        el("p", {}, words),
        ...answers.map(({ label, primary, press }) =>
          el("button", { type: "button", class: primary ? "primary" : "plain", click: press }, label),
        ),
      );
    },
  );
}
