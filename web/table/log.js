// @ts-check
/** What happened, as a story beside the board: drawn from `log-lines.js`, read in full or in part, and each line a way back. */

import { el, keyed, set } from "../ui/dom.js";
import { withTerms } from "../rulebook/terms.js";
import { mark } from "../ui/seat.js";
import { concerning, lines, recent, transcript } from "./log-lines.js";

export { sentence } from "./log-lines.js";

/**
 * @typedef {import("../ui/text.js").Text} Text
 * @typedef {import("./log-lines.js").Line} Line
 * @typedef {import("./table.js").Table} Table
 */

/** How the story is read: all of it, only what concerns the viewer; kept in the elements themselves. */
const WAYS = ["all", "mine"];

/** The heading of the story with its ways of reading, and the story. @param {Text} text */
export function layLog(text) {
  const tool = (name) =>
    el(
      "button",
      {
        type: "button",
        class: "story-tool",
        "data-story": name,
        "aria-pressed": WAYS.includes(name) ? "false" : undefined,
        title: text.say(`log.${name}.about`),
      },
      text.say(`log.${name}`),
    );
  return [
    el(
      "header",
      { class: "story-head" },
      el("h2", {}, text.say("table.log")),
      el(
        "div",
        { class: "story-tools", role: "group", "aria-label": text.say("log.tools") },
        tool("mine"),
        tool("all"),
        tool("copy"),
        el(
          "button",
          { type: "button", class: "story-tool story-replay", "data-do": "replay" },
          text.say("table.replay"),
        ),
      ),
    ),
    el("ol", { class: "story", tabindex: 0, "aria-label": text.say("table.log") }),
  ];
}

/** Draw the story. @param {Table} table */
export function drawLog(table) {
  const {
    regions: { story },
    eye,
    text,
    time,
  } = table;
  const whole = lines(told(table), text);
  const own = isPressed(story, "mine") && eye !== null ? concerning(whole, eye) : whole;
  const shown = isPressed(story, "all") || time ? own : recent(own);
  /** @type {Line} */
  const nothing = {
    key: "nothing",
    kind: "course",
    ply: -2,
    seat: undefined,
    opens: false,
    sentence: text.say("log.empty"),
    rule: undefined,
    args: {},
  };
  keyed(
    story,
    shown.length ? shown : [nothing],
    ({ key, kind, opens, seat }) => `${key} ${kind} ${opens ? seat : ""}`,
    (line) => makeLine(line, text),
    (element, line) => drawLine(element, line, text),
  );
  part(story, "mine").hidden = eye === null;
  part(story, "all").hidden = !isPressed(story, "all") && shown.length === own.length;
  point(story, time?.ply);
}

/** To the end of the story at once, so that no other draws meanwhile and the end seems left; unless the person has scrolled away (`data-stays`). @param {Table} table */
export function scrollLog({ time, regions: { story } }) {
  if (time === undefined && !story.hasAttribute("data-stays")) story.scrollTop = story.scrollHeight;
}

/** All that was told; before the first ply is ply -1. @param {Table} table */
const told = ({ opening, log }) => [{ ply: -1, seat: -1, rule: "", action: null, events: opening }, ...log];

/** @param {Line} line @param {Text} text */
function makeLine({ kind, ply, seat, opens, rule }, text) {
  return el(
    "li",
    { class: `line ${kind}${opens ? " opens" : ""}`, "data-ply": ply },
    opens && seat !== undefined ? mark(seat) : undefined,
    el("span", { class: "said", ...(ply < -1 ? {} : { role: "button", tabindex: -1, title: text.say("log.look") }) }),
    rule && kind !== "part"
      ? el(
          "button",
          {
            type: "button",
            class: "rule-number",
            tabindex: -1,
            "data-rule": rule,
            "aria-label": text.say("table.rule", { rule }),
          },
          rule,
        )
      : undefined,
  );
}

/** A gain stands out in its sentence. */
function drawLine(element, { sentence, args }, text) {
  const said = element.querySelector(".said");
  if (said.textContent === sentence) return;
  const gain = args.points ? text.say("log.points", { points: args.points }) : "";
  const at = gain ? sentence.indexOf(gain) : -1;
  if (at < 0) said.replaceChildren(...withTerms(sentence));
  else
    said.replaceChildren(
      ...withTerms(sentence.slice(0, at)),
      el("b", { class: "gain" }, gain),
      ...withTerms(sentence.slice(at + gain.length)),
    );
}

/** The line whose moment is shown; the story goes there, the page stays. @param {Element} story @param {number | undefined} ply */
export function point(story, ply) {
  const here = ply === undefined ? [] : [...story.querySelectorAll(`[data-ply="${ply}"]`)];
  for (const line of story.children) set(line, { "aria-current": here.includes(line) ? "true" : undefined });
  if (!here.length) return;
  const { top, bottom } = story.getBoundingClientRect();
  const isSeen = (line) => line.getBoundingClientRect().bottom > top && line.getBoundingClientRect().top < bottom;
  if (!here.some(isSeen)) story.scrollTop += here[0].getBoundingClientRect().top - top - (bottom - top) / 3;
}

/**
 * Clicks and keys on the story: a line shows its moment; up and down from line to line, right and left to the rule and back.
 * @param {Table} table
 * @param {(ply: number, words: string) => void} onlook
 * @param {(words: string) => void} say
 */
export function listenToLog(table, onlook, say) {
  const {
    regions: { story },
    text,
  } = table;
  const lineOf = (target) => target.closest?.(".line");
  const look = (target) => {
    const line = target.closest?.(".said") && lineOf(target);
    if (line && Number(line.dataset.ply) >= -1)
      onlook(Number(line.dataset.ply), line.querySelector(".said").textContent);
  };
  story.addEventListener("click", ({ target, detail }) => {
    look(target);
    if (detail > 0 && document.activeElement instanceof HTMLElement && story.contains(document.activeElement))
      document.activeElement.blur();
  });
  let seen = 0;
  story.addEventListener(
    "scroll",
    () => {
      const isAtEnd = story.scrollHeight - story.scrollTop - story.clientHeight < 40;
      if (isAtEnd || story.scrollTop < seen) set(story, { "data-stays": !isAtEnd }); // new lines, too, take the end away: nobody scrolled
      seen = story.scrollTop;
    },
    { passive: true },
  );
  new ResizeObserver(() => scrollLog(table)).observe(story);
  story.addEventListener("keydown", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    const next = neighbour(story, lineOf(target), target, event.key);
    if (next) next.focus();
    else if ((event.key === "Enter" || event.key === " ") && target.matches(".said")) look(target);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  story.parentElement?.addEventListener("click", ({ target }) => {
    const tool = /** @type {Element} */ (target).closest("[data-story]");
    if (!tool) return;
    if (tool.hasAttribute("aria-pressed")) toggle(table, tool);
    else
      copy(table).then(
        () => say(text.say("log.copied")),
        () => say(text.say("log.not_copied")),
      );
  });
}

/** @returns {HTMLElement | undefined} */
function neighbour(story, line, target, key) {
  const said = (element) => element?.querySelector(".said[role]") ?? undefined;
  if (key === "ArrowDown") return said(line?.nextElementSibling ?? (line ? undefined : story.firstElementChild));
  if (key === "ArrowUp") return said(line ? line.previousElementSibling : story.lastElementChild);
  if (key === "ArrowRight")
    return target.matches(".said") ? (line?.querySelector(".rule-number") ?? undefined) : undefined;
  return key === "ArrowLeft" && target.matches(".rule-number") ? said(line) : undefined;
}

function toggle(table, tool) {
  set(tool, { "aria-pressed": String(tool.getAttribute("aria-pressed") !== "true") });
  drawLog(table);
  set(table.regions.story, { "data-stays": undefined });
  table.regions.story.scrollTop = table.regions.story.scrollHeight;
}

/** The whole story as the viewer knows it, as text. @param {Table} table */
function copy(table) {
  return navigator.clipboard.writeText(transcript(lines(told(table), table.text)));
}

/** @returns {HTMLElement} */
const part = (story, name) => story.parentElement.querySelector(`[data-story="${name}"]`);
const isPressed = (story, name) => part(story, name).getAttribute("aria-pressed") === "true";
