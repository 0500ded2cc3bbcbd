// @ts-check
/** What may wait: until the page is seen, or until nothing else is to be done. */

/** A page in the background isn't painted: after so many milliseconds it goes on. */
const UNSEEN = 200;
/** A page that is never at rest has no more patience than this. */
const PATIENCE = 5000;

/** The page is seen as it is now, or not looked at. @returns {Promise<void>} */
export const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, UNSEEN);
  });

/** Nobody waits for anything just now. @returns {Promise<unknown>} */
export const idle = () =>
  new Promise((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve, { timeout: PATIENCE }) : setTimeout(resolve, UNSEEN),
  );
