// @ts-check
/** The tools of the bar. On a small screen, those that are used less are in a menu. */

import { el, set, svg } from "../ui/dom.js";
import { preferences } from "../ui/preferences.js";

/** The icon of each tool, as a path in a box of 24. @type {Record<string, string>} */
const SIGNS = {
  hurry: "M4 5l8 7-8 7zM13 5l8 7-8 7z",
  undo: "M9 5L4 10l5 5M4.5 10H14a5 5 0 0 1 0 10h-3",
  redo: "M15 5l5 5-5 5M19.5 10H10a5 5 0 0 0 0 10h3",
  restart: "M5 4v16M19 5l-9 7 9 7",
  hint: "M9.5 17.5h5M10 21h4M9.5 17c0-3-3.5-3.5-3.5-8a6 6 0 0 1 12 0c0 4.5-3.5 5-3.5 8",
  film: "M4 5h16v14H4zM8 5v14M16 5v14M4 12h16",
  replay: "M4 12a8 8 0 1 0 2.500-5.800M4 4v5h5M10.500 8.500l5 3.500-5 3.500z",
  whatif: "M6 3v7a4 4 0 0 0 4 4h4a4 4 0 0 1 4 4v3M6 10v11M3 18l3 3 3-3M15 18l3 3 3-3",
  share: "M12 15V4M7.5 8.5L12 4l4.5 4.5M5 13v7h14v-7",
  send: "M3 12L21 4l-5 16-4-7zM12 13l9-9",
  scores: "M5 20V11M12 20V4M19 20v-6",
};
/** The order of the tools, in the bar, in its menu and in the list of keys; those after "redo" are used less. */
const LESS_USED = ["restart", "hint", "whatif", "scores", "film", "replay", "share"];
/** The keys of tools. @type {Record<string, string>} */
export const TOOL_KEYS = { hint: "I", whatif: "V", scores: "S", film: "F", replay: "P", share: "E" };

/** The place of a tool in the bar, the same whether it is in the menu or stands beside it. @param {string} name */
const placeOf = (name) => `order: ${["hurry", "send", "undo", "redo", ...LESS_USED, "more"].indexOf(name)}`;

/**
 * @typedef {object} Tool  the state of a tool
 * @property {boolean} [shown]
 * @property {string} [why]  why it doesn't work now
 * @property {string} [label]
 * @property {string} [title]
 * @property {boolean} [main]  the tool used next
 */

/** @param {import("../ui/text.js").Text} text */
export function layTools(text) {
  /** @param {string} name */
  const tool = (name) =>
    el(
      "button",
      { type: "button", class: `tool ${name}`, style: placeOf(name), "data-do": name, hidden: name === "send" },
      svg(
        "svg",
        { class: `sign sign-${name}`, viewBox: "0 0 24 24", "aria-hidden": "true" },
        svg("path", { d: SIGNS[name] }),
      ),
      el("span", { class: "label" }, text.say(`table.${name}`)),
    );
  const more = el("div", { class: "more", id: "more", popover: "auto" }, ...LESS_USED.map(tool));
  more.addEventListener("click", () => {
    if (more.matches(":popover-open")) more.hidePopover();
  });
  return el(
    "div",
    { class: "tools" },
    tool("hurry"),
    tool("send"),
    tool("undo"),
    tool("redo"),
    more,
    el(
      "button",
      {
        type: "button",
        class: "tool more-button",
        style: placeOf("more"),
        popovertarget: "more",
        "aria-label": text.say("table.more"),
      },
      "⋯",
    ),
  );
}

/** Does what a tool of the bar does, or tells why it can't. @param {string} name */
export const pressTool = (name) =>
  /** @type {HTMLElement | null} */ (document.querySelector(`.tools .tool.${name}`))?.click();

/**
 * Puts a tool that is used less into the menu, or beside it while it is the one used next.
 * @param {Element} bar @param {Element} button @param {string} name @param {boolean} main
 */
function putAway(bar, button, name, main) {
  const menu = /** @type {Element} */ (bar.querySelector(".more"));
  if (main !== menu.contains(button)) return;
  const after = LESS_USED.slice(LESS_USED.indexOf(name) + 1).join(", .");
  if (main) menu.before(button);
  else menu.insertBefore(button, after ? menu.querySelector(`.${after}`) : null);
}

/**
 * Updates the tools. One that doesn't work now stays focusable and says why.
 * @param {Element} bar
 * @param {Record<string, Tool>} tools
 */
export function equip(bar, tools) {
  for (const [name, { shown = true, why, label, title, main = false }] of Object.entries(tools)) {
    const button = /** @type {Element} */ (bar.querySelector(`.tool.${name}`));
    const words = /** @type {Element} */ (button.querySelector(".label"));
    button.classList.toggle("primary", main);
    if (LESS_USED.includes(name)) putAway(bar, button, name, main);
    if (label !== undefined) set(words, { text: label });
    const key = preferences().keys ? TOOL_KEYS[name] : undefined;
    const said = title ?? words.textContent ?? "";
    set(button, {
      hidden: !shown,
      "aria-disabled": why === undefined ? undefined : "true",
      "data-why": why,
      title: why ?? (key ? `${said} (${key})` : said),
      "aria-label": said,
      "aria-keyshortcuts": key,
    });
  }
}
