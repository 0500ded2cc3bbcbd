// @ts-check
/** A picture for each quest, power and tool, 40 by 40. */

const ink = 'stroke="var(--pen)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"';
const line = `fill="none" ${ink}`;
const gold = `fill="#e2b64c" ${ink}`;
const wood = `fill="#a8693a" ${ink}`;
const steel = `fill="#a9b7c1" ${ink}`;
const stone = `fill="#d9ccb0" ${ink}`;
const red = `fill="#b3372c" ${ink}`;
const paper = `fill="#f8eccd" ${ink}`;

const quests = {
  "long-night": `<circle cx="20" cy="20" r="17" fill="#27305c" ${ink}/><path d="M24 8a12 12 0 1 0 8 16A10 10 0 0 1 24
      8Z" fill="#dfe6fa"/><path d="M29 11l1 2.5 2.5 1-2.5 1-1 2.5-1-2.5-2.5-1 2.5-1Z" fill="#ffe9a8"/>`,
  "new-dawn": `<circle cx="20" cy="20" r="17" fill="#f3b95c" ${ink}/><path d="M11 25a9 9 0 0 1 18 0Z" fill="#fff0b8"
      ${ink}/><path d="M4 25h32M20 8v4M9 13l3 3M31 13l-3 3" ${line}/><path d="M6 30h28M12 34h16" stroke="#b3622a"
      stroke-width="1.8"/>`,
  "great-harvest": `<path d="M6 34q14-10 28 0Z" fill="#c98f3f" ${ink}/><path d="M20 32V8m-7 22Q13 20 9 13m18 17q0-10
      4-17" stroke="#9a6d17" stroke-width="2" fill="none"/><g fill="#efc04d" ${ink}><path d="M20 4q4 4 0 9-4-5
      0-9ZM14 12q5 2 4 8-5-2-4-8ZM26 12q-5 2-4 8 5-2 4-8ZM8 9q4 2 3 7-4-2-3-7ZM32 9q-4 2-3 7 4-2 3-7Z"/></g>`,
  "siege-of-the-citadel": `<path d="M7 36V15H5V7h4v3h4V7h5v3h4V7h5v3h4V7h4v8h-2v21Z" ${stone}/><path d="M16
      36V27q0-4 4-4t4 4v9Z" fill="#5b3420" ${ink}/><path d="M12 19v4m16-4v4" stroke="var(--pen)" stroke-width="2.4"/>
    <path d="M20 7V1l7 2-7 2" ${red}/>`,
  "whispering-forest": `<path d="M8 36V26M20 37V25M32 36V26" stroke="#6b3d1c" stroke-width="3.4"/><g ${ink}><path d="M8
      8l7 19H1ZM32 8l7 19H25Z" fill="#5d8a4b"/><path d="M20 2l10 26H10Z" fill="#7fae5f"/></g><path d="M17 18q3 3 6
      0M17 14h.1M23 14h.1" stroke="#22361b" stroke-width="1.8" fill="none" stroke-linecap="round"/>`,
  "grey-plague": `<path d="M20 4q11 0 11 11-1 5-4 7l-1 4q-6 4-12 0l-1-4q-3-2-4-7Q9 4 20 4Z" fill="#b9bdb2" ${ink}/>
    <path d="M15 22q-8 6-11 14 10-3 16-10" fill="#d8d2c0" ${ink}/><circle cx="16" cy="15" r="3.4" fill="#2b2d28"/>
    <circle cx="25" cy="15" r="3.4" fill="#2b2d28"/><path d="M30 29l6 3m-7 2 3 4" stroke="#7b8b4b" stroke-width="2.4"
      stroke-linecap="round"/>`,
  "dragons-hoard": `<path d="M5 36q0-9 15-9t15 9Z" ${gold}/><path d="M8 26Q6 10 20 10q4-7 10-6l-2 4 8 3-4 5-8 1q4 8-4
      10Z" fill="#4f8f5c" ${ink}/><path d="M27 10.5h.1" stroke="#fff2b0" stroke-width="3" stroke-linecap="round"/>
    <path d="M9 19q-6-8-3-14 7 3 9 8" fill="#7fbf84" ${ink}/><path d="M13 33h2m5-2h2m5 2h2" stroke="#8a6414"
      stroke-width="2"/>`,
  "pilgrim-road": `<path d="M14 37q-6-8 2-14T18 9l6-3q5 8 1 15t6 16Z" fill="#e6d2a4" ${ink}/><path d="M33 36V8" ${line}
      stroke-width="2.6"/><path d="M33 8q-6-1-4-5t7 1-3 4Z" ${wood}/><path d="M19 34q-1-6 2-10M21 20q2-5 0-9"
      fill="none" stroke="#a8865a" stroke-width="1.6" stroke-dasharray="3 3"/>`,
  "masons-guild": `<path d="M5 5v30h30Z" ${wood}/><path d="M11 20v9h9Z" fill="#f8eccd" ${ink}/><path d="m22 4 6 8 8-3-3
      9-8 1-8-10Z" ${steel}/>`,
  "oracles-riddle": `<path d="M3 20q8-12 17-12t17 12q-8 12-17 12T3 20Z" ${paper}/><circle cx="20" cy="20" r="8"
      fill="#7a57a8" ${ink}/><circle cx="20" cy="20" r="3.2" fill="#1d1230"/><path d="M20 2v3M9 5l2 3M31 5l-2 3"
      ${line}/>`,
  "broken-pact": `<path d="M6 5h13l-3 8 4 6-4 7 3 9H6Z" ${paper}/><path d="M23 5h11v30H23l-3-9 4-7-4-6Z" ${paper}/>
    <path d="M9 11h6M9 16h5M9 21h6M27 11h5M27 16h5M28 21h4" stroke="#8a6d3b" stroke-width="1.5"/><circle cx="28" cy="29"
      r="4" ${red}/>`,
  "titans-forge": `<path d="M4 17h22q6 0 10-5 0 10-10 12l-3 5v4h5v4H10v-4h5v-4l-3-4q-8-1-8-8Z" fill="#5b6672" ${ink}/>
    <path d="M18 14q-5-4-1-11 1 3 3 4 1-3 0-5 7 4 4 12Z" fill="#ff9b3d" ${ink}/>`,
};

const powers = {
  cornucopia: `<path d="M4 8q14-6 19 8 8 0 12 8-2 12-14 11Q9 30 10 17 9 10 4 8Z" fill="#c98f3f" ${ink}/><g ${ink}><circle
      cx="24" cy="30" r="5" fill="#b3372c"/><circle cx="31" cy="26" r="4.5" fill="#7d4a8c"/><circle cx="32" cy="33"
      r="4" fill="#e2b64c"/></g><path d="M9 13q5-3 9 4" ${line}/>`,
  "ancient-host": `<g fill="#fffdf6" ${ink}><path d="M9 12q4 0 4 5 5 4 5 17H1q0-13 4-17 0-5 4-5ZM31 12q4 0 4 5 4 4 4
      17H22q0-13 5-17 0-5 4-5Z"/><path d="M20 5q5 0 5 6 7 5 7 25H8q0-20 7-25 0-6 5-6Z"/></g><path d="M17 12h.1M23
      12h.1" stroke="var(--pen)" stroke-width="2.4" stroke-linecap="round"/><path d="M12 26h16" stroke="#c49434"
      stroke-width="2.4"/>`,
  "rising-tide": `<path d="M3 22q4-14 17-14 9 0 11 7-7-3-9 2 8 0 9 6 4 0 6-2v14H3Z" fill="#3d87a6" ${ink}/><path d="M6
      27q4-4 8 0t8 0 8 0M6 32q4-4 8 0t8 0 8 0" fill="none" stroke="#dff3f5" stroke-width="1.8"/>`,
  "hand-of-fate": `<path d="M12 38V24l-6-7q2-3 5-1l4 4V7q3-3 5 0v10-13q3-3 5 0v13-11q3-2 5 0v13-7q3-2 4 0v13q0 8-5
      13Z" fill="#f0cda6" ${ink}/><path d="M22 24l1.2 2.6 2.8.4-2 2 .5 2.8L22 30.5 19.5 31.8l.5-2.8-2-2 2.8-.4Z"
      ${gold}/>`,
  "swift-herald": `<path d="M5 27Q4 14 14 12h8l4-5q6-1 8 4-2 6-8 7v9q0 6-7 6H12q-6 0-7-6Z" fill="none"/><path d="M4 22q12-2
      16-14 2 10 16 14-2 8-16 8T4 22Z" fill="#fffdf6" ${ink}/><path d="M9 23q8-1 11-8 3 7 11 8" ${line}/><path d="M14
      30v6m12-6v6" stroke="#c49434" stroke-width="3" stroke-linecap="round"/>`,
  "great-architect": `<path d="M20 4 9 36M20 4l11 32M13 25q7 4 14 0" fill="none" stroke="var(--pen)" stroke-width="4.6"
      stroke-linecap="round"/><path d="M20 4 9 36M20 4l11 32M13 25q7 4 14 0" fill="none" stroke="#d9a441"
      stroke-width="2.2" stroke-linecap="round"/><circle cx="20" cy="5" r="3.6" ${gold}/>`,
  "dawn-paragon": `<path d="M6 6h28v14q0 11-14 17Q6 31 6 20Z" fill="#fbf0cf" ${ink}/><circle cx="20" cy="19" r="6"
      fill="#f3bd3f" ${ink}/><path d="M20 8v3m0 16v3m-11-11h3m16 0h3M12 11l2 2m12 12 2 2m0-16-2 2M14 25l-2 2"
      stroke="#c07a12" stroke-width="2" stroke-linecap="round"/>`,
  "dusk-paragon": `<path d="M6 6h28v14q0 11-14 17Q6 31 6 20Z" fill="#323a69" ${ink}/><path d="M24 10a10 10 0 1 0 5 14 8
      8 0 0 1-5-14Z" fill="#cfd9f5" ${ink}/>`,
  transmuter: `<path d="M15 4h10v9l9 17q2 6-4 6H10q-6 0-4-6l9-17Z" fill="#eaf2ee" ${ink}/><path d="M11 25h18l4 6q1 3-3
      3H10q-4 0-3-3Z" fill="#7fae5f"/><path d="M13 4h14" stroke="var(--pen)" stroke-width="3.4" stroke-linecap="round"/>
    <circle cx="17" cy="29" r="1.8" fill="#e2b64c"/><circle cx="23" cy="27" r="1.4" fill="#fff"/>`,
};

const tools = {
  "horn-of-plenty": `<path d="M5 14q16-10 24 2 2-2 6-1-1 8-7 10-5 9-15 8 6-3 6-8Q8 26 5 14Z" fill="#e9d7ad" ${ink}/><path
      d="M9 17q8-4 13 3" ${line}/><circle cx="32" cy="19" r="3" ${gold}/>`,
  "heralds-banner": `<path d="M8 38V3" stroke="#6b3d1c" stroke-width="3" stroke-linecap="round"/><path d="M8 5h26v20l-8-5-9
      5-9-5Z" ${red}/><path d="m21 9 1.6 3.3 3.6.5-2.6 2.5.6 3.6-3.2-1.7-3.2 1.7.6-3.6-2.6-2.5 3.6-.5Z"
      ${gold}/>`,
  "philosophers-stone": `<path d="m20 3 13 9-3 18-10 7-10-7-3-18Z" fill="#c23b41" ${ink}/><path d="m7 12 13 6 13-6M20
      18v19M20 3v15" fill="none" stroke="#ffd9b0" stroke-width="1.3"/>`,
  "loom-of-fate": `<path d="M5 4h4v33H5ZM31 4h4v33h-4ZM4 6h32v4H4ZM4 31h32v4H4Z" ${wood}/><path d="M13 10v21M18 10v21M23
      10v21M28 10v21" stroke="#e9d7ad" stroke-width="1.8"/><path d="M10 17h20M10 21h20" stroke="#7a57a8"
      stroke-width="2.6"/>`,
  "winged-sandals": `<path d="M5 33q-1-3 1-5l9-2 2-7q3-3 6 0l1 6q7 1 10 5 1 3-1 4Z" fill="#c98f3f" ${ink}/><path d="M17
      20Q5 20 3 6q8 1 10 4 1-5 6-7 5 8 1 16Z" fill="#fffaf0" ${ink}/><path d="M6 10q5 5 11 7M13 11q1 4 5 6" ${line}/>`,
  "masons-square": `<path d="M6 4h8v22h22v8H6Z" ${steel}/><path d="M10 8v3m0 3v3m0 3v3M18 30v2m5-2v2m5-2v2" ${line}/>`,
  "torch-of-dawn": `<path d="m16 20 8 0-2 17h-4Z" ${wood}/><path d="M12 18h16v4H12Z" ${gold}/><path d="M20 2q8 6 7
      11-1 5-7 5t-7-5q0-3 3-5 0 3 2 3 2-4 2-9Z" fill="#ff9b3d" ${ink}/><path d="M20 11q3 3 0 6-3-3 0-6Z" fill="#fff0b0"/>`,
  "veil-of-night": `<path d="M6 37Q4 4 20 4t14 33q-4-3-7 0-3-4-7 0-4-4-7 0-3-3-7 0Z" fill="#3b3568" ${ink}/><path d="M14
      19q0-6 6-6t6 6-6 9-6-9Z" fill="#171431"/><path d="M17 19h.1M23 19h.1" stroke="#ffe9a8" stroke-width="2.8"
      stroke-linecap="round"/>`,
  "iron-tithe": `<path d="M5 18h30v17H5Z" fill="#6b7681" ${ink}/><path d="M5 18q0-12 15-12t15 12Z" fill="#8d9aa6" ${ink}/>
    <path d="M5 18h30M12 8v27M28 8v27" ${line}/><path d="M17 19h6v8h-6Z" ${gold}/>`,
};

/** The pictures by id; ids of quests, powers and tools are all different. @type {Record<string, string>} */
export const scenes = { ...quests, ...powers, ...tools };
