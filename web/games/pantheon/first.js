// @ts-check
/**
 * The script of Pantheon's guided first game: a deal, and its steps with text, pointer and actions. A test plays it.
 */

/** @type {import("../../guide/lesson.js").Script} */
export const script = {
  seats: 2,
  seat: 0,
  seed: 1845,
  options: { first_seat: 1 },
  bot: "normal",
  steps: [
    { say: "goal" },
    { say: "map", point: ["608"] },
    { say: "pieces", point: ["foot 0", "column 0"] },
    { say: "move", do: ["move", "place 808", "place 708"] },
    { say: "loot", do: ["place 608"] },
    { say: "columns", do: ["place 709", "place 607"] },
    { say: "done", do: ["done"], then: ["draw deck", "draw deck", "draw deck"] },
    { say: "followed" },
    {
      say: "draw",
      do: ["draw dancer", "draw temple", "draw step"],
      then: ["buy", "buy_tile gift 1", "buy_piece foot", "done"],
    },
    { say: "bought", point: ["foot 1"] },
    { say: "worship", do: ["worship Vinthrad"] },
    { say: "offer", do: ["offer_two dancer temple"], then: ["move", "place 907", "place 1007", "place 1107", "done"] },
    { say: "follow", do: ["place 908"] },
    { say: "last", do: ["done"] },
    { say: "buy", do: ["buy", "buy_piece foot"] },
    { say: "pay", do: ["done"], then: ["draw deck", "draw deck", "draw deck"] },
    { say: "end" },
    { say: "scoring" },
  ],
};
