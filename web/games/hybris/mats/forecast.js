// @ts-check
/**
 * What will happen unless somebody does something about it: at the end of this Age, in the next one, and to the match.
 */

import { el, keyed, set } from "../../../ui/dom.js";
import { mark } from "../../../ui/seat.js";
import { mask } from "../art/avatars.js";
import { sign } from "../drawing.js";
import { glyphs } from "../effects.js";
import { inline } from "../glyphs.js";
import { isAgainstChronos } from "../modes.js";
import { sayEffects } from "../sentences.js";

/**
 * @typedef {import("../board.js").Tools} Tools
 * @typedef {import("../view.js").ChronosView} ChronosView
 * @typedef {import("../view.js").RivalryView} RivalryView
 * @typedef {import("../view.js").View} View
 * @typedef {import("../effects.js").Line} Line
 */
/**
 * @typedef {object} Item  something to come
 * @property {string} key
 * @property {(string | Element)[]} signs  names of symbols, or elements
 * @property {Line} [line]
 * @property {string} [words]
 * @property {string} what
 * @property {string} about
 * @property {string} [tone]  dire, or good
 */

/** With more than so many things to come, they are written smaller. */
const MANY = 12;
/** Few chains left: it may soon be over. */
const FEW_CHAINS = 5;

/** @param {Element} parent  an element of its own @param {View} view @param {Tools} tools */
export function drawForecast(parent, view, tools) {
  parent.classList.add("coming");
  const groups = [
    { id: "age_end", sign: "after", items: view.over ? [] : atAgeEnd(view, tools) },
    { id: "next", sign: "age", items: isLast(view) || !isAgainstChronos(view) ? [] : nextAge(view, tools) },
    { id: "end", ...(isAgainstChronos(view) ? against(view, tools) : among(view, tools)) },
  ].filter(({ items }) => items.length);
  parent.classList.toggle("many", groups.reduce((sum, { items }) => sum + items.length, 0) > MANY);
  keyed(
    parent,
    groups,
    ({ id }) => id,
    ({ id, sign: name }) =>
      el(
        "div",
        { class: `coming-group ${id}`, role: "group" },
        el("span", { class: "coming-head" }, sign(name), el("span")),
        el("span", { class: "coming-items" }),
      ),
    (element, { id, items }) => {
      const title = tools.text(`coming.${id}`, { age: view.age + 1 });
      set(element, { "aria-label": title });
      set(/** @type {Element} */ (element.querySelector(".coming-head > span")), { text: title });
      drawItems(/** @type {Element} */ (element.querySelector(".coming-items")), items);
    },
  );
}

/** @param {Element} element @param {Item[]} items */
const drawItems = (element, items) =>
  keyed(
    element,
    items,
    ({ key, line, words }) => `${key} ${JSON.stringify(line ?? "")} ${words ?? ""}`,
    ({ signs, line, words }) =>
      el(
        "span",
        { class: "coming-item" },
        ...signs.map((each) => (typeof each === "string" ? sign(each) : each)),
        ...(words ? [el("b", { "data-words": words })] : []),
        ...(line?.length ? [inline(line)] : []),
      ),
    (each, { key, what, about, tone = "" }) => {
      each.classList.toggle("dire", tone === "dire");
      each.classList.toggle("good", tone === "good");
      set(each, { "data-what": what, "data-about": about, "data-spot": `coming ${key}` });
    },
  );

/** @param {View} view */
const isLast = ({ over, age, ages }) => over || age >= ages;

/** The Primordial; against Chronos also damnations, and what his tiles do. @param {View} view @param {Tools} tools
 * @returns {Item[]} */
const atAgeEnd = (view, tools) => [
  ...(view.coming.primordial ? [wrathOf(view, tools)] : []),
  ...(isAgainstChronos(view) ? byChronos(view, tools) : []),
];

/** Damnations, and what Chronos' tiles do. @param {ChronosView} view @param {Tools} tools @returns {Item[]} */
function byChronos({ avatars, coming, concepts }, tools) {
  return [
    ...avatars
      .filter(({ id }) => coming.damnations.includes(id))
      .map(({ id, damnation }) => ({
        key: `damnation ${id}`,
        signs: [mask(id), "damnation"],
        line: glyphs(damnation).flat(),
        what: tools.text("coming.damnation", { avatar: id, what: sayEffects(damnation, tools) }),
        about: "damnation",
        tone: "dire",
      })),
    ...concepts.flatMap((concept) =>
      concept.chained || !concept.age_end.length
        ? []
        : [
            {
              key: `fatality ${concept.id}`,
              signs: [concept.id, "fatality"],
              line: glyphs(concept.age_end).flat(),
              what: tools.text("coming.fatality", { concept: concept.id, what: sayEffects(concept.age_end, tools) }),
              about: "fatality",
              tone: "",
            },
          ],
    ),
  ];
}

/** Whom the Wraths would strike now. @param {View} view @param {Tools} tools @returns {Item} */
function wrathOf({ coming }, tools) {
  const [first, second] = coming.wraths;
  return {
    key: `wrath ${first.join()} ${second.join()}`,
    signs: ["fear", ...coming.types.map((type) => type)],
    words: [first.length ? "I" : "", second.length ? "II" : ""].filter(Boolean).join(" "),
    what: [
      tools.text("coming.primordial", { types: coming.types.map((type) => tools.text(`type.${type}`)) }),
      first.length ? tools.text("coming.wrath1", { seats: first }) : tools.text("coming.warded"),
      ...(second.length ? [tools.text("coming.wrath2", { seats: second })] : []),
    ].join(" "),
    about: "primordial wrath ward",
    tone: first.length ? "dire" : "good",
  };
}

/**
 * Cards that desolate, and the tribute of avatars at home.
 * @param {ChronosView} view
 * @param {Tools} tools
 * @returns {Item[]}
 */
function nextAge({ concepts, avatars, coming }, tools) {
  return [
    ...concepts.flatMap((concept) =>
      concept.chained && concept.card && coming.desolations.includes(concept.card.id)
        ? [
            {
              key: `desolation ${concept.card.id}`,
              signs: [concept.id, "desolation"],
              line: glyphs(concept.card.desolation).flat(),
              what: tools.text("coming.desolation", {
                concept: concept.id,
                card: concept.card.id.split(".")[0],
                what: sayEffects(concept.card.desolation, tools),
              }),
              about: "desolation concept_card",
              tone: "dire",
            },
          ]
        : [],
    ),
    ...avatars
      .filter(({ id }) => coming.tributes.includes(id))
      .map(({ id, home }) => ({
        key: `tribute ${id}`,
        signs: [mask(id), "tribute"],
        line: glyphs(home).flat(),
        what: tools.text("coming.tribute", { avatar: id, what: sayEffects(home, tools) }),
        about: "tribute avatar",
        tone: "",
      })),
  ];
}

/** What ends a match against Chronos: chains, tiles, Ages; and who is ahead of him. @param {ChronosView} view
 * @param {Tools} tools */
function against(view, tools) {
  const { chronos, players } = view;
  const open = players.reduce((sum, { tiles }) => sum + tiles.filter(({ unlocked }) => unlocked).length, 0);
  const all = players.reduce((sum, { tiles }) => sum + tiles.length, 0);
  /** @type {Item[]} */
  const items = [
    {
      key: "chains",
      signs: ["chain"],
      words: String(chronos.chains),
      what: tools.text("coming.chains", { count: chronos.chains }),
      about: "chain victory",
      tone: chronos.chains <= FEW_CHAINS ? "dire" : "",
    },
    {
      key: "tiles",
      signs: ["unlock"],
      words: `${open} / ${all}`,
      what: tools.text("coming.tiles", { count: all - open, open, all }),
      about: "upgrade_tile victory",
      tone: open === all ? "good" : "",
    },
    ...ages(view, tools),
    ...players.map((player) => leadOf(player, chronos.points, tools)),
  ];
  return { sign: "chronos", items };
}

/** What ends a match in rivalry: a player's six tiles, or the Ages. @param {RivalryView} view @param {Tools} tools */
function among(view, tools) {
  const all = view.players[0].tiles.length;
  /** @type {Item[]} */
  const items = [
    ...view.players.map(({ seat, tiles }) => {
      const open = tiles.filter(({ unlocked }) => unlocked).length;
      return {
        key: `tiles ${seat}`,
        signs: [mark(seat), "unlock"],
        words: `${open} / ${all}`,
        what: tools.text("coming.tiles.seat", { seat, count: all - open, open, all }),
        about: "upgrade_tile victory",
        tone: open >= all - 1 ? "dire" : "",
      };
    }),
    ...ages(view, tools),
  ];
  return { sign: "victory", items };
}

/** @param {View} view @param {Tools} tools @returns {Item[]} */
const ages = ({ age, ages: all, over }, tools) =>
  over
    ? []
    : [
        {
          key: "ages",
          signs: ["age"],
          words: `${age} / ${all}`,
          what: tools.text("coming.ages", { count: all - age }),
          about: "age victory",
          tone: age === all ? "dire" : "",
        },
      ];

/** How far a player is ahead of Chronos, or behind. @param {import("../view.js").Player} player @param {number} rival
 * @param {Tools} tools @returns {Item} */
const leadOf = ({ seat, ahead, score }, rival, tools) => ({
  key: `ahead ${seat} ${ahead}`,
  signs: [mark(seat), ahead ? "yes" : "no"],
  words: difference(score - rival),
  what: tools.text(ahead ? "coming.ahead" : "coming.behind", { seat, count: Math.abs(score - rival) }),
  about: "victory chronos",
  tone: ahead ? "good" : "dire",
});

/** @param {number} number */
const difference = (number) => (number < 0 ? `−${-number}` : `+${number}`);
