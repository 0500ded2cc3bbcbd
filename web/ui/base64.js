// @ts-check
/** Base64 of bytes and of JSON. */

/** @param {Uint8Array} bytes */
function base64(bytes) {
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}

/** @param {string} text */
const bytesOf = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/**
 * A value for the browser's storage. It is no encryption: it only keeps people who look there from reading hidden
 * information by accident.
 * @param {any} value
 */
export const encode = (value) => base64(new TextEncoder().encode(JSON.stringify(value)));

/** @param {string} text @returns {any} */
export const decode = (text) => JSON.parse(new TextDecoder().decode(bytesOf(text)));

/** Base64 for addresses, without padding. @param {Uint8Array} bytes */
export const urlSafe = (bytes) => base64(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

/** The bytes of `urlSafe`. @param {string} text */
export const fromUrlSafe = (text) => bytesOf(text.replaceAll("-", "+").replaceAll("_", "/"));
