// @ts-check
/**
 * The places of the board as scenes: a sky, what stands far off, and the ground in front. Slots and deeds lie upon
 * them, so what makes a place what it is rises in the middle and at the edges. Colours by day and by night are in
 * `scenes.css`.
 */

const ink = 'stroke="var(--pen)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"';
const fine = 'stroke="var(--pen)" stroke-width="1" stroke-linejoin="round" stroke-linecap="round"';
const marble = `fill="var(--marble)" ${fine}`;
const shade = `fill="var(--marble-shade)" ${fine}`;
const clay = `fill="var(--clay)" ${fine}`;
const leaf = `fill="var(--leaf)" ${fine}`;

/** @param {number} x @param {number} y  of its foot @param {number} h */
const column = (x, y, h) =>
  `<path d="M${x - 3} ${y}V${y - h}h6V${y}Z" ${marble}/><path d="M${x - 5} ${y - h}h10v-3h-10Z" ${shade}/>`;

/**
 * A temple's front.
 * @param {number} x  of its middle
 * @param {number} y  of its foot
 * @param {number} w
 * @param {number} h
 */
function temple(x, y, w, h) {
  const feet = [-0.4, -0.2, 0, 0.2, 0.4].map((part) => column(x + part * w, y - 4, h * 0.5)).join("");
  const [left, right, eaves] = [x - w / 2, x + w / 2, y - h * 0.5 - 7];
  return `<path d="M${left} ${y - 4}V${eaves}H${right}V${y - 4}Z" fill="var(--gloom)"/>${feet}
    <path d="M${left - 4} ${y}v-4h${w + 8}v4Z" ${shade}/><path d="M${left - 3} ${eaves}v-5h${w + 6}v5Z" ${marble}/>
    <path d="M${left - 5} ${eaves - 5}L${x} ${y - h}L${right + 5} ${eaves - 5}Z" ${clay}/>
    <path d="M${left + 6} ${eaves - 7}L${x} ${y - h + 6}L${right - 6} ${eaves - 7}Z" ${marble}/>`;
}

/** A house with a flat gable. @param {number} x @param {number} y @param {number} w @param {number} h */
const house = (x, y, w, h) =>
  `<path d="M${x} ${y}v${-h}h${w}v${h}Z" ${marble}/><path d="M${x - 2} ${y - h}l${w / 2 + 2} ${-h * 0.42}l${w / 2 + 2} ${h * 0.42}Z"
    ${clay}/><path d="M${x + w * 0.3} ${y}v${-h * 0.45}h${w * 0.26}v${h * 0.45}Z" fill="var(--gloom)"/>`;

/** @param {number} x @param {number} y  of its foot @param {number} h */
const cypress = (x, y, h) =>
  `<path d="M${x} ${y}c${-h * 0.26} ${-h * 0.2} ${-h * 0.14} ${-h * 0.7} 0 ${-h}c${h * 0.14} ${h * 0.3} ${h * 0.26} ${h * 0.8} 0
    ${h}Z" ${leaf}/>`;

/** @param {number} x @param {number} y @param {number} s */
const cloud = (x, y, s) =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M0 0q-9-1-8-9 2-8 11-6 4-10 15-7 8-7 15 2 11-2 11 8 8 1 6 8-1 4-6 4Z"
    fill="var(--cloud)" opacity=".92"/>`;

/** @param {number} x @param {number} y  of its foot @param {number} s */
const flame = (x, y, s) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0 0q-11-2-10-13 1-8 8-16-1 8 4 10 4-4 3-9 8 9 7 16-1 10-12 12Z"
    fill="var(--fire)"/><path d="M1-1q-6-2-5-8 1-4 4-8 1 5 4 7 2 6-3 9Z" fill="var(--fire-heart)"/></g>`;

/** @param {number} w @param {number} h @param {string} name */
const sky = (w, h, name) => `<path d="M0 0H${w}V${h}H0Z" fill="url(#hyb-sky-${name})"/>`;

/**
 * The places, in the proportions of the wide board: its width and height, and what is seen.
 * @type {Record<string, [number, number, string]>}
 */
export const scenes = {
  olympus: [
    364,
    170,
    `${sky(364, 170, "olympus")}<g fill="var(--ray)" opacity=".5"><path d="M190 60 120-10h28ZM190 60 176-10h26ZM190 60
      238-10h32ZM190 60 40 0v24ZM190 60 364 8v26Z"/></g>
    <path d="M0 170V92l38-34 26 24 44-60 40 46 24-22 44 54 34-30 44 44 30-26 40 40v82Z" fill="var(--far)"/>
    <path d="M0 170v-46l52-52 30 30 58-72 62 74 34-28 62 58 30-22 36 34v24Z" fill="var(--crag)" ${ink}/>
    <path d="m140 30-24 30 10-3 8 9 8-11 8 12 9-7 7 3ZM52 72 38 86l8-1 6 6 5-7 8 3ZM236 76l-13 11 8 1 6 6 6-7 7 3Z"
      fill="var(--snow)" ${fine}/>${temple(190, 60, 66, 44)}${cloud(96, 70, 1.1)}${cloud(220, 68, 1)}${cloud(6, 62, 0.9)}
    <g opacity=".95">${cloud(-14, 176, 1.9)}${cloud(80, 182, 2.1)}${cloud(176, 178, 1.9)}${cloud(268, 184, 2.2)}</g>`,
  ],
  oracle: [
    196,
    170,
    `${sky(196, 170, "oracle")}<path d="M0 170V60q20-26 40-12 12-40 34-34 24-30 52-4 22-4 30 28 24-12 40 14v118Z" fill="var(--far)"/>
    <path d="M0 170v-60q30-22 60-8 36-18 74 0 30-16 62 6v62Z" fill="var(--crag)" ${ink}/>
    <path d="M58 118q-4-70 40-72 44 2 40 72Z" fill="var(--gloom)" ${ink}/>
    <path d="M98 96q-22-12-8-28t0-30M104 96q20-14 6-28t4-34" fill="none" stroke="var(--vapour)" stroke-width="7"
      stroke-linecap="round" opacity=".8"/>${cypress(24, 128, 58)}${cypress(172, 130, 64)}${cypress(186, 134, 44)}
    <path d="M0 170v-34q98-20 196 0v34Z" fill="var(--turf)" ${ink}/>
    <path d="m146 132-6 34M172 132l6 34M159 134v32" ${ink} fill="none"/><path d="M140 122h38q0 14-19 14t-19-14Z" ${clay}/>`,
  ],
  moirai: [
    196,
    170,
    `${sky(196, 170, "moirai")}<g fill="var(--cloud)"><circle cx="150" cy="30" r="15"/><circle cx="157" cy="26" r="13"
      fill="url(#hyb-sky-moirai)"/></g><path d="M0 170V76q40-40 98-40t98 40v94Z" fill="var(--far)"/>
    <path d="M0 170V96q24-14 34 0 10-64 64-62 54-2 64 62 12-14 34 0v74Z" fill="var(--gloom)" ${ink}/>
    <path d="M14 46q30 22 60 4t60 6 62-14M-4 74q50-20 90 2t114-6" fill="none" stroke="var(--thread)" stroke-width="2"/>
    <g ${fine}><path d="M36 130q-8-34 12-44 20 10 12 44Z" fill="#cbb4d6"/><path d="M86 130q-10-40 12-52 22 12 12 52Z"
      fill="#e7d2c0"/><path d="M136 130q-8-34 12-44 20 10 12 44Z" fill="#a8b4cf"/></g>
    <g fill="#f0cda6" ${fine}><circle cx="48" cy="92" r="7"/><circle cx="98" cy="85" r="8"/><circle cx="148" cy="92" r="7"/></g>
    <path d="M0 170v-38q98-14 196 0v38Z" fill="var(--crag)" ${ink}/>
    <g transform="translate(98 140)"><circle r="17" fill="none" stroke="var(--clay)" stroke-width="3.4"/>
      <path d="M-17 0h34M0-17v34M-12-12l24 24M12-12l-24 24" stroke="var(--clay)" stroke-width="1.6"/></g>`,
  ],
  forge: [
    300,
    152,
    `${sky(300, 152, "forge")}<path d="M0 152V96l60-34 34 10 42-58h34l44 54 36-14 50 36v62Z" fill="var(--far)" ${ink}/>
    <path d="M138 14h32q4 12-4 18 8 18 2 34 10 22 4 42h-34q-6-22 4-42-8-14 0-32-8-8-4-20Z" fill="var(--fire)"/>
    <path d="M148 14h12q2 14-4 22 8 18 2 34 6 20 4 38h-16q-4-20 4-38-6-16 2-32-8-10-4-24Z" fill="var(--fire-heart)"/>
    <path d="M128 8q-14-8-4-18h62q10 12-6 18Z" fill="var(--smoke)" opacity=".85"/>
    <path d="M0 152V104q50-14 96 2 54 10 108-2 50-12 96 4v44Z" fill="var(--crag)" ${ink}/>
    <path d="M0 152V60h16q18 4 18 22v70ZM300 152V52h-18q-22 6-22 26v74Z" fill="var(--brick)" ${ink}/>
    <path d="M0 76h33M0 94h34M0 112h34M270 66h30M262 84h38M260 102h40" stroke="var(--pen)" stroke-opacity=".35"/>
    <path d="M0 122q14-16 26 0v30H0ZM300 122q-16-18-32 0v30h32Z" fill="var(--gloom)" ${fine}/>${flame(13, 150, 0.9)}${flame(284, 150, 1.1)}
    <path d="M96 118h34q18 0 26-10 2 22-22 26l-6 10h12v8H92v-8h12l-4-10q-14-2-16-16Z" fill="var(--iron)" ${ink}/>
    <g fill="var(--fire-heart)"><circle cx="150" cy="96" r="1.8"/><circle cx="124" cy="100" r="1.4"/><circle cx="196" cy="70" r="1.6"/>
      <circle cx="92" cy="84" r="1.6"/><circle cx="228" cy="92" r="1.8"/><circle cx="60" cy="100" r="1.4"/></g>`,
  ],
  underworld: [
    210,
    152,
    `${sky(210, 152, "underworld")}<path d="M0 0h210v26l-14 22-10-20-16 30-12-26-16 10-14-18-16 26-14-22-16 16-14-20-18 36-12-28-16
      22L0 36Z" fill="var(--far)" ${ink}/><path d="M0 152V40q22 6 26 40 6 30 2 72ZM210 152V36q-24 8-26 44-8 34-2 72Z"
      fill="var(--crag)" ${ink}/><path d="M74 120V78q0-30 31-30t31 30v42Z" fill="var(--crag)" ${ink}/>
    <path d="M84 120V80q0-22 21-22t21 22v40Z" fill="var(--gloom)" ${ink}/><path d="M90 120q2-42 15-42t15 42Z" fill="var(--ghost)"
      opacity=".55"/><g fill="#f08a4a"><circle cx="98" cy="76" r="2.2"/><circle cx="112" cy="76" r="2.2"/></g>
    <path d="M0 152v-36q105-16 210 0v36Z" fill="var(--styx)" ${ink}/><path d="M12 126q16-6 32 0t32 0M100 122q16-6 32 0t32 0M150 138q14-6
      28 0t28 0M30 144q16-6 32 0" fill="none" stroke="var(--ghost)" stroke-width="1.8" stroke-linecap="round" opacity=".75"/>
    <path d="M22 124q18 12 46 0l8-8q-2 20-18 22H34q-12-2-16-22Z" fill="#5b4334" ${ink}/><path d="M42 122q-4-22 4-30 10 8 6 30Z"
      fill="#2a2436" ${fine}/><path d="M58 84 52 140" ${ink} fill="none"/><g fill="var(--ghost)" opacity=".6"><path d="M166 100q-4-18
      5-20 9 2 5 20-3-4-5 0-2-4-5 0ZM150 84q-3-14 4-15 7 1 4 15-2-3-4 0-2-3-4 0Z"/></g>`,
  ],
  tartarus: [
    772,
    252,
    `${sky(772, 252, "tartarus")}<path d="M0 0h772v40l-26 34-18-30-30 52-24-48-36 26-26-34-34 58-30-52-42 34-28-36-38 48-32-44-44
      30-30-32-36 56-32-50-40 30-30-34-38 52-30-48-34 28-28-30L0 60Z" fill="var(--far)" ${ink}/>
    <path d="M236 252V120q0-70 150-70t150 70v132Z" fill="var(--crag)" ${ink}/>
    <path d="M262 252V128q0-54 124-54t124 54v124Z" fill="var(--iron)" ${ink}/><g stroke="var(--pen)" stroke-opacity=".6"
      stroke-width="2"><path d="M386 74v178M262 150h248M262 200h248"/></g><g fill="var(--clay)" ${fine}>${[
        290, 330, 370, 402, 442, 482,
      ]
        .flatMap((x) => [112, 136, 176, 226].map((y) => `<circle cx="${x}" cy="${y}" r="5"/>`))
        .join(
          "",
        )}</g><path d="M372 168a14 14 0 1 0 0 28 14 14 0 0 0 0-28ZM400 168a14 14 0 1 0 0 28 14 14 0 0 0 0-28Z" fill="none"
      stroke="var(--brick)" stroke-width="5"/><path d="M0 252V90q36 10 60 54 26 40 30 108ZM772 252V84q-40 12-62 56-30 44-34 112Z"
      fill="var(--crag)" ${ink}/><g fill="none" stroke="var(--pen)" stroke-opacity=".75" stroke-width="5"
      stroke-dasharray="13 5" stroke-linecap="round"><path d="M40 30q120 150 230 84M732 30q-120 150-230 84M110 40q60 60 60 150M662
      40q-60 60-60 150"/></g><path d="M0 252v-30q90-26 190 0t196 0 196 0 190 0v30Z" fill="var(--fire)" ${ink}/>
    <path d="M10 238q40-14 84 0t90 0 96 0 100 0 100 0 96 0 90 0 96 0" fill="none" stroke="var(--fire-heart)" stroke-width="4"
      stroke-linecap="round"/>${flame(120, 226, 1.6)}${flame(206, 222, 1.1)}${flame(566, 222, 1.2)}${flame(652, 226, 1.7)}
    <g fill="var(--fire-heart)"><circle cx="150" cy="120" r="2.4"/><circle cx="214" cy="86" r="1.8"/><circle cx="560" cy="96" r="2"/>
      <circle cx="628" cy="130" r="2.4"/><circle cx="84" cy="170" r="1.8"/><circle cx="694" cy="168" r="2"/></g>`,
  ],
  coliseum: [
    246,
    152,
    `${sky(246, 152, "coliseum")}<path d="M0 60q123-58 246 0v40H0Z" fill="var(--brick)" ${ink}/>
    <g fill="var(--gloom)" ${fine}>${[10, 38, 68, 98, 128, 158, 188, 216]
      .map((x, i) => `<path d="M${x} ${66 - [0, 8, 15, 19, 19, 15, 8, 0][i]}v-14q10-14 20 0v14Z"/>`)
      .join("")}</g>
    <path d="M0 84q123-50 246 0v20H0Z" fill="var(--marble-shade)" ${ink}/><path d="M0 94q123-46 246 0M0 103q123-42 246 0" fill="none"
      stroke="var(--pen)" stroke-opacity=".35"/><g fill="var(--clay)">${[16, 34, 57, 82, 104, 126, 151, 176, 199, 226]
        .map((x, i) => `<circle cx="${x}" cy="${[84, 78, 75, 69, 70, 67, 70, 71, 77, 83][i]}" r="3"/>`)
        .join("")}</g><path d="M0 152v-44q123-36 246 0v44Z" fill="var(--sand)" ${ink}/>
    <path d="M30 130q20-8 40 0M120 116q18-6 36 0M170 140q20-8 44 0" fill="none" stroke="var(--brick)" stroke-opacity=".5" stroke-width="2"/>
    <g ${fine}><path d="M12 52V10" stroke-width="2.4"/><path d="M13 11q14-6 26 2l-4 6 4 6q-13-6-26 0Z" fill="#b3372c"/><path d="M234 52V8"
      stroke-width="2.4"/><path d="M233 9q-14-6-26 2l4 6-4 6q13-6 26 0Z" fill="#3d6f9a"/></g>`,
  ],
  craft: [
    178,
    106,
    `${sky(178, 106, "city")}<path d="M0 106V54q40-22 80-8 50-18 98 6v54Z" fill="var(--hill)"/>${cypress(12, 76, 36)}${house(66, 82, 30, 24)}
    <path d="M104 82V40h10v42Z" ${shade}/><path d="M109 38q-10-8 0-14 10-6 2-14" fill="none" stroke="var(--cloud)" stroke-width="5"
      stroke-linecap="round"/>${house(112, 84, 26, 20)}<path d="M0 106V80q90-12 178 0v26Z" fill="var(--turf)" ${fine}/>`,
  ],
  war: [
    178,
    106,
    `${sky(178, 106, "city")}<path d="M0 106V58l36-26 30 20 40-30 34 28 38-18v74Z" fill="var(--hill)"/>
    <path d="M54 88V58h5v-5h7v5h7v-5h7v5h7v-5h7v5h7v-5h7v5h7v-5h7v5h7v-5h7v5h3v30Z" ${shade}/><path d="M50 88V44h4v-5h6v5h5v-5h6v5h4v44ZM108
      88V44h4v-5h6v5h5v-5h6v5h4v44Z" ${marble}/><path d="M84 88V74q8-12 16 0v14Z" fill="var(--gloom)" ${fine}/><path d="M62 39V24l12 4-12
      5M120 39V24l12 4-12 5" fill="#b3372c" ${fine}/><path d="M0 106V84q90-10 178 0v22Z" fill="var(--turf)" ${fine}/>`,
  ],
  sea: [
    178,
    106,
    `${sky(178, 106, "city")}<path d="M0 70q30-26 60-14 10-16 40-8 40-10 78 10v48H0Z" fill="var(--hill)"/>${house(52, 66, 20, 16)}${house(70, 66, 16, 13)}
    <path d="M0 66q90-8 178 0v40H0Z" fill="var(--sea-1)" ${fine}/><path d="M60 76q8-5 16 0t16 0M10 72q8-5 16 0M130 74q8-5 16 0M70 98q8-5 16
      0t16 0" fill="none" stroke="var(--foam)" stroke-width="1.6" stroke-linecap="round"/><path d="M76 84h38q10-1 12-8 3 18-14 20H86Q76 94
      76 84Z" fill="#8a5a34" ${fine}/><path d="M98 84V44" ${ink}/><path d="M78 48q20 8 40 0-5 12 0 26-20-8-40 0 5-12 0-26Z" ${marble}/>
    <path d="M80 57q18 6 36 0v7q-18-6-36 0Z" fill="var(--clay)"/>`,
  ],
  faith: [
    178,
    106,
    `${sky(178, 106, "city")}<path d="M0 106V62q40-14 70-26 30-10 58 6 26 6 50 20v44Z" fill="var(--hill)"/>${temple(94, 80, 50, 44)}${cypress(62, 84, 34)}
    <path d="M0 106V82q90-12 178 0v24Z" fill="var(--turf)" ${fine}/>`,
  ],
};

/** The skies, from above to below. */
const SKIES = ["olympus", "oracle", "moirai", "forge", "underworld", "tartarus", "coliseum", "city"];

export const skies = SKIES.map(
  (name) =>
    `<linearGradient id="hyb-sky-${name}" x2="0" y2="1"><stop offset="0" stop-color="var(--sky-${name}-1)"/><stop offset="1"
      stop-color="var(--sky-${name}-2)"/></linearGradient>`,
).join("");
