// @ts-check
/** Games as files: a text that anybody may read, or the same inside a picture. What comes in is foreign until all of it is checked. */

import { tidyName } from "../ui/names.js";
import { inscription, isPng } from "./png.js";

/**
 * @typedef {import("./store.js").Kept} Kept
 * @typedef {import("./store.js").Record_} Record_
 */

export const KEYWORD = "Panoply";
const VERSION = 1;
const MOST_BYTES = 16_000_000,
  MOST_LETTERS = 4_000_000,
  MOST_GAMES = 500,
  MOST_PLIES = 20_000,
  LONGEST_WORD = 100,
  MOST_SEATS = 6;

/** What is wrong with a file, by the key of its sentence `file.bad.<key>`. */
export class BadFile extends Error {
  /** @param {string} key @param {Record<string, any>} [args] */
  constructor(key, args = {}) {
    super(key);
    this.name = "BadFile";
    this.key = key;
    this.args = args;
  }
}

/** @param {Kept[]} games */
export const written = (games) =>
  JSON.stringify({
    panoply: VERSION,
    games: games.map(({ id, name, made, changed, players, record }) => ({ id, name, made, changed, players, record })),
  });

/** The games in a file. @param {Blob} file @returns {Promise<Partial<Kept>[]>} */
export async function gamesIn(file) {
  if (file.size > MOST_BYTES) throw new BadFile("long");
  const bytes = new Uint8Array(await file.arrayBuffer());
  return understood(isPng(bytes) ? inscribed(bytes) : bytes);
}

/** @param {Uint8Array} png */
function inscribed(png) {
  let words;
  try {
    words = inscription(png, KEYWORD);
  } catch {
    throw new BadFile("damaged_picture");
  }
  if (words === undefined) throw new BadFile("bare_picture");
  return new TextEncoder().encode(words);
}

/** @param {Uint8Array} bytes @returns {Partial<Kept>[]} */
function understood(bytes) {
  if (bytes.length > MOST_LETTERS) throw new BadFile("long");
  let told;
  try {
    told = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new BadFile(bytes[0] === 123 ? "cut" : "foreign");
  }
  if (!isPlain(told)) throw new BadFile("foreign");
  if (Number.isInteger(told.panoply) && told.panoply > VERSION) throw new BadFile("newer");
  const games = told.panoply === VERSION ? told.games : told.record ? [told] : undefined;
  if (!Array.isArray(games)) throw new BadFile("foreign");
  if (!games.length) throw new BadFile("empty");
  if (games.length > MOST_GAMES) throw new BadFile("many", { count: MOST_GAMES });
  return games.map((game, number) => oneGame(game, number + 1));
}

/** What a game may say of itself, and nothing else. @returns {Partial<Kept>} */
function oneGame(game, number) {
  const record = isPlain(game) && game.record;
  if (!isRecord(record)) throw new BadFile("record", { number });
  const { game: title, version, seats, options, seed, actions } = record;
  const players = Array.from({ length: seats }, (_, seat) => onePlayer(game.players?.[seat]));
  const date = (value) => (Number.isFinite(value) && value > 0 && value < Date.now() ? value : undefined);
  const id = typeof game.id === "string" && /^[\w-]{4,40}$/.test(game.id) ? game.id : undefined;
  return {
    id,
    record: { game: title, version, seats, options, seed, actions },
    players,
    name: tidyName(game.name) || undefined,
    made: date(game.made),
    changed: date(game.changed),
  };
}

const onePlayer = (player) => ({
  name: tidyName(player?.name),
  ...(isWord(player?.level) && { level: player.level }),
  ...(player?.away === true && { away: true }),
});

/** @returns {record is Record_} */
const isRecord = (record) =>
  isPlain(record) &&
  isWord(record.game) &&
  Number.isInteger(record.version) &&
  Number.isInteger(record.seed) &&
  Number.isInteger(record.seats) &&
  record.seats > 0 &&
  record.seats <= MOST_SEATS &&
  isPlain(record.options) &&
  Array.isArray(record.actions) &&
  record.actions.length <= MOST_PLIES &&
  record.actions.every(isWord);
const isPlain = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isWord = (value) => typeof value === "string" && value.length <= LONGEST_WORD;

/** Give a file to the person. @param {string} name @param {Blob} content */
export function hand(name, content) {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  Object.assign(link, { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A name for a file that every system takes. @param {string} words @param {string} ending */
export const fileName = (words, ending) =>
  `${
    words
      .normalize("NFKD")
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 60)
      .toLowerCase() || "panoply"
  }${ending}`;
