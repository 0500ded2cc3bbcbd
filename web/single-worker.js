// @ts-check
// The worker of the single file: one script, because some browsers don't let the worker of a local file import another.
// The page sends it the files of the site first; then it loads the worker of the site.

// @ts-expect-error: Pyodide has no types for its own JavaScript
import * as glue from "pyodide/pyodide.asm.mjs";

/** Messages that came before the files. @type {MessageEvent[]} */
const early = [];

self.onmessage = async (event) => {
  if (!event.data.inside) {
    early.push(event);
    return;
  }
  // Pyodide refuses to run where `importScripts` works.
  Object.assign(self, { glue, inside: event.data.inside, importScripts: undefined });
  await import("./engine/worker.js");
  for (const heard of early) self.onmessage?.(heard);
};
