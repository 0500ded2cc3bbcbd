// @ts-check
/** The ladder of the peoples: each climbs and falls on a rail of its own. */

import { keyed, set, svg } from "../../ui/dom.js";
import { box, label, part, use, useAt } from "./parts.js";

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./view.js").View} View
 */

/** Room beside the rails for the numbers, and above and below them. */
const SIDE = 34,
  END = 26;

/**
 * Where things are.
 * @param {View} view @param {Layout} layout
 */
function measure({ peoples, ladder_half }, { ladder: [x, y, w, h] }) {
  const step = (w - SIDE - 8) / peoples.length;
  const rung = (h - 2 * END) / (2 * ladder_half);
  return {
    step,
    rung,
    left: x + SIDE,
    /** @param {number} i */
    rail: (i) => x + SIDE + step * (i + 0.5),
    /** @param {number} value */
    height: (value) => y + h / 2 - value * rung,
  };
}

/** @param {Element} parent @param {View} view @param {Layout} layout @param {Tools} tools */
export function drawLadder(parent, view, layout, tools) {
  const { peoples, ladder, ladder_half } = view;
  const { rail, height, rung, step } = measure(view, layout);
  const size = Math.min(step - 4, rung * 1.25, 44);
  keyed(
    parent,
    ["rungs", ...peoples],
    (key) => `${key} ${ladder_half}`,
    (key) => (key === "rungs" ? rungs(view, layout) : climber(key, size)),
    (element, key) => {
      if (key === "rungs") return;
      const value = ladder[key];
      set(element, {
        class: `climber${Math.abs(value) >= ladder_half ? " arrived" : ""}`,
        style: `transform: translate(${rail(peoples.indexOf(/** @type {any} */ (key)))}px, ${height(value)}px)`,
        "data-what": tools.text(whatClimber(key, view), { people: key, value: signed(value) }),
        "data-about": "people ladder",
      });
      drawWishes(part(element, ".wishes"), key, view, size);
    },
  );
}

/** @param {number} value */
const signed = (value) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

/** @param {string} people @param {View} view */
function whatClimber(people, { players, viewer }) {
  const own = viewer === null ? undefined : players[viewer];
  const wishes = [own?.favoured === people && "favoured", own?.unfavoured === people && "unfavoured"].filter(Boolean);
  return ["what.climber", ...wishes].join(".");
}

/** @param {string} people @param {number} size */
const climber = (people, size) =>
  svg(
    "g",
    { "data-thing": `climber ${people}`, "data-spot": `ladder ${people}` },
    use(people, -size / 2, -size / 2, size),
    svg("g", { class: "wishes" }),
  );

/** What the viewer wishes for a people. @param {Element} parent @param {string} people @param {View} view
 * @param {number} size */
function drawWishes(parent, people, { players, viewer }, size) {
  const own = viewer === null ? undefined : players[viewer];
  const wishes = [
    { name: "favoured", holds: own?.favoured === people, x: size * 0.42 },
    { name: "unfavoured", holds: own?.unfavoured === people, x: -size * 0.42 },
  ];
  keyed(
    parent,
    wishes.filter(({ holds }) => holds),
    ({ name }) => name,
    ({ name, x }) => useAt(name, x, -size * 0.32, size * 0.5),
  );
}

/** The rails and rungs, with their numbers. @param {View} view @param {Layout} layout */
function rungs(view, layout) {
  const { peoples, ladder_half: half } = view;
  const [x, , w] = layout.ladder;
  const { rail, height, step, rung } = measure(view, layout);
  const steps = Array.from({ length: 2 * half + 1 }, (_, i) => half - i);
  return svg(
    "g",
    { class: "rungs", "aria-hidden": "true" },
    ...[half, -half].map((value) =>
      box(x + 4, height(value) - rung * 0.48, w - 8, rung * 0.96, { class: value > 0 ? "summit" : "abyss", rx: 6 }),
    ),
    ...peoples.map((people, i) =>
      box(rail(i) - 4, height(half) - 6, 8, height(-half) - height(half) + 12, { class: `rail ${people}`, rx: 4 }),
    ),
    ...steps.flatMap((value) => [
      svg("path", {
        class: value === 0 ? "rung median" : "rung",
        d: `M${rail(0) - step / 2 + 3} ${height(value)}H${rail(peoples.length - 1) + step / 2 - 3}`,
      }),
      label(signed(value), x + 19, height(value) + 5, 14, { class: "step" }),
    ]),
  );
}
