// @ts-check
/** Between two people at one device: a neutral screen, until the next one says so. */

import { el } from "../ui/dom.js";
import { mark } from "../ui/seat.js";

/**
 * @param {number} seat  who is to look next
 * @param {import("../ui/text.js").Text} text
 * @param {AbortSignal} signal  takes the curtain away without a word
 * @returns {Promise<boolean>} lifted by a person?
 */
export function curtain(seat, text, signal) {
  return new Promise((resolve) => {
    const lift = el(
      "button",
      { class: "primary", type: "button", autofocus: true },
      text.say("curtain.lift", { seat }),
    );
    const dialog = /** @type {HTMLDialogElement} */ (
      el(
        "dialog",
        { class: `curtain seat${seat}`, "aria-labelledby": "curtain-title" },
        mark(seat),
        el("h2", { id: "curtain-title" }, text.say("curtain.title", { seat })),
        el("p", {}, text.say("curtain.about", { seat })),
        lift,
      )
    );
    const close = (lifted) => {
      dialog.remove();
      resolve(lifted);
    };
    dialog.addEventListener("cancel", (event) => event.preventDefault());
    dialog.addEventListener("close", () => dialog.isConnected && dialog.showModal());
    lift.addEventListener("click", () => close(true));
    signal.addEventListener("abort", () => close(false), { once: true });
    document.body.append(dialog);
    dialog.showModal();
  });
}
