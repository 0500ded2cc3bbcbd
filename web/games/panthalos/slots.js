// @ts-check
/** The slots: each shows its minimum value, whether it takes effect at once, and its income. */

import { keyed, set, svg } from "../../ui/dom.js";
import { disc, lying, pips } from "./figures.js";
import { slotCentres } from "./layout.js";
import { at, label, part, use } from "./parts.js";

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./layout.js").Spot} Spot
 * @typedef {import("./view.js").Slot} Slot
 * @typedef {import("./view.js").View} View
 */

/**
 * @param {Element} parent
 * @param {View} view
 * @param {Layout} layout
 * @param {Tools} tools
 * @returns {Record<string, number[]>}  the centre of each slot
 */
export function drawSlots(parent, view, layout, tools) {
  const centres = allCentres(view, layout);
  keyed(
    parent,
    view.slots,
    (slot) => `${layout.name} ${slot.id}`,
    (slot) => slotPicture(slot, layout.places[slot.place]),
    (element, slot) => {
      const [x, y] = centres[slot.id];
      const held = slot.figures.map(({ seat, figure }) => `${seat}-${figure}`).join(" ");
      set(element, {
        transform: at(x, y),
        "data-what": whatSlot(slot, tools),
        "data-about": aboutSlot(slot),
        "data-held": held,
      });
      keyed(
        part(element, ".owner"),
        slot.disc === null ? [] : [slot.disc],
        (seat) => seat,
        (seat) => lying(disc(seat, 19), seat),
      );
    },
  );
  return centres;
}

/** @param {View} view @param {Layout} layout @returns {Record<string, number[]>} */
function allCentres({ slots }, { places }) {
  const ids = [...new Set(slots.map(({ place }) => place))];
  return Object.fromEntries(
    ids.flatMap((id) =>
      slotCentres(
        places[id],
        slots.filter(({ place }) => place === id),
      ),
    ),
  );
}

// --- drawings

/** @param {Slot} slot @param {Spot} spot */
function slotPicture(slot, spot) {
  const { id, place, unlimited, lightning, income, once } = slot;
  return svg(
    "g",
    {
      class: unlimited ? "slot field" : "slot",
      "data-acts": `slot ${id}|settle ${id}`,
      "data-spot": id,
      "data-in": place,
    },
    ...(unlimited ? openField(slot, spot) : niche(slot, spot)),
    svg("g", { class: "owner" }),
    ...(lightning ? [use("lightning", 10, -33, 23)] : []),
    ...(income ? [incomePicture(income, once)] : []),
  );
}

/** A niche for one figure; the first of a pair has the link to the second. @param {Slot} slot @param {Spot} spot */
function niche({ id, minimum }, { pair }) {
  return [
    ...(id.endsWith("a") ? [svg("path", { d: `M0-6H${pair[0]}V6H0Z`, class: "link" })] : []),
    svg("rect", { x: -27, y: -27, width: 54, height: 54, class: "reach" }),
    svg("rect", { x: -24.5, y: -24.5, width: 49, height: 49, rx: 9, class: "niche" }),
    svg("rect", { x: -20.5, y: -20.5, width: 41, height: 41, rx: 6, class: "recess" }),
    svg("g", { class: "least" }, ...pips(minimum, 11, 4)),
  ];
}

/**
 * A field for any number of figures; above it its minimum value and what each figure earns.
 * @param {Slot} slot @param {Spot} spot
 */
function openField({ id, minimum }, { crowd: [, , w, h] }) {
  const above = -h / 2 - 18;
  return [
    svg("rect", { x: -w / 2 - 4, y: -h / 2 - 4, width: w + 8, height: h + 8, rx: 16, class: "niche open" }),
    svg(
      "g",
      { class: "least", transform: at(w / 2 - 52, above) },
      svg("rect", { x: -11, y: -11, width: 22, height: 22, rx: 5, class: "niche" }),
      ...pips(minimum, 6, 3),
    ),
    svg("g", { class: "yield", transform: at(w / 2 - 4, above) }, ...YIELD[id]()),
  ];
}

/** @type {Record<string, () => SVGElement[]>} */
const YIELD = {
  TITANVS: () => [label("½", -24, 6, 17), use("titan", -13, -11, 22)],
  AGRO: () => [label("1", -23, 6, 17), use("coin", -13, -11, 22)],
};

/** The symbol of each kind of income. @type {Record<string, string>} */
const INCOME = { titans: "titan", discs: "coin", supports: "support", goods: "bag" };

/** The income of a slot of POLIS, shown below it. @param {Record<string, number>} income @param {boolean} once */
function incomePicture(income, once) {
  const [[kind, count]] = Object.entries(income);
  const icons = Array.from({ length: count }, (_, i) => use(INCOME[kind], -10 + (i - (count - 1) / 2) * 20, 32, 20));
  return svg(
    "g",
    { class: "income" },
    svg("path", { d: "M-22 27H22L25 32V50L22 55H-22L-25 50V32Z", class: "plaque" }),
    ...icons,
    ...(once
      ? [svg("g", { class: "once", transform: at(-25, -15) }, svg("circle", { r: 13 }), label("1×", 0, 4.5, 13))]
      : []),
  );
}

// --- descriptions

/** What the glossary says of a slot. @param {Slot} slot */
const aboutSlot = ({ place, lightning, income, figures }) =>
  [place, ...(lightning ? ["lightning"] : []), ...(income ? ["income"] : []), ...figures.map(({ kind }) => kind)].join(
    " ",
  );

/** @param {Slot} slot @param {Tools} tools */
function whatSlot({ id, minimum, lightning, unlimited, income, disc: owner, figures }, { text }) {
  const slot = text(`slot.${id}`);
  if (owner !== null) return text("what.slot.settled", { slot, seat: owner });
  const there = figures.map((figure) => text(`who.${figure.kind}`, figure));
  if (unlimited) return text(there.length ? "what.slot.open" : "what.slot.open.empty", { slot, minimum, there });
  if (there.length) return text("what.slot.held", { slot, there });
  if (income) return text("what.slot.income", { slot, minimum, income: Object.entries(income)[0].join("") });
  return text(lightning ? "what.slot.lightning" : "what.slot", { slot, minimum });
}
