// @ts-check
/**
 * The options on the start screen, by kind: modes, modules, wishes, disputed rules. Values that can't be chosen are
 * disabled.
 */

import { cite } from "../rulebook/citation.js";
import { el, keyed, set } from "../ui/dom.js";

/**
 * @typedef {{reason: string, rule: string, args: Record<string, any>}} Why
 * @typedef {object} Option
 * @property {string} name
 * @property {any[]} values
 * @property {any} default
 * @property {string} rule
 * @property {"mode" | "module" | "reading" | "wish"} kind
 * @property {number | null} seat  the seat it is about
 * @typedef {{value: any, why: Why | null}} Fit  a value; `why` if it can't be chosen
 * @typedef {object} Fits
 * @property {Why | null} why  why the setup can't be played
 * @property {Fit[]} seats  the same setup with other numbers of seats
 * @property {Record<string, Fit[]>} options  the same setup with other values
 * @typedef {import("../ui/text.js").Text} Text
 */

/** What changes the game is shown at once; the rest is folded away. */
export const SHOWN = ["mode", "module"],
  FOLDED = ["wish", "reading"];

const MOST_RADIOS = 4; // an option with more values is a list

/**
 * Draws the options of some kinds, those that are about a seat only if it plays.
 * @param {Element} root
 * @param {string[]} kinds
 * @param {import("./start.js").Start} start
 * @param {() => void} onchange
 */
export function drawOptions(root, kinds, start, onchange) {
  const { engine, setup, text } = start;
  const options = engine?.options.filter(({ seat }) => seat === null || seat < setup.players.length) ?? [];
  keyed(
    root,
    kinds.filter((kind) => options.some((option) => option.kind === kind)),
    (kind) => `${setup.game.name} ${kind}`,
    (kind) => layKind(kind, text),
    (section, kind) =>
      keyed(
        section.querySelector(".option-list"),
        options.filter((option) => option.kind === kind),
        ({ name }) => name,
        (option) => layOption(option, start, onchange),
        (element, option) => markValues(element, option, start),
      ),
  );
}

/** @param {string} kind @param {Text} text */
const layKind = (kind, text) =>
  el(
    "section",
    { class: "option-kind" },
    el("h3", {}, text.say(`start.kind.${kind}`)),
    kind === "reading" ? el("p", { class: "fine" }, text.say("start.options.about")) : undefined,
    el("div", { class: "option-list" }),
  );

/**
 * @param {Option} option @param {import("./start.js").Start} start @param {() => void} onchange
 */
function layOption(option, { setup, text }, onchange) {
  const { name, values, rule } = option;
  const about = `option.${name}.about`;
  const title = text.has(`option.${name}`) ? text.say(`option.${name}`) : name;
  const ordered = [option.default, ...values.filter((value) => value !== option.default)];
  /** @param {any} value */
  const choose = (value) => {
    if (value === option.default) delete setup.options[name];
    else setup.options[name] = value;
    onchange();
  };
  return el(
    "fieldset",
    { class: "reading" },
    el("legend", {}, title, rule ? cite(rule, text, text.say("start.rule", { rule })) : undefined),
    text.has(about) ? el("p", { class: "fine" }, text.say(about)) : undefined,
    ordered.length > MOST_RADIOS
      ? layList(option, ordered, title, choose, text)
      : el("div", { class: "radios" }, ...ordered.map((value) => layRadio(option, value, choose, text))),
  );
}

/** @param {Option} option @param {any} value @param {Text} text */
const valueName = ({ name }, value, text) => {
  const key = `option.${name}.${value}`;
  return text.has(key) ? text.say(key) : String(value);
};

/**
 * @param {Option} option
 * @param {any[]} values
 * @param {string} title
 * @param {(value: any) => void} choose
 * @param {Text} text
 */
function layList(option, values, title, choose, text) {
  const list = /** @type {HTMLSelectElement} */ (
    el(
      "select",
      { "aria-label": title, change: () => choose(values[list.selectedIndex]) },
      ...values.map((value) => el("option", { "data-value": String(value) }, valueName(option, value, text))),
    )
  );
  return list;
}

/** @param {Option} option @param {any} value @param {(value: any) => void} choose @param {Text} text */
const layRadio = (option, value, choose, text) =>
  el(
    "label",
    { class: "radio" },
    el("input", {
      type: "radio",
      name: `option ${option.name}`,
      "data-value": String(value),
      change: () => choose(value),
    }),
    el("span", {}, valueName(option, value, text), el("small", { class: "why-impossible" })),
  );

/**
 * Marks the chosen value, and those that can't be chosen, with the reason.
 * @param {Element} element @param {Option} option @param {import("./start.js").Start} start
 */
function markValues(element, option, { setup, fits, text }) {
  const chosen = setup.options[option.name] ?? option.default;
  for (const value of option.values) {
    const why = fits?.options[option.name]?.find((fit) => fit.value === value)?.why ?? null;
    const field = /** @type {any} */ (element.querySelector(`[data-value="${value}"]`));
    const disabled = why !== null && value !== chosen;
    const reason = why && sayWhy(why, text);
    if (field instanceof HTMLOptionElement) {
      const name = valueName(option, value, text);
      set(field, { text: reason ? `${name}: ${reason}` : name });
      Object.assign(field, { selected: value === chosen, disabled });
    } else {
      const label = /** @type {Element} */ (field.closest("label"));
      set(label, { class: why ? "radio impossible" : "radio" });
      set(/** @type {Element} */ (label.querySelector("small")), { text: reason ? ` ${reason}` : "" });
      Object.assign(field, { checked: value === chosen, disabled });
    }
  }
}

/** Why a setup can't be played, as a sentence. @param {Why} why @param {Text} text */
export const sayWhy = ({ reason, args }, text) => text.say(`reason.${reason}`, args);
