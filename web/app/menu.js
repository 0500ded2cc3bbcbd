// @ts-check
/** The top bar: the name of the page, the languages and the menu. */

import { el } from "../ui/dom.js";
import { LANGUAGES } from "../ui/language.js";
import { openKeyList } from "../input/key-list.js";
import { openPreferences } from "./preferences-dialog.js";
import { openRules } from "../rulebook/panel.js";
import { prefer } from "../ui/preferences.js";
import { pressTool } from "../table/tools.js";
import { addressOf } from "../ui/site.js";

/**
 * @typedef {import("../ui/text.js").Text} Text
 * @typedef {object} Ways
 * @property {() => void} onstart
 * @property {() => void} onabout
 * @property {() => void} [onlearn]
 * @property {() => void} onlink
 * @property {() => void} onshare
 * @property {() => void} onseats
 * @property {() => void} onverify
 * @property {() => void} onpicture
 * @property {() => void} onfile
 * @property {() => void} [oninstall]
 * @property {() => void} onreport
 */

/** @param {HTMLElement} root @param {Text} text @param {Ways} ways */
export function layMenu(root, text, ways) {
  const menu = menuOf(text, ways);
  const wasOpen = root.querySelector(".menu:popover-open") !== null;
  root.replaceChildren(
    brand(text, ways.onstart),
    el("span", { class: "top-title" }),
    languages(text),
    el(
      "button",
      {
        type: "button",
        class: "menu-button",
        popovertarget: "menu",
        keydown: closing,
        "aria-label": text.say("menu.open"),
      },
      "☰",
    ),
    menu,
  );
  if (wasOpen) menu.showPopover();
}

/** @param {Text} text @param {() => void} onstart */
const brand = (text, onstart) =>
  el(
    "a",
    {
      class: "brand",
      href: "./",
      click: (/** @type {Event} */ event) => {
        event.preventDefault();
        onstart();
      },
    },
    el("img", { src: addressOf("icon.svg"), alt: "", width: 26, height: 26 }),
    text.say("app.name"),
  );

/** Escape closes the menu and does nothing else. @param {KeyboardEvent} event */
function closing(event) {
  if (event.key === "Escape" && document.querySelector(".menu:popover-open")) event.stopPropagation();
}

/** @param {Text} text @param {Ways} ways */
function menuOf(text, ways) {
  /** @param {string} key @param {() => void} press */
  const item = (key, press) =>
    el(
      "button",
      {
        type: "button",
        class: "menu-item",
        click: () => {
          menu.hidePopover();
          press();
        },
      },
      text.say(key),
    );
  const menu = el(
    "div",
    { class: "menu", id: "menu", popover: "auto", keydown: closing },
    languages(text),
    item("menu.rules", () => openRules()),
    item("menu.preferences", () => openPreferences(text)),
    item("keys.title", () => openKeyList(text)),
    ways.onlearn && item("guide.menu", ways.onlearn),
    ...[el("hr", {}), ...itemsOfMatch(item, ways)].map(atTable),
    el("hr", {}),
    item("menu.link", ways.onlink),
    atTable(item("menu.new", ways.onstart)),
    ways.oninstall && item("menu.install", ways.oninstall),
    item("report.menu", ways.onreport),
    item("menu.about", ways.onabout),
  );
  return menu;
}

/**
 * @param {(key: string, press: () => void) => HTMLElement} item
 * @param {Ways} ways
 */
const itemsOfMatch = (item, { onshare, onverify, onseats, onpicture, onfile }) => [
  unlessInBar(item("table.whatif", () => pressTool("whatif"))),
  unlessInBar(item("table.replay", () => pressTool("replay"))),
  item("menu.share", onshare),
  item("menu.verify", onverify),
  item("seats.title", onseats),
  item("mine.picture", onpicture),
  item("mine.export", onfile),
];

/** Marks an item that is shown only while a match is on the table. @param {Element} item */
function atTable(item) {
  item.classList.add("at-table");
  return /** @type {HTMLElement} */ (item);
}

/** Marks an item for a tool that the bar leaves out in some windows. @param {HTMLElement} item */
function unlessInBar(item) {
  item.classList.add("unless-in-bar");
  return item;
}

/** A button for each language, labelled in that language. @param {Text} text */
function languages(text) {
  return el(
    "div",
    { class: "languages", role: "group", "aria-label": text.say("menu.language") },
    ...Object.entries(LANGUAGES).map(([language, name]) =>
      el(
        "button",
        {
          type: "button",
          lang: language,
          "aria-pressed": String(language === text.language),
          click: () => prefer({ language }),
        },
        el("span", { class: "short" }, `${language.toUpperCase()} `),
        el("span", { class: "long" }, name),
      ),
    ),
  );
}
