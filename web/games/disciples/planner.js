// @ts-check
/** What stands beside one's plan: disciples left, what it gathers, and the ways to lay it; the seal that ends it. */

import { el, set } from "../../ui/dom.js";
import { RESOURCES, ROMAN, part, sign } from "./parts.js";
import { dropped } from "./temple.js";

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./draft.js").Draft} Draft
 * @typedef {import("./view.js").View} View
 */

/** What is said of a plan, and what it could cost. */
const MEANT = ["gathers", "bids", "risks"];
const AMOUNTS = /** @type {const} */ ([...RESOURCES, "disciples", "vp"]);

/** @param {Draft} draft @param {() => number[]} again  last round's plan @param {Tools} tools */
export const planner = (draft, again, { text }) =>
  el(
    "div",
    { class: "planner", "data-in": "plan" },
    el(
      "span",
      { class: "left", dropped: (/** @type {Event} */ event) => dropped(event, draft) },
      sign("disciple"),
      el("b"),
      el("small"),
    ),
    el("span", { class: "yields" }, ...MEANT.map((name) => el("span", { class: name }))),
    el(
      "span",
      { class: "ways" },
      button("clear", text("plan.clear"), () => draft.layAll((draft.cells ?? []).map(() => 0))),
      button("again", text("plan.again"), () => draft.layAll(again()), text("plan.again.short")),
      el("span", { class: "seal" }, sign("seal"), el("b", {}, text("action.seal"))),
    ),
  );

/** @param {string} name @param {string} words @param {() => void} click @param {string} [short] */
const button = (name, words, click, short) =>
  el(
    "button",
    { type: "button", class: `way ${name}`, title: words, "aria-label": short ? undefined : words, click },
    sign(name),
    short && el("span", {}, short),
  );

/** @param {Element} element @param {View} view @param {Draft} draft @param {Tools} tools */
export function drawPlanner(element, view, draft, { text }) {
  const cells = draft.cells;
  const own = view.players[Number(view.viewer)];
  const sealed = view.phase === "planning" && own.planned;
  set(element, { hidden: !cells && !sealed });
  element.classList.toggle("sealed", sealed);
  set(part(element, ".ways"), { hidden: !cells });
  const left = draft.left;
  set(part(element, ".left"), { "data-carry": left > 0, "data-drop": cells !== undefined });
  set(part(element, ".left b"), { text: cells ? left : "" });
  set(part(element, ".left small"), {
    text: sealed ? text("plan.sealed") : text("plan.left", { count: left }),
  });
  element.classList.toggle("complete", cells !== undefined && left === 0);
  const meant = cells ? meaningOf(cells, view, text) : undefined;
  for (const name of MEANT) set(part(element, `.yields .${name}`), { text: meant?.[name] ?? "" });
  set(part(element, ".clear"), { disabled: !cells?.some(Boolean) });
  set(part(element, ".again"), { hidden: !view.plan?.again });
  const gesture = draft.gesture;
  set(part(element, ".seal"), {
    "data-gesture": gesture,
    "data-act": gesture?.split("|")[0],
    "data-what": gesture ? text("plan.whole") : undefined,
    "data-about": "seal plan",
  });
}

/**
 * What the plan gathers, its place in initiative and who would be passed, and what lost quests would cost.
 * @param {number[]} plan @param {View} view @param {Tools["text"]} text @returns {Record<string, string>}
 */
function meaningOf(plan, view, text) {
  const gains = view.cells.slice(0, RESOURCES.length).map(({ mine }, i) => mine?.[plan[i]].gain ?? 0);
  const things = RESOURCES.map((kind, i) => ({ kind, count: gains[i] }));
  const bid = view.cells.find(({ kind }) => kind === "initiative")?.mine?.[plan[RESOURCES.length]];
  const lost = stakesOf(plan, view);
  const passed = bid?.passed ?? [];
  const [first, later] = passed.length ? ["plan.bid.past.first", "plan.bid.past"] : ["plan.bid.first", "plan.bid"];
  return {
    gathers: text(some(things) ? "plan.yields" : "plan.yields.nothing", { things: say(things, text) }),
    bids: text(view.round > 1 ? later : first, { place: ROMAN[(bid?.place ?? 1) - 1], passed }),
    risks: some(lost) ? text("plan.stake", { things: say(lost, text) }) : "",
  };
}

/** @typedef {{ kind: string, count: number }} Amount */

/** @param {Amount[]} amounts */
const some = (amounts) => amounts.some(({ count }) => count > 0);

/** @param {Amount[]} amounts @param {Tools["text"]} text */
const say = (amounts, text) =>
  amounts.filter(({ count }) => count > 0).map(({ kind, count }) => text(`amount.${kind}`, { count }));

/**
 * The most that quests could cost: of two sides only one can lose.
 * @param {number[]} plan
 * @param {View} view
 * @returns {Amount[]}
 */
const stakesOf = (plan, { cells, quests }) =>
  AMOUNTS.map((kind) => ({
    kind,
    count: quests.reduce((sum, { slot }) => {
      const sides = cells.map((cell, i) => (cell.slot === slot && plan[i] > 0 ? (cell.stake?.[kind] ?? 0) : 0));
      return sum + Math.max(...sides);
    }, 0),
  }));
