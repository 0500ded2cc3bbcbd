// @ts-check
/** What stands beside one's plan: disciples left, what it gathers, and the ways to lay it; the seal that ends it. */

import { el, set } from "../../ui/dom.js";
import { RESOURCES, ROMAN, part, sign } from "./parts.js";

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./draft.js").Draft} Draft
 * @typedef {import("./view.js").View} View
 */

/** @param {Draft} draft @param {() => number[]} again  last round's plan @param {Tools} tools */
export const planner = (draft, again, { text }) =>
  el(
    "div",
    { class: "planner", "data-in": "plan" },
    el("span", { class: "left" }, sign("disciple"), el("b"), el("small")),
    el("span", { class: "yields" }),
    el(
      "span",
      { class: "ways" },
      button("back", text("plan.back"), () => draft.back()),
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
  set(part(element, ".left b"), { text: cells ? left : "" });
  set(part(element, ".left small"), {
    text: sealed ? text("plan.sealed") : text("plan.left", { count: left }),
  });
  element.classList.toggle("complete", cells !== undefined && left === 0);
  set(part(element, ".yields"), { text: cells ? yieldsOf(cells, view, text) : "" });
  set(part(element, ".back"), { disabled: !draft.canGoBack });
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

/** What the plan gathers, and its place in initiative. @param {number[]} plan @param {View} view
 * @param {Tools["text"]} text */
function yieldsOf(plan, { cells }, text) {
  const gains = RESOURCES.map((kind, i) => ({ kind, count: cells[i].mine?.[plan[i]].gain ?? 0 }));
  const things = gains.filter(({ count }) => count).map(({ kind, count }) => text(`amount.${kind}`, { count }));
  const place = cells.find(({ kind }) => kind === "initiative")?.mine?.[plan[3]].place ?? 0;
  return text(things.length ? "plan.yields" : "plan.yields.nothing", { things, place: ROMAN[place - 1] });
}
