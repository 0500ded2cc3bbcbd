// @ts-check
/** The page's language: the one chosen in the preferences, otherwise the first of the browser's that is available. */

import { preferences } from "./preferences.js";

/** The available languages, each with its name in that language. */
export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch" };

export function languageWanted() {
  const { language } = preferences();
  return Object.hasOwn(LANGUAGES, language) ? language : languageOfBrowser();
}

export function languageOfBrowser() {
  const asked = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return asked.find((code) => Object.hasOwn(LANGUAGES, code)) ?? "en";
}
