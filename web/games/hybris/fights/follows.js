// @ts-check
/** What a combat brings if it is won, and what it costs if it is lost: as signs and as sentences. */

import { glyphs } from "../effects.js";
import { isAgainstChronos } from "../modes.js";
import { sayEffects } from "../sentences.js";

/**
 * @typedef {import("../board.js").Tools} Tools
 * @typedef {import("../effects.js").Line} Line
 * @typedef {import("../view.js").Combat} Combat
 * @typedef {import("../view.js").View} View
 */

/** @param {string} name @param {number} n @returns {import("../effects.js").Unit} */
const counted = (name, n) => [{ words: n < 0 ? `−${-n}` : `+${n}` }, { sign: name }];

/** The avatar that is fought. @param {Combat} combat @param {View} view */
const avatarOf = ({ foe }, view) => (isAgainstChronos(view) ? view.avatars.find(({ id }) => id === foe) : undefined);

/** Is the Hero of the Coliseum fought? @param {Combat} combat @param {View} view */
const isChampion = ({ foe }, { champion }) => champion?.id === foe;

/** Greatness lost in a defeat: Ares loses one more. @param {Combat} combat @param {View} view */
const greatnessLost = ({ seat }, { players }) =>
  1 + Number(players[seat].powers.some(({ rule, on }) => rule === "fury" && on === "defeat"));

/** Where the defeated go. @param {string} figure */
const fate = (figure) => (figure === "olympian" ? "reserve" : figure.startsWith("ally") ? "leaves" : "falls");

/** @param {Combat} combat @param {View} view @returns {{ won: Line, lost: Line }} */
export function consequences(combat, view) {
  const avatar = avatarOf(combat, view);
  const champion = isChampion(combat, view) ? view.champion : null;
  const points = combat.points ?? 0;
  const end = fate(combat.figure);
  return {
    won: [
      counted("greatness", 1),
      ...(avatar ? [counted("prayers", avatar.prayers), [{ sign: `avatar-${avatar.id}` }, { sign: "back" }]] : []),
      ...(champion ? [...glyphs(champion.reward).flat(), [{ sign: "hero" }, { sign: "to" }, { sign: "reserve" }]] : []),
      ...(points ? [counted("vp", points)] : []),
    ],
    lost: [
      counted("greatness", -greatnessLost(combat, view)),
      [
        { sign: end === "reserve" ? "olympian" : "hero" },
        { sign: "to" },
        { sign: end === "reserve" ? "reserve" : end === "falls" ? "underworld" : "no" },
      ],
      ...(points ? [/** @type {Line[0]} */ ([{ sign: "chronos" }, ...counted("vp", points)])] : []),
    ],
  };
}

/** @param {Combat} combat @param {View} view @param {boolean} won @param {Tools} tools */
export function sayConsequences(combat, view, won, tools) {
  const { text } = tools;
  const points = combat.points ?? 0;
  if (!won)
    return [
      text("combat.greatness.lost", { count: greatnessLost(combat, view) }),
      text(`combat.fate.${fate(combat.figure)}`, { figure: combat.figure }),
      ...(points ? [text("effect.c_gain", { things: text("amount.vp", { count: points }) })] : []),
    ].join(" ");
  const avatar = avatarOf(combat, view);
  return [
    text("effect.gain.self", { things: text("amount.greatness", { count: 1 }) }),
    ...(avatar
      ? [
          text("effect.gain.self", { things: text("amount.prayers", { count: avatar.prayers }) }),
          text("combat.goes_home", { avatar: avatar.id }),
        ]
      : view.champion && isChampion(combat, view)
        ? [sayEffects(view.champion.reward, tools), text("combat.joins", { hero: view.champion.id })]
        : []),
    ...(points ? [text("effect.gain.self", { things: text("amount.vp", { count: points }) })] : []),
  ].join(" ");
}
