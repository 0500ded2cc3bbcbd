// @ts-check
/** What lies under everything: a wall of lapis lazuli with stars, between pilasters of marble. */

/** Gradients and patterns, as markup that the page needs once. */
export const patterns = `
  <linearGradient id="dis-day" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--day-sky)"/><stop offset=".62"
    stop-color="var(--day)"/><stop offset="1" stop-color="var(--day-earth)"/></linearGradient>
  <linearGradient id="dis-night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--night-sky)"/><stop
    offset=".62" stop-color="var(--night)"/><stop offset="1" stop-color="var(--night-earth)"/></linearGradient>
  <radialGradient id="dis-glow" cy=".32" r=".8"><stop offset="0" stop-color="#ffe9b0" stop-opacity=".2"/><stop
    offset=".55" stop-color="#ffe9b0" stop-opacity="0"/><stop offset="1" stop-opacity=".42"/></radialGradient>
  <pattern id="dis-stars" width="130" height="104" patternUnits="userSpaceOnUse"><g fill="var(--star)">
    <circle cx="14" cy="20" r="1.3"/><circle cx="58" cy="9" r=".9"/><circle cx="101" cy="31" r="1.5"/><circle cx="37"
    cy="55" r=".8"/><circle cx="84" cy="70" r="1.1"/><circle cx="18" cy="88" r="1"/><circle cx="116" cy="92" r=".9"/>
    <path d="m64 40 1 3 3 1-3 1-1 3-1-3-3-1 3-1Z"/></g></pattern>`;

const MEANDER = 22;

/** A meander of gold along a line. @param {number} x @param {number} y @param {number} width */
function meander(x, y, width) {
  const count = Math.floor(width / MEANDER);
  const start = x + (width - count * MEANDER) / 2;
  return `<path class="meander" d="M${start} ${y}${"v-8h16v5h-9v3h15".repeat(count)}"/>`;
}

/** @param {import("./layout.js").Box} box @param {string} [name] */
const panel = ([x, y, w, h], name = "") =>
  `<rect class="panel ${name}" x="${x}" y="${y}" width="${w}" height="${h}" rx="9"/>`;

/** The wall for a layout, as markup. @param {import("./layout.js").Layout} layout */
export const backdrop = ({ width, height, initiative, score, resolution, ladder, clocks, market }) =>
  [
    `<rect class="wall" width="${width}" height="${height}" rx="12"/>`,
    `<rect width="${width}" height="${height}" rx="12" fill="url(#dis-stars)"/>`,
    `<rect width="${width}" height="${height}" rx="12" fill="url(#dis-glow)"/>`,
    `<rect class="frame" x="3.5" y="3.5" width="${width - 7}" height="${height - 7}" rx="9"/>`,
    panel(initiative),
    panel(score),
    panel(resolution),
    panel(ladder),
    panel(clocks),
    panel(market, "shop"),
    meander(market[0] + 14, market[1] + market[3] - 5, market[2] - 28),
  ].join("");
