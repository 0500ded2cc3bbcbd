// @ts-check
/** Signs of what happens: cards, chains, who it is about, when, and how the match stands. Each 40 by 40. */

import { column } from "./emblems.js";

const ink = 'stroke="var(--pen)" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"';
const line = `fill="none" ${ink}`;
const bold = 'fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"';
const clay = `fill="#cf6b3c" ${ink}`;
const cream = `fill="#f7e9cc" ${ink}`;
const gold = `fill="#e6b84a" ${ink}`;
const steel = `fill="#9fb0bb" ${ink}`;
const violet = `fill="#4a3a78" ${ink}`;
const red = `fill="#b3372c" ${ink}`;

/** A card with a picture on it. @param {string} fill @param {string} inside */
const card = (fill, inside) =>
  `<path d="M8 2h24q3 0 3 3v30q0 3-3 3H8q-3 0-3-3V5q0-3 3-3Z" fill="${fill}" ${ink}/>${inside}`;

const swords = `<path d="m12 11 15 16M28 11 13 27" stroke="var(--pen)" stroke-width="4.8" stroke-linecap="round"/><path
  d="m12 11 15 16M28 11 13 27" stroke="#f3f6f8" stroke-width="2.4" stroke-linecap="round"/><path d="m10 25 5 5m15-5-5 5"
  stroke="#e6b84a" stroke-width="3" stroke-linecap="round"/>`;

/** Two links of a chain. */
const links = `<rect x="1.5" y="12" width="17" height="16" rx="8" fill="none" stroke="var(--pen)" stroke-width="7.4"/><rect
  x="1.5" y="12" width="17" height="16" rx="8" fill="none" stroke="#c7a24a" stroke-width="4"/>`;

const person = (/** @type {number} */ x, /** @type {number} */ y, fill = "#f7e9cc") =>
  `<circle cx="${x}" cy="${y}" r="5.4" fill="${fill}" ${ink}/><path d="M${x - 8} ${y + 22}q0-15 8-15t8 15Z" fill="${fill}"
  ${ink}/>`;

const cards = {
  conflict: card("#b3372c", swords),
  premonition: card(
    "#5a4a8a",
    `<path d="M9 20q11-13 22 0-11 13-22 0Z" fill="#fff" ${ink}/><circle cx="20" cy="20" r="5" fill="#3d87a6" ${ink}/>
    <path d="M20 5.5v4M20 31v4" stroke="#f0d9a0" stroke-width="2.2" stroke-linecap="round"/>`,
  ),
  "coliseum-card": card(
    "#c98a4a",
    `<path d="M10 31V20q10-12 20 0v11q-10-5-20 0Z" ${cream}/><path d="M14.5 28v-6q5.5-5 11 0v6" ${line}/>`,
  ),
  "avatar-card": card(
    "#2c2348",
    `<circle cx="20" cy="20" r="10" fill="none" stroke="#cfc3ee" stroke-width="2.2"/><path d="M20 12v8l6 4" fill="none"
    stroke="#f0d9a0" stroke-width="2.6" stroke-linecap="round"/>`,
  ),
  "concept-card": card(
    "#e9dcc0",
    `<path d="M5 25h30M9 7h22v11H9Z" fill="none" stroke="#8a6a3a" stroke-width="1.8"/><path d="m13 29 3 3-1 3m8-6-2 3
    3 3" fill="none" stroke="#8c2f39" stroke-width="2"/>`,
  ),
  technology: `<path d="M5 9h30v27H5Z" fill="#d9bd8a" ${ink}/><path d="M9 4h22v6H9Z" ${clay}/><circle cx="16" cy="22" r="6.5"
    ${gold}/><circle cx="16" cy="22" r="2" fill="var(--pen)"/><path d="m21 26 8 6m0 0v-8" ${line} stroke-width="2.4"/>`,
  ancient: `<path d="m20 2 17 10-3 22-14 5-14-5-3-22Z" fill="#3e7a70" ${ink}/><circle cx="20" cy="20" r="9" fill="#bfe6d6"
    ${ink}/><path d="M20 11v18M11 20h18M14 14l12 12M26 14 14 26" ${line} stroke-width="1.3"/><circle cx="20" cy="20"
    r="3.5" ${gold}/>`,
  mill: `<circle cx="20" cy="20" r="16" fill="#a8a096" ${ink}/><circle cx="20" cy="20" r="4" fill="#3a322a" ${ink}/><path
    d="M20 4v9M20 27v9M4 20h9M27 20h9M9 9l6 6M25 25l6 6M31 9l-6 6M15 25l-6 6" ${line} stroke-width="1.5"/>`,
  discard: `${card("#8d8478", "")}<path d="m12 13 16 14M28 13 12 27" stroke="#fff" stroke-width="3.6"
    stroke-linecap="round"/>`,
  ward: `<path d="M20 2q6 5 15 4-1 24-15 32Q6 30 5 6q9 1 15-4Z" fill="#5a8fb4" ${ink}/><path d="M9 18q11-11 22 0-11
    11-22 0Z" fill="#fff" ${ink}/><circle cx="20" cy="18" r="4.2" fill="#1f3b63"/>`,
};

const chains = {
  chain: `${links}<rect x="21.5" y="12" width="17" height="16" rx="8" fill="none" stroke="var(--pen)" stroke-width="7.4"
    /><rect x="21.5" y="12" width="17" height="16" rx="8" fill="none" stroke="#c7a24a" stroke-width="4"/><path d="M13
    20h14" stroke="var(--pen)" stroke-width="7.4" stroke-linecap="round"/><path d="M13 20h14" stroke="#e6cf8a"
    stroke-width="4" stroke-linecap="round"/>`,
  break: `<path d="M16 13q-2-3-7-3-7.5 0-7.5 10T9 30q5 0 7-3M24 13q2-3 7-3 7.5 0 7.5 10T31 30q-5 0-7-3" fill="none"
    stroke="var(--pen)" stroke-width="7.4" stroke-linecap="round"/><path d="M16 13q-2-3-7-3-7.5 0-7.5 10T9 30q5 0 7-3M24
    13q2-3 7-3 7.5 0 7.5 10T31 30q-5 0-7-3" fill="none" stroke="#a2978a" stroke-width="4" stroke-linecap="round"/><path
    d="m22 1-5 12 6 6-6 8 3 12" fill="none" stroke="#d6402c" stroke-width="3.2" stroke-linejoin="round"
    stroke-linecap="round"/>`,
  shackle: `<path d="M10 16V12q0-9 10-9t10 9v4" fill="none" stroke="var(--pen)" stroke-width="7" stroke-linecap="round"/><path
    d="M10 16V12q0-9 10-9t10 9v4" fill="none" stroke="#8a93a0" stroke-width="3.6" stroke-linecap="round"/><path d="M5
    16h30v20H5Z" fill="#5b6470" ${ink}/><circle cx="20" cy="24" r="3.5" fill="#f08a2c" ${ink}/><path d="M20 27v5"
    ${line} stroke-width="2.6"/>`,
  blocked: `<path d="M3 12h34v9H3Z" ${gold}/><path d="m8 12-4 9m13-9-5 9m13-9-5 9m13-9-5 9" stroke="#1d1512"
    stroke-width="4"/><path d="M3 12h34v9H3Z" ${line}/><path d="M9 21v16M31 21v16M9 12V5M31 12V5" stroke="var(--pen)"
    stroke-width="4" stroke-linecap="round"/>`,
  unblock: `<path d="M7 37V14M33 37V14" stroke="var(--pen)" stroke-width="4" stroke-linecap="round"/><path d="m8 16 22-13
    3 6-22 13Z" ${gold}/><path d="M20 37V22m-5 5 5-5 5 5" fill="none" stroke="#3e7a3a" stroke-width="3.6"
    stroke-linecap="round" stroke-linejoin="round"/>`,
  intensity: `<path d="m20 1 17 10v18L20 39 3 29V11Z" fill="#e9a13a" ${ink}/><path d="m10 20 10-9 10 9M10 29l10-9 10 9"
    fill="none" stroke="#5c1f1a" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"/>`,
  flipped: `<path d="m20 1 17 10v18L20 39 3 29V11Z" fill="#5c1f1a" ${ink}/><path d="M11 17a9.5 9.5 0 0 1 17-2m1 8a9.5
    9.5 0 0 1-17 2" fill="none" stroke="#ffcf8a" stroke-width="3.4" stroke-linecap="round"/><path d="m30 8-1 8-7-3ZM10
    32l1-8 7 3Z" fill="#ffcf8a"/>`,
  store: `<path d="M11 4h18l-2 6q8 4 8 14 0 12-8 14H13q-8-2-8-14 0-10 8-14Z" fill="#2c2348" ${ink}/><path d="M8 17h24M7
    27h26" stroke="#cf6b3c" stroke-width="2.6"/><path d="M10 22h3v-2h3v2h3v-2h3v2h3v-2h3v2h2" fill="none"
    stroke="#f0d9a0" stroke-width="1.5"/>`,
  well: `<path d="M5 22h30l-3 15H8Z" fill="#a8a096" ${ink}/><ellipse cx="20" cy="22" rx="15" ry="5" fill="#6fb0cf" ${ink}/>
    <path d="M8 21V9M32 21V9" ${line} stroke-width="2.6"/><path d="M3 10 20 2l17 8Z" ${clay}/><path d="M14 29h4m5 0h5m-11
    4h5" ${line} stroke-width="1.3"/>`,
};

const whom = {
  one: person(20, 10),
  others: person(11, 12, "#d8c9a8") + person(29, 12, "#d8c9a8"),
  each: person(8.5, 13, "#d8c9a8") + person(31.5, 13, "#d8c9a8") + person(20, 9),
  team: `${person(10, 11)}${person(30, 11)}<path d="M13 29q7-7 14 0" fill="none" stroke="#b3372c" stroke-width="3.4"
    stroke-linecap="round"/><path d="M20 4v10m-5-5h10" stroke="#b3372c" stroke-width="3.2" stroke-linecap="round"/>`,
  avatar: `<path d="m20 1 17 10v18L20 39 3 29V11Z" fill="#2c2348" ${ink}/><path d="M11 14q9-6 18 0v8q-2 10-9 11-7-1-9-11Z"
    fill="#c9a0b8" ${ink}/><path d="m13 18 5 2m9-2-5 2" stroke="#5c1f1a" stroke-width="3" stroke-linecap="round"/><path
    d="M16 27q4-2 8 0" ${line} stroke-width="1.6"/>`,
  foe: `<path d="M20 2q13 0 13 15 0 5-3 8l-1 9q-9 6-18 0l-1-9q-3-3-3-8Q7 2 20 2Z" ${violet}/><path d="m10 15 8 4M30 15l-8
    4" stroke="#ffb060" stroke-width="3.4" stroke-linecap="round"/><path d="M14 28q6-4 12 0" fill="none"
    stroke="#ffb060" stroke-width="2.4" stroke-linecap="round"/>`,
};

const moments = {
  after: `<path d="M9 3h22M9 37h22" stroke="var(--pen)" stroke-width="3.6" stroke-linecap="round"/><path d="M11 3h18q0
    11-7 17 7 6 7 17H11q0-11 7-17-7-6-7-17Z" fill="#e9f2f4" ${ink}/><path d="M13.5 36q1-8 6.5-10 5.5 2 6.5 10ZM15
    11h10q-2 4-5 7-3-3-5-7Z" fill="#d99a3a" stroke="none"/>`,
  once: `<circle cx="20" cy="20" r="16" fill="#f7e9cc" ${ink}/><path d="m15 14 6-4v20m-5 0h10" fill="none"
    stroke="#8c2f39" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  desolation: `<path d="M5 38V16l6-4 3 5 4-13 6 2-3 10 6-4 2-8 6 6v28l-6-6-4 5-5-7-4 6-5-5Z" fill="#7a6f66" ${ink}/><path
    d="m17 17 4 6-4 5 4 5M28 20l-3 5 4 4" fill="none" stroke="#2b1f1a" stroke-width="2"/>`,
  tribute: `<path d="M4 24h32q-1 13-16 13T4 24Z" ${violet}/><path d="M2 21h36v4H2Z" ${gold}/><circle cx="14" cy="15" r="5"
    ${gold}/><circle cx="25" cy="15" r="5" ${gold}/><circle cx="20" cy="8" r="5" ${gold}/>`,
  damnation: `<path d="M20 2q15 0 15 15 0 6-4 9v7h-5v5h-4v-5h-4v5h-4v-5H9v-7q-4-3-4-9Q5 2 20 2Z" fill="#f1e7d6" ${ink}/>
    <path d="m9 14 9 4q0 6-4.5 6T9 14ZM31 14l-9 4q0 6 4.5 6T31 14Z" fill="#b3372c" ${ink} stroke-width="1.2"/><path
    d="m20 24 2 4h-4Z" fill="#1d1512"/>`,
  fatality: `<path d="M20 1 39 20 20 39 1 20Z" fill="#5c1f1a" ${ink}/><path d="M13 10h14q0 6-5 10 5 4 5 10H13q0-6 5-10-5
    -4-5-10Z" fill="#ffdf9a" ${ink}/><path d="M15 29q1-5 5-6 4 1 5 6Z" fill="#d6502c"/>`,
  fear: `<path d="M20 3q14 0 14 14v20l-5-4-4.5 4-4.5-4-4.5 4-4.5-4-4 4V17Q6 3 20 3Z" fill="#3a3a52" ${ink}/><path d="m10
    15 7 3-7 3ZM30 15l-7 3 7 3Z" fill="#9be3d0"/><ellipse cx="20" cy="27" rx="4" ry="4.5" fill="#9be3d0"/>`,
  pillar: column,
  focus: `<circle cx="20" cy="20" r="17" ${gold}/><circle cx="20" cy="20" r="10.5" fill="#fff3d6" ${ink}/><circle cx="20"
    cy="20" r="4.6" fill="#b3372c" ${ink}/>`,
  passed: `<path d="M31 25A13 13 0 1 1 17 6a11 11 0 0 0 14 19Z" fill="#8fa2d8" ${ink}/><path d="M24 8h8l-8 8h8" fill="none"
    stroke="currentColor" stroke-width="2.6" stroke-linejoin="round"/>`,
  age: `<circle cx="20" cy="20" r="17" fill="#2c2348" ${ink}/><path d="M20 7a13 13 0 1 1-12 8" fill="none" stroke="#e6b84a"
    stroke-width="2.4" stroke-linecap="round"/><path d="M20 11v9l6 5" fill="none" stroke="#fff3d6" stroke-width="3"
    stroke-linecap="round"/>`,
  chronos: `<circle cx="20" cy="20" r="18" fill="#2c2348" ${ink}/><circle cx="20" cy="20" r="14" fill="none" stroke="#cfc3ee"
    stroke-width="1.6" stroke-dasharray="2 3.5"/><path d="M13 9h14q0 6-5 11 5 5 5 11H13q0-6 5-11-5-5-5-11Z"
    fill="#efe9ff" ${ink}/><path d="M15 30q1-5 5-6 4 1 5 6Z" fill="#d99a3a"/>`,
  victory: `<path d="M9 4h22v9q-1 10-11 12Q10 23 9 13Z" ${gold}/><path d="M9 7H3q0 9 8 10M31 7h6q0 9-8 10" ${line}
    stroke-width="2.4"/><path d="M17 24h6v6h-6ZM11 30h18v7H11Z" ${clay}/>`,
};

const combat = {
  strength: `<path d="M6 34 26 9" stroke="var(--pen)" stroke-width="4.6" stroke-linecap="round"/><path d="m22 12
    12-10-2 16Z" ${steel}/><path d="M12 22 22 30M6 34l4-5" stroke="var(--pen)" stroke-width="5.6"
    stroke-linecap="round"/><path d="m12 22 10 8" stroke="#e6b84a" stroke-width="3" stroke-linecap="round"/><path d="m6
    34 6-7" stroke="#8a4a2a" stroke-width="3.6" stroke-linecap="round"/><path d="M18 18 30 6" stroke="#e8eef2"
    stroke-width="3.4" stroke-linecap="round"/>`,
  combat: swords,
  combo: `<path d="M2 20q0-9 9-9 5 0 9 5 4-5 9-5 9 0 9 9t-9 9q-5 0-9-5-4 5-9 5-9 0-9-9Z" ${gold}/><path d="M11 16l-3
    4 3 4m18-8 3 4-3 4M17 20h6" ${line} stroke-width="2.4"/>`,
  cancel: `<path d="M2 20q0-9 9-9 5 0 9 5 4-5 9-5 9 0 9 9t-9 9q-5 0-9-5-4 5-9 5-9 0-9-9Z" fill="#b8b0a4" ${ink}/><path
    d="M7 4 33 36" stroke="#b3372c" stroke-width="4.6" stroke-linecap="round"/>`,
  beyond: `<path d="M3 9h18v25H3Z" ${red}/><path d="M19 5h18v25H19Z" fill="#e2764f" ${ink}/><path d="M28 11v13m-6.5
    -6.5h13" stroke="#fff" stroke-width="3.6" stroke-linecap="round"/>`,
  back: `<path d="M16 6h17v28H16Z" ${red}/><path d="M12 13 3 21l9 8v-5h13v-6H12Z" ${cream}/>`,
  defeat: `<path d="M4 36h32" ${line} stroke-width="2.6"/><path d="M8 34q1-9 10-9h16v9Z" fill="#8d949c" ${ink}/><path d="m26
    24-4-9 8-11" ${line} stroke-width="2.6"/><circle cx="10" cy="22" r="5.5" ${cream}/><path d="m8 20 4 4m0-4-4 4"
    ${line} stroke-width="1.5"/>`,
  contest: `<path d="M20 3v33M11 36h18M5 9h30" stroke="var(--pen)" stroke-width="3" stroke-linecap="round"/><path d="m7
    9-6 14h12ZM33 9l-6 14h12Z" ${line}/><path d="M1 23q6 7 12 0ZM27 23q6 7 12 0Z" ${gold}/>`,
};

const signs = {
  to: `<path d="M5 20h28M23 9l11 11-11 11" ${bold}/>`,
  free: `<path d="M20 36V8M9 18 20 6l11 12" ${bold}/>`,
  or: `<path d="m28 4-16 32" ${bold}/>`,
  again: `<path d="M33 20a13 13 0 1 1-4-9.4" ${bold}/><path d="M30 3v9h-9Z" fill="currentColor"/>`,
  yes: `<path d="m6 21 9 10L34 9" ${bold} stroke-width="5.5"/>`,
  no: `<path d="M9 9l22 22M31 9 9 31" ${bold} stroke-width="5"/>`,
  must: `<path d="M20 5v20M20 33v.1" ${bold} stroke-width="6"/>`,
  quill: `<path d="M34 4Q16 6 11 22L7 36M34 4q2 14-9 20l-13 3" ${bold} stroke-width="3.4"/><path d="M24 13 12 27"
    ${bold} stroke-width="2.6"/>`,
  revive: `<path d="M4 36h32" ${line} stroke-width="2.6"/><path d="M12 36q0-14 8-14t8 14Z" fill="#d9a441" ${ink}/><circle
    cx="20" cy="16" r="5.5" fill="#d9a441" ${ink}/><path d="M5 22V8m-4 5 4-5 4 5M35 22V8m-4 5 4-5 4 5" fill="none"
    stroke="#3e7a3a" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  give: `<path d="M3 30q7-8 13-6l8 1q4 1 1 4h-8 9l9-6q4 0 2 4L26 37H12l-9-1Z" fill="#f3d6ac" ${ink}/><circle cx="21" cy="11"
    r="8" ${gold}/>`,
  reserve: `<path d="M6 16h28l-3 20H9Z" fill="#8d6a48" ${ink}/><path d="M4 11h32v6H4Z" fill="#a8825c" ${ink}/><path d="M13
    11q0-8 7-8t7 8" ${line}/>`,
  token: `<circle cx="20" cy="20" r="17" ${cream}/><path d="M20 33q-10-11-10-17 0-8 10-8t10 8q0 6-10 17Z" ${clay}/><circle
    cx="20" cy="16.5" r="4" ${cream}/>`,
  tile: `<path d="M4 4h32v32H4Z" fill="#d9bd8a" ${ink}/><path d="M9 9h9v9H9ZM22 9h9v9h-9ZM9 22h9v9H9Z" ${line}
    stroke-dasharray="3 2.5"/><path d="M26.5 20v12M21 26l5.5-6 5.5 6" fill="none" stroke="#b3372c" stroke-width="3.4"
    stroke-linecap="round" stroke-linejoin="round"/>`,
  unlock: `<path d="M4 4h32v32H4Z" fill="#e6b84a" ${ink}/><path d="m20 8 3.4 7.6 8.2.9-6.1 5.6 1.8 8.2-7.3-4.2-7.3
    4.2 1.8-8.2-6.1-5.6 8.2-.9Z" fill="#fff3c4" ${ink}/>`,
  power: `<circle cx="20" cy="20" r="17" fill="#3a5f8a" ${ink}/><path d="M23 5 10 23h8l-3 12 14-18h-8Z" ${gold}/>`,
  choice: `<path d="M6 20h9l9-11h9M15 20l9 11h9M28 4l6 5-6 5M28 26l6 5-6 5" fill="none" stroke="currentColor"
    stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>`,
  slot: `<circle cx="20" cy="20" r="16" fill="#efe0bd" ${ink}/><circle cx="20" cy="20" r="11" ${line} stroke-dasharray="4 3"/>`,
  alpha: `<path d="M20 2 38 36H2Z" ${violet}/><path d="M26 14q-3 12-9 12-5 0-5-5t5-5q6 0 10 10" fill="none" stroke="#ffe9a8"
    stroke-width="2.8" stroke-linecap="round"/>`,
  beta: `<path d="M4 4h32v32H4Z" fill="#7a2f3a" ${ink}/><path d="M14 34V13q0-6 6-6t6 5-6 5.5q7 0 7 6t-7 5.5q-4 0-6-3" fill="none"
    stroke="#ffe9a8" stroke-width="2.8" stroke-linecap="round"/>`,
  gamma: `<circle cx="20" cy="20" r="18" fill="#1f5a5a" ${ink}/><path d="M10 12q6-2 10 14l2 6q-1 3-3 0t2-8l8-13" fill="none"
    stroke="#ffe9a8" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>`,
};

/** The Pillars: what each stands for, on a capital. */
const capital = (/** @type {string} */ over) => `<path d="M10 38V24h20v14Z" ${cream}/><path d="M15 25v13M20 25v13M25
  25v13" ${line} stroke-width="1.1"/><path d="M5 24v-4q0-3 3-3h24q3 0 3 3v4Z" ${gold}/>${over}`;

const pillars = {
  ascension: capital(
    '<path d="M20 17V3m-7 7 7-7 7 7" fill="none" stroke="#f08a2c" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
  ),
  truce: capital(
    `<path d="M8 15Q16 3 33 3q-2 12-17 11" fill="#8fae45" ${ink}/><path d="M8 16q10-9 20-11" ${line} stroke-width="1.3"/>`,
  ),
  abundance: capital(
    `<path d="M6 4q13-4 16 6 7 0 10 6H16Q8 15 9 9 9 6 6 4Z" fill="#c98f3f" ${ink}/><circle cx="25" cy="13" r="3.4" ${red}/><circle cx="31" cy="14" r="3" ${gold}/>`,
  ),
  ambition: capital(`<path d="M7 16V5l6 5 7-8 7 8 6-5v11Z" ${red}/>`),
  ingenuity: capital(
    `<circle cx="20" cy="9" r="6" fill="#b98a4a" ${ink} stroke-dasharray="3.2 2" stroke-width="4.4"/><circle cx="20" cy="9" r="3" ${cream}/>`,
  ),
  destiny: capital(
    `<path d="M6 10q14-14 28 0-14 12-28 0Z" fill="#fff" ${ink}/><circle cx="20" cy="9.5" r="4" fill="#5a4a8a" ${ink}/>`,
  ),
};

/** @type {Record<string, string>} */
export const marks = { ...cards, ...chains, ...whom, ...moments, ...combat, ...signs, ...pillars };
