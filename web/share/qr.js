// @ts-check
/** A QR code, drawn dark on light in every theme and with the quiet margin that readers need. */

import { svg } from "../ui/dom.js";

const MARGIN = 4;

/** @param {string} words @param {string} label  what a screen reader says of it */
export async function qr(words, label) {
  const { generate } = await import("lean-qr");
  const code = generate(words);
  const size = code.size + 2 * MARGIN;
  return svg(
    "svg",
    { class: "qr", viewBox: `${-MARGIN} ${-MARGIN} ${size} ${size}`, role: "img", "aria-label": label },
    svg("rect", { x: -MARGIN, y: -MARGIN, width: size, height: size, fill: "#fff" }),
    svg("path", { d: dark(code).join(""), fill: "#000", "shape-rendering": "crispEdges" }),
  );
}

/** Every dark square. @param {{size: number, get: (x: number, y: number) => boolean}} code */
function dark({ size, get }) {
  const places = Array.from({ length: size * size }, (_, index) => [index % size, Math.floor(index / size)]);
  return places.filter(([x, y]) => get(x, y)).map(([x, y]) => `M${x} ${y}h1v1h-1z`);
}
