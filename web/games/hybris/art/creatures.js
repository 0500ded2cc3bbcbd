// @ts-check
/** Primordials as masks, and the heroes of the Coliseum by what they fight with: 40 by 40. */

const ink = 'stroke="var(--pen)" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"';
const line = `fill="none" ${ink}`;
const bronze = `fill="#d9a441" ${ink}`;
const steel = `fill="#a9b7c1" ${ink}`;
const skin = `fill="#e0915c" ${ink}`;
const red = `fill="#b3372c" ${ink}`;

/** A mask: its ground, its eyes, and what surrounds it. @param {string} fill @param {string} eye @param {string} around
 * @param {string} [over] */
const mask = (
  fill,
  eye,
  around,
  over = "",
) => `${around}<path d="M8 16Q8 5 20 5t12 11q0 15-12 20Q8 31 8 16Z" fill="${fill}"
  ${ink}/><path d="m11 16 7 2q0 4-3.5 4T11 16ZM29 16l-7 2q0 4 3.5 4T29 16Z" fill="${eye}" ${ink} stroke-width="1.2"/><path
  d="M20 19v6h-2M15 29q5-3 10 0" ${line} stroke-width="1.4"/>${over}`;

const rays = (/** @type {string} */ colour) => `<path d="M20 1v5M5 5l5 4M35 5l-5 4M1 19h6M33 19h6M4 33l6-5M36 33l-6-5"
  stroke="${colour}" stroke-width="3" stroke-linecap="round"/>`;

/** @type {Record<string, string>} */
export const primordials = {
  P0: mask(
    "#8a7fb0",
    "#ffb060",
    rays("#cfc3ee"),
    `<path d="M17 7h6l-2 4 2 4h-6l2-4Z" fill="#ffe08a" ${ink} stroke-width="1"/>`,
  ),
  P1: mask("#2b2535", "#c9bfe0", `<path d="M2 38Q0 2 20 2t18 36q-18-8-36 0Z" fill="#17131f" ${ink}/>`),
  P2: mask(
    "#39457a",
    "#fff3c4",
    `<path d="M3 30Q-1 2 20 2t17 28q3 6-2 8Q20 28 5 38q-5-2-2-8Z" fill="#1d2450" ${ink}/>`,
    '<path d="M24 6a5 5 0 1 0 4 7 4.5 4.5 0 0 1-4-7Z" fill="#fff3c4"/><circle cx="7" cy="20" r="1.3" fill="#fff"/><circle cx="34" cy="24" r="1.3" fill="#fff"/>',
  ),
  P3: mask("#f0b43a", "#fff", rays("#f08a2c")),
  P4: mask(
    "#7fa05a",
    "#fff3c4",
    `<path d="M4 38Q-2 18 8 8q4-6 12-6t12 6q10 10 4 30-4-4-8 0-8-6-16 0-4-4-8 0Z" fill="#5b3f22" ${ink}/>`,
    `<path d="M12 8q4-6 8-2 4-4 8 2-4 3-8 1-4 2-8-1Z" fill="#cde08e" ${ink} stroke-width="1.2"/>`,
  ),
  P5: mask(
    "#4a93b8",
    "#d6efff",
    `<path d="M1 24q4-22 19-22t19 22q-4-3-5 3t-5 5H11q-4 1-5-5t-5-3Z" fill="#1c5570" ${ink}/>`,
    '<path d="M10 28q3 10 10 11 7-1 10-11-5 4-10 3-5 1-10-3Z" fill="#8fd0d0" stroke="var(--pen)" stroke-width="1.5"/>',
  ),
  P6: mask("#fbe6b0", "#3d87a6", rays("#f7c948"), '<circle cx="20" cy="10" r="3" fill="#f08a2c"/>'),
  P7: mask(
    "#5f7fb5",
    "#fff",
    `<circle cx="20" cy="20" r="19" fill="#24365f" ${ink}/><g fill="#fff"><circle cx="5" cy="15" r="1.4"/>
    <circle cx="35" cy="13" r="1.4"/><circle cx="34" cy="29" r="1.4"/><circle cx="7" cy="30" r="1.4"/></g>`,
  ),
  P8: mask(
    "#f3d6ac",
    "#b3372c",
    `<path d="M9 20Q-1 16 1 4q10 2 12 9M31 20q10-4 8-16-10 2-12 9" ${bronze}/>`,
    '<path d="M15 36q-8-8 5-15 8 4 0 8" fill="none" stroke="#3e7a3a" stroke-width="2.4"/>',
  ),
  P9: mask(
    "#e9f2f4",
    "#5a4a8a",
    `<path d="m20 1 5 6 9-2-1 9 6 6-6 6 1 9-9-2-5 6-5-6-9 2 1-9-6-6 6-6-1-9 9 2Z" fill="#a8c8e0" ${ink}/>`,
  ),
  P0T: mask("#6b2a2a", "#ffb060", rays("#d6502c")),
};

/** A fighter's helmet with a crest of a colour. @param {string} metal @param {string} crest @param {string} weapon */
const fighter = (
  metal,
  crest,
  weapon,
) => `${weapon}<path d="M10 11Q18-1 32 9q5 8 1 18l-4-8q-6-9-19-8Z" fill="${crest}" ${ink}/><path
  d="M8 37V19Q8 8 18 8t12 11v4l-7 2-1 5 6 1-4 6h-6l-1-9-2-5h-2v14Z" fill="${metal}" ${ink}/><path d="M15 21q4-2 7 1-4 3-7-1Z"
  fill="#1d1512"/>`;

const spear =
  '<path d="M37 2v36" stroke="var(--pen)" stroke-width="4.4" stroke-linecap="round"/><path d="M37 2v36" stroke="#b8794a" stroke-width="2" stroke-linecap="round"/>';

/** @type {Record<string, string>} */
export const champions = {
  CH1: `<path d="M12 38V24q-8-4-8-12l5-1 4 7h14l4-7 5 1q0 8-8 12v14Z" ${skin}/><circle cx="20" cy="9" r="6.5" ${skin}/><path d="M14 8q0-7 6-7t6 7q-6-4-12 0Z" fill="#3a2416" ${ink}/><path d="M3 38q17-6 34 0" ${line} stroke="#6b4a2a" stroke-width="4"/>`,
  CH2: fighter("#e3e9ee", "#f7f3ea", spear),
  CH3: `<path d="M11 38V15h18v23Z" ${bronze}/><path d="M13 15V9q0-7 7-7t7 7v6Z" ${bronze}/><path d="M16 9h3m2 0h3" stroke="#d6402c" stroke-width="2.6"/><path d="M11 18H5v12M29 18h6v12" ${line} stroke-width="4"/><path d="M15 22h10M15 27h10M20 31v7" ${line}/>`,
  CH4: `<g><circle cx="9" cy="13" r="6" ${skin}/><circle cx="31" cy="13" r="6" ${skin}/><path d="M3 38V24q0-4 6-4h22q6 0 6 4v14Z" ${red}/><circle cx="20" cy="11" r="7" ${skin}/></g><path d="M3 10q6-8 12-1M13 8q7-9 14 0M25 9q6-7 12 1" fill="#3a2416" ${ink}/>`,
  CH5: `${spear}<path d="M4 24q0-14 14-14 10 0 14 7l4 1-2 8-8 1q-4 9-12 9Q4 35 4 24Z" fill="#7a4a2c" ${ink}/><path d="m8 12 2-7 6 5" fill="#7a4a2c" ${ink}/><path d="M27 26q5-1 5 6" fill="none" stroke="#fff" stroke-width="2.6"/><path d="M22 18h.1" stroke="#ffd27a" stroke-width="3.6" stroke-linecap="round"/>`,
  CN1: fighter("#c98a2c", "#f0b43a", '<path d="M35 4v10M30 9h10" stroke="#f0a81c" stroke-width="2.6"/>'),
  CN2: fighter(
    "#6a7683",
    "#3e7a70",
    '<path d="M33 38V6l3-4 3 4v32Z" fill="#a8693a" stroke="var(--pen)" stroke-width="1.5"/>',
  ),
  CN3: `<path d="M36 2q-9 16 0 36" ${line} stroke-width="3.4"/><path d="M36 2v36" ${line} stroke-width="1.2"/><path d="M6 38q0-14 12-14t12 14Z" ${red}/><circle cx="18" cy="14" r="8" ${skin}/><path d="M9 15Q8 3 18 3t11 9q-5-4-9-4-6 0-8 8l-1 12q-3-5-2-13Z" fill="#2b1a10" ${ink}/><path d="M10 9q8-5 17 0" fill="none" stroke="#e6b84a" stroke-width="2.6"/>`,
  CN4: `<path d="M4 38V26q0-8 10-8h8V9q0-7 6-7t6 7v10q4 4 4 10v9h-5v-9H13v9Z" fill="#8a5a34" ${ink}/><circle cx="28" cy="8" r="5.5" ${skin}/><path d="M22 20h12" ${line}/><path d="M17 2 9 22" ${line} stroke-width="3"/>`,
  CN5: `<path d="M11 14Q2 12 2 3q6 5 12 5h12q6 0 12-5 0 9-9 11" ${steel}/><path d="M10 12q10-6 20 0l-2 14q-3 10-8 11-5-1-8-11Z" fill="#5b3420" ${ink}/><path d="m13 17 5 2m9-2-5 2" stroke="#ffb060" stroke-width="3" stroke-linecap="round"/><path d="M15 29q5-3 10 0v4q-5 4-10 0Z" fill="#c99a7a" ${ink}/><circle cx="20" cy="34" r="2.5" fill="none" stroke="#e6b84a" stroke-width="1.8"/>`,
};
