// @ts-check
/** The page begins: the start screen first, for that can be had at once; the engine; and the house last, or when somebody wants more. */

import { openFront, page } from "./front.js";

/** @type {Promise<typeof import("./house.js")> | undefined} */
let coming;

/** The house, as soon as it stands; who is refused it may ask again. */
function house() {
  coming ??= come();
  coming.catch(() => {
    coming = undefined;
  });
  return coming;
}

async function come() {
  const house = await import("./house.js");
  await house.open();
  return house;
}

/** @param {(house: typeof import("./house.js")) => void} task */
const ask = async (task) => task(await house());

await openFront(ask);
const wanted = new Promise((resolve) => {
  for (const kind of ["pointerdown", "keydown", "dragenter", "hashchange"])
    addEventListener(kind, resolve, { capture: true, once: true });
  if (location.hash) resolve(undefined);
});
Promise.race([page.awake, wanted]).then(house);
