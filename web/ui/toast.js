// @ts-check
/**
 * Shows a short message at the bottom of the page, with an optional button. It disappears after a while, but not while
 * it is hovered or focused.
 */

import { el } from "./dom.js";

/** How long a message stays, in milliseconds: at least, with a button, and for each of its words. */
const STAY = { least: 7_000, answer: 15_000, word: 600 };

const place = el("div", { class: "toasts", role: "status" });
document.body.append(place);

/**
 * @param {string} words
 * @param {import("./text.js").Text} text
 * @param {{label: string, press: () => void}} [answer]  the button, which gets the focus
 */
export function toast(words, text, answer) {
  const leave = () => message.remove();
  const press = () => {
    leave();
    answer?.press();
  };
  const button = answer && el("button", { type: "button", class: "toast-answer", click: press }, answer.label);
  const message = el(
    "div",
    { class: "toast", keydown: onEscape(leave) },
    el("p", {}, words),
    button,
    el("button", { type: "button", class: "toast-leave", "aria-label": text.say("toast.leave"), click: leave }, "×"),
  );
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  const room = dialog ?? document.body; // whatever is outside a modal dialog lies under its veil
  if (place.parentElement !== room) room.append(place);
  dialog?.addEventListener("close", () => document.body.append(place), { once: true });
  place.replaceChildren(message);
  button?.focus({ preventScroll: true });
  const reading = words.split(" ").length * STAY.word;
  leaveLater(message, leave, Math.max(answer ? STAY.answer : STAY.least, reading));
}

/** @param {() => void} leave @returns {(event: KeyboardEvent) => void} */
const onEscape = (leave) => (event) => {
  if (event.key !== "Escape") return;
  event.stopPropagation();
  leave();
};

/** @param {Element} message @param {() => void} leave @param {number} time  in milliseconds */
function leaveLater(message, leave, time) {
  setTimeout(() => {
    if (message.matches(":hover, :focus-within")) leaveLater(message, leave, time);
    else leave();
  }, time);
}
