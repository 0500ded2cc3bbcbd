// @ts-check
/** The frieze of the main board: initiative, score card, resolution card, and what the end depends on. */

import { keyed, set, svg } from "../../ui/dom.js";
import { SHAPES } from "../../ui/seat.js";
import { glyphs, sayEffect } from "./effects.js";
import { rowOf } from "./glyphs.js";
import { ROMAN, at, label, part, use, useAt } from "./parts.js";

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./layout.js").Box} Box
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./view.js").View} View
 */

/** @param {Element} parent @param {View} view @param {Layout} layout @param {Tools} tools */
export function drawFrieze(parent, view, layout, tools) {
  if (!parent.firstElementChild)
    parent.append(...["order", "ranks", "effects", "clocks"].map((name) => svg("g", { class: name })));
  drawInitiative(part(parent, ".order"), view, layout.initiative, tools);
  drawScoreCard(part(parent, ".ranks"), view, layout.score, tools);
  drawResolution(part(parent, ".effects"), view, layout.resolution, tools);
  drawClocks(part(parent, ".clocks"), view, layout.clocks, tools);
}

/** The shape of a seat with its letter's colours, centred on the origin. @param {number} seat @param {number} scale */
export const seatChip = (seat, scale) =>
  svg("g", { class: `chip seat${seat}` }, svg("path", { d: SHAPES[seat], transform: `scale(${scale})` }));

// --- initiative

/** @param {Element} parent @param {View} view @param {Box} area @param {Tools} tools */
function drawInitiative(parent, view, [x, y, w, h], tools) {
  const { order, players } = view;
  const step = Math.min(84, (w - 44) / order.length);
  const left = x + 44 + (w - 44 - step * order.length) / 2;
  keyed(
    parent,
    ["niches", ...order.map(String)],
    (key) => key,
    (key) => (key === "niches" ? niches(order.length, left, y, step, h, x) : marker(Number(key))),
    (element, key) => {
      if (key === "niches") return;
      const seat = Number(key);
      const rank = order.indexOf(seat);
      drawMarker(element, players[seat].god);
      set(element, {
        style: `transform: translate(${left + step * (rank + 0.5)}px, ${y + h / 2}px)`,
        "data-what": tools.text("what.initiative", { seat, place: rank + 1 }),
        "data-about": "initiative",
      });
    },
  );
}

/**
 * @param {number} count
 * @param {number} left
 * @param {number} y
 * @param {number} step
 * @param {number} h
 * @param {number} x
 */
const niches = (count, left, y, step, h, x) =>
  svg(
    "g",
    { class: "niches", "aria-hidden": "true" },
    useAt("init", x + 23, y + h / 2, 36),
    ...ROMAN.slice(0, count).flatMap((roman, i) => [
      svg("path", {
        class: "niche",
        d: `M${left + i * step + 4} ${y + h - 8}V${y + 26}q0-18 ${step / 2 - 4}-18t${step / 2 - 4} 18V${y + h - 8}Z`,
      }),
      label(roman, left + (i + 0.5) * step, y + h - 12, 13, { class: "roman" }),
    ]),
  );

/** @param {number} seat */
const marker = (seat) =>
  svg(
    "g",
    { class: `initiative seat${seat}`, "data-thing": `init ${seat}`, "data-spot": `initiative ${seat}` },
    svg("circle", { r: 27, cy: -2, class: "halo" }),
    svg("g", { class: "face" }),
    svg("g", { transform: at(19, 17) }, svg("circle", { r: 11, class: "badge" }), seatChip(seat, 0.78)),
  );

/** @param {Element} element @param {string | null} god */
function drawMarker(element, god) {
  keyed(
    part(element, ".face"),
    god ? [god] : [],
    (id) => id,
    (id) => use(`god-${id}`, -25, -27, 50),
  );
}

// --- cards

/** @param {Element} parent @param {View} view @param {Box} area @param {Tools} tools */
function drawScoreCard(parent, { score_card, score_minimum }, [x, y, w, h], { text }) {
  const step = (w - 12) / score_card.length;
  keyed(
    parent,
    score_card,
    (_, i) => `${i} ${score_card.length}`,
    (points) =>
      svg(
        "g",
        { class: "rank" },
        use("vp", -21, -22, 42),
        label(points, 0, 6, 20, { class: "number" }),
        useAt("disciple", -13, 30, 15),
        label("", 9, 35, 14, { class: "roman" }),
      ),
    (element, points, i) => {
      set(element, {
        transform: at(x + 6 + step * (i + 0.5), y + h / 2 - 6),
        "data-what": text("what.score_card", { place: i + 1, count: points, least: score_minimum[i] }),
        "data-about": "score_card",
      });
      set(part(element, ".roman"), { text: `${score_minimum[i]}+` });
    },
  );
}

/** @param {Element} parent @param {View} view @param {Box} area @param {Tools} tools */
function drawResolution(parent, { peoples, cards }, [x, y, w, h], tools) {
  const step = (w - 8) / peoples.length;
  keyed(
    parent,
    peoples,
    (people) => people,
    (people) => {
      const effect = cards.resolution[people];
      const room = step - 8;
      return svg(
        "g",
        { class: "resolution" },
        use(people, -19, -33, 38),
        rowOf(glyphs(effect), 0, 20, 22, room),
        ...(effect.provenance === "reconstructed" ? [ours(step / 2 - 10, -28)] : []),
      );
    },
    (element, people, i) =>
      set(element, {
        transform: at(x + 4 + step * (i + 0.5), y + h / 2),
        "data-what": tools.text("what.resolution", { people, about: sayEffect(cards.resolution[people], tools) }),
        "data-about": "resolution_card people",
      }),
  );
}

/** The small mark of what is reconstructed: a quill. @param {number} x @param {number} y */
export const ours = (x, y) => useAt("quill", x, y, 13, { class: "ours" });

// --- clocks

/** @param {View} view */
const piles = ({ quest_pile, monument_pile, bag }) => [
  { id: "quests", sign: "scroll", count: quest_pile },
  { id: "monuments", sign: "monuments", count: monument_pile },
  { id: "bag", sign: "bag", count: Object.values(bag).reduce((sum, count) => sum + count, 0) },
];

/** The entries of the glossary that explain the round and the piles. @type {Record<string, string>} */
const ABOUT_CLOCKS = { round: "round", quests: "quest", monuments: "monument market", bag: "token" };

/** The round, and the piles whose end is the end. @param {Element} parent @param {View} view @param {Box} area
 * @param {Tools} tools */
function drawClocks(parent, view, [x, y, w, h], { text }) {
  const flat = w > h;
  const items = [{ id: "round", sign: "", count: view.round }, ...piles(view)];
  const step = (flat ? w : h) / items.length;
  keyed(
    parent,
    items,
    ({ id }) => id,
    ({ id, sign }) =>
      svg(
        "g",
        { class: `clock ${id}`, "data-spot": id },
        ...(sign ? [useAt(sign, -15, 0, 34)] : [svg("circle", { r: 35 }), label("", 0, -9, 13, { class: "small" })]),
        label("", sign ? 19 : 0, sign ? 8 : 16, 23, { class: "number" }),
      ),
    (element, { id, count }, i) => {
      const over = view.ends.some((end) => end === id);
      set(element, {
        class: `clock ${id}${over ? " over" : ""}`,
        transform: flat ? at(x + step * (i + 0.5), y + h / 2) : at(x + w / 2, y + step * (i + 0.5)),
        "data-what": whatClock(id, count, over, view, text),
        "data-about": ABOUT_CLOCKS[id],
      });
      set(part(element, ".number"), { text: count });
      if (id === "round")
        set(part(element, ".small"), { text: text("board.round"), textLength: 50, lengthAdjust: "spacingAndGlyphs" });
    },
  );
}

/**
 * @param {string} id @param {number} count @param {boolean} over @param {View} view @param {Tools["text"]} text
 */
function whatClock(id, count, over, { bag, max_rounds }, text) {
  const things = Object.entries(bag).flatMap(([people, tokens]) => Array(tokens).fill(text(`people.${people}`)));
  if (id === "bag") return text(count ? "what.bag" : "what.bag.empty", { count, things });
  return text(over ? `what.${id}.over` : `what.${id}`, { count, most: max_rounds });
}
