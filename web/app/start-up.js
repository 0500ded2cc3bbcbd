// @ts-check
/**
 * Starts the page: shows the start screen, then starts the engine in the background. The rest is loaded with
 * `app.js`.
 */

import { downloadRuntime } from "../boot/download.js";
import { Client } from "../engine/client.js";
import { games, wordsOf } from "../games/index.js";
import { cachedList, cacheList } from "../saved/list-cache.js";
import { keptRows, migrateOldMatch } from "../saved/store.js";
import { listenInstall } from "./install.js";
import { isKept } from "./offline.js";
import { laidBefore } from "./reload.js";
import { languageWanted } from "../ui/language.js";
import { followRoom } from "../ui/room.js";
import { followTheme } from "../ui/theme.js";
import { painted } from "../ui/waiting.js";
import { listenKeys } from "../ui/modality.js";
import { keptGame, preferences } from "../ui/preferences.js";
import { ignoreLost, tellLost } from "../ui/site.js";
import { openText } from "../ui/text.js";
import { drawSetup } from "../start/setup.js";
import { openStart, showBoot, showKept, showWaiting } from "../start/start.js";

/** @param {string} selector */
const find = (selector) => /** @type {HTMLElement} */ (document.querySelector(selector));
export const screens = { start: find(".start"), table: find(".table") };

/** The state of the page. */
export const page = {
  text: openText(),
  game: (games.find(({ name }) => name === keptGame()) ?? games[0]).name,
  /** @type {{step: string, fraction?: number, way?: import("../engine/client.js").Way}} */ progress: {
    step: "wait",
    fraction: 0,
  },
  /** What the engine has said of games, see `describe`. @type {any[]} */ engine: [],
  client: /** @type {Client} */ (/** @type {any} */ (undefined)), // set by `startUp`
  awake: Promise.resolve(),
  /** @type {import("../start/start.js").Start | undefined} */ start: undefined,
  /** @type {import("../table/table.js").Table | undefined} */ table: undefined,
};

/**
 * Loads `app.js` if necessary and runs a task with it.
 * @type {(task: (app: typeof import("./app.js")) => void) => Promise<void>}
 */
let ask;
/** The same; rejected if a file of the app is lost. @type {typeof ask} */
let askOrFail;
/** Resolves once matches saved by older versions have been migrated. @type {Promise<void>} */
let tookOver;

/** Shows the start screen, then starts the engine. @param {typeof ask} asked */
export async function startUp(asked) {
  ask = (task) => asked(task).catch(ignoreLost);
  askOrFail = asked;
  listenInstall();
  listenKeys();
  followTheme();
  followRoom();
  tookOver = migrateOldMatch();
  // The browser decodes the thumbnails while the texts are loading.
  for (const { thumb } of cachedList() ?? []) if (thumb?.startsWith("data:image/")) new Image().src = thumb;
  await page.text.speak(languageWanted(), wordsOf(page.game));
  document.documentElement.lang = page.text.language;
  showStart(laidBefore !== undefined);
  await painted();
  page.client = new Client({
    onprogress,
    onfatal: (error) => (error.name === "LostFile" ? loseEngine() : ask((app) => app.broken(error))),
    compile: downloadRuntime,
  });
  page.awake = greet();
}

/** The selected game. */
export function title() {
  return games.find(({ name }) => name === page.game);
}

/** Wakes the engine with the selected game, and completes the start screen. */
async function greet() {
  await describe(page.game);
  knowGame();
}

/**
 * What the engine says of a game; asked once, for it imports the game. Never rejects: undefined if there is no engine,
 * and a crash of it is reported by `onfatal`.
 * @param {string} game
 */
export async function describe(game) {
  const known = () => page.engine.find(({ name }) => name === game);
  if (!known()) page.engine.push(...(await page.client.ask("games", { names: [game] }).catch(() => [])));
  return known();
}

/** Completes the start screen with what the engine says of the selected game. */
export async function knowGame() {
  const { start, client } = page;
  if (!start) return;
  const selected = start.setup.game.name;
  start.engine = page.engine.find(({ name }) => name === selected);
  drawSetup(start);
  if (start.engine || !client) return;
  const engine = await describe(selected);
  if (page.start !== start || start.setup.game.name !== selected) return;
  start.engine = engine;
  drawSetup(start);
}

/** A file of the engine can't be had: the page says so, and the start screen waits no longer. */
function loseEngine() {
  onprogress({ step: "lost" });
  tellLost();
}

/** @param {typeof page.progress} progress */
function onprogress(progress) {
  page.progress = progress;
  if (page.start) showBoot(page.start, progress);
}

/** @param {HTMLElement} screen */
export function showScreen(screen) {
  screens.start.hidden = screen !== screens.start;
  screens.table.hidden = screen !== screens.table;
  document.body.classList.toggle("playing", screen === screens.table);
  scrollTo(0, 0);
}

/** @param {boolean} [waiting]  a match is about to be laid: only the progress is shown */
export function showStart(waiting = false) {
  screens.table.replaceChildren();
  page.start = openStart(screens.start, {
    games,
    game: page.game,
    text: page.text,
    name: preferences().name,
    onplay: (setup) => go((app) => app.play(setup)),
    onpick: (game) => ask((app) => app.pickGame(game)),
    onlearn: () => ask((app) => app.learn()),
    fits: (setup) => page.client.ask("fits", setup),
    isKept,
    mine: {
      onresume: (kept) => go((app) => app.resume(kept)),
      onexport: (kept) => ask((app) => app.savedGames.onexport(kept)),
      onpicture: (kept) => ask((app) => app.savedGames.onpicture(kept)),
      onfile: (file) => ask((app) => app.savedGames.onfile(file)),
      onchange: findKept,
    },
  });
  showKept(page.start, cachedList(), true);
  findKept();
  showBoot(page.start, page.progress);
  knowGame();
  if (waiting) showWaiting(page.start, true);
  screens.start.classList.toggle("again", waiting);
  showScreen(screens.start);
}

/** Runs a task that opens a match, with a sign of waiting. @param {(app: typeof import("./app.js")) => void} task */
function go(task) {
  if (page.start) showWaiting(page.start, true);
  askOrFail(task).catch((error) => {
    const words = error.name === "LostFile" ? "" : page.text.say("start.bad", { message: error.message });
    if (page.start) showWaiting(page.start, false, words);
  });
}

/** Loads the saved games into the start screen. */
export async function findKept() {
  await tookOver;
  const { kept, damaged } = await keptRows();
  cacheList(kept);
  if (!page.start || page.start.waiting) return;
  page.start.about.damaged = damaged;
  showKept(page.start, kept);
}

/** Starts a fresh engine after a crash. */
export function restartEngine() {
  page.client.restart();
  onprogress({ step: "wait", fraction: 0 });
  page.awake = greet();
}
