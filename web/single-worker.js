// @ts-check
// The worker of the single file: one script with all it needs, as some browsers let no worker of a local file import another
// one. The page sends it the files of the site first; then it becomes the worker of every site.

import * as glue from "pyodide/pyodide.asm.mjs";

/** What was said before the worker was ready to hear it. @type {MessageEvent[]} */
const early = [];

self.onmessage = async (event) => {
  if (!event.data.inside) {
    early.push(event);
    return;
  }
  Object.assign(self, { glue, inside: event.data.inside, importScripts: undefined }); // Pyodide refuses to run where that works
  await import("./engine/worker.js");
  for (const heard of early) self.onmessage?.(heard);
};
