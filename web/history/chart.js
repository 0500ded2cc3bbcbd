// @ts-check
/** A line chart with a line for each seat, told apart by colour, dashes and marker; and the same numbers as a table. */

import { el, svg, written } from "../ui/dom.js";
import { mark, rivalMark, RIVAL_SHAPE, SHAPES } from "../ui/seat.js";

/**
 * @typedef {object} Chart
 * @property {string} title
 * @property {string[]} labels  short, along the x axis
 * @property {string[]} titles  the same in full, for the table
 * @property {Series[]} series
 * @property {number} [here]  the moment shown, on the x axis
 *
 * @typedef {object} Series  of a seat, or of a rival
 * @property {number} [seat]
 * @property {string} [rival]
 * @property {number} [index]  of the rival
 * @property {string} name
 * @property {number[]} values
 */

/** What tells a line from the others. @param {Series} series */
const styleOf = ({ seat, index }) =>
  seat === undefined
    ? { kind: `rival rival${index}`, shape: RIVAL_SHAPE, dash: "1 6" }
    : { kind: `seat${seat}`, shape: SHAPES[seat], dash: DASHES[seat] };

const DASHES = ["none", "9 4", "2 4", "12 4 2 4", "5 3", "16 5"];
const HEIGHT = 280,
  TOP = 14,
  BOTTOM = 30,
  LEFT = 38,
  ROW = 17;
/** The maximum length of a name beside its line. */
const LONGEST = 11;

/** @param {Chart} chart @param {number} width  in pixels */
export function lineChart({ title, labels, series, here }, width) {
  const right = width < 480 ? 62 : 130;
  const ticks = ticksFor(series.flatMap(({ values }) => values));
  const [low, high] = [ticks[0], lastOf(ticks)];
  /** @param {number} step */
  const x = (step) => LEFT + ((width - LEFT - right) * step) / Math.max(1, labels.length - 1);
  /** @param {number} value */
  const y = (value) => TOP + ((HEIGHT - TOP - BOTTOM) * (high - value)) / (high - low);
  const places = spread(series.map(({ values }) => y(lastOf(values))));
  return svg(
    "svg",
    { class: "chart", viewBox: `0 0 ${width} ${HEIGHT}`, role: "img", "aria-label": title },
    ...ticks.map((tick) => gridLine(tick, y(tick), width - right)),
    ...labels.map((label, step) =>
      svg("text", { class: "step", x: x(step), y: HEIGHT - 8, "text-anchor": "middle" }, label),
    ),
    here === undefined ? undefined : svg("path", { class: "here", d: `M${x(here)} ${TOP - 8}V${HEIGHT - BOTTOM + 6}` }),
    ...series.map((each) => curve(each, x, y)),
    ...series.map((each, index) => {
      const { kind, shape } = styleOf(each);
      const last = lastOf(each.values);
      return svg(
        "g",
        { class: `label ${kind}`, transform: `translate(${width - right + 12} ${places[index]})` },
        svg("path", { class: "dot", d: shape, transform: "translate(5 0) scale(.62)" }),
        svg("text", { x: 17, y: 4.5 }, right < 100 ? written(last) : `${brief(each.name)} ${written(last)}`),
      );
    }),
  );
}

/** @param {number} tick @param {number} y @param {number} right */
const gridLine = (tick, y, right) =>
  svg(
    "g",
    { class: tick === 0 ? "tick zero" : "tick" },
    svg("path", { d: `M${LEFT} ${y}H${right}` }),
    svg("text", { x: LEFT - 8, y: y + 4, "text-anchor": "end" }, written(tick)),
  );

/** @param {Series} series @param {(step: number) => number} x @param {(value: number) => number} y */
function curve(series, x, y) {
  const { kind, shape, dash } = styleOf(series);
  const { values } = series;
  return svg(
    "g",
    { class: `curve ${kind}` },
    svg("path", {
      class: "line",
      d: `M${values.map((value, step) => `${x(step)} ${y(value)}`).join("L")}`,
      "stroke-dasharray": dash,
    }),
    ...values.map((value, step) =>
      svg("path", { class: "dot", d: shape, transform: `translate(${x(step)} ${y(value)}) scale(.42)` }),
    ),
  );
}

/** @param {number[]} values */
const lastOf = (values) => values[values.length - 1];

/** @param {string} name */
const brief = (name) => ([...name].length > LONGEST ? `${[...name].slice(0, LONGEST - 1).join("")}…` : name);

/** Round numbers for the y axis, covering zero and all values. @param {number[]} values */
function ticksFor(values) {
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const rough = (high - low) / 5,
    power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, /** @type {number} */ ([1, 2, 5, 10].find((each) => each * power >= rough)) * power);
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** Positions for the labels: as close to the wanted ones as possible, without overlap. @param {number[]} wanted */
function spread(wanted) {
  const order = wanted.map((_, index) => index).sort((one, other) => wanted[one] - wanted[other]);
  const places = [...wanted];
  order.forEach((index, rank) => {
    if (rank) places[index] = Math.max(places[index], places[order[rank - 1]] + ROW);
  });
  const over = Math.max(0, places[order[order.length - 1]] - (HEIGHT - BOTTOM));
  return places.map((place) => place - over);
}

/** @param {Chart} chart @param {string} corner  the header of the first column */
export function chartTable({ title, titles, series }, corner) {
  return el(
    "div",
    { class: "scroll", tabindex: 0, role: "group", "aria-label": title },
    el(
      "table",
      {},
      el(
        "thead",
        {},
        el(
          "tr",
          {},
          el("th", { scope: "col" }, corner),
          ...series.map(({ seat, rival = "", index, name }) =>
            el("th", { scope: "col" }, seat === undefined ? rivalMark(rival, index) : mark(seat), el("span", {}, name)),
          ),
        ),
      ),
      el(
        "tbody",
        {},
        ...titles.map((label, step) =>
          el(
            "tr",
            {},
            el("th", { scope: "row" }, label),
            ...series.map(({ values }) => el("td", {}, written(values[step]))),
          ),
        ),
      ),
    ),
  );
}
