// @ts-check
/**
 * Optional confirmation, by a button in the bar. A ply that ends the turn is done and drawn, and the match waits; one
 * that brings chance or a secret waits before it is done. Until then it can be taken back.
 */

import { preferences } from "../ui/preferences.js";

/**
 * @typedef {import("../table/table.js").Table} Table
 * @typedef {import("../table/light.js").Decision} Decision
 * @typedef {object} Held  a ply that waits for the button
 * @property {string} action
 * @property {Element} [element]  what was clicked
 * @property {Decision} asked  the decision shown meanwhile, with the button as its only choice
 * @property {Decision | null} [next]  what follows the ply; undefined if it isn't done yet
 */

/** The action of the button. The engine doesn't know it. */
const CONFIRM = "confirm_ply";

/**
 * Why the action needs confirmation, if the preference is on.
 * @param {Table} table @param {string} action
 * @returns {Promise<"luck" | "turn" | undefined>}
 */
export async function weightOf({ match, run, guide, whatif }, action) {
  if (!preferences().confirm || guide.lesson || whatif.line) return undefined;
  const { luck, seat } = await match.client.ask("weigh", { action });
  if (luck === "luck") return "luck"; // a sealed plan ("seal") is no chance
  return seat === run.decision?.seat ? undefined : "turn";
}

/**
 * Lets a ply wait for the button.
 * @param {Table} table @param {"luck" | "turn"} weight @param {Pick<Held, "action" | "element" | "next">} ply
 * @returns {Decision} the decision shown meanwhile
 */
export function hold({ match: { text }, run }, weight, ply) {
  const { seat } = /** @type {Decision} */ (run.decision);
  const asked = {
    rule: `confirm_${weight}`,
    seat,
    args: { action: text.action(ply.action) },
    secret: false,
    rival: null,
    common: false,
    choices: [CONFIRM],
    refused: [],
  };
  run.held = { ...ply, asked };
  return asked;
}

/** Nothing waits for the button any more. @param {Table} table */
export function letGo({ run }) {
  run.held = undefined;
}

/** Does a ply wait that is not done yet? @param {Table} table */
export const isPending = ({ run: { held } }) => held !== undefined && held.next === undefined;
