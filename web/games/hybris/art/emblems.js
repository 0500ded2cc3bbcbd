// @ts-check
/** Symbols of concepts, locations, cities and elements, 40 by 40. */

const ink = 'stroke="var(--pen)" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"';
const line = `fill="none" ${ink}`;
const clay = `fill="#cf6b3c" ${ink}`;
const cream = `fill="#f7e9cc" ${ink}`;
const gold = `fill="#e6b84a" ${ink}`;
const steel = `fill="#9fb0bb" ${ink}`;

/** The six concepts: each on a medallion of another outline. @type {Record<string, string>} */
export const concepts = {
  ananke: `<circle cx="20" cy="20" r="18" fill="#5a4a8a" ${ink}/><path d="M20 4v32" stroke="var(--pen)"
      stroke-width="4.4" stroke-linecap="round"/><path d="M20 4v32" stroke="#f0d9a0" stroke-width="2"
      stroke-linecap="round"/><path d="M20 10q11 9 0 20-11-11 0-20Z" fill="#e9e2f7" ${ink}/><path d="M14.8 17q5 3
      10.4 0M14.6 21q5.4 3 10.8 0M16.5 25.5q3.5 1.5 7 0" fill="none" stroke="#5a4a8a" stroke-width="1.5"/>
    <path d="M11 31h18" stroke="#f0d9a0" stroke-width="3" stroke-linecap="round"/>`,
  anthropos: `<path d="M3 3h34v34H3Z" fill="#5f8447" ${ink}/><circle cx="20" cy="11" r="4.5" ${cream}/><path d="M20 17
      q4 0 5 1l8 5-1.8 3-6.2-2v4l3 9h-4l-4-8-4 8h-4l3-9v-4l-6.2 2L7 23l8-5q1-1 5-1Z" ${cream}/>`,
  cosmos: `<path d="m20 1 7 4 8 1 1 8 3 6-3 6-1 8-8 1-7 4-7-4-8-1-1-8-3-6 3-6 1-8 8-1Z" fill="#1f3b63" ${ink}/>
    <circle cx="20" cy="20" r="7.5" ${gold}/><ellipse cx="20" cy="20" rx="14.5" ry="5" transform="rotate(-24 20 20)"
      fill="none" stroke="#cfe4f5" stroke-width="2"/><circle cx="32.5" cy="13" r="2.2" fill="#fff"/><circle cx="11"
      cy="9" r="1.4" fill="#fff"/><circle cx="29" cy="31" r="1.4" fill="#fff"/>`,
  kratos: `<path d="M20 1 38 13v14L20 39 2 27V13Z" fill="#a1382f" ${ink}/><path d="M12 20v-5q0-3 2.5-3t2.5 2q0-4
      2.5-4t2.5 3q.5-2.5 2.7-2.3T27 14v1q3-1 3 2.5V22q0 7-6 9v3h-9v-3q-5-4-5-9 0-3 2-3t4 2" fill="#f3d6ac"
      ${ink}/><path d="M17 14v5M22 14v5M27 15v4" ${line} stroke-width="1.3"/>`,
  gonos: `<path d="M20 1q18 10 18 22-4 14-18 16Q6 37 2 23 2 11 20 1Z" fill="#8a5a2c" ${ink}/><path d="M20 35V18"
      stroke="var(--pen)" stroke-width="4.4" stroke-linecap="round"/><path d="M20 35V18" stroke="#cde08e"
      stroke-width="2.2" stroke-linecap="round"/><path d="M20 20Q7 21 8 10q11 0 12 10ZM20 17q12 0 12-9-10-1-12 9Z"
      fill="#a9cc62" ${ink}/><path d="M9 31q11-5 22 0" fill="none" stroke="#f0d9a0" stroke-width="2.2"/>`,
  temnein: `<path d="M6 2h28l-5 18 5 18H6l5-18Z" fill="#2a6a6a" ${ink}/><path d="M26 6Q8 8 10 24q6-13 17-12Z" ${steel}/>
    <path d="M27 7 18 35" stroke="var(--pen)" stroke-width="4.6" stroke-linecap="round"/><path d="M27 7 18 35"
      stroke="#d9a86a" stroke-width="2.2" stroke-linecap="round"/>`,
};

/** @type {Record<string, string>} */
export const locations = {
  olympus: `<path d="M2 36 15 10l5 7 6-12 13 31Z" fill="#8fb4cf" ${ink}/><path d="m15 10-4.5 9 4-1.5 2 2.5 3.5-3ZM26
      5l-5.5 11 4-1.5 2.5 3 4-1.5Z" fill="#fff" ${ink}/><path d="M3 33q5-5 9-1 5-5 10 0 5-4 9 0 4-2 7 1v5H3Z"
      ${cream}/>`,
  forge: `<path d="M3 17h22q6 0 11-5 1 11-10 13l-3 4v4h5v4H11v-4h5v-4l-3-4q-9-1-10-8Z" fill="#57606b" ${ink}/><path d="M8
      4h12v7H8Z" ${steel}/><path d="M20 7.5h13" stroke="var(--pen)" stroke-width="4.6" stroke-linecap="round"/><path
      d="M20 7.5h13" stroke="#b8794a" stroke-width="2.4" stroke-linecap="round"/><path d="m28 20 2 2m1-5 3 1"
      stroke="#f08a2c" stroke-width="2.2" stroke-linecap="round"/>`,
  oracle: `<path d="M10 20h20q0 9-10 9t-10-9Z" ${gold}/><path d="M13 27 8 38M27 27l5 11M20 29v9" stroke="var(--pen)"
      stroke-width="3.4" stroke-linecap="round"/><path d="M8 17h24v4H8Z" ${clay}/><path d="M16 14q-5-3-1-7t0-5M23
      14q-4-4 1-7t-1-5" fill="none" stroke="#8a6fc0" stroke-width="2.8" stroke-linecap="round"/>`,
  underworld: `<path d="M3 37V17Q4 3 20 3t17 14v20Z" fill="#5b5566" ${ink}/><path d="M10 37V20q1-10 10-10t10 10v17Z"
      fill="#17131f" ${ink}/><path d="M20 15q5 6 4 11-1 4-4 4t-4-4q0-3 2-5 0 2 1 2 2-3 1-8Z" fill="#58c2a6" ${ink}
      stroke-width="1.2"/><path d="M13 37v-4m7 4v-5m7 5v-4" stroke="#8d86a0" stroke-width="2.4"/>`,
  coliseum: `<path d="M3 35V17q17-13 34 0v18q-17-9-34 0Z" ${cream}/><path d="M8 31V21q0-2.5 2.5-3t2.5 2v9M16.5
      28V18.5q0-2.5 3.5-2.5t3.5 2.5V28M27 29v-9q0-2.5 2.5-2t2.5 3v10Z" fill="#8a3b2a" ${ink}/><path d="M10
      10l20-6M30 10 10 4" stroke="#b3372c" stroke-width="2.4" stroke-linecap="round"/>`,
  moirai: `<circle cx="13" cy="30" r="6" ${line} stroke-width="2.6"/><circle cx="27" cy="30" r="6" ${line}
      stroke-width="2.6"/><path d="M16 25 27 4l2 2-8 20ZM24 25 13 4l-2 2 8 20Z" ${steel}/><path d="M2 14q9-7 18
      1t18-1" fill="none" stroke="#c23b41" stroke-width="2.4" stroke-linecap="round"/>`,
  mortal_world: `<path d="M3 36V20h5v-4h4v4h5v-4h6v4h5v-4h4v4h5v16Z" fill="#d9bd8a" ${ink}/><path d="M16 36v-9q4-5 8
      0v9Z" fill="#5b3420" ${ink}/><path d="M20 15V4" ${line} stroke-width="2.2"/><path d="M20 4h10l-3 3.5 3
      3.5H20Z" fill="#3d87a6" ${ink}/>`,
  tartarus: `<ellipse cx="20" cy="22" rx="17" ry="13" fill="#5a3026" ${ink}/><ellipse cx="20" cy="23" rx="12" ry="8.5"
      fill="#1a0f12" ${ink}/><path d="M14 26q2-6 0-11 8 3 6 8 3-2 3-6 5 6 1 11-5 4-10-2Z" fill="#d6502c" ${ink}/>`,
};

/** The cities, by what their coins showed. @type {Record<string, string>} */
export const cities = {
  athens: `<path d="M9 12Q8 4 13 6l3 2h8l3-2q5-2 4 6v13q-2 11-11 11T9 25Z" fill="#d9c39a" ${ink}/><circle cx="15" cy="15"
      r="4.5" ${cream}/><circle cx="25" cy="15" r="4.5" ${cream}/><circle cx="15" cy="15" r="1.8"/><circle cx="25"
      cy="15" r="1.8"/><path d="m20 17 2 4h-4Z" ${gold}/><path d="M14 26h.1M18 29h.1M22 29h.1M26 26h.1M20 25h.1"
      stroke="var(--pen)" stroke-width="2.4" stroke-linecap="round"/>`,
  sparta: `<circle cx="20" cy="20" r="17" fill="#b3372c" ${ink}/><path d="M20 7 9 32h6l5-13 5 13h6Z" ${cream}/>`,
  corinth: `<path d="M12 38V21h16v17Z" ${cream}/><path d="M16.5 22v16M23.5 22v16" ${line} stroke-width="1.3"/><path
      d="M8 21q-1-8-4-13 7 1 10 6 1-6 6-9 5 3 6 9 3-5 10-6-3 5-4 13Z" fill="#7fa05a" ${ink}/><path d="M4 4h32v4H4Z"
      ${cream}/>`,
  thebes: `<path d="M14 3h12q12 6 12 11-7 6 0 12-1 7-12 11H14Q3 33 2 26q7-6 0-12 1-6 12-11Z" fill="#7a5a34" ${ink}/><path
      d="M20 9v22M13 20h14" stroke="#f0d9a0" stroke-width="3" stroke-linecap="round"/>`,
  argos: `<path d="M6 3q8 2 11 7l10 3 8 9-2 6-9-1-4 3v8H6q-3-18 0-35Z" fill="#8d949c" ${ink}/><path d="M22 18h.1"
      stroke="var(--pen)" stroke-width="3.6" stroke-linecap="round"/><path d="M34 24l-8-1M12 12q-3 9 1 17" ${line}
      stroke-width="1.4"/><path d="m27 27 .5 3 2-3" fill="#fff" ${ink} stroke-width="1.2"/>`,
  elis: `<path d="M15 22h10l-3 16h-4Z" fill="#a8693a" ${ink}/><path d="M11 18h18l-3 5H14Z" ${gold}/><path d="M20 2q8 7
      6 12-1 4-6 4t-6-4q0-3 2-5 0 2 1.5 2.5Q21 8 20 2Z" fill="#f08a2c" ${ink}/>`,
  rhodes: `<path d="m20 1 4 7 7-3 0 8 8 1-4 6 4 6-8 1 0 8-7-3-4 7-4-7-7 3 0-8-8-1 4-6-4-6 8-1 0-8 7 3Z" ${gold}/><circle
      cx="20" cy="20" r="9" fill="#ffe9a8" ${ink}/><path d="M16.5 18.5h.1M23.5 18.5h.1" stroke="var(--pen)"
      stroke-width="2.6" stroke-linecap="round"/><path d="M17 23.5q3 2.5 6 0" ${line} stroke-width="1.4"/>`,
  eleusis: `<path d="M20 38V14M14 38q0-9-5-15M26 38q0-9 5-15" fill="none" stroke="#9a6d17" stroke-width="2.4"
      stroke-linecap="round"/><g fill="#efc04d" ${ink}><path d="M20 3q4 4 0 9-4-5 0-9ZM14 8q5 1 5 7-6-1-5-7ZM26 8q-5
      1-5 7 6-1 5-7ZM14 15q5 1 5 7-6-1-5-7ZM26 15q-5 1-5 7 6-1 5-7Z"/><path d="M7 14q5 3 3 9-5-3-3-9ZM33 14q-5 3-3
      9 5-3 3-9Z"/></g>`,
};

/** Kinds of cities and technologies. @type {Record<string, string>} */
export const kinds = {
  craft: `<path d="m17 3-.8 4-3.7 1.5L9 6.5 5.5 10l2.2 3.5L6 17.3 2 18v5l4 .8 1.6 3.7L5.5 31 9 34.5l3.5-2.2
      3.8 1.6.7 4h6l.8-4 3.7-1.6 3.5 2.2 3.5-3.5-2.2-3.5 1.6-3.7 4-.8v-5l-4-.7-1.6-3.8 2.2-3.5L31 6.5
      l-3.5 2L23.8 7 23 3Z" fill="#b98a4a" ${ink}/><circle cx="20" cy="20.5" r="6" ${cream}/>`,
  war: `<path d="M8 36 29 9" stroke="var(--pen)" stroke-width="5" stroke-linecap="round"/><path d="M8 36 29 9"
      stroke="#b8794a" stroke-width="2.6" stroke-linecap="round"/><path d="m36 2-3 12-9-6Z" fill="#c23b41" ${ink}/>
    <circle cx="14" cy="17" r="10" ${gold}/><circle cx="14" cy="17" r="4" fill="#c23b41" ${ink}/>`,
  sea: `<path d="M4 22h26q6 0 7-6 1 14-9 16H12Q5 32 4 22Z" fill="#3d87a6" ${ink}/><path d="M18 20V4q10 3 11 14Z" ${cream}/>
    <path d="M18 4v18" ${line} stroke-width="2.2"/><path d="M2 36q4.5-4 9 0t9 0 9 0 9 0" fill="none" stroke="#3d87a6"
      stroke-width="2.6" stroke-linecap="round"/><circle cx="9.5" cy="25.5" r="1.8" fill="#fff"/>`,
  faith: `<path d="M8 38V24h24v14Z" fill="#a98bd0" ${ink}/><path d="M5 19h30v6H5Z" ${cream}/><path d="M20 2q7 6 6
      11-1 4-6 4t-6-4q0-3 2.5-5 0 2 1 2Q21 7 20 2Z" fill="#ffb347" ${ink}/><path d="M20 28v7m-3-4.5h6" ${line}/>`,
};

/** The elements of combos: each with an outline of its own. @type {Record<string, string>} */
export const elements = {
  fire: `<path d="M21 1q13 12 12 23-1 14-13 14T7 24q0-8 6-13 0 5 3 6 5-6 5-16Z" fill="#e2562f" ${ink}/><path d="M20
      20q6 6 5 10-1 4-5 4t-5-4q0-4 5-10Z" fill="#ffd27a" stroke="none"/>`,
  water: `<path d="M20 1q14 16 14 24-1 13-14 13T6 25Q6 17 20 1Z" fill="#3b86c4" ${ink}/><path d="M12 26q1 7 8 7"
      fill="none" stroke="#d6efff" stroke-width="2.6" stroke-linecap="round"/>`,
  air: `<circle cx="20" cy="20" r="18" fill="#e6eef2" ${ink}/><path d="M7 17h17q5 0 5-4.5T24.5 9 21 12M7 23h23q5 0 5
      4.5t-4.5 3.5M9 29h12q4 0 4 3" fill="none" stroke="#4a6a7a" stroke-width="2.8" stroke-linecap="round"/>`,
  earth: `<path d="M3 6h34v28H3Z" fill="#8a6a3a" ${ink}/><path d="m5 32 9-17 6 8 5-6 10 15Z" fill="#c9b072" ${ink}
      stroke-width="1.3"/><path d="M8 11h8m4 0h5m4 0h3" stroke="#e8d7a6" stroke-width="2" stroke-linecap="round"/>`,
};

/** The pillar of a concept. */
export const column = `<path d="M7 38v-4h26v4ZM10 34V13h20v21Z" ${cream}/><path d="M15 14v19M20 14v19M25 14v19" ${line}
  stroke-width="1.2"/><path d="M5 13V9q0-5 5-5h20q5 0 5 5v4Z" ${gold}/><circle cx="9.5" cy="8.8" r="2.2" ${line}
  stroke-width="1.2"/><circle cx="30.5" cy="8.8" r="2.2" ${line} stroke-width="1.2"/>`;
