// @ts-check
/** A dialog with a title, its content and a row of buttons. */

import { el } from "./dom.js";

let count = 0;

/**
 * @param {object} about
 * @param {string} about.kind  a class for the style sheet
 * @param {string} about.title
 * @param {(Node | undefined)[]} about.content
 * @param {{label: string, primary?: boolean, press?: () => (void | boolean)}[]} about.buttons  `press` returns true to stay open
 * @param {boolean} [about.must]  may not be left without a button
 * @returns {HTMLDialogElement}
 */
export function openDialog({ kind, title, content, buttons, must = false }) {
  const id = `dialog-${(count += 1)}`;
  const dialog = /** @type {HTMLDialogElement} */ (
    el(
      "dialog",
      { class: `sheet ${kind}`, "aria-labelledby": id },
      el("h2", { id }, title),
      el("div", { class: "sheet-content" }, ...content),
      el(
        "div",
        { class: "sheet-buttons" },
        ...buttons.map(({ label, primary, press }) =>
          el(
            "button",
            {
              type: "button",
              class: primary ? "primary" : "plain",
              autofocus: Boolean(primary),
              click: () => {
                if (press?.() !== true) leave(dialog);
              },
            },
            label,
          ),
        ),
      ),
    )
  );
  dialog.addEventListener("cancel", (event) => {
    if (must) event.preventDefault();
  });
  dialog.addEventListener("close", () => {
    if (must && dialog.isConnected) dialog.showModal();
    else dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Closed before it goes: so the focus comes back to where it was. @param {HTMLDialogElement} dialog */
function leave(dialog) {
  if (dialog.open) dialog.close();
  dialog.remove();
}
