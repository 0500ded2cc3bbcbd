// @ts-check
/** Which language is spoken: the one a person chose, else the first the browser asks for that we have. */

import { preferences } from "./preferences.js";

/** By their own names. */
export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch" };

export function languageWanted() {
  const { language } = preferences();
  return Object.hasOwn(LANGUAGES, language) ? language : languageOfBrowser();
}

export function languageOfBrowser() {
  const asked = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return asked.find((code) => Object.hasOwn(LANGUAGES, code)) ?? "en";
}
