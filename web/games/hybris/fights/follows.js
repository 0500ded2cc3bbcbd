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

/** @param {Combat} combat @param {View} view @returns {{ won: Line, lost: Line }} */
export function consequences(combat, view) {
  const { victory, defeat } = combat;
  const avatar = avatarOf(combat, view);
  const champion = isChampion(combat, view) ? view.champion : null;
  return {
    won: [
      counted("greatness", victory.greatness),
      ...(avatar ? [counted("prayers", victory.prayers), [{ sign: `avatar-${avatar.id}` }, { sign: "back" }]] : []),
      ...(champion ? [...glyphs(champion.reward).flat(), [{ sign: "hero" }, { sign: "to" }, { sign: "reserve" }]] : []),
      ...(victory.points ? [counted("vp", victory.points)] : []),
    ],
    lost: [
      ...(defeat.greatness ? [counted("greatness", -defeat.greatness)] : []),
      [
        { sign: combat.figure === "olympian" ? "olympian" : "hero" },
        { sign: "to" },
        { sign: { reserve: "reserve", spared: "reserve", falls: "underworld", leaves: "no" }[defeat.fate] },
      ],
      ...(defeat.points ? [/** @type {Line[0]} */ ([{ sign: "chronos" }, ...counted("vp", defeat.points)])] : []),
    ],
  };
}

/** @param {Combat} combat @param {View} view @param {boolean} won @param {Tools} tools */
export function sayConsequences(combat, view, won, tools) {
  const { text } = tools;
  const { victory, defeat } = combat;
  /** @param {string} kind @param {number} count */
  const gained = (kind, count) => text("effect.gain.self", { things: text(`amount.${kind}`, { count }) });
  if (!won)
    return [
      ...(defeat.greatness ? [text("combat.greatness.lost", { count: defeat.greatness })] : []),
      text(`combat.fate.${defeat.fate}`),
      ...(defeat.points ? [text("effect.c_gain", { things: text("amount.vp", { count: defeat.points }) })] : []),
    ].join(" ");
  const avatar = avatarOf(combat, view);
  return [
    gained("greatness", victory.greatness),
    ...(avatar
      ? [gained("prayers", victory.prayers), text("combat.goes_home", { avatar: avatar.id })]
      : view.champion && isChampion(combat, view)
        ? [sayEffects(view.champion.reward, tools), text("combat.joins", { hero: view.champion.id })]
        : []),
    ...(victory.points ? [gained("vp", victory.points)] : []),
  ].join(" ");
}
