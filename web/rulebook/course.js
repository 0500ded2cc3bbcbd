// @ts-check
/** Marks what is being played in the summary at the head of the rules. */

import { set } from "../ui/dom.js";

/** The lines of the summary: the paragraphs of section 0, in the games that have one. */
const LINES = ".rules-section[data-number='0'] > p";

/** The numbers of the rules that were applied, the latest first. @type {() => (string | null | undefined)[]} */
let applied = () => [];

/** @param {typeof applied} rules  called only while the summary is shown */
export function followCourse(rules) {
  applied = rules;
  markCourse();
}

/** Marks the line that cites the latest rule. */
export function markCourse() {
  const lines = [...document.querySelectorAll(LINES)];
  if (!lines.length) return;
  const cited = lines.map((line) =>
    [...line.querySelectorAll("[data-rule]")].map((each) => each.getAttribute("data-rule") ?? ""),
  );
  const here = lineOf(cited, applied());
  for (const [index, line] of lines.entries()) set(line, { "aria-current": index === here ? "step" : undefined });
}

/**
 * The line for the latest rule that any line cites, or -1. A rule belongs to the line that cites it or, failing that,
 * the closest heading above it.
 * @param {string[][]} cited  by line @param {ReturnType<typeof applied>} rules
 */
export function lineOf(cited, rules) {
  for (const rule of rules) {
    const fits = cited.map((line) =>
      Math.max(0, ...line.filter((each) => isIn(rule, each)).map(({ length }) => length)),
    );
    const most = Math.max(0, ...fits);
    if (most) return fits.indexOf(most);
  }
  return -1;
}

/** @param {string | null | undefined} rule @param {string} heading */
const isIn = (rule, heading) => `${rule}.`.startsWith(`${heading}.`);
