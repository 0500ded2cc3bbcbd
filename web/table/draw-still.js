// @ts-check

/** Draw at once, without movement. @param {HTMLElement} play @param {() => void} draw */
export function drawStill(play, draw) {
  const first = !play.querySelector("[data-thing]"); // what wasn't there before can't move
  play.dataset.still = "";
  draw();
  if (!first) void play.offsetHeight; // the styles take hold before movement is allowed again
  delete play.dataset.still;
}
