// @ts-check
/** Formats a time relative to now, such as “5 minutes ago”. */

import { el, set } from "./dom.js";
import { idle, painted } from "./waiting.js";

/** About as wide as the text that replaces it, so that the layout doesn't shift. */
const PLACEHOLDER = "\u2007".repeat(10);
const MINUTE = 60_000,
  HOUR = 60 * MINUTE,
  DAY = 24 * HOUR;

/**
 * A time as a relative one, or as a date if it is more than a week ago.
 * @param {number} time  in milliseconds @param {string} language @param {number} [now]
 */
export function ago(time, language, now = Date.now()) {
  const past = Math.max(0, now - time);
  /** @param {number} value @param {Intl.RelativeTimeFormatUnit} unit */
  const relative = (value, unit) => new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-value, unit);
  if (past < MINUTE) return relative(0, "second");
  if (past < HOUR) return relative(Math.floor(past / MINUTE), "minute");
  if (past < DAY) return relative(Math.floor(past / HOUR), "hour");
  if (past < 7 * DAY) return relative(Math.floor(past / DAY), "day");
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(time);
}

/**
 * An element that shows a time. Its text is set when the browser is idle, because creating the Intl formatters of a
 * language is slow.
 * @param {number} time @param {string} language
 */
export function when(time, language) {
  if (!Number.isFinite(time) || Math.abs(time) > 8e15) return "";
  const element = el("time", { datetime: new Date(time).toISOString() }, PLACEHOLDER);
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
