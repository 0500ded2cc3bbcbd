// @ts-check
/** Starts Python with the engine in it: from a snapshot of its memory, or the plain way. */

import { loadPyodide } from "pyodide";
import { restore } from "./snapshot.js";

/** @typedef {any} Settings  of Emscripten's module: private to Pyodide, see README.md */

/**
 * What Python is started from.
 * @typedef {object} Parts
 * @property {WebAssembly.Module} runtime
 * @property {Blob} [glue]  the JavaScript that belongs to it; the worker of the single file has it in itself
 * @property {Uint8Array<ArrayBuffer>} [snapshot]  the memory of an interpreter that has the engine in it
 * @property {Uint8Array<ArrayBuffer>} [library]  the standard library and the engine, compiled: for the plain way
 */

/** The hash seed is that of the snapshot; and there are no packages to fetch. */
const OPTIONS = {
  env: { PYTHONHASHSEED: "0", HOME: "/home", LANG: "C.UTF-8" },
  lockFileContents: { info: { abi_version: "2026_0" }, packages: {} },
};

/** @type {WeakMap<Blob, Promise<any>>} */
const imported = new WeakMap();

/** Pyodide's own JavaScript, read once. @param {Blob} [glue] @returns {Promise<any>} */
export function importGlue(glue) {
  if (!glue) return Promise.resolve(/** @type {any} */ (self).glue);
  const address = URL.createObjectURL(glue);
  const coming = imported.get(glue) ?? import(address);
  imported.set(glue, coming);
  return coming.finally(() => URL.revokeObjectURL(address));
}

/**
 * @param {Parts} parts  with a snapshot, or with a library
 * @returns {Promise<any>} Pyodide's interpreter
 */
export async function startPython({ runtime, glue, snapshot, library }) {
  const { default: createModule } = await importGlue(glue);
  const createPyodideModule = async (/** @type {Settings} */ settings) => {
    const module = await instantiated(createModule, settings, runtime);
    module.API.restoreSnapshot = () =>
      restore(module, /** @type {Uint8Array} */ (snapshot), module.API.config.BUILD_ID);
    return module;
  };
  const pyodide = await fetching(library, () =>
    loadPyodide(/** @type {any} */ ({ ...OPTIONS, indexURL: "here:/", createPyodideModule, _loadSnapshot: snapshot })),
  );
  pyodide.runPython("import random; random.seed()"); // a snapshot would always give the same
  return pyodide;
}

/**
 * Instantiates the compiled runtime; Pyodide by itself would compile it again.
 * @param {(settings: Settings) => Promise<any>} createModule
 * @param {Settings} settings
 * @param {WebAssembly.Module} runtime
 * @returns {Promise<any>} Emscripten's module
 */
function instantiated(createModule, settings, runtime) {
  return new Promise((resolve, reject) => {
    const noError = Symbol("no error");
    settings.instantiateWasm = (/** @type {any} */ imports, /** @type {Function} */ done) => {
      Object.assign(imports.env, {
        Jsv_GetError_import: () => noError,
        JsvError_Check: (/** @type {unknown} */ value) => value === noError,
      });
      WebAssembly.instantiate(runtime, imports)
        .then((instance) => done(instance, runtime))
        .catch(reject);
      return {};
    };
    createModule(settings).then(resolve, reject);
  });
}

/**
 * Answers Pyodide's own requests for its files with what is here already.
 * @param {Uint8Array<ArrayBuffer> | undefined} library
 * @param {() => Promise<any>} start
 */
async function fetching(library, start) {
  const plainFetch = self.fetch;
  self.fetch = async (address) => new Response(String(address).endsWith(".zip") ? library : undefined);
  try {
    return await start();
  } finally {
    self.fetch = plainFetch;
  }
}
