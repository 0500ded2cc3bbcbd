// @ts-check
/** The texts of the page in the preferred language, and its title. */

import { namesOf, wordsOf } from "../games/index.js";
import { learnTerms } from "../rulebook/terms.js";
import { languageWanted } from "../ui/language.js";
import { setTitle } from "../ui/title.js";
import { page, title } from "./start-up.js";

/** Loads the texts of the preferred language and the selected game. */
export async function speak() {
  await page.text.speak(languageWanted(), wordsOf(page.game), await namesOf(page.game));
  await learnTerms(page.game, page.text.language);
  document.documentElement.lang = page.text.language;
}

/** The game on the table, in the window's title and at the top of the page. */
export function showTitle() {
  const name = page.table && (title()?.title ?? page.game);
  const line = page.table?.whatif.line ? page.text.say("whatif.title") : "";
  setTitle({ line, game: name ? page.text.say("app.title", { game: name }) : page.text.say("app.name") });
  /** @type {HTMLElement} */ (document.querySelector(".top-title")).textContent = name ?? "";
}
