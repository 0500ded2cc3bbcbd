// @ts-check
/** The page: the start screen, the engine behind it, and one match on the table. */

import { Client } from "./client.js";
import { games } from "./games/index.js";
import { openText } from "./page/text.js";
import { languageWanted } from "./page/language.js";
import { keepingPlace } from "./page/keeping.js";
import { look } from "./page/look.js";
import { layStart, namer, openStart, drawSetup, showBoot, showKept, showWaiting, takeDeal } from "./start/start.js";
import { installer } from "./page/install.js";
import { comeAgain, keepSite, keptAgain } from "./page/offline.js";
import { ownDirection, tidyName } from "./page/names.js";
import { prefer, preferences } from "./page/saved.js";
import { keptMatch, keptMatches, listenUnkept, newId, takeOver } from "./keep/store.js";
import { el } from "./page/dom.js";
import { openShelf } from "./keep/shelf.js";
import { toast } from "./page/toast.js";

const find = (selector) => /** @type {HTMLElement} */ (document.querySelector(selector));
const rooms = { start: find(".start"), table: find(".table") };

/** The state of the page. */
const page = {
  text: openText(),
  game: games[0].name,
  /** @type {{step: string, fraction: number, way?: import("./client.js").Way}} */ progress: { step: "wait", fraction: 0 },
  /** @type {any[]} */ engine: [],
  /** @type {import("./start/start.js").Start | undefined} */ start: undefined,
  /** @type {import("./table/table.js").Table | undefined} */ table: undefined,
};

const tookOver = takeOver();
const client = new Client({ onprogress, onfatal: broken });
const shelf = openShelf({ client, text: page.text, games, resume, home: showStart, refresh: findKept, easel: easelFor, ontrouble: broken });

/** What stands behind the start screen, once it has come. @type {typeof import("./behind.js")} */
let behind;
let come = () => {};
/** @type {Promise<void>} */
const arriving = new Promise((resolve) => { come = resolve; });

look();
await page.text.speak(languageWanted(), wordsOf(page.game));
document.documentElement.lang = page.text.language;
showStart();
await new Promise((resolve) => setTimeout(resolve));                       // the start screen is painted first
behind = await import("./behind.js");
await behind.learnTerms(page.game, page.text.language);
layTop();
showTitle();
behind.listenGloss(page.text);
behind.listenDrop(page.text, shelf.onfile);
document.addEventListener("sketched", findKept);
behind.listenRules(() => ({ text: page.text, game: page.game, provenance: page.engine.find(({ name }) => name === page.game)?.provenance }));
document.addEventListener("prefer", () => { if (languageWanted() !== page.text.language) respeak(); });
behind.listen(rooms.table, () => page.table, page.text);
document.addEventListener("installable", layTop);
document.addEventListener("offline", () => { if (page.start) showBoot(page.start, page.progress); });
keepSite(page.text, { awake: greet(), busy: () => !page.start || page.start.waiting || behind.isArriving(), leave: () => comeAgain(page.table?.id) });
keptAgain().then((kept) => { if (kept) resume(kept); });
behind.listenArrival({
  client, text: page.text, newId, begin, isShelved: (game) => games.some(({ name }) => name === game),
  title: (game) => games.find(({ name }) => name === game)?.title ?? game,
  levels: (game) => page.engine.find(({ name }) => name === game)?.bots ?? [],
  deal: (deal) => {
    showStart();
    if (!page.start) return;
    takeDeal(page.start, deal);
    pickGame(page.start.setup.game.name);
  },
});
come();

/** Where the words of a game are, and those of the page. @param {string} game */
function wordsOf(game) {
  return ["text/", `games/${game}/text/`];
}

/** Say everything in the language wanted, with the words of the game at hand. */
async function speak() {
  await page.text.speak(languageWanted(), wordsOf(page.game));
  await behind.learnTerms(page.game, page.text.language);
  document.documentElement.lang = page.text.language;
}

/** The language changes, and nobody loses their place. Who keeps words elsewhere listens for `language`. */
async function respeak() {
  const rename = page.start && namer(page.start);
  await speak();
  rename?.();
  keepingPlace(() => {
    layTop();
    if (page.start) { layStart(page.start); showBoot(page.start, page.progress); }
    if (page.table) behind.relay(page.table);
    document.dispatchEvent(new Event("language"));
  });
  showTitle();
}

function layTop() {
  behind.layMenu(find(".top"), page.text, { onstart: showStart, onlearn: title()?.lesson ? learn : undefined, onabout: () => behind.openAbout(games, page.engine, page.text, page.progress.way),
    onpicture: () => withTable(shelf.onpicture), onfile: () => withTable((kept) => shelf.onexport([kept])), oninstall: installer(),
    onlink: behind.askForLink, onshare: () => { if (page.table) behind.share(page.table); }, onverify: () => { if (page.table) behind.openVerify(page.table); },
    onreport: () => behind.openReport(page.table, client, page.text) });
}

function showTitle() {
  const name = page.table && (title()?.title ?? page.game);
  document.title = name ? page.text.say("app.title", { game: name }) : page.text.say("app.name");
  find(".top-title").textContent = name ?? "";
}

/** The game at hand, as it stands on the shelf. */
function title() {
  return games.find(({ name }) => name === page.game);
}

/** What the engine knows of its games; the start screen asks for nothing else. */
async function greet() {
  try {
    page.engine = await client.ask("games");
    knowGame();
    behind.relayRules();
    await boardOf(page.game);             // at hand when somebody plays
  } catch { /* a lost engine is told by onfatal, a board that can't be had when it is needed */ }
}

function knowGame() {
  if (!page.start) return;
  page.start.engine = page.engine.find(({ name }) => name === page.start?.setup.game.name);
  drawSetup(page.start);
}

/** Another game on the start screen, in its own words. @param {string} game */
async function pickGame(game) {
  page.game = game;
  await arriving;
  await respeak();
  knowGame();
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
  if (page.table) behind.closeTable(page.table);
  page.table = undefined;
  rooms.table.replaceChildren();
  page.start = openStart(rooms.start, { games, game: page.game, text: page.text, name: preferences().name,
    onplay: play, onpick: pickGame, mine: shelf, onlearn: learn });
  findKept();
  if (behind) showTitle();
  showBoot(page.start, page.progress);
  knowGame();
  show(rooms.start);
}

/** The games kept here, as soon as the device has found them. */
async function findKept() {
  await tookOver;
  const kept = await keptMatches();
  if (page.start && !page.start.waiting) showKept(page.start, kept);
}

/** What it takes to draw a match: that of the table, or of another one. @param {import("./keep/store.js").Kept} kept */
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
  if (!table) return listenUnkept(sayUnkept);        // said at the table
  behind.notice(table, "unkept", (text) => ({ words: text.say("unkept.words"), answers: [
    { label: text.say("share.link"), primary: true, press: () => behind.share(table) },
    { label: text.say("mine.export"), press: () => withTable((kept) => shelf.onexport([kept])) },
    { label: text.say("unkept.leave"), press: () => behind.notice(table, "unkept") }] }));
}

/** A match of another version went only so far: it goes on from there, beside the one that was kept. */
function sayUnfit({ ply }) {
  const { say } = page.text;
  behind.openDialog({ kind: "unfit", title: say("unfit.title"), content: [el("p", {}, say("unfit.words", { ply: ply + 1 }))],
    buttons: [{ label: say("unfit.leave"), primary: true }] });
}

/** The match on the table, for whoever takes it away. @param {(kept: import("./keep/store.js").Kept) => void} give */
async function withTable(give) {
  const kept = page.table && await keptMatch(page.table.id);
  if (kept) give(kept);
  else toast(page.text.say("mine.nothing"), page.text);
}

/** @param {import("./start/start.js").Setup} setup */
function play({ game, players, options, seed }) {
  const seat = players.findIndex((player) => player.level === undefined);
  if (seat >= 0 && players[seat].name !== page.text.say(`name.${seat}`)) prefer({ name: players[seat].name });
  begin({ game: game.name, players, make: () => client.ask("new", { game: game.name, seats: players.length, options, seed }) });
}

/** @param {import("./keep/store.js").Kept} kept */
function resume({ id, record, players, sent }) {
  begin({ id, game: record.game, players, sent, make: () => client.ask("load", { record, tolerant: true }) });
}

/** The guided first game of the game at hand. */
async function learn() {
  await arriving;
  showStart();
  const { script } = await import(`./games/${page.game}/first.js`);
  const lesson = behind.openLesson(page.game, script, { onleave: showStart, onplayon: () => { if (page.table) behind.settle(page.table); } });
  begin({ game: page.game, players: behind.pupils(script, page.text, preferences().name), make: () => behind.deal(client, lesson), lesson });
}

/**
 * @typedef {object} Beginning
 * @property {string} game
 * @property {import("./keep/store.js").Player[]} players
 * @property {() => Promise<any>} make  the match in the engine
 * @property {import("./learn/guide.js").Lesson} [lesson]
 * @property {string} [id]  of a match that was kept
 * @property {number} [at]  look at it before this ply
 * @property {number} [sent]  so many plies were sent to who plays elsewhere
 * @property {boolean} [keep]  keep it at once: it came from elsewhere
 */

/** Make the match in the engine, as soon as it is awake, and lay the table for it. @param {Beginning} beginning */
async function begin({ game, players, make, lesson, id = newId(), at, sent, keep }) {
  const { start, table: left } = page;
  if (start) showWaiting(start, true);
  await arriving;
  if (left) behind.closeTable(left);
  await behind.atRest();
  page.game = game;
  try {
    const [board, made] = await Promise.all([boardOf(game), make(), speak()]);
    const table = lay({ players, board, lesson, sent, id: made?.stopped ? newId() : id });
    if (made?.stopped) sayUnfit(made.stopped);
    if (keep) await behind.keepTable(table, await client.ask("decision"));
    await behind.enter(table, behind.settle);
    if (at === undefined) behind.settle(table);
    else await behind.openReplay(table, at);
  } catch (error) {
    if (left && page.table === left) showStart();
    if (page.start) showWaiting(page.start, false, behind.isExpected(error) ? page.text.say("start.bad", { message: String(/** @type {Error} */ (error).message) }) : "");
    if (!behind.isExpected(error)) broken(error);
  }
}

function lay({ players, board, lesson, id, sent }) {
  players = players.map((player, seat) => ({ ...player, name: tidyName(player.name) || page.text.say(`name.${seat}`) }));
  page.text.names.splice(0, Infinity, ...players.map(({ name }) => ownDirection(name)));
  const table = behind.openTable(rooms.table, { id, client, text: page.text, players, board, ontrouble: broken, onnew: showStart, onlaid: behind.listenTime,
    sounds: title()?.sounds, lesson, sent });
  listenUnkept(sayUnkept);
  Object.assign(page, { table, start: undefined });
  showTitle();
  rooms.start.replaceChildren();
  show(rooms.table);
  return table;
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
async function broken(error) {
  await arriving;
  const kept = page.table && !page.table.lesson ? await keptMatch(page.table.id) : undefined;
  if (page.table) behind.closeTable(page.table);
  behind.trouble(error, kept, page.text, {
    client,
    leave: () => { wake(); showStart(); },
    reload: () => { wake(); showStart(); if (kept) resume(kept); },
  });
}

/** A fresh engine. */
function wake() {
  client.restart();
  onprogress({ step: "wait", fraction: 0 });
  greet();
}
