// @ts-check
/** A QR code as SVG: black on white in every theme, with the quiet zone that scanners need. */

import { svg } from "../ui/dom.js";
import { expectFile } from "../ui/site.js";

const MARGIN = 4;
/** How many characters the largest code holds: version 40, level L (ISO/IEC 18004). */
const LONGEST = 2953;

/**
 * A link as a QR code; undefined if it is too long for one.
 * @param {string} words @param {string} label  for screen readers
 */
export async function qr(words, label) {
  if (words.length > LONGEST) return undefined;
  const { generate } = await expectFile("lean-qr", import("lean-qr"));
  const code = generate(words);
  const size = code.size + 2 * MARGIN;
  return svg(
    "svg",
    { class: "qr", viewBox: `${-MARGIN} ${-MARGIN} ${size} ${size}`, role: "img", "aria-label": label },
    svg("rect", { x: -MARGIN, y: -MARGIN, width: size, height: size, fill: "#fff" }),
    svg("path", { d: dark(code).join(""), fill: "#000", "shape-rendering": "crispEdges" }),
  );
}

/** A path for every dark module. @param {{size: number, get: (x: number, y: number) => boolean}} code */
function dark({ size, get }) {
  const places = Array.from({ length: size * size }, (_, index) => [index % size, Math.floor(index / size)]);
  return places.filter(([x, y]) => get(x, y)).map(([x, y]) => `M${x} ${y}h1v1h-1z`);
}
