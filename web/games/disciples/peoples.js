// @ts-check
/** The six peoples: each has a colour and an outline of its own, so that colour never stands alone. */

const ink = 'stroke="var(--pen)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"';

/** Outlines in a box of 40 by 40. @type {Record<string, string>} */
const OUTLINES = {
  orc: "M20 1l5 6 8-3 1 8 5 5-4 5 3 8-8 1-3 7-7-4-7 4-3-7-8-1 3-8-4-5 5-5 1-8 8 3Z",
  dwarf: "M11 3h18l9 17-9 17H11L2 20Z",
  fairy: "M20 9Q23 1 31 2t7 9q0 6-6 9 6 3 6 9 0 8-7 9t-11-7q-3 8-11 7t-7-9q0-6 6-9-6-3-6-9 0-8 7-9t11 7Z",
  undead: "M4 38V18Q4 2 20 2t16 16v20Z",
  elf: "M20 1q17 9 17 23-3 13-17 15Q6 37 3 24 3 10 20 1Z",
  human: "M3 4q9 2 17-2 8 4 17 2v14q0 14-17 21Q3 32 3 18Z",
};

/** What stands on the outline. @type {Record<string, string>} */
const FACES = {
  orc: `<path d="M11 16q0-7 9-7t9 7l-1 8q-2 6-8 6t-8-6Z" fill="#7d8f3f" ${ink}/><path d="M11 15 6 11l1 7ZM29 15l5-4-1
      7Z" fill="#7d8f3f" ${ink}/><path d="M15 17l4 1.5M25 17l-4 1.5" stroke="#2a1408" stroke-width="2.4"
      stroke-linecap="round"/><path d="M14 26q6-3 12 0" stroke="#2a1408" stroke-width="1.6" fill="none"/>
    <path d="M14.5 26l-.5-5 3 4ZM25.5 26l.5-5-3 4Z" fill="#fff8e2" ${ink}/>`,
  dwarf: `<path d="M11 18Q11 8 20 8t9 10Z" fill="#b58a3c" ${ink}/><path d="M11 18h18v4q2 10-9 12-11-2-9-12Z"
      fill="#e8ded2" ${ink}/><path d="M14 18h12v4q-6 3-12 0Z" fill="#e3b48b"/><path d="M20 8v10M9 18h22"
      stroke="#5c3f12" stroke-width="2"/><path d="M17 20h.1M23 20h.1" stroke="#2a1408" stroke-width="2.4"
      stroke-linecap="round"/><path d="M20 25v7M16 25l-1 5M24 25l1 5" stroke="#8e8272" stroke-width="1.4"/>`,
  fairy: `<path d="M20 12q2 0 2 3l-.5 14q-1.5 4-3 0L18 15q0-3 2-3Z" fill="#f7e2c4" ${ink}/><circle cx="20" cy="10.5"
      r="3" fill="#f7e2c4" ${ink}/><path d="M18 8q-2-4-5-4M22 8q2-4 5-4" fill="none" stroke="#14233f"
      stroke-width="1.6" stroke-linecap="round"/><g fill="#fff" fill-opacity=".75"><circle cx="30" cy="10" r="2.6"/>
    <circle cx="10" cy="10" r="2.6"/><circle cx="30" cy="29" r="2.2"/><circle cx="10" cy="29" r="2.2"/></g>`,
  undead: `<path d="M20 8q9 0 9 9 0 4-3 6v5H14v-5q-3-2-3-6 0-9 9-9Z" fill="#efe9dc" ${ink}/><g fill="#15131a">
    <circle cx="16" cy="17" r="2.7"/><circle cx="24" cy="17" r="2.7"/><path d="m20 20 1.5 3.5h-3Z"/></g>
    <path d="M17 25v3m3-3v3m3-3v3" stroke="#15131a" stroke-width="1.4"/><path d="M10 34h20" stroke="#b9b3c4"
      stroke-width="2.4" stroke-linecap="round"/>`,
  elf: `<path d="M12 17 4 12q1 8 8 11ZM28 17l8-5q-1 8-8 11Z" fill="#f0cfa4" ${ink}/><path d="M12 17q0-8 8-8t8 8v5q-1
      9-8 11-7-2-8-11Z" fill="#f0cfa4" ${ink}/><path d="M11 19Q10 7 20 6t9 13q-3-5-9-7-6 2-9 7Z" fill="#c98f2e"
      ${ink}/><path d="M16.5 21h.1M23.5 21h.1" stroke="#1d2b16" stroke-width="2.6" stroke-linecap="round"/>
    <path d="M17.5 27q2.5 2 5 0" fill="none" stroke="#7a3b22" stroke-width="1.6" stroke-linecap="round"/>`,
  human: `<path d="M12 18q0-9 8-9t8 9l-.5 6q-2 7-7.5 7t-7.5-7Z" fill="#eac09a" ${ink}/><path d="M11 17V8l4.5 4L20
      6l4.5 6L29 8v9Z" fill="#fff3c4" ${ink}/><path d="M16.8 20.5h.1M23.2 20.5h.1" stroke="#2a1c10"
      stroke-width="2.4" stroke-linecap="round"/><path d="M17 26q3 2.5 6 0" fill="none" stroke="#7a3b22"
      stroke-width="1.6" stroke-linecap="round"/>`,
};

/** The drawings of the peoples, by name. @type {Record<string, string>} */
export const peoples = Object.fromEntries(
  Object.entries(OUTLINES).map(([name, d]) => [name, `<path d="${d}" fill="var(--${name})" ${ink}/>${FACES[name]}`]),
);

/** The peoples in the order of the box. */
export const PEOPLES = Object.keys(OUTLINES);
