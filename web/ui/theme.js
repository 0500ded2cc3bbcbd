// @ts-check
/** How the page looks by a person's wish, written on `<html>`: theme, palette, motion, help. The style sheets read it there. */

import { set } from "./dom.js";
import { preferences } from "./preferences.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Look as preferred, now and after every change. */
export function followTheme() {
  apply();
  document.addEventListener("prefer", apply);
  still.addEventListener("change", apply);
}

function apply() {
  const { theme, palette, motion, help } = preferences();
  const moving = motion === "system" ? !still.matches : motion !== "none";
  set(document.documentElement, {
    "data-theme": theme === "system" ? undefined : theme,
    "data-palette": palette === "standard" ? undefined : palette,
    "data-help": help ? undefined : "off",
    "data-motion": moving ? "full" : "none",
  });
}

/** May things move? */
export const isMoving = () => document.documentElement.dataset.motion !== "none";
