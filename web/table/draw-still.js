// @ts-check
/** Drawing without movement. */

/** @param {HTMLElement} play @param {() => void} draw */
export function drawStill(play, draw) {
  const first = !play.querySelector("[data-thing]"); // the first drawing has nothing that could move
  play.dataset.still = "";
  draw();
  if (!first) void play.offsetHeight; // forces a layout, so that the styles apply before movement is allowed again
  delete play.dataset.still;
}
