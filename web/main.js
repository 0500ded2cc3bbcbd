// @ts-check
/**
 * The entry of the page: first the start screen, then the engine, then the app, which is loaded at the first use or
 * when the engine is ready.
 */

import { laidBefore } from "./app/reload.js";
import { page, startUp } from "./app/start-up.js";
import { expectFile, ignoreLost } from "./ui/site.js";

/** @type {Promise<typeof import("./app/app.js")> | undefined} */
let loading;

/** Loads the app once; a failed load is retried on the next call. */
function app() {
  loading ??= load();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function load() {
  const app = await expectFile("app.js", import("./app/app.js"));
  await app.open();
  return app;
}

/** @param {(app: typeof import("./app/app.js")) => void} task */
const ask = async (task) => task(await app());

async function start() {
  await startUp(ask);
  document.dispatchEvent(new Event("started"));
  const wanted = new Promise((resolve) => {
    for (const kind of ["pointerdown", "keydown", "dragenter", "hashchange"])
      addEventListener(kind, resolve, { capture: true, once: true });
    if (location.hash || laidBefore) resolve(undefined);
  });
  await Promise.race([page.awake, wanted]).then(app);
}

start().catch(ignoreLost);
