// @ts-check
/**
 * The worker that runs Python with the engine. Requests and answers are strings. The worker reports its state in
 * objects: `{ progress: { step, fraction, way } }` while it starts, `{ fatal }` when it has crashed.
 *
 * An option may be passed in the worker's name:
 * - `plain`: start without the snapshot;
 * - `runtime`: the page compiles the Python runtime, and sends `{ compiled: { runtime } }`;
 * - `handed`: another worker sends what it has downloaded, through the ports in `{ give: port }` and `{ take: port }`.
 */

import { download, downloadRuntime } from "../boot/download.js";
import { importGlue, startPython } from "../boot/python.js";
import { expectFile } from "../ui/site.js";

/** @typedef {"runtime" | "starting" | "ready"} Step */
/** @typedef {"snapshot" | "plain"} Way */
/** @typedef {import("../boot/python.js").Parts} Parts */

const option = /** @type {import("./client.js").Option | ""} */ (self.name);

/** The number of downloads. Their total size is known once all have begun. */
const atOnce = 3 - Number(option === "runtime") - Number("glue" in self);
/** The progress of each download: bytes arrived, and all bytes. @type {Map<string, [number, number]>} */
const sizes = new Map();

/**
 * Receives the runtime compiled by the page; undefined if the page failed.
 * @type {(had: WebAssembly.Module | undefined) => void}
 */
let takeRuntime = () => {};
/** @type {Promise<WebAssembly.Module | undefined>} */
const pagesRuntime =
  option === "runtime"
    ? new Promise((resolve) => {
        takeRuntime = resolve;
      })
    : Promise.resolve(undefined);

/** @type {(given: Promise<Parts> | Parts) => void} */
let take = () => {};
/** @type {Promise<Parts>} */
const parts =
  option === "handed"
    ? new Promise((resolve) => {
        take = resolve;
      })
    : expectFile("pyodide", fetchParts());
const engine = start();
engine.catch(fail);

self.onmessage = async ({ data }) => {
  if (data.take)
    data.take.onmessage = (/** @type {MessageEvent<Parts | undefined>} */ { data: given }) =>
      take(given ?? expectFile("pyodide", fetchParts()));
  else if (data.give) data.give.postMessage(await engine.then(() => parts).catch(() => undefined));
  else if (data.compiled) takeRuntime(data.compiled.runtime);
  else engine.then((answer) => self.postMessage(answer(data))).catch(fail);
};

/**
 * Starts Python, from the snapshot if that works.
 * @returns {Promise<(request: string) => string>} the function that answers requests
 */
async function start() {
  report("runtime", 0);
  const had = await parts;
  report("starting", 1);
  if (had.snapshot) {
    try {
      return awake("snapshot", await startPython(had));
    } catch {
      /* another browser, another runtime or a damaged file: start without the snapshot */
    }
  }
  had.snapshot = undefined;
  had.library ??= await expectFile("pyodide/python.zip", bytesOf("pyodide/python.zip"));
  return awake("plain", await startPython(had));
}

/** Downloads everything in parallel, except what the page downloads. @returns {Promise<Parts>} */
async function fetchParts() {
  const plain = option === "plain";
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

/** Downloads Pyodide's own JavaScript, and compiles it while the other files arrive. */
async function fetchGlue() {
  const file = await download("pyodide/pyodide.asm.mjs", "text/javascript", counted("glue"));
  const glue = await file.blob();
  await importGlue(glue);
  return glue;
}

/** Counts the bytes of a download; the progress is reported once all downloads have begun. @param {string} file */
function counted(file) {
  return (/** @type {number} */ here, /** @type {number} */ all) => {
    sizes.set(file, [here, all]);
    const [arrived, whole] = [...sizes.values()].reduce(([one, two], [a, b]) => [one + a, two + b], [0, 0]);
    const isKnown = [...sizes.values()].every(([, size]) => size > 0);
    if (sizes.size === atOnce) report("runtime", isKnown ? arrived / whole : undefined);
  };
}

/** @param {Way} way @param {any} pyodide */
function awake(way, pyodide) {
  const answer = pyodide.runPython("from pyengine.bridge import Bridge; Bridge().answer");
  report("ready", 1, way);
  return answer;
}

/** @param {Step} step @param {number | undefined} fraction of the downloads @param {Way} [way] */
function report(step, fraction, way) {
  self.postMessage({ progress: { step, fraction, way } });
}

/** Reports an error after which the engine can't be used. @param {any} error */
function fail(error) {
  const { name = "Error", message = String(error), stack = "" } = error ?? {};
  self.postMessage({ fatal: { name, message, stack } });
}
