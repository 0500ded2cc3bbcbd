// @ts-check
/** The sounds of Pantheon, by kind of event. */

/** @type {Record<string, string>} */
export const sounds = {
  placed: "place",
  bonus_placed: "place",
  bought_piece: "place",
  temple_set: "place",
  cards_drawn: "draw",
  drew: "draw",
  took_card: "draw",
  discarded: "tick",
  swapped: "tick",
  raised: "tick",
  bought_tile: "coins",
  paid: "coins",
  money_gained: "coins",
  loot_taken: "coins",
  reserve_gained: "coins",
  god_gained: "success",
  demigod_taken: "success",
  demigods_drawn: "success",
  epoch_began: "blow",
  epoch_ended: "blow",
};
