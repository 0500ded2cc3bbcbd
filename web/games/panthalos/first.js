// @ts-check
/**
 * The script of Panthalos's guided first game: a deal, and its steps with text, pointer and actions. A test plays it.
 */

/** @type {import("../../guide/lesson.js").Script} */
export const script = {
  seats: 2,
  seat: 0,
  seed: 4758,
  options: { first_seat: 1 },
  bot: "normal",
  steps: [
    { say: "goal" },
    { say: "figures", point: ["figures 0"] },
    { say: "calamity", point: ["calamity"] },
    { say: "polis", do: ["pick 2", "slot POLIS-1"], then: ["pick leader", "slot AGRO"] },
    { say: "leader", do: ["pick leader", "slot AGORA-1"] },
    { say: "lightning", do: ["take iron", "take grapes"], then: ["pick 2", "slot TITANVS"] },
    { say: "ship", do: ["ship iron"], then: ["pick 2", "slot AGRO"] },
    { say: "phalanx", do: ["pick 2", "slot PHALANX-2"], then: ["pass"] },
    { say: "art", do: ["pick 2", "slot ART-3"] },
    { say: "arena", do: ["pick 2", "slot ARENA-2"] },
    { say: "pass", do: ["pass"] },
    { say: "support", do: ["take air+2"] },
    { say: "promote", do: ["promote 5"] },
    { say: "artisan", do: ["take artisan-grapes"] },
    { say: "parry", do: ["play air6", "play air+2", "parry"] },
    { say: "keep", do: ["retain air6"], then: ["endure"] },
    { say: "challenge", do: ["challenge 1"] },
    { say: "duel", do: ["play water9", "attack"], then: ["concede", "weaken 1"] },
    { say: "spoils", do: ["spoils disc"] },
    { say: "spare", do: ["done"] },
    { say: "rest", point: ["THERMAE"] },
    { say: "refine", do: ["activate grapes"], then: ["pick 2", "slot PHALANX-2"] },
    { say: "income", do: ["pick 3", "slot POLIS-2"], then: ["pick leader", "slot TITANVS"] },
    { say: "end", point: ["round"] },
    { say: "scoring" },
  ],
};
