// @ts-check
/** Slots of locations and cities: what they bring, who stands there, tokens that block them. */

import { keyed, set, svg } from "../../../ui/dom.js";
import { at, label, part, icon } from "../drawing.js";
import { pawn } from "./figures.js";
import { bonusOf } from "./glyphs.js";
import { drawPrisoners } from "./prisoners.js";

/**
 * @typedef {import("../board.js").Tools} Tools
 * @typedef {import("../view.js").Slot} Slot
 * @typedef {import("../view.js").View} View
 */

const RADIUS = 21;

/** @param {Slot} slot @param {string} act */
export function makeSlot(slot, act) {
  const bonus = bonusOf(slot.bonus);
  return svg(
    "g",
    { class: `slot${slot.dotted ? " dotted" : ""}`, "data-acts": act, "data-spot": `slot ${slot.id}` },
    svg("circle", { class: "seat-of", r: RADIUS }),
    ...(slot.dotted ? [svg("circle", { class: "dots", r: RADIUS - 5 })] : []),
    svg("g", { class: "bonus", "aria-hidden": "true" }, ...(bonus ? [icon(bonus, 0, 0, 25)] : [])),
    svg("g", { class: "standing" }),
    svg("g", { class: "lurking" }),
    svg("g", { class: "blocked" }),
  );
}

/** @param {Element} element @param {Slot} slot @param {string} place @param {View} view @param {Tools} tools */
export function drawSlot(element, slot, place, view, tools) {
  const who = slot.figures;
  element.classList.toggle("taken", who.length > 0 || !!slot.avatar);
  keyed(
    part(element, ".standing"),
    who,
    ({ seat, figure }) => `${seat} ${figure}`,
    ({ seat, figure }) => svg("g", {}, pawn(figure, seat, view.players[seat].olympian)),
    (each, _, i) => set(each, { transform: at(i * 13 - (who.length - 1) * 6.5, 0) }),
  );
  drawPrisoners(part(element, ".lurking"), slot.prisoners ?? [], view, who.length ? -14 : 0, who.length ? -14 : 0, 0.9);
  keyed(
    part(element, ".blocked"),
    slot.blocked ? [slot] : [],
    () => "blocked",
    () => svg("g", {}, icon("blocked", 0, 0, 44)),
  );
  set(element, {
    "data-in": place,
    "data-what": whatOf(slot, tools),
    "data-about": `${place === "mortal_world" ? "city" : "slot"} slot_bonus${slot.prisoners?.length ? " prisoner" : ""}`,
  });
}

/** What a slot is, in words. @param {Slot} slot @param {Tools} tools */
function whatOf(slot, { text }) {
  const bonus = bonusOf(slot.bonus);
  const facts = [
    text(slot.dotted ? "what.slot.dotted" : "what.slot.single"),
    ...(bonus ? [text("what.slot.bonus", { bonus: text(`amount.${bonus}`, { count: 1 }) })] : []),
    ...slot.figures.map(({ seat, figure }) => text("what.slot.figure", { seat, figure: text(`figure.${figure}`) })),
    ...(slot.prisoners ?? []).map((prisoner) => text("what.slot.prisoner", { prisoner })),
    ...(slot.avatar ? [text("what.slot.avatar", { avatar: slot.avatar })] : []),
    ...(slot.blocked ? [text("what.slot.blocked")] : []),
  ];
  return text("what.slot", { slot: slot.id, facts });
}

/**
 * A small label in a chip.
 * @param {string | number} words
 * @param {number} x
 * @param {number} y
 * @param {number} [size]
 */
export const caption = (words, x, y, size = 14) => label(words, x, y, size, { class: "caption" });
