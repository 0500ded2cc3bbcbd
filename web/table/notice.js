// @ts-check
/** Strips under the bar of the table: what holds for the whole match, until it holds no longer or is put away. */

import { el, keyed } from "../ui/dom.js";

/**
 * @typedef {{label: string, primary?: boolean, press: () => void}} Answer
 * @typedef {(text: import("../ui/text.js").Text) => {words: string, answers: Answer[]}} Notice  said in the language spoken just then
 */

/** Where they are. */
export const layNotices = () => el("div", { class: "notices", role: "status" });

/** Say something, or no longer. @param {import("./table.js").Table} table @param {string} name @param {Notice} [said] */
export function notice(table, name, said) {
  if (said) table.notices.set(name, said);
  else table.notices.delete(name);
  showNotices(table);
}

/** @param {import("./table.js").Table} table */
export function showNotices({ notices, regions, text }) {
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
