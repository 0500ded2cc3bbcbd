// @ts-check
/** Drawing without movement. */

/** @param {HTMLElement} play @param {() => void} draw */
export function drawStill(play, draw) {
  const first = !play.querySelector("[data-thing]"); // the first drawing has nothing that could move
  play.dataset.still = ""; // while it is there, `motion.js` lets nothing fly
  draw();
  delete play.dataset.still;
  if (!first) endTransitions(play);
}

/**
 * Brings what the style sheets would change smoothly to its new style at once. An attribute that forbids transitions
 * for a while would do the same, but every element would get its style twice.
 * @param {HTMLElement} play
 */
function endTransitions(play) {
  for (const animation of play.getAnimations({ subtree: true }))
    if (animation instanceof CSSTransition) animation.finish();
}
