// @ts-check
/** The sounds of Pantheon (Fritzen), by kind of event. */

/** @type {Record<string, string>} */
export const sounds = {
  god_chosen: "place",
  power_taken: "place",
  tool_taken: "draw",
  tool_kept: "draw",
  quest_laid: "draw",
  market_filled: "draw",
  planned: "place",
  opened: "blow",
  bonus_used: "tick",
  gathered: "coins",
  initiative: "tick",
  quest_won: "success",
  people_moved: "tick",
  lost: "tick",
  gained: "coins",
  quest_finished: "success",
  built: "place",
  tool_built: "success",
  recruited: "place",
  paid: "coins",
  end_triggered: "blow",
};
