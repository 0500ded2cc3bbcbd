// @ts-check
/** The regions of the table, in the order a phone shows them. */

import { el } from "../ui/dom.js";
import { layBar } from "./bar.js";
import { layNotices } from "./notice.js";
import { layLog } from "./log.js";
import { layZoom } from "./zoom.js";

/**
 * @typedef {object} Regions
 * @property {HTMLElement} bar
 * @property {HTMLElement} play  what the board module draws in: it holds `.board`, `.own`, `.beside` and `.mats`
 * @property {HTMLElement} story  the log
 * @property {HTMLElement} pill  the button that scrolls to a choice out of sight
 * @property {HTMLElement} live  the polite live region: what happens
 * @property {HTMLElement} answers  the assertive live region: answers to keys
 */

/**
 * @param {HTMLElement} root
 * @param {import("../ui/text.js").Text} text
 * @returns {Regions}
 */
export function layTable(root, text) {
  /** @param {string} name */
  const region = (name) =>
    el(
      "section",
      { class: `region region-${name}`, "aria-label": text.say(`table.${name}`) },
      el("h2", { class: "visually-hidden" }, text.say(`table.${name}`)),
      el("div", { class: name }),
    );
  const bar = layBar(text);
  const [head, story] = layLog(text);
  const play = el(
    "main",
    { class: "play" },
    region("board"),
    region("own"),
    region("beside"),
    el("div", { class: "side" }, region("mats"), el("section", { class: "region region-log" }, head, story)),
  );
  layZoom(/** @type {HTMLElement} */ (play.querySelector(".region-board")), text);
  const pill = el("button", { type: "button", class: "pill primary", hidden: true }, text.say("table.reach"));
  const live = el("div", { class: "visually-hidden live", "aria-live": "polite" });
  const answers = el("div", { class: "visually-hidden answers", "aria-live": "assertive" });
  root.replaceChildren(
    el("a", { class: "skip", href: "#bar" }, text.say("app.skip")),
    bar,
    layNotices(),
    play,
    pill,
    live,
    answers,
  );
  return { bar, play, story, pill, live, answers };
}
