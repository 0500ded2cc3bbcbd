// @ts-check
/** The deal of the day: its seed is the date. */

/** @param {Date} date */
export const seedOf = (date) => date.getFullYear() * 10_000 + (date.getMonth() + 1) * 100 + date.getDate();

/** The date whose deal has this seed. @param {number} seed @returns {Date | undefined} */
export function dayOf(seed) {
  const date = new Date(Math.floor(seed / 10_000), (Math.floor(seed / 100) % 100) - 1, seed % 100);
  return seed >= 10_000_000 && seed < 100_000_000 && seedOf(date) === seed ? date : undefined;
}

/** The seed of the day before. @param {number} seed */
export function seedBefore(seed) {
  const date = /** @type {Date} */ (dayOf(seed));
  date.setDate(date.getDate() - 1);
  return seedOf(date);
}
