// @ts-check
/** The dialog that lists the keyboard shortcuts. */

import { el } from "../ui/dom.js";
import { openDialog } from "../ui/dialog.js";
import { TOOL_KEYS } from "../table/tools.js";
import { prefer, preferences } from "../ui/preferences.js";

/** The keys of each section, by the text that says what they do. @type {Record<string, Record<string, string[]>>} */
const KEYS = {
  table: {
    tab: ["Tab"],
    arrows: ["←", "↑", "↓", "→"],
    ends: ["Home", "End"],
    choose: ["Enter", "Space"],
    digits: ["1 – 9"],
    back: ["Esc"],
  },
  tools: {
    undo: ["Ctrl+Z"],
    redo: ["Ctrl+Y"],
    ...Object.fromEntries(Object.entries(TOOL_KEYS).map(([name, key]) => [name, [key]])),
  },
  ask: { next: ["L"], why: ["W"], way: ["G"], last: ["T"], rules: ["R"], hide: ["H"], list: ["?"] },
  past: { moves: ["←", "→"], turns: ["Shift+←", "Shift+→"], bounds: ["Home", "End"], play: ["Space"], now: ["Esc"] },
  zoom: { size: ["+", "−"], fit: ["0"] },
};

/** @param {import("../ui/text.js").Text} text */
export function openKeyList(text) {
  /** @param {string} name */
  const key = (name) => el("kbd", {}, text.has(`key.${name}`) ? text.say(`key.${name}`) : name);
  /** @param {[string, string[]]} row */
  const row = ([does, keys]) => [el("dt", {}, ...keys.map(key)), el("dd", {}, text.say(`keys.${does}`))];
  const box = /** @type {HTMLInputElement} */ (
    el("input", {
      type: "checkbox",
      role: "switch",
      checked: preferences().keys,
      change: () => prefer({ keys: box.checked }),
    })
  );
  openDialog({
    kind: "key-list",
    title: text.say("keys.title"),
    content: [
      ...Object.entries(KEYS).map(([title, rows]) =>
        el("section", {}, el("h3", {}, text.say(`keys.${title}`)), el("dl", {}, ...Object.entries(rows).flatMap(row))),
      ),
      el("p", { class: "fine" }, text.say("keys.reader")),
      el(
        "label",
        { class: "preference" },
        el("span", {}, text.say("keys.on"), el("small", {}, text.say("keys.on.about"))),
        box,
      ),
    ],
    buttons: [{ label: text.say("keys.close"), primary: true }],
  });
}
