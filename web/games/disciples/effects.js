// @ts-check
/**
 * Effects are data: their signs and their sentences are both made from what the engine runs, so that a card can't say
 * one thing and do another.
 */

import { RESOURCES } from "./parts.js";

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./view.js").Effect} Effect
 * @typedef {{ sign: string } | { words: string }} Glyph
 */

const KINDS = [...RESOURCES, "vp", "disciples"];

/** @type {Record<string, string>} */
const SIGNS = { disciples: "disciple" };

/** The signs of the cells a bonus works on. @type {Record<string, string>} */
const CELLS = { ANY: "any", QUEST_LIGHT: "light", QUEST_DARK: "dark", INIT: "init" };

/** When an effect happens, where that isn't plain from its card. @type {Record<string, string>} */
const WHEN = { PLANNING_START: "again", RESOLUTION_START: "again" };

/** @param {number} number */
const signed = (number) => (number < 0 ? `−${-number}` : `+${number}`);

/** @param {Effect} effect @param {1 | -1} [way] @returns {Glyph[]} */
const amounts = ({ amounts: all }, way = 1) =>
  KINDS.filter((kind) => all[/** @type {keyof typeof all} */ (kind)]).flatMap((kind) => [
    { words: signed(way * Number(all[/** @type {keyof typeof all} */ (kind)])) },
    { sign: SIGNS[kind] ?? kind },
  ]);

/** @type {Record<Effect["op"], (effect: Effect) => Glyph[]>} */
const GLYPHS = {
  GAIN: (effect) => amounts(effect),
  LOSE: (effect) => amounts(effect, -1),
  SET_DISCIPLES: ({ amount }) => [{ words: String(amount) }, { sign: "disciple" }],
  COUNT_ADD: ({ amount, cells, placed_min }) => [
    ...(placed_min ? [{ words: `${placed_min}:` }] : []),
    { words: signed(amount) },
    { sign: CELLS[cells ?? "ANY"] ?? String(cells).toLowerCase() },
  ],
  GAIN_ADD: ({ amount, cells }) => [{ words: signed(amount) }, { sign: String(cells).toLowerCase() }],
  SIDE_BONUS: ({ side, amount }) => [{ words: signed(amount) }, { sign: side === "DARK" ? "dark" : "light" }],
  COST_DELTA: (effect) => [{ sign: effect.trigger === "RECRUIT_COST" ? "disciple" : "monuments" }, ...amounts(effect)],
  GRANT_ROUND: ({ grant }) => (grant ? glyphs(grant) : []),
  WILD_RESOURCES: () => [{ sign: "wild" }],
  FORBID_DISCIPLES: () => [{ sign: "forbid" }],
};

/** @type {Record<string, string>} */
const WHOM = { WINNERS: "winners", LOSERS: "losers", ALL: "all" };

/** The signs of an effect, from left to right. @param {Effect} effect @returns {Glyph[]} */
export function glyphs(effect) {
  const whom = WHOM[effect.scope];
  const when = WHEN[effect.trigger];
  return [...(whom ? [{ sign: whom }] : []), ...(when ? [{ sign: when }] : []), ...GLYPHS[effect.op](effect)];
}

/** What an effect does, as a sentence. @param {Effect} effect @param {Tools} tools @returns {string} */
export function sayEffect(effect, tools) {
  const { op, trigger, scope, cells, side, placed_min, amount, phases, recruit, grant, asked } = effect;
  const { text } = tools;
  if (op === "GRANT_ROUND" && grant) return text("effect.GRANT_ROUND", { things: amountsIn(grant, tools) });
  if (op === "GAIN" || op === "LOSE" || op === "COST_DELTA")
    return text(`effect.${op}.${trigger}${scope === "OWNER" ? "" : `.${scope}`}`, {
      things: amountsIn(effect, tools),
    });
  if (op === "COUNT_ADD")
    return text(`effect.COUNT_ADD${placed_min ? ".placed" : asked ? ".asked" : ""}`, {
      cells,
      amount,
      count: placed_min || amount,
    });
  if (op === "FORBID_DISCIPLES")
    return text(`effect.FORBID_DISCIPLES.${phases.join("_")}${recruit ? ".recruit" : ""}`, {});
  return text(`effect.${op}`, { amount, count: Math.abs(amount), side, cells });
}

/** "2 wood" and the like. @param {Effect} effect @param {Tools} tools */
const amountsIn = ({ amounts: all }, { text }) =>
  KINDS.filter((kind) => all[/** @type {keyof typeof all} */ (kind)]).map((kind) =>
    text(`amount.${kind}`, { count: Math.abs(Number(all[/** @type {keyof typeof all} */ (kind)])) }),
  );

/** All effects of a card, as sentences. @param {Effect[]} effects @param {Tools} tools */
export const sayEffects = (effects, tools) => effects.map((effect) => sayEffect(effect, tools)).join(" ");

/** What a monument scores, as a sentence. @param {import("./view.js").Monument} monument @param {Tools} tools */
export function sayScore({ base, per }, { text }) {
  if (!per) return text("score.fixed", { count: base });
  const key =
    per.kind === "MONUMENTS" ? `score.MONUMENTS.${per.colour === "any" ? "any" : "colour"}` : `score.${per.kind}`;
  return text(key, { count: base, points: per.points, every: per.every, colour: per.colour });
}

/** The signs of what a monument scores. @param {import("./view.js").Monument} monument @returns {Glyph[]} */
export function scoreGlyphs({ per }) {
  if (!per) return [];
  /** @type {Record<string, string>} */
  const counted = { MONUMENTS: "monuments", DISCIPLES: "disciple", RESOURCES: "wild" };
  const people = per.kind === "MONUMENTS" && per.colour !== "any" && per.colour !== "white" ? per.colour : null;
  return [
    { words: `+${per.points}` },
    { sign: "vp" },
    { words: per.every > 1 ? `/ ${per.every}` : "/" },
    { sign: people ?? counted[per.kind] },
  ];
}

/** Is any of it our own, and not the rulebook's? @param {Effect[]} effects */
export const isReconstructed = (effects) => effects.some(({ provenance }) => provenance === "reconstructed");
