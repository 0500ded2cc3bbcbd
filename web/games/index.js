// @ts-check
/** The list of games, with what the start screen shows before the engine is loaded. */

/**
 * @typedef {object} Title
 * @property {string} name  of the folder and of the engine's package
 * @property {string} title
 * @property {string} designer
 * @property {string} publisher
 * @property {number} year
 * @property {[number, number]} seats  fewest and most
 * @property {string} lid  CSS colour of the box
 * @property {boolean} lesson  is there a guided first game, `first.js`?
 * @property {boolean} board  are there `board.js`, `board.css` and `sounds.js`?
 */

/** @type {Title[]} */
export const games = [
  {
    name: "panthalos",
    title: "Panthalos",
    designer: "Bernd Eisenstein",
    publisher: "Irongames",
    year: 2014,
    seats: [2, 5],
    lid: "light-dark(#8a3320, #7a3222)",
    board: true,
    lesson: true,
  },
  {
    name: "pantheon",
    title: "Pantheon",
    designer: "Michael Tummelhofer",
    publisher: "Hans im Glück",
    year: 2011,
    seats: [2, 4],
    lid: "light-dark(#1f5878, #1b4a63)",
    board: true,
    lesson: true,
  },
  {
    name: "disciples",
    title: "Pantheon (Fritzen)",
    designer: "Guerric Fritzen",
    publisher: "Prototype",
    year: 2018,
    seats: [2, 6],
    lid: "light-dark(#2c4674, #24355f)",
    board: true,
    lesson: true,
  },
];

/** The folders with the texts of the page and of a game. @param {string} game */
export const wordsOf = (game) => ["text/", `games/${game}/text/`];
