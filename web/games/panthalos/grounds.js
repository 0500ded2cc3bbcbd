// @ts-check
/**
 * Draws the land: the ground of each place, the seas, and the road that links the places in the order of resolution.
 */

const ink = 'stroke="var(--pen)" stroke-width="1.8" stroke-linejoin="round"';

/** The fill patterns of the grounds, as markup. */
export const patterns = `
  <pattern id="pan-waves" width="48" height="22" patternUnits="userSpaceOnUse">
  <path d="M2 8q5-5 10 0t10 0M26 18q5-5 10 0t10 0" fill="none" stroke="var(--foam)" stroke-width="1.6"
    opacity=".38"/></pattern>
  <pattern id="pan-paving" width="44" height="36" patternUnits="userSpaceOnUse">
  <path d="M0 0H44M0 18H44M10 0V18M32 18V36" fill="none" stroke="var(--marble-shade)" stroke-width="1.4"/></pattern>
  <pattern id="pan-brick" width="30" height="20" patternUnits="userSpaceOnUse">
  <path d="M0 0H30M0 10H30M8 0V10M23 10V20" fill="none" stroke="var(--terracotta)" stroke-opacity=".35"
    stroke-width="1.4"/></pattern>
  <pattern id="pan-mosaic" width="16" height="16" patternUnits="userSpaceOnUse">
  <path d="M0 0H16M0 8H16M0 0V16M8 0V16" stroke="var(--foam)" stroke-opacity=".35" fill="none"/>
  <path d="M0 0h8v8H0Z" fill="var(--foam)" opacity=".2"/></pattern>
  <pattern id="pan-furrows" width="22" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(-18)">
  <path d="M0 7q5.5-4 11 0t11 0" fill="none" stroke="var(--olive-dark)" stroke-opacity=".45" stroke-width="2"/>
  </pattern>
  <pattern id="pan-scrub" width="90" height="70" patternUnits="userSpaceOnUse">
  <g fill="none" stroke="var(--olive)" stroke-opacity=".5" stroke-width="1.6" stroke-linecap="round">
  <path d="M12 20l-4-7m4 7v-9m0 9 4-7M58 48l-4-7m4 7v-9m0 9 4-7"/></g><g fill="var(--land-shade)">
  <ellipse cx="40" cy="16" rx="8" ry="3"/><ellipse cx="78" cy="30" rx="6" ry="2.4"/>
  <ellipse cx="22" cy="56" rx="9" ry="3"/></g></pattern>`;

/** A plot with hand-drawn edges. @param {number} w @param {number} h */
const plot = (w, h, r = 18) =>
  [
    `M${r} 2Q${w / 2}-2 ${w - r} 1`,
    `Q${w} 0 ${w - 1} ${r}`,
    `Q${w + 2} ${h / 2} ${w - 1} ${h - r}`,
    `Q${w} ${h} ${w - r} ${h - 1}`,
    `Q${w / 2} ${h + 2} ${r} ${h - 1}`,
    `Q0 ${h} 1 ${h - r}`,
    `Q-2 ${h / 2} 1 ${r}`,
    `Q0 1 ${r} 2Z`,
  ].join("");

/** A jagged rock. @param {number} w @param {number} h */
function rock(w, h) {
  const top = Array.from(
    { length: Math.round(w / 26) + 1 },
    (_, i) => `${(i * w) / Math.round(w / 26)} ${[10, 2, 12, 4, 14, 0][i % 6]}`,
  );
  const foot = Array.from(
    { length: Math.round(w / 40) + 1 },
    (_, i) => `${w - (i * w) / Math.round(w / 40)} ${h - [6, 0, 8, 2][i % 4]}`,
  );
  return `M${top.join("L")}L${w + 3} ${h * 0.4}L${w - 1} ${h * 0.7}L${foot.join("L")}L-2 ${h * 0.65}L3 ${h * 0.35}Z`;
}

/** The top of a city wall. @param {number} w */
const merlons = (w) => `M0 12V0h10v7${"h9v-7h10v7".repeat(Math.floor((w - 20) / 19))}H${w - 10}V0H${w}V12Z`;

/** A border of Greek keys. @param {number} x @param {number} y @param {number} w */
function meander(x, y, w) {
  const count = Math.floor(w / 18);
  const keys = Array.from({ length: count }, (_, i) => `M${x + i * 18} ${y + 11}V${y + 1}h13v6.5h-7v-3`);
  return `M${x} ${y + 11}H${x + count * 18}${keys.join("")}`;
}

/** The planks of the quay. @param {number} w @param {number} h */
const planks = (w, h) => Array.from({ length: Math.floor(w / 26) }, (_, i) => `M${14 + i * 26} ${h - 14}v12`).join("");

/** The fringes of the carpet. @param {number} w @param {number} h */
const fringes = (w, h) =>
  Array.from({ length: Math.floor(h / 9) - 2 }, (_, i) => `M-4 ${21 + i * 9}h-6M${w + 4} ${21 + i * 9}h6`).join("");

/** A path with its shadow. @param {string} d @param {string} colour @param {string} [offset]  of the shadow */
const raised = (d, colour, offset = "2 4") =>
  `<path d="${d}" transform="translate(${offset})" fill="var(--shadow)"/><path d="${d}" fill="${colour}" ${ink}/>`;

/** A level ground. @param {number} w @param {number} h @param {string} colour @param {string} [pattern] */
const flat = (w, h, colour, pattern) =>
  raised(plot(w, h), colour) + (pattern ? `<path d="${plot(w, h)}" fill="url(#pan-${pattern})"/>` : "");

/** The ground of each place. @type {Record<string, (w: number, h: number) => string>} */
const grounds = {
  PORT: (w, h) => `
    <path d="M0 ${h - 14}H${w}V${h - 2}H0Z" fill="var(--wood)" ${ink}/>
    <path d="${planks(w, h)}" stroke="var(--pen)" stroke-opacity=".5" fill="none"/>`,
  MERKATOR: (w, h) => `${raised(`M-4 16H${w + 4}V${h}H-4Z`, "var(--carpet)")}
    <path d="M3 23H${w - 3}V${h - 7}H3Z" fill="none" stroke="var(--gold)" stroke-width="2" stroke-dasharray="7 4"/>
    <path d="${fringes(w, h)}" stroke="var(--gold)" stroke-width="2.4" fill="none"/>`,
  THERMAE: (w, h) => {
    const pool = plot(w - 14, h - 14, 14);
    return `${flat(w, h, "var(--marble)")}
    <path d="${pool}" transform="translate(7 7)" fill="var(--pool)" stroke="var(--marble-shade)" stroke-width="2"/>
    <path d="${pool}" transform="translate(7 7)" fill="url(#pan-mosaic)"/>`;
  },
  POLIS: (w, h) => `
    <path d="M2 6H${w + 2}V${h + 4}H2Z" fill="var(--shadow)"/>
    <path d="M0 8H${w}V${h}H0Z" fill="var(--city)" ${ink}/>
    <path d="M0 8H${w}V${h}H0Z" fill="url(#pan-paving)"/>
    <path d="${merlons(w)}" fill="var(--marble)" ${ink}/>
    <path d="M0 ${h - 9}H${w}V${h}H0Z" fill="var(--marble)" ${ink}/>`,
  AGORA: (w, h) => flat(w, h, "var(--plaza)", "paving"),
  PHALANX: (w, h) => `${flat(w, h, "var(--sand)")}
    <path d="${meander(14, h - 16, w - 28)}" fill="none" stroke="var(--terracotta-dark)"
      stroke-width="2" opacity=".7"/>`,
  ART: (w, h) => flat(w, h, "var(--clay)", "brick"),
  ORACVLUM: (w, h) => `${flat(w, h, "var(--mist)")}
    <path d="M12 ${h - 26}q20-10 40 0t40 0 40 0M22 ${h - 12}q18-9 36 0t36 0 36 0"
      stroke="var(--foam)" stroke-width="5" stroke-opacity=".6" fill="none" stroke-linecap="round"/>`,
  FORO: (w, h) => `${flat(w, h, "var(--plaza)", "paving")}
    <path d="M10 ${h - 12}H${w - 10}V${h - 7}H10Z" fill="var(--terracotta)" opacity=".6"/>`,
  TITANVS: (w, h) => `${raised(rock(w, h), "var(--rock)", "3 5")}
    <path d="M${w * 0.5} 20l14 20-10 22M${w * 0.86} ${h * 0.62}l-16 20 8 20M${w * 0.56} ${h - 14}l10-20"
      stroke="var(--rock-dark)" stroke-width="2.2" fill="none"/>`,
  AGRO: (w, h) => flat(w, h, "var(--field)", "furrows"),
  KRYPT: (w, h) => `${raised(rock(w, h), "var(--rock-dark)", "3 5")}
    <path d="${plot(w - 16, h - 22, 26)}" transform="translate(8 14)" fill="var(--cave)"/>`,
  ARENA: (w, h) => `${raised(plot(w, h, h / 2.4), "var(--marble)")}
    <path d="${plot(w - 12, h - 12, h / 2.6)}" transform="translate(6 6)"
      fill="none" stroke="var(--marble-shade)" stroke-width="3"/>
    <path d="${plot(w - 26, h - 26, h / 2.9)}" transform="translate(13 13)"
      fill="var(--sand)" stroke="var(--marble-shade)" stroke-width="3"/>`,
};

/** The building on a ground. @param {string} id @param {number[]} art  x, y, width */
const building = (id, [x, y, w]) => `<use href="#pan-art-${id}" x="${x}" y="${y}" width="${w}" height="${w / 1.2}"/>`;

/** The land below the places. @param {import("./layout.js").Layout} layout */
export function land({ width, height, sea, road, places }) {
  const seas = sea.map(
    (d) => `<path d="${d}" fill="none" stroke="var(--beach)" stroke-width="16"/>
    <path d="${d}" fill="var(--sea)" stroke="var(--foam)" stroke-width="3"/>
    <path d="${d}" fill="url(#pan-waves)"/>`,
  );
  const plots = Object.entries(places)
    .filter(([id]) => grounds[id])
    .map(([id, spot]) => {
      const [x, y, w, h] = spot.box;
      const picture = `${grounds[id](w, h)}${spot.art ? building(id, spot.art) : ""}`;
      return `<g transform="translate(${x} ${y})" class="ground ${id}">${picture}</g>`;
    });
  return `<clipPath id="pan-edge"><rect width="${width}" height="${height}" rx="12"/></clipPath>
    <g clip-path="url(#pan-edge)"><rect width="${width}" height="${height}" fill="var(--land)"/>
    <rect width="${width}" height="${height}" fill="url(#pan-scrub)"/>${seas.join("")}
    <path d="${road}" fill="none" stroke="var(--land-shade)" stroke-width="30" stroke-linecap="round"/>
    <path d="${road}" fill="none" stroke="var(--road)" stroke-width="24" stroke-linecap="round"/>
    <path d="${road}" fill="none" stroke="var(--land-shade)" stroke-width="2" stroke-dasharray="3 9"/></g>
    ${plots.join("")}`;
}
