// @ts-check
/**
 * The options on the start screen, by kind: modes, modules, disputed rules, wishes. Values that can't be chosen are
 * disabled.
 */

import { cite } from "../rulebook/citation.js";
import { el, keyed } from "../ui/dom.js";

/**
 * @typedef {{reason: string, rule: string, args: Record<string, any>}} Why
 * @typedef {object} Option
 * @property {string} name
 * @property {any[]} values
 * @property {any} default
 * @property {string} rule
 * @property {"mode" | "module" | "reading" | "wish"} kind
 * @typedef {{value: any, why: Why | null}} Fit  a value; `why` if it can't be chosen
 * @typedef {object} Fits
 * @property {Why | null} why  why the setup can't be played
 * @property {Fit[]} seats  the same setup with other numbers of seats
 * @property {Record<string, Fit[]>} options  the same setup with other values
 * @typedef {import("../ui/text.js").Text} Text
 */

const KINDS = ["mode", "module", "reading", "wish"];

/**
 * @param {Element} root
 * @param {Option[] | undefined} options  undefined: the engine doesn't run yet
 * @param {Record<string, any>} chosen  the values that differ from the default
 * @param {Fits | undefined} fits  undefined: not known yet
 * @param {Text} text
 * @param {() => void} onchange
 */
export function drawOptions(root, options, chosen, fits, text, onchange) {
  const intro =
    options === undefined ? "start.options.wait" : options.length ? "start.options.about" : "start.options.none";
  const kinds = KINDS.filter((kind) => options?.some((option) => option.kind === kind));
  /** @param {Option} option @param {any} value */
  const whyNot = (option, value) => fits?.options[option.name]?.find((fit) => fit.value === value)?.why ?? null;
  keyed(
    root,
    [undefined, ...kinds],
    (kind) => `${kind ?? intro} ${JSON.stringify([chosen, fits?.options])}`,
    (kind) =>
      kind === undefined
        ? el("p", { class: "fine" }, text.say(intro))
        : el(
            "section",
            { class: "option-kind" },
            kinds.length > 1 ? el("h3", {}, text.say(`start.kind.${kind}`)) : undefined,
            ...(options ?? [])
              .filter((option) => option.kind === kind)
              .map((option) => drawOption(option, chosen, (value) => whyNot(option, value), text, onchange)),
          ),
  );
}

/**
 * @param {Option} option
 * @param {Record<string, any>} chosen
 * @param {(value: any) => Why | null} whyNot
 * @param {Text} text
 * @param {() => void} onchange
 */
function drawOption(option, chosen, whyNot, text, onchange) {
  const { name, values, rule } = option;
  const about = `option.${name}.about`;
  const ordered = [option.default, ...values.filter((value) => value !== option.default)];
  /** @param {any} value */
  const choose = (value) => {
    if (value === option.default) delete chosen[name];
    else chosen[name] = value;
    onchange();
  };
  return el(
    "fieldset",
    { class: "reading" },
    el(
      "legend",
      {},
      text.has(`option.${name}`) ? text.say(`option.${name}`) : name,
      rule ? cite(rule, text, text.say("start.rule", { rule })) : undefined,
    ),
    text.has(about) ? el("p", { class: "fine" }, text.say(about)) : undefined,
    ...ordered.map((value) =>
      drawValue(option, value, value === (chosen[name] ?? option.default), whyNot(value), text, choose),
    ),
  );
}

/**
 * @param {Option} option @param {any} value @param {boolean} checked @param {Why | null} why  it can't be chosen
 * @param {Text} text @param {(value: any) => void} choose
 */
function drawValue({ name }, value, checked, why, text, choose) {
  const key = `option.${name}.${value}`;
  return el(
    "label",
    { class: why ? "radio impossible" : "radio" },
    el("input", {
      type: "radio",
      name: `option ${name}`,
      checked,
      disabled: why !== null && !checked,
      change: () => choose(value),
    }),
    el(
      "span",
      {},
      text.has(key) ? text.say(key) : String(value),
      why ? el("small", { class: "why-impossible" }, ` ${sayWhy(why, text)}`) : undefined,
    ),
  );
}

/** Why a setup can't be played, as a sentence. @param {Why} why @param {Text} text */
export const sayWhy = ({ reason, args }, text) => text.say(`reason.${reason}`, args);
