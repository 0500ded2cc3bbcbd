// @ts-check
/** A picture for each technology, 40 by 40: machines of bronze, wood and marble. */

const ink = 'stroke="var(--pen)" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"';
const line = `fill="none" ${ink}`;
const bronze = `fill="#d9a441" ${ink}`;
const steel = `fill="#a9b7c1" ${ink}`;
const wood = `fill="#a8693a" ${ink}`;
const stone = `fill="#ddd0b6" ${ink}`;
const red = `fill="#b3372c" ${ink}`;
const dark = `fill="#3a2a22" ${ink}`;
const fire = `fill="#f08a2c" ${ink}`;
const sea = `fill="#4a93b8" ${ink}`;
const jade = `fill="#5fae98" ${ink}`;

/** @type {Record<string, string>} */
export const works = {
  TE01: `<path d="M14 12h12v13H14ZM10 14h4v10h-4ZM26 14h4v10h-4Z" ${bronze}/><path d="M14 25h5v12h-6ZM21 25h5l1 12h-6Z"
      ${bronze}/><path d="M15 11q0-8 5-8t5 8Z" ${bronze}/><path d="M20 3q8-3 9 6" ${line} stroke="#b3372c"
      stroke-width="3"/><path d="M17 8h2m2 0h2" stroke="#8c1f18" stroke-width="2.4"/><circle cx="20" cy="18" r="3" ${fire}/>
    <path d="M34 4v30" ${line} stroke-width="2.4"/>`,
  TE02: `<path d="M10 38h20M20 30v8" ${line} stroke-width="3"/><ellipse cx="18" cy="19" rx="9" ry="14" transform="rotate(-18 18 19)"
      ${bronze}/><ellipse cx="19" cy="19" rx="5.5" ry="10" transform="rotate(-18 19 19)" fill="#fff3c4" ${ink}/><path d="m27 12
      11-8M28 17l10-3M28 22l10 2" stroke="#f0a81c" stroke-width="2.6" stroke-linecap="round"/>`,
  TE03: `<path d="M3 28Q4 9 20 9t17 19Z" ${wood}/><path d="M12 11v17M20 9v19M28 11v17M4 20h32" ${line}/><path d="M2
      28h36v4H2Z" ${bronze}/><circle cx="10" cy="34" r="4" ${dark}/><circle cx="30" cy="34" r="4" ${dark}/><path d="M36 25h4"
      stroke="var(--pen)" stroke-width="5"/>`,
  TE04: `<path d="m6 22 24-15 5 8-24 15Z" ${bronze}/><path d="m29 5 7 11" ${line} stroke-width="3.4"/><circle cx="13" cy="28"
      r="9" ${wood}/><circle cx="13" cy="28" r="3" ${bronze}/><path d="M13 19v18M4 28h18" ${line}/><path d="m36 5 3-3m-2
      8 3 0" stroke="#f0a81c" stroke-width="2.4"/>`,
  TE05: `<path d="M9 4h22v8q-2 7-9 8v2q8 1 9 8v7H9v-7q1-7 9-8v-2q-7-1-9-8Z" fill="#e9f2f4" ${ink}/><path d="M11 9h18v3q-2
      5-8 6v6q7 1 8 7v4H11v-4" ${sea}/><path d="M6 3h28M6 37h28" stroke="#a8693a" stroke-width="3.6" stroke-linecap="round"/>`,
  TE06: `<path d="M3 30h34v6H3Z" ${wood}/><path d="M5 16h8v14H5ZM29 18h7v12h-7Z" ${bronze}/><path d="M13 20h16v6H13Z" ${steel}/>
    <path d="M17 20v6m4-6v6m4-6v6" ${line}/><path d="M9 16q-4-6 1-8t1-6M15 12q-3-5 2-6" fill="none" stroke="#8fa4b0"
      stroke-width="2.8" stroke-linecap="round"/>`,
  TE07: `<path d="M11 27h18l4 10H7Z" ${stone}/><circle cx="20" cy="16" r="13" ${bronze}/><path d="M8 16q12-12 24 0-12 12-24 0Z"
      fill="#fff" ${ink}/><circle cx="20" cy="16" r="5" fill="#5a4a8a" ${ink}/><path d="m20 13 .8 1.7h-1.6Z" fill="#fff"/>`,
  TE08: `<path d="M5 37V20L14 8h12l9 12v17Z" ${stone}/><path d="M11 37V25q9-9 18 0v12Z" ${dark}/><path d="M14 37q-1-8 5-12
      0 3 2 4 2-3 1-6 7 6 4 14Z" ${fire}/><path d="M14 16h4m4 0h4" stroke="#d6502c" stroke-width="3" stroke-linecap="round"/>
    <path d="M20 8V3" ${line} stroke-width="3"/>`,
  TE09: `<path d="M3 22q7-5 22-5 8 0 10-5 4 3 0 8-4 14-16 14Q5 34 3 22Z" ${wood}/><path d="M12 34h14l2 4H10Z" ${wood}/><path d="M36
      13q-5-5-1-11 4 4 3 8" ${fire}/><path d="M10 24q8 4 17 0" ${line} stroke="#f0d9a0"/>`,
  TE10: `<path d="M4 6h32" ${line} stroke-width="3.4"/><path d="M12 6v5q7 2 7 13v3H5v-3q0-11 7-13ZM29 6v9q6 2 6
      10v3H23v-3q0-8 6-10Z" ${bronze}/><circle cx="12" cy="30" r="3" ${dark}/><circle cx="29" cy="31" r="3" ${dark}/><path d="M18
      36q2-2 4 0" ${line}/>`,
  TE11: `<path d="M10 33h20v5H10Z" ${stone}/><path d="M13 33V20q-6-1-5-8l3-1q0 5 4 5h10q4 0 4-5l3 1q1 7-5 8v13Z" fill="#f3c53a"
      ${ink}/><circle cx="20" cy="9" r="6" fill="#f3c53a" ${ink}/><path d="M17 9h.1m5.8 0h.1" stroke="#8c1f18"
      stroke-width="2.6" stroke-linecap="round"/><path d="M16 24h8m-8 5h8" ${line}/>`,
  TE12: `<path d="M6 38V3h4v35ZM30 38V3h4v35ZM6 3h28v4H6Z" ${wood}/><path d="M13 30v-9h14v9Z" ${stone}/><path d="m11 21 9-6 9
      6Z" ${red}/><path d="M11 30h18v3H11Z" ${bronze}/><path d="M20 15V7M12 31V7m16 24V7" ${line} stroke-width="1.4"/>`,
  TE13: `<path d="M6 38V8l24-4" ${line} stroke-width="4.4"/><path d="M6 38V8l24-4" fill="none" stroke="#b8794a"
      stroke-width="2.2"/><path d="M8 20 22 6" ${line} stroke-width="2"/><path d="M30 4v14" ${line}/><path d="M24 18h12v9H24Z"
      ${bronze}/><path d="M2 36q5-4 9 0t9 0 9 0 9 0" fill="none" stroke="#4a93b8" stroke-width="3" stroke-linecap="round"/>`,
  TE14: `<path d="M2 21h30q5 0 6-6 1 15-8 16H10Q4 30 2 21Z" ${wood}/><circle cx="15" cy="25" r="8" ${bronze}/><path d="M15
      17v16M7 25h16M9.5 19.5l11 11m0-11-11 11" ${line} stroke-width="1.4"/><path d="M27 21V6q7 3 7 10" ${stone}/><path d="M2
      36q5-3 9 0t9 0 9 0 9 0" fill="none" stroke="#4a93b8" stroke-width="2.6"/>`,
  TE15: `<circle cx="20" cy="17" r="13" ${wood}/><circle cx="20" cy="17" r="4" ${bronze}/><path d="M20 1v32M4 17h32M9 6l22
      22M31 6 9 28" ${line} stroke-width="2.4"/><path d="M1 30q5-5 9.5 0t9.5 0 9.5 0 9.5 0v8H1Z" ${sea}/>`,
  TE16: `<path d="M2 20q6-14 20-12 12 1 14 10l3-5v16l-4-5Q28 35 14 33 4 31 2 20Z" ${steel}/><circle cx="10" cy="18" r="3"
      fill="#ffe08a" ${ink}/><path d="m3 23 4 3 3-2 3 3" fill="none" stroke="#fff" stroke-width="2"/><path d="M18 8q-3 12 0
      25M26 10q-3 11 0 21" ${line}/><path d="M14 8V2h10" ${line} stroke-width="2.4"/>`,
  AT1: `<path d="M31 7Q6 2 5 28 14 11 34 17Z" fill="#bfe6d6" ${ink}/><path d="m31 10-8 27" stroke="var(--pen)"
      stroke-width="5.6" stroke-linecap="round"/><path d="m31 10-8 27" stroke="#3e7a70" stroke-width="2.8"
      stroke-linecap="round"/><path d="M10 18q8-8 18-6" ${line} stroke-width="1.2"/>`,
  AT2: `<circle cx="20" cy="20" r="17" ${jade}/><circle cx="20" cy="20" r="11" fill="#eafaf3" ${ink}/><path d="M20 12v8l6
      4" ${line} stroke-width="2.6"/><path d="M20 3v4M20 33v4M3 20h4M33 20h4M8 8l3 3M29 29l3 3M32 8l-3 3M11 29l-3 3" ${line}
      stroke="#eafaf3" stroke-width="2"/>`,
  AT3: `<path d="M4 20h32v14q-16 6-32 0Z" ${jade}/><path d="M6 20Q8 9 20 9t14 11Z" ${bronze}/><path d="M20 14v12M12 24h16"
      ${line} stroke="#ffe9a8" stroke-width="2.6"/><path d="M20 1v5M8 4l3 4M32 4l-3 4" stroke="#f0a81c" stroke-width="2.6"
      stroke-linecap="round"/>`,
  AT4: `<circle cx="20" cy="20" r="17" ${sea}/><path d="M20 20q-12-2-9-12 9-1 9 12 12-3 14 6-8 6-14-6-2 12-12 9-2-9 12-9Z"
      fill="#eafaf3" ${ink}/><circle cx="20" cy="20" r="4" ${jade}/>`,
  AT5: `<path d="M5 3h30v8q-3 15 0 26-8-5-15 0-7-5-15 0 3-12 0-26Z" fill="#8a7fb0" ${ink}/><path d="M12 11q-2 12 0 22M20
      11v24M28 11q2 12 0 22" ${line} stroke-width="1.4"/><path d="M3 3h34v8H3Z" ${jade}/><circle cx="20" cy="7" r="2.6"
      ${bronze}/>`,
};
