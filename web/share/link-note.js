// @ts-check
/** The note in a link: the id of the match and its players. The engine passes it on without reading it. */

import { fromUrlSafe, urlSafe } from "../ui/base64.js";
import { LONGEST, tidyName } from "../ui/names.js";

/** @typedef {import("../saved/store.js").Player} Player */

const LONGEST_NOTE = 600;

/** Levels of bots by their names in older links. @type {Record<string, string>} */
const FORMER = { uniform: "easy", greedy: "normal" };

/** The address that opens a link in this page. @param {string} link */
export const addressOf = (link) => new URL(`#${link}`, location.href).href;

/**
 * One line with the id, then one for each player. Names are shortened until the note fits.
 * @param {string} id @param {Player[]} players
 */
export function writeNote(id, players) {
  for (let letters = LONGEST; ; letters -= 1) {
    const lines = players.map(
      ({ name, level }) => [...tidyName(name)].slice(0, letters).join("") + (level ? `\t${level}` : ""),
    );
    const note = encode([id, ...lines].join("\n"));
    if (note.length <= LONGEST_NOTE || letters === 0) return note;
  }
}

/**
 * Reads a note. What is missing or unusable is replaced by the default names.
 * @param {string} note
 * @param {{seats: number, levels: string[], text: import("../ui/text.js").Text}} known
 * @returns {{id: string | undefined, players: Player[]}}
 */
export function readNote(note, { seats, levels, text }) {
  const [id = "", ...lines] = decode(note).split("\n");
  const players = Array.from({ length: seats }, (_, seat) => {
    const [name, level] = (lines[seat] ?? "").split("\t");
    const player = { name: tidyName(name) || text.say(`name.${seat}`) };
    return level === undefined
      ? player
      : { ...player, level: levels.includes(level) ? level : (FORMER[level] ?? "easy") };
  });
  return { id: /^[\w-]{4,40}$/.test(id) ? id : undefined, players };
}

/** @param {string} words */
const encode = (words) => urlSafe(new TextEncoder().encode(words));

/** @param {string} note */
function decode(note) {
  try {
    return new TextDecoder().decode(fromUrlSafe(note));
  } catch {
    return "";
  }
}
