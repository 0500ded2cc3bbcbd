// @ts-check
/** Draws the background of the map: sea, coasts, rivers, mountains, woods and dunes. Nothing in it is interactive. */

import { INLAND, ISLES, MAINLAND, MOUNTAINS, NAMES, RIVERS } from "./geography.js";
import { FRAME, HEIGHT, HEXES, R, W, WIDTH, onMap, outline } from "./map.js";

const ink = 'stroke="var(--pen)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"';

/** The points of a line on the map. @param {number[]} line */
const points = (line) => Array.from({ length: line.length / 2 }, (_, i) => onMap(line[2 * i], line[2 * i + 1]));
/** @param {number} number */
const short = (number) => Math.round(number * 10) / 10;

/**
 * A smooth closed curve through all points of a line, or an open one.
 * @param {number[]} line @param {boolean} [open]
 */
function curve(line, open) {
  const all = points(line);
  const count = all.length;
  /** @param {number} i */
  const to = (i) => (open ? all[Math.max(0, Math.min(count - 1, i))] : all[(i + count) % count]);
  /** The control point of a point, before or behind it. @param {number} i @param {1 | -1} side */
  const pull = (i, side) => [0, 1].map((axis) => short(to(i)[axis] + (side * (to(i + 1)[axis] - to(i - 1)[axis])) / 6));
  const parts = Array.from(
    { length: open ? count - 1 : count },
    (_, i) => `C${pull(i, 1)} ${pull(i + 1, -1)} ${to(i + 1).map(short)}`,
  );
  return `M${all[0].map(short)}${parts.join("")}${open ? "" : "Z"}`;
}

const land = [MAINLAND, ...ISLES].map((line) => curve(line)).join("");
const waters = INLAND.map((line) => curve(line)).join("");
const rivers = RIVERS.map((line) => curve(line, true)).join("");
const played = HEXES.map(({ x, y }) => outline(R, x, y));

/** A pseudo-random number from 0 to 99, the same on each call. @param {number} n @param {number} salt */
const scatter = (n, salt) => Math.floor((Math.abs(Math.sin(n * 12.9898 + salt * 78.233) * 43758.5453) % 1) * 100);

const drawings = {
  hill: `<path d="M-18 7Q-12-1-8-3L-2-13 3-7 6-11 12-2Q15 1 18 7Z" fill="var(--rock)" ${ink}/>
    <path d="M-2-13 3-7 6-11 12-2Q15 1 18 7H5Q6-1 1-4Z" fill="var(--rock-dark)"/>
    <path d="M-6-6-2-13 1-9-1-6-3-8Z" fill="var(--snow)"/>`,
  wood: `<path d="M-9 8V4m9 5V3m9 5V4" stroke="#5b4227" stroke-width="1.8"/>
    <path d="M-9-8-3 4H-15ZM0-11 7 4H-7ZM9-7 15 5H3Z" fill="var(--wood)" ${ink}/>`,
  grove: `<path d="M-7 8V2m12 5V1" stroke="#5b4227" stroke-width="2"/><g fill="var(--olive)" ${ink}>
    <path d="M-7 3q-7 0-6-5 1-5 6-5t6 5q1 5-6 5ZM5 2q-7 0-6-5 1-6 6-6t6 6q1 5-6 5Z"/></g>`,
  dune: `<path d="M-18 6Q-10-5-3 4 4-8 18 6" fill="none" stroke="var(--dune)" stroke-width="2.2"
      stroke-linecap="round"/><path d="M-11 3q2-3 4-2M5 2q3-4 6-1" fill="none" stroke="var(--dune)"
        stroke-width="1.2"/>`,
  palm: `<path d="M1 9Q-2 0 0-6" fill="none" stroke="#7a5a30" stroke-width="2.4" stroke-linecap="round"/>
    <path d="M0-6q-8-3-12 3M0-6q-5-7-11-5M0-6q3-8 9-7M0-6q8-3 12 3" fill="none" stroke="var(--palm)"
      stroke-width="3" stroke-linecap="round"/>`,
  grass: `<path d="M-8 4l-2-5m2 5 0-7m0 7 3-5M7 6l-2-4m2 4V0m0 6 3-4" fill="none" stroke="var(--blade)"
      stroke-width="1.3" stroke-linecap="round"/>`,
  waves: `<path d="M-14-3q3.5-4 7 0t7 0M-2 5q3.5-4 7 0t7 0" fill="none" stroke="var(--foam)" stroke-width="1.5"
      stroke-linecap="round" opacity=".5"/>`,
  ship: `<path d="M0-16V8M0-15Q14-12 12 2 4-1 0 1-6-2-9 1-9-12 0-15Z" fill="var(--sail)" ${ink}/>
    <path d="M-1-13v13M5-12q3 6 2 11M-5-11q-1 5 0 10" stroke="#b5462f" stroke-width="1.6" fill="none"/>
    <path d="M-17 3q3 4 8 4H9q6 0 8-7 4 4-1 12-2 3-6 3H-8Q-15 14-17 3Z" fill="#94552c" ${ink}/>
    <path d="M-9 15l-4 5m9-5-4 5m9-5-3 5m8-5-3 5" stroke="var(--pen)" stroke-width="1.1"/>`,
  dolphin: `<path d="M-14 6Q-8-9 6-5q5 1 8 6-5-1-8 1-4 2-8 0-6-2-9 5l-4-1-4 3q0-3 3-5Z" fill="var(--fish)" ${ink}/>
    <circle cx="8" cy="-1.5" r="1.1" fill="#1d2a33"/>`,
  beast: `<path d="M-26 9q2-16 10-12t6 10M-8 8q2-13 9-10t6 9M9 7q0-15 8-17 9-1 9 6-5-2-8 1 2 6-1 9"
      fill="var(--fish)" ${ink}/><circle cx="20" cy="-6" r="1.2" fill="#1d2a33"/>`,
  rose: `<circle r="27" fill="none" stroke="var(--foam)" stroke-opacity=".6" stroke-width="1.2"/>
    <path d="M0-34 6-6 34 0 6 6 0 34-6 6-34 0-6-6Z" fill="var(--sail)" ${ink}/>
    <path d="M0-34 6-6 0 0ZM34 0 6 6 0 0ZM0 34-6 6 0 0ZM-34 0-6-6 0 0Z" fill="#b5462f"/>
    <path d="M15-15 6-6M15 15 6 6M-15 15-6 6M-15-15-6-6" stroke="var(--foam)" stroke-width="1.5"/>`,
};

/** The definitions of the map, as markup. */
export const scenery =
  Object.entries(drawings)
    .map(([name, drawing]) => `<g id="pth-map-${name}">${drawing}</g>`)
    .join("") +
  `
  <linearGradient id="pth-ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" class="north"/>
  <stop offset=".38" class="middle"/><stop offset=".66" class="south"/><stop offset="1" class="desert"/>
  </linearGradient>
  <radialGradient id="pth-deep" cx=".5" cy=".5" r=".75"><stop offset="0" class="shallow"/>
  <stop offset="1" class="abyss"/></radialGradient>
  <pattern id="pth-ripple" width="60" height="30" patternUnits="userSpaceOnUse">
  <path d="M4 8q5-4 10 0t10 0M34 23q5-4 10 0t10 0" fill="none" stroke="var(--foam)" stroke-width="1.2"
    opacity=".22"/></pattern>
  <clipPath id="pth-land"><path d="${land}"/></clipPath>
  <clipPath id="pth-frame"><rect x="${FRAME}" y="${FRAME}" width="${WIDTH - 2 * FRAME}"
    height="${HEIGHT - 2 * FRAME}" rx="4"/></clipPath>
  <path id="pth-grid" d="${played.join("")}"/>`;

/** @param {keyof typeof drawings} name @param {number} x @param {number} y @param {number} [scale] */
const put = (name, x, y, scale = 1) =>
  `<use href="#pth-map-${name}" transform="translate(${short(x)} ${short(y)}) scale(${scale})"/>`;

/** The vegetation of a land space, by its latitude. @param {import("./map.js").Hex} hex @param {number} i */
function growth({ x, y }, i) {
  const dice = scatter(i, 1);
  const [dx, dy] = [scatter(i, 2) / 6 - 8, scatter(i, 3) / 9 - 5];
  const south = y / HEIGHT;
  if (south < 0.42) return dice < 34 ? put("wood", x + dx, y + dy, 0.8) : dice < 62 ? put("grass", x + dx, y + dy) : "";
  if (south < 0.7) return dice < 30 ? put("grove", x + dx, y + dy, 0.8) : dice < 55 ? put("grass", x + dx, y + dy) : "";
  return dice < 40 ? put("dune", x + dx, y + dy, 0.9) : dice < 54 ? put("palm", x + dx, y + dy, 0.9) : "";
}

const plain = HEXES.filter(({ kind }) => kind === "plain");
const printed = HEXES.filter(({ kind }) => kind !== "plain");
/** Is the spot clear of printed spaces? @param {number[]} spot */
const free = ([x, y]) => printed.every((hex) => Math.abs(hex.x - x) > 40 || hex.y - y > 24 || y - hex.y > 40);
const hills = MOUNTAINS.map(([lon, lat, size]) => [...onMap(lon, lat), size]).filter(free);
/** Is there a mountain on the space? @param {import("./map.js").Hex} hex */
const near = ({ x, y }) => hills.some(([hx, hy]) => Math.hypot(hx - x, hy - y) < W * 0.62);

const relief = () =>
  plain
    .map((hex, i) =>
      near(hex)
        ? ""
        : hex.terrain === "water"
          ? scatter(i, 4) < 30
            ? put("waves", hex.x, hex.y + 6)
            : ""
          : growth(hex, i),
    )
    .join("") +
  hills
    .toSorted((a, b) => a[1] - b[1])
    .map(([x, y, size]) => put("hill", x, y, 0.8 * size))
    .join("");

/**
 * Ships and sea animals: drawing, longitude, latitude, scale.
 * @type {[keyof typeof drawings, number, number, number][]}
 */
const LIFE = [
  ["ship", -9.2, 40.4, 1],
  ["ship", 19.9, 36.2, 0.9],
  ["dolphin", 5.6, 38.3, 0.8],
  ["beast", -10.6, 43.2, 0.9],
  ["ship", 36.4, 42.9, 0.8],
  ["dolphin", 26.6, 33.2, 0.8],
  ["dolphin", 52, 45.2, 0.7],
  ["ship", 2.3, 54.6, 0.75],
];

/** The names of seas and lands on the map. */
const names = () =>
  NAMES.map(([name, lon, lat, size, turn, kind]) => {
    const [x, y] = onMap(lon, lat).map(short);
    return `<text x="${x}" y="${y}" font-size="${size}" class="name-${kind} aside"
        transform="rotate(${turn} ${x} ${y})">${name}</text>`;
  }).join("");

/** Ships and sea animals, and the compass rose. */
const life = () =>
  LIFE.map(([name, lon, lat, size]) => put(name, onMap(lon, lat)[0], onMap(lon, lat)[1], size)).join("") +
  put("rose", FRAME + 92, HEIGHT - FRAME - 48, 1);

/** The whole background, as markup. */
export const picture =
  () => `<rect width="${WIDTH}" height="${HEIGHT}" rx="12" class="frame"/><g clip-path="url(#pth-frame)">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#pth-deep)"/>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#pth-ripple)"/>
  <g fill="none" stroke-linejoin="round"><path d="${land}" class="reef wide"/><path d="${land}" class="reef"/>
  <path d="${land}" class="surf"/></g>
  <path d="${land}" fill="url(#pth-ground)"/>
  <g clip-path="url(#pth-land)"><path d="${land}" class="beach"/><path d="${rivers}" class="river"/></g>
  <path d="${waters}" class="lake"/><path d="${land}" class="coast"/><path d="${waters}" class="coast"/>
  ${relief()}${life()}
  <path class="beyond" fill-rule="evenodd" d="M0 0H${WIDTH}V${HEIGHT}H0Z${played.join("")}"/>
  <g class="grid"><use href="#pth-grid"/></g>${names()}</g>
  <rect x="${FRAME}" y="${FRAME}" width="${WIDTH - 2 * FRAME}" height="${HEIGHT - 2 * FRAME}" rx="4" class="rim"/>`;
