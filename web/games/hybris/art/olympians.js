// @ts-check
/** The nine Olympians and Chronos, drawn by us as heads in profile on a glazed plate, 80 by 80, as on painted vases. */

import { picture, use } from "../drawing.js";

const ink = 'stroke="var(--pen)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"';
const thin = 'fill="none" stroke="var(--pen)" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"';
const gold = `fill="#e9bd4e" ${ink}`;
const bronze = `fill="#cf9a45" ${ink}`;

const FACE = `M28 22Q37 13 46.5 18L49 25l7.5 11.5q1 2.5-3 3.2l1.2 3-2 1.5 1.5 2.5Q54 51.5 49 53.5q-5 1-9-2l1 14H24l2-18Z`;
const SHORT = "M47 19Q40 9 29 13 17 18 18 34q0 9 6 15l6-5q-2-5 3-8-1-7 5-10 7-1 9-7Z";
const LONG = "M47 19Q40 8 28 13 15 19 17 36q-6 12-3 26 8 6 15 2-2-14 3-26 0-8 6-12 7-1 9-7Z";
const BUN = "M47 19Q40 9 29 13q-6 2-8 7-9-3-12 4-2 9 6 11 3 1 5-1 1 8 5 14l5-6q-2-5 3-8-1-6 5-9 7-1 9-6Z";
const CURLS = "M24 20q4-5 8 0t8-2M20 28q4-4 7 0t6-2M20 36q3-3 5 0t4-1M22 43q3-2 5 0";
const BEARD = `M35 41q5 5 11 3l7 .5 2 2.5q4 9-2 17-6 6-12 2-9-6-8-18Z`;
const SHOULDERS = "M8 77.5Q9 63 25 60q8 7 16 1 19 1 24 16.5Z";

/**
 * A head that looks to the right.
 * @param {{ tone: string, hair: string, curls?: string, lock?: string, skin?: string, beard?: boolean, robe: string,
 *   behind?: string, over?: string, held?: string }} traits
 */
function head({
  tone,
  hair,
  curls = "#e8c9a0",
  lock = SHORT,
  skin = "#e0915c",
  beard = false,
  robe,
  behind = "",
  over = "",
  held = "",
}) {
  return `<rect x="1.5" y="1.5" width="77" height="77" rx="11" fill="${tone}" ${ink}/>
    <path d="M5 71V14Q5 5 14 5h52q9 0 9 9v57" fill="none" stroke="#f3dfb4" stroke-opacity=".5" stroke-width="1.6"
    stroke-dasharray="4 2.5"/>${behind}${held}
    <path d="${SHOULDERS}" fill="${robe}" ${ink}/><path d="M17 77q3-9 11-11M55 77q-4-9-13-11" ${thin}/>
    <path d="${FACE}" fill="${skin}" ${ink}/><path d="${lock}" fill="${hair}" ${ink}/>
    <path d="${CURLS}" fill="none" stroke="${curls}" stroke-width="1.5" stroke-linecap="round"/>
    <path d="M32 35q5-3 6 2-1 4-4 4" fill="${skin}" ${ink} stroke-width="1.3"/>
    <path d="M41 29q5-4 10.5-1" fill="none" stroke="var(--pen)" stroke-width="2.2" stroke-linecap="round"/>
    <path d="M41.5 33.5q5-5 9.5-.8-5 3.6-9.5.8Z" fill="#fff8e6" ${ink} stroke-width="1.2"/><circle cx="47.3"
    cy="32.8" r="1.8" fill="var(--pen)"/>${beard ? bearded(hair, curls) : '<path d="M49 44.5q3 .8 5-.6" fill="none" stroke="#8c2f22" stroke-width="1.6" stroke-linecap="round"/>'}
    ${over}`;
}

/** @param {string} hair @param {string} curls */
const bearded = (hair, curls) => `<path d="${BEARD}" fill="${hair}" ${ink}/><path d="M46 42q5-3.5 9.5.8-4 2.4-9.5-.8Z"
  fill="${hair}" ${ink} stroke-width="1.3"/><path d="M39 50q2 6 5 9M45 50q1 7 4 9M37 56q2 6 6 8M51 51q0 4 2 7" fill="none"
  stroke="${curls}" stroke-width="1.5" stroke-linecap="round"/>`;

/** A wreath about the head. @param {string} fill */
const wreath = (fill) => `<path d="M21 30Q30 16 48 22" fill="none" stroke="#3c5418" stroke-width="2"/><g fill="${fill}"
  stroke="#3c5418" stroke-width="1"><path d="M22 29q-6-3-6-9 6 1 6 9ZM27 24q-4-5-2-10 5 3 2 10ZM33 21.5q-2-6 2-10 3 5-2
  10ZM40 20.5q0-6 5-8 1 5-5 8ZM25 27q5 3 4 8-5-2-4-8ZM32 24q5 2 5 7-5-1-5-7ZM39 22.5q5 1 6 5-5 0-6-5ZM46 21.5q4-3 8-1-3
  3-8 1Z"/></g>`;

const shaft = (/** @type {string} */ d, fill = "#b8794a") => `<path d="${d}" stroke="var(--pen)" stroke-width="5"
  stroke-linecap="round"/><path d="${d}" stroke="${fill}" stroke-width="2.4" stroke-linecap="round"/>`;

const crest = `<path d="M14 54Q2 30 16 12 30-1 50 8l-3 9Q34 11 25 20q-8 10-4 31Z" fill="#b3372c" ${ink}/><path d="m12 44
  8-2M10 33l9 1M12 22l9 5M20 12l6 7M32 6l2 8M43 6l-1 8" stroke="#f3c9a0" stroke-width="1.4"/>`;

/** @type {Record<string, string>} */
export const olympians = {
  zeus: head({
    tone: "#34508f",
    hair: "#efe6d4",
    curls: "#9a8f7c",
    beard: true,
    robe: "#f3e6c8",
    over: wreath("#8fae45"),
    held: `<path d="M68 8 57 26h7l-5 13 14-19h-7l6-12Z" fill="#ffd84a" ${ink}/><path d="m72 42-4 8h4l-3 8" fill="none"
      stroke="#ffd84a" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"/>`,
  }),
  athena: head({
    tone: "#7f8438",
    hair: "#4a2c1a",
    lock: LONG,
    robe: "#f3e6c8",
    behind: crest,
    over: `<path d="M19 38q-3-24 18-26 10 0 15 7-8-3-13 1-2 4-1 9-4 1-6 5-7 0-13 4Z" ${bronze}/><path d="M23 30q4-11 17
      -13M40 16q6-2 11 2" ${thin}/><path d="M44 19q4-3 8 0-4 2.5-8 0Z" fill="#1d1512"/><path d="M15 70q4-4 7 0t7 0 7 0 7
      0 7 0" fill="none" stroke="#3e7a3a" stroke-width="2.6"/>`,
    held: `<path d="M59 58q-2-8 3-7h9q5-1 3 7v8q-1 8-8 9-6-1-7-9Z" fill="#d9c39a" ${ink}/><circle cx="63.5" cy="58" r="3"
      fill="#fff" ${ink} stroke-width="1.2"/><circle cx="70" cy="58" r="3" fill="#fff" ${ink} stroke-width="1.2"/><path
      d="M63.5 58h.1M70 58h.1" stroke="var(--pen)" stroke-width="2.2" stroke-linecap="round"/><path d="m66.7 60 1.3
      3h-2.6Z" ${gold} stroke-width="1"/>`,
  }),
  poseidon: head({
    tone: "#1c7482",
    hair: "#16333d",
    curls: "#8fd0d0",
    lock: LONG,
    beard: true,
    robe: "#8cc6b8",
    over: `<path d="M22 25q12-12 27-5" fill="none" stroke="var(--pen)" stroke-width="6" stroke-linecap="round"/><path d="M22
      25q12-12 27-5" fill="none" stroke="#f0a88f" stroke-width="3.4" stroke-linecap="round"/><path d="m26 20-3-8 6 4 3-8
      4 8 5-6 1 8 6-4-2 7Z" fill="#f0a88f" ${ink}/>`,
    held: `${shaft("M68 76V22")}<path d="M59 8v11q0 5 9 5t9-5V8M68 24V5" fill="none" stroke="var(--pen)" stroke-width="6.4"
      stroke-linecap="round" stroke-linejoin="round"/><path d="M59 8v11q0 5 9 5t9-5V8M68 24V5" fill="none" stroke="#e9bd4e"
      stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  }),
  hades: head({
    tone: "#3a3350",
    hair: "#15111b",
    curls: "#7c718f",
    lock: LONG,
    beard: true,
    skin: "#c9b79e",
    robe: "#5b2b3a",
    over: `<path d="m20 27-4-13 8 6 1-12 7 9 5-11 4 11 7-7 1 12q-17-4-29 5Z" fill="#8d949c" ${ink}/><circle cx="36" cy="18"
      r="2.2" fill="#58c2a6" ${ink} stroke-width="1"/>`,
    held: `${shaft("M68 76V26", "#5b6470")}<path d="M60 6q-3 18 8 20 11-2 8-20" fill="none" stroke="var(--pen)"
      stroke-width="6.4" stroke-linecap="round"/><path d="M60 6q-3 18 8 20 11-2 8-20" fill="none" stroke="#b9c2cc"
      stroke-width="3" stroke-linecap="round"/>`,
  }),
  hermes: head({
    tone: "#5d93a8",
    hair: "#6a3d1c",
    robe: "#cf6b3c",
    over: `<path d="M12 26q12-8 40-5l3 4q-24-3-42 5Z" ${bronze}/><path d="M20 24Q22 8 36 9q12 1 13 12-14-3-29 3Z" ${bronze}/>
      <path d="M30 18Q14 20 5 6q10 4 13 2Q12 4 13 1q8 6 13 6 5 3 4 11Z" fill="#fbf3e0" ${ink}/><path d="M11 10q8 6 16 6M17
      6q5 4 10 5" ${thin}/>`,
    held: `${shaft("M68 76V14", "#e9bd4e")}<path d="M68 46q-10-6 0-12t0-12M68 46q10-6 0-12t0-12" fill="none"
      stroke="var(--pen)" stroke-width="4.8"/><path d="M68 46q-10-6 0-12t0-12M68 46q10-6 0-12t0-12" fill="none"
      stroke="#7fbf6a" stroke-width="2.4"/><circle cx="68" cy="10" r="4" ${gold}/><path d="M64 16q-7 1-9-6 6 0 9 3ZM72
      16q5 0 6-6-4 0-6 3Z" fill="#fbf3e0" ${ink} stroke-width="1.3"/>`,
  }),
  apollo: head({
    tone: "#d99a2e",
    hair: "#f6d978",
    curls: "#a8741a",
    lock: LONG,
    robe: "#f7efe0",
    behind: `<g stroke="#fff0b8" stroke-width="3" stroke-linecap="round"><path d="M34 12V7M22 15l-3-6M12 23l-6-4M8 34H3M9
      46l-5 2M46 13l2-5M55 20l4-5"/></g>`,
    over: wreath("#6f9440"),
    held: `<path d="M60 52q-6-14 2-20 1 8 2 14h8q2-6 1-14 7 6 3 20-1 12-8 14-7-2-8-14Z" ${bronze}/><path d="M61
      34h13M65 37v17M68 37v18M71 37v17" fill="none" stroke="var(--pen)" stroke-width="1.5"/>`,
  }),
  ares: head({
    tone: "#9c2f28",
    hair: "#1d1512",
    robe: "#3a3f4a",
    behind: crest.replace("#b3372c", "#1d1512"),
    over: `<path d="M19 50q-6-36 18-38 12 0 15 11l1 8-9-1q-4 1-5 6l2 6 7 2-3 10q-5 2-10-2l-3-8-4 2-1 8Z" fill="#9aa5b0"
      ${ink}/><path d="M42 34q5-5 9.5-1.5-5 4-9.5 1.5Z" fill="#ffe08a" ${ink} stroke-width="1.2"/><circle cx="47.5"
      cy="33" r="1.8" fill="#8c1f18"/><path d="M23 30q4-12 17-13M40 29l10-1" ${thin}/><circle cx="27" cy="36" r="2" ${gold}
      stroke-width="1"/>`,
    held: `${shaft("M66 76V24")}<path d="M66 3q8 10 6 17l-6 6-6-6q-2-7 6-17Z" fill="#e3e9ee" ${ink}/><path d="M66 8v14"
      ${thin}/>`,
  }),
  artemis: head({
    tone: "#2f6652",
    hair: "#5a3319",
    lock: BUN,
    robe: "#e3e9d6",
    over: `<path d="M23 24q12-9 26-4" fill="none" stroke="#f3efe0" stroke-width="3" stroke-linecap="round"/><path d="M36 19
      Q26 12 30 2q1 8 8 9 7-1 9-8 3 10-7 16Z" fill="#f4f6fb" ${ink}/>`,
    held: `<path d="M62 12q18 24 0 54" fill="none" stroke="var(--pen)" stroke-width="6" stroke-linecap="round"/><path d="M62
      12q18 24 0 54" fill="none" stroke="#c98f4a" stroke-width="3" stroke-linecap="round"/><path d="M62 12v54" fill="none"
      stroke="#f3efe0" stroke-width="1.4"/><path d="M58 40h18" stroke="#f3efe0" stroke-width="2.2"/><path d="m72 36 6 4-6
      4Z" fill="#f4f6fb" ${ink} stroke-width="1.2"/>`,
  }),
  aphrodite: head({
    tone: "#c9687f",
    hair: "#d98a3a",
    curls: "#fff0c8",
    lock: LONG,
    skin: "#f0bb92",
    robe: "#f9dfe0",
    over: `<path d="M24 24q12-10 25-5" fill="none" stroke="#e9bd4e" stroke-width="3.6" stroke-linecap="round"/><g
      stroke="var(--pen)" stroke-width="1.3"><circle cx="25" cy="22" r="6" fill="#b3243f"/><circle cx="36" cy="15.5" r="4.5"
      fill="#f4a5b5"/><circle cx="45" cy="17" r="3.2" fill="#b3243f"/></g><path d="M23 21q3-2 4 1-2 3-4 1" ${thin}
      stroke="#f9c9d2"/><circle cx="34.5" cy="45" r="2.2" fill="#f4f6fb" ${ink} stroke-width="1.2"/><path d="M44 40q3 2 5 0"
      stroke="#d9705f" stroke-opacity=".6" stroke-width="2.4" fill="none" stroke-linecap="round"/>`,
    held: `<path d="M56 58q0-10 8-10l1-4 5 3q8-2 8-9 3 10-2 16-2 9-12 9-6 0-8-5Z" fill="#fff" ${ink}/><path d="M63 52q6 0 10
      -5M62 57q6 1 11-4" ${thin}/><path d="m64 45-4-1" stroke="#d98a2e" stroke-width="3" stroke-linecap="round"/><circle
      cx="67" cy="46.5" r="1.2"/>`,
  }),
  chronos: `<g transform="matrix(-1 0 0 1 80 0)">${head({
    tone: "#261d42",
    hair: "#e7e2f2",
    curls: "#8a7fb0",
    lock: LONG,
    skin: "#b9a3b8",
    beard: true,
    robe: "#171029",
    behind: `<circle cx="36" cy="36" r="31" fill="none" stroke="#cfc3ee" stroke-width="1.8"/><g stroke="#e9bd4e" stroke-width="2.6"
      stroke-linecap="round"><path d="M36 4v6M36 62v6M4 36h6M62 36h6M13 13l4 4M59 13l-4 4M13 59l4-4"/></g>`,
    over: `<path d="M12 66Q6 34 16 20 26 6 42 10q7 3 8 12-6-4-13 0-7 4-8 16 0 12 4 26-12 8-21 2Z" fill="#3d2f6b" ${ink}/><path
      d="M17 58q-4-24 8-38 8-8 18-7M22 62q-4-20 5-34" fill="none" stroke="#8a7fb0" stroke-width="1.4"/><path d="M45
      32.5h3" stroke="#ff9a4a" stroke-width="3.6" stroke-linecap="round"/>`,
    held: `${shaft("M60 78 70 26")}<path d="M71 26Q66 2 44 3q22 2 22 22Z" fill="#dfe6ee" ${ink}/>`,
  })}</g>`,
};

/** The names of all portraits. */
export const PORTRAITS = Object.keys(olympians);

/** A portrait as an SVG element of its own. @param {string} name @param {string} [more]  further classes */
export const portrait = (name, more = "") => picture(`portrait ${more}`, 80, 80, use(`god-${name}`, 0, 0, 80));
