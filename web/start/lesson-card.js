// @ts-check
/** The offer of a guided first game on the start screen. */

import { lessonFor } from "../games/index.js";
import { el } from "../ui/dom.js";
import { keepLesson, keptLesson } from "../ui/preferences.js";

/**
 * Offers the guided first game of what was chosen, unless it was done or refused.
 * @param {import("./start.js").Start} start
 */
export function drawLesson(start) {
  const { root, setup, text, about } = start;
  const lesson = setup.game.lesson ? lessonFor(setup.game, setup.options) : undefined;
  const place = /** @type {HTMLElement} */ (root.querySelector(".lesson"));
  if (start.lesson === lesson && place.hasChildNodes()) return;
  start.lesson = lesson;
  const far = lesson && keptLesson(lesson);
  place.replaceChildren(...(!lesson || far === "done" || far === "no" ? [] : [card(lesson, text, about.onlearn)]));
}

/** @param {string} lesson @param {import("../ui/text.js").Text} text @param {() => void} onlearn */
function card(lesson, text, onlearn) {
  const refuse = () => {
    keepLesson(lesson, "no");
    offer.remove();
  };
  const offer = el(
    "section",
    { class: "card learn", "aria-label": text.say("guide.offer") },
    el("div", {}, el("h2", {}, text.say("guide.offer")), el("p", { class: "fine" }, text.say("guide.offer.about"))),
    el(
      "div",
      { class: "learn-buttons" },
      el("button", { type: "button", class: "plain", click: refuse }, text.say("guide.offer.no")),
      el(
        "button",
        { type: "button", class: "learn-button", click: onlearn },
        text.say(keptLesson(lesson) ? "guide.offer.on" : "guide.menu"),
      ),
    ),
  );
  return offer;
}
