// @ts-check
/** A place's scene, cut to the place's rounded box. */

import { svg } from "../../../ui/dom.js";
import { box } from "../drawing.js";
import { scenes } from "./scenes.js";

/** @param {string} name @param {number} w @param {number} h @param {number} [rx] */
export function scene(name, w, h, rx = 14) {
  const [width, height, drawing] = scenes[name];
  const cut = `hyb-cut-${Math.round(w)}-${Math.round(h)}`;
  const picture = svg("svg", {
    width: w,
    height: h,
    viewBox: `0 0 ${width} ${height}`,
    preserveAspectRatio: "xMidYMax slice",
  });
  picture.innerHTML = drawing;
  return svg(
    "g",
    { class: "scene", "aria-hidden": "true" },
    svg("clipPath", { id: cut }, box(0, 0, w, h, { rx })),
    svg("g", { "clip-path": `url(#${cut})` }, picture),
  );
}
