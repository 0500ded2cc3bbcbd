// @ts-check
/** Import and export of games as files: one game, all of them, or one inside a picture of the board. */

import { BadFile, downloadFile, fileName, gamesIn, inFiles, KEYWORD, written } from "./file.js";
import { nameOf } from "./my-games.js";
import { pictureOf } from "./picture.js";
import { addText } from "./png.js";
import { keepMatch, keptMatch, newId } from "./store.js";

/**
 * @typedef {import("./store.js").Kept} Kept
 * @typedef {import("../ui/text.js").Text} Text
 * @typedef {import("../engine/client.js").Client} Client
 */

/**
 * Import the games of a file. The engine replays all of them before the first is saved.
 * @param {File} file @param {{client: Client, text: Text}} page @returns {Promise<Kept[]>}
 */
export async function importFile(file, { client, text }) {
  const games = await gamesIn(file);
  const sound = [];
  for (const [place, game] of games.entries()) sound.push({ ...game, ...(await stateOf(game, place + 1, client)) });
  const taken = [];
  for (const game of sound)
    taken.push(await saveImported({ ...game, changed: sound.length > 1 ? game.changed : undefined }, text));
  return taken;
}

/**
 * The state a game is in, found by replaying it.
 * @param {Partial<Kept>} game @param {number} number @param {Client} client
 */
async function stateOf({ record }, number, client) {
  const state = await client.ask("check", { record, tolerant: true }).catch((error) => {
    throw error.name === "BadRecord" ? new BadFile("unfit", { number }) : error;
  });
  if (Number(record?.version) > state.version) throw new BadFile("newer");
  if (record?.version === state.version && state.stopped)
    throw new BadFile("unfit_at", { number, ply: state.stopped.ply + 1 });
  const over = state.turn === null && !state.stopped;
  return { over, turn: state.turn, winners: state.outcome?.winners, points: over ? state.points : undefined };
}

/**
 * Save an imported game, unless the same game with the same plies is saved already.
 * @param {Partial<Kept>} game @param {Text} text
 */
async function saveImported(game, text) {
  const known = game.id === undefined ? undefined : await keptMatch(game.id);
  if (known && JSON.stringify(known.record.actions) === JSON.stringify(game.record?.actions)) return known;
  const players = (game.players ?? []).map((player, seat) => ({
    ...player,
    name: player.name || text.say(`name.${seat}`),
  }));
  return keepMatch({ ...game, players, id: known ? newId() : (game.id ?? newId()) });
}

/** Download games: as one file, or as several if they are too many for one. @param {Kept[]} games @param {Text} text */
export function giveFile(games, text) {
  const name = games.length === 1 ? nameOf(games[0], text) : text.say("mine.title");
  const files = inFiles(games);
  for (const [place, file] of files.entries()) {
    const number = files.length > 1 ? ` ${place + 1}` : "";
    downloadFile(fileName(name + number, ".panoply.json"), new Blob([file], { type: "application/json" }));
  }
}

/** @param {Kept} game @param {import("./picture.js").Easel} easel @param {string} title  of the game */
export async function givePicture(game, easel, title) {
  const { text } = easel;
  const name = nameOf(game, text);
  const picture = await pictureOf(
    easel,
    [title, name, text.say("mine.moves", { count: game.record.actions.length })].join(" · "),
  );
  if (!picture) return;
  const bytes = addText(new Uint8Array(await picture.arrayBuffer()), KEYWORD, written([game]));
  downloadFile(fileName(name, ".png"), new Blob([bytes], { type: "image/png" }));
}
