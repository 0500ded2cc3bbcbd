// @ts-check
/** Cleans up names of players: they come from links and files, and must not disturb the text round them. */

/** The longest name, in letters. */
export const LONGEST = 24;

/** Invisible characters, some of which change the direction of the text; joiners between letters are allowed. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u2800\u3164\uffa0]/gu;
/** More than three combining marks on one letter: they would cover the lines above. */
const PILED = /(\p{M}{3})\p{M}+/gu;
/** Letters of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name as it may be shown; the empty string for anything that isn't a name.
 * @param {any} name @param {number} [most]  letters
 */
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

/** Isolates a right-to-left name, so that the text round it keeps its order. @param {string} name */
export const ownDirection = (name) => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
