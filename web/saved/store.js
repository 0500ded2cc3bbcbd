// @ts-check
/**
 * The matches saved on this device, in IndexedDB. If the device refuses to save a match, it stays in memory until
 * the page is closed, and the person is told.
 */

import { decode, encode, urlSafe } from "../ui/base64.js";
import { isPlain, isRecord } from "./file.js";
import { expectFile } from "../ui/site.js";

/**
 * @typedef {object} Player
 * @property {string} name
 * @property {string} [level]  of a bot; a person has none
 * @property {boolean} [away]  a person who plays by link from elsewhere
 * @property {number} [colour]  of the palette; without one, that of the seat
 *
 * @typedef {object} Record_
 * @property {string} game
 * @property {number} version
 * @property {number} seats
 * @property {Record<string, any>} options
 * @property {number} seed
 * @property {string[]} actions
 * @typedef {object} Kept
 * @property {string} id
 * @property {Record_} record
 * @property {Player[]} players
 * @property {string} [name]  given by a person
 * @property {number} made  when it was first saved, in milliseconds since 1970
 * @property {number} changed  when its record changed last
 * @property {number} ply
 * @property {boolean} over
 * @property {number | null} turn  the seat to move
 * @property {number[]} [winners]
 * @property {number[]} [points]  by seat, once it is over
 * @property {string} [thumb]  the thumbnail, a data URL of the public view
 * @property {number} [sent]  the number of plies already sent by link to players elsewhere
 * @property {any} [branches]  the what-ifs tried in this match: `Line[]`, checked when read (`history/branches.js`)
 *
 * @typedef {{id: string, veiled: string}} Row  as stored; `veiled` is the encoded match
 */

/** How long to wait for the device, in milliseconds. */
const PATIENCE = 4000;
const MATCHES = "matches";
const OLD = "panoply.match";

/** The matches that the device refused to save, by id. @type {Map<string, Kept>} */
const unkept = new Map();

/** Called once when a match can't be saved. @type {((error: any) => void) | undefined} */
let onunkept;

/** @type {Promise<any> | undefined} */
let opening;

/** @param {(error: any) => void} tell */
export const listenUnkept = (tell) => {
  onunkept = tell;
};

/** A globally unique id for a match: 9 random bytes in URL-safe Base64. */
export const newId = () => urlSafe(crypto.getRandomValues(new Uint8Array(9)));

/**
 * Save the given fields of a match and leave its other fields as they are. Resolves once the device has stored them.
 * @param {Partial<Kept>} news
 * @returns {Promise<Kept>}
 */
export function keepMatch({ id = newId(), ...said }) {
  const turn = (turns.get(id) ?? Promise.resolve()).catch(() => {}).then(() => keep(id, said));
  turns.set(id, turn);
  return turn;
}

/**
 * The last write of each match: writes wait for it, so that they can't overtake each other.
 * @type {Map<string, Promise<any>>}
 */
const turns = new Map();

/** @param {string} id @param {Partial<Kept>} said @returns {Promise<Kept>} */
async function keep(id, said) {
  const now = Date.now();
  const news = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  /** @param {Kept | undefined} old */
  const join = (old) =>
    /** @type {Kept} */ ({
      made: now,
      over: false,
      turn: null,
      ...old,
      ...news,
      id,
      ...(news.record && { changed: news.changed ?? now, ply: news.record.actions.length }),
    });
  try {
    const kept = await write(id, (old) => join(unkept.get(id) ?? old));
    unkept.delete(id);
    return kept;
  } catch (error) {
    const kept = join(unkept.get(id) ?? (await read(id).catch(() => undefined)));
    if (!kept.record) return kept;
    unkept.set(id, kept);
    const tell = onunkept;
    onunkept = undefined;
    tell?.(error);
    return kept;
  }
}

/**
 * All matches, most recently played first, and the rows that are damaged.
 * @returns {Promise<{kept: Kept[], damaged: Row[]}>}
 */
export async function keptRows() {
  const rows = await readRows().catch(() => /** @type {Row[]} */ ([]));
  const found = rows.map((row) => ({ row, match: matchOf(row) }));
  const damaged = found.flatMap(({ row, match }) => (match ? [] : [row]));
  const all = new Map(found.flatMap(({ match }) => (match ? [[match.id, match]] : [])));
  for (const match of unkept.values()) all.set(match.id, match);
  return { kept: [...all.values()].sort((one, other) => other.changed - one.changed), damaged };
}

/** @param {string} id @returns {Promise<Kept | undefined>} */
export async function keptMatch(id) {
  return unkept.get(id) ?? read(id).catch(() => undefined);
}

/** Delete a match; resolves to whether it is gone. @param {string} id */
export async function forgetMatch(id) {
  unkept.delete(id);
  try {
    await change((store) => store.delete(id));
    return true;
  } catch {
    return !(await readRows().catch(() => [])).some((row) => row.id === id);
  }
}

/** Undo `forgetMatch`. @param {Kept} kept */
export const restoreMatch = (kept) => keepMatch(kept);

/** Undo `forgetMatch` of a row that is damaged. @param {Row} row */
export const restoreRow = (row) => change((store) => store.put(row)).catch(() => {});

/** Migrates the single match that older versions saved in localStorage. */
export async function migrateOldMatch() {
  try {
    const { record, players } = decode(localStorage.getItem(OLD) ?? "");
    if (Array.isArray(players) && Array.isArray(record?.actions)) await keepMatch({ record, players });
    if (!unkept.size) localStorage.removeItem(OLD);
  } catch {
    /* there is none, or it is damaged */
  }
}

/** What may be in a field of a match, if there is anything. @type {Record<string, (value: any) => boolean>} */
const FIELDS = {
  id: (id) => typeof id === "string",
  players: (players) => Array.isArray(players) && players.every(isPlain),
  name: (name) => typeof name === "string",
  made: Number.isFinite,
  changed: Number.isFinite,
  ply: Number.isInteger,
  over: (over) => typeof over === "boolean",
  turn: (turn) => turn === null || Number.isInteger(turn),
  winners: (winners) => Array.isArray(winners) && winners.every(Number.isInteger),
  points: (points) => Array.isArray(points) && points.every(Number.isFinite),
  thumb: (thumb) => typeof thumb === "string",
  sent: Number.isInteger,
};

/** Are all fields that the list shows what they should be? @param {any} kept */
export const isShown = (kept) =>
  isPlain(kept) &&
  Object.entries(FIELDS).every(([name, isSound]) => kept[name] === undefined || isSound(kept[name])) &&
  Array.isArray(kept.players);

/** The match of a row, unless it is damaged. @param {any} row @returns {Kept | undefined} */
function matchOf(row) {
  try {
    const kept = decode(row.veiled);
    const isSound = kept.id === row.id && isRecord(kept.record) && kept.players?.length === kept.record.seats;
    return isSound && isShown(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} id */
const read = (id) => soon(async () => matchOf(await (await open()).get(MATCHES, id)));
/** @returns {Promise<Row[]>} */
const readRows = () => soon(async () => (await open()).getAll(MATCHES));

/** @param {string} id @param {(old: Kept | undefined) => Kept} join @returns {Promise<Kept>} */
const write = (id, join) =>
  change(async (store) => {
    const kept = join(matchOf(await store.get(id)));
    if (kept.record) await store.put({ id, veiled: encode(kept) }); // without a record, it was deleted meanwhile
    return kept;
  });

/**
 * Run a write transaction; resolves once it is on disk.
 * @template T @param {(store: any) => Promise<T>} run @returns {Promise<T>}
 */
const change = (run) =>
  soon(async () => {
    const deed = (await open()).transaction(MATCHES, "readwrite", { durability: "strict" });
    const [result] = await Promise.all([run(deed.store), deed.done]);
    return result;
  });

function open() {
  opening ??= openStore().catch((error) => {
    closed();
    throw error;
  });
  return opening;
}

async function openStore() {
  const { openDB } = await expectFile("idb", import("idb"));
  return openDB("panoply", 1, {
    upgrade: (db) => db.createObjectStore(MATCHES, { keyPath: "id" }),
    blocking: (_now, _then, event) => {
      /** @type {IDBDatabase} */ (event.target).close();
      closed();
    },
    terminated: closed,
  });
}

const closed = () => {
  opening = undefined;
};

/** Reject if the device takes too long. @template T @param {() => Promise<T>} run @returns {Promise<T>} */
async function soon(run) {
  /** @type {any} */ let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(reject, PATIENCE, new Error("The device doesn't answer."));
  });
  try {
    return await Promise.race([run(), late]);
  } finally {
    clearTimeout(timer);
  }
}
