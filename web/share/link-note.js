// @ts-check
/** What a link carries for the page: which match it is and who plays, in a note the engine passes on unread. */

import { LONGEST, tidyName } from "../ui/names.js";

/** @typedef {import("../saved/store.js").Player} Player */

const LONGEST_NOTE = 600;

/** What levels of bots were called in links of former versions. */
const FORMER = { uniform: "easy", greedy: "normal" };

/** The address at which this page opens a link. @param {string} link */
export const addressOf = (link) => new URL(`#${link}`, location.href).href;

/** A line for the match, then one for each player; names are cut where they don't fit. @param {string} id @param {Player[]} players */
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
 * What a note says; where it says nothing that can be used, players get the names the page gives.
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
      : { ...player, level: levels.includes(level) ? level : (FORMER[level] ?? levels[0]) };
  });
  return { id: /^[\w-]{4,40}$/.test(id) ? id : undefined, players };
}

const encode = (words) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(words)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

function decode(note) {
  try {
    return new TextDecoder().decode(
      Uint8Array.from(atob(note.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0)),
    );
  } catch {
    return "";
  }
}
