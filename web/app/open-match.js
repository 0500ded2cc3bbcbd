// @ts-check
/** Opening a match: a new one, a saved one, one from a link or the guided first game; and leaving it. */

import { namesOf, wordsOf } from "../games/index.js";
import { newGuide } from "../guide/guide.js";
import { dealLesson, openLesson, pupils } from "../guide/lesson.js";
import { adopt, forgetLine, keepLine } from "../history/branches.js";
import { openCurves } from "../history/curves.js";
import { setFilmOffer } from "../history/film.js";
import { layHistory } from "../history/history.js";
import { forgetPast } from "../history/moment.js";
import { newPast } from "../history/past.js";
import { tryLine } from "../history/what-if.js";
import { openReplay } from "../history/replay.js";
import { settle } from "../match/loop.js";
import { atRest } from "../match/plies.js";
import { newRun } from "../match/run.js";
import { claim } from "../match/tabs.js";
import { keepTable } from "../saved/autosave.js";
import { relayRules } from "../rulebook/panel.js";
import { keptMatch, listenUnkept, newId } from "../saved/store.js";
import { anySeed } from "../start/setup.js";
import { showWaiting } from "../start/start.js";
import { closeTable, openTable } from "../table/table.js";
import { isExpected } from "../engine/errors.js";
import { byKeys } from "../ui/modality.js";
import { ownDirection, tidyName } from "../ui/names.js";
import { keepSetup, prefer, preferences } from "../ui/preferences.js";
import { colourSeats } from "../ui/seat.js";
import { openText } from "../ui/text.js";
import { expectFile, ignoreLost } from "../ui/site.js";
import { sayUnkept } from "./current-match.js";
import { boardOf, soundsOf } from "./game-files.js";
import { PAINTERS } from "./painters.js";
import { rememberTable } from "./reload.js";
import { describe, page, restartEngine, screens, showScreen, showStart } from "./start-up.js";
import { sayUnfit, trouble } from "./trouble.js";
import { showTitle, speak } from "./words.js";

const { client } = page;

/** What the table needs of the folders above it. */
const WAYS = {
  painters: PAINTERS,
  ways: { forgetPast, setFilmOffer, adopt, keepLine, forgetLine, openReplay, openCurves, tryLine },
  ontrouble: broken,
  onnew: goHome,
  onrematch: rematch,
  onlaid: layHistory,
};

/** How often a match was begun or left: an opening that isn't the last is called off. */
let openings = 0;

/** Returns to the start screen; the focus goes to its heading, which says where one is. */
export function goHome() {
  openings += 1;
  rememberTable(undefined);
  const wasAtTable = !screens.table.hidden;
  leaveTable();
  showStart();
  showTitle();
  relayRules();
  if (wasAtTable) screens.start.querySelector("h1")?.focus();
}

function leaveTable() {
  if (page.table) closeTable(page.table);
  page.table = undefined;
}

/**
 * What is needed to draw a saved match, which is loaded into the engine unless it is on the table.
 * @param {import("../saved/store.js").Kept} kept
 */
export async function easelFor({ id, record, players }) {
  if (page.table?.match.id === id) return page.table.match;
  const { game } = record;
  const text = openText();
  text.names.push(...players.map(({ name }) => ownDirection(tidyName(name))));
  const spoken = text.speak(page.text.language, wordsOf(game), await namesOf(game));
  const drawn = boardOf(game).catch(ignoreLost);
  const [board] = await Promise.all([drawn, client.ask("load", { record, tolerant: true }), spoken]);
  return { board, client, text };
}

/** @param {import("../start/start.js").Setup} setup */
export function play({ game, players, options, seed }) {
  const seat = players.findIndex((player) => player.level === undefined);
  if (seat >= 0 && players[seat].name !== page.text.say(`name.${seat}`)) prefer({ name: players[seat].name });
  keepSetup(game.name, players);
  deal({ game: game.name, players, options, seed });
}

/** @param {{game: string, players: import("../saved/store.js").Player[], options: any, seed: number}} setup */
const deal = ({ game, players, options, seed }) =>
  begin({ game, players, make: () => client.ask("new", { game, seats: players.length, options, seed }) });

/**
 * Another match with the same people, bots and options, dealt anew.
 * @param {import("../table/table.js").Table} table
 */
export async function rematch({ match: { players } }) {
  const { game, options } = await client.ask("record");
  deal({ game, players: players.map((player) => ({ ...player })), options, seed: anySeed() });
}

/** @param {import("../saved/store.js").Kept} kept */
export function resume({ id, record, players, sent }) {
  begin({ id, game: record.game, players, sent, make: () => client.ask("load", { record, tolerant: true }) });
}

/**
 * Starts a guided first game, or goes on with it.
 * @param {string} [id]  the game, and the mode if it is of another one
 */
export async function learn(id = page.start?.lesson ?? page.game) {
  goHome();
  const opening = openings;
  const [game, mode = "script"] = id.split(" ");
  page.game = game;
  const { [mode]: script } = await expectFile("first.js", import(`../games/${game}/first.js`));
  if (opening !== openings) return;
  const lesson = openLesson(id, script, {
    onleave: goHome,
    onplayon: () => {
      if (page.table) settle(page.table);
    },
  });
  begin({
    game: page.game,
    players: pupils(script, page.text, preferences().name),
    make: () => dealLesson(client, lesson),
    lesson,
  });
}

/**
 * Makes the match in the engine and lays the table for it, unless another one is begun meanwhile, or the start screen
 * asked for.
 * @param {import("../share/receive.js").Arrival & {lesson?: import("../guide/lesson.js").Lesson}} match
 */
export async function begin({ game, players, make, lesson, id = newId(), at, sent, keep }) {
  const opening = (openings += 1);
  const { start, table: left } = page;
  if (start) showWaiting(start, true);
  leaveTable();
  await atRest();
  if (opening !== openings) return;
  page.game = game;
  try {
    // without board or sounds the game can still be played
    const files = [boardOf(game), soundsOf(game)].map((coming) => coming.catch(ignoreLost));
    const [board, sounds, made] = await Promise.all([...files, make(), speak(), describe(game)]);
    if (opening !== openings) return;
    const table = lay({ players, board, sounds, id: made?.stopped ? newId() : id }, lesson, sent);
    if (made?.stopped) sayUnfit(made.stopped, page.text);
    await Promise.all([keep && keepTable(table, made.decision, keep), claim(table, settle)]);
    if (at === undefined) settle(table);
    else await openReplay(table, at);
  } catch (error) {
    if (opening === openings && !page.table) await stayAtStart(left !== undefined, whyNot(error));
    if (!isExpected(error)) broken(error);
  }
}

/**
 * No match was opened: the start screen says why.
 * @param {boolean} fromTable  was another match on the table? @param {string} why
 */
async function stayAtStart(fromTable, why) {
  if (fromTable) goHome();
  const { start } = page;
  if (!start) return;
  showWaiting(start, false, why);
  page.game = start.setup.game.name;
  await speak();
}

/** What the start screen says of an error; of all others the person is told elsewhere. @param {any} error */
export const whyNot = (error) =>
  isExpected(error) && error.name !== "LostFile" ? page.text.say("start.bad", { message: error.message }) : "";

/**
 * Lays the table for the match in the engine.
 * @param {Pick<import("../table/table.js").Match, "players" | "board" | "sounds" | "id">} match
 * @param {import("../guide/lesson.js").Lesson} [lesson]
 * @param {number} [sent]
 */
function lay({ players, ...match }, lesson, sent) {
  const nameAt = (/** @type {number} */ seat) => tidyName(players[seat].name) || page.text.say(`name.${seat}`);
  players = players.map((player, seat) => ({ ...player, name: nameAt(seat) }));
  page.text.names.splice(0, Infinity, ...players.map(({ name }) => ownDirection(name)));
  colourSeats(players);
  const state = { run: newRun(sent), past: newPast(), whatif: {}, guide: newGuide(lesson) };
  const table = openTable(screens.table, { ...match, ...WAYS, client, text: page.text, players }, state, byKeys());
  listenUnkept(sayUnkept);
  Object.assign(page, { table, start: undefined });
  showTitle();
  rememberTable(lesson ? { lesson: lesson.id } : { id: match.id });
  screens.start.replaceChildren();
  showScreen(screens.table);
  relayRules();
  return table;
}

/** After a crash of the engine or any unexpected error: a report, and ways to go on. @param {any} error */
export async function broken(error) {
  const kept = page.table && !page.table.guide.lesson ? await keptMatch(page.table.match.id) : undefined;
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
