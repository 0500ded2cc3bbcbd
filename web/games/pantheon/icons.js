// @ts-check
/** The symbols of Pantheon, each 40 by 40, used by id: `<use href="#pth-dancer">`. */

const ink = 'stroke="var(--pen)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"';
const line = 'fill="none" stroke="var(--pen)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"';
const gold = `fill="#e2b64c" ${ink}`;
const marble = `fill="#fbf4e2" ${ink}`;
const stone = `fill="#d9ccb0" ${ink}`;
const clay = `fill="#c4633a" ${ink}`;
const skin = `fill="#e7b78f" ${ink}`;
const leaf = `fill="#7f9a4a" ${ink}`;

/** The kinds of cards. */
const cards = {
  step: `<path d="M8 30q-3-1-3-4l2-12q1-5 6-5 4 0 5 4l1 5q3 5 10 6 7 1 7 6v3q0 2-2 2H10Z" fill="#e7b78f" ${ink}/>
    <path d="M4 31h33v3q0 2-2 2H7q-3 0-3-3Z" fill="#8d5a2c" ${ink}/>
    <path d="M9 31 12 21l8 10M12 21q5 0 8-3M7 20q6 2 10-3M23 31l4-7" fill="none" stroke="#7a4420" stroke-width="2.4"
      stroke-linecap="round"/>`,
  money: `<ellipse cx="20" cy="24" rx="16" ry="13.5" fill="#8d641d" ${ink}/>
    <circle cx="20" cy="19" r="15.5" ${gold}/>
    <circle cx="20" cy="19" r="11.5" fill="none" stroke="#8d641d" stroke-width="1.4"/>
    <path d="M14 26h12M15 24v-8m3.3 8v-8m3.4 8v-8m3.3 8v-8M13 15h14l-7-5Z" fill="none" stroke="#6b4a12"
      stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"/>`,
  gift: `<path d="M6 20h28q-1 12-9 14v3H15v-3q-8-2-9-14Z" ${gold}/>
    <path d="M9 25h22" stroke="#8d641d" stroke-width="1.8"/><g ${ink}><circle cx="12" cy="16" r="5" fill="#b8413a"/>
    <circle cx="28" cy="16" r="5" fill="#b8413a"/><circle cx="20" cy="14" r="5.6" fill="#d98632"/>
    <path d="M20 9q-1-5 3-6 2 4-3 6Z" fill="#7f9a4a"/></g><g fill="#6d4a8c" ${ink}><circle cx="16" cy="18.4" r="3"/>
    <circle cx="24" cy="18.4" r="3"/></g><path d="M5 20h30" ${line}/>`,
  priest: `<path d="M20 14q9 2 11 23H9q2-21 11-23Z" fill="#f6eddc" ${ink}/>
    <path d="M16 15q6 8 3 22M27 22q-6 5-15 6" fill="none" stroke="#a63d2f" stroke-width="2.6"/>
    <path d="M13.5 12Q12 3 20 3t6.5 9l1 6q-4-2-7.5-2t-7.5 2Z" fill="#f6eddc" ${ink}/>
    <circle cx="20" cy="11.5" r="4.8" ${skin}/>
    <path d="M16.5 14q1 6 3.5 6t3.5-6q-3.5 2-7 0Z" fill="#8d8378" ${ink}/>
    <path d="M33 8v29" stroke="#7a4f25" stroke-width="2.6" stroke-linecap="round"/>
    <path d="M33 10q-5-1-4-5t6-2 1 6" fill="none" stroke="#7a4f25" stroke-width="2.4" stroke-linecap="round"/>`,
  dancer: `<path d="M21 14q4 3 3 8 9 4 10 13-10-3-13-1-6-4-13 2 1-10 8-14-1-5 1-8Z" fill="#3f8f8b" ${ink}/>
    <path d="M22 15q8-1 10-10M17 15q-8 1-10-5" fill="none" stroke="var(--pen)" stroke-width="5.4"
      stroke-linecap="round"/><path d="M22 15q8-1 10-10M17 15q-8 1-10-5" fill="none" stroke="#e7b78f"
        stroke-width="2.8" stroke-linecap="round"/>
    <circle cx="20" cy="8.5" r="4.6" ${skin}/>
    <path d="M15.5 8Q16 3 20.5 3t5 5q-5-3-10 0Zm0 0q-5 1-6 5" fill="#6b3a1e" ${ink}/>
    <path d="M32 5Q38 12 31 18M7 10q-6 6-1 12" fill="none" stroke="#d8884f" stroke-width="2.4"
      stroke-linecap="round"/><path d="M17 35l-1 3M24 34l2 4" stroke="var(--pen)" stroke-width="2.4"
        stroke-linecap="round"/><path d="M15 24q6 3 11 0" fill="none" stroke="#e2b64c" stroke-width="2"/>`,
  temple: `<path d="M3 36v-3h34v3ZM6 33v-3h28v3Z" ${stone}/>
    <path d="M8 30V17h4v13ZM15 30V17h4v13ZM21 30V17h4v13ZM28 30V17h4v13Z" ${marble}/>
    <path d="M5 17v-3h30v3Z" ${stone}/><path d="M3 14 20 4l17 10Z" ${clay}/>
    <circle cx="20" cy="10.5" r="2" fill="#e2b64c"/>`,
};

/** The gods: a sign of what each does, for its niche. */
const gods = {
  Surparit: `<path d="M4 9q8 3 15 0 1 15-7 19Q3 24 4 9Z" fill="#f4e3b0" ${ink}/>
    <path d="M20 13q8 3 16 0 1 16-8 21-8-4-8-21Z" fill="#d8884f" ${ink}/>
    <path d="M7.5 14.500q2-1.5 3.5 0m3 0q1.5-1 2.5 0M8.5 21q3 3 6 0M23.5 19.500q2-1.5 3.5 0m3 0q2-1.5 3 0M25 28
      q3-3 6 0" ${line}/><path d="M28 3l1.3 3 3.2.3-2.5 2 .8 3.200L28 9.800l-2.8 1.7.8-3.2-2.5-2 3.2-.3Z" ${gold}/>`,
  Plaesiris: `<path d="M12 21q9 1 9 16H3q0-15 9-16Z" fill="#c98f3f" ${ink}/>
    <path d="M28 21q9 1 9 16H19q0-15 9-16Z" fill="#5f8fb0" ${ink}/><circle cx="12" cy="14" r="6" ${skin}/>
    <circle cx="28" cy="14" r="6" ${skin}/><path d="M5 13q1-9 7-9t7 9q-7-4-14 0ZM21 13q1-9 7-9t7 9q-7-4-14 0Z"
      ${leaf}/><path d="M8 28h8M24 28h8" stroke="#fff6df" stroke-width="2.2"/>`,
  Taksator: `<path d="M4 21q0-10 16-10t16 10v3H4Z" fill="#8d5a2c" ${ink}/>
    <path d="M4 23h32v13H4Z" fill="#a9713c" ${ink}/>
    <path d="M4 23h32M11 12.500V36M29 12.500V36" fill="none" stroke="#e2b64c" stroke-width="2.6"/>
    <path d="M17 21h6v8h-6Z" ${gold}/><circle cx="13" cy="8" r="4.5" ${gold}/>
    <circle cx="21" cy="6" r="4.5" ${gold}/><circle cx="28" cy="9" r="4.5" ${gold}/>`,
  Depraccus: `<path d="M8 4h14l2 20H10Z" transform="rotate(-12 16 14)" fill="#f3e6c6" ${ink}/>
    <path d="M17 4h14v21H17Z" transform="rotate(9 24 15)" fill="#fff8e6" ${ink}/>
    <path d="M20 10.500l10 1.500M19.4 15l10 1.5" stroke="#a63d2f" stroke-width="1.8"/>
    <path d="M4 29q5-6 12-3l7 1q3 1 1 3.500H16M24 29l8-5q4-1 4 2L25 35q-6 3-13 1l-8 1" fill="#e7b78f" ${ink}/>`,
  Vinthrad: `<path d="M5 33q-1-3 1-5l9-2 2-7q3-3 6 0l1 6q7 1 10 5 1 3-1 4Z" fill="#c98f3f" ${ink}/>
    <path d="M15 26l8 2M17 21l6 2" stroke="#6b3a1e" stroke-width="2"/>
    <path d="M17 20Q5 20 3 6q8 1 10 4 1-5 6-7 5 8 1 16Z" fill="#fffaf0" ${ink}/>
    <path d="M6 10q5 5 11 7M13 11q1 4 5 6" ${line}/>
    <path d="M27 12h8M29 17h6M30 22h5" stroke="var(--pen)" stroke-width="2" stroke-linecap="round"/>`,
  Gaiviles: `<path d="M4 34q2-25 16-25t15 18" fill="none" stroke="var(--pen)" stroke-width="6.5"
      stroke-linecap="round"/><path d="M4 34q2-25 16-25t15 18" fill="none" stroke="#f3d579" stroke-width="3"
        stroke-linecap="round" stroke-dasharray="5 4.5"/><path d="M28 24l7.5 11L39 23Z" fill="#f3d579" ${ink}/>
    <path d="M13 36V26q0-2 2-2h8q2 0 2 2v10Z" fill="#a63d2f" ${ink}/>
    <circle cx="19" cy="20" r="4" fill="#a63d2f" ${ink}/>`,
  Stonkus: `<path d="M14 12Q3 20 5 29q1 8 15 8t15-8q2-9-9-17Z" fill="#b58a54" ${ink}/>
    <path d="M12 4q4 2 8 0 4 2 8 0l-3 8H15Z" fill="#d8b27c" ${ink}/>
    <path d="M13 12.500h14" stroke="#94421f" stroke-width="3"/><circle cx="20" cy="25" r="7.5" ${gold}/>
    <path d="M20 21v8m-4-4h8" stroke="#6b4a12" stroke-width="2.4"/>`,
  Gadicea: `<g ${ink}><path d="M5 12h13v19H5Z" transform="rotate(-20 11 31)" fill="#d8a878"/>
    <path d="M11 7h13v20H11Z" transform="rotate(-3 17 27)" fill="#f3e6c6"/>
    <path d="M18 8h13v20H18Z" transform="rotate(16 24 28)" fill="#fff8e6"/></g>
    <circle cx="29" cy="29" r="9" ${leaf}/><path d="M29 24v10m-5-5h10" stroke="#fff" stroke-width="3"
      stroke-linecap="round"/>`,
  Pietalte: `<path d="M7 37v-5h26v5ZM11 32V20h18v12Z" ${stone}/><path d="M8 20v-4h24v4Z" ${marble}/>
    <path d="M20 3q1 4 4 6.500t0 7h-8q-4-4 0-7T20 3Z" fill="#e8822e" ${ink}/>
    <path d="M20 10q2 2.5 1 6h-2.500q-1-3 1.5-6Z" fill="#ffe28a"/>
    <path d="M15 27q5-4 10 0m-8-3v6m6-6v6" fill="none" stroke="#a63d2f" stroke-width="1.8"/>`,
  Traitera: `<path d="M9 4h22v4H9ZM9 32h22v4H9Z" ${gold}/>
    <path d="M11 8q0 8 6.5 12Q11 24 11 32h18q0-8-6.5-12Q29 16 29 8Z" fill="#eef6f5" ${ink}/>
    <path d="M14 32q1-5 6-8 5 3 6 8ZM15 12q2 5 5 7 3-2 5-7Z" fill="#d9a441"/>
    <path d="M34 13q4 7 0 14m0 0 .5-5m-.5 5-4.5-2" ${line}/>`,
};

/** The signs of the eight nations. */
const nations = {
  Gallia: `<path d="M9 27q0-16 11-16t11 16Z" fill="#d9a441" ${ink}/><path d="M7 27h26v5H7Z" fill="#8d5a2c" ${ink}/>
    <path d="M11 20Q1 17 2 3q8 2 11 12ZM29 20q10-3 9-17-8 2-11 12Z" fill="#fffaf0" ${ink}/>
    <path d="M5 7l6 9M35 7l-6 9M20 11v16" ${line}/>`,
  Germania: `<path d="M20 37V22" stroke="#6b4526" stroke-width="4" stroke-linecap="round"/>
    <path d="M20 3q4 0 5 4 6-1 6 4 5 2 2 7 2 6-4 7-3 4-9 1-6 3-9-1-6-1-4-7-3-5 2-7 0-5 6-4 1-4 5-4Z" ${leaf}/>
    <path d="M20 8v18M20 15l-5-4M20 18l6-5M20 22l-6-3" fill="none" stroke="#43562a" stroke-width="1.6"/>`,
  Roma: `<path d="M20 12v25" stroke="#8d5a2c" stroke-width="3"/>
    <path d="M20 7q4 0 4 4l13-5q0 9-13 12v4h-8v-4Q3 15 3 6l13 5q0-4 4-4Z" ${gold}/>
    <circle cx="20" cy="6.5" r="3.4" ${gold}/><path d="M8 24h24v8H8Z" fill="#a63d2f" ${ink}/>
    <path d="M12 30v-4h3m2 4v-4m3 0h3v4m3 0v-4h3" stroke="#f4dfae" stroke-width="1.5" fill="none"/>`,
  Cartago: `<circle cx="20" cy="9" r="6" ${gold}/><path d="M20 19 34 37H6Z" ${gold}/>
    <path d="M6 18h28M6 18v-5M34 18v-5" fill="none" stroke="var(--pen)" stroke-width="5" stroke-linecap="round"/>
    <path d="M6 18h28M6 18v-5M34 18v-5" fill="none" stroke="#e2b64c" stroke-width="2.4" stroke-linecap="round"/>`,
  Graecia: `<path d="M8 17Q8 6 21 6q12 0 12 14v14h-7V24l-4-3-2 15h-6q-6-8-6-19Z" fill="#d9a441" ${ink}/>
    <path d="M14 21q4-3 7 0-3 4-7 3Z" fill="#33241a"/>
    <path d="M4 14Q6 1 22 2t15 16q-3-9-15-10Q10 7 4 14Z" fill="#2f6f9b" ${ink}/>`,
  Aegyptus: `<circle cx="28" cy="11" r="7.5" fill="#f0a02e" ${ink}/>
    <path d="M2 35 17 10l15 25Z" fill="#e4c27c" ${ink}/><path d="M17 10l4 25h11Z" fill="#b98a45"/>
    <path d="M2 35 17 10l15 25ZM26 35l6-10 7 10Z" fill="none" ${ink}/>
    <path d="M26 35l6-10 7 10Z" fill="#d3ab62" ${ink}/>
    <path d="M8 28h17M12 21h9" stroke="var(--pen)" stroke-opacity=".4" stroke-width="1.2"/>`,
  Persia: `<path d="M20 13Q8 8 2 15q5 8 14 6h8q9 2 14-6-6-7-18-2Z" ${gold}/>
    <path d="M5 15q6 0 9 4M35 15q-6 0-9 4" ${line}/><circle cx="20" cy="14" r="7" fill="#d8622f" ${ink}/>
    <circle cx="20" cy="14" r="3.4" fill="#ffe28a"/><path d="M16 21l-4 15 8-4 8 4-4-15Z" fill="#8a3d78" ${ink}/>
    <path d="M15.5 26h9M14.5 30h11" stroke="#f4dfae" stroke-width="1.4"/>`,
  Iberia: `<path d="M11 14Q2 13 3 3q5 5 11 6M29 14q9-1 8-11-5 5-11 6" fill="#fff6df" ${ink}/>
    <path d="M11 12q9-6 18 0l5 2q0 6-6 6l-3 10q-1 7-5 7t-5-7l-3-10q-6 0-6-6Z" fill="#7a3f28" ${ink}/>
    <path d="M15 29q5-3 10 0-1 7-5 7t-5-7Z" fill="#e7b78f"/><g fill="#1d1410"><circle cx="15" cy="19" r="1.8"/>
    <circle cx="25" cy="19" r="1.8"/><circle cx="18" cy="32" r="1.1"/><circle cx="22" cy="32" r="1.1"/></g>
    <path d="M17 34q3 3 6 0" fill="none" stroke="#e2b64c" stroke-width="1.8"/>`,
};

/** Pieces, tokens and small signs. */
const signs = {
  foot: `<path d="M13 38q-5-1-4-8 1-5-1-10-2-7 5-8 7 0 8 6 0 5-1 9 0 11-7 11Z" fill="currentColor"/>
    <g fill="currentColor"><ellipse cx="11" cy="7" rx="4.2" ry="4.8"/><ellipse cx="18.5" cy="6.5" rx="3" ry="3.7"/>
    <ellipse cx="24" cy="9" rx="2.5" ry="3.2"/><ellipse cx="27.5" cy="13" rx="2.2" ry="2.8"/>
    <ellipse cx="29.5" cy="17.5" rx="1.9" ry="2.4"/></g>`,
  column: `<path d="M8 4h24v5l-4 3v16l4 4v5H8v-5l4-4V12L8 9Z" fill="currentColor"/>`,
  site: `<path d="M6 37v-4h28v4ZM10 33v-3h20v3Z" ${stone}/><path d="M13 30V13h14v17Z" ${marble}/>
    <path d="M17 30V14M20 30V14M23 30V14" stroke="#cdbb94" stroke-width="1.5"/>
    <path d="M9 13q-3-4 2-6h18q5 2 2 6-4 2-5-1H14q-1 3-5 1Z" ${marble}/><path d="M9 7V3h22v4Z" ${stone}/>`,
  god: `<path d="M20 2 23 11 32 7 29 16 38 19 29 23 33 32 24 29 20 38 16 29 7 32 11 23 2 19 11 16 8 7 17 11Z"
      ${gold}/><circle cx="20" cy="20" r="8" fill="#fff3cf" ${ink}/>
    <path d="M17 18.500v1.500m6-1.500v1.500M16.5 23q3.5 3 7 0" ${line}/>`,
  demigod: `<path d="M20 22q10 2 10 15H10q0-13 10-15Z" fill="#a6583a" ${ink}/>
    <circle cx="20" cy="14" r="7" ${skin}/><path d="M12 14Q12 4 20 4t8 10q-8-5-16 0Z" fill="#6b3a1e" ${ink}/>
    <path d="M10 16q-3-6 1-11M30 16q3-6-1-11" fill="none" stroke="#7f9a4a" stroke-width="3.4" stroke-linecap="round"
      stroke-dasharray="3 2.5"/>`,
  raise: `<path d="M4 36V28h8v-7h8v-7h8V7h8v29Z" ${stone}/>
    <path d="M8 20 21 7m0 0h-8m8 0v8" fill="none" stroke="#2f7d4f" stroke-width="4" stroke-linecap="round"
      stroke-linejoin="round"/>`,
  cards: `<g ${ink}><path d="M6 9h15v22H6Z" transform="rotate(-12 13 20)" fill="#d8a878"/>
    <path d="M14 7h16v24H14Z" transform="rotate(6 22 19)" fill="#fff8e6"/></g>
    <path d="M22 13l1 12m-6-6.5 12 1" stroke="#a63d2f" stroke-width="2.6" stroke-linecap="round"/>`,
  hoard: `<g ${ink}><ellipse cx="12" cy="32" rx="9" ry="4.5" fill="#c9953d"/>
    <ellipse cx="12" cy="28" rx="9" ry="4.5" fill="#e2b64c"/>
    <ellipse cx="28" cy="32" rx="9" ry="4.5" fill="#c9953d"/>
    <ellipse cx="28" cy="28" rx="9" ry="4.5" fill="#c9953d"/>
    <ellipse cx="28" cy="24" rx="9" ry="4.5" fill="#e2b64c"/><circle cx="19" cy="13" r="9.5" fill="#f2cf6b"/></g>
    <path d="M19 8v10m-4-5h8" stroke="#7a5414" stroke-width="2.2"/>`,
  reserve: `<path d="M5 17h30l-3 19H8Z" fill="#a9713c" ${ink}/>
    <path d="M6 23h28M7 29h26" stroke="#6b4526" stroke-width="1.6"/>
    <path d="M9 17V5h8v12M23 17q-3-8 0-12 5-2 7 2 1 4-1 10" ${marble}/>`,
  temple_token: `<path d="M4 37v-3h32v3ZM7 34v-3h26v3Z" fill="#f2d98a" ${ink}/>
    <path d="M9 31V18h4v13ZM18 31V18h4v13ZM27 31V18h4v13Z" fill="#fff3cf" ${ink}/>
    <path d="M6 18v-3h28v3Z" fill="#f2d98a" ${ink}/><path d="M4 15 20 4l16 11Z" fill="#d9a02b" ${ink}/>`,
  laurel: `<path d="M13 35Q3 30 3 19T10 5M27 35q10-5 10-16T30 5" fill="none" stroke="var(--olive-dark)"
      stroke-width="2"/>
    <g fill="var(--olive)" stroke="var(--olive-dark)" stroke-width=".8">
    <path d="M10 5q-5 1-5 6 4-1 5-6ZM6 12q-5 2-4 7 4-2 4-7ZM5 19q-4 3-2 7 3-2 2-7ZM7 26q-3 4 1 7 2-4-1-7ZM11 31
        q-1 5 4 6 0-4-4-6Z"/><path d="M30 5q5 1 5 6-4-1-5-6ZM34 12q5 2 4 7-4-2-4-7ZM35 19q4 3 2 7-3-2-2-7ZM33 26
          q3 4-1 7-2-4 1-7ZM29 31q1 5-4 6 0-4 4-6Z"/></g>`,
  bigfoot: `<g fill="#fff3cf" ${ink}><path d="M13 38q-5-1-4-8 1-5-1-10-2-7 5-8 7 0 8 6 0 5-1 9 0 11-7 11Z"/>
    <ellipse cx="11" cy="7" rx="4.2" ry="4.8"/><ellipse cx="18.5" cy="6.5" rx="3" ry="3.7"/>
    <ellipse cx="24" cy="9" rx="2.5" ry="3.2"/><ellipse cx="27.5" cy="13" rx="2.2" ry="2.8"/></g>`,
  any: `<circle cx="20" cy="20" r="15" fill="#f4ead2" ${ink}/>
    <path d="M14.5 16q0-6 5.5-6t5.5 5q0 3-3 4.500t-2.5 4" fill="none" stroke="#94421f" stroke-width="3.2"
      stroke-linecap="round"/><circle cx="20" cy="29.5" r="2.2" fill="#94421f"/>`,
  cardback: `<path d="M20 6 32 20 20 34 8 20Z" fill="none" stroke="#e2b64c" stroke-width="2"/>
    <path d="M13 27h14M14 25v-8m4 8v-8m4 8v-8m4 8v-8M12 16h16l-8-6Z" fill="none" stroke="#e2b64c" stroke-width="1.8"
      stroke-linejoin="round" stroke-linecap="round"/>`,
};

/** @param {Record<string, string>} drawings */
const symbols = (drawings) =>
  Object.entries(drawings)
    .map(([name, drawing]) => `<symbol id="pth-${name}" viewBox="0 0 40 40">${drawing}</symbol>`)
    .join("");

/** The definitions of all symbols, as markup that the page needs once. */
export const definitions = [cards, gods, nations, signs].map(symbols).join("");
