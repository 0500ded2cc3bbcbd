// @ts-check
/**
 * The log as lines: chapters, light headings where something follows them, and under them who did what and what came of it.
 * `heading.<kind>` makes an event a chapter, `subheading.<kind>` a light heading.
 */

/**
 * @typedef {import("../ui/text.js").Text} Text
 * @typedef {import("./gesture.js").Entry} Entry
 * @typedef {object} Line
 * @property {string} key
 * @property {"chapter" | "part" | "move" | "result" | "course"} kind  `course`: of no seat
 * @property {number} ply  the ply that told it
 * @property {number | undefined} seat
 * @property {boolean} opens  another seat than in the line before
 * @property {string} sentence
 * @property {string | undefined} rule
 * @property {Record<string, any>} args
 */

/** The arguments of an event that name a seat. */
const SEATS = ["seat", "target", "loser", "winner", "attacker", "defender", "opponent"];

/** @param {Entry[]} log @param {Text} text @returns {Line[]} */
export function lines(log, text) {
  /** @type {Line[]} */
  const all = [];
  /** @type {Line | undefined} */
  let waiting; // a light heading that nothing follows yet
  let speaker, turn, gesture; // whose line was last; the rules by which the turn and the gesture began
  log.forEach(({ ply, seat: actor, rule, events }, number) => {
    const before = log[number - 1];
    if (!before || before.seat !== actor || before.events.length > 0) gesture = rule;
    events.forEach((event, index) => {
      const args = event.args ?? {};
      const title = titleOf(event, text);
      const seat = title ? undefined : args.seat;
      const opens = seat !== undefined && seat !== speaker;
      if (opens) turn = seat === actor ? gesture : undefined;
      const moves = opens || (index === 0 && seat === actor && gesture === turn);
      /** @type {Line["kind"]} */
      const kind = title ?? (seat === undefined ? "course" : moves ? "move" : "result");
      const line = {
        key: `${ply}.${index}`,
        kind,
        ply,
        seat,
        opens,
        sentence: sentence(event, text),
        rule: event.rule ?? undefined,
        args,
      };
      speaker = seat;
      if (kind === "part") {
        waiting = line;
        return;
      }
      if (waiting && kind !== "chapter") all.push(waiting);
      waiting = undefined;
      all.push(line);
    });
  });
  return all;
}

/** @returns {"chapter" | "part" | undefined} */
function titleOf({ kind }, text) {
  if (text.has(`heading.${kind}`)) return "chapter";
  return text.has(`subheading.${kind}`) ? "part" : undefined;
}

/** One event in words. */
export function sentence(event, text) {
  const key = ["heading", "subheading"].map((name) => `${name}.${event.kind}`).find(text.has) ?? `event.${event.kind}`;
  return text.say(key, event.args ?? {});
}

/** What is worth telling of some events, in words: without headings that nothing follows. @param {any[]} events @param {Text} text */
export function tale(events, text) {
  return lines([{ ply: 0, seat: -1, rule: "", action: null, events }], text).filter(({ kind }) => kind !== "part");
}

/** The last chapters: as many as make a good read. @param {Line[]} all @param {number} [enough] */
export function recent(all, enough = 16) {
  const starts = all.flatMap(({ kind }, index) => (kind === "chapter" ? [index] : []));
  const start = starts.findLast((index) => all.length - index >= enough);
  return all.slice(start ?? 0);
}

/** What concerns a seat, and the headings over it. @param {Line[]} all @param {number} seat */
export function concerning(all, seat) {
  const concerns = ({ args }) => SEATS.some((name) => args[name] === seat);
  const kept = all.filter(
    (line) => line.kind === "chapter" || line.kind === "part" || line.kind === "course" || concerns(line),
  );
  return kept
    .filter((line, index) => line.kind !== "part" || !["part", "chapter", undefined].includes(kept[index + 1]?.kind))
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
