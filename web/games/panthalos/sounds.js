// @ts-check
/** The sounds of Panthalos, by kind of event. */

/** @type {Record<string, string>} */
export const sounds = {
  placed: "place",
  hired: "place",
  converted: "place",
  settled: "place",
  took: "tick",
  gave_up: "tick",
  gave_up_titan: "tick",
  refined: "tick",
  promoted: "tick",
  retained: "tick",
  new_first: "tick",
  drew_titans: "draw",
  drew_support: "draw",
  drew_good: "draw",
  gained_discs: "coins",
  shipped: "coins",
  served: "coins",
  traded: "coins",
  spoils_taken: "coins",
  challenged: "blow",
  attacked: "blow",
  countered: "blow",
  endured: "blow",
  weakened: "blow",
  parried: "success",
  duel_ended: "success",
};
