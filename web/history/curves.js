// @ts-check
/** The dialog with the curves of points and holdings. While the match runs it shows only what is public. */

import { lineChart, chartTable } from "./chart.js";
import { el } from "../ui/dom.js";
import { openDialog } from "../ui/dialog.js";
import { nameOfRival } from "../table/score-sheet.js";
import { pathOf } from "./steps.js";

/**
 * @typedef {import("../table/table.js").Table} Table
 * @typedef {import("../ui/text.js").Text} Text
 *
 * @typedef {Record<string, number>} Amounts  by kind
 * @typedef {{scores: {seats: Amounts[], rivals: Amounts[]}, holdings: Amounts[]}} Point  the lists are by seat or rival
 * @typedef {{of: "scores" | "holdings", kind: string}} Measure
 */

/** How many turns are shown if a game has no rounds. */
const TURNS = 40;

/** @param {Table} table */
export async function openCurves(table) {
  if (document.querySelector("dialog.curves")) return;
  const { text } = table.match;
  const { steps, titles } = stepsOf(table);
  /** @type {Point[]} */
  const points = await table.match.client.ask("curves", { plies: steps });
  const measures = measuresOf(points[0]);
  const select = measureSelect(measures, text, draw);
  const drawing = el("div", { class: "curves-drawing" }),
    numbers = el("details", {}, el("summary", {}, text.say("curves.table")), el("div"));
  openDialog({
    kind: "curves sums",
    title: text.say("curves.title"),
    content: [el("label", { class: "curves-what" }, el("span", {}, text.say("curves.what")), select), drawing, numbers],
    buttons: [{ label: text.say("curves.close"), primary: true }],
  });
  draw();

  function draw() {
    const measure = measures[Number(select.value)];
    const title = select.selectedOptions[0].textContent ?? "";
    const series = seriesOf(table, points, measure);
    const chart = {
      title: text.say("curves.image", { what: title }),
      labels: steps.map((_, index) => String(index)),
      titles,
      series,
      here: hereIn(steps, table),
    };
    drawing.replaceChildren(lineChart(chart, Math.min(616, Math.max(250, drawing.clientWidth))));
    /** @type {Element} */ (numbers.lastElementChild).replaceChildren(
      chartTable(chart, text.say(pathOf(table).rounds.length ? "curves.round" : "curves.turn")),
    );
  }
}

/** What can be shown as curves. @param {Point} point @returns {Measure[]} */
const measuresOf = ({ scores, holdings }) => [
  ...Object.keys(scores.seats[0]).map((kind) => ({ of: /** @type {const} */ ("scores"), kind })),
  ...Object.keys(holdings[0]).map((kind) => ({ of: /** @type {const} */ ("holdings"), kind })),
];

/** @param {Measure[]} measures @param {Text} text @param {() => void} change */
function measureSelect(measures, text, change) {
  /** @param {Measure} measure @param {number} index */
  const option = ({ of, kind }, index) =>
    el("option", { value: index }, text.say(of === "scores" ? `category.${kind}` : `holding.${kind}`));
  /** @param {Measure["of"]} of */
  const group = (of) =>
    el(
      "optgroup",
      { label: text.say(`curves.${of}`) },
      ...measures.flatMap((measure, index) => (measure.of === of ? [option(measure, index)] : [])),
    );
  return /** @type {HTMLSelectElement} */ (el("select", { change }, group("scores"), group("holdings")));
}

/**
 * A line for each seat, and for each rival that scores the same kind of points.
 * @param {Table} table @param {Point[]} points @param {Measure} measure
 * @returns {import("./chart.js").Series[]}
 */
function seriesOf({ match: { players, text }, shown: { status } }, points, { of, kind }) {
  const seats = players.map((_, seat) => ({
    seat,
    name: text.names[seat],
    values: points.map((point) => (of === "scores" ? point.scores.seats : point.holdings)[seat][kind]),
  }));
  const counted = status.rivals.filter((_, index) => of === "scores" && kind in points[0].scores.rivals[index]);
  const rivals = counted.map((rival) => {
    const index = status.rivals.indexOf(rival);
    const values = points.map((point) => point.scores.rivals[index][kind]);
    return { rival, index, name: nameOfRival(rival, text), values };
  });
  return [...seats, ...rivals];
}

/**
 * The x axis: the start, the end of every round (or of every turn), and now; each as a number of plies, with its title.
 * @param {Table} table
 */
function stepsOf(table) {
  const { text } = table.match;
  const { log } = table.shown;
  const { decision } = table.run;
  const path = pathOf(table);
  const inner = path.rounds.length
    ? path.rounds.map(({ ply }) => ply + 1)
    : path.ends.map((ply) => ply + 1).slice(-TURNS);
  const steps = [...new Set([0, ...inner, log.length])];
  /** @param {unknown} _ @param {number} index */
  const title = (_, index) => {
    if (index === 0) return text.say("curves.start");
    if (index === steps.length - 1) return text.say(decision === null ? "curves.end" : "curves.now");
    return text.say(path.rounds.length ? "curves.after" : "curves.after_turn", { number: index });
  };
  return { steps, titles: steps.map(title) };
}

/** The position of the moment in the replay on the x axis. @param {number[]} steps @param {Table} table */
function hereIn(steps, { past: { moment } }) {
  if (moment?.kind !== "replay") return undefined;
  const done = moment.ply + 1;
  const next = steps.findIndex((step) => step >= done);
  return next <= 0 ? 0 : next - 1 + (done - steps[next - 1]) / (steps[next] - steps[next - 1]);
}
