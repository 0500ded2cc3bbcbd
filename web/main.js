// @ts-check
/** The page: the start screen, the engine behind it, and one match on the table. */

import { Client } from "./client.js";
import { games } from "./games/index.js";
import { loadText } from "./text.js";
import { openStart, drawSetup, showBoot, showWaiting } from "./start.js";
import { openTable, closeTable } from "./table.js";
import { settle } from "./course.js";
import { listen } from "./hands.js";
import { isExpected, trouble } from "./trouble.js";
import { layMenu } from "./menu.js";
import { openAbout } from "./about.js";
import { forgetMatch, keptMatch, prefer, preferences } from "./saved.js";

const LANGUAGE = "en";

const find = (selector) => /** @type {HTMLElement} */ (document.querySelector(selector));
const rooms = { start: find(".start"), table: find(".table") };

/** The state of the page. */
const page = {
  text: await textOf(games[0].name),
  progress: { step: "wait", fraction: 0 },
  /** @type {any[]} */ engine: [],
  /** @type {import("./start.js").Start | undefined} */ start: undefined,
  /** @type {import("./table.js").Table | undefined} */ table: undefined,
};

const client = new Client({ onprogress, onfatal: broken });

layMenu(find(".top"), page.text, { onstart: showStart, onabout: () => openAbout(games, page.engine, page.text) });
listen(rooms.table, () => page.table);
showStart();
greet();

function textOf(game) {
  return loadText(LANGUAGE, ["text/", `games/${game}/text/`]);
}

/** What the engine knows of its games; the start screen asks for nothing else. */
async function greet() {
  try {
    page.engine = await client.ask("games");
    knowGame();
  } catch { /* a lost engine is told by onfatal */ }
}

function knowGame() {
  if (!page.start) return;
  page.start.engine = page.engine.find(({ name }) => name === page.start?.setup.game.name);
  drawSetup(page.start);
}

function onprogress(progress) {
  page.progress = progress;
  if (page.start) showBoot(page.start, progress);
}

function show(room) {
  rooms.start.hidden = room !== rooms.start;
  rooms.table.hidden = room !== rooms.table;
  document.body.classList.toggle("playing", room === rooms.table);
  scrollTo(0, 0);
}

function showStart() {
  if (page.table) closeTable(page.table);
  page.table = undefined;
  rooms.table.replaceChildren();
  page.start = openStart(rooms.start, { games, text: page.text, name: preferences().name, kept: keptMatch(),
    onplay: play, onresume: resume, onforget: forgetMatch });
  document.title = page.text.say("app.name");
  find(".top-title").textContent = "";
  showBoot(page.start, page.progress);
  knowGame();
  show(rooms.start);
}

/** @param {import("./start.js").Setup} setup */
function play({ game, players, options, seed }) {
  const person = players.find((player) => player.level === undefined);
  if (person) prefer({ name: person.name });
  begin(game.name, players, () => client.ask("new", { game: game.name, seats: players.length, options, seed }));
}

function resume() {
  const kept = keptMatch();
  if (kept) begin(kept.record.game, kept.players, () => client.ask("load", { record: kept.record }));
}

/** Make the match in the engine, as soon as it is awake, and lay the table for it. */
async function begin(game, players, make) {
  const start = page.start;
  if (start) showWaiting(start, true);
  const text = await textOf(game);
  try {
    const [board] = await Promise.all([boardOf(game), make()]);
    lay(game, players, text, board);
  } catch (error) {
    if (start) showWaiting(start, false, isExpected(error) ? text.say("start.bad", { message: String(/** @type {Error} */ (error).message) }) : "");
    if (!isExpected(error)) broken(error);
  }
}

function lay(game, players, text, board) {
  text.names.splice(0, Infinity, ...players.map((player) => player.name));
  const table = openTable(rooms.table, { client, text, players, board, ontrouble: broken, onnew: showStart });
  const title = games.find(({ name }) => name === game)?.title ?? game;
  document.title = text.say("app.title", { game: title });
  find(".top-title").textContent = title;
  Object.assign(page, { table, start: undefined });
  rooms.start.replaceChildren();
  show(rooms.table);
  settle(table);
}

/** The board of a game, with its style sheet; a game without one is played by buttons. */
async function boardOf(game) {
  if (!games.find(({ name }) => name === game)?.board) return undefined;
  const style = new URL(`./games/${game}/board.css`, import.meta.url).href;
  if (!document.querySelector(`link[href="${style}"]`)) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href: style });
    document.head.append(link);
  }
  return import(`./games/${game}/board.js`);
}

/** The engine or a rule is broken: tell, and offer to take the match up again where it stood. */
function broken(error) {
  const kept = keptMatch();
  if (page.table) closeTable(page.table);
  trouble(error, kept, page.text, {
    leave: () => { wake(); showStart(); },
    reload: () => { wake(); showStart(); if (kept) resume(); },
  });
}

/** A fresh engine. */
function wake() {
  client.restart();
  onprogress({ step: "wait", fraction: 0 });
  greet();
}
