// @ts-check
/** Elements that change their size. */

/**
 * Runs a task in the frame after an element has changed its size: in the same frame a browser calls it an error if the
 * task changes the size again.
 * @param {Element} element @param {() => void} run
 */
export const watchSize = (element, run) => new ResizeObserver(() => requestAnimationFrame(run)).observe(element);
