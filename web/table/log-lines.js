// @ts-check
/**
 * The log as lines: chapters, headings, moves and their results. A heading is dropped if nothing follows it.
 * An event with the text `heading.<kind>` is a chapter, one with `subheading.<kind>` a heading.
 */

/**
 * @typedef {import("../ui/text.js").Text} Text
 * @typedef {import("./gesture.js").Entry} Entry
 * @typedef {import("./gesture.js").Told} Told
 * @typedef {object} Line
 * @property {string} key
 * @property {"chapter" | "part" | "move" | "result" | "course"} kind  `course`: of no seat, `part`: a heading
 * @property {number} ply
 * @property {number | undefined} seat
 * @property {boolean} opens  the first line of a seat
 * @property {string} sentence
 * @property {string | undefined} rule
 * @property {Record<string, any>} args
 */

/** The arguments of an event that name a seat. */
const SEATS = ["seat", "target", "loser", "winner", "attacker", "defender", "opponent", "decider"];

/** @param {Entry[]} log @param {Text} text @returns {Line[]} */
export function lines(log, text) {
  /** @type {Line[]} */
  const all = [];
  /** @type {number | undefined} */
  let speaker; // the seat of the last line
  /** @type {string | undefined} */
  let turn; // the rule with which the turn began
  /** @type {string | undefined} */
  let gesture; // the rule with which the gesture began
  log.forEach(({ ply, seat: actor, rule, events }, number) => {
    const before = log[number - 1];
    if (!before || before.seat !== actor || before.events.length > 0) gesture = rule;
    events.filter(isSaid).forEach((event, index) => {
      const args = event.args ?? {};
      const title = titleOf(event, text);
      const seat = title ? undefined : args.seat;
      const opens = seat !== undefined && seat !== speaker;
      if (opens) turn = seat === actor ? gesture : undefined;
      const moves = opens || (index === 0 && seat === actor && gesture === turn);
      const kind = title ?? (seat === undefined ? "course" : moves ? "move" : "result");
      const words = sentence(event, text);
      all.push({
        key: `${ply}.${index}`,
        kind,
        ply,
        seat,
        opens,
        sentence: words,
        rule: event.rule ?? undefined,
        args,
      });
      speaker = seat;
    });
  });
  return all.filter(({ kind }, index) => kind !== "part" || isFollowed(all[index + 1]));
}

/**
 * Is an event said? Not if the next one tells the viewer the same thing with what the others may not know.
 * @param {Told} event @param {number} index @param {Told[]} events
 */
function isSaid({ args }, index, events) {
  const next = events[index + 1];
  return !(next?.own && args?.seat === next.args?.seat && args?.count === next.args?.count);
}

/** Does this line belong under the heading before it? @param {Line | undefined} line */
const isFollowed = (line) => line !== undefined && line.kind !== "part" && line.kind !== "chapter";

/** @param {Told} event @param {Text} text @returns {"chapter" | "part" | undefined} */
function titleOf({ kind }, text) {
  if (text.has(`heading.${kind}`)) return "chapter";
  return text.has(`subheading.${kind}`) ? "part" : undefined;
}

/** An event as a sentence. @param {Told} event @param {Text} text */
export function sentence(event, text) {
  const key = ["heading", "subheading"].map((name) => `${name}.${event.kind}`).find(text.has) ?? `event.${event.kind}`;
  return text.say(key, event.args ?? {});
}

/** Some events as lines, without headings that nothing follows. @param {Told[]} events @param {Text} text */
export function tale(events, text) {
  return lines([{ ply: 0, seat: -1, rule: "", action: null, events }], text).filter(({ kind }) => kind !== "part");
}

/** Some events in one paragraph. @param {Told[]} events @param {Text} text */
export const toldIn = (events, text) =>
  tale(events, text)
    .map((line) => line.sentence)
    .join(" ");

/** The last chapters, with at least `enough` lines. @param {Line[]} all @param {number} [enough] */
export function recent(all, enough = 16) {
  const starts = all.flatMap(({ kind }, index) => (kind === "chapter" ? [index] : []));
  const start = starts.findLast((index) => all.length - index >= enough);
  return all.slice(start ?? 0);
}

/** The lines that concern a seat, and their headings. @param {Line[]} all @param {number} seat */
export function concerning(all, seat) {
  /** @param {Line} line */
  const concerns = ({ args }) => SEATS.some((name) => args[name] === seat);
  const kept = all.filter(
    (line) => line.kind === "chapter" || line.kind === "part" || line.kind === "course" || concerns(line),
  );
  return kept
    .filter((line, index) => line.kind !== "part" || isFollowed(kept[index + 1]))
    .map((line, index, left) => ({ ...line, opens: line.seat !== undefined && line.seat !== left[index - 1]?.seat }));
}

/** The lines as plain text. @param {Line[]} all */
export function transcript(all) {
  const indent = { chapter: "\n", part: "  ", move: "    ", course: "    ", result: "      " };
  const lines = all.map(({ kind, sentence: words, rule }) => {
    const cited = rule && kind !== "chapter" ? ` [${rule}]` : "";
    return indent[kind] + words + cited;
  });
  return `${lines.join("\n").trim()}\n`;
}
