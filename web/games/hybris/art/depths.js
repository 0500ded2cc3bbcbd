// @ts-check
/** Signs of rivalry and of Tartarus: Arrogance, Corruption, guilt, pacts, the five prisoners. Each 40 by 40. */

const ink = 'stroke="var(--pen)" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"';
const line = `fill="none" ${ink}`;
const ember = `fill="#d6502c" ${ink}`;
const skin = `fill="#d9b48c" ${ink}`;
const ash = `fill="#8d8478" ${ink}`;
const gold = `fill="#e6b84a" ${ink}`;

const drop = `M20 3q12 15 12 23a12 12 0 0 1-24 0q0-8 12-23Z`;

export const depths = {
  arrogance: `<circle cx="20" cy="20" r="18" ${gold}/><path d="M3 20q6-6 10-5M37 20q-6-6-10-5M5 26q5-3 8-2M35 26q-5-3-8-2" ${line}/><circle
    cx="20" cy="20" r="11" fill="#fff3d6" ${ink}/>`,
  corruption: `<path d="${drop}" fill="#3c1a2c" ${ink}/><path d="M14 26q2-6 6-12 6 8 6 13-2 6-6 6t-6-7Z" ${ember}/>`,
  guilt: `<path d="M20 2 38 34H2Z" fill="#5c1f1a" ${ink}/><path d="M11 27q9-11 18 0-9 9-18 0Z" fill="#f7e9cc" ${ink}/><circle
    cx="20" cy="27" r="3.4" ${ember}/>`,
  pact: `<path d="M8 3h20l6 6v28H8Z" fill="#efe0bd" ${ink}/><path d="M13 12h13M13 18h15M13 24h9" ${line}/><circle cx="28"
    cy="30" r="6.5" ${ember}/>`,
  unbound: `<path d="M4 38V3h32v35h-5V8H9v30Z" fill="#a8a096" ${ink}/><path d="M14 8v28M26 8v28" stroke="var(--pen)"
    stroke-width="4.4"/><path d="M14 8v28M26 8v28" stroke="#b8c0c8" stroke-width="2.2"/><path d="M20 39V19M12 27l8-9 8 9"
    fill="none" stroke="var(--pen)" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M20
    38V19M12 27l8-9 8 9" fill="none" stroke="#f08a4a" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  hidden: `<path d="M4 20Q20 2 36 20 20 38 4 20Z" fill="#f7e9cc" ${ink}/><circle cx="20" cy="20" r="6" fill="#4a3a78"
    ${ink}/><path d="M6 34 34 6" stroke="var(--pen)" stroke-width="3.4" stroke-linecap="round"/>`,
  "token-back": `<circle cx="20" cy="20" r="17" fill="#6b5a9d" ${ink}/><circle cx="20" cy="20" r="12" fill="none"
    stroke="#e6b84a" stroke-width="2"/><path d="M15 16q0-6 5-6t5 5q0 4-5 6v3M20 29v.1" fill="none" stroke="#e6b84a"
    stroke-width="3" stroke-linecap="round"/>`,
  ixion: `<circle cx="20" cy="20" r="15" fill="none" stroke="var(--pen)" stroke-width="6"/><circle cx="20" cy="20" r="15"
    fill="none" stroke="#d6502c" stroke-width="3"/><path d="M20 5v30M5 20h30" ${line} stroke-width="2.4"/><path d="M20 14
    9 10m11 4 11-4M20 25l-7 8m7-8 7 8" stroke="#d9b48c" stroke-width="4" stroke-linecap="round"/><circle cx="20" cy="11"
    r="4" ${skin}/><path d="M17 14h6v12h-6Z" ${skin}/>`,
  sisyphus: `<path d="M2 38 38 20v18Z" ${ash}/><circle cx="27" cy="13" r="10" fill="#b8b0a4" ${ink}/><path d="M22 8q4 0 5
    4M30 15q2 3 0 5" ${line}/><circle cx="9" cy="17" r="4" ${skin}/><path d="M6 32q-1-9 4-11l8-4 1 3-6 4 1 6Z" ${skin}/>`,
  tantalus: `<path d="M2 30q6-4 12 0t12 0 12 0v8H2Z" fill="#4f9fbc" ${ink}/><path d="M40 4Q28 2 22 9" ${line}
    stroke-width="2.6"/><circle cx="24" cy="12" r="4.5" fill="#c23b41" ${ink}/><circle cx="33" cy="10" r="4"
    fill="#c23b41" ${ink}/><circle cx="14" cy="17" r="4.5" ${skin}/><path d="M9 32V23h9l6-6 2 2-7 8v4Z" ${skin}/>`,
  salmoneus: `<path d="M4 28h32l-4 8H8Z" ${gold}/><circle cx="9" cy="35" r="4.5" fill="#8a6a3a" ${ink}/><circle cx="31"
    cy="35" r="4.5" fill="#8a6a3a" ${ink}/><circle cx="18" cy="11" r="4.5" ${skin}/><path d="M12 28q0-12 6-12t6 12Z" ${ember}/><path
    d="m33 2-8 10h5l-4 9 10-12h-5Z" fill="#ffe08a" ${ink}/>`,
  danaids: `<path d="M12 8h16l-2 5q6 3 6 9 0 6-6 8H14q-6-2-6-8 0-6 6-9Z" fill="#cf6b3c" ${ink}/><path d="M10 5h20v4H10Z" ${gold}/><path
    d="M14 30v7M20 30v9M26 30v7" stroke="#4f9fbc" stroke-width="3" stroke-linecap="round"/><path d="M10 21q10 5 20 0" ${line}/>`,
};
