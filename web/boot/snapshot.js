// @ts-check
/**
 * Writes the memory of an interpreter with the engine loaded, and restores it. Whatever a fresh interpreter holds is
 * left out: a head in JSON, then the bytes of each stretch. `make.mjs` writes it in Node, `python.js` puts it back
 * in the page.
 */

/**
 * @typedef {object} Head
 * @property {string} build  of the runtime, as its `BUILD_ID`
 * @property {number} memory  how many bytes there are
 * @property {number} common  how many of them, at the beginning, are always the same before Python starts
 * @property {number} sum  their checksum
 * @property {any} objects  what the runtime says of its JavaScript objects
 * @property {[number, number][]} stretches  from where, and how many bytes
 */

/** The memories are compared in pieces of this many bytes. */
const PIECE = 64;

/** Every n-th word of a fresh memory is checked. */
const LOOK = 64;

/**
 * Serializes a memory.
 * @param {any} module  the runtime's, as it is now
 * @param {Uint8Array[]} fresh  its memory before Python started, twice: what differs depends on time or chance
 * @param {{build: string, objects: any}} about
 * @returns {Uint8Array}
 */
export function write(module, [fresh, other], { build, objects }) {
  const memory = module.HEAPU8.slice();
  memory.fill(0, 4 * callerOf(module), 4 * callerOf(module) + 4);
  let common = 0;
  while (isSame(fresh, other, common) && common + PIECE <= 4 * callerOf(module)) common += PIECE;
  const stretches = stretchesOf(memory, fresh, common);
  /** @type {Head} */
  const head = { build, memory: memory.length, common, sum: sumOf(fresh, common), objects, stretches };
  const words = new TextEncoder().encode(JSON.stringify(head));
  return joined([
    new Uint8Array(Uint32Array.of(words.length).buffer),
    words,
    ...stretches.map(([from, count]) => memory.subarray(from, from + count)),
  ]);
}

/**
 * Put a memory back, if it is one of this very runtime.
 * @param {any} module  the runtime's, before Python has started
 * @param {Uint8Array} snapshot
 * @param {string} build
 * @returns {any} what the runtime is to know of its JavaScript objects
 */
export function restore(module, snapshot, build) {
  const [length] = new Uint32Array(snapshot.slice(0, 4).buffer);
  /** @type {Head} */
  const head = JSON.parse(new TextDecoder().decode(snapshot.subarray(4, 4 + length)));
  const memory = module.HEAPU8;
  if (head.build !== build || head.memory !== memory.length || head.sum !== sumOf(memory, head.common))
    throw new Error("The snapshot is of another runtime.");
  if (head.stretches.reduce((sum, [, count]) => sum + count, 4 + length) !== snapshot.length)
    throw new Error("The snapshot is cut.");
  const caller = module.HEAPU32[callerOf(module)];
  let at = 4 + length;
  for (const [from, count] of head.stretches) memory.set(snapshot.subarray(at, (at += count)), from);
  module.HEAPU32[callerOf(module)] = caller;
  return head.objects;
}

/**
 * The index, in words of the memory, of the pointer to the function through which Python calls others. That function
 * depends on the browser, so a snapshot leaves it out.
 * @param {any} module
 */
const callerOf = (module) => (module.__PyRuntime + module.HEAPU32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET / 4]) / 4;

/**
 * The ranges of a memory that differ from a fresh one, and beyond `common` bytes all that aren't zero.
 * @param {Uint8Array} memory @param {Uint8Array} fresh @param {number} common
 */
function stretchesOf(memory, fresh, common) {
  const nothing = new Uint8Array(memory.length);
  /** @type {[number, number][]} */
  const stretches = [];
  for (let at = 0; at < memory.length; at += PIECE) {
    if (isSame(memory, fresh, at) && (at < common || isSame(memory, nothing, at))) continue;
    const last = stretches.at(-1);
    if (last && last[0] + last[1] === at) last[1] += PIECE;
    else stretches.push([at, PIECE]);
  }
  return stretches;
}

/** Are the PIECE bytes from `at` on equal? @param {Uint8Array} one @param {Uint8Array} other @param {number} at */
function isSame(one, other, at) {
  let same = at;
  while (same < at + PIECE && one[same] === other[same]) same += 1;
  return same === at + PIECE;
}

/**
 * A checksum over every LOOK-th word, since reading all of the memory would be slow.
 * @param {Uint8Array} memory
 * @param {number} count
 */
function sumOf(memory, count) {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, count / 4);
  let sum = 0;
  for (let at = 0; at < words.length; at += LOOK) sum = (Math.imul(sum, 31) + words[at]) | 0;
  return sum;
}

/** @param {Uint8Array[]} parts */
function joined(parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
