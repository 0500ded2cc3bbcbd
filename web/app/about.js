// @ts-check
/** About: what this is, whose the games are, and which numbers are our own. */

import { el } from "../ui/dom.js";
import { openDialog } from "../ui/dialog.js";
import { wordsOf } from "../games/index.js";
import { isKept } from "./offline.js";
import { openText } from "../ui/text.js";
import { versions } from "./versions.js";

/**
 * @param {import("../games/index.js").Title[]} games
 * @param {{name: string, provenance?: Record<string, string>}[]} engine  what the engine says of them, if it is awake
 * @param {import("../ui/text.js").Text} text
 * @param {import("../engine/client.js").Way} [way]  how Python was started, if it is
 */
export function openAbout(games, engine, text, way) {
  const reconstructed = (game) => {
    const { provenance = {} } = engine.find(({ name }) => name === game.name) ?? {};
    const names = Object.keys(provenance).filter((table) => provenance[table] === "reconstructed");
    if (!names.length) return undefined;
    const line = el("p", { class: "fine" });
    const words = openText(); // its own, whichever game is at hand
    words.speak(text.language, wordsOf(game.name)).then(
      () => {
        line.textContent = words.say("about.provenance.some", { title: game.title, names });
      },
      () => {},
    );
    return line;
  };
  const version = el("p", { class: "fine version" });
  versions().then(
    ({ site }) => {
      version.textContent = text.say("about.version", { site });
    },
    () => version.remove(),
  );
  openDialog({
    kind: "about",
    title: text.say("about.title"),
    content: [
      el("p", {}, text.say("about.what")),
      ...games.flatMap((game) => [
        el("p", { class: "credit" }, text.say("about.credit", { ...game })),
        reconstructed(game),
      ]),
      el("p", {}, text.say("about.unofficial")),
      el("p", {}, text.say("about.reconstructed")),
      el("p", {}, text.say("about.art")),
      isKept() ? el("p", {}, text.say("about.kept")) : undefined,
      way && el("p", { class: "fine way" }, text.say(`about.way.${way}`)),
      version,
      el("p", {}, el("a", { href: "licences.txt" }, text.say("about.licences"))),
    ],
    buttons: [{ label: text.say("about.close"), primary: true }],
  });
}
