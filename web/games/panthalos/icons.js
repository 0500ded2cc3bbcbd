// @ts-check
/** The symbols of Panthalos, each 40 by 40, used by id: `<use href="#pan-wine">`. */

const ink = 'stroke="var(--pen)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"';

/** The four elements: drawings in a coloured circle, or as mere lines. */
const elements = {
  air: '<path d="M7 15h16a4.5 4.5 0 1 0-4.5-4.5M7 20.5h23M7 26h17a4.5 4.5 0 1 1-4.5 4.5"/>',
  water: '<path d="M6 15q3.5-5 7 0t7 0 7 0 7 0M6 22q3.5-5 7 0t7 0 7 0 7 0M10 29q3-5 6.5 0t7 0 6.5 0"/>',
  earth: '<path d="M5.5 29 15 13l5 8 4-6 10.5 14Z"/><path d="m12 18 3 3 2.5-3M9 33h22"/>',
  fire: `<path d="M20 5c1 6 9 9 9 18a9 9 0 0 1-18 0c0-4 2.5-6 3.5-9 1.5 2 2 3 2.5 5 2-4 3-8 3-14Z"/>
    <path d="M20 32c-3 0-4.5-2-4.5-4.5 0-3 3-4 4.5-7 1.5 3 4.5 4 4.5 7C24.5 30 23 32 20 32Z"/>`,
};

/** Raw goods and what artisans refine them to. */
const goods = {
  grapes: `<path d="M20 12V6m0 3q6-5 11-1-4 5-11 3" fill="#7f8a3e" ${ink}/><g fill="#7d4a8c" ${ink}>
    <circle cx="13" cy="16" r="4.6"/><circle cx="20" cy="15" r="4.6"/><circle cx="27" cy="16" r="4.6"/>
    <circle cx="16.5" cy="23" r="4.6"/>
    <circle cx="23.5" cy="23" r="4.6"/><circle cx="20" cy="30" r="4.6"/></g>
    <path d="M11 14.5q1-1.5 2.5-1.5M18 13.5q1-1.5 2.5-1.5" stroke="#d7b6e0" stroke-width="1.4" fill="none"/>`,
  wine: `<path d="M14 9q-7 1-5 9 1 3 4 4M26 9q7 1 5 9-1 3-4 4" fill="none" stroke="var(--pen)" stroke-width="2.4"/>
    <path d="M15 5h10l-1 3v4q6 4 5 11-1 7-6 9v3h-6v-3q-5-2-6-9-1-7 5-11V8Z" fill="#c4633a" ${ink}/>
    <path d="M11.5 19h17v5h-17Z" fill="#2f1d14"/>
    <path d="m13 21.5 2-1.5 2 2 2-2 2 2 2-2 2 2 2-1.5" stroke="#e9a779" stroke-width="1.2" fill="none"/>`,
  cattle: `<path d="M12 14Q4 13 4 5q4 5 10 5M28 14q8-1 8-9-4 5-10 5" fill="#f4ead2" ${ink}/>
    <path d="M11 13q9-7 18 0l3 1q3 0 4-1 0 6-7 6l-3 11q-2 5-6 5t-6-5l-3-11q-7 0-7-6 1 1 4 1Z" fill="#a5673f" ${ink}/>
    <path d="M15 28q5-3 10 0l-1 4q-4 4-8 0Z" fill="#e7c3a2"/><g fill="#2f1d14"><circle cx="15.5" cy="20" r="1.7"/>
    <circle cx="24.5" cy="20" r="1.7"/><circle cx="18" cy="30" r="1"/><circle cx="22" cy="30" r="1"/></g>`,
  hide: `<path d="M16 5h8l1 5q5 0 8-4l3 4q-4 4-4 8v6q0 4 4 7l-3 4q-3-3-7-3h-3l-3 4-3-4h-3q-4 0-7 3l-3-4q4-3 4-7v-6
      q0-4-4-8l3-4q3 4 8 4Z" fill="#c98f5d" ${ink}/>
    <path d="M15 16q3-3 5 0t-1 5q-4 0-4-5ZM24 22q3-1 3 2t-3 2-3-2 3-2Z" fill="#7c4a2a"/>`,
  olives: `<path d="M6 33Q18 26 34 7" fill="none" stroke="#5d6a2b" stroke-width="2.4" stroke-linecap="round"/>
    <g fill="#8b9a48" ${ink}>
    <path d="M14 28q-8-3-9-10 8 1 10 9ZM20 23q-6-6-5-13 7 4 7 11ZM27 15q-3-6 0-11 5 4 3 9Z"/>
    <path d="M25 19q5-4 11-2-4 5-10 4Z"/></g>
    <g fill="#46552a" ${ink}><ellipse cx="20" cy="31" rx="5" ry="4.2"/><ellipse cx="29" cy="26.5" rx="5" ry="4.2"/>
    </g><path d="M17.5 29.5q1-1 2.5-1M26.5 25q1-1 2.5-1" stroke="#c9d39a" stroke-width="1.3" fill="none"/>`,
  oil: `<path d="M23 8q9-1 8 7-1 4-5 5" fill="none" stroke="var(--pen)" stroke-width="2.4"/>
    <path d="M15 5h9l-1.5 3v5q4 2 4 6v10q0 5-4.5 6h-5q-4.5-1-4.5-6V19q0-4 4-6V8Z" fill="#e3b23c" ${ink}/>
    <path d="M12.5 20h14v3h-14ZM12.5 28h14v2h-14Z" fill="#5d3a12"/>
    <path d="M19.5 32.5q-3-2-3-4" stroke="#fff2c4" stroke-width="1.2" fill="none"/>`,
  iron: `<g fill="#8d98a1" ${ink}><path d="m3 32 3.5-8h10l3.5 8ZM20 32l3.5-8h10L37 32Z"/>
    <path d="m11.5 23 3.5-8h10l3.5 8Z"/></g><g fill="#c9d2d8">
    <path d="m15.8 16.5-1 2.2h10.4l-1-2.2ZM7.3 25.5l-1 2.2h10.4l-1-2.2ZM24.3 25.5l-1 2.2h10.4l-1-2.2Z"/></g>`,
  armour: `<path d="M12 6q3 4 8 4t8-4l6 3q-3 5-2 9l-2 2q0 7 1 11-5 4-11 4T9 31q1-4 1-11l-2-2q1-4-2-9Z"
      fill="#c99a45" ${ink}/>
    <path d="M20 11v20M12 18q4 4 8 1 4 3 8-1M14 24h12M14.5 28h11" stroke="#6e4b17" stroke-width="1.5" fill="none"/>
    <path d="M10 33v3m5-2v3m5-3v3m5-3v3m5-4v3" stroke="#7c2f1b" stroke-width="2.4"/>`,
  cotton: `<path d="M20 23q-8 0-12 6 5 0 7-1-1 4-3 6 6 0 8-6 2 6 8 6-2-2-3-6 2 1 7 1-4-6-12-6Z" fill="#8a6d3b" ${ink}/>
    <g fill="#fffdf5" ${ink}><circle cx="13" cy="19" r="6.5"/><circle cx="27" cy="19" r="6.5"/>
    <circle cx="20" cy="12" r="7"/></g><circle cx="20" cy="20" r="5.5" fill="#fffdf5"/>
    <path d="M16 9q2-2 4-1.5M9.5 18q1-2.5 3-2.5M17 20q2 2 5 0" stroke="#b9ad90" stroke-width="1.3" fill="none"/>`,
  cloth: `<path d="M6 12 26 6l8 4v20l-20 6-8-4Z" fill="#3f78a8" ${ink}/>
    <path d="m6 12 8 4v20M14 16l20-6" fill="none" ${ink}/>
    <path d="m14 21 20-6v4l-20 6ZM14 29l20-6v2.5l-20 6Z" fill="#f0dca6"/>
    <path d="m16 24.5 2-2.5 2 1.5 2-3 2 2 2-3 2 2 2-3 2 1.5" stroke="#94421f" stroke-width="1.1" fill="none"/>`,
  any: `<circle cx="20" cy="20" r="14" fill="#f4ead2" ${ink}/>
    <path d="M14.5 16q0-6 5.5-6t5.5 5q0 3-3 4.5t-2.5 4" fill="none" stroke="#94421f" stroke-width="3.2"
      stroke-linecap="round"/><circle cx="20" cy="29.5" r="2.2" fill="#94421f"/>`,
};

/** @param {string} fill @param {string} ring */
const disc = (fill, ring) => `<ellipse cx="20" cy="23" rx="17" ry="15" fill="var(--pen)" opacity=".55"/>
  <circle cx="20" cy="19.5" r="16.5" fill="${fill}" ${ink}/>
  <circle cx="20" cy="19.5" r="12" fill="none" stroke="${ring}" stroke-opacity=".5" stroke-width="1.4"/>`;

/** Figures and small signs. `--seat` is the owner's colour, `--seat-ink` the text colour on it. */
const signs = {
  leader: `<path d="M20 3a7 7 0 0 1 4.5 12.3q5 4.5 6 12.7l4 2q2 1 2 4v3H3.5v-3q0-3 2-4l4-2q1-8.2 6-12.7
      A7 7 0 0 1 20 3Z" fill="var(--seat)" ${ink}/>
    <path d="M8 33h24" stroke="var(--seat-ink)" stroke-opacity=".55" stroke-width="1.6"/>
    <path d="M16.5 7.5q1-2 3.5-2" stroke="#fff" stroke-opacity=".7" stroke-width="1.6" fill="none"/>`,
  cube: `<rect x="2" y="2" width="36" height="36" rx="8" fill="var(--seat)" ${ink}/>
    <path d="M10 4.5h20" stroke="#fff" stroke-opacity=".45" stroke-width="2" fill="none" stroke-linecap="round"/>`,
  disc: disc("var(--seat)", "var(--seat-ink)"),
  coin: disc("#c9953d", "#4a2f0e"), // a disc of whoever gets or pays it
  crown: `<path d="M5 32V13l8 7 7-13 7 13 8-7v19Z" fill="#f2c744" ${ink}/>
    <path d="M6 27h28" stroke="var(--pen)" stroke-width="1.6"/>`,
  lightning: `<path d="M23 2 8 22h9l-3 16 17-22H21Z" fill="#f7c92f" ${ink}/>`,
  laurel: `<path d="M13 35Q3 30 3 19T10 5M27 35q10-5 10-16T30 5" fill="none" stroke="var(--olive-dark)"
      stroke-width="2"/>
    <g fill="var(--olive)" stroke="var(--olive-dark)" stroke-width=".8">
    <path d="M10 5q-5 1-5 6 4-1 5-6ZM6 12q-5 2-4 7 4-2 4-7ZM5 19q-4 3-2 7 3-2 2-7ZM7 26q-3 4 1 7 2-4-1-7ZM11 31
        q-1 5 4 6 0-4-4-6Z"/><path d="M30 5q5 1 5 6-4-1-5-6ZM34 12q5 2 4 7-4-2-4-7ZM35 19q4 3 2 7-3-2-2-7ZM33 26
          q3 4-1 7-2-4 1-7ZM29 31q1 5-4 6 0-4 4-6Z"/></g>`,
  promote: `<rect x="5" y="12" width="23" height="23" rx="5" fill="#fffaf0" ${ink}/><g fill="var(--pen)">
    <circle cx="11" cy="18" r="2.2"/><circle cx="16.5" cy="23.5" r="2.2"/><circle cx="22" cy="29" r="2.2"/></g>
    <path d="M30 22V10m-5.5 5.5L30 9l5.5 6.5" fill="none" stroke="#2f7d4f" stroke-width="4" stroke-linecap="round"
      stroke-linejoin="round"/>`,
  peek: `<path d="M3 20q8-12 17-12t17 12q-8 12-17 12T3 20Z" fill="#fffaf0" ${ink}/>
    <circle cx="20" cy="20" r="7.5" fill="#3f78a8" ${ink}/><circle cx="20" cy="20" r="3" fill="#14202b"/>`,
  titan: `<path d="M8 37V20Q8 5 20 5t12 15v17Z" fill="#4a3b33" ${ink}/>
    <path d="M12 20q0-10 8-10t8 10q-3-3-6-2v8h-4v-8q-3-1-6 2Z" fill="#c99a45"/>
    <path d="M13 22h5M22 22h5" stroke="#fbe4a6" stroke-width="2.2"/>
    <path d="M16 31h8" stroke="#c99a45" stroke-width="2"/>`,
  titanback: `<path d="M20 7c8 0 12 6 12 13s-5 15-12 15S8 27 8 20 12 7 20 7Z" fill="none" stroke="#c99a45"
      stroke-width="1.8"/><path d="M12 18q3-3 7 0M21 18q4-3 7 0M20 18v7m-3 0h6M15 29q5 3 10 0" fill="none"
        stroke="#c99a45" stroke-width="1.8" stroke-linecap="round"/>`,
  support: `<circle cx="20" cy="20" r="16" fill="#8a6d3b" ${ink}/>
    <circle cx="20" cy="20" r="11" fill="none" stroke="#f4dfae" stroke-width="1.6"/>
    <path d="M20 13v14M13 20h14" stroke="#f4dfae" stroke-width="3"/>`,
  good: `<path d="m20 4 15 7v18l-15 7-15-7V11Z" fill="#d9ae62" ${ink}/>
    <path d="m5 11 15 7 15-7M20 18v18M12 7.5l15 7v6" fill="none" ${ink}/>`,
  hull: `<path d="M4 25h29q3 0 4-6l2 1q0 9-5 14-13 4-25 0-4-4-5-9Z" fill="#94552c" ${ink}/>
    <path d="M8 29h25" stroke="#e7c07a" stroke-width="1.6"/><path d="M7 24.5q-3-3-1-6" fill="none" ${ink}/>
    <circle cx="11" cy="28.5" r="1.5" fill="#fffaf0"/>`,
  passed: `<path d="M8 6h24M8 34h24M10 6q0 9 10 14 10-5 10-14M10 34q0-9 10-14 10 5 10 14" fill="none"
      stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M14 33q2-6 6-7 4 1 6 7Z" fill="currentColor"/>`,
  start: `<path d="M13 3h14l10 10v14L27 37H13L3 27V13Z" fill="#fffdf5" ${ink}/>
    <path d="M12 30V10l17 5-12 6v9Z" fill="#94421f"/>`,
  challenged: `<path d="M6 6l22 22M34 6 12 28" stroke="currentColor" stroke-width="3.6" stroke-linecap="round"/>
    <path d="M5 28l7 7M8 33l-4 3M35 28l-7 7M32 33l4 3" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>`,
  skull: `<path d="M20 4c9 0 15 6 15 14 0 5-3 8-6 10v6H11v-6c-3-2-6-5-6-10C5 10 11 4 20 4Z" fill="#efe6d2"/>
    <g fill="#2a211d"><circle cx="13.5" cy="19" r="4"/><circle cx="26.5" cy="19" r="4"/>
    <path d="m20 23 2 5h-4ZM15 30h1.5v4H15Zm4.2 0h1.6v4h-1.6Zm4.3 0H25v4h-1.5Z"/></g>`,
  sword: `<path d="m34 4 2 2-18 21-5-5Z" fill="#dfe5e8" ${ink}/>
    <path d="m9 20 11 11-2.5 2-4-4L7 35.5 4.5 33l6.5-6.5-4-4Z" fill="#a9772e" ${ink}/>`,
  bag: `<path d="M15 11q-11 8-10 18 1 8 15 8t15-8q1-10-10-18Z" fill="#b58a54" ${ink}/>
    <path d="M13 4h14l-3 7h-8Z" fill="#d8b27c" ${ink}/><path d="M13 12h14" stroke="#94421f" stroke-width="2.6"/>`,
};

/** @param {string} name @param {string} drawing */
const symbol = (name, drawing) => `<symbol id="pan-${name}" viewBox="0 0 40 40">${drawing}</symbol>`;
/** @param {Record<string, string>} drawings */
const symbols = (drawings) =>
  Object.entries(drawings)
    .map(([name, drawing]) => symbol(name, drawing))
    .join("");
const round = 'stroke-linecap="round" stroke-linejoin="round"';
const roundels = Object.entries(elements)
  .map(
    ([name, drawing]) =>
      symbol(
        name,
        `<circle cx="20" cy="20" r="18.5" fill="var(--${name})" ${ink}/>
    <g fill="none" stroke="#fff" stroke-width="2.6" ${round}
          transform="translate(4.6 4.6) scale(.77)">${drawing}</g>`,
      ) + symbol(`${name}-line`, `<g fill="none" stroke="currentColor" stroke-width="3" ${round}>${drawing}</g>`),
  )
  .join("");

/** The definitions of all symbols, as markup that the page needs once. */
export const definitions = `${roundels}${symbols(goods)}${symbols(signs)}`;
