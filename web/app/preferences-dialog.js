// @ts-check
/** The preferences dialog. Every change is saved and applied at once. */

import { el } from "../ui/dom.js";
import { openDialog } from "../ui/dialog.js";
import { LANGUAGES, languageOfBrowser } from "../ui/language.js";
import { prefer, preferDefaults, preferences } from "../ui/preferences.js";
import { LETTERS, mark } from "../ui/seat.js";
import { ring } from "../ui/sound.js";

/** @typedef {import("../ui/text.js").Text} Text @typedef {import("../ui/preferences.js").Preferences} Preferences */

/** @type {HTMLDialogElement | undefined} */
let open;
/** @type {Text} */
let words;

document.addEventListener("language", () => {
  if (open?.isConnected) openPreferences(words);
});

/** @param {Text} text */
export function openPreferences(text) {
  words = text;
  open?.close(); // gives the focus back to what opened it
  open?.remove();
  open = openDialog({
    kind: "preferences",
    title: text.say("preferences.title"),
    content: [
      el("p", { class: "fine" }, text.say("preferences.about")),
      choice("language", ["system", ...Object.keys(LANGUAGES)]),
      group(
        "look",
        choice("theme", ["system", "light", "dark"]),
        choice("palette", ["standard", "safe"]),
        el("p", { class: "palette", "aria-hidden": "true" }, ...LETTERS.map((_, seat) => mark(seat))),
        choice("motion", ["system", "full", "none"]),
      ),
      group("play", choice("speed", ["slow", "normal", "fast", "instant"]), toggle("confirm"), toggle("help")),
      group("hear", toggle("sound"), volume()),
    ],
    buttons: [
      {
        label: text.say("preferences.reset"),
        keepsOpen: true,
        press: () => {
          preferDefaults();
          openPreferences(text);
        },
      },
      { label: text.say("preferences.close"), primary: true },
    ],
  });
  open.addEventListener("close", focusMenu);
}

/** After a change of language the button that opened the dialog is another one. */
function focusMenu() {
  if (document.activeElement === document.body)
    /** @type {HTMLElement | null} */ (document.querySelector(".menu-button"))?.focus();
}

/** @param {string} name @param {...Node} rows */
const group = (name, ...rows) => el("fieldset", {}, el("legend", {}, words.say(`preferences.${name}`)), ...rows);

/** A select. @param {"language" | "theme" | "palette" | "motion" | "speed"} name @param {string[]} values */
function choice(name, values) {
  const select = /** @type {HTMLSelectElement} */ (
    el(
      "select",
      { name, change: () => prefer({ [name]: select.value }) },
      ...values.map((value) => el("option", { value, lang: nameOfLanguage(value) && value }, called(name, value))),
    )
  );
  select.value = preferences()[name];
  return el("label", { class: "preference" }, el("span", {}, words.say(`preferences.${name}`)), select);
}

/** The name of a language in that language; undefined for other values. @param {string} value */
const nameOfLanguage = (value) => /** @type {Record<string, string>} */ (LANGUAGES)[value];

/** @param {string} name @param {string} value */
const called = (name, value) =>
  nameOfLanguage(value) ?? words.say(`preferences.${name}.${value}`, { language: nameOfLanguage(languageOfBrowser()) });

/** A checkbox. @param {"confirm" | "help" | "sound"} name */
function toggle(name) {
  const about = `preferences.${name}.about`;
  const box = /** @type {HTMLInputElement} */ (
    el("input", {
      type: "checkbox",
      role: "switch",
      name,
      checked: preferences()[name],
      change: () => {
        prefer({ [name]: box.checked });
        if (name === "sound") ring("turn");
      },
    })
  );
  return el(
    "label",
    { class: "preference" },
    el("span", {}, words.say(`preferences.${name}`), words.has(about) ? el("small", {}, words.say(about)) : undefined),
    box,
  );
}

function volume() {
  const range = /** @type {HTMLInputElement} */ (
    el("input", {
      type: "range",
      name: "volume",
      min: 0,
      max: 1,
      step: 0.05,
      value: preferences().volume,
      change: () => {
        prefer({ volume: range.valueAsNumber });
        ring("turn");
      },
    })
  );
  return el("label", { class: "preference" }, el("span", {}, words.say("preferences.volume")), range);
}
