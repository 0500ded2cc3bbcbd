// @ts-check
/** What was scored in the deals of the day, in localStorage: the first result of each day and game. */

import { dayOf, seedBefore } from "../ui/day.js";

/**
 * @typedef {{points: number, place: number, seats: number}} Result  of the first person at the table
 * @typedef {import("./store.js").Player} Player
 */

const DAYS = "panoply.days";
/** How many days are remembered. */
const MOST = 400;

/** @returns {Record<string, Record<string, Result>>} by seed and game */
function read() {
  try {
    return Object(JSON.parse(localStorage.getItem(DAYS) ?? "{}"));
  } catch {
    return {};
  }
}

/** What was scored in this deal. @param {number} seed @param {string} game @returns {Result | undefined} */
export function resultOf(seed, game) {
  const result = Object(read()[seed])[game];
  return Number.isFinite(result?.points) && Number.isFinite(result?.place) ? result : undefined;
}

/**
 * How many days in a row a deal of the day was played to its end, up to this one or the one before.
 * @param {number} seed
 */
export function streakAt(seed) {
  const days = read();
  let length = 0;
  for (let day = days[seed] ? seed : seedBefore(seed); days[day]; day = seedBefore(day)) length += 1;
  return length;
}

/**
 * Remembers the result of a match that is over, if it was a deal of the day.
 * @param {{game: string, seed: number}} record @param {Player[]} players @param {number[]} points  by seat
 */
export function keepDay({ game, seed }, players, points) {
  const seat = players.findIndex(({ level, away }) => level === undefined && !away);
  if (seat < 0 || dayOf(seed) === undefined || resultOf(seed, game)) return;
  const result = {
    points: points[seat],
    place: 1 + points.filter((each) => each > points[seat]).length,
    seats: points.length,
  };
  const days = { ...read(), [seed]: { ...Object(read()[seed]), [game]: result } };
  try {
    localStorage.setItem(DAYS, JSON.stringify(Object.fromEntries(Object.entries(days).slice(-MOST))));
  } catch {
    /* a full device forgets the day */
  }
}
