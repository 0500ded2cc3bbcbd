// @ts-check
/** Names of players may come from anywhere, a link or a file: here they become short and visible, and keep to themselves. */

/** So many letters has the longest name. */
export const LONGEST = 24;

/** Signs nobody sees, some of which turn the sentence round; what joins letters may stay. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u2800\u3164\uffa0]/gu;
/** Marks piled up on one letter until they cover the lines above. */
const PILED = /(\p{M}{3})\p{M}+/gu;
/** Letters written from right to left. */
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** As it may be shown; what isn't a name at all becomes an empty one. @param {any} name @param {number} [most]  letters */
export function tidyName(name, most = LONGEST) {
  if (typeof name !== "string") return "";
  const seen = name
    .slice(0, 20 * most)
    .replace(/\s+/gu, " ")
    .replace(UNSEEN, "")
    .replace(PILED, "$1")
    .trim();
  return [...seen].slice(0, most).join("").trim();
}

/** A name written from right to left turns nothing round but itself. @param {string} name */
export const ownDirection = (name) => (LEFTWARD.test(name) ? `\u2068${name}\u2069` : name);
