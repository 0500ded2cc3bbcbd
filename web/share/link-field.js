// @ts-check
/** A field with a link to copy or share, and a field to paste a link into. */

import { copied } from "../ui/copy.js";
import { el, set } from "../ui/dom.js";

/**
 * A link with a button that copies it, and one for the share dialog of the device where there is one.
 * @param {string} address
 * @param {object} about
 * @param {import("../ui/text.js").Text} about.text
 * @param {string} about.label
 * @param {boolean} [about.main]  is this the main link of the dialog?
 * @param {() => void} [about.onsend]  called when the link was copied or shared
 */
export function linkField(address, { text, label, main = false, onsend = () => {} }) {
  const said = el("p", { class: "link-said fine", role: "status" });
  const field = linkInput(address, label, onsend);
  /** @param {string} key */
  const done = (key) => {
    set(said, { text: text.say(key) });
    onsend();
  };
  const copy = async () => {
    if (await copied(address)) return done("share.copied");
    field.focus();
    set(said, { text: text.say("share.not_copied") });
  };
  const share = () =>
    navigator.share({ title: document.title, url: address }).then(
      () => done("share.shared"),
      () => {},
    );
  return el(
    "div",
    { class: "link-field" },
    el(
      "div",
      { class: "link-row" },
      field,
      el(
        "button",
        { type: "button", class: main ? "primary link-copy" : "plain link-copy", autofocus: main, click: copy },
        text.say("share.copy"),
      ),
      "share" in navigator
        ? el("button", { type: "button", class: "plain link-share", click: share }, text.say("share.share"))
        : undefined,
    ),
    said,
  );
}

/**
 * A read-only field that selects its text on focus.
 * @param {string} address @param {string} label @param {() => void} onsend
 */
function linkInput(address, label, onsend) {
  const field = /** @type {HTMLInputElement} */ (
    el("input", {
      type: "text",
      readonly: true,
      value: address,
      "aria-label": label,
      class: "link-text",
      spellcheck: "false",
      focus: () => field.select(),
      copy: onsend,
    })
  );
  return field;
}

/**
 * A field to paste a link into.
 * @param {import("../ui/text.js").Text} text
 * @param {string} label
 * @param {string} button
 * @param {(link: string) => void} onlink
 */
export function pasteField(text, label, button, onlink) {
  const field = /** @type {HTMLInputElement} */ (
    el("input", {
      type: "text",
      class: "link-text",
      "aria-label": label,
      placeholder: text.say("arrival.paste"),
      autocomplete: "off",
      spellcheck: "false",
    })
  );
  return el(
    "form",
    {
      class: "link-row",
      submit: (/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        if (field.value.trim()) onlink(linkIn(field.value));
      },
    },
    field,
    el("button", { type: "submit", class: "plain" }, button),
  );
}

/** The fragment of an address, or the whole text if there is no `#`. @param {string} words */
const linkIn = (words) => words.trim().split("#").at(-1) ?? "";

/** A message that says why a link can't be opened. @param {any} error @param {import("../ui/text.js").Text} text */
export function badLink(error, text) {
  if (error?.name !== "BadLink") return text.say("arrival.failed", { message: String(error?.message) });
  const { kind, count, length, version, here } = error;
  /** @type {Record<string, number | null | undefined>} */
  const details = { cut: length, newer: version, older: version };
  const known = details[kind];
  return text.say(known ? `arrival.${kind}.known` : `arrival.${kind}`, {
    count: count ?? 0,
    length,
    version,
    here,
    most: error.most,
  });
}
