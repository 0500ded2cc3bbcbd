// @ts-check
/**
 * The script of the guided first game of Hybris, one Age alone with Zeus: a deal, and its steps with text, pointer and
 * actions. A test plays it.
 */

/** @type {import("../../guide/lesson.js").Script} */
export const script = {
  seats: 1,
  seat: 0,
  seed: 8,
  options: { olympian1: "zeus", severity: "mild" },
  bot: "normal",
  steps: [
    { say: "tribute", then: ["go_on"] },
    { say: "goal", point: ["age", "chronos-points", "all-chains"] },
    { say: "pillar", do: ["pillar abundance"] },
    { say: "chain", do: ["pillar ambition"] },
    { say: "focus", do: ["focus cosmos"] },
    { say: "token", do: ["token coliseum"] },
    { say: "prophet", do: ["token mortal_world"], then: ["go_on"] },
    { say: "hero", do: ["activate hero1"] },
    { say: "slot", do: ["slot c1"] },
    { say: "challenge", do: ["challenge"] },
    { say: "lay", do: ["play ZE2", "play K4"] },
    { say: "blow", do: ["stand"], then: ["go_on"] },
    { say: "answer", do: ["store"], then: ["go_on"] },
    { say: "sever", do: ["resolve"], then: ["go_on"] },
    { say: "zeus", do: ["activate olympian", "slot o1"] },
    { say: "convert", do: ["convert cv3", "free spark 1"], then: ["go_on"] },
    { say: "card", do: ["resolve"], then: ["go_on"] },
    { say: "preacher", do: ["activate prophet2", "slot rhodes"] },
    { say: "preach", do: ["preach"] },
    { say: "fulfil", do: ["fulfil PM11"], then: ["go_on"] },
    { say: "pass", do: ["pass"] },
    { say: "order", do: ["pillar abundance"], then: ["go_on", "go_on"] },
    { say: "descend", do: ["slot argos"], then: ["go_on"] },
    { say: "coming" },
    { say: "end" },
  ],
};
