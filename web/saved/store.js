// @ts-check
/**
 * The matches kept on this device, in IndexedDB. What the device refuses to keep is remembered for as long as the page stands,
 * and that is said.
 */

import { decode, encode } from "../ui/base64.js";

/**
 * @typedef {{name: string, level?: string, away?: boolean}} Player  a bot has a level; a person who is away plays by link from elsewhere
 * @typedef {{game: string, version: number, seats: number, options: Record<string, any>, seed: number, actions: string[]}} Record_
 * @typedef {object} Kept
 * @property {string} id
 * @property {Record_} record
 * @property {Player[]} players
 * @property {string} [name]  given by a person
 * @property {number} made  when it was first kept, in milliseconds
 * @property {number} changed  when its record changed last
 * @property {number} ply
 * @property {boolean} over
 * @property {number | null} turn  the seat to move
 * @property {number[]} [winners]
 * @property {string} [thumb]  the board as anybody may see it, an address of a picture
 * @property {number} [sent]  so many plies were sent by link to who plays elsewhere
 * @property {any} [branches]
 */

/** So long the device may take, in milliseconds, before the game goes on without it. */
const PATIENCE = 4000;
const MATCHES = "matches";
const OLD = "panoply.match";

/** What the device refuses to keep. @type {Map<string, Kept>} */
const unkept = new Map();

/** Told once when something isn't kept. @type {((error: any) => void) | undefined} */
let onunkept;

/** @type {Promise<any> | undefined} */
let opening;

/** @param {(error: any) => void} tell */
export const listenUnkept = (tell) => {
  onunkept = tell;
};

/** An id that no other match has, here or elsewhere. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/**
 * Keep what is said of a match, and leave the rest of it as it was; done when the device has it.
 * @param {Partial<Kept>} news
 * @returns {Promise<Kept>}
 */
export function keepMatch({ id = newId(), ...said }) {
  const turn = (turns.get(id) ?? Promise.resolve()).catch(() => {}).then(() => keep(id, said));
  turns.set(id, turn);
  return turn;
}

/** What is kept of a match is kept one after the other: nothing overtakes. @type {Map<string, Promise<any>>} */
const turns = new Map();

/** @param {string} id @param {Partial<Kept>} said @returns {Promise<Kept>} */
async function keep(id, said) {
  const now = Date.now();
  const news = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
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

/** All matches, the one last played first. @returns {Promise<Kept[]>} */
export async function keptMatches() {
  const kept = await readAll().catch(() => []);
  const all = new Map(kept.map((match) => [match.id, match]));
  for (const match of unkept.values()) all.set(match.id, match);
  return [...all.values()].sort((one, other) => other.changed - one.changed);
}

/** A match, or the one last played. @param {string} [id] @returns {Promise<Kept | undefined>} */
export async function keptMatch(id) {
  if (id === undefined) return (await keptMatches())[0];
  return unkept.get(id) ?? read(id).catch(() => undefined);
}

/** @param {string} id */
export async function forgetMatch(id) {
  unkept.delete(id);
  await change((store) => store.delete(id)).catch(() => {});
}

/** What was forgotten is kept again as it was. @param {Kept} kept */
export const restoreMatch = (kept) => keepMatch(kept);

/** The match that was kept before there was a list of them. */
export async function takeOver() {
  try {
    const { record, players } = decode(localStorage.getItem(OLD) ?? "");
    if (Array.isArray(players) && Array.isArray(record?.actions)) await keepMatch({ record, players });
    if (!unkept.size) localStorage.removeItem(OLD);
  } catch {
    /* there is none, or nobody can read it */
  }
}

/** The match of a row, unless it was damaged. @returns {Kept | undefined} */
function matchOf(row) {
  try {
    const kept = decode(row.veiled);
    return Array.isArray(kept.players) && Array.isArray(kept.record?.actions) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const read = (id) => soon(async () => matchOf(await (await open()).get(MATCHES, id)));
const readAll = () => soon(async () => (await (await open()).getAll(MATCHES)).flatMap((row) => matchOf(row) ?? []));

/** @param {string} id @param {(old: Kept | undefined) => Kept} join @returns {Promise<Kept>} */
const write = (id, join) =>
  change(async (store) => {
    const kept = join(matchOf(await store.get(id)));
    if (kept.record) await store.put({ id, veiled: encode(kept) }); // else it was deleted meanwhile
    return kept;
  });

/** Change something; done when the change is safe. */
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
  const { openDB } = await import("idb");
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

/** The device answers soon, or is not waited for. @template T @param {() => Promise<T>} run @returns {Promise<T>} */
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
