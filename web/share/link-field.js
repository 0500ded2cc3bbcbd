// @ts-check
/** A link to be handed on: its text, a button that copies it, and the device's own ways of sharing where it has any. */

import { el, set } from "../ui/dom.js";

/**
 * @param {string} address
 * @param {object} about
 * @param {import("../ui/text.js").Text} about.text
 * @param {string} about.label
 * @param {boolean} [about.main]  is this what the dialog is for?
 * @param {() => void} [about.onsend]  it has left this page, as far as one can tell
 */
export function linkField(address, { text, label, main = false, onsend = () => {} }) {
  const said = el("p", { class: "link-said fine", role: "status" });
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
  const done = (key) => {
    set(said, { text: text.say(key) });
    onsend();
  };
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => done("share.copied"),
      () => {
        field.focus();
        set(said, { text: text.say("share.not_copied") });
      },
    );
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
 * A field for a link that came by another way than a click.
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
      submit: (event) => {
        event.preventDefault();
        if (field.value.trim()) onlink(linkIn(field.value));
      },
    },
    field,
    el("button", { type: "submit", class: "plain" }, button),
  );
}

/** What stands behind the `#` of an address, or all of it. @param {string} words */
const linkIn = (words) => words.trim().split("#").at(-1) ?? "";

/** Why a link can't be opened, in a sentence. @param {any} error @param {import("../ui/text.js").Text} text */
export function badLink(error, text) {
  if (error?.name !== "BadLink") return text.say("arrival.failed", { message: String(error?.message) });
  const { kind, count, length, version, here } = error;
  const known = { cut: length, newer: version, older: version }[kind] ?? undefined;
  return text.say(known ? `arrival.${kind}.known` : `arrival.${kind}`, {
    count: count ?? 0,
    length,
    version,
    here,
    most: error.most,
  });
}
