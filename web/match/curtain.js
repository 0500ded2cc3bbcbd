// @ts-check
/**
 * The curtain between two people at one device. The table shows what everybody may see, and nothing else of the page
 * answers until the next person has lifted the curtain.
 */

import { el } from "../ui/dom.js";
import { mark } from "../ui/seat.js";

/**
 * @param {number} seat  of the next person
 * @param {import("../ui/text.js").Text} text
 * @param {AbortSignal} signal  removes the curtain
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
    /** @param {boolean} lifted */
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
