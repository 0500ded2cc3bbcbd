// @ts-check
/** The page starts up: the start screen, and the engine that starts behind it. All it can do without is in `app.js`. */

import { downloadRuntime } from "../boot/download.js";
import { Client } from "../engine/client.js";
import { games, wordsOf } from "../games/index.js";
import { cachedList, cacheList } from "../saved/list-cache.js";
import { keptMatches, takeOver } from "../saved/store.js";
import { listenInstall } from "./install.js";
import { isKept } from "./offline.js";
import { languageWanted } from "../ui/language.js";
import { followTheme } from "../ui/theme.js";
import { painted } from "../ui/waiting.js";
import { listenKeys } from "../ui/modality.js";
import { preferences } from "../ui/preferences.js";
import { openText } from "../ui/text.js";
import { drawSetup, openStart, showBoot, showKept, showWaiting } from "../start/start.js";

const find = (selector) => /** @type {HTMLElement} */ (document.querySelector(selector));
export const screens = { start: find(".start"), table: find(".table") };

/** The state of the page. */
export const page = {
  text: openText(),
  game: games[0].name,
  /** @type {{step: string, fraction: number, way?: import("../engine/client.js").Way}} */ progress: {
    step: "wait",
    fraction: 0,
  },
  /** @type {any[]} */ engine: [],
  client: /** @type {Client} */ (/** @type {any} */ (undefined)), // from the beginning
  awake: Promise.resolve(),
  /** @type {import("../start/start.js").Start | undefined} */ start: undefined,
  /** @type {import("../table/table.js").Table | undefined} */ table: undefined,
};

/** Runs a task with the app, which is loaded first. @type {(task: (app: typeof import("./app.js")) => void) => Promise<void>} */
let ask;
/** The device has what older versions kept elsewhere. @type {Promise<void>} */
let tookOver;

/** Show the start screen; then begin to wake the engine. @param {typeof ask} asked */
export async function startUp(asked) {
  ask = asked;
  listenInstall();
  listenKeys();
  followTheme();
  tookOver = takeOver();
  for (const { thumb } of cachedList() ?? []) if (thumb?.startsWith("data:image/")) new Image().src = thumb; // unpacked while the words are on their way
  await page.text.speak(languageWanted(), wordsOf(page.game));
  document.documentElement.lang = page.text.language;
  showStart();
  await painted();
  page.client = new Client({
    onprogress,
    onfatal: (error) => ask((app) => app.broken(error)),
    compile: downloadRuntime,
  });
  page.awake = greet();
}

/** The game at hand, as the list of games has it. */
export function title() {
  return games.find(({ name }) => name === page.game);
}

/** Ask what the engine knows of its games: the start screen asks for nothing else. It never fails: a lost engine is told by `onfatal`. */
export async function greet() {
  const engine = await page.client.ask("games").catch(() => undefined);
  if (!engine) return;
  page.engine = engine;
  knowGame();
}

export function knowGame() {
  if (!page.start) return;
  page.start.engine = page.engine.find(({ name }) => name === page.start?.setup.game.name);
  drawSetup(page.start);
}

/** @param {typeof page.progress} progress */
export function onprogress(progress) {
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

export function showStart() {
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
  showScreen(screens.start);
}

/** To a match; that may take a moment. @param {(app: typeof import("./app.js")) => void} task */
function go(task) {
  if (page.start) showWaiting(page.start, true);
  ask(task).catch((error) => {
    if (page.start) showWaiting(page.start, false, page.text.say("start.bad", { message: error.message }));
  });
}

/** The games kept here, as soon as the device has found them. */
export async function findKept() {
  await tookOver;
  const kept = await keptMatches();
  cacheList(kept);
  if (page.start && !page.start.waiting) showKept(page.start, kept);
}
