// @ts-check
/** The front of the house: the start screen, and the engine that wakes behind it. What it has no use for itself is in `house.js`. */

import { downloadRuntime } from "./boot/download.js";
import { Client } from "./client.js";
import { games, wordsOf } from "./games/index.js";
import { glimpse, keepGlimpse } from "./keep/glimpse.js";
import { keptMatches, takeOver } from "./keep/store.js";
import { listenInstall } from "./page/install.js";
import { languageWanted } from "./page/language.js";
import { look } from "./page/look.js";
import { painted } from "./page/waiting.js";
import { listenKeys } from "./page/modality.js";
import { preferences } from "./page/saved.js";
import { openText } from "./page/text.js";
import { drawSetup, openStart, showBoot, showKept, showWaiting } from "./start/start.js";

const find = (selector) => /** @type {HTMLElement} */ (document.querySelector(selector));
export const rooms = { start: find(".start"), table: find(".table") };

/** The state of the page. */
export const page = {
  text: openText(),
  game: games[0].name,
  /** @type {{step: string, fraction: number, way?: import("./client.js").Way}} */ progress: {
    step: "wait",
    fraction: 0,
  },
  /** @type {any[]} */ engine: [],
  client: /** @type {Client} */ (/** @type {any} */ (undefined)), // from the beginning
  awake: Promise.resolve(),
  /** @type {import("./start/start.js").Start | undefined} */ start: undefined,
  /** @type {import("./table/table.js").Table | undefined} */ table: undefined,
};

/** What the house does, and begins with coming for it. @type {(task: (house: typeof import("./house.js")) => void) => Promise<void>} */
let ask;
/** The device has what older versions kept elsewhere. @type {Promise<void>} */
let tookOver;

/** Show the start screen; then begin to wake the engine. @param {typeof ask} asked */
export async function openFront(asked) {
  ask = asked;
  listenInstall();
  listenKeys();
  look();
  tookOver = takeOver();
  for (const { thumb } of glimpse() ?? []) if (thumb?.startsWith("data:image/")) new Image().src = thumb; // unpacked while the words are on their way
  await page.text.speak(languageWanted(), wordsOf(page.game));
  document.documentElement.lang = page.text.language;
  showStart();
  await painted();
  page.client = new Client({
    onprogress,
    onfatal: (error) => ask((house) => house.broken(error)),
    compile: downloadRuntime,
  });
  page.awake = greet();
}

/** The game at hand, as it stands on the shelf. */
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

/** @param {HTMLElement} room */
export function show(room) {
  rooms.start.hidden = room !== rooms.start;
  rooms.table.hidden = room !== rooms.table;
  document.body.classList.toggle("playing", room === rooms.table);
  scrollTo(0, 0);
}

export function showStart() {
  rooms.table.replaceChildren();
  page.start = openStart(rooms.start, {
    games,
    game: page.game,
    text: page.text,
    name: preferences().name,
    onplay: (setup) => go((house) => house.play(setup)),
    onpick: (game) => ask((house) => house.pickGame(game)),
    onlearn: () => ask((house) => house.learn()),
    mine: {
      onresume: (kept) => go((house) => house.resume(kept)),
      onexport: (kept) => ask((house) => house.shelf.onexport(kept)),
      onpicture: (kept) => ask((house) => house.shelf.onpicture(kept)),
      onfile: (file) => ask((house) => house.shelf.onfile(file)),
      onchange: findKept,
    },
  });
  showKept(page.start, glimpse(), true);
  findKept();
  showBoot(page.start, page.progress);
  knowGame();
  show(rooms.start);
}

/** To a match; that may take a moment. @param {(house: typeof import("./house.js")) => void} task */
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
  keepGlimpse(kept);
  if (page.start && !page.start.waiting) showKept(page.start, kept);
}
