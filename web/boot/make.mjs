// node make.mjs PYODIDE MICROPIP ENGINE FOLDER
//
// Runs at build time and makes what the worker starts from: `python.zip`, the engine and the modules of the standard
// library that it uses, both compiled; and `python.snapshot`, the memory of an interpreter that has started from it and
// played a little. Both are made with the page's own runtime, from the folder of its package and from two wheels. With
// the same Node, the same sources give the same bytes.

import crypto from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { write } from "./snapshot.js";

const [pyodide, micropip, engine, folder] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
const { default: createModule } = await import(pathToFileURL(join(pyodide, "pyodide.asm.mjs")).href);

const OPTIONS = {
  _sysExecutable: "python",
  env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1", HOME: "/home", LANG: "C.UTF-8", _: "python" },
};

const archive = join(folder, "python.zip");
await writeFile(archive, await library());
await writeFile(join(folder, "python.snapshot"), await snapshot());

/** Have micropip install the engine; then compile it, with all that it and the interpreter import. */
async function library() {
  const python = await loadPyodide(OPTIONS);
  const compileLibrary = python.runPython(await script("library.py"));
  python.unpackArchive(new Uint8Array(await readFile(micropip)), "wheel");
  const wheel = `/tmp/${basename(engine)}`;
  python.FS.writeFile(wheel, new Uint8Array(await readFile(engine)));
  await python.pyimport("micropip").install.callKwargs(`emfs:${wheel}`, { deps: false });
  return compileLibrary().toJs();
}

/** Start Python from that library, have the engine play, and write down the memory. */
async function snapshot() {
  const fresh = [await freshMemory(), await freshMemory()];
  Date.now = performance.now = () => 0; // neither the time nor chance gets into it
  crypto.randomFillSync = (view) => view.fill(0);
  const python = await loadPyodide({ ...OPTIONS, stdLibURL: archive, _makeSnapshot: true });
  python.runPython(await script("warm.py"));
  const { config } = python._api;
  return write(python._module, fresh, { build: config.BUILD_ID, objects: python._api.serializeHiwireState() });
}

/** The memory just before Python starts. */
async function freshMemory() {
  let fresh;
  const createPyodideModule = async (settings) => {
    fresh = (await createModule({ ...settings, noInitialRun: true })).HEAPU8.slice();
    throw new Error("This is enough.");
  };
  await loadPyodide({ ...OPTIONS, createPyodideModule }).catch(() => {});
  return fresh;
}

/** A script in Python that lies beside this one. */
function script(name) {
  return readFile(new URL(name, import.meta.url), "utf8");
}
