// @ts-check
/** The large files of this site lie there compressed, so that no host need do it; they are unpacked as they arrive. */

import { fetchFile } from "../ui/site.js";

/** @typedef {(here: number, all: number) => void} Arriving  told how many bytes are here, of how many */

/**
 * @param {string} file  without its ending
 * @param {string} type  that the unpacked file has
 * @param {Arriving} arriving
 * @returns {Promise<Response>} the unpacked file; an error where it can't be had
 */
export async function download(file, type, arriving) {
  const response = await fetchFile(`${file}.packed`, { cache: "no-cache" });
  if (!response.ok || !response.body) throw new Error(`${file}: ${response.status} ${response.statusText}`);
  const body = response.body.pipeThrough(counter(Number(response.headers.get("content-length")), arriving));
  return new Response(body.pipeThrough(new DecompressionStream("gzip")), { headers: { "content-type": type } });
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
      arriving((here += chunk.length), Math.max(here, size));
      to.enqueue(chunk);
    },
  });
}
