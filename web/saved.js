// @ts-check
/** The match in progress, kept on this device after every ply; and what a person prefers. */

/**
 * @typedef {{name: string, level?: string}} Player  a bot has a level
 * @typedef {{game: string, version: number, seats: number, options: Record<string, any>, seed: number, actions: string[]}} Record_
 * @typedef {{record: Record_, players: Player[]}} Kept
 */

const MATCH = "panoply.match";
const PREFERENCES = "panoply.preferences";

/** @returns {Kept | undefined} */
export function keptMatch() {
  const kept = read(MATCH);
  return Array.isArray(kept?.players) && Array.isArray(kept?.record?.actions) ? kept : undefined;
}

/** @param {Kept} kept */
export const keepMatch = (kept) => write(MATCH, kept);

export const forgetMatch = () => localStorage.removeItem(MATCH);

/** @returns {{theme: string, speed: string, name?: string}} */
export function preferences() {
  return { theme: "system", speed: "normal", ...read(PREFERENCES) };
}

/** @param {Record<string, string>} changed */
export const prefer = (changed) => write(PREFERENCES, { ...preferences(), ...changed });

function read(key) {
  try { return JSON.parse(unveil(localStorage.getItem(key) ?? "")); } catch { return undefined; }
}

/** A full or forbidden store is no reason to stop the game. */
function write(key, value) {
  try { localStorage.setItem(key, veil(JSON.stringify(value))); } catch { /* nothing is kept, then */ }
}

/** Kept so that nobody reads a neighbour's secret by a glance at the store. */
const veil = (words) => btoa(String.fromCharCode(...new TextEncoder().encode(words)));
const unveil = (veiled) => new TextDecoder().decode(Uint8Array.from(atob(veiled), (letter) => letter.charCodeAt(0)));
