// @ts-check
/** While a what-if is on the table: the frame round the table, and a row in the bar with its name and the way back. */

import { el, set } from "../ui/dom.js";
import { setTitle } from "../ui/title.js";
import { nameLine } from "./branches.js";

/** @typedef {import("../table/table.js").Table} Table */

/** @param {import("../ui/text.js").Text} text */
export function layWhatif(text) {
  /** @param {"anew" | "compare" | "back"} name */
  const button = (name, kind = "plain") =>
    el(
      "button",
      { type: "button", class: kind, "data-whatif": name, title: text.say(`whatif.${name}.about`) },
      text.say(`whatif.${name}`),
    );
  return el(
    "section",
    { class: "whatif-bar", hidden: true, "aria-label": text.say("whatif.title") },
    el("strong", { class: "whatif-title" }, text.say("whatif.title")),
    el("input", { class: "whatif-name", maxlength: 24, "aria-label": text.say("whatif.name"), autocomplete: "off" }),
    el(
      "label",
      { class: "whatif-auto", title: text.say("whatif.auto.about") },
      el("input", { type: "checkbox", role: "switch" }),
      el("span", {}, text.say("whatif.auto")),
    ),
    button("anew"),
    button("compare"),
    button("back", "primary"),
  );
}

/**
 * @param {Table} table
 * @param {Record<"anew" | "compare" | "back", (table: Table) => void>} ways  what the buttons do
 * @param {(table: Table, auto: boolean) => void} onauto
 */
export function listenWhatif(table, ways, onauto) {
  const bar = partOf(table);
  bar.addEventListener("click", (event) => {
    const name = /** @type {Element} */ (event.target).closest("[data-whatif]")?.getAttribute("data-whatif");
    if (name) ways[/** @type {keyof typeof ways} */ (name)](table);
  });
  const name = /** @type {HTMLInputElement} */ (bar.querySelector(".whatif-name"));
  name.addEventListener("change", async () => {
    if (!table.whatif.line) return;
    await nameLine(table, table.whatif.line, name.value);
    name.value = table.whatif.line.name;
  });
  const auto = /** @type {HTMLInputElement} */ (bar.querySelector("[type=checkbox]"));
  auto.addEventListener("change", () => onauto(table, auto.checked));
}

/** @param {Table} table */
const partOf = ({ shown }) => /** @type {HTMLElement} */ (shown.regions.bar.querySelector(".whatif-bar"));

/** Updates the row for the line on the table, if there is one. @param {Table} table */
export function showWhatif(table) {
  const { line } = table.whatif;
  const { bar } = table.shown.regions;
  const part = partOf(table);
  set(/** @type {Element} */ (bar.parentElement), { "data-branch": line !== undefined });
  set(part, { hidden: !line });
  setTitle({ line: line ? table.match.text.say("whatif.title") : "" });
  if (!line) return;
  const name = /** @type {HTMLInputElement} */ (part.querySelector(".whatif-name"));
  if (document.activeElement !== name) name.value = line.name;
  /** @type {HTMLInputElement} */ (part.querySelector("[type=checkbox]")).checked = Boolean(line.auto);
  set(/** @type {Element} */ (part.querySelector("[data-whatif=anew]")), { hidden: line.seat === null });
}
