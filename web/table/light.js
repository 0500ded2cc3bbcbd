// @ts-check
/**
 * Lights the choices. The table shows a decision by three rules:
 * 1. an element whose action is a choice is lit; one whose action was refused says why;
 * 2. a choice that no element shows becomes a button;
 * 3. the decision's name gives the question.
 */

import { rove, roving } from "./roving.js";
import { set } from "../ui/dom.js";
import { group } from "./grouping.js";

/**
 * @typedef {{action: string, reason: string, rule: string, args: Record<string, any>}} Refusal
 * @typedef {object} Decision
 * @property {boolean} common  does the whole side choose together?
 * @property {string} rule
 * @property {string} [number]  of the rule in the rulebook
 * @property {number} seat
 * @property {Record<string, any>} args
 * @property {boolean} secret  only the seat's side learns what is chosen
 * @property {string | null} rival  the rival whose moment it is, if any
 * @property {string[]} choices
 * @property {Refusal[]} refused
 * @typedef {import("../ui/text.js").Text} Text
 * @typedef {import("./gesture.js").Gesture} Gesture
 */

const LIVE = "lit refused instead".split(" ");
const STAMPED = "[data-act], [data-acts], [data-untick], [data-what]";

/**
 * Lights what may be clicked.
 * @param {Element} root
 * @param {Decision | undefined} decision  undefined: nobody here may choose
 * @param {Gesture} gesture
 * @param {Text} text
 * @returns {string[]} the choices that no visible element shows
 */
export function light(root, decision, gesture, text) {
  const choices = new Set(decision?.choices);
  const refused = new Map(decision?.refused.map((refusal) => [refusal.action, refusal]));
  const chosen = chosenElements(root, gesture);
  /** @type {Map<Element, string>} */
  const lit = new Map();
  for (const element of root.querySelectorAll("[data-gesture]")) aim(element, gesture, decision);
  for (const element of root.querySelectorAll(STAMPED)) {
    const acts = actsOf(element);
    const act =
      [choices, refused, gesture.instead].map((these) => acts.find((each) => these.has(each))).find(Boolean) ?? "";
    if (element.hasAttribute("data-acts")) set(element, { "data-act": act || undefined });
    const isChosen = chosen.has(element) || (decision !== undefined && element.hasAttribute("data-untick"));
    const state = choices.has(act) ? "lit" : refused.has(act) ? "refused" : gesture.instead.has(act) ? "instead" : "";
    if (state === "lit") lit.set(element, act);
    for (const name of LIVE) element.classList.toggle(name, name === state && !(isChosen && name !== "lit"));
    set(element, { "data-chosen": isChosen });
    name(element, isChosen ? "chosen" : state, gestureIn(element).at(-1) ?? act, refused.get(act), text);
  }
  group(root);
  // The layout is read only once all attributes are written.
  const seen = new Set([...lit].flatMap(([element, act]) => (element.getClientRects().length ? [act] : [])));
  rove(root, roving(root));
  return (decision?.choices ?? []).filter((choice) => !seen.has(choice));
}

/** Removes the lights, so that a drawing finds its elements as it left them. @param {Element} root */
export function dim(root) {
  for (const element of root.querySelectorAll(".lit, .refused, .instead")) element.classList.remove(...LIVE);
}

/** The gesture an element stands for (`data-gesture`). @param {Element} element */
export const gestureIn = (element) => element.getAttribute("data-gesture")?.split("|") ?? [];

/**
 * How many plies of the gesture half made are the first ones of this one.
 * @param {string[]} actions @param {Gesture} gesture
 */
export function alike(actions, { plies }) {
  const differs = plies.findIndex(({ action }, i) => action !== actions[i]);
  return differs < 0 ? plies.length : differs;
}

/**
 * Writes into `data-act` what an element with a whole gesture would do next; where plies were made otherwise, and would
 * be taken back first, it is lit as any choice.
 * @param {Element} element @param {Gesture} gesture @param {Decision | undefined} decision
 */
function aim(element, gesture, decision) {
  const actions = gestureIn(element);
  const made = alike(actions, gesture);
  set(element, { "data-act": made < gesture.plies.length ? decision?.choices[0] : actions[made] });
}

/** The actions an element stands for. @param {Element} element */
export function actsOf(element) {
  return (element.getAttribute("data-acts") ?? element.getAttribute("data-act") ?? "").split("|").filter(Boolean);
}

/**
 * The name of the lit element with this action; empty if only a button has it.
 * @param {Element} play @param {string} action
 */
export const thingOf = (play, action) =>
  play.querySelector(`.lit[data-what][data-act="${CSS.escape(action)}"]`)?.getAttribute("data-what") ?? "";

/**
 * The elements that show the plies of the gesture: each time the one that was clicked, otherwise the first with its
 * action.
 * @param {Element} root @param {Gesture} gesture
 */
function chosenElements(root, gesture) {
  const stamped = [...root.querySelectorAll(STAMPED)];
  /** @param {Element} element @param {string} action */
  const fits = (element, action) => actsOf(element).includes(action);
  const unticks = new Set(stamped.map((element) => element.getAttribute("data-untick")));
  const halves = gesture.plies.filter(({ action }) => !unticks.has(action));
  const back = stamped.filter(
    (each) => each.hasAttribute("data-back") && gesture.free.some(({ action }) => fits(each, action)),
  );
  return new Set([
    ...back,
    ...halves.map(({ action, element }) =>
      element && root.contains(element) && fits(element, action) ? element : stamped.find((each) => fits(each, action)),
    ),
  ]);
}

/**
 * Sets an element's role, accessible name and tabindex. An element that another one describes already (`data-told`) is
 * hidden from screen readers unless it may be chosen.
 * @param {Element} element @param {string} state @param {string} act
 * @param {Refusal | undefined} refusal @param {Text} text
 */
function name(element, state, act, refusal, text) {
  const what = element.getAttribute("data-what") ?? "";
  const live = state !== "";
  const silent = !live && element.hasAttribute("data-told");
  const quiet = silent || what === "" ? undefined : element.querySelector(STAMPED) ? "group" : "img";
  set(element, {
    role: live ? "button" : quiet,
    tabindex: live || quiet ? (element.getAttribute("tabindex") ?? -1) : undefined,
    "aria-hidden": silent ? "true" : undefined,
    "aria-disabled": state === "refused" ? "true" : undefined,
    "aria-pressed": state === "chosen" ? "true" : undefined,
    "aria-label": silent ? undefined : label(what, state, act, refusal, text) || undefined,
  });
}

/**
 * @param {string} what @param {string} state @param {string} act @param {Refusal | undefined} refusal
 * @param {Text} text
 */
function label(what, state, act, refusal, text) {
  const sentence = what.replace(/\.$/, ""); // the texts below add the full stop
  if (refusal && state === "refused") {
    const reason = why(refusal, text);
    return what ? text.say("act.refused", { what: sentence, reason }) : text.say("act.refused.bare", { reason });
  }
  if (state === "chosen" && what) return text.say("act.chosen", { what: sentence });
  if (state === "" || !act) return what;
  return what ? text.say("act.lit", { what: sentence, action: text.action(act) }) : text.action(act);
}

/** The reason of a refusal, as a sentence. @param {Refusal} refusal @param {Text} text */
export function why(refusal, text) {
  return text.say(`reason.${refusal.reason}`, refusal.args ?? {});
}

/**
 * The element meant by a click or a key on `target`: the innermost one that may be chosen, otherwise a refused one.
 * @param {EventTarget | null} target
 * @returns {Element | undefined}
 */
export function meant(target) {
  if (!(target instanceof Element)) return undefined;
  return target.closest(".lit, .instead, [data-chosen]") ?? target.closest(".refused") ?? undefined;
}
