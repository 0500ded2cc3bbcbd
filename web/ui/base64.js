// @ts-check
/** JSON in Base64, for what is kept on the device: nobody reads a neighbour's secret by a glance at the store. */

/** @param {any} value */
export function encode(value) {
  let letters = "";
  for (const byte of new TextEncoder().encode(JSON.stringify(value))) letters += String.fromCharCode(byte);
  return btoa(letters);
}

/** @param {string} base64 @returns {any} */
export const decode = (base64) =>
  JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))));
