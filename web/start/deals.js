// @ts-check
/** Deals that are the same for several people: the deal of the day, whose seed is the date, and one from a link. */

import { resultOf, streakAt } from "../saved/days.js";
import { dayOf, seedOf } from "../ui/day.js";
import { el, keyed } from "../ui/dom.js";

/** @typedef {import("./start.js").Start} Start */

/** The deal named by `day` or `day-2026-11-21`, if it is one. @param {string} words */
export function dealOfDay(words) {
  if (words === "day") return { seed: seedOf(new Date()) };
  const [, year, month, day] = /^day-(\d{4})-(\d{2})-(\d{2})$/.exec(words)?.map(Number) ?? [];
  const date = new Date(year, month - 1, day);
  return year >= 1000 && date.getMonth() === month - 1 && date.getDate() === day ? { seed: seedOf(date) } : undefined;
}

/**
 * Draws the card of the deal from a link, or of today's deal, with what was scored in it.
 * @param {Element} root @param {Start} start @param {(seed: number) => void} onplay  begins the match
 */
export function drawDeal(root, start, onplay) {
  const { setup, sent, text } = start;
  const seed = sent?.seed ?? seedOf(new Date());
  const result = sent?.seats ? undefined : resultOf(seed, setup.game.name);
  keyed(
    root,
    [seed],
    (each) => `${each} ${text.language} ${setup.game.name} ${JSON.stringify(result)}`,
    () => dealCard(start, seed, result, () => onplay(seed)),
  );
}

/**
 * @param {Start} start @param {number} seed @param {import("../saved/days.js").Result | undefined} result
 * @param {() => void} play
 */
function dealCard({ sent, text }, seed, result, play) {
  const title = text.say(sent?.seats ? "day.sent" : "day.title");
  return el(
    "section",
    { class: "card deal", "aria-label": title },
    el(
      "div",
      {},
      el("h2", {}, title),
      el("p", { class: "fine" }, aboutDeal(seed, sent?.seats, text)),
      sent?.seats ? undefined : el("p", { class: "deal-result" }, scored(seed, result, text)),
    ),
    el("button", { type: "button", class: "plain", click: play }, text.say(playKey(seed, sent, result))),
  );
}

/** @param {number} seed @param {number | undefined} seats @param {import("../ui/text.js").Text} text */
function aboutDeal(seed, seats, text) {
  if (seats) return text.say("day.sent.about", { seed: String(seed), count: seats });
  // today's card shows no date: to make the first DateTimeFormat takes as long as the rest of the start screen
  return seed === seedOf(new Date())
    ? text.say("day.about")
    : text.say("day.about.date", { date: dated(dayOf(seed), text.language) });
}

/**
 * The own result, and the days in a row.
 * @param {number} seed @param {import("../saved/days.js").Result | undefined} result
 * @param {import("../ui/text.js").Text} text
 */
function scored(seed, result, text) {
  const streak = streakAt(seed);
  const words = [
    result && text.say("day.result", { ...result, count: result.points }),
    streak > 1 && text.say("day.streak", { count: streak }),
  ];
  return words.filter(Boolean).join(" ");
}

/** @param {number} seed @param {Start["sent"]} sent @param {import("../saved/days.js").Result | undefined} result */
function playKey(seed, sent, result) {
  if (sent?.seats) return "day.play";
  if (result) return "day.again";
  return seed === seedOf(new Date()) ? "day.take" : "day.play";
}

/** @param {Date | undefined} date @param {string} language */
const dated = (date, language) =>
  new Intl.DateTimeFormat(language, { day: "numeric", month: "long", year: "numeric" }).format(date);
