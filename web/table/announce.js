// @ts-check
/** Live regions: what happens is announced politely, the answer to a key at once. */

import { el } from "../ui/dom.js";

/** How many sentences stay in a live region. */
const LAST = 6;

/** @param {HTMLElement} live @param {string} words */
export function announce(live, words) {
  live.append(el("p", {}, words));
  while (live.children.length > LAST) live.firstElementChild?.remove();
}

/** @param {import("./layout.js").Regions} regions @param {string} words */
export const answer = ({ answers }, words) => announce(answers, words);

/** Clears a live region: somebody else looks at the table now. @param {HTMLElement} live */
export const hush = (live) => live.replaceChildren();
