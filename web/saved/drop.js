// @ts-check
/** A file may be dropped anywhere on the page; while it is dragged over it, the page says so. */

import { el, set } from "../ui/dom.js";

/** A dragged file tells again and again that it is there; when it doesn't, it has left. In milliseconds. */
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
