// @ts-check
/**
 * The cards of Hybris, drawn from the engine's data in any size. `card("conflict", { id, ...view.cards[id] }, 66, 92)`
 * is a group for a drawing, `cardPicture` the same as an element of a mat. With a title they tell their name, without
 * they are small.
 */

import { picture } from "../drawing.js";
import { conceptFace, chronosTileFace, pillarFace } from "./chronos.js";
import { conflictFace } from "./conflict.js";
import { avatarFace, championFace, primordialFace } from "./foes.js";
import { premonitionFace, technologyFace } from "./own.js";
import { corruptionFace } from "./tartarus.js";

export { ours } from "./parts.js";

/** @type {Record<string, (data: any, w: number, h: number, title: string) => SVGElement>} */
const FACES = {
  conflict: conflictFace,
  concept: conceptFace,
  tile: chronosTileFace,
  pillar: pillarFace,
  technology: technologyFace,
  premonition: premonitionFace,
  champion: championFace,
  primordial: primordialFace,
  avatar: avatarFace,
  corruption: corruptionFace,
};

/** The sizes at which cards are read at ease, in pixels. @type {Record<string, [number, number]>} */
export const SIZES = {
  conflict: [112, 156],
  concept: [150, 190],
  tile: [130, 130],
  pillar: [120, 170],
  technology: [124, 160],
  premonition: [124, 160],
  champion: [132, 170],
  primordial: [132, 170],
  avatar: [150, 170],
  corruption: [124, 160],
};

/**
 * A card as a group for a drawing, with its upper left corner at the origin.
 * @param {keyof typeof FACES} kind @param {any} data  as in the view, with `id`
 * @param {number} [w] @param {number} [h] @param {string} [title]
 */
export const card = (kind, data, w = SIZES[kind][0], h = SIZES[kind][1], title = "") => FACES[kind](data, w, h, title);

/**
 * A card as an SVG element of its own.
 * @param {keyof typeof FACES} kind @param {any} data @param {string} [title] @param {number} [w] @param {number} [h]
 */
export const cardPicture = (kind, data, title = "", w = SIZES[kind][0], h = SIZES[kind][1]) =>
  picture(`leaf ${kind}`, w, h, card(kind, data, w, h, title));

/** A part of a name: that of a card's design. Copies of a concept card (A07.2) share it. @param {string} id */
export const designOf = (id) => id.split(".")[0];
