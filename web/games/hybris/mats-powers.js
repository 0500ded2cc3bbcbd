// @ts-check
/** What stands on a player's board: powers, Pillars held, Corruption cards kept for their power. */

import { el, keyed, set } from "../../ui/dom.js";
import { part, sign } from "./drawing.js";
import { sayPower } from "./sentences.js";

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./view.js").Player} Player
 * @typedef {import("./view.js").View} View
 */

/** @type {Record<string, string>} */
const SIGNS = { power: "once", pillar: "pillar", corruption: "corruption" };

/** @param {Element} parent @param {Player} player @param {View} view @param {Tools} tools */
export function drawPowers(parent, { powers, pillars, seat }, view, tools) {
  const { text } = tools;
  const kept = view.tartarus?.powers[seat] ?? [];
  const chips = [
    ...powers.map((power) => ({
      kind: "power",
      id: power.id,
      used: power.used,
      name: text(`power.${power.id}`),
      what: text(power.used ? "what.power.used" : "what.power", { power: power.id, seat }),
      about: "power",
    })),
    ...pillars.map((id) => ({
      kind: "pillar",
      id,
      used: false,
      name: text(`pillar.${id}`),
      what: text("what.pillar", { pillar: id }),
      about: `${id} pillar`,
    })),
    ...kept.map(({ id, power }) => ({
      kind: "corruption",
      id,
      used: false,
      name: text(`card.${id}`),
      what: `${text("what.corruption_card", { card: id })} ${sayPower(power, tools)}`,
      about: "corruption_card",
    })),
  ];
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
