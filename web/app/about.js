// @ts-check
/** The about dialog: credits, and which numbers of the games are reconstructed. */

import { el } from "../ui/dom.js";
import { openDialog } from "../ui/dialog.js";
import { wordsOf } from "../games/index.js";
import { isKept } from "./offline.js";
import { openText } from "../ui/text.js";
import { versions } from "./versions.js";

/**
 * @typedef {import("../games/index.js").Title} Title
 * @typedef {import("../ui/text.js").Text} Text
 * @typedef {(game: string) => Promise<{provenance?: Record<string, string>} | undefined>} Describe  what the engine
 *   says of a game, as soon as it has started
 */

/**
 * @param {Title[]} games
 * @param {Describe} describe
 * @param {Text} text
 * @param {import("../engine/client.js").Way} [way]  how Python was started, if it has been
 */
export function openAbout(games, describe, text, way) {
  openDialog({
    kind: "about",
    title: text.say("about.title"),
    content: [
      el("p", {}, text.say("about.what")),
      ...games.flatMap((game) => [
        el("p", { class: "credit" }, text.say(game.publisher ? "about.credit" : "about.credit.prototype", { ...game })),
        reconstructed(game, describe, text.language),
      ]),
      el("p", {}, text.say("about.unofficial")),
      el("p", {}, text.say("about.reconstructed")),
      el("p", {}, text.say("about.art")),
      isKept() ? el("p", {}, text.say("about.kept")) : undefined,
      way && el("p", { class: "fine way" }, text.say(`about.way.${way}`)),
      versionLine(text),
      el("p", {}, el("a", { href: "licences.txt" }, text.say("about.licences"))),
    ],
    buttons: [{ label: text.say("about.close"), primary: true }],
  });
}

/**
 * Which tables of a game are reconstructed, if any.
 * @param {Title} game @param {Describe} describe @param {string} language
 */
function reconstructed(game, describe, language) {
  const line = el("p", { class: "fine", hidden: true });
  const words = openText(); // the names are among the texts of that game, not of the selected one
  Promise.all([describe(game.name), words.speak(language, wordsOf(game.name))]).then(
    ([{ provenance = {} } = {}]) => {
      const names = Object.keys(provenance).filter((table) => provenance[table] === "reconstructed");
      line.hidden = !names.length;
      line.textContent = words.say("about.provenance.some", { title: game.title, names });
    },
    () => {},
  );
  return line;
}

/** @param {Text} text */
function versionLine(text) {
  const line = el("p", { class: "fine version" });
  versions().then(
    ({ site }) => {
      line.textContent = text.say("about.version", { site });
    },
    () => line.remove(),
  );
  return line;
}
