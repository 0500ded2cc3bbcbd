// @ts-check
/** The app behind the start screen: the menu, one match on the table, and all that can be done with matches. */

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
import { openDialog } from "../ui/dialog.js";
import { el } from "../ui/dom.js";
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
import { addressOf } from "../ui/site.js";
import { toast } from "../ui/toast.js";
import { trouble } from "./trouble.js";
import { isExpected } from "../engine/errors.js";
import { learnTerms } from "../rulebook/terms.js";
import { listenTerms } from "../rulebook/term-popover.js";
import { listenRules, relayRules } from "../rulebook/panel.js";
import { layStart, namer, showBoot, showWaiting, takeDeal } from "../start/start.js";
import { atRest, settle } from "../match/loop.js";
import { notice } from "../table/notice.js";
import { closeTable, openTable, relay } from "../table/table.js";
import { adopt, keepLine } from "../history/branches.js";
import { openCurves } from "../history/curves.js";
import { forgetPast, lookAgain } from "../history/moment.js";
import { openReplay } from "../history/replay.js";
import { layHistory } from "../history/history.js";
import { findKept, greet, knowGame, onprogress, page, screens, showScreen, showStart, title } from "./start-up.js";

/** What only a match needs of how things look; the start screen has its own sheets in `index.html`. */
const SHEETS = [
  "table/table.css",
  "history/history.css",
  "rulebook/rulebook.css",
  "guide/guide.css",
  "input/input.css",
  "saved/saved.css",
  "app/offline.css",
  "share/share.css",
];

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

/** Everything is laid, and listens. */
export async function open() {
  await Promise.all([learnTerms(page.game, page.text.language), ...SHEETS.map((sheet) => style(addressOf(sheet)))]);
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

/** Say everything in the language wanted, with the words of the game at hand. */
async function speak() {
  await page.text.speak(languageWanted(), wordsOf(page.game));
  await learnTerms(page.game, page.text.language);
  document.documentElement.lang = page.text.language;
}

/** The language changes, and nobody loses their place. Who keeps words elsewhere listens for `language`. */
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
    onpicture: () => withTable(savedGames.onpicture),
    onfile: () => withTable((kept) => savedGames.onexport([kept])),
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

/** What can be had before it is needed, once the engine is awake. */
async function prepare() {
  await page.awake;
  new Intl.ListFormat(page.text.language); // a browser takes long over the first of these
  relayRules();
  await boardOf(page.game).catch(() => {}); // told when somebody plays
}

/** Back to the start screen. */
function goHome() {
  if (page.table) closeTable(page.table);
  page.table = undefined;
  showStart();
  showTitle();
}

/** Another game on the start screen, in its own words. @param {string} game */
export async function pickGame(game) {
  page.game = game;
  await respeak();
  knowGame();
}

/** What it takes to draw a match: that of the table, or of another one. @param {import("../saved/store.js").Kept} kept */
async function easelFor({ id, record, players }) {
  if (page.table?.id === id) return page.table;
  page.game = record.game;
  page.text.names.splice(0, Infinity, ...players.map(({ name }) => ownDirection(tidyName(name))));
  const [board] = await Promise.all([boardOf(record.game), client.ask("load", { record, tolerant: true }), speak()]);
  return { board, client, text: page.text };
}

/** The device keeps nothing more: it is said once for each match, with another way to keep the match. */
function sayUnkept() {
  const { table } = page;
  if (!table) return listenUnkept(sayUnkept); // said at the table
  notice(table, "unkept", (text) => ({
    words: text.say("unkept.words"),
    answers: [
      { label: text.say("share.link"), primary: true, press: () => share(table) },
      { label: text.say("mine.export"), press: () => withTable((kept) => savedGames.onexport([kept])) },
      { label: text.say("unkept.leave"), press: () => notice(table, "unkept") },
    ],
  }));
}

/** A match of another version went only so far: it goes on from there, beside the one that was kept. */
function sayUnfit({ ply }) {
  const { say } = page.text;
  openDialog({
    kind: "unfit",
    title: say("unfit.title"),
    content: [el("p", {}, say("unfit.words", { ply: ply + 1 }))],
    buttons: [{ label: say("unfit.leave"), primary: true }],
  });
}

/** The match on the table, for whoever takes it away. @param {(kept: import("../saved/store.js").Kept) => void} give */
async function withTable(give) {
  const kept = page.table && (await keptMatch(page.table.id));
  if (kept) give(kept);
  else toast(page.text.say("mine.nothing"), page.text);
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

/** The guided first game of the game at hand. */
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
 * @typedef {object} Beginning
 * @property {string} game
 * @property {import("../saved/store.js").Player[]} players
 * @property {() => Promise<any>} make  the match in the engine
 * @property {import("../guide/lesson.js").Lesson} [lesson]
 * @property {string} [id]  of a match that was kept
 * @property {number} [at]  look at it before this ply
 * @property {number} [sent]  so many plies were sent to who plays elsewhere
 * @property {import("../saved/store.js").Record_} [keep]  its record, to be kept at once: it came from elsewhere
 */

/** Make the match in the engine, as soon as it is awake, and lay the table for it. @param {Beginning} beginning */
async function begin({ game, players, make, lesson, id = newId(), at, sent, keep }) {
  const { start, table: left } = page;
  if (start) showWaiting(start, true);
  if (left) closeTable(left);
  await atRest();
  page.game = game;
  try {
    const [board, sounds, made] = await Promise.all([boardOf(game), soundsOf(game), make(), speak()]);
    const table = lay({ players, board, sounds, lesson, sent, guide: byKeys(), id: made?.stopped ? newId() : id });
    if (made?.stopped) sayUnfit(made.stopped);
    await Promise.all([keep && keepTable(table, made.decision, keep), enter(table, settle)]);
    if (at === undefined) settle(table);
    else await openReplay(table, at);
  } catch (error) {
    if (left && page.table === left) goHome();
    if (page.start)
      showWaiting(
        page.start,
        false,
        isExpected(error) ? page.text.say("start.bad", { message: String(/** @type {Error} */ (error).message) }) : "",
      );
    if (!isExpected(error)) broken(error);
  }
}

/** @param {Omit<Parameters<typeof openTable>[1], "client" | "text" | "painters" | "ways" | "ontrouble" | "onnew" | "onlaid">} match */
function lay({ players, ...match }) {
  players = players.map((player, seat) => ({
    ...player,
    name: tidyName(player.name) || page.text.say(`name.${seat}`),
  }));
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

/** The board of a game, with its style sheet; a game without one is played by buttons. @param {string} game */
async function boardOf(game) {
  if (!games.find(({ name }) => name === game)?.board) return undefined;
  const [board] = await Promise.all([import(`../games/${game}/board.js`), style(addressOf(`games/${game}/board.css`))]);
  return board;
}

/** The names of a game's sounds, by kind of event. @param {string} game @returns {Promise<Record<string, string> | undefined>} */
async function soundsOf(game) {
  if (!games.find(({ name }) => name === game)?.board) return undefined;
  return (await import(`../games/${game}/sounds.js`)).sounds;
}

/** Style sheets that are here, or on their way. @type {Map<string, Promise<void>>} */
const styles = new Map();

/** Have a style sheet; a match can be played without. @param {string} href @returns {Promise<void>} */
function style(href) {
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

/** The engine or a rule is broken: tell, and offer to take the match up again where it stood. */
export async function broken(error) {
  const kept = page.table && !page.table.lesson ? await keptMatch(page.table.id) : undefined;
  if (page.table) closeTable(page.table);
  trouble(error, kept, page.text, {
    client,
    leave: () => {
      wake();
      goHome();
    },
    reload: () => {
      wake();
      goHome();
      if (kept) resume(kept);
    },
  });
}

/** A fresh engine. */
function wake() {
  client.restart();
  onprogress({ step: "wait", fraction: 0 });
  page.awake = greet();
}
