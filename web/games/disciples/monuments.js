// @ts-check
/** A picture for each monument, 40 by 40. `--stone` is the colour of its people, lightened. */

const ink = 'stroke="var(--pen)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"';
const line = `fill="none" ${ink}`;
const tint = `fill="var(--stone, #e8dcc0)" ${ink}`;
const pale = `fill="#fbf6ea" ${ink}`;
const dark = `fill="#4a3b33" ${ink}`;
const gold = `fill="#e2b64c" ${ink}`;
const wood = `fill="#a8693a" ${ink}`;
const grey = `fill="#aab3ba" ${ink}`;
const ground = `<path d="M2 37h36" ${line}/>`;

/** @type {Record<string, string>} */
export const monuments = {
  granary: `<path d="M9 36V17h22v19Z" ${tint}/><path d="M5 18 20 6l15 12Z" ${wood}/><path d="M16 36v-9h8v9Z" ${dark}/>
    <path d="M9 22h22M18 14h4" ${line}/>${ground}`,
  "market-hall": `<path d="M5 36V20h4v16ZM18 36V20h4v16ZM31 36V20h4v16Z" ${pale}/><path d="M3 20q2-9 5-12h24q3 3 5
      12Z" ${tint}/><path d="M10 20q1-8 3-12M20 20V8M30 20q-1-8-3-12" ${line}/><path d="M11 30h6v6h-6ZM24 31h5v5h-5Z"
      ${wood}/>${ground}`,
  "royal-palace": `<path d="M3 36V20h9v16ZM28 36V20h9v16Z" ${pale}/><path d="M11 36V15h18v21Z" ${tint}/><path d="M2
      20l5.5-7 5.5 7ZM27 20l5.5-7 5.5 7ZM10 15 20 4l10 11Z" fill="#b3372c" ${ink}/><path d="M17 36v-8q3-5 6
      0v8Z" ${dark}/><path d="M7.5 24v4M32.5 24v4M16 19v3m8-3v3" ${line}/>${ground}`,
  "tree-shrine": `<path d="M20 37q-1-9-8-12M20 37q0-10 7-14M20 37V18" stroke="#6b3d1c" stroke-width="3" fill="none"/>
    <path d="M20 3q9 0 10 8 6 3 4 9-4 6-14 5-11 1-14-5-2-6 4-9 1-8 10-8Z" ${tint}/><path d="M15 36h10v-6l-5-4-5 4Z"
      ${pale}/>${ground}`,
  "moon-terrace": `<path d="M3 36v-5h34v5ZM7 31v-5h26v5ZM12 26v-5h16v5Z" ${pale}/><path d="M24 3a9 9 0 1 0 6 12A7.5 7.500
      0 0 1 24 3Z" ${tint}/><path d="M16 36v-5m8 5v-5" ${line}/>${ground}`,
  "world-tree-sanctuary": `<path d="M17 37q2-8 0-16h6q-2 8 0 16Z" ${wood}/><path d="M20 2q7 0 9 5 8 0 8 8 0 8-9 8-4 4-8
      1-4 3-8-1-9 0-9-8 0-8 8-8 2-5 9-5Z" ${tint}/><path d="M12 14q4-4 8 0t8 0M20 14v8" ${line}/><path d="M6 37q5-5
      9-1M34 37q-5-5-9-1" ${line}/>${ground}`,
  "rune-stone": `<path d="M11 37V12q1-8 9-8t9 9v24Z" ${tint}/><path d="M17 12v14m0-10 6-4m-6 9 6 5M17 30h6"
      stroke="#b3372c" stroke-width="2" fill="none" stroke-linecap="round"/>${ground}`,
  "deep-foundry": `<path d="M4 36V20l8-6h16l8 6v16Z" ${tint}/><path d="M13 36V26q7-8 14 0v10Z" fill="#2b211c" ${ink}/>
    <path d="M16 36q0-7 4-9 4 2 4 9Z" fill="#ff9b3d"/><path d="M24 14V3h6v11" ${grey}/><path d="M27 3q3-3 6-1"
      ${line}/>${ground}`,
  "hall-under-the-mountain": `<path d="M2 37 13 12l5 7 5-14 15 32Z" ${tint}/><path d="M13 12l-2 7 3-1 2 3M23 5l-3 9 4-2
      3 4" fill="#fff" ${ink}/><path d="M13 37V27l7-4 7 4v10Z" ${dark}/><path d="M17 37v-9m6 9v-9" stroke="#e2b64c"
      stroke-width="1.6"/>${ground}`,
  "mushroom-ring": `<g ${ink}><path d="M17 35V21h6v14Z" fill="#fbf6ea"/><path d="M7 22Q8 6 20 6t13 16Z" fill="var(--stone,
      #e8dcc0)"/><path d="M5 36v-5h3v5ZM32 36v-5h3v5Z" fill="#fbf6ea"/><path d="M2 31q0-6 4.5-6t4.5 6ZM29 31q0-6
      4.5-6t4.5 6Z" fill="var(--stone, #e8dcc0)"/></g><g fill="#fff"><circle cx="15" cy="15" r="2.2"/><circle
      cx="24" cy="12" r="2.4"/><circle cx="26" cy="19" r="1.6"/></g>${ground}`,
  "singing-spring": `<path d="M4 30q0-5 16-5t16 5q0 7-16 7T4 30Z" ${pale}/><ellipse cx="20" cy="30" rx="12" ry="3.4"
      ${tint}/><path d="M20 29V10M20 14q-8-2-9 8M20 14q8-2 9 8M20 10q-5-4-9 1M20 10q5-4 9 1" fill="none" stroke="#3d87a6"
      stroke-width="2.2" stroke-linecap="round"/><path d="M31 9V3l4 1" ${line}/><circle cx="30" cy="9" r="1.6"/>`,
  "glass-palace": `<path d="M4 36V22l5-6 5 6v14ZM26 36V22l5-6 5 6v14Z" ${tint}/><path d="M12 36V14l8-11 8 11v22Z"
      fill="#f3fbff" ${ink}/><path d="M12 14h16M20 3v33M4 22h10M26 22h10M12 25h16" ${line} stroke-opacity=".6"/>
    <path d="m33 4 1 3 3 1-3 1-1 3-1-3-3-1 3-1Z" fill="#fff" ${ink}/>${ground}`,
  ossuary: `<path d="M6 36V18q0-6 14-6t14 6v18Z" ${tint}/><path d="M10 12h20l-3-6H13Z" ${grey}/><g fill="#efe9dc"
      ${ink}><circle cx="13" cy="24" r="4"/><circle cx="27" cy="24" r="4"/><circle cx="20" cy="30" r="4"/></g><path
      d="M12 24h.1m2 0h.1M26 24h.1m2 0h.1M19 30h.1m2 0h.1" stroke="#15131a" stroke-width="2" stroke-linecap="round"/>
    ${ground}`,
  mausoleum: `<path d="M5 36V19h30v17Z" ${tint}/><path d="M3 19q17-20 34 0Z" ${grey}/><path d="M10 36V22h3v14ZM27
      36V22h3v14Z" ${pale}/><path d="M16 36v-9q4-5 8 0v9Z" ${dark}/><path d="M20 8V2m-3 2h6" ${line}/>${ground}`,
  "black-pyramid": `<path d="M20 3 38 36H2Z" fill="#3a3545" ${ink}/><path d="M20 3 27 36h11Z" fill="#221e2c" ${ink}/>
    <path d="M14 14h12M10 22h20M6 29h28" stroke="#7d7690" stroke-width="1.3"/><path d="M16 16q4-4 8 0-4 4-8 0Z"
      ${gold}/><circle cx="20" cy="16" r="1.3"/>`,
  "war-totem": `<path d="M14 37V6h12v31Z" ${wood}/><path d="M14 6q6-6 12 0v8H14Z" ${tint}/><path d="M17 9h.1m5.8 0h.1"
      stroke="#2a1408" stroke-width="2.6" stroke-linecap="round"/><path d="M16 13h8M14 20H6l3-4h5M26 20h8l-3-4h-5"
      ${tint}/><path d="M16 24q4 4 8 0M16 31h8" ${line}/>${ground}`,
  "fighting-pit": `<ellipse cx="20" cy="24" rx="17" ry="12" ${wood}/><ellipse cx="20" cy="25" rx="12" ry="7" fill="#e8cd92"
      ${ink}/><path d="M6 16v-8m7 4V5m7 6V4m7 8V5m7 11V8" ${line} stroke-width="2.4"/><path d="m14 22 12 6m0-6-12
      6" stroke="#7a2b1a" stroke-width="2.4" stroke-linecap="round"/>`,
  "warlords-stronghold": `<path d="M4 36V14l4-5 4 5v4h16v-4l4-5 4 5v22Z" ${tint}/><path d="M13 36V26h14v10Z" ${dark}/>
    <path d="M13 31h14M17 26v10m6-10v10" stroke="#a8693a" stroke-width="1.6"/><path d="M8 9V2l6 2-6 2M32 9V2l6 2-6
      2" fill="#b3372c" ${ink}/>${ground}`,
  "wayside-altar": `<path d="M9 36V22h22v14Z" ${tint}/><path d="M6 22v-5h28v5Z" ${pale}/><path d="M20 4q6 6 5 10-1 3-5
      3t-5-3q0-3 3-5 0 2 1 2 2-3 1-7Z" fill="#ff9b3d" ${ink}/>${ground}`,
  "hall-of-chronicles": `<path d="M5 36V16h30v20Z" ${tint}/><path d="M3 16 20 5l17 11Z" ${pale}/><path d="M10 34V21h5v13
      ZM17 34V21h6v13ZM25 34V21h5v13Z" ${wood}/><path d="M12 24h1m6 0h2m6 0h1" stroke="#e2b64c" stroke-width="2"/>
    ${ground}`,
  "great-amphitheatre": `<path d="M3 34V17q17-11 34 0v17q-17-9-34 0Z" ${tint}/><path d="M8 31V20q0-2 2-2.5t2 1.5v10
      M16 28V17q0-2 2-2t2 2v11M24 28V17q0-2 2-2t2 2v12M32 31V21" ${line}/><path d="M3 22q17-10 34 0" ${line}/>`,
  obelisk: `<path d="M16 33 18 9l2-6 2 6 2 24Z" ${tint}/><path d="M12 37v-4h16v4Z" ${pale}/><path d="M19 14h2m-2.200
      5h2.4m-2.6 5h2.8" ${line}/>${ground}`,
  colossus: `<path d="M6 37v-5h10v5ZM24 37v-5h10v5Z" ${grey}/><path d="M11 32l3-14h12l3 14h-5l-4-9-4 9Z" ${tint}/><path d="M14
      18q0-5 6-5t6 5l4-8V4h3v8l-6 9H13l-4-7 2-2Z" ${tint}/><circle cx="20" cy="9" r="4" ${tint}/><path d="M15 6l2-4 3
      2 3-2 2 4" ${gold}/><path d="M31 5q0-3 1-4 2 2 1 4Z" fill="#ff9b3d" ${ink}/>`,
  "triumphal-arch": `<path d="M4 36V10h32v26h-8V25q-8-11-16 0v11Z" ${tint}/><path d="M2 10V5h36v5Z" ${pale}/><path d="M7
      15v18m26-18v18" ${line}/><path d="M16 12h8" stroke="#b3372c" stroke-width="2.4"/>${ground}`,
  aqueduct: `<path d="M2 36V11h36v25h-5V26q-4-6-8 0v10h-3V26q-3-6-7 0v10h-3V26q-3-6-6 0v10Z" ${tint}/><path d="M2
      15h36" ${line}/><path d="M2 8h36v3H2Z" fill="#58a5be" ${ink}/>`,
  "treasure-house": `<path d="M6 36V18h28v18Z" ${tint}/><path d="M4 18q16-16 32 0Z" ${gold}/><path d="M14 36V25h12v11Z"
      ${dark}/><circle cx="20" cy="31" r="2.4" ${gold}/><path d="M20 11V5" ${line}/>${ground}`,
  "temple-of-all-peoples": `<path d="M2 37v-4h36v4ZM5 33v-3h30v3Z" ${pale}/><path d="M7 30V18h4v12ZM14 30V18h3v12ZM23
      30V18h3v12ZM29 30V18h4v12Z" ${tint}/><path d="M4 18v-3h32v3Z" ${pale}/><path d="M8 15q12-18 24 0Z" ${gold}/>
    <circle cx="20" cy="10" r="2.4" fill="#b3372c" ${ink}/>`,
};
