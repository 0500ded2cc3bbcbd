// @ts-check
/** Opens modal dialogs with a title, content and a row of buttons. */

import { el } from "./dom.js";

/**
 * @typedef {object} Button
 * @property {string} label
 * @property {boolean} [primary]
 * @property {() => void} [press]  called once the dialog is closed, so that the rest of the page can have the focus
 * @property {boolean} [keepsOpen]  the dialog stays
 */

let count = 0;

/**
 * @param {object} about
 * @param {string} about.kind  CSS class of the dialog
 * @param {string} about.title
 * @param {(Node | undefined)[]} about.content
 * @param {Button[]} about.buttons
 * @param {boolean} [about.must]  only a button closes the dialog, not Esc
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
        ...buttons.map(({ label, primary, press, keepsOpen }) =>
          el(
            "button",
            {
              type: "button",
              class: primary ? "primary" : "plain",
              autofocus: Boolean(primary),
              click: () => {
                if (!keepsOpen) leave(dialog);
                press?.();
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

/** Closes the dialog before removing it, so that the browser restores the focus. @param {HTMLDialogElement} dialog */
function leave(dialog) {
  if (dialog.open) dialog.close();
  dialog.remove();
}
