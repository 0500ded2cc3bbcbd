// @ts-check
/** What a player owns: objectives, power, tool, what holds for this round, and monuments. */

import { el, keyed, set } from "../../ui/dom.js";
import { glyphs, isReconstructed, sayEffects } from "./effects.js";
import { inline } from "./glyphs.js";
import { whatMonument } from "./market.js";
import { part, sign } from "./parts.js";
import { whatPower, whatTool } from "./pool.js";

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./view.js").Player} Player
 * @typedef {import("./view.js").View} View
 *
 * @typedef {object} Thing
 * @property {string} key
 * @property {string} kind
 * @property {string} sign
 * @property {string} what
 * @property {string} [act]
 * @property {import("./effects.js").Glyph[]} row
 * @property {boolean} [mark]
 */

/** @param {number} seat */
export const belongings = (seat) => el("div", { class: "belongings", "data-spot": `belongings ${seat}` });

/** @param {Element} element @param {Player} player @param {Tools} tools */
export function drawWishes(element, { favoured, unfavoured }, { text }) {
  const wishes = [
    { name: "favoured", people: favoured },
    { name: "unfavoured", people: unfavoured },
  ].filter(({ people }) => people !== null);
  keyed(
    element,
    wishes,
    ({ name, people }) => `${name} ${people}`,
    ({ name, people }) => el("span", { class: `wish ${name}` }, sign(String(people)), sign(name, "way-of")),
    (each, { name, people }) =>
      set(each, { "data-what": text(`what.${name}`, { people }), "data-about": `${name} objective` }),
  );
}

/** @param {Element} element @param {Player} player @param {View} view @param {Tools} tools */
export function drawBelongings(element, player, view, tools) {
  keyed(
    element,
    [...cards(player, view, tools), ...monuments(player, view, tools)],
    ({ key }) => key,
    ({ kind, sign: name, row, mark, key }) =>
      el(
        "span",
        { class: `thing ${kind}`, "data-thing": key },
        sign(name, "face"),
        inline(row),
        mark ? sign("quill", "ours") : undefined,
      ),
    (each, { what, act, kind }) => {
      set(each, {
        "data-what": what,
        "data-about": kind === "grant" ? "epilogue" : kind.split(" ")[0],
        "data-act": act,
      });
      if (kind.startsWith("monument")) set(part(each, "b"), { "data-words": worthOf(player, each) });
    },
  );
}

/** @param {Player} player @param {Element} element */
const worthOf = ({ monuments: all }, element) =>
  all.find(({ monument }) => `monument ${monument}` === element.getAttribute("data-thing"))?.value ?? "";

/** @param {Player} player @param {View} view @param {Tools} tools @returns {Thing[]} */
function cards({ seat, power, tool, has_tool, built_tool, used, grants }, view, tools) {
  const { cards: printed, viewer } = view;
  const { text } = tools;
  /** @param {string} id @param {import("./view.js").Effect[]} effects */
  const face = (id, effects) => ({ sign: id, row: effects.flatMap(glyphs), mark: isReconstructed(effects) });
  /** @type {Thing[]} */
  const things = [];
  if (power)
    things.push({
      key: `power ${power}`,
      kind: used.includes(power) ? "power used" : "power",
      what: whatPower(power, view, tools),
      ...face(power, printed.powers[power].effects),
    });
  const known = built_tool ?? tool;
  if (known)
    things.push({
      key: `tool ${known}`,
      kind: `tool${built_tool ? "" : " in-hand"}${used.includes(known) ? " used" : ""}`,
      what: [whatTool(known, view, tools), text(built_tool ? "what.tool.built" : "what.tool.in_hand")].join(" "),
      act: seat === viewer && !built_tool ? "build_tool" : undefined,
      ...face(known, printed.tools[known].effects),
      mark: true,
    });
  else if (has_tool)
    things.push({ key: "tool back", kind: "tool back", sign: "tool", what: text("what.tool.hidden"), row: [] });
  if (grants.length)
    things.push({
      key: `grants ${grants.length}`,
      kind: "grant",
      what: text("what.grant", { about: sayEffects(grants, tools) }),
      sign: "discount",
      row: grants.flatMap(glyphs),
    });
  return things;
}

/** @param {Player} player @param {View} view @param {Tools} tools @returns {Thing[]} */
const monuments = ({ monuments: all }, { cards: printed }, tools) =>
  all.map(({ monument, value }) => {
    const card = printed.monuments[monument];
    return {
      key: `monument ${monument}`,
      kind: `monument ${card.colour}`,
      sign: monument,
      what: [whatMonument(monument, card, card.cost, tools), tools.text("what.value", { count: value })].join(" "),
      row: [{ words: String(value) }],
    };
  });
