// @ts-check
/** When what may be clicked lies beyond the edge of a small screen: go there, or offer to. */

import { set } from "../ui/dom.js";
import { bringIntoSight } from "../ui/visibility.js";

/**
 * @param {import("./layout.js").Regions} regions
 * @param {boolean} go  a gesture is half made: go there at once
 */
export function reach({ play, pill }, go) {
  const far = farChoice(play);
  if (go && far) bringIntoSight(far);
  set(pill, { hidden: go || !far });
}

/** The pill appears and goes as the person scrolls. @param {import("./layout.js").Regions} regions */
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

/** The first lit thing, when none can be seen: all lie beyond the edge, or under what stays in place. */
function farChoice(play) {
  const all = [...play.querySelectorAll(".lit")].filter((element) => element.getClientRects().length);
  return all.some(isInSight) ? undefined : all[0];
}

function isInSight(element) {
  const box = element.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top !== null && element.contains(top);
}
