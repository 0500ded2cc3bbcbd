// @ts-check
/** What is kept is veiled, so that nobody reads a neighbour's secret by a glance at the store. */

/** @param {any} value */
export function veil(value) {
  let letters = "";
  for (const byte of new TextEncoder().encode(JSON.stringify(value))) letters += String.fromCharCode(byte);
  return btoa(letters);
}

/** @param {string} veiled @returns {any} */
export const unveil = (veiled) =>
  JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(veiled), (letter) => letter.charCodeAt(0))));
