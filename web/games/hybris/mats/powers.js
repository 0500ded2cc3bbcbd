// @ts-check
/** What stands on a player's board: powers, Pillars held, Corruption cards kept for their power. */

import { el, keyed, set } from "../../../ui/dom.js";
import { part, sign } from "../drawing.js";
import { isAgainstChronos } from "../modes.js";
import { said, sayPillar, sayPower } from "../sentences.js";

/**
 * @typedef {import("../board.js").Tools} Tools
 * @typedef {import("../view.js").Player} Player
 * @typedef {import("../view.js").View} View
 */

/** @type {Record<string, string>} */
const SIGNS = { power: "once", pillar: "pillar", corruption: "corruption" };

/**
 * @typedef {object} Chip
 * @property {string} kind
 * @property {string} id
 * @property {boolean} [used]
 * @property {string} name
 * @property {string} what
 * @property {string} about
 */

/**
 * What a Pillar does; in rivalry its own card says it.
 * @param {string} pillar
 * @param {View} view
 * @param {Tools} tools
 */
const doesOf = (pillar, view, tools) =>
  isAgainstChronos(view)
    ? view.concepts.filter((each) => each.pillar === pillar).map((each) => sayPillar(each, tools))
    : [];

/** @param {Player} player @param {View} view @param {Tools} tools @returns {Chip[]} */
function chipsOf({ powers, pillars, seat }, view, tools) {
  const { text } = tools;
  return [
    ...powers.map((power) => ({
      kind: "power",
      id: power.id,
      used: power.used,
      name: text(`power.${power.id}`),
      what: said(
        text(power.used ? "what.power.used" : "what.power", { power: power.id, seat }),
        sayPower(power, tools),
      ),
      about: "power",
    })),
    ...pillars.map((id) => ({
      kind: "pillar",
      id,
      name: text(`pillar.${id}`),
      what: said(text("what.pillar", { pillar: id }), ...doesOf(id, view, tools)),
      about: `${id} pillar`,
    })),
    ...(view.tartarus?.powers[seat] ?? []).map(({ id, power }) => ({
      kind: "corruption",
      id,
      name: text(`card.${id}`),
      what: `${text("what.corruption_card", { card: id })} ${sayPower(power, tools)}`,
      about: "corruption_card",
    })),
  ];
}

/** @param {Element} parent @param {Player} player @param {View} view @param {Tools} tools */
export function drawPowers(parent, player, view, tools) {
  const chips = chipsOf(player, view, tools);
  keyed(
    parent,
    chips,
    ({ id }, i) => `${id} ${chips.slice(0, i).filter((other) => other.id === id).length}`,
    ({ kind, id }) =>
      el(
        "span",
        { class: `chip ${kind}`, "data-act": kind === "power" ? `use ${id}` : undefined },
        sign(SIGNS[kind]),
        el("span", { class: "chip-name" }),
      ),
    (each, { used, name, what, about }) => {
      each.classList.toggle("used", !!used);
      set(part(each, ".chip-name"), { text: name });
      set(each, { "data-what": what, "data-about": about });
    },
  );
  parent.classList.toggle("many", chips.length > 3);
}
