// @ts-check
/** The disputed rules on the start screen: every reading of each, the house's own first. */

import { cite } from "../rulebook/citation.js";
import { el, keyed } from "../ui/dom.js";

/**
 * @param {Element} root
 * @param {{name: string, values: any[], default: any, rule?: string}[] | undefined} options  undefined: the engine sleeps
 * @param {{options: Record<string, any>, players: any[]}} setup  what differs from the default is written there
 * @param {import("../ui/text.js").Text} text
 */
export function drawOptions(root, options, { options: chosen, players }, text) {
  const intro =
    options === undefined ? "start.options.wait" : options.length ? "start.options.about" : "start.options.none";
  const possible = (options ?? []).map((option) => ({
    ...option,
    values: option.values.filter((value) => isSeated(option.name, value, players.length)),
  }));
  for (const { name, values } of possible) if (!values.includes(chosen[name])) delete chosen[name];
  keyed(
    root,
    [{ name: intro, values: [] }, ...possible],
    ({ name, values }) => `${name} ${values.join(" ")}`,
    (part) => (part.name === intro ? el("p", { class: "fine" }, text.say(intro)) : reading(part, chosen, text)),
  );
}

/** An option that names a seat can only name one at this table. */
const isSeated = (name, value, seats) => !name.endsWith("_seat") || typeof value !== "number" || value <= seats;

function reading(option, chosen, text) {
  const { name, values, rule } = option;
  const about = `option.${name}.about`;
  const choose = (value) => {
    if (value === option.default) delete chosen[name];
    else chosen[name] = value;
  };
  const ordered = [option.default, ...values.filter((value) => value !== option.default)];
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
      el(
        "label",
        { class: "radio" },
        el("input", {
          type: "radio",
          name: `option ${name}`,
          checked: value === (chosen[name] ?? option.default),
          change: () => choose(value),
        }),
        el("span", {}, text.has(`option.${name}.${value}`) ? text.say(`option.${name}.${value}`) : String(value)),
      ),
    ),
  );
}
