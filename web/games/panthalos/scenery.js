// @ts-check
/** The buildings of Corinth: a symbol of 120 by 100 for each place, used by id: `<use href="#pan-art-AGORA">`. */

const ink = 'stroke="var(--pen)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"';
const marble = `fill="var(--marble)" ${ink}`;
const shade = `fill="var(--marble-shade)" ${ink}`;
const clay = `fill="var(--terracotta)" ${ink}`;
const dark = 'fill="var(--hollow)"';
const bronze = `fill="var(--bronze)" ${ink}`;
const olive = `fill="var(--olive)" ${ink}`;
const blue = `fill="var(--aegean)" ${ink}`;

/** A column with capital and base, its foot at (x, y). @param {number} x @param {number} y @param {number} h */
const column = (x, y, h) => `
  <path d="M${x - 4} ${y - 4}v${8 - h}h8v${h - 8}Z" ${marble}/>
  <path d="M${x - 6} ${y - h + 4}v-4h12v4ZM${x - 6} ${y}v-4h12v4Z" ${shade}/>
  <path d="M${x} ${y - 6}v${12 - h}" stroke="var(--marble-shade)" stroke-width="1.6"/>`;

/** A striped awning over a stall. @param {number} x @param {number} y @param {string} colour */
const awning = (x, y, colour) => `
  <path d="M${x + 3} ${y + 12}v30m40-30v30" ${ink} fill="none" stroke-width="3"/>
  <path d="M${x + 5} ${y}h36l7 16H${x - 2}Z" ${marble}/>
  <path d="M${x + 5} ${y}h7l-4 16h-10ZM${x + 19} ${y}h8l1 16h-10ZM${x + 34} ${y}h7l7 16h-10Z" fill="${colour}"/>
  <path d="M${x - 2} ${y + 16}q5 6 10 0 5 6 10 0 5 6 10 0 5 6 10 0 5 6 10 0l-7-16h-36Z" fill="none" ${ink}/>`;

/** A hoplite behind a round shield. @param {number} x @param {string} colour */
const hoplite = (x, colour) => `
  <path d="M${x + 17} 6V92" stroke="var(--pen)" stroke-width="3"/>
  <path d="M${x + 17} 0l4 11h-8Z" fill="var(--marble)" ${ink}/>
  <path d="M${x - 10} 27q3-15 14-15 9 0 11 11" fill="none" stroke="${colour}" stroke-width="7"/>
  <path d="M${x - 8} 48V32q0-15 12-15t12 15v16h-7V37h-8v11Z" ${bronze}/>
  <circle cx="${x + 2}" cy="66" r="22" fill="${colour}" ${ink}/>
  <circle cx="${x + 2}" cy="66" r="16" fill="none" stroke="var(--marble)" stroke-width="2"/>`;

const pictures = {
  THERMAE: `<path d="M18 68V44h84v24Z" ${marble}/><path d="M32 44a28 26 0 0 1 56 0Z" ${clay}/>
    <path d="M46 44q2-18 14-26 12 8 14 26" fill="none" stroke="var(--terracotta-dark)" stroke-width="1.5"/>
    <path d="M55 19v-7h10v7Z" ${marble}/>
    <path d="M14 46v-6h92v6Z" ${shade}/><g ${dark}>
    <path d="M26 68V57a7 7 0 0 1 14 0v11ZM53 68V57a7 7 0 0 1 14 0v11ZM80 68V57a7 7 0 0 1 14 0v11Z"/></g>
    <ellipse cx="60" cy="81" rx="54" ry="17" ${marble}/><ellipse cx="60" cy="80" rx="46" ry="12" ${blue}/>
    <path d="M24 79q6-4 12 0t12 0M58 84q6-4 12 0t12 0M50 75q5-3 10 0t10 0" fill="none" stroke="var(--foam)"
      stroke-width="1.8"/>
    <path d="M30 66q-7-8 0-14t0-14M92 62q7-8 0-14t0-14" fill="none" stroke="var(--foam)" stroke-width="3.4"
      stroke-linecap="round" opacity=".85"/>`,
  POLIS: `<path d="M62 42V14l12-9 12 9v28Z" ${marble}/><path d="M58 16 74 3l16 13Z" ${clay}/>
    <path d="M14 56V36h26v20Z" ${shade}/><path d="M10 38 27 24l17 14Z" ${clay}/>
    <path d="M36 58V44h28v14Z" ${marble}/><path d="M32 46 50 32l18 14Z" ${clay}/>
    <path d="M82 58V38h26v20Z" ${shade}/><path d="M78 40 95 27l17 13Z" ${clay}/><g ${dark}>
    <path d="M70 22h8v9h-8ZM22 43h6v7h-6ZM47 49h6v6h-6ZM92 45h6v7h-6Z"/></g>
    <path d="M4 96V56h8v6h8v-6h8v6h8v-6h8v6h8v-6h16v6h8v-6h8v6h8v-6h8v6h8v-6h8v40Z" ${marble}/>
    <path d="M4 74h40M76 74h40M16 74v11M34 85v11M90 74v11M104 85v11M4 85h40M76 85h40" stroke="var(--marble-shade)"
      stroke-width="2" fill="none"/>
    <path d="M44 96V50h-4v-8h6v4h9v-4h10v4h9v-4h6v8h-4v46Z" ${shade}/>
    <path d="M50 96V74a10 11 0 0 1 20 0v22Z" ${dark}/>
    <path d="M50 84h20M57 66v30M64 66v30" stroke="var(--bronze)" stroke-width="1.6"/>`,
  AGORA: `${awning(8, 18, "var(--terracotta)")}${awning(66, 12, "var(--aegean)")}<path d="M4 60h56v16H4Z"
      ${bronze}/><path d="M64 56h52v18H64Z" ${bronze}/>
    <path d="M4 66h56M64 62h52" stroke="var(--pen)" stroke-opacity=".4"/>
    <g ${ink}><circle cx="14" cy="57" r="5" fill="#7d4a8c"/><circle cx="23" cy="57" r="5" fill="#7d4a8c"/>
    <circle cx="18" cy="50" r="5" fill="#7d4a8c"/><ellipse cx="38" cy="57" rx="6" ry="4" fill="#8b9a48"/>
    <ellipse cx="49" cy="57" rx="6" ry="4" fill="#8b9a48"/><path d="M72 56q1-9 8-9t8 9Z" fill="#fffdf5"/>
    <path d="M94 56l3-8h12l3 8Z" fill="#8d98a1"/></g>
    <path d="M28 96q-8-4-8-13 0-6 4-8h12q4 2 4 8 0 9-8 13Z" ${clay}/>
    <path d="M22 82h16" stroke="var(--pen)" stroke-width="3"/>
    <path d="M78 96q-8-3-8-12 0-7 6-9v-5h8v5q6 2 6 9 0 9-8 12Z" ${clay}/>
    <path d="M71 84h18" stroke="var(--pen)" stroke-width="3"/>`,
  PHALANX: `${hoplite(90, "var(--olive-dark)")}${hoplite(56, "var(--terracotta)")}${hoplite(22, "var(--aegean)")}
    <path d="m24 54 3 8 8 1-6 5 2 8-7-5-7 5 2-8-6-5 8-1Z" fill="var(--marble)"/>
    <path d="M52 74q6-18 12 0M50 74h16" fill="none" stroke="var(--marble)" stroke-width="3"/>
    <path d="M86 60h12v12H86Z" fill="none" stroke="var(--marble)" stroke-width="3"/>`,
  ART: `<path d="M6 92V50q0-22 24-24t24 24v42Z" ${clay}/>
    <path d="M8 62h44M7 76h47M20 28v22M40 28v22M30 50v12M16 62v14M44 62v14" stroke="var(--terracotta-dark)"
      stroke-width="1.5" fill="none"/><path d="M17 92V78a13 12 0 0 1 26 0v14Z" ${dark}/>
    <path d="M30 74q1 7 6 10 2 8-6 8t-7-7q0-5 4-6 3-2 3-5Z" fill="#f0a02e"/>
    <path d="M30 82q3 5 1 9-4-1-3-5Z" fill="#ffe28a"/>
    <path d="M24 26V12h13v14" ${shade}/><path d="M30 10q-6-5 1-8 9-2 10-2" fill="none" stroke="var(--marble-shade)"
      stroke-width="4" stroke-linecap="round"/>
    <path d="M64 90h50M70 90l4-14h30l4 14" ${bronze}/><path d="M66 76h46v-6H66Z" ${bronze}/>
    <path d="M80 30q-11 3-8 13M98 30q11 3 8 13" fill="none" stroke="var(--pen)" stroke-width="3.5"/>
    <path d="M80 24h18l-2 6v5q11 6 8 17-2 10-10 15v3h-10v-3q-8-5-10-15-3-11 8-17v-5Z" ${clay}/>
    <path d="M74 47h30v9H75Z" fill="var(--pen)"/>
    <path d="m77 52 3-3 3 4 3-4 3 4 3-4 3 4 3-4 3 3" stroke="#e9a779" stroke-width="1.5" fill="none"/>`,
  ORACVLUM: `<path d="M2 96q3-20 22-22 8-12 36-12t36 12q19 2 22 22Z" fill="var(--rock)" ${ink}/>
    <path d="M48 96q3-20 12-24 9 4 12 24Z" ${dark}/>
    <path d="M60 70q-16-14-2-26t-2-28 6-16M66 70q12-14 2-24t4-24" fill="none" stroke="var(--foam)" stroke-width="5"
      stroke-linecap="round" opacity=".8"/>
    <path d="M40 46h40l-5 9H45Z" ${bronze}/>
    <path d="M46 55 36 84M74 55l10 29M60 55v29" stroke="var(--bronze)" stroke-width="5"/>
    <path d="M46 55 36 84M74 55l10 29M60 55v29" stroke="var(--pen)" stroke-width="1"/>
    <path d="M40 46q2-8 8-4M80 46q-2-8-8-4" fill="none" stroke="var(--pen)" stroke-width="2.4"/>
    <g ${olive}><path d="M12 76q-4-18 8-30M108 76q4-18-8-30" fill="none" stroke="var(--olive-dark)"
      stroke-width="2.4"/><path d="M10 64q-9-3-9-11 9 2 9 11ZM12 54q-7-6-4-13 7 5 4 13ZM15 58q2-9 10-9-1 8-10 9Z
        M110 64q9-3 9-11-9 2-9 11ZM108 54q7-6 4-13-7 5-4 13ZM105 58q-2-9-10-9 1 8 10 9ZM20 46q1-8 8-10 0 8-8 10Z
          M100 46q-1-8-8-10 0 8 8 10Z"/></g>`,
  FORO: `<path d="M2 96v-8h116v8ZM8 88v-6h104v6Z"
      ${shade}/>${[16, 34, 86, 104].map((x) => column(x, 82, 44)).join("")}<path d="M6 38v-8h108v8Z" ${marble}/>
    <path d="M2 30 60 6l58 24Z" ${clay}/><path d="M18 28 60 11l42 17Z" ${marble}/>
    <circle cx="60" cy="22" r="5" ${bronze}/>
    <path d="M50 82V70h20v12Z" ${shade}/><path d="M54 70q-2-14 1-19h10q3 5 1 19Z" ${marble}/>
    <circle cx="60" cy="46" r="5" ${marble}/>
    <path d="M65 52q8-2 10-10" fill="none" stroke="var(--pen)" stroke-width="5.5" stroke-linecap="round"/>
    <path d="M65 52q8-2 10-10" fill="none" stroke="var(--marble)" stroke-width="2.8" stroke-linecap="round"/>
    <path d="M55 55q6 4 10 14" fill="none" stroke="var(--terracotta)" stroke-width="3"/>`,
  TITANVS: `<path d="M0 98 14 66l12 6 8-14 20 10 14-12 14 10 12-12 8 12 18 32Z" fill="var(--rock)" ${ink}/>
    <path d="M28 92q-4-20 8-30-6-6-4-16 2-28 28-28t28 28q2 10-4 16 12 10 8 30Z" fill="var(--rock-dark)" ${ink}/>
    <path d="M34 46q-8-14-2-26 4 8 10 8-2-12 6-20 2 10 10 12 2-12 10-16 0 10 6 16 8 0 12-8 6 14-2 34-4-16-25-16
      T34 46Z" fill="var(--terracotta-dark)" ${ink}/>
    <path d="M42 46q8-4 14 2v3q-8 2-14-2ZM78 46q-8-4-14 2v3q8 2 14-2Z" fill="#ffd86b"/>
    <path d="M40 43q9-6 17 2M80 43q-9-6-17 2" fill="none" stroke="var(--pen)" stroke-width="3"/>
    <path d="M60 48v12l-5 3h10" fill="none" stroke="var(--pen)" stroke-width="2.2"/>
    <path d="M40 62q6 4 10 6 10 4 20 0 4-2 10-6 2 22-20 32-22-10-20-32Z" fill="var(--terracotta-dark)" ${ink}/>
    <path d="M50 72q10 5 20 0" fill="none" stroke="var(--pen)" stroke-width="3"/>
    <path d="M52 80v8M60 82v10M68 80v8" stroke="var(--pen)" stroke-opacity=".5" stroke-width="1.6"/>
    <path d="M2 98q-2-16 8-20 6 2 5 7 6-4 9 1 6-2 8 4l2 8ZM118 98q2-16-8-20-6 2-5 7-6-4-9 1-6-2-8 4l-2 8Z"
      fill="var(--rock-dark)" ${ink}/>`,
  AGRO: `<path d="M2 96q4-32 58-34t58 34Z" fill="var(--field)" ${ink}/>
    <path d="M16 95q12-22 40-32M38 96q6-20 21-33M60 96V63M82 96q-6-20-21-33M104 95q-12-22-40-32" fill="none"
      stroke="var(--olive-dark)" stroke-width="2"/>
    <path d="M30 66q4-10-1-20 4-2 6-8 1 5 6 7-3 12 1 22Z" fill="#7b5836" ${ink}/><g ${olive}>
    <circle cx="20" cy="36" r="13"/><circle cx="50" cy="36" r="13"/><circle cx="35" cy="22" r="16"/>
    <circle cx="35" cy="38" r="12"/></g><g fill="var(--olive-dark)"><circle cx="22" cy="34" r="2.5"/>
    <circle cx="34" cy="18" r="2.5"/><circle cx="46" cy="30" r="2.5"/><circle cx="52" cy="40" r="2.5"/>
    <circle cx="30" cy="40" r="2.5"/></g>
    <path d="M92 80q-8-16-12-40m12 40V34m0 46q8-16 12-40" fill="none" stroke="#c8922a" stroke-width="3.5"/>
    <g fill="#ecc35a" ${ink}><path d="M80 42q-7-6-4-16 7 6 4 16ZM92 36q-6-8 0-17 6 9 0 17ZM104 42q7-6 4-16-7 6-4 16
      Z"/></g><path d="M84 62q8 5 16 0v6q-8 5-16 0Z" ${clay}/>`,
  KRYPT: `<path d="M2 98V50Q8 4 60 4t58 46v48Z" fill="var(--rock)" ${ink}/>
    <path d="M22 98V58q0-34 38-34t38 34v40Z" fill="#1b1420" ${ink}/>
    <path d="M34 98q0-50 26-50t26 50Z" fill="#43244f"/><path d="M44 98q0-32 16-32t16 32Z" fill="#7a3a63"/>
    <path d="M30 98v-5h60v5ZM36 93v-5h48v5Z" fill="var(--rock-dark)" ${ink}/>
    <use href="#pan-skull" x="43" y="40" width="34" height="34"/>
    <path d="M22 58q4 10 8-8 4 10 7-8M98 58q-4 10-8-8-4 10-7-8" fill="var(--rock)" ${ink}/>
    <path d="M14 40q6-12 14-18M106 40q-6-12-14-18" fill="none" stroke="var(--marble)" stroke-opacity=".5"
      stroke-width="2"/><path d="M46 16h28" stroke="var(--pen)" stroke-width="2"/>`,
  ARENA: `<ellipse cx="60" cy="56" rx="58" ry="42" ${marble}/>
    <path d="M2 56v8a58 34 0 0 0 116 0v-8a58 42 0 0 1-116 0Z" ${shade}/><g ${dark}>
    <path d="M10 84V76a4 4 0 0 1 8 0v13ZM26 93V84a4 4 0 0 1 8 0v11ZM43 97v-9a4 4 0 0 1 8 0v9ZM69 97v-9a4 4 0 0 1 8 0
      v9ZM86 95V84a4 4 0 0 1 8 0v9ZM102 89V76a4 4 0 0 1 8 0v8Z" opacity=".8"/></g>
    <ellipse cx="60" cy="52" rx="48" ry="32" fill="none" stroke="var(--marble-shade)" stroke-width="4"/>
    <ellipse cx="60" cy="51" rx="38" ry="24" fill="none" stroke="var(--marble-shade)" stroke-width="4"/>
    <ellipse cx="60" cy="50" rx="31" ry="18" fill="var(--sand)" ${ink}/>
    <path d="m44 60 28-24M48 36l26 24" stroke="var(--pen)" stroke-width="5" stroke-linecap="round"/>
    <path d="m50 55 24-21M52 38l24 21" stroke="#e7ecee" stroke-width="2.6"/>
    <path d="m44 52 8 9M46 60l-4 4M77 52l-8 9M75 60l4 4" stroke="var(--bronze)" stroke-width="3.5"
      stroke-linecap="round"/>`,
  PORT: `<path d="M38 92 44 34h22l6 58Z" ${marble}/>
    <path d="M42.5 50h25l1.5 14h-28ZM40 78h31l1 14H38Z" fill="var(--terracotta)"/>
    <path d="M38 92 44 34h22l6 58Z" fill="none" ${ink}/><path d="M40 34h30v-6H40Z" ${shade}/>
    <path d="M46 28V16h18v12Z" ${marble}/><path d="M44 17 55 6l11 11Z" ${clay}/>
    <path d="M55 26q-5-3-2-8l2 3 2-4q4 5 2 9Z" fill="#f7a52e"/>
    <path d="M66 20l34-8v16ZM44 20 14 12v16Z" fill="#ffe9a3" opacity=".55"/>
    <path d="M10 98q4-12 30-12h40q26 0 30 12Z" fill="var(--rock)" ${ink}/>`,
  MERKATOR: `<path d="M60 10v12" stroke="var(--pen)" stroke-width="3"/><path d="M60 8h16l-4 5 4 5H60Z" ${clay}/>
    <path d="M60 18Q40 44 6 52l6 40h96l6-40Q80 44 60 18Z" ${marble}/>
    <path d="M60 18Q54 46 36 48l2 44H24L6 52q34-8 54-34ZM60 18q6 28 24 30l-2 44h14l18-40Q80 44 60 18Z"
      fill="var(--aegean)" opacity=".85"/><path d="M60 18Q40 44 6 52l6 40h96l6-40Q80 44 60 18Z" fill="none" ${ink}/>
    <path d="M48 92q2-28 12-38 10 10 12 38Z" ${dark}/>
    <path d="M84 60v30M72 64h26M70 78q5 6 10 0ZM90 78q5 6 10 0ZM75 64l-5 14m5-14 5 14M95 64l-5 14m5-14 5 14"
      fill="none" stroke="var(--bronze)" stroke-width="2.6"/><path d="M14 94q-6-10 2-16h14q8 6 2 16Z" ${bronze}/>
    <path d="M16 78h14" stroke="var(--pen)" stroke-width="3"/>`,
};

/** The definitions of the buildings. */
export const buildings = Object.entries(pictures)
  .map(([id, picture]) => `<symbol id="pan-art-${id}" viewBox="0 0 120 100">${picture}</symbol>`)
  .join("");
