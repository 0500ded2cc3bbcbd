// @ts-check
/**
 * A gesture: several plies of one seat that told no event yet (pick a die, then its slot; tick tiles, then confirm).
 * Until it is done, the person may take its plies back, or choose something else in their place.
 */

/**
 * @typedef {{ply: number, action: string, element?: Element}} Half  a ply of the gesture
 * @typedef {object} Gesture
 * @property {Half[]} plies
 * @property {Map<string, Half>} instead  the actions that could replace a ply
 * @property {string[]} withdrawn  those that may not be done before the gesture is taken back
 * @property {Half[]} free  plies of the same decision that told an event but brought no luck: a board may offer to take
 *   them back (`data-back`)
 */

/**
 * @typedef {{kind: string, args?: Record<string, any>, rule?: string | null, own?: boolean}} Told  an event; `own` if
 *   only the viewer's side was told
 * @typedef {object} Entry  a ply in the log
 * @property {number} ply
 * @property {number} seat
 * @property {string} rule
 * @property {string | null} action  null where the viewer may not know it
 * @property {Told[]} events
 * @property {boolean} [luck]  did it bring chance or a secret into play?
 */

/**
 * @typedef {{choices: string[], rule: string, element?: Element}} Seen  a decision a person saw, and what was clicked
 */

/** @type {Gesture} */
export const NONE = { plies: [], instead: new Map(), withdrawn: [], free: [] };

/**
 * The gesture that is half made before this decision.
 * @param {Entry[]} log
 * @param {import("./light.js").Decision} decision
 * @param {{seen: Map<number, Seen>, held?: {action: string, element?: Element, next?: any}}} run  the decisions seen,
 *   by ply; and a ply that waits to be confirmed
 * @returns {Gesture}
 */
export function gestureOf(log, decision, { seen, held }) {
  const last = log.findLastIndex((entry) => entry.seat !== decision.seat || entry.events.length > 0);
  const entries = log.slice(last + 1);
  const plies = entries.map(({ ply, action }) => ({ ply, action: action ?? "", element: seen.get(ply)?.element }));
  if (held && held.next === undefined) {
    const { action, element } = held;
    return { plies: [...plies, { ply: log.length, action, element }], instead: new Map(), withdrawn: [], free: [] };
  }
  /** @type {Map<string, Half>} */
  const instead = new Map();
  entries.forEach((entry, index) => {
    const before = seen.get(entry.ply);
    if (before === undefined || before.rule === decision.rule) return;
    const [verb] = plies[index].action.split(" ");
    for (const choice of before.choices)
      if (choice !== entry.action && choice.startsWith(`${verb} `)) instead.set(choice, plies[index]);
  });
  const withdrawn = withdrawnBy(plies, decision, seen);
  for (const choice of withdrawn) instead.set(choice, plies[0]);
  return { plies, instead, withdrawn, free: freeOf(log, decision) };
}

/**
 * What could have been done before the gesture was begun and is refused in its middle, such as giving up a fight for
 * which tiles are ticked.
 * @param {Half[]} plies @param {import("./light.js").Decision} decision @param {Map<number, Seen>} seen
 */
function withdrawnBy(plies, { rule, refused }, seen) {
  const before = plies.length ? seen.get(plies[0].ply) : undefined;
  if (before?.rule !== rule) return [];
  const verbs = new Set(plies.map(({ action }) => action.split(" ")[0]));
  return refused
    .map(({ action }) => action)
    .filter((action) => before.choices.includes(action) && !verbs.has(action.split(" ")[0]));
}

/**
 * The plies of the same rule before this decision, and the one that led to them.
 * @param {Entry[]} log @param {import("./light.js").Decision} decision @returns {Half[]}
 */
function freeOf(log, { seat, rule }) {
  /** @param {Entry | undefined} entry */
  const isFree = (entry) => entry?.seat === seat && !entry.luck;
  let first = log.length;
  while (isFree(log[first - 1]) && log[first - 1].rule === rule) first -= 1;
  return log
    .slice(isFree(log[first - 1]) ? first - 1 : first)
    .map(({ ply, action }) => ({ ply, action: action ?? "" }));
}

/**
 * What a click on a chosen element takes back: its own ply, but not the ticks that came after it.
 * @param {Gesture} gesture
 * @param {Element} element
 * @returns {{from: Half, again: string[]} | undefined}  undo to before `from`, then play `again`
 */
export function takeBack(gesture, element) {
  const unticked = element.getAttribute("data-untick");
  const acts = (element.getAttribute("data-acts") ?? element.getAttribute("data-act") ?? "").split("|");
  const index =
    unticked === null
      ? gesture.plies.findLastIndex((half) => half.element === element || acts.includes(half.action))
      : gesture.plies.findLastIndex((half) => half.action === unticked);
  if (index < 0) {
    const from = element.hasAttribute("data-back")
      ? gesture.free.findLast((half) => acts.includes(half.action))
      : undefined;
    return from && { from, again: [] };
  }
  const again = unticked === null ? [] : gesture.plies.slice(index + 1).map((half) => half.action);
  return { from: gesture.plies[index], again };
}
