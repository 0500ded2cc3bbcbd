// @ts-check
/** Drag and drop: a file may be dropped anywhere on the page. A popover says so while a file is dragged over it. */

import { el, set } from "../ui/dom.js";

/** `dragover` fires continually while a file is over the page. After this time in milliseconds without one, it left. */
const GONE = 700;

/** @param {import("../ui/text.js").Text} text @param {(file: File) => void} onfile */
export function listenDrop(text, onfile) {
  const words = el("p");
  const sign = el("div", { class: "drop", popover: "manual", "aria-hidden": "true" }, words);
  document.body.append(sign);
  let timer = 0;
  const hide = () => {
    clearTimeout(timer);
    if (sign.matches(":popover-open")) sign.hidePopover();
  };
  /** @param {DragEvent} event */
  const carriesFile = (event) => event.dataTransfer?.types.includes("Files");
  addEventListener("dragover", (event) => {
    if (!carriesFile(event)) return;
    event.preventDefault();
    set(words, { text: text.say("mine.drop") });
    if (!sign.matches(":popover-open")) sign.showPopover();
    clearTimeout(timer);
    timer = setTimeout(hide, GONE);
  });
  addEventListener("dragleave", (event) => {
    if (event.relatedTarget === null) hide();
  });
  addEventListener("drop", (event) => {
    if (!carriesFile(event)) return;
    event.preventDefault();
    hide();
    const file = event.dataTransfer?.files[0];
    if (file) onfile(file);
  });
}
