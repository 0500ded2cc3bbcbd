// @ts-check
/**
 * Effects are data: their signs are made here, from what the engine runs, so that a card can't show one thing and do
 * another.
 */

/**
 * @typedef {import("./view.js").Operation} Operation
 * @typedef {import("./view.js").Power} Power
 * @typedef {{ sign: string } | { words: string }} Glyph
 * @typedef {Glyph[]} Unit  what belongs together and is never broken
 * @typedef {Unit[]} Line
 */

/** @param {string} name @returns {Glyph} */
const sign = (name) => ({ sign: name });
/** @param {string | number} text @returns {Glyph} */
const words = (text) => ({ words: String(text) });

/** The signs of metrics that aren't called as what they count. @type {Record<string, string>} */
const METRICS = {
  vp_each: "vp",
  sparks_on_track: "spark",
  prayers_in_well: "well",
  temples_in_mortal_world: "temple",
  temples_in_mortal_world_own: "temple",
  temples_removed: "temple",
  techs_deployed: "technology",
  techs_deployed_own: "technology",
  techs_on_board: "technology",
  heroes_out: "hero",
  heroes_removed: "hero",
  prophets_out: "prophet",
  prophets_removed: "prophet",
  tiles_unlocked: "unlock",
  combats_won: "combat",
  hand: "conflict",
  shackles: "shackle",
  corruption_space: "corruption",
  prisoners_owned: "unbound",
};

/** The symbol of a metric. @param {string} metric */
export const symbolOf = (metric) => METRICS[metric] ?? metric;

/** @type {Record<string, string>} */
const DECKS = { conflict: "conflict", premonition: "premonition", coliseum: "coliseum-card" };

/** Whom an effect is about; oneself needs no sign. @type {Record<string, string>} */
const WHOM = {
  each: "each",
  others: "others",
  one: "one",
  team: "team",
  foe: "foe",
  owner: "unbound",
  victor: "victory",
};

/** @param {Operation["n"]} n @param {1 | -1} way @returns {Glyph[]} */
function amount(n, way = 1) {
  if (n === "P") return [words(way < 0 ? "−" : "+"), sign("one")];
  if (typeof n === "object") return [words(`${way < 0 ? "−" : "+"}1/${n.by}`)];
  const number = way * Number(n ?? 1);
  return [words(number < 0 ? `−${-number}` : `+${number}`)];
}

/** @param {Operation} op @param {1 | -1} way @param {string} name @returns {Glyph[]} */
const counted = (op, way, name) => [...amount(op.n, way), sign(name)];

/** @param {string | null | undefined} concept @returns {Glyph[]} */
const at = (concept) => (concept && concept !== "any" ? [sign(concept)] : []);

/** @type {Record<string, (op: Operation) => Glyph[]>} */
const GLYPHS = {
  gain: (op) => counted(op, 1, String(op.res)),
  lose: (op) => counted(op, -1, String(op.res)),
  pay: (op) => counted(op, -1, String(op.res)),
  c_gain: (op) => [sign("chronos"), ...counted(op, 1, String(op.res))],
  give: (op) => [sign("give"), ...counted(op, 1, String(op.res))],
  draw: (op) => [...counted(op, 1, DECKS[op.deck ?? "conflict"]), ...(op.keep ? [sign("to"), words(op.keep)] : [])],
  discard: (op) => counted(op, -1, DECKS[op.deck ?? "conflict"]),
  mill: (op) => [sign("mill"), ...counted(op, -1, DECKS[op.deck ?? "conflict"])],
  free: (op) => [sign("free"), sign(String(op.piece))],
  breaks: (op) => [sign("break"), ...at(op.concept)],
  adds: (op) => [words("+"), sign("chain"), ...at(op.concept)],
  avatar: (op) => [
    sign(op.avatar === "lowest" ? "avatar" : `avatar-${op.avatar}`),
    sign("to"),
    sign(op.city ?? "mortal_world"),
  ],
  block: (op) => [sign("blocked"), ...[op.location ?? op.city ?? (op.empty ? "slot" : "")].filter(Boolean).map(sign)],
  unblock: () => [sign("unblock")],
  intensity: (op) => [...at(op.concept), ...counted(op, 1, "intensity")],
  shackle: (op) => counted(op, 1, "shackle"),
  strength: (op) => counted(op, 1, "strength"),
  foe_strength: (op) => [sign("foe"), ...counted(op, 1, "strength")],
  av_draw: (op) => counted(op, 1, "avatar-card"),
  draw_to_zone: (op) => counted(op, 1, "beyond"),
  cancel_combo: () => [sign("cancel")],
  take_back: () => [sign("back")],
  ancient: (op) => counted(op, 1, "ancient"),
  well: (op) => [...counted(op, 1, "prayers"), sign("to"), sign("well")],
  revive: () => [sign("revive")],
  flip_arrogance: () => [sign("again"), sign("arrogance")],
  corrupt: (op) => counted(op, 1, "corruption"),
  guilt: (op) => counted(op, 1, "guilt"),
  unguilt: (op) => counted(op, -1, "guilt"),
  suffer_corruption: () => [sign("corruption"), sign("to"), sign("must")],
  corruption_power: () => [sign("corruption"), sign("to"), sign("power")],
  reveal_corruption: () => [sign("corruption"), sign("once")],
};

/** @param {Operation} op @returns {Glyph[]} */
const metricsOf = ({ n }) => (typeof n === "object" ? [...new Set(n.count.map(symbolOf))].map(sign) : []);

/** The signs of one operation that has no others within it. @param {Operation} op @returns {Unit} */
const unit = (op) => [
  ...(op.op in GLYPHS && WHOM[op.who] && op.op !== "give" && !OF_NOBODY.has(op.op) ? [sign(WHOM[op.who])] : []),
  ...(GLYPHS[op.op]?.(op) ?? []),
  ...(op.must ? [sign("must")] : []),
];

/** Operations that are about nobody. */
const OF_NOBODY = new Set(["c_gain", "mill", "breaks", "adds", "avatar", "block", "unblock", "intensity", "well"]);

/** What stands before the operations that it holds for. @type {Record<string, (op: Operation) => Glyph[]>} */
const BEFORE = {
  if_: (op) => [words(`${op.least}`), sign(symbolOf(String(op.metric))), words(":")],
  only: (op) => [sign(`god-${op.olympian}`), words(":")],
  after_combat: () => [sign("after")],
};

/**
 * The signs of an effect, in lines: each option of a choice has its own.
 * @param {Operation[]} operations @returns {Line[]}
 */
export function glyphs(operations) {
  /** @type {Line[]} */
  const all = [[]];
  for (const op of operations) {
    if (op.options) all.push(...op.options.map((option, i) => optionLine(op, option, i)), []);
    else if (op.do) all[all.length - 1].push(...prefixed(BEFORE[op.op]?.(op) ?? [], glyphs(op.do).flat()));
    else all[all.length - 1].push(unit(op), metricsOf(op));
  }
  return all.map((line) => line.filter((each) => each.length)).filter((line) => line.length);
}

/** @param {Glyph[]} before @param {Line} line @returns {Line} */
const prefixed = (before, [first = [], ...rest]) => [[...before, ...first], ...rest];

/** @param {Operation} op @param {{ cost: Operation[], do: Operation[] }} option @param {number} i @returns {Line} */
const optionLine = (op, option, i) => [
  [sign(i ? "or" : op.who === "team" ? "team" : "choice"), ...option.cost.flatMap((each) => GLYPHS.pay(each))],
  ...prefixed(option.cost.length ? [sign("to")] : [], option.do.length ? glyphs(option.do).flat() : [[sign("no")]]),
];

/**
 * An option of a choice on its own: what is paid, and what it brings.
 * @param {{ cost: Operation[], do: Operation[] }} option
 * @returns {Line}
 */
export const optionGlyphs = (option) => [
  ...(option.cost.length ? [option.cost.flatMap((each) => GLYPHS.pay(each))] : []),
  ...prefixed(option.cost.length ? [sign("to")] : [], option.do.length ? glyphs(option.do).flat() : [[sign("no")]]),
];

/** When a power works. @type {Record<string, string>} */
const ON = {
  planning_start: "token",
  pass: "passed",
  drain: "underworld",
  preach: "follower",
  convert: "olympus",
  design: "technology",
  craft: "forge",
  deploy: "mortal_world",
  consult: "oracle",
  train: "coliseum",
  resurrect: "revive",
  action_at: "moirai",
  slot_bonus: "slot",
  temple_placed: "temple",
  combat: "combat",
  attacked: "foe",
  contest: "contest",
  combat_win: "victory",
  defeat: "defeat",
  hero_defeated_any: "defeat",
  wrath1: "fear",
  primordial_revealed: "fear",
  premonition_fulfilled: "premonition",
  activate_olympian: "olympian",
  activate_hero: "hero",
  activate_prophet: "prophet",
  enter_blocked: "blocked",
  shackle: "shackle",
  age_end: "age",
  drawing: "beyond",
  order: "pillar",
};

/** What a power does that is no effect. @type {Record<string, Glyph[]>} */
const RULES = {
  peace: [sign("no"), sign("combat")],
  started: [],
  arrogance: [sign("arrogance")],
  redraw: [sign("again")],
  return: [sign("revive")],
  seduction: [sign("foe"), words("≤0"), sign("to"), sign("victory")],
  fury: [words("−1"), sign("greatness")],
  more: [words("+1")],
  ignore: [sign("no")],
  free_revival: [words("2×"), sign("revive")],
  again: [words("2×")],
  gift: [sign("give")],
  enter: [sign("yes")],
  spare: [sign("no")],
};

/** The signs of a power: when, then what. @param {Power} power @returns {Line} */
export function powerGlyphs(power) {
  const { on, do: brings, strength, discount, once, rule } = power;
  const when = [...(once ? [sign("once")] : []), sign(ON[on] ?? "power"), words(":")];
  const what = [
    ...(strength ? [[words(strength > 0 ? `+${strength}` : `−${-strength}`), sign("strength")]] : []),
    ...(discount ? [[words(`−${discount}`), sign(on === "convert" ? "prayers" : "aegis")]] : []),
    ...glyphs(brings).flat(),
    ...(rule && RULES[rule] ? [RULES[rule]] : []),
  ].filter((each) => each.length);
  return prefixed(when, what);
}
