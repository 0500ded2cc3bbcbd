// @ts-check
/** The marks of a hint on the table. */

import { actsOf } from "./light.js";

/**
 * Marks what a gesture is made with: for each action one thing that isn't chosen already, which a click would take
 * back.
 * @param {Element} play @param {string[]} actions
 */
export function markHint(play, actions) {
  const things = [...(play.parentElement?.querySelectorAll("[data-act], [data-acts]") ?? [])];
  for (const action of actions) {
    const fits = things.filter(
      (thing) =>
        actsOf(thing).includes(action) &&
        !thing.matches("[data-chosen], [data-untick], .hinted") &&
        thing.getClientRects().length > 0,
    );
    (fits.find((thing) => thing.classList.contains("lit")) ?? fits[0])?.classList.add("hinted");
  }
}

/** Removes the marks of a hint. @param {Element} play */
export function forgetHint(play) {
  for (const element of play.parentElement?.querySelectorAll(".hinted") ?? []) element.classList.remove("hinted");
}
