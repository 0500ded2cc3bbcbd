// @ts-check
/** What hands do at the table: clicks, keys, and resting on a thing that can say what it is. */

import { arrows } from "./arrows.js";
import { note } from "./bar.js";
import { choose, chooseInstead, finish, hurry, redo, unchoose, undo } from "./course.js";
import { meant } from "./light.js";
import { explain, showNews } from "./table.js";

/** @typedef {import("./table.js").Table} Table */

/**
 * @param {HTMLElement} root
 * @param {() => Table | undefined} current  the table that is laid now
 */
export function listen(root, current) {
  const on = (kind, does) => root.addEventListener(kind, (event) => { const table = current(); if (table) does(table, event); });
  on("click", (table, event) => {
    const tool = event.target.closest("[data-do]");
    if (tool) return use(table, tool);
    const element = meant(event.target);
    if (element) activate(table, element);
  });
  on("pointerdown", (table) => { table.byKeys = false; });
  on("keydown", (table, event) => {
    table.byKeys = true;
    const element = meant(event.target);
    if ((event.key !== "Enter" && event.key !== " ") || !element || element instanceof HTMLButtonElement) return;
    event.preventDefault();
    activate(table, element);
  });
  on("pointerover", (table, event) => { if (event.pointerType === "mouse") hint(table, meant(event.target)); });
  on("focusin", (table, event) => hint(table, event.target.matches(":focus-visible") ? meant(event.target) : undefined));
  arrows(root);
  document.addEventListener("keydown", (event) => { const table = current(); if (table) shortcut(table, event); });
}

/** A click, or Enter, on a thing of the table. */
function activate(table, element) {
  const act = element.getAttribute("data-act");
  if (element.hasAttribute("data-untick")) unchoose(table, element);
  else if (element.classList.contains("lit")) choose(table, act, element);
  else if (element.hasAttribute("data-chosen")) unchoose(table, element);
  else if (element.classList.contains("instead")) chooseInstead(table, act, element);
  else explain(table, refusalOf(table, act));
}

const refusalOf = (table, act) => table.decision?.refused.find((refusal) => refusal.action === act);

const TOOLS = { hurry, undo, redo, scores: finish, dismiss: showNews };

/** A button of the bar. */
function use(table, tool) {
  const why = tool.getAttribute("data-why");
  if (why !== null) note(table.regions.bar, { words: why, kind: "reason" }, table.text);
  else TOOLS[tool.getAttribute("data-do")](table);
}

/** Resting on a thing tells what it would do, or why not; the note goes when the hand does. */
function hint(table, element) {
  if (table.regions.bar.querySelector(".note.reason")) return;
  if (!element || element.closest(".bar")) return showNews(table);
  note(table.regions.bar, { words: element.getAttribute("aria-label") ?? "", kind: "hint",
    rule: refusalOf(table, element.getAttribute("data-act"))?.rule }, table.text);
}

function shortcut(table, event) {
  if (document.querySelector("dialog[open]") || event.target.closest?.("input, textarea, select")) return;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === "z" && !event.shiftKey) undo(table);
    else if (key === "y" || key === "z") redo(table);
    else return;
  } else if (key === "escape") {
    if (table.regions.bar.querySelector(".note.reason")) showNews(table);
    else if (table.gesture.plies.length) undo(table);
  } else return;
  event.preventDefault();
}
