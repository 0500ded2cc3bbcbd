// @ts-check
/** The log beside the board: drawn from `log-lines.js`, filtered and copied; a click on a line shows its moment. */

import { copied } from "../ui/copy.js";
import { el, keyed, set } from "../ui/dom.js";
import { withTerms } from "../rulebook/terms.js";
import { watchSize } from "../ui/resize.js";
import { mark } from "../ui/seat.js";
import { concerning, lines, recent, transcript } from "./log-lines.js";

/**
 * @typedef {import("../ui/text.js").Text} Text
 * @typedef {import("./log-lines.js").Line} Line
 * @typedef {import("./table.js").Table} Table
 */

/** The filters: the whole log, or only what concerns the viewer. Their state is `aria-pressed`. */
const FILTERS = ["all", "mine"];

/** The heading with the filters, and the list. @param {Text} text */
export function layLog(text) {
  /** @param {string} name */
  const tool = (name) =>
    el(
      "button",
      {
        type: "button",
        class: "story-tool",
        "data-story": name,
        "aria-pressed": FILTERS.includes(name) ? "false" : undefined,
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

/** Draws the log. @param {Table} table */
export function drawLog(table) {
  const { eye } = table.shown;
  const { story } = table.shown.regions;
  const { text } = table.match;
  const { moment } = table.past;
  const whole = lines(told(table), text);
  const own = isPressed(story, "mine") && eye !== null ? concerning(whole, eye) : whole;
  const shown = isPressed(story, "all") || moment ? own : recent(own);
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
  point(story, moment?.ply);
}

/**
 * Scrolls the log to the end, unless the reader has scrolled up (`data-stays`). Not smoothly: the next drawing could
 * interrupt that, and look as if the reader had scrolled up.
 * @param {Table} table
 */
export function scrollLog({ past: { moment }, shown: { regions } }) {
  const { story } = regions;
  if (moment === undefined && !story.hasAttribute("data-stays")) story.scrollTop = story.scrollHeight;
}

/** The whole log; the events before the first ply have ply -1. @param {Table} table */
const told = ({ shown: { opening, log } }) => [{ ply: -1, seat: -1, rule: "", action: null, events: opening }, ...log];

/** Keeps the number of a rule on the line of the sentence's last word. */
const NO_BREAK = "\u202f";

/** @param {Line} line @param {Text} text */
function makeLine({ kind, ply, seat, opens, rule }, text) {
  return el(
    "li",
    { class: `line ${kind}${opens ? " opens" : ""}`, "data-ply": ply },
    opens && seat !== undefined ? mark(seat) : undefined,
    el("span", { class: "said", ...(ply < -1 ? {} : { role: "button", tabindex: -1, title: text.say("log.look") }) }),
    rule && kind !== "part" && kind !== "chapter" ? NO_BREAK : undefined,
    rule && kind !== "part"
      ? el(
          "span", // a line may break beside a button, whatever glues it to the words
          {
            role: "button",
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

/**
 * Writes the sentence, with a gain of points in bold.
 * @param {Element} element @param {Line} line @param {Text} text
 */
function drawLine(element, { sentence, args }, text) {
  const said = /** @type {Element} */ (element.querySelector(".said"));
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

/**
 * Marks the line whose moment is shown, and scrolls the log to it, not the page.
 * @param {Element} story @param {number | undefined} ply
 */
export function point(story, ply) {
  const here = ply === undefined ? [] : [...story.querySelectorAll(`[data-ply="${ply}"]`)];
  for (const line of story.children) set(line, { "aria-current": here.includes(line) ? "true" : undefined });
  if (!here.length) return;
  const { top, bottom } = story.getBoundingClientRect();
  /** @param {Element} line */
  const isSeen = (line) => line.getBoundingClientRect().bottom > top && line.getBoundingClientRect().top < bottom;
  if (!here.some(isSeen)) story.scrollTop += here[0].getBoundingClientRect().top - top - (bottom - top) / 3;
}

/**
 * Listens to clicks and keys on the log.
 * @param {Table} table
 * @param {(ply: number, words: string) => void} onlook  a line was chosen
 * @param {(words: string) => void} say
 */
export function listenToLog(table, onlook, say) {
  const { story } = table.shown.regions;
  /** @param {Element} target */
  const look = (target) => {
    const said = target.closest(".said");
    const ply = Number(lineOf(said)?.getAttribute("data-ply"));
    if (said && ply >= -1) onlook(ply, said.textContent ?? "");
  };
  story.addEventListener("click", ({ target, detail }) => {
    look(/** @type {Element} */ (target));
    const byMouse = detail > 0; // leave the focus where it was, or the next key would go to the log
    if (byMouse && document.activeElement instanceof HTMLElement && story.contains(document.activeElement))
      document.activeElement.blur();
  });
  story.addEventListener("keydown", (event) => goByKey(story, event, look));
  story.parentElement?.addEventListener("click", ({ target }) => {
    const tool = /** @type {Element} */ (target).closest("[data-story]");
    if (tool?.hasAttribute("aria-pressed")) toggle(table, tool);
    else if (tool) copy(table, say);
  });
  keepAtEnd(table);
}

/** @param {Element | null} target */
const lineOf = (target) => target?.closest(".line") ?? null;

/** @param {Element} story @param {KeyboardEvent} event @param {(target: Element) => void} look */
function goByKey(story, event, look) {
  const target = /** @type {HTMLElement} */ (event.target);
  const next = neighbour(story, lineOf(target), target, event.key);
  if (next) next.focus();
  else if ((event.key === "Enter" || event.key === " ") && target.matches(".said")) look(target);
  else if ((event.key === "Enter" || event.key === " ") && target.matches(".rule-number")) target.click();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Notes whether the reader has scrolled up (`data-stays`), and otherwise keeps the end visible.
 * @param {Table} table
 */
function keepAtEnd(table) {
  const { story } = table.shown.regions;
  let last = 0;
  story.addEventListener(
    "scroll",
    () => {
      const isAtEnd = story.scrollHeight - story.scrollTop - story.clientHeight < 40;
      // New lines move the end away as well; only scrolling up counts.
      if (isAtEnd || story.scrollTop < last) set(story, { "data-stays": !isAtEnd });
      last = story.scrollTop;
    },
    { passive: true },
  );
  watchSize(story, () => scrollLog(table));
}

/**
 * Where an arrow key leads: up and down to the next line, right and left to the rule's number and back.
 * @param {Element} story @param {Element | null} line @param {Element} target @param {string} key
 * @returns {HTMLElement | undefined}
 */
function neighbour(story, line, target, key) {
  /** @param {Element | null | undefined} element @returns {HTMLElement | undefined} */
  const said = (element) => element?.querySelector(".said[role]") ?? undefined;
  if (key === "ArrowDown") return said(line?.nextElementSibling ?? (line ? undefined : story.firstElementChild));
  if (key === "ArrowUp") return said(line ? line.previousElementSibling : story.lastElementChild);
  if (key === "ArrowRight")
    return target.matches(".said") ? (line?.querySelector(".rule-number") ?? undefined) : undefined;
  return key === "ArrowLeft" && target.matches(".rule-number") ? said(line) : undefined;
}

/** Switches a filter. @param {Table} table @param {Element} tool */
function toggle(table, tool) {
  const { story } = table.shown.regions;
  set(tool, { "aria-pressed": String(tool.getAttribute("aria-pressed") !== "true") });
  drawLog(table);
  set(story, { "data-stays": undefined });
  story.scrollTop = story.scrollHeight;
}

/** Copies the whole log as the viewer knows it. @param {Table} table @param {(words: string) => void} say */
async function copy(table, say) {
  const { text } = table.match;
  const well = await copied(transcript(lines(told(table), text)));
  say(text.say(well ? "log.copied" : "log.not_copied"));
}

/** @param {Element} story @param {string} name */
const part = (story, name) => /** @type {HTMLElement} */ (story.parentElement?.querySelector(`[data-story="${name}"]`));
/** @param {Element} story @param {string} name */
const isPressed = (story, name) => part(story, name).getAttribute("aria-pressed") === "true";
