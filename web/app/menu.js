// @ts-check
/** The strip at the top: the name of the page, the languages, and a menu with what is always at hand. */

import { el } from "../ui/dom.js";
import { LANGUAGES } from "../ui/language.js";
import { openKeyList } from "../input/key-list.js";
import { openPreferences } from "./preferences-dialog.js";
import { openRules } from "../rulebook/panel.js";
import { prefer } from "../ui/preferences.js";
import { addressOf } from "../ui/site.js";

/**
 * @param {HTMLElement} root
 * @param {import("../ui/text.js").Text} text
 * @param {{onstart: () => void, onabout: () => void, onlearn?: () => void, onlink: () => void, onshare: () => void, onverify: () => void,
 *   onpicture: () => void, onfile: () => void, oninstall?: () => void, onreport: () => void}} ways
 */
export function layMenu(
  root,
  text,
  { onstart, onabout, onlearn, onlink, onshare, onverify, onpicture, onfile, oninstall, onreport },
) {
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
  const closing = (event) => {
    if (event.key === "Escape" && menu.matches(":popover-open")) event.stopPropagation();
  };
  const menu = el(
    "div",
    { class: "menu", id: "menu", popover: "auto", keydown: closing },
    languages(text),
    item("menu.rules", () => openRules()),
    item("menu.preferences", () => openPreferences(text)),
    item("keys.title", () => openKeyList(text)),
    onlearn && item("guide.menu", onlearn),
    atTable(item("menu.share", onshare)),
    atTable(item("menu.verify", onverify)),
    atTable(item("mine.picture", onpicture)),
    atTable(item("mine.export", onfile)),
    item("menu.link", onlink),
    item("menu.new", onstart),
    oninstall && item("menu.install", oninstall),
    item("report.menu", onreport),
    item("menu.about", onabout),
  );
  const wasOpen = root.querySelector(".menu:popover-open") !== null;
  root.replaceChildren(
    el(
      "a",
      {
        class: "brand",
        href: "./",
        click: (event) => {
          event.preventDefault();
          onstart();
        },
      },
      el("img", { src: addressOf("icon.svg"), alt: "", width: 26, height: 26 }),
      text.say("app.name"),
    ),
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

/** What is there only while a match is on the table. @param {Element} item */
function atTable(item) {
  item.classList.add("at-table");
  return /** @type {HTMLElement} */ (item);
}

/** A button for each language, by its own name. */
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
          "aria-label": name,
          "aria-pressed": String(language === text.language),
          click: () => prefer({ language }),
        },
        el("span", { class: "long" }, name),
        el("span", { class: "short", "aria-hidden": "true" }, language.toUpperCase()),
      ),
    ),
  );
}
