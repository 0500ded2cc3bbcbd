// @ts-check
/** The games on the shelf: what the start screen can show before the engine runs. */

import { sounds as panthalos } from "./panthalos/sounds.js";
import { sounds as pantheon } from "./pantheon/sounds.js";

/**
 * @typedef {object} Title
 * @property {string} name  the folder here and the package in the engine
 * @property {string} title
 * @property {string} designer
 * @property {string} publisher
 * @property {number} year
 * @property {[number, number]} seats  fewest and most
 * @property {Record<string, string>} [sounds]  the names of its sounds, by kind of event
 * @property {boolean} lesson  has it a guided first game, `first.js`?
 * @property {boolean} board  has it `board.js` and `board.css`?
 */

/** @type {Title[]} */
export const games = [
  { name: "panthalos", title: "Panthalos", designer: "Bernd Eisenstein", publisher: "Irongames", year: 2014, seats: [2, 5], board: true, lesson: true, sounds: panthalos },
  { name: "pantheon", title: "Pantheon", designer: "Michael Tummelhofer", publisher: "Hans im Glück", year: 2011, seats: [2, 4], board: true, lesson: true, sounds: pantheon },
];
