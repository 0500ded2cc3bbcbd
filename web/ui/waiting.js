// @ts-check
/** Promises that resolve after the next paint, after a time, or when the browser is idle. */

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

/** Resolves after a time, or as soon as the signal is aborted. @param {number} ms @param {AbortSignal} signal */
export const pause = (ms, signal) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener("abort", resolve, { once: true });
  });

/** Resolves when the browser is idle. @returns {Promise<unknown>} */
export const idle = () =>
  new Promise((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve, { timeout: PATIENCE }) : setTimeout(resolve, UNSEEN),
  );
