// @ts-check
/**
 * Applies the preferred theme, palette, motion and help as attributes of `<html>`, where the style sheets read them.
 */

import { set } from "./dom.js";
import { preferences } from "./preferences.js";

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Applies the preferences now and after every change. */
export function followTheme() {
  apply();
  document.addEventListener("prefer", apply);
  reducedMotion.addEventListener("change", apply);
}

function apply() {
  const { theme, palette, motion, help } = preferences();
  const moving = motion === "system" ? !reducedMotion.matches : motion !== "none";
  set(document.documentElement, {
    "data-theme": theme === "system" ? undefined : theme,
    "data-palette": palette === "standard" ? undefined : palette,
    "data-help": help ? undefined : "off",
    "data-motion": moving ? "full" : "none",
  });
}

/** Are animations allowed? */
export const isMoving = () => document.documentElement.dataset.motion !== "none";
