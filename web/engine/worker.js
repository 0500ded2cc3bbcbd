// @ts-check
// The worker: Python with the engine in it. A request comes in as one string, its answer goes out as one string.
// What the worker says of itself are objects: { progress: { step, fraction, way } } while it starts, { fatal } when it is lost. Its name is what is wished of it: "plain", it starts
// without the snapshot; "runtime", the page compiles Python itself beside it, and sends { compiled: { runtime } }; "handed", it starts from what another worker has: { give: port } and { take: port }
// are the two ends of the way on which that comes.

import { download, downloadRuntime } from "../boot/download.js";
import { importGlue, startPython } from "../boot/python.js";

/** @typedef {"runtime" | "starting" | "ready"} Step */
/** @typedef {"snapshot" | "plain"} Way */
/** @typedef {import("../boot/python.js").Parts} Parts */

const wish = /** @type {import("./client.js").Wish | ""} */ (self.name);

/** So many files are fetched here at once: how large all are is known when all have begun. */
const atOnce = 3 - Number(wish === "runtime") - Number("glue" in self);
/** How far each download is: bytes here, and bytes in all. @type {Map<string, [number, number]>} */
const sizes = new Map();

/** The compiled runtime, where the page has promised it; undefined if it couldn't keep that. @type {(had: WebAssembly.Module | undefined) => void} */
let takeRuntime = () => {};
/** @type {Promise<WebAssembly.Module | undefined>} */
const pagesRuntime =
  wish === "runtime"
    ? new Promise((resolve) => {
        takeRuntime = resolve;
      })
    : Promise.resolve(undefined);

/** @type {(given: Promise<Parts> | Parts) => void} */
let take = () => {};
/** @type {Promise<Parts>} */
const parts =
  wish === "handed"
    ? new Promise((resolve) => {
        take = resolve;
      })
    : fetchParts();
const engine = start();
engine.catch(fail);

self.onmessage = async ({ data }) => {
  if (data.take) data.take.onmessage = ({ data: given }) => take(given ?? fetchParts());
  else if (data.give)
    data.give.postMessage(
      await engine.then(
        () => parts,
        () => undefined,
      ),
    );
  else if (data.compiled) takeRuntime(data.compiled.runtime);
  else engine.then((answer) => self.postMessage(answer(data))).catch(fail);
};

/** Start Python by the way that works. @returns {Promise<(request: string) => string>} what answers the requests */
async function start() {
  report("runtime", 0);
  const had = await parts;
  report("starting", 1);
  if (had.snapshot) {
    try {
      return awake("snapshot", await startPython(had));
    } catch {
      /* another browser, another runtime, a damaged file: there is another way */
    }
  }
  had.snapshot = undefined;
  had.library ??= await bytesOf("pyodide/python.zip");
  return awake("plain", await startPython(had));
}

/** All that is needed, fetched at once, but for what the page fetches. @returns {Promise<Parts>} */
async function fetchParts() {
  const plain = wish === "plain";
  const [runtime, glue, snapshot, library] = await Promise.all([
    pagesRuntime.then((had) => had ?? downloadRuntime(counted("runtime"))),
    "glue" in self ? undefined : fetchGlue(),
    plain ? undefined : bytesOf("pyodide/python.snapshot", counted("snapshot")).catch(() => undefined),
    plain ? bytesOf("pyodide/python.zip", counted("library")) : undefined,
  ]);
  return { runtime, glue, snapshot, library };
}

/** @param {string} file @param {import("../boot/download.js").Arriving} [arriving] */
async function bytesOf(file, arriving = () => {}) {
  return new Uint8Array(await (await download(file, "application/octet-stream", arriving)).arrayBuffer());
}

/** Pyodide's own JavaScript; it is read while the other files are on their way. */
async function fetchGlue() {
  const file = await download("pyodide/pyodide.asm.mjs", "text/javascript", counted("glue"));
  const glue = await file.blob();
  await importGlue(glue);
  return glue;
}

/** How far a download is; how far all are is told once all have begun. @param {string} file */
function counted(file) {
  return (here, all) => {
    sizes.set(file, [here, all]);
    const [arrived, whole] = [...sizes.values()].reduce(([one, two], [a, b]) => [one + a, two + b], [0, 0]);
    if (sizes.size === atOnce) report("runtime", arrived / whole);
  };
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
