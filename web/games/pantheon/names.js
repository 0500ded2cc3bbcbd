// @ts-check
/**
 * The names of the spaces, as they can be found on the map: a city, the home of a nation, or land or sea in a direction
 * from the nearest of these. Each name is unique.
 */

import { HEXES, distance } from "./map.js";

/**
 * @typedef {import("./map.js").Hex} Hex
 * @typedef {(key: string, args?: Record<string, any>) => string} Say
 */

/** The twelve directions of a map of hexes, counterclockwise from the east. */
const WAYS = ["e", "ene", "ne", "n", "nw", "wnw", "w", "wsw", "sw", "s", "se", "ese"];

/** The spaces with a name printed on them. */
const NAMED = HEXES.filter(({ kind }) => kind === "home" || kind === "column");

/** The nearest named space; of several that from which the direction is clearest. @param {Hex} hex */
function nearest(hex) {
  /** @param {Hex} other */
  const far = (other) => distance(hex, other) + Math.abs(turn(other, hex) - Math.round(turn(other, hex)));
  return NAMED.reduce((best, other) => (far(other) < far(best) ? other : best));
}

/** The direction from one space to another, in twelfths of a circle. @param {Hex} from @param {Hex} to */
const turn = (from, to) => (Math.atan2(from.y - to.y, to.x - from.x) / (2 * Math.PI)) * WAYS.length;

/** The name of a space. @param {Hex} hex @param {Say} say */
function nameOf(hex, say) {
  const { kind, nation, name, terrain } = hex;
  if (kind === "home") return say("where.home", { nation });
  if (kind === "column") return String(name);
  const near = nearest(hex);
  return say(`where.${terrain}`, {
    count: distance(hex, near),
    way: say(`way.${WAYS[(Math.round(turn(near, hex)) + WAYS.length) % WAYS.length]}`),
    city: near.kind === "home" ? near.nation : near.name,
  });
}

/** The names of all spaces as texts, by key. @param {Say} say @returns {Record<string, string>} */
export const names = (say) => Object.fromEntries(HEXES.map((hex) => [`space.${hex.id}`, nameOf(hex, say)]));
