// @ts-check
/** The games: what the start screen can show before the engine runs. */

/**
 * @typedef {object} Title
 * @property {string} name  the folder here and the package in the engine
 * @property {string} title
 * @property {string} designer
 * @property {string} publisher
 * @property {number} year
 * @property {[number, number]} seats  fewest and most
 * @property {string} lid  the colour of its box
 * @property {boolean} lesson  has it a guided first game, `first.js`?
 * @property {boolean} board  has it `board.js`, `board.css` and `sounds.js`?
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
];

/** Where the words of a game are, and those of the page. @param {string} game */
export const wordsOf = (game) => ["text/", `games/${game}/text/`];
