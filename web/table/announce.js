// @ts-check
/** What a screen reader is told: what happens, politely; the answer to one's own key, at once. The last few sentences stay. */

import { el } from "../ui/dom.js";

const LAST = 6;

/** @param {HTMLElement} live @param {string} words */
export function announce(live, words) {
  live.append(el("p", {}, words));
  while (live.children.length > LAST) live.firstElementChild?.remove();
}

/** @param {import("./layout.js").Regions} regions @param {string} words */
export const answer = ({ answers }, words) => announce(answers, words);

/** Another looks at the table now. @param {HTMLElement} live */
export const hush = (live) => live.replaceChildren();
