// @ts-check
/** The players' pieces, feet and columns, each on a plate in the shape of its seat; centred on the origin. */

import { svg } from "../../ui/dom.js";
import { SHAPES } from "../../ui/seat.js";
import { at, picture, use } from "./parts.js";

/** @param {number} seat */
const foot = (seat) => [
  svg("ellipse", { cx: 0, cy: 12, rx: 11, ry: 4, class: "shade" }),
  svg("path", { d: SHAPES[seat], class: "plate", transform: "scale(1.36)" }),
  use("foot", seat === 2 ? -7.5 : -8.8, seat === 2 ? -5.5 : -9, seat === 2 ? 15 : 18, { class: "sole" }),
];

/** @param {number} seat */
const column = (seat) => [
  svg("ellipse", { cx: 0, cy: 17, rx: 13, ry: 4, class: "shade" }),
  svg("path", { d: "M-7-14H7V12H-7Z", class: "shaft" }),
  svg("path", { d: "M-3.5-13V6M0-13V4M3.5-13V6", class: "flute" }),
  svg("path", {
    d: "M-10-14Q-14-18-9-20.5H9Q14-18 10-14 7-12 5-14.5H-5Q-7-12-10-14ZM-9-20.5V-24H9V-20.5Z",
    class: "shaft",
  }),
  svg("path", { d: SHAPES[seat], class: "plate", transform: at(0, 10, 0.86) }),
  svg("path", { d: SHAPES[seat], class: "stamp", transform: at(0, 10, 0.42) }),
];

/** A piece of a seat. @param {"foot" | "column"} kind @param {number} seat */
export const piece = (kind, seat) =>
  svg(
    "g",
    { class: `token ${kind} seat${seat}` },
    svg("g", { class: "body" }, ...(kind === "foot" ? foot(seat) : column(seat))),
  );

/** The piece as a picture for a mat. @param {"foot" | "column"} kind @param {number} seat */
export const piecePicture = (kind, seat) =>
  picture(`piece-${kind}`, 30, 46, svg("g", { transform: at(15, 25) }, piece(kind, seat)));
