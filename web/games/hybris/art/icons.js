// @ts-check
/** The symbols of Hybris, each 40 by 40, used by id: `<use href="#hyb-aegis">`. Shapes differ as well as colours. */

import { avatars } from "./avatars.js";
import { cities, concepts, elements, kinds, locations } from "./emblems.js";
import { depths } from "./depths.js";
import { marks } from "./marks.js";
import { champions, primordials } from "./creatures.js";
import { symbols } from "../drawing.js";
import { olympians } from "./olympians.js";
import { works } from "./works.js";

export { icon, sign, use } from "../drawing.js";

const ink = 'stroke="var(--pen)" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"';
const line = `fill="none" ${ink}`;
const fine = 'fill="none" stroke="var(--pen)" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"';
const clay = `fill="#cf6b3c" ${ink}`;
const cream = `fill="#f7e9cc" ${ink}`;
const gold = `fill="#e6b84a" ${ink}`;

/** What is gathered, and what is counted. */
const resources = {
  aegis: `<path d="M20 2q8 4 16 3 2 20-16 33Q2 25 4 5q8 1 16-3Z" ${gold}/><path d="M20 7q5 2.5 11 2.5.5 14-11 22.5
      Q8.5 23.5 9 9.5q6 0 11-2.5Z" fill="#2f6f9e" ${ink}/><path d="m22.5 11-7.5 10h5l-2 8 8-11h-5.5Z"
      fill="#ffe08a" ${ink} stroke-width="1.3"/>`,
  followers: `<g ${ink}><circle cx="11" cy="13" r="5" fill="#7fa05a"/><path d="M3 35q0-16 8-16t8 16Z"
      fill="#7fa05a"/><circle cx="29" cy="13" r="5" fill="#7fa05a"/><path d="M21 35q0-16 8-16t8 16Z" fill="#7fa05a"/>
    <circle cx="20" cy="10" r="6" fill="#b9d08a"/><path d="M10 37q0-20 10-20t10 20Z" fill="#b9d08a"/></g>
    <path d="M14 27q6 4 12 0" ${fine}/>`,
  prayers: `<path d="M13 38V25L8 18q-2-3 0-4.5t4 1L15 18V7q0-3 2.2-3T19.5 7l.5-2.5q.3-2.5 2.5-2.5t2.3 2.5l.2 3
      q.5-2 2.5-1.8T29.5 8v5q.5-1.5 2.3-1.3T34 14v13q0 5-4 7.5V38Z" fill="#a98bd0" ${ink}/>
    <path d="M19.5 8v9M24.8 7v10M29.5 12v6" ${fine}/><circle cx="23" cy="26" r="4.2" fill="#fff3c4" ${ink}/>
    <circle cx="23" cy="26" r="1.4" fill="var(--pen)"/>`,
  vp: `<path d="M13 36Q3 30 3 19T10 4M27 36q10-6 10-17T30 4" fill="none" stroke="#4d6a24" stroke-width="2"/><g
      fill="#8fae45" stroke="#3c5418" stroke-width="1"><path d="M10 4q-5 1-5 6 4-1 5-6ZM6 11q-5 2-4 7 4-2
      4-7ZM5 18q-4 3-2 7 3-2 2-7ZM7 25q-3 4 1 7 2-4-1-7ZM11 31q-1 5 4 6 0-4-4-6Z"/><path d="M30 4q5 1 5 6-4-1-5
      -6ZM34 11q5 2 4 7-4-2-4-7ZM35 18q4 3 2 7-3-2-2-7ZM33 25q3 4-1 7-2-4 1-7ZM29 31q1 5-4 6 0-4 4-6Z"/></g>
    <path d="m20 9 2.8 6.3 6.8.7-5.1 4.6 1.5 6.7-6-3.5-6 3.5 1.5-6.7L10.4 16l6.8-.7Z" ${gold}/>`,
  greatness: `<path d="M5 31 2 12l9 8L20 5l9 15 9-8-3 19Z" ${gold}/><path d="M5 31h30v5H5Z" ${clay}/><circle cx="20"
      cy="24" r="3" fill="#c23b41" ${ink}/><circle cx="2.8" cy="11" r="2.2" ${gold}/><circle cx="20" cy="4.5"
      r="2.5" ${gold}/><circle cx="37.2" cy="11" r="2.2" ${gold}/>`,
  spark: `<path d="m20 3 15 8.5v17L20 37 5 28.5v-17Z" fill="#f08a2c" ${ink}/><path d="m20 3 15 8.5L20 20 5 11.5Z"
      fill="#ffd27a" ${ink}/><path d="M20 20v17" ${line}/><path d="M27 20q4 3 2.5 7.5-1 2.5-3.5 3 1.5-3-.5-4.5
      0-3 1.5-6Z" fill="#fff0b8" stroke="none"/>`,
};

/** What is freed from the tiles, and who acts. */
const pieces = {
  temple: `<path d="M3 37v-4h34v4Z" ${cream}/><path d="M7 33V17h5v16ZM17.5 33V17h5v16ZM28 33V17h5v16Z" ${cream}/><path
      d="M4 17v-3.5h32V17Z" ${clay}/><path d="M4 13.5 20 3l16 10.5Z" ${clay}/><circle cx="20" cy="9.8" r="2"
      ${gold}/>`,
  hero: `<path d="M9 8Q20-3 34 12q2 8-2 13l-3-9q-8-9-20-8Z" fill="#c23b41" ${ink}/><path d="M8 36V17Q9 7 19 7t11 11v4
      l-7 2-1 5h5l1 3-6 6h-6l-1-9-2-6h-2v10Z" fill="#d9a441" ${ink}/><path d="M15 20q4-2 7 1-3 3-7-1Z"
      fill="#1d1512"/><path d="M12 12q7-4 14 1" ${fine}/>`,
  prophet: `<path d="M20 2q12 2 12 16l5 20H3l5-20Q8 4 20 2Z" fill="#6d5a9c" ${ink}/><path d="M20 8q7 2 7 10t-7
      10q-7-2-7-10t7-10Z" fill="#f3d6ac" ${ink}/><path d="M15.5 18q4.5-4.5 9 0-4.5 4-9 0Z" fill="#fff" ${ink}
      stroke-width="1.2"/><circle cx="20" cy="17.8" r="1.7" fill="var(--pen)"/><path d="M18 24h4M8 34q12 5 24 0"
      ${fine}/>`,
  olympian: `<path d="M20 1v6M6 5l4 5M34 5l-4 5M1 16l6 1.5M39 16l-6 1.5" stroke="#d99a1b" stroke-width="2.6"
      stroke-linecap="round"/><circle cx="20" cy="17" r="9.5" fill="#ffdf86" ${ink}/><path d="M4 38q1-12 16-12t16
      12Z" ${clay}/><path d="M12 14q8-6 16 0M13 17q-1 5 2 8M27 17q1 5-2 8" stroke="#4d6a24" stroke-width="2.2"
      fill="none" stroke-linecap="round"/><path d="M20 28v10" ${fine}/>`,
  any: `<path d="M4 4h14v14H4ZM22 4h14v14H22ZM4 22h14v14H4ZM22 22h14v14H22Z" ${cream}/><path d="m11 6 4 2.5v5L11
      16l-4-2.5v-5Z" fill="#f08a2c" ${ink} stroke-width="1.2"/><path d="M24 16v-4l5-4 5 4v4Z" ${clay}
      stroke-width="1.2"/><path d="M7 34q0-9 4-9 5 0 5 6l-3 1v2Z" fill="#d9a441" ${ink} stroke-width="1.2"/><path d="M24
      34q1-10 5-10t5 10Z" fill="#6d5a9c" ${ink} stroke-width="1.2"/>`,
  follower: `<circle cx="20" cy="11" r="7" fill="#b9d08a" ${ink}/><path d="M8 37q0-18 12-18t12 18Z" fill="#b9d08a" ${ink}/>`,
};

/** The definitions of all symbols, as markup that the page needs once. */
export const definitions = [
  ...[
    resources,
    pieces,
    marks,
    concepts,
    depths,
    locations,
    cities,
    kinds,
    elements,
    works,
    primordials,
    champions,
  ].map((all) => symbols(all)),
  symbols(avatars, "avatar-", 60),
  symbols(olympians, "god-", 80),
].join("");
