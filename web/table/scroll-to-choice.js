// @ts-check
/** Scrolls to a choice beyond the edge of the screen, or shows a button that does. */

import { set } from "../ui/dom.js";
import { bringIntoSight, isInSight as isWhole } from "../ui/visibility.js";

/**
 * @param {import("./layout.js").Regions} regions
 * @param {boolean} go  scroll at once, because a gesture is half made
 */
export function reach({ play, pill }, go) {
  const far = farChoice(play);
  if (go && far) bringIntoSight(far);
  set(pill, { hidden: go || !far });
}

/** Updates the button as the person scrolls; returns what ends that. @param {import("./layout.js").Regions} regions */
export function watchReach(regions) {
  let waiting = false;
  const look = () => {
    waiting = false;
    if (regions.play.classList.contains("live")) reach(regions, false);
  };
  const soon = () => {
    if (!waiting) {
      waiting = true;
      requestAnimationFrame(look);
    }
  };
  addEventListener("scroll", soon, { passive: true });
  regions.pill.addEventListener("click", () => {
    const far = farChoice(regions.play);
    if (far) bringIntoSight(far);
  });
  return () => removeEventListener("scroll", soon);
}

/**
 * The first lit element if none is visible: all lie beyond the edge, or under a sticky element.
 * @param {Element} play
 */
function farChoice(play) {
  const all = [...play.querySelectorAll(".lit")].filter((element) => element.getClientRects().length);
  return all.some(isInSight) ? undefined : all[0];
}

/** What the last question was about, by table. @type {WeakMap<Element, Element | null>} */
const scenes = new WeakMap();

/**
 * Scrolls to what the question is about (`data-scene`), if it is new and lies beyond the edge of the screen; the
 * choices may be somewhere else.
 * @param {import("./layout.js").Regions} regions @param {boolean} go  is a person asked?
 */
export function showScene({ play }, go) {
  const scene = play.querySelector("[data-scene]");
  if (scenes.get(play) === scene || (scene && !go)) return;
  scenes.set(play, scene);
  if (scene && !isWhole(scene)) bringIntoSight(scene);
}

/** @param {Element} element */
function isInSight(element) {
  const box = element.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top !== null && element.contains(top);
}
