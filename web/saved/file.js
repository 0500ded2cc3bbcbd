// @ts-check
/**
 * Games as files: readable JSON, or the same JSON inside a PNG. A file that is opened is untrusted:
 * nothing of it is used before all of it has been checked.
 */

import { tidyName } from "../ui/names.js";
import { isColour } from "../ui/seat.js";
import { textIn, isPng } from "./png.js";

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

/** The first byte of JSON: "{". */
const BRACE = 123;

/** A file that can't be used. The message for the person is `file.bad.<key>`. */
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
export const written = (games) => JSON.stringify({ panoply: VERSION, games: games.map(content) });

/** What a file has of a game. @param {Kept} game */
const content = ({ id, name, made, changed, players, record }) => ({ id, name, made, changed, players, record });

/**
 * The texts of as many files as it takes, so that `gamesIn` reads each of them.
 * @param {Kept[]} games
 */
export function inFiles(games) {
  /** @type {Kept[][]} */ const files = [];
  let room = 0;
  for (const game of games) {
    const bytes = new TextEncoder().encode(`${JSON.stringify(content(game))},`).length;
    const file = files.at(-1);
    if (file && file.length < MOST_GAMES && bytes <= room) file.push(game);
    else {
      files.push([game]);
      room = MOST_LETTERS - written([]).length;
    }
    room -= bytes;
  }
  return files.map(written);
}

/** The games in a file. @param {Blob} file @returns {Promise<Partial<Kept>[]>} */
export async function gamesIn(file) {
  if (file.size > MOST_BYTES) throw new BadFile("long");
  const bytes = new Uint8Array(await file.arrayBuffer());
  return parsed(isPng(bytes) ? embedded(bytes) : bytes);
}

/** The JSON inside a PNG. @param {Uint8Array} png */
function embedded(png) {
  let words;
  try {
    words = textIn(png, KEYWORD);
  } catch {
    throw new BadFile("damaged_picture");
  }
  if (words === undefined) throw new BadFile("bare_picture");
  return new TextEncoder().encode(words);
}

/** @param {Uint8Array} bytes @returns {Partial<Kept>[]} */
function parsed(bytes) {
  if (bytes.length > MOST_LETTERS) throw new BadFile("long");
  let content;
  try {
    content = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new BadFile(bytes[0] === BRACE ? "cut" : "foreign");
  }
  if (!isPlain(content)) throw new BadFile("foreign");
  if (Number.isInteger(content.panoply) && content.panoply > VERSION) throw new BadFile("newer");
  const games = content.panoply === VERSION ? content.games : content.record ? [content] : undefined;
  if (!Array.isArray(games)) throw new BadFile("foreign");
  if (!games.length) throw new BadFile("empty");
  if (games.length > MOST_GAMES) throw new BadFile("many", { count: MOST_GAMES });
  return games.map((game, index) => gameFrom(game, index + 1));
}

/**
 * The known fields of a game; all others are dropped.
 * @param {any} game @param {number} number @returns {Partial<Kept>}
 */
function gameFrom(game, number) {
  const record = isPlain(game) && game.record;
  if (!isRecord(record)) throw new BadFile("record", { number });
  const { game: title, version, seats, options, seed, actions } = record;
  const players = Array.from({ length: seats }, (_, seat) => playerFrom(game.players?.[seat]));
  /** @param {any} value */
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

/** @param {any} player */
const playerFrom = (player) => ({
  name: tidyName(player?.name),
  ...(isWord(player?.level) && { level: player.level }),
  ...(player?.away === true && { away: true }),
  ...(isColour(player?.colour) && { colour: player.colour }),
});

/** @param {any} record @returns {record is Record_} */
export const isRecord = (record) =>
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
/** @param {any} value */
export const isPlain = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** @param {any} value */
const isWord = (value) => typeof value === "string" && value.length <= LONGEST_WORD;

/** Download a file. @param {string} name @param {Blob} content */
export function downloadFile(name, content) {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  Object.assign(link, { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A file name that is valid on every system. @param {string} words @param {string} ending */
export const fileName = (words, ending) =>
  `${
    words
      .normalize("NFKD")
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 60)
      .toLowerCase() || "panoply"
  }${ending}`;
