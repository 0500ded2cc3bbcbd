// @ts-check
/**
 * The scripts of the guided first games of Hybris: a deal, and its steps with text, pointer and actions. A test plays
 * them.
 */

/** One Age alone with Zeus. @type {import("../../guide/lesson.js").Script} */
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

/** One Age of rivalry, Zeus against Ares. @type {import("../../guide/lesson.js").Script} */
export const rivalry = {
  seats: 2,
  seat: 0,
  seed: 8,
  options: { mode: "rivalry", olympian1: "zeus", olympian2: "ares" },
  bot: "normal",
  steps: [
    { say: "rivalry.goal", point: ["age"] },
    {
      say: "rivalry.pillar",
      do: ["pillar ambition"],
      then: ["pillar ascension", "token olympus", "token mortal_world"],
    },
    { say: "rivalry.token", do: ["token olympus"] },
    { say: "rivalry.sealed", do: ["token mortal_world"], then: ["activate hero1", "slot o1", "design TE13"] },
    { say: "rivalry.hero", do: ["activate hero1"] },
    { say: "rivalry.onto", do: ["slot o1"] },
    { say: "rivalry.power", do: ["keep"] },
    { say: "rivalry.lay", do: ["play K4", "play K5"], then: ["play K4", "play AR4"] },
    { say: "rivalry.won", do: ["convert cv3"] },
    { say: "rivalry.spark", do: ["free spark 1"], then: ["activate prophet2", "slot elis", "preach"] },
    { say: "rivalry.olympian", do: ["activate olympian", "slot m2"] },
    { say: "rivalry.spin", do: ["spin prayers"], then: ["activate olympian", "slot u2", "drain"] },
    { say: "rivalry.prophet", do: ["activate prophet2", "slot rhodes"] },
    { say: "rivalry.preach", do: ["preach"], then: ["pass", "option 2"] },
    { say: "rivalry.pass", do: ["pass"] },
    { say: "rivalry.age", point: ["age"] },
    { say: "rivalry.end" },
  ],
};
