// @ts-check
/** Elements that change their size. */

/**
 * Runs a task when an element on the page has changed its size, in the same frame. Browsers report an element
 * that isn't on the page, too: once, when it has left it or is first observed. Such reports are ignored.
 * @param {Element} element @param {() => void} run
 */
export const watchSizeAtOnce = (element, run) =>
  new ResizeObserver(() => {
    if (element.isConnected) run();
  }).observe(element);

/**
 * Runs a task in the frame after an element on the page has changed its size: in the same frame a browser calls it an
 * error if the task changes the size again.
 * @param {Element} element @param {() => void} run
 */
export const watchSize = (element, run) => watchSizeAtOnce(element, () => requestAnimationFrame(run));
