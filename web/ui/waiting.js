// @ts-check
/** Promises that resolve after the next paint, or when the browser is idle. */

/** Milliseconds until work continues without a paint: a page in the background isn't painted. */
const UNSEEN = 200;
/** Milliseconds after which work continues even though the browser is never idle. */
const PATIENCE = 5000;

/** Resolves when the current state of the page has been painted. @returns {Promise<void>} */
export const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, UNSEEN);
  });

/** Resolves when the browser is idle. @returns {Promise<unknown>} */
export const idle = () =>
  new Promise((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve, { timeout: PATIENCE }) : setTimeout(resolve, UNSEEN),
  );
