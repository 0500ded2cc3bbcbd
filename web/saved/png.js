// @ts-check
/** Text inside a PNG, as an iTXt chunk before the end: written, and read back. A PNG that is read is untrusted. */

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
const utf8 = new TextEncoder();

/** The CRC-32 table: the remainder of each byte. */
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

/** The CRC-32 of some bytes. @param {Uint8Array} bytes */
export function crc32(bytes) {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = REMAINDERS[(rest ^ byte) & 255] ^ (rest >>> 8);
  return (rest ^ 0xffffffff) >>> 0;
}

/** @param {Uint8Array} bytes */
export const isPng = (bytes) => SIGNATURE.every((byte, place) => bytes[place] === byte);

/** A copy of the PNG with a text in it. @param {Uint8Array} png @param {string} keyword @param {string} words */
export function addText(png, keyword, words) {
  const end = png.length - 12; // before IEND, which is the last chunk and empty
  return join(png.subarray(0, end), chunk("iTXt", utf8.encode(`${keyword}\0\0\0\0\0${words}`)), png.subarray(end));
}

/**
 * The text with this keyword, or `undefined` if there is none. Throws if the file is damaged.
 * @param {Uint8Array} png @param {string} keyword @returns {string | undefined}
 */
export function textIn(png, keyword) {
  const numbers = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const start = `${keyword}\0\0\0\0\0`;
  for (let place = SIGNATURE.length; place + 12 <= png.length; ) {
    const length = numbers.getUint32(place);
    if (place + 12 + length > png.length) break;
    const type = String.fromCharCode(...png.subarray(place + 4, place + 8));
    if (type === "IEND") return undefined;
    if (type === "iTXt" && begins(png.subarray(place + 8, place + 8 + length), start)) {
      if (crc32(png.subarray(place + 4, place + 8 + length)) !== numbers.getUint32(place + 8 + length)) break;
      return new TextDecoder("utf-8", { fatal: true }).decode(
        png.subarray(place + 8 + start.length, place + 8 + length),
      );
    }
    place += 12 + length;
  }
  throw new Error("The picture is damaged.");
}

/** @param {Uint8Array} bytes @param {string} words */
const begins = (bytes, words) => [...words].every((letter, place) => bytes[place] === letter.charCodeAt(0));

/** @param {string} type @param {Uint8Array} content */
function chunk(type, content) {
  const named = join(utf8.encode(type), content);
  return join(number(content.length), named, number(crc32(named)));
}

/** A number as four bytes, big-endian. @param {number} value */
const number = (value) => new Uint8Array([value >>> 24, value >>> 16, value >>> 8, value]);

/** @param {...Uint8Array} parts */
function join(...parts) {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((place, part) => {
    whole.set(part, place);
    return place + part.length;
  }, 0);
  return whole;
}
