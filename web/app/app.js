// @ts-check
/** The page beyond the start screen: the menu, languages, links, and what belongs to no single match. */

import { games } from "../games/index.js";
import { listen, share } from "../input/clicks.js";
import { listenDrop } from "../saved/drop.js";
import { savedGameActions } from "../saved/actions.js";
import { newId } from "../saved/store.js";
import { askForLink, isArriving, listenArrival } from "../share/arrival.js";
import { openVerify } from "../share/verify.js";
import { openAbout } from "./about.js";
import { exportMatch, withKept } from "./current-match.js";
import { boardOf, styleTable } from "./game-files.js";
import { installer } from "./install.js";
import { keepingPlace } from "../ui/keep-place.js";
import { languageWanted } from "../ui/language.js";
import { layMenu } from "./menu.js";
import { keepSite } from "./offline.js";
import { openSeats } from "../match/seats-dialog.js";
import { begin, broken, easelFor, goHome, learn, resume } from "./open-match.js";
import { layAgain } from "./reload.js";
import { openReport } from "./report.js";
import { learnTerms } from "../rulebook/terms.js";
import { listenTerms } from "../rulebook/term-popover.js";
import { listenRules, relayRules } from "../rulebook/panel.js";
import { layStart, namer, showBoot, takeDeal } from "../start/start.js";
import { relay } from "../table/table.js";
import { redrawMoment } from "../history/moment.js";
import { describe, findKept, knowGame, page, screens, title } from "./start-up.js";
import { showTitle, speak } from "./words.js";

export { broken, learn, play, resume } from "./open-match.js";

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
  listenTerms(page.text);
  listenDrop(page.text, savedGames.onfile);
  document.addEventListener("thumbnail", findKept);
  listenRules(() => ({
    text: page.text,
    game: page.game,
    provenance: page.engine.find(({ name }) => name === page.game)?.provenance,
    drawn: boardOf(page.game).catch(() => undefined), // without pictures then
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
  });
  layAgain({ lesson: learn, match: resume, none: goHome });
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
    levels: () => page.engine[0]?.bots ?? [],
    deal: (deal) => {
      goHome();
      if (!page.start) return;
      takeDeal(page.start, deal);
      pickGame(page.start.setup.game.name);
    },
  });
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
      redrawMoment(page.table);
    }
    document.dispatchEvent(new Event("language"));
  });
}

function layTop() {
  layMenu(/** @type {HTMLElement} */ (document.querySelector(".top")), page.text, {
    onstart: goHome,
    onlearn: title()?.lesson ? learn : undefined,
    onabout: () => openAbout(games, describe, page.text, page.progress.way),
    onpicture: () => withKept(savedGames.onpicture),
    onfile: exportMatch,
    oninstall: installer(),
    onlink: askForLink,
    onshare: () => {
      if (page.table) share(page.table);
    },
    onseats: () => {
      if (page.table) openSeats(page.table);
    },
    onverify: () => {
      if (page.table) openVerify(page.table);
    },
    onreport: () => openReport(page.table, client, page.text),
  });
  showTitle();
}

/** Once the engine has started, prepares what a match needs. */
async function prepare() {
  await page.awake;
  new Intl.ListFormat(page.text.language); // the first one takes a browser long
  relayRules();
  await boardOf(page.game).catch(() => {}); // reported when a match begins
}

/** Selects a game on the start screen. @param {string} game */
export async function pickGame(game) {
  page.game = game;
  await respeak();
  knowGame();
}
