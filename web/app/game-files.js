// @ts-check
/** Loads what only a match needs: style sheets, and the board and the sounds of its game. */

import { games } from "../games/index.js";
import { addressOf } from "../ui/site.js";

/** The style sheets loaded or being loaded, by address. @type {Map<string, Promise<void>>} */
const styles = new Map();

/**
 * Loads a style sheet once. Never rejects: a match can be played without it.
 * @param {string} path @returns {Promise<void>}
 */
function style(path) {
  const href = addressOf(path);
  const coming =
    styles.get(href) ??
    new Promise((resolve) => {
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: resolve, onerror: resolve }),
      );
    });
  styles.set(href, coming);
  return coming;
}

/** The style sheets of the table, bundled in one; those of the start screen are in `index.html`. */
export const styleTable = () => style("app/app.css");

/** The board of a game, with its style sheet. A game without a board is played by buttons. @param {string} game */
export async function boardOf(game) {
  if (!hasBoard(game)) return undefined;
  const [board] = await Promise.all([import(`../games/${game}/board.js`), style(`games/${game}/board.css`)]);
  return { game, ...board };
}

/**
 * The names of a game's sounds, by kind of event.
 * @param {string} game @returns {Promise<Record<string, string> | undefined>}
 */
export async function soundsOf(game) {
  return hasBoard(game) ? (await import(`../games/${game}/sounds.js`)).sounds : undefined;
}

/** @param {string} game */
const hasBoard = (game) => games.find(({ name }) => name === game)?.board;
