// @ts-check
// The worker: Python with the engine in it. A request comes in as one string, its answer goes out as one string.
// What the worker says of itself are objects: { progress: { step, fraction, way } } while it starts, { fatal } when it is lost. With `?way=plain` it starts without the snapshot; with `?handed` it starts from what
// another worker has: { give: port } and { take: port } are the two ends of the way on which they are handed over.

/** @typedef {"runtime" | "starting" | "ready"} Step */
/** @typedef {"snapshot" | "plain"} Way */
/** @typedef {import("./boot/python.js").Parts} Parts */

const wish = new URL(self.location.href).searchParams;
const starter = import(new URL("boot/python.js", import.meta.url).href);

/** So many files are fetched at once: how large all are is known when all have begun. */
const AT_ONCE = 3;
/** How far each download is: bytes here, and bytes in all. @type {Map<string, [number, number]>} */
const downloads = new Map();

/** @type {(given: Promise<Parts> | Parts) => void} */
let take = () => {};
/** @type {Promise<Parts>} */
const parts = wish.has("handed") ? new Promise((resolve) => { take = resolve; }) : fetchParts();
const engine = start();
engine.catch(fail);

self.onmessage = async ({ data }) => {
  if (data.take) data.take.onmessage = ({ data: given }) => take(given ?? fetchParts());
  else if (data.give) data.give.postMessage(await engine.then(() => parts, () => undefined));
  else engine.then((answer) => self.postMessage(answer(data))).catch(fail);
};

/** Start Python by the way that works. @returns {Promise<(request: string) => string>} what answers the requests */
async function start() {
  report("runtime", 0);
  const { startPython } = await starter;
  const had = await parts;
  report("starting", 1);
  if (had.snapshot) {
    try {
      return awake("snapshot", await startPython(had));
    } catch { /* another browser, another runtime, a damaged file: there is another way */ }
  }
  had.snapshot = undefined;
  had.library ??= await bytesOf("pyodide/python.zip.packed");
  return awake("plain", await startPython(had));
}

/** All that is needed, fetched at once; the runtime is compiled while it arrives. @returns {Promise<Parts>} */
async function fetchParts() {
  const plain = wish.get("way") === "plain";
  const [runtime, glue, snapshot, library] = await Promise.all([
    unpacked("pyodide/pyodide.asm.wasm.packed", "application/wasm").then(WebAssembly.compileStreaming),
    unpacked("pyodide/pyodide.asm.mjs.packed", "text/javascript").then((file) => file.blob()),
    plain ? undefined : bytesOf("pyodide/python.snapshot.packed").catch(() => undefined),
    plain ? bytesOf("pyodide/python.zip.packed") : undefined]);
  return { runtime, glue, snapshot, library };
}

/** @param {string} file */
async function bytesOf(file) {
  return new Uint8Array(await (await unpacked(file)).arrayBuffer());
}

/** A compressed file of this site, unpacked as it arrives. @param {string} file */
async function unpacked(file, type = "application/octet-stream") {
  const response = await fetch(new URL(file, import.meta.url), { cache: "no-cache" });
  if (!response.ok || !response.body) throw new Error(`${file}: ${response.status} ${response.statusText}`);
  const body = response.body.pipeThrough(counter(file, Number(response.headers.get("content-length"))));
  return new Response(body.pipeThrough(new DecompressionStream("gzip")), { headers: { "content-type": type } });
}

/** Passes everything on, and tells how far all downloads are. @param {string} file @param {number} size */
function counter(file, size) {
  let here = 0;
  downloads.set(file, [0, size]);
  return new TransformStream({
    transform(chunk, to) {
      downloads.set(file, [here += chunk.length, Math.max(here, size)]);
      const [arrived, all] = [...downloads.values()].reduce(([one, two], [a, b]) => [one + a, two + b], [0, 0]);
      if (downloads.size === AT_ONCE) report("runtime", arrived / all);
      to.enqueue(chunk);
    },
  });
}

/** @param {Way} way that was taken @param {any} pyodide */
function awake(way, pyodide) {
  const answer = pyodide.runPython("from pyengine.bridge import Bridge; Bridge().answer");
  report("ready", 1, way);
  return answer;
}

/** @param {Step} step that begins, or goes on @param {number} fraction of the downloads that is over @param {Way} [way] that was taken */
function report(step, fraction, way) {
  self.postMessage({ progress: { step, fraction, way } });
}

/** @param {any} error that leaves the engine useless */
function fail(error) {
  const { name = "Error", message = String(error), stack = "" } = error ?? {};
  self.postMessage({ fatal: { name, message, stack } });
}
