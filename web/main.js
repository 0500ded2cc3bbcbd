// @ts-check
/** The page's entry: the start screen first, for that can be had at once; the engine; and the app last, or when somebody wants more. */

import { page, startUp } from "./app/start-up.js";

/** @type {Promise<typeof import("./app/app.js")> | undefined} */
let loading;

/** The app, once it is loaded; after a failure it is loaded anew. */
function app() {
  loading ??= load();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function load() {
  const app = await import("./app/app.js");
  await app.open();
  return app;
}

/** @param {(app: typeof import("./app/app.js")) => void} task */
const ask = async (task) => task(await app());

await startUp(ask);
const wanted = new Promise((resolve) => {
  for (const kind of ["pointerdown", "keydown", "dragenter", "hashchange"])
    addEventListener(kind, resolve, { capture: true, once: true });
  if (location.hash) resolve(undefined);
});
Promise.race([page.awake, wanted]).then(app);
