// @ts-check
// The worker: Python with the engine in it. A request comes in as one string, its answer goes out as one string.
// What the worker says of itself are objects: { progress: { step, fraction } } while it starts, { fatal } when it is lost.

/** @typedef {"runtime" | "packages" | "engine" | "ready"} Step */
/** @typedef {{ pyodide: { sizes: Record<string, number> }, wheels: Record<string, string> }} Manifest */

/** How much of the start is over when each step begins. */
const BEGIN = { runtime: 0, packages: 0.85, engine: 0.95, ready: 1 };
/** How much of it is over when the runtime is downloaded and Python begins to start. */
const DOWNLOADED = 0.6;
/** The files of the runtime that take long to download. */
const LARGE_FILES = ["pyodide.asm.wasm", "python_stdlib.zip"];

const engine = start();
engine.then(() => report("ready"), fail);

self.onmessage = async ({ data }) => {
  try {
    const answer = await engine;
    self.postMessage(answer(data));
  } catch (error) {
    fail(error);
  }
};

/**
 * Start Python with the engine in it.
 * @returns {Promise<(request: string) => string>} what answers the requests
 */
async function start() {
  report("runtime");
  const manifest = await fetchManifest();
  const pyodide = await startPython(manifest.pyodide.sizes);

  report("packages");
  await pyodide.loadPackage(address("wheels", manifest.wheels.micropip), { messageCallback() {} });
  const micropip = pyodide.pyimport("micropip");
  await micropip.install.callKwargs(address("wheels", manifest.wheels.pyengine), { deps: false });

  report("engine");
  return pyodide.runPython("from pyengine.bridge import Bridge; Bridge().answer");
}

/** @returns {Promise<Manifest>} */
async function fetchManifest() {
  const response = await fetch(address("manifest.json"), { cache: "no-cache" });
  if (!response.ok) throw new Error(`manifest.json: ${response.status} ${response.statusText}`);
  return response.json();
}

/**
 * Start Python, reporting the bytes of its large files as they arrive.
 * @param {Record<string, number>} sizes of the runtime's files, in bytes
 */
async function startPython(sizes) {
  const total = LARGE_FILES.reduce((sum, name) => sum + sizes[name], 0);
  let arrived = 0;
  const plainFetch = self.fetch;
  self.fetch = async (...request) => {
    const response = await plainFetch(...request);
    if (LARGE_FILES.some(name => response.url.endsWith(name))) {
      eachChunk(response.clone(), bytes => report("runtime", DOWNLOADED * Math.min(1, (arrived += bytes) / total)));
    }
    return response;
  };
  try {
    const { loadPyodide } = await import(address("pyodide", "pyodide.mjs"));
    return await loadPyodide({ indexURL: address("pyodide/") });
  } finally {
    self.fetch = plainFetch;
  }
}

/**
 * Read a response to its end, telling the size of each piece.
 * @param {Response} response
 * @param {(bytes: number) => void} tell
 */
async function eachChunk(response, tell) {
  const reader = response.body?.getReader();
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) tell(chunk.value.length);
}

/**
 * The address of a file of this site.
 * @param {string[]} path
 */
function address(...path) {
  return new URL(path.join("/"), import.meta.url).href;
}

/**
 * @param {Step} step that begins, or goes on
 * @param {number} [fraction] of the whole start that is over
 */
function report(step, fraction = BEGIN[step]) {
  self.postMessage({ progress: { step, fraction } });
}

/** @param {any} error that leaves the engine useless */
function fail(error) {
  const { name = "Error", message = String(error), stack = "" } = error ?? {};
  self.postMessage({ fatal: { name, message, stack } });
}
