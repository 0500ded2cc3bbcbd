// @ts-check
/**
 * JSON encoded in Base64, for what is stored on the device. It is no encryption: it only keeps people who look into the
 * browser's storage from reading hidden information by accident.
 */

/** @param {any} value */
export function encode(value) {
  let letters = "";
  for (const byte of new TextEncoder().encode(JSON.stringify(value))) letters += String.fromCharCode(byte);
  return btoa(letters);
}

/** @param {string} base64 @returns {any} */
export const decode = (base64) =>
  JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))));
