// @ts-check
/** What happened, as a story: a chapter for each event that has a heading, a mark where another player takes over. */

import { el, keyed, set } from "./dom.js";
import { mark } from "./seat.js";

/**
 * @typedef {import("./text.js").Text} Text
 * @typedef {import("./gesture.js").Entry} Entry
 * @typedef {{key: string, seat: number | undefined, sentence: string, rule?: string, heading: boolean, opens: boolean}} Line
 */

/**
 * @param {Entry[]} log
 * @param {Text} text
 * @returns {Line[]}
 */
export function lines(log, text) {
  /** @type {Line[]} */
  const all = [];
  let speaker;
  for (const { ply, events } of log) {
    events.forEach((event, index) => {
      const heading = text.has(`heading.${event.kind}`);
      const seat = heading ? undefined : event.args?.seat;
      all.push({ key: `${ply}.${index}`, seat, heading, opens: seat !== undefined && seat !== speaker,
        sentence: sentence(event, text), rule: event.rule ?? undefined });
      speaker = seat;
    });
  }
  return all;
}

/** One event in words. */
export function sentence(event, text) {
  const key = text.has(`heading.${event.kind}`) ? `heading.${event.kind}` : `event.${event.kind}`;
  return text.say(key, event.args ?? {});
}

/**
 * Draw the log; it follows the end unless the person has scrolled away.
 * @param {HTMLElement} root
 * @param {Entry[]} log
 * @param {Text} text
 */
export function drawStory(root, log, text) {
  const atEnd = root.scrollHeight - root.scrollTop - root.clientHeight < 40;
  const all = lines(log, text);
  const nothing = { key: "nothing", seat: undefined, sentence: text.say("log.empty"), heading: false, opens: false };
  keyed(root, all.length ? all : [nothing], (line) => `${line.key}${line.heading ? "h" : ""}${line.opens ? line.seat : ""}`, makeLine,
    (element, line) => set(element.querySelector(".said"), { text: line.sentence }));
  if (atEnd) root.scrollTop = root.scrollHeight;
}

/** @param {Line} line */
function makeLine(line) {
  if (line.heading) return el("li", { class: "chapter" }, el("span", { class: "said" }));
  return el("li", { class: `line${line.opens ? " opens" : ""}${line.seat === undefined ? " course" : ""}` },
    line.opens && line.seat !== undefined ? mark(line.seat) : undefined,
    el("span", { class: "said" }),
    line.rule ? el("span", { class: "rule" }, line.rule) : undefined);
}
