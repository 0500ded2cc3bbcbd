// @ts-check
/** The offer of a guided first game on the start screen. */

import { el } from "../ui/dom.js";
import { keepLesson, keptLesson } from "../ui/preferences.js";

/**
 * Returns nothing if the lesson was done or refused.
 * @param {string} game @param {import("../ui/text.js").Text} text @param {() => void} onlearn
 */
export function lessonCard(game, text, onlearn) {
  const far = keptLesson(game);
  if (far === "done" || far === "no") return undefined;
  const refuse = () => {
    keepLesson(game, "no");
    card.remove();
  };
  const card = el(
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
        text.say(far ? "guide.offer.on" : "guide.menu"),
      ),
    ),
  );
  return card;
}
