// @ts-check
/** The Avatars of Chronos, drawn by us as masks, 60 by 60: Kronos with the sickle, Kairos with wings, Aeon the lion. */

import { picture, use } from "../drawing.js";

const ink = 'stroke="var(--pen)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"';
const thin = 'fill="none" stroke="var(--pen)" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"';

/** @type {Record<string, string>} */
export const avatars = {
  kronos: `<path d="M15 2h30l13 13v30L45 58H15L2 45V15Z" fill="#4c2340" ${ink}/><path d="M12 24Q12 9 30 9t18 15v12q-2
    14-18 16-16-2-18-16Z" fill="#c98a5a" ${ink}/><path d="M10 24q2-18 20-18t20 18l-7-6-6 3-7-4-7 4-6-3Z" fill="#2b1520"
    ${ink}/><path d="m16 26 10 3M44 26l-10 3" stroke="var(--pen)" stroke-width="3" stroke-linecap="round"/><path d="M18
    31q4-3 8 0-4 4-8 0ZM34 31q4-3 8 0-4 4-8 0Z" fill="#ffd27a" ${ink} stroke-width="1.2"/><path d="M30 30q-3 7 0 8h2" ${thin}/>
    <path d="M12 34q4 4 8 4 4-2 10 1 6-3 10-1 4 0 8-4 2 14-6 20-6 4-12 4t-12-4q-8-6-6-20Z" fill="#2b1520" ${ink}/><path d="M22
    42h16q-2 7-8 7t-8-7Z" fill="#8c1f18" ${ink}/><path d="m24 42 2 4 2-4 2 4 2-4 2 4 2-4" fill="#fff" stroke="var(--pen)"
    stroke-width="1"/><path d="M50 57q-1-9 3-14M58 30q-12 0-14 14 6-8 14-5Z" fill="#cfd8e0" ${ink}/>`,
  kairos: `<path d="M30 1 58 22 48 57H12L2 22Z" fill="#1f5a66" ${ink}/><path d="M20 26Q6 26 3 10q6 6 10 5Q8 10 9 6q8 7 14 8ZM40
    26q14 0 17-16-6 6-10 5 5-5 4-9-8 7-14 8Z" fill="#f3ead6" ${ink}/><path d="M16 27Q16 12 30 12t14 15v8q-2 14-14
    16-12-2-14-16Z" fill="#e0b184" ${ink}/><path d="M30 12q-7-2-6 8 1 6 8 6 8 0 7-8 0-9-9-12 5 3 0 6Z" fill="#e9bd4e"
    ${ink}/><path d="M17 30h10M33 30h10" stroke="var(--pen)" stroke-width="2.4" stroke-linecap="round"/><path d="M18 33q4-3
    8 0-4 3.5-8 0ZM34 33q4-3 8 0-4 3.5-8 0Z" fill="#9be3d0" ${ink} stroke-width="1.2"/><path d="M30 32q-3 6 0 7h2M25 44q6
    3 11-1" ${thin}/><path d="M22 50q8 6 16 0l6 7H16Z" fill="#f3ead6" ${ink}/><path d="M41 47h14M48 44v9M41 47l-3 5h6ZM55
    47l-3 5h6Z" fill="#e9bd4e" ${ink} stroke-width="1.2"/>`,
  aeon: `<circle cx="30" cy="30" r="28" fill="#6b4a12" ${ink}/><circle cx="30" cy="30" r="24.5" fill="none" stroke="#ffe08a"
    stroke-width="2.4" stroke-dasharray="3 3.4"/><path d="m30 7 5 5 7-2 1 7 7 3-2 7 4 6-5 5 0 7-7 1-4 7-6-3-6 3-4-7-7-1
    0-7-5-5 4-6-2-7 7-3 1-7 7 2Z" fill="#c9762a" ${ink}/><path d="M18 26q0-10 12-10t12 10l-3 14q-3 7-9 8-6-1-9-8Z"
    fill="#f0c36a" ${ink}/><path d="M20 20q-5-3-3-7 5 0 6 4M40 20q5-3 3-7-5 0-6 4" fill="#f0c36a" ${ink}/><path d="m20 26
    7 3M40 26l-7 3" stroke="var(--pen)" stroke-width="2.6" stroke-linecap="round"/><path d="M21 30q3-2 6 1-3 2-6-1ZM33 31q3-3
    6-1-3 3-6 1Z" fill="#fff" ${ink} stroke-width="1.2"/><path d="M26 36h8l-4 5Z" fill="#5c1f1a" ${ink}/><path d="M30 41v3m0
    0q-4 3-7 0m7 0q4 3 7 0M20 38h-7m7 3-6 2M40 38h7m-7 3 6 2" ${thin}/><path d="M4 40q4 16 22 18 18 2 29-16" fill="none"
    stroke="var(--pen)" stroke-width="6" stroke-linecap="round"/><path d="M4 40q4 16 22 18 18 2 29-16" fill="none"
    stroke="#5f8f4a" stroke-width="3.2" stroke-linecap="round"/><path d="m55 42 4-5-8 1Z" fill="#5f8f4a" ${ink}
    stroke-width="1.3"/>`,
};

export const AVATARS = Object.keys(avatars);

/** @param {string} name */
export const isAvatar = (name) => name in avatars;

/** An avatar as an SVG element of its own. @param {string} name @param {string} [more]  further classes */
export const mask = (name, more = "") => picture(`mask ${more}`, 60, 60, use(`avatar-${name}`, 0, 0, 60));
