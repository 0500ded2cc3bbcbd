// @ts-check
/** The page beyond the start screen: the menu, the match on the table, and the actions on it. */

import { deal, openLesson, pupils } from "../guide/lesson.js";
import { games, wordsOf } from "../games/index.js";
import { listen, share } from "../input/clicks.js";
import { keepTable } from "../saved/autosave.js";
import { listenDrop } from "../saved/drop.js";
import { savedGameActions } from "../saved/actions.js";
import { keptMatch, listenUnkept, newId } from "../saved/store.js";
import { enter } from "../match/tabs.js";
import { askForLink, isArriving, listenArrival } from "../share/arrival.js";
import { openVerify } from "../share/verify.js";
import { openAbout } from "./about.js";
import { exportMatch, sayUnkept, withKept } from "./current-match.js";
import { boardOf, soundsOf, styleTable } from "./game-files.js";
import { installer } from "./install.js";
import { keepingPlace } from "../ui/keep-place.js";
import { languageWanted } from "../ui/language.js";
import { layMenu } from "./menu.js";
import { byKeys } from "../ui/modality.js";
import { ownDirection, tidyName } from "../ui/names.js";
import { comeAgain, keepSite, keptAgain } from "./offline.js";
import { PAINTERS } from "./painters.js";
import { openReport } from "./report.js";
import { prefer, preferences } from "../ui/preferences.js";
import { sayUnfit, trouble } from "./trouble.js";
import { isExpected } from "../engine/errors.js";
import { learnTerms } from "../rulebook/terms.js";
import { listenTerms } from "../rulebook/term-popover.js";
import { listenRules, relayRules } from "../rulebook/panel.js";
import { layStart, namer, showBoot, showWaiting, takeDeal } from "../start/start.js";
import { atRest, settle } from "../match/loop.js";
import { closeTable, openTable, relay } from "../table/table.js";
import { adopt, keepLine } from "../history/branches.js";
import { openCurves } from "../history/curves.js";
import { forgetPast, lookAgain } from "../history/moment.js";
import { openReplay } from "../history/replay.js";
import { layHistory } from "../history/history.js";
import { findKept, knowGame, page, restartEngine, screens, showScreen, showStart, title } from "./start-up.js";

/** @typedef {Parameters<typeof openTable>[1]} Match */

const { client } = page;
export const savedGames = savedGameActions({
  client,
  text: page.text,
  games,
  resume,
  home: goHome,
  refresh: findKept,
  easel: easelFor,
  ontrouble: broken,
});

/** Sets everything up; called once. */
export async function open() {
  await Promise.all([learnTerms(page.game, page.text.language), styleTable()]);
  layTop();
  showTitle();
  listenTerms(page.text);
  listenDrop(page.text, savedGames.onfile);
  document.addEventListener("thumbnail", findKept);
  listenRules(() => ({
    text: page.text,
    game: page.game,
    provenance: page.engine.find(({ name }) => name === page.game)?.provenance,
  }));
  document.addEventListener("prefer", () => {
    if (languageWanted() !== page.text.language) respeak();
  });
  listen(screens.table, () => page.table, page.text);
  document.addEventListener("installable", layTop);
  document.addEventListener("offline", () => {
    if (page.start) showBoot(page.start, page.progress);
  });
  keepSite(page.text, {
    awake: prepare(),
    busy: () => !page.start || page.start.waiting || isArriving(),
    leave: () => comeAgain(page.table?.id),
  });
  keptAgain().then((kept) => {
    if (kept) resume(kept);
  });
  listenLinks();
}

/** Opens the link in the address, now and whenever it changes. */
function listenLinks() {
  listenArrival({
    client,
    text: page.text,
    newId,
    begin,
    isKnown: (game) => games.some(({ name }) => name === game),
    title: (game) => games.find(({ name }) => name === game)?.title ?? game,
    levels: (game) => page.engine.find(({ name }) => name === game)?.bots ?? [],
    deal: (deal) => {
      goHome();
      if (!page.start) return;
      takeDeal(page.start, deal);
      pickGame(page.start.setup.game.name);
    },
  });
}

/** Loads the texts of the preferred language and the selected game. */
async function speak() {
  await page.text.speak(languageWanted(), wordsOf(page.game));
  await learnTerms(page.game, page.text.language);
  document.documentElement.lang = page.text.language;
}

/** Redraws the page in another language, keeping the focus. The event `language` tells other modules. */
async function respeak() {
  const rename = page.start && namer(page.start);
  await speak();
  rename?.();
  keepingPlace(() => {
    layTop();
    if (page.start) {
      layStart(page.start);
      showBoot(page.start, page.progress);
    }
    if (page.table) {
      relay(page.table);
      lookAgain(page.table);
    }
    document.dispatchEvent(new Event("language"));
  });
  showTitle();
}

function layTop() {
  layMenu(/** @type {HTMLElement} */ (document.querySelector(".top")), page.text, {
    onstart: goHome,
    onlearn: title()?.lesson ? learn : undefined,
    onabout: () => openAbout(games, page.engine, page.text, page.progress.way),
    onpicture: () => withKept(savedGames.onpicture),
    onfile: exportMatch,
    oninstall: installer(),
    onlink: askForLink,
    onshare: () => {
      if (page.table) share(page.table);
    },
    onverify: () => {
      if (page.table) openVerify(page.table);
    },
    onreport: () => openReport(page.table, client, page.text),
  });
}

function showTitle() {
  const name = page.table && (title()?.title ?? page.game);
  document.title = name ? page.text.say("app.title", { game: name }) : page.text.say("app.name");
  /** @type {HTMLElement} */ (document.querySelector(".top-title")).textContent = name ?? "";
}

/** Once the engine has started, prepares what a match needs. */
async function prepare() {
  await page.awake;
  new Intl.ListFormat(page.text.language); // the first one takes a browser long
  relayRules();
  await boardOf(page.game).catch(() => {}); // reported when a match begins
}

/** Returns to the start screen. */
function goHome() {
  if (page.table) closeTable(page.table);
  page.table = undefined;
  showStart();
  showTitle();
}

/** Selects a game on the start screen. @param {string} game */
export async function pickGame(game) {
  page.game = game;
  await respeak();
  knowGame();
}

/**
 * What is needed to draw a saved match, which is loaded into the engine unless it is on the table.
 * @param {import("../saved/store.js").Kept} kept
 */
async function easelFor({ id, record, players }) {
  if (page.table?.id === id) return page.table;
  page.game = record.game;
  page.text.names.splice(0, Infinity, ...players.map(({ name }) => ownDirection(tidyName(name))));
  const [board] = await Promise.all([boardOf(record.game), client.ask("load", { record, tolerant: true }), speak()]);
  return { board, client, text: page.text };
}

/** @param {import("../start/start.js").Setup} setup */
export function play({ game, players, options, seed }) {
  const seat = players.findIndex((player) => player.level === undefined);
  if (seat >= 0 && players[seat].name !== page.text.say(`name.${seat}`)) prefer({ name: players[seat].name });
  begin({
    game: game.name,
    players,
    make: () => client.ask("new", { game: game.name, seats: players.length, options, seed }),
  });
}

/** @param {import("../saved/store.js").Kept} kept */
export function resume({ id, record, players, sent }) {
  begin({ id, game: record.game, players, sent, make: () => client.ask("load", { record, tolerant: true }) });
}

/** Starts the guided first game. */
export async function learn() {
  goHome();
  const { script } = await import(`../games/${page.game}/first.js`);
  const lesson = openLesson(page.game, script, {
    onleave: goHome,
    onplayon: () => {
      if (page.table) settle(page.table);
    },
  });
  begin({
    game: page.game,
    players: pupils(script, page.text, preferences().name),
    make: () => deal(client, lesson),
    lesson,
  });
}

/**
 * Makes the match in the engine and lays the table for it.
 * @param {import("../share/receive.js").Arrival & {lesson?: import("../guide/lesson.js").Lesson}} match
 */
async function begin({ game, players, make, lesson, id = newId(), at, sent, keep }) {
  const { start, table: left } = page;
  if (start) showWaiting(start, true);
  if (left) closeTable(left);
  await atRest();
  page.game = game;
  try {
    const [board, sounds, made] = await Promise.all([boardOf(game), soundsOf(game), make(), speak()]);
    const table = lay({ players, board, sounds, lesson, sent, guide: byKeys(), id: made?.stopped ? newId() : id });
    if (made?.stopped) sayUnfit(made.stopped, page.text);
    await Promise.all([keep && keepTable(table, made.decision, keep), enter(table, settle)]);
    if (at === undefined) settle(table);
    else await openReplay(table, at);
  } catch (error) {
    if (left && page.table === left) goHome();
    const words = isExpected(error)
      ? page.text.say("start.bad", { message: /** @type {Error} */ (error).message })
      : "";
    if (page.start) showWaiting(page.start, false, words);
    if (!isExpected(error)) broken(error);
  }
}

/**
 * Lays the table for the match in the engine.
 * @param {Pick<Match, "players" | "board" | "sounds" | "lesson" | "sent" | "guide" | "id">} match
 */
function lay({ players, ...match }) {
  const nameAt = (/** @type {number} */ seat) => tidyName(players[seat].name) || page.text.say(`name.${seat}`);
  players = players.map((player, seat) => ({ ...player, name: nameAt(seat) }));
  page.text.names.splice(0, Infinity, ...players.map(({ name }) => ownDirection(name)));
  const table = openTable(screens.table, {
    ...match,
    client,
    text: page.text,
    players,
    painters: PAINTERS,
    ways: { forgetPast, adopt, keepLine, openReplay, openCurves },
    ontrouble: broken,
    onnew: goHome,
    onlaid: layHistory,
  });
  listenUnkept(sayUnkept);
  Object.assign(page, { table, start: undefined });
  showTitle();
  screens.start.replaceChildren();
  showScreen(screens.table);
  return table;
}

/** After a crash of the engine or any unexpected error: a report, and ways to go on. @param {any} error */
export async function broken(error) {
  const kept = page.table && !page.table.lesson ? await keptMatch(page.table.id) : undefined;
  if (page.table) closeTable(page.table);
  trouble(error, kept, page.text, {
    client,
    leave: () => {
      restartEngine();
      goHome();
    },
    reload: () => {
      restartEngine();
      goHome();
      if (kept) resume(kept);
    },
  });
}
