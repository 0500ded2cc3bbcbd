// @ts-check
/** When something was, as people say it. */

import { el, set } from "./dom.js";
import { idle, painted } from "./waiting.js";

/** As wide as the words, about: nothing moves when they come. */
const TO_COME = "\u2007".repeat(10);
const MINUTE = 60_000,
  HOUR = 60 * MINUTE,
  DAY = 24 * HOUR;

/** So long ago, or else the day. @param {number} time  in milliseconds @param {string} language @param {number} [now] */
export function ago(time, language, now = Date.now()) {
  const past = Math.max(0, now - time);
  const relative = (value, unit) => new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-value, unit);
  if (past < MINUTE) return relative(0, "second");
  if (past < HOUR) return relative(Math.floor(past / MINUTE), "minute");
  if (past < DAY) return relative(Math.floor(past / HOUR), "hour");
  if (past < 7 * DAY) return relative(Math.floor(past / DAY), "day");
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(time);
}

/** The words come a moment after all else: how a language says a time takes a browser long to learn. @param {number} time @param {string} language */
export function when(time, language) {
  if (!Number.isFinite(time) || Math.abs(time) > 8e15) return "";
  const element = el("time", { datetime: new Date(time).toISOString() }, TO_COME);
  painted()
    .then(idle)
    .then(() =>
      set(element, {
        text: ago(time, language),
        title: new Intl.DateTimeFormat(language, { dateStyle: "full", timeStyle: "short" }).format(time),
      }),
    );
  return element;
}
