// @ts-check
/** Deals that are the same for several people: the deal of the day, whose seed is the date, and one from a link. */

import { el, keyed, set } from "../ui/dom.js";

/** @typedef {import("./start.js").Start} Start */

/** @param {Date} date */
const seedOf = (date) => date.getFullYear() * 10_000 + (date.getMonth() + 1) * 100 + date.getDate();

/** The deal named by `day` or `day-2026-11-21`, if it is one. @param {string} words */
export function dealOfDay(words) {
  if (words === "day") return { seed: seedOf(new Date()) };
  const [, year, month, day] = /^day-(\d{4})-(\d{2})-(\d{2})$/.exec(words)?.map(Number) ?? [];
  const date = new Date(year, month - 1, day);
  return year >= 1000 && date.getMonth() === month - 1 && date.getDate() === day ? { seed: seedOf(date) } : undefined;
}

/** The date whose deal has this seed. @param {number} seed @returns {Date | undefined} */
function dayOf(seed) {
  const date = new Date(Math.floor(seed / 10_000), (Math.floor(seed / 100) % 100) - 1, seed % 100);
  return seed >= 10_000_000 && seed < 100_000_000 && seedOf(date) === seed ? date : undefined;
}

/**
 * Draws the card of the deal from a link, or of today's deal.
 * @param {Element} root @param {Start} start @param {() => void} onchange
 */
export function drawDeal(root, start, onchange) {
  const { setup, sent, text } = start;
  const seed = sent?.seed ?? seedOf(new Date());
  const take = () => {
    setup.seed = setup.seed === seed ? Math.floor(Math.random() * 1_000_000) : seed;
    onchange();
  };
  keyed(
    root,
    [seed],
    (each) => `${each} ${text.language}`,
    () => dealCard(seed, sent?.seats, text, take),
    (card) => set(card.querySelector("button"), { "aria-pressed": String(setup.seed === seed) }),
  );
}

/**
 * @param {number} seed @param {number | undefined} seats @param {import("../ui/text.js").Text} text
 * @param {() => void} take
 */
function dealCard(seed, seats, text, take) {
  const about = seats
    ? text.say("day.sent.about", { seed: String(seed), count: seats })
    : seed === seedOf(new Date())
      ? text.say("day.about") // without a date: the first DateTimeFormat takes as long as the rest of the start screen
      : text.say("day.about.date", { date: dated(dayOf(seed), text.language) });
  const title = text.say(seats ? "day.sent" : "day.title");
  return el(
    "section",
    { class: "card deal", "aria-label": title },
    el("div", {}, el("h2", {}, title), el("p", { class: "fine" }, about)),
    el("button", { type: "button", class: "plain", click: take }, text.say("day.take")),
  );
}

/** @param {Date | undefined} date @param {string} language */
const dated = (date, language) =>
  new Intl.DateTimeFormat(language, { day: "numeric", month: "long", year: "numeric" }).format(date);
