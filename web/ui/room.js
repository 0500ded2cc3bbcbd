// @ts-check
/**
 * How much room the window has for its letters. A media query knows neither the size of the root's font, if a person or
 * a browser enlarges text alone, nor how high the elements are that stay while the page scrolls.
 */

import { el, set } from "./dom.js";
import { watchSize } from "./resize.js";

/** The window is tight below this many lines of text in height, or characters in width. */
const LOW = 25,
  NARROW = 20;
/** What a desk's layout needs in width: pixels, and characters. */
export const DESK = { pixels: 700, least: 43.75 };

/**
 * Marks `<html>` with `data-room="tight"` while nothing may stay in place that could cover what one reads, and with
 * `"tight low"` where only the height is short: a phone on its side.
 */
export function followRoom() {
  const rem = el("div", { class: "rem", "aria-hidden": "true" });
  document.body.append(rem);
  const measure = () => {
    const letter = rem.offsetWidth || 16;
    const [width, height] = [innerWidth / letter, innerHeight / letter];
    const low = height < LOW;
    const broad = innerWidth >= DESK.pixels && width >= DESK.least;
    const tight = low || width < NARROW || (innerWidth >= DESK.pixels && !broad);
    set(document.documentElement, { "data-room": tight ? (low && broad ? "tight low" : "tight") : undefined });
  };
  watchSize(rem, measure);
  addEventListener("resize", measure);
  measure();
}

/**
 * Keeps what is scrolled to, by focus too, clear of the elements that stay at the upper and the lower edge, for as long
 * as these are on the page.
 * @param {Element[]} tops @param {Element[]} feet
 * @returns {() => void}  ends it
 */
export function keepClear(tops, feet) {
  const { style } = document.documentElement;
  /** @param {Element[]} elements */
  const heights = (elements) => elements.filter(stays).map((element) => element.getBoundingClientRect().height);
  const measure = () => {
    style.scrollPaddingTop = `${Math.max(0, ...heights(tops)) + SPARE}px`;
    style.scrollPaddingBottom = `${heights(feet).reduce((sum, height) => sum + height, 0) + SPARE}px`;
  };
  const watcher = new ResizeObserver(() => requestAnimationFrame(measure));
  for (const element of [...tops, ...feet]) watcher.observe(element);
  addEventListener("resize", measure);
  return () => {
    watcher.disconnect();
    removeEventListener("resize", measure);
    style.scrollPaddingTop = style.scrollPaddingBottom = "";
  };
}

/** The distance of what is scrolled to from the elements that stay, in pixels: room for a focus ring. */
const SPARE = 8;

/** Does it stay in place while the page scrolls? @param {Element} element */
export const stays = (element) => ["fixed", "sticky"].includes(getComputedStyle(element).position);
