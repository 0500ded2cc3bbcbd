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
 * @typedef {{name: string, provenance?: Record<string, string>}} Known  a game as the engine lists it
 */

/**
 * @param {Title[]} games
 * @param {Known[]} engine  empty until the engine has started
 * @param {Text} text
 * @param {import("../engine/client.js").Way} [way]  how Python was started, if it has been
 */
export function openAbout(games, engine, text, way) {
  openDialog({
    kind: "about",
    title: text.say("about.title"),
    content: [
      el("p", {}, text.say("about.what")),
      ...games.flatMap((game) => [
        el("p", { class: "credit" }, text.say("about.credit", { ...game })),
        reconstructed(game, engine, text.language),
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
 * @param {Title} game @param {Known[]} engine @param {string} language
 */
function reconstructed(game, engine, language) {
  const { provenance = {} } = engine.find(({ name }) => name === game.name) ?? {};
  const names = Object.keys(provenance).filter((table) => provenance[table] === "reconstructed");
  if (!names.length) return undefined;
  const line = el("p", { class: "fine" });
  const words = openText(); // the names are among the texts of that game, not of the selected one
  words.speak(language, wordsOf(game.name)).then(
    () => {
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
