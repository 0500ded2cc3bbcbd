// @ts-check
/** The large files of this site lie there compressed, so that no host need do it; they are unpacked as they arrive. */

import { fetchFile } from "../ui/site.js";

/**
 * @typedef {(here: number, all: number) => void} Arriving  told how many bytes are here, of how many; 0 if nobody knows
 */

/** What every packed file begins with. */
const GZIP = [0x1f, 0x8b, 8];

/**
 * @param {string} file  without its ending
 * @param {string} type  that the unpacked file has
 * @param {Arriving} arriving
 * @returns {Promise<Response>} the unpacked file; an error where it can't be had
 */
export async function download(file, type, arriving) {
  const response = await fetchFile(`${file}.packed`, { cache: "no-cache" });
  const size = Number(response.headers.get("content-length"));
  const body = /** @type {ReadableStream} */ (response.body).pipeThrough(counter(size, arriving));
  return new Response(await unpacked(body), { headers: { "content-type": type } });
}

/**
 * Unpacks a file, unless the browser has done so: some hosts call what is packed an encoding.
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} body
 */
async function unpacked(body) {
  const reader = body.getReader();
  const first = await reader.read();
  const isPacked = GZIP.every((byte, place) => first.value?.[place] === byte);
  const whole = new ReadableStream({
    start: (to) => (first.done ? to.close() : to.enqueue(first.value)),
    pull: async (to) => {
      const { done, value } = await reader.read();
      if (done) to.close();
      else to.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return isPacked ? whole.pipeThrough(new DecompressionStream("gzip")) : whole;
}

/** Python itself, compiled while it arrives. @param {Arriving} arriving @returns {Promise<WebAssembly.Module>} */
export const downloadRuntime = (arriving) =>
  WebAssembly.compileStreaming(download("pyodide/pyodide.asm.wasm", "application/wasm", arriving));

/** Passes everything on, and tells how much that was. @param {number} size @param {Arriving} arriving */
function counter(size, arriving) {
  let here = 0;
  arriving(0, size);
  return new TransformStream({
    transform(chunk, to) {
      here += chunk.length;
      arriving(here, here > size ? 0 : size); // a host that compresses on its own tells another size, or none
      to.enqueue(chunk);
    },
  });
}
