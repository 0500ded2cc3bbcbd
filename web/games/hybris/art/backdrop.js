// @ts-check
/** What lies behind the board: Chronos' night on one side, sea and land of the mortals on the other. */

/** @typedef {import("../layout.js").Layout} Layout */

export const patterns = `
  <linearGradient id="hyb-nightfall" x2="0" y2="1"><stop offset="0" stop-color="var(--night-1)"/><stop offset="1" stop-color="var(--night-2)"/></linearGradient>
  <linearGradient id="hyb-ocean" x2="0" y2="1"><stop offset="0" stop-color="var(--sea-1)"/><stop offset="1" stop-color="var(--sea-2)"/></linearGradient>
  <pattern id="hyb-waves" width="46" height="22" patternUnits="userSpaceOnUse">
    <path d="M4 8q6-5 12 0t12 0M26 19q6-5 12 0" fill="none" stroke="var(--foam)" stroke-width="1.6" stroke-linecap="round" opacity=".5"/></pattern>
  <pattern id="hyb-starfield" width="70" height="64" patternUnits="userSpaceOnUse">
    <g fill="var(--star)"><circle cx="9" cy="12" r="1.2"/><circle cx="42" cy="6" r=".8"/><circle cx="60" cy="30" r="1.5"/><circle cx="24" cy="44" r=".9"/><circle cx="50" cy="56" r="1.1"/></g></pattern>`;

/** @param {Layout} layout */
export function backdrop({ width, height, ring, world, mortal }) {
  const rect = (/** @type {number[]} */ [x, y, w, h], /** @type {string} */ more, rx = 16) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" ${more}/>`;
  const [x, y, w, h] = mortal;
  return `${rect([0, 0, width, height], 'class="table-top"', 18)}
    ${rect(world, 'fill="url(#hyb-ocean)" class="edge"')}${rect(world, 'fill="url(#hyb-waves)"')}
    ${rect(ring, 'fill="url(#hyb-nightfall)" class="edge"')}${rect(ring, 'fill="url(#hyb-starfield)"')}
    <path class="coast" d="${coast(x, y, w, h)}"/><path class="continent" d="${coast(x + 6, y + 6, w - 12, h - 12)}"/>`;
}

/** An irregular coast inside a box. @param {number} x @param {number} y @param {number} w @param {number} h */
function coast(x, y, w, h) {
  const nx = Math.max(4, Math.round(w / 74));
  const ny = Math.max(3, Math.round(h / 74));
  const [dx, dy] = [w / nx, h / ny];
  let d = `M${x} ${y + 20}q-2-20 22-20`;
  for (let i = 1; i < nx; i++)
    d += `Q${x + (i + 0.3) * dx - dx / 2} ${y + (i % 2 ? 10 : -6)} ${x + i * dx + 18} ${y + (i % 3) * 4}`;
  d += `Q${x + w + 4} ${y - 4} ${x + w} ${y + 24}`;
  for (let i = 1; i < ny; i++)
    d += `Q${x + w + (i % 2 ? -9 : 6)} ${y + (i - 0.5) * dy} ${x + w - (i % 2) * 5} ${y + i * dy}`;
  d += `Q${x + w + 2} ${y + h + 4} ${x + w - 26} ${y + h}`;
  for (let i = nx - 1; i > 0; i--)
    d += `Q${x + (i + 0.2) * dx} ${y + h + (i % 2 ? -10 : 5)} ${x + i * dx - 12} ${y + h - (i % 3) * 4}`;
  d += `Q${x - 3} ${y + h + 3} ${x} ${y + h - 24}`;
  for (let i = ny - 1; i > 0; i--)
    d += `Q${x + (i % 2 ? 9 : -6)} ${y + (i + 0.4) * dy} ${x + (i % 2) * 5} ${y + i * dy}`;
  return `${d}Z`;
}
