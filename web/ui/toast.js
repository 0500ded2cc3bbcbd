// @ts-check
/** A sentence at the foot of the page, with an answer to it perhaps. It goes by itself, but not while a person is at it. */

import { el } from "./dom.js";

/** How long it stays, in milliseconds: long enough to be read, and to reach its button. */
const STAY = { words: 7_000, answer: 15_000 };

const place = el("div", { class: "toasts", role: "status" });
document.body.append(place);

/**
 * @param {string} words
 * @param {import("./text.js").Text} text
 * @param {{label: string, press: () => void}} [answer]  the focus goes there
 */
export function toast(words, text, answer) {
  const leave = () => sign.remove();
  const button =
    answer &&
    el(
      "button",
      {
        type: "button",
        class: "toast-answer",
        click: () => {
          leave();
          answer.press();
        },
      },
      answer.label,
    );
  const sign = el(
    "div",
    {
      class: "toast",
      keydown: (event) => {
        if (event.key === "Escape") {
          event.stopPropagation();
          leave();
        }
      },
    },
    el("p", {}, words),
    button,
    el("button", { type: "button", class: "toast-leave", "aria-label": text.say("toast.leave"), click: leave }, "×"),
  );
  place.replaceChildren(sign);
  button?.focus({ preventScroll: true });
  const wait = () =>
    setTimeout(
      () => {
        if (sign.matches(":hover, :focus-within")) wait();
        else leave();
      },
      answer ? STAY.answer : STAY.words,
    );
  wait();
}
