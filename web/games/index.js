// @ts-check
/** The list of games, with what the start screen shows before the engine is loaded. */

/**
 * @typedef {object} Title
 * @property {string} name  of the folder and of the engine's package
 * @property {string} title
 * @property {string} designer
 * @property {string} [publisher]  missing: it is an unpublished prototype
 * @property {number} year
 * @property {[number, number]} seats  fewest and most
 * @property {number} [minutes]  how long a game takes round a table
 * @property {number} [weight]  how much there is to think about, from 1 to 5
 * @property {boolean} [cover]  is there a picture of the board, `cover.webp`?
 * @property {string} lid  CSS colour of the box
 * @property {boolean} lesson  is there a guided first game, `first.js`?
 * @property {Record<string, Record<string, any>>} [lessons]  the guided first games of other modes, by the names they
 *   have in `first.js`: the options of the mode
 * @property {boolean} board  are there `board.js`, `board.css` and `sounds.js`?
 * @property {boolean} [names]  is there `names.js`, which makes names for places out of other texts?
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
    minutes: 90,
    weight: 3,
    cover: true,
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
    minutes: 90,
    weight: 3,
    cover: true,
    lid: "light-dark(#1f5878, #1b4a63)",
    board: true,
    names: true,
    lesson: true,
  },
  {
    name: "disciples",
    title: "Pantheon (Fritzen)",
    designer: "Guerric Fritzen",
    year: 2018,
    seats: [2, 6],
    minutes: 60,
    weight: 3,
    cover: true,
    lid: "light-dark(#2c4674, #24355f)",
    board: true,
    lesson: true,
  },
  {
    name: "hybris",
    title: "Hybris",
    designer: "Damien Chauveau",
    publisher: "Aurora Game Studio",
    year: 2021,
    seats: [1, 4],
    minutes: 120,
    weight: 5,
    cover: true,
    lid: "light-dark(#46306f, #33254f)",
    board: true,
    names: true,
    lesson: true,
    lessons: { rivalry: { mode: "rivalry" } },
  },
];

/**
 * The guided first game for these options: the name of the game, and that of the mode if it has one of its own.
 * @param {Title} game @param {Record<string, any>} options
 */
export function lessonFor({ name, lessons = {} }, options) {
  const mode = Object.entries(lessons).find(([, needed]) =>
    Object.entries(needed).every(([option, value]) => options[option] === value),
  );
  return mode ? `${name} ${mode[0]}` : name;
}

/** The folders with the texts of the page and of a game. @param {string} game */
export const wordsOf = (game) => ["text/", `games/${game}/text/`];

/**
 * What makes the names of a game's places, if they are made.
 * @param {string} game @returns {Promise<import("../ui/text.js").Compose | undefined>}
 */
export const namesOf = async (game) =>
  games.find(({ name }) => name === game)?.names ? (await import(`./${game}/names.js`)).names : undefined;
