// @ts-check
/** What a screen reader is told: the last few sentences, politely. */

import { el } from "./dom.js";

const LAST = 6;

/** @param {HTMLElement} live @param {string} words */
export function announce(live, words) {
  live.append(el("p", {}, words));
  while (live.children.length > LAST) live.firstElementChild?.remove();
}

/** Another looks at the table now. @param {HTMLElement} live */
export const hush = (live) => live.replaceChildren();
