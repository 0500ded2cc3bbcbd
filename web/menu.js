// @ts-check
/** The strip at the top: the name of the page, and a menu with what is always at hand. */

import { el } from "./dom.js";
import { prefer, preferences } from "./saved.js";

const THEMES = ["system", "light", "dark"];
const SPEEDS = ["slow", "normal", "fast", "instant"];

/**
 * @param {HTMLElement} root
 * @param {import("./text.js").Text} text
 * @param {{onstart: () => void, onabout: () => void}} ways
 */
export function layMenu(root, text, { onstart, onabout }) {
  const item = (label, press) => el("button", { type: "button", class: "menu-item", click: () => { menu.hidePopover(); press(); } }, label);
  const menu = el("div", { class: "menu", id: "menu", popover: "auto" },
    choice("menu.theme", THEMES, preferences().theme, (theme) => { prefer({ theme }); applyTheme(); }, text),
    choice("menu.speed", SPEEDS, preferences().speed, (speed) => prefer({ speed }), text),
    item(text.say("menu.new"), onstart),
    item(text.say("menu.about"), onabout));
  root.replaceChildren(
    el("a", { class: "brand", href: "./", click: (event) => { event.preventDefault(); onstart(); } },
      el("img", { src: new URL("./icon.svg", import.meta.url).href, alt: "", width: 26, height: 26 }), text.say("app.name")),
    el("span", { class: "top-title" }),
    el("button", { type: "button", class: "menu-button", popovertarget: "menu", "aria-label": text.say("menu.open") }, "☰"),
    menu);
  applyTheme();
}

function choice(key, values, chosen, choose, text) {
  const select = /** @type {HTMLSelectElement} */ (el("select", { change: () => choose(select.value) },
    ...values.map((value) => el("option", { value }, text.say(`${key}.${value}`)))));
  select.value = chosen;
  return el("label", { class: "menu-choice" }, el("span", {}, text.say(key)), select);
}

/** The theme a person prefers; without a preference the device decides. */
export function applyTheme() {
  const { theme } = preferences();
  if (theme === "system") document.documentElement.removeAttribute("data-theme");
  else document.documentElement.setAttribute("data-theme", theme);
}
