// @ts-check
/** The symbols of Pantheon (Fritzen), each 40 by 40, used by id: `<use href="#dis-wood">`. */

import { gods } from "./gods.js";
import { monuments } from "./monuments.js";
import { peoples } from "./peoples.js";
import { scenes } from "./scenes.js";

const ink = 'stroke="var(--pen)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"';
const line = 'fill="none" stroke="var(--pen)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"';
const gold = `fill="#e2b64c" ${ink}`;
const marble = `fill="#fbf6ea" ${ink}`;
const steel = `fill="#9fb0bb" ${ink}`;

/** What is gathered, and what is counted. */
const goods = {
  wood: `<g ${ink}><path d="M6 21h22a5 6 0 0 1 0 12H6Z" fill="#a8693a"/><ellipse cx="6.5" cy="27" rx="4" ry="6"
      fill="#e9c58f"/><path d="M13 9h21v11H13Z" fill="#bd7d49"/><ellipse cx="13.5" cy="14.5" rx="4" ry="5.5"
      fill="#e9c58f"/></g><path d="M6.5 25a2 2 0 1 0 .1 3.6M13.5 12.7a1.8 1.8 0 1 0 .1 3.3M20 13h9M15 26h11M19
      30h7M22 17h7" fill="none" stroke="#6b3d1c" stroke-width="1.3" stroke-linecap="round"/>`,
  metal: `<g fill="#8d9aa6" ${ink}><path d="m3 33 3.5-9h10l3.5 9ZM20 33l3.5-9h10L37 33Z"/>
    <path d="m11.5 23.5 3.5-9h10l3.5 9Z"/></g><path d="m16 16-.8 2.3h9.6L24 16ZM7.5 25.5l-.9
      2.3h9.8l-.9-2.3ZM24.5 25.5l-.9 2.3h9.8l-.9-2.3Z" fill="#dbe3e8"/>
    <path d="M29 6l1.2 3.3 3.3 1.2-3.3 1.2L29 15l-1.2-3.3-3.3-1.2 3.3-1.2Z" fill="#fff" ${ink}/>`,
  wheat: `<path d="M20 37V14M14 37Q14 28 9 22M26 37q0-9 5-15" fill="none" stroke="#9a6d17" stroke-width="2.4"
      stroke-linecap="round"/><g fill="#efc04d" ${ink}><path d="M20 3q4 4 0 9-4-5 0-9ZM14 8q5 1 5 7-6-1-5-7ZM26 8q-5
      1-5 7 6-1 5-7ZM14 15q5 1 5 7-6-1-5-7ZM26 15q-5 1-5 7 6-1 5-7Z"/><path d="M7 13q5 3 3 9-5-3-3-9ZM33 13q-5
      3-3 9 5-3 3-9Z"/></g><path d="M11 31q9-4 18 0" fill="none" stroke="#b5843c" stroke-width="3"/>`,
  disciple: `<path d="M20 3q8 0 9 9l-.8 4.5Q35 22 35.5 35q0 2-2 2h-27q-2 0-2-2Q5 22 11.8 16.5L11 12q1-9 9-9Z"
      fill="var(--robe, #fffdf6)" ${ink}/><path d="M14 13q0-6 6-6t6 6q0 6-6 6.5-6-.5-6-6.5Z" fill="#7b6d63"/>
    <path d="M17.3 12.6h.1M22.6 12.6h.1" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/>
    <path d="M20 20v17M12 24l-2 13M28 24l2 13" fill="none" stroke="var(--pen)" stroke-opacity=".4"
      stroke-width="1.5"/><path d="M13.5 19.5q6.5 5 13 0" fill="none" stroke="#c49434" stroke-width="2"/>`,
  vp: `<path d="M13 36Q3 30 3 19T10 4M27 36q10-6 10-17T30 4" fill="none" stroke="var(--leaf-dark)"
      stroke-width="2"/><g fill="var(--leaf)" stroke="var(--leaf-dark)" stroke-width=".8"><path d="M10 4q-5 1-5 6
      4-1 5-6ZM6 11q-5 2-4 7 4-2 4-7ZM5 18q-4 3-2 7 3-2 2-7ZM7 25q-3 4 1 7 2-4-1-7ZM11 31q-1 5 4 6 0-4-4-6Z"/>
      <path d="M30 4q5 1 5 6-4-1-5-6ZM34 11q5 2 4 7-4-2-4-7ZM35 18q4 3 2 7-3-2-2-7ZM33 25q3 4-1 7-2-4 1-7ZM29 31
      q1 5-4 6 0-4 4-6Z"/></g>`,
};

/** Signs of the board. */
const signs = {
  init: `<path d="M12 37V4" stroke="var(--pen)" stroke-width="4.6" stroke-linecap="round"/><path d="M12 37V4"
      stroke="#c49434" stroke-width="2.2" stroke-linecap="round"/><path d="M12 6h22l-6 7.5 6 7.5H12Z"
      fill="#b3372c" ${ink}/><path d="M20 10v7m-2.5-5 2.5-2" fill="none" stroke="#fff3d6" stroke-width="2.4"
      stroke-linecap="round"/><circle cx="12" cy="4" r="2.6" ${gold}/>`,
  light: `<g stroke="#d99a1b" stroke-width="2.6" stroke-linecap="round"><path d="M20 3v5m0 24v5M3 20h5m24 0h5M8
      8l3.5 3.5m17 17L32 32M32 8l-3.5 3.5m-17 17L8 32"/></g><circle cx="20" cy="20" r="8.5" fill="#ffd766"
      ${ink}/>`,
  dark: `<path d="M26 4.5A16 16 0 1 0 36 27 13.5 13.5 0 0 1 26 4.5Z" fill="#8fa2d8" ${ink}/>
    <path d="m31 8 1 2.8 2.8 1-2.8 1-1 2.8-1-2.8-2.8-1 2.8-1Z" fill="#fff6d8" ${ink}/>`,
  marker: `<path d="M14 24 10 38l6-3 4 4 4-4 6 3-4-14Z" fill="#8c2f39" ${ink}/><path d="m20 2 3.4 3.2 4.6-.8 1
      4.6 4.3 1.9-1.6 4.3 2.3 4-4 2.5-.4 4.7-4.7.2L20 29l-4.9-2.4-4.7-.2-.4-4.7-4-2.5 2.3-4-1.6
      -4.3L11 9l1-4.6 4.6.8Z" fill="#c8433f" ${ink}/><circle cx="20" cy="15.5" r="7" fill="none"
      stroke="#f6c9a4" stroke-width="1.5"/><path d="m20 10.8 1.5 3 3.3.5-2.4 2.3.6 3.3-3-1.6-3
      1.6.6-3.3-2.4-2.3 3.3-.5Z" fill="#ffe3a3"/>`,
  winners: `<path d="M5 33V12l8 7 7-13 7 13 8-7v21Z" ${gold}/><path d="M6 28h28" stroke="var(--pen)"
      stroke-width="1.6"/><circle cx="20" cy="23" r="2.4" fill="#b3372c"/>`,
  losers: `<path d="M5 33V12l8 7 3-6 3 7-4 6 6-2-2 9ZM24 33l2-8-4 1 3-8 2 1 8-7v21Z" fill="#93a0ad" ${ink}/>`,
  all: `<g ${ink}><circle cx="11" cy="14" r="5" fill="#d6c9a8"/><circle cx="29" cy="14" r="5" fill="#d6c9a8"/>
    <path d="M3 33q0-13 8-13t8 13ZM21 33q0-13 8-13t8 13Z" fill="#d6c9a8"/><circle cx="20" cy="13" r="6"
      fill="#fbf6ea"/><path d="M10.5 36q0-15 9.5-15t9.5 15Z" fill="#fbf6ea"/></g>`,
  monuments: `<path d="M4 36v-3h32v3ZM7 33v-2.5h26V33Z" ${marble}/><path d="M9 30V17h4v13ZM18 30V17h4v13ZM27 30V17
      h4v13Z" ${marble}/><path d="M6 17v-3h28v3Z" ${marble}/><path d="M4 14 20 4l16 10Z" fill="#c4633a" ${ink}/>`,
  tool: `<path d="m22 15 4-4 11 11-4 4Z" fill="#9fb0bb" ${ink}/><path d="M25 19 9 35q-2 2-4 0t0-4l16-16Z"
      fill="#a8693a" ${ink}/><path d="m19 8 5-5 8 8-5 5Z" ${steel}/>`,
  any: `<path d="M4 4h14v14H4ZM22 4h14v14H22ZM4 22h14v14H4ZM22 22h14v14H22Z" fill="#fbf6ea" ${ink}/>
    <path d="M11 8v6m-3-3h6M29 8v6m-3-3h6M11 26v6m-3-3h6M29 26v6m-3-3h6" stroke="#b3372c" stroke-width="2"
      stroke-linecap="round"/>`,
  wild: `<g ${ink}><path d="M20 4a16 16 0 0 1 13.9 24L20 20Z" fill="#bd7d49"/><path d="M33.9 28a16 16 0 0 1-27.8
      0L20 20Z" fill="#efc04d"/><path d="M6.1 28A16 16 0 0 1 20 4v16Z" fill="#9fb0bb"/></g><path d="M14 17q2-5
      7-4.5l-2-2.5m2 2.5-2.5 2M27 21q1 5-4 7h3m-3 0 .5-3" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`,
  discount: `<path d="M3 22 20 5l15 2 2 13-17 17Z" fill="#f7dd98" ${ink}/><circle cx="29.5" cy="12" r="2.6"
      fill="#fff" ${ink}/><path d="M13 22h11" stroke="#b3372c" stroke-width="3.4" stroke-linecap="round"/>`,
  forbid: `<circle cx="20" cy="20" r="15.5" fill="#fff8ee" stroke="#b3372c" stroke-width="4.4"/><path d="M20
      9q4.5 0 5 5l-.4 2q4 3 4.4 12H11q.4-9 4.4-12l-.4-2q.5-5 5-5Z" fill="#8b97a3"/><path d="m9 9 22 22"
      stroke="#b3372c" stroke-width="4.4"/>`,
  bag: `<path d="M15 12Q4 20 5 29q1 8 15 8t15-8q1-9-10-17Z" fill="#3c3350" ${ink}/><path d="M12 4q4 2 8 0 4 2 8
      0l-3 8H15Z" fill="#5b4d78" ${ink}/><path d="M13 12.5h14" stroke="#e2b64c" stroke-width="3"/>`,
  scroll: `<path d="M9 6h22q4 0 4 4t-4 4H13v16q0 5-5 5-4 0-4-4t4-4h1Z" fill="#f4e6c4" ${ink}/><path d="M13 14h18v17
      q0 4-4 4H8q5 0 5-5Z" fill="#fbf3dc" ${ink}/><path d="M17 19h10M17 24h10M17 29h6" stroke="#8a6d3b"
      stroke-width="1.6"/>`,
  seal: `<circle cx="20" cy="20" r="15" fill="#a12a33" ${ink}/><path d="M20 6q4 1 7 0 2 4 5 5 0 5 2 9-3 4-2 8-4
      1-6 5-4-2-6 0-3-2-7-1-1-4-5-5 1-4-2-8 3-3 2-7 4-1 6-5 4 1 6-1Z" fill="#c23b41"/><path d="M12 27V16l8-5 8
      5v11M10 28h20M16 27v-8m8 8v-8m-4 8v-8" fill="none" stroke="#ffdca8" stroke-width="1.8"
      stroke-linejoin="round"/>`,
  favoured: `<path d="M20 3 34 17h-8v19H14V17H6Z" fill="#4e8a4a" ${ink}/><path d="M20 14v9m-4.5-4.5h9" stroke="#fff"
      stroke-width="2.6" stroke-linecap="round"/>`,
  unfavoured: `<path d="M20 37 6 23h8V4h12v19h8Z" fill="#a63d3d" ${ink}/><path d="M15.5 19h9" stroke="#fff"
      stroke-width="2.6" stroke-linecap="round"/>`,
  again: `<path d="M33 20a13 13 0 1 1-4-9.4" fill="none" stroke="currentColor" stroke-width="4"
      stroke-linecap="round"/><path d="M30 3v9h-9Z" fill="currentColor"/>`,
  clear: `<path d="M9 9l22 22M31 9 9 31" stroke="currentColor" stroke-width="4.6" stroke-linecap="round"/>`,
  back: `<path d="M15 8 6 17l9 9M7 17h17q10 0 10 9t-8 9" fill="none" stroke="currentColor" stroke-width="4"
      stroke-linecap="round" stroke-linejoin="round"/>`,
  quill: `<path d="M34 4Q16 6 11 22L7 36M34 4q2 14-9 20l-13 3" fill="none" stroke="currentColor" stroke-width="3.4"
      stroke-linecap="round" stroke-linejoin="round"/><path d="M24 13 12 27" stroke="currentColor"
      stroke-width="2.6"/>`,
  reserve: `<path d="M6 16h28l-3 20H9Z" fill="#8d6a48" ${ink}/><path d="M4 11h32v6H4Z" fill="#a8825c" ${ink}/>
    <path d="M13 11q0-8 7-8t7 8" ${line}/>`,
};

/** @param {string} name @param {string} drawing @param {number} [size] */
const symbol = (name, drawing, size = 40) =>
  `<symbol id="dis-${name}" viewBox="0 0 ${size} ${size}">${drawing}</symbol>`;

/** @param {Record<string, string>} drawings @param {string} [prefix] @param {number} [size] */
const symbols = (drawings, prefix = "", size = 40) =>
  Object.entries(drawings)
    .map(([name, drawing]) => symbol(`${prefix}${name}`, drawing, size))
    .join("");

/** The definitions of all symbols, as markup that the page needs once. */
export const definitions = [
  symbols(goods),
  symbols(signs),
  symbols(peoples),
  symbols(scenes),
  symbols(monuments),
  symbols(gods, "god-", 60),
].join("");
