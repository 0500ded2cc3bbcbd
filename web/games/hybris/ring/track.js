// @ts-check
/** What a chained concept shows: its card, its conditions as they stand, the chain track, its store and its avatar. */

import { keyed, set, svg } from "../../../ui/dom.js";
import { at, box, icon, label, part } from "../drawing.js";
import { backOf } from "../cards/chronos.js";
import { card } from "../cards/cards.js";
import { symbolOf } from "../effects.js";
import { rowOf } from "../glyphs.js";
import { counted } from "../places/glyphs.js";
import { said, sayConcept } from "../sentences.js";

/**
 * @typedef {import("../board.js").Tools} Tools
 * @typedef {import("../layout.js").Box} Box
 * @typedef {import("../view.js").Chained} Chained
 * @typedef {import("../view.js").ChronosView} View
 */

const STORE = 3;

/** A group of a concept, made once. @param {Element} element @param {string} name @returns {Element} */
function layer(element, name) {
  const there = element.querySelector(`:scope > .${name}`);
  return there ?? element.appendChild(svg("g", { class: name, "data-spot": name }));
}

/** @param {Element} parent @param {Chained} concept @param {Box} area @param {View} view @param {Tools} tools */
export function drawCard(parent, concept, [x, y, w, h], view, tools) {
  const { text } = tools;
  const { id, card: face, deck } = concept;
  keyed(
    layer(parent, "concept-card"),
    [face],
    (each) => each?.id ?? "back",
    (each) =>
      each
        ? svg(
            "g",
            { class: "face-up", "data-act": "resolve", "data-thing": `card ${each.id}`, "data-spot": `card ${id}` },
            card("concept", each, w, h),
          )
        : svg("g", { class: "face-down", "data-source": `card ${id}` }, backOf(id, w, h)),
    (each, shown) => {
      const acts = view.cursor === id || !shown;
      set(each, {
        transform: at(x, y),
        "data-in": `concept ${id}`,
        "data-act": shown && acts ? "resolve" : undefined,
        "data-what": shown
          ? said(text("what.concept_card", { card: shown.id }), sayConcept(shown, tools))
          : text("what.concept_deck", { concept: id, count: deck }),
        "data-about": "concept_card",
      });
    },
  );
}

/** @param {Element} parent @param {Chained} concept @param {Box} area @param {Tools} tools */
export function drawConditions(parent, concept, [x, y, w, h], { text }) {
  const { id, conditions } = concept;
  const step = Math.min(30, h / conditions.length);
  keyed(
    layer(parent, "conditions"),
    conditions,
    ({ metric }) => metric,
    ({ metric }) =>
      svg(
        "g",
        { class: "condition", "data-spot": `condition ${id} ${metric}` },
        box(0, 0, w, step - 5, { rx: 8 }),
        icon(symbolOf(metric), 15, step / 2 - 2.5, Math.min(24, step - 8)),
        label("", w / 2 + 12, step / 2 + 3.5, 17),
      ),
    (each, { metric, need, have }, i) => {
      each.classList.toggle("met", have >= need);
      set(each, {
        transform: at(x, y + i * step + (h - step * conditions.length) / 2),
        "data-in": `concept ${id}`,
        "data-what": text("what.condition", { count: have, need, metric: text(`board.metric.${metric}`) }),
        "data-about": "condition",
      });
      set(part(each, "text"), { text: `${have} / ${need}` });
    },
  );
}

/** The track: the conditions that chains still cover are dim. @param {Element} parent @param {Chained} concept
 * @param {Box} area @param {Tools} tools */
export function drawTrack(parent, concept, [x, y, w, h], { text }) {
  const { id, chains, icons } = concept;
  const step = w / icons.length;
  const open = icons.length - chains;
  const group = layer(parent, "track");
  set(group, {
    transform: at(x, y),
    "data-in": `concept ${id}`,
    "data-what": text("what.track", { concept: id, count: chains }),
    "data-about": "chain",
  });
  keyed(
    group,
    icons,
    (_, i) => i,
    ({ metric, n }) =>
      svg(
        "g",
        { class: "icon" },
        box(1, 0, step - 2, h, { rx: 6 }),
        icon(symbolOf(metric), step / 2, 10, 18, { class: "printed" }),
        label(n, step / 2, h - 3, 13, { class: "printed aside" }),
        icon("chain", step / 2, h / 2, 30, { class: "link" }),
      ),
    (each, _, i) => {
      each.classList.toggle("covered", i >= open);
      set(each, { transform: at(i * step, 0) });
    },
  );
}

/** What Chronos stores here, and the avatar at home. @param {Element} parent @param {Chained} concept @param {Box} area
 * @param {View} view @param {Tools} tools */
export function drawStore(parent, concept, [x, y, w, h], view, { text }) {
  const { id, stores, store, avatar } = concept;
  const group = layer(parent, "store");
  const points = stores === "vp";
  set(group, {
    transform: at(x + 4, y),
    "data-act": view.cursor === id ? "store" : undefined,
    "data-in": `concept ${id}`,
    "data-what": points
      ? text("what.store.vp")
      : text("what.store", { count: store, metric: text(`board.metric.${stores}`) }),
    "data-about": points ? "vp" : "store",
  });
  keyed(
    group,
    points ? ["vp"] : ["0", "1", "2"],
    (i) => i,
    (i) =>
      i === "vp"
        ? svg(
            "g",
            {},
            box(0, 2, 94, h - 4, { class: "well-of", rx: 14 }),
            rowOf(counted("+2", "vp"), 47, h / 2, 24, 80),
          )
        : svg(
            "g",
            {},
            svg("circle", { class: "well-of", cx: 16, cy: h / 2, r: 15 }),
            icon(stores, 16, h / 2, 24, { class: "stored" }),
          ),
    (each, i) => {
      each.classList.toggle("full", i !== "vp" && Number(i) < store);
      each.classList.toggle("brimming", !points && store === STORE);
      if (i !== "vp") set(each, { transform: at(Number(i) * 32, 0) });
    },
  );
  drawHome(layer(parent, "home"), concept, avatar, x + w - 44, y, view, text);
}

/**
 * The avatar of the concept, while it is at home.
 * @param {Element} group
 * @param {Chained} concept
 * @param {string} avatar
 * @param {number} x @param {number} y @param {View} view @param {Tools["text"]} text
 */
function drawHome(group, { id }, avatar, x, y, view, text) {
  const each = view.avatars.find((one) => one.id === avatar);
  const atHome = each?.city === null;
  keyed(
    group,
    [atHome],
    (home) => `${home}`,
    (home) =>
      svg(
        "g",
        { "data-thing": home ? `avatar ${avatar} ${id}` : undefined },
        svg("circle", { class: "niche", cx: 20, cy: 14, r: 20 }),
        icon(`avatar-${avatar}`, 20, 14, 38, { class: home ? "" : "away" }),
      ),
  );
  set(group, {
    transform: at(x, y),
    "data-act": view.cursor === id ? "summon" : undefined,
    "data-in": `concept ${id}`,
    "data-what": text(atHome ? "what.avatar.home" : "what.avatar.away", { avatar }),
    "data-about": "avatar",
  });
}
