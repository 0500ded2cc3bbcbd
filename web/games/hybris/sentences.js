// @ts-check
/** Effects and powers as sentences, said from what the engine runs: the same data as their signs (`effects.js`). */

/**
 * @typedef {import("./board.js").Tools} Tools
 * @typedef {import("./view.js").Operation} Operation
 * @typedef {import("./view.js").Power} Power
 */

/** How much, as a number. @param {Operation["n"]} n @param {Tools} tools */
const numberOf = (n, { names }) => (n === "P" ? Math.max(1, names.length) : typeof n === "object" ? 1 : Number(n ?? 1));

/** "2 Aegis" and the like. @param {string} kind @param {Operation} op @param {Tools} tools */
const things = (kind, op, tools) => ({
  things: tools.text(`amount.${kind}`, { count: Math.abs(numberOf(op.n, tools)) }),
});

/** @typedef {(op: Operation, tools: Tools) => string} Say */

/** What is gained, lost, drawn: by whom, and of what. @param {"res" | "deck"} of @returns {Say} */
const moved = (of) => (op, tools) => tools.text(`effect.${op.op}.${op.who}`, things(String(op[of]), op, tools));

/** @type {Say} */
const counted = (op, tools) => tools.text(`effect.${op.op}`, { count: Math.abs(numberOf(op.n, tools)) });

/** @type {Say} */
const atConcept = ({ op, concept }, { text }) => text(`effect.${op}${concept === "any" ? ".any" : ""}`, { concept });

/** @type {Record<string, Say>} */
const SAY = {
  gain: moved("res"),
  lose: (op, tools) =>
    typeof op.n === "object"
      ? tools.text("effect.lose.counted", { count: 1, by: op.n.by, metrics: op.n.count })
      : moved("res")(op, tools),
  draw: moved("deck"),
  discard: moved("deck"),
  c_gain: (op, tools) => tools.text("effect.c_gain", things(String(op.res), op, tools)),
  give: (op, tools) => tools.text(`effect.give.${op.who}.${op.to}`, things(String(op.res), op, tools)),
  mill: (op, tools) => tools.text(`effect.mill.${op.deck}`, { count: numberOf(op.n, tools) }),
  free: ({ piece }, { text }) => text(`effect.free.${piece}`),
  well: counted,
  foe_strength: counted,
  revive: ({ who }, { text }) => text(`effect.revive.${who}`),
  ancient: ({ who }, { text }) => text(`effect.ancient.${who}`),
  shackle: (op, tools) => tools.text(`effect.shackle.${op.who}`, things("shackles", op, tools)),
  corrupt: (op, tools) => {
    const steps = numberOf(op.n, tools);
    return tools.text(`effect.corrupt.${steps < 0 ? "back" : "on"}.${op.who}`, { count: Math.abs(steps) });
  },
  guilt: ({ who }, { text }) => text(`effect.guilt.${who}`),
  breaks: atConcept,
  adds: atConcept,
  intensity: (op, tools) => {
    const number = numberOf(op.n, tools);
    return tools.text(`effect.intensity.${number < 0 ? "less" : "more"}`, {
      concept: op.concept,
      count: Math.abs(number),
    });
  },
  avatar: sayAvatar,
  block: ({ location, city, empty }, { text }) =>
    text(`effect.block.${location ? "location" : city ? "city" : empty ? "empty" : "any"}`, { location, city }),
  choose: (op, tools) => tools.text(`effect.choose.${op.who}`, { options: optionsOf(op, tools) }),
  if_: (op, tools) =>
    tools.text("effect.if_", {
      condition: tools.text(`condition.least.${op.metric}`, { count: op.least }),
      what: sayEffects(op.do ?? [], tools),
    }),
  only: (op, tools) => tools.text("effect.only", { olympian: op.olympian, what: sayEffects(op.do ?? [], tools) }),
  after_combat: (op, tools) => sayEffects(op.do ?? [], tools),
};

/** @param {Operation} op @param {Tools} tools */
function sayAvatar({ avatar, city, else: otherwise }, { text }) {
  const comes = avatar === "lowest" ? text("effect.avatar.lowest") : text("effect.avatar", { avatar, city });
  return `${comes} ${otherwise ? text("effect.avatar.else", { concept: otherwise }) : text("effect.avatar.else.any")}`;
}

/** @param {Operation} op @param {Tools} tools */
const optionsOf = ({ options = [] }, tools) =>
  options.map((option, i) => tools.text("choice.option", { number: i + 1, what: sayOption(option, tools) })).join(" ");

/** An option of a choice: what is paid, and what it brings. @param {{ cost: Operation[], do: Operation[] }} option
 * @param {Tools} tools */
export function sayOption({ cost, do: brings }, tools) {
  const paid = cost.map((op) =>
    tools.text(`cost.${op.who === "team" ? "team" : "self"}`, things(String(op.res), op, tools)),
  );
  return [...paid, brings.length ? sayEffects(brings, tools) : tools.text("choice.nothing")].join(" ");
}

/** All operations of an effect, as sentences. @param {Operation[]} operations @param {Tools} tools */
export const sayEffects = (operations, tools) =>
  operations
    .map((op) => sayDuty(op, (SAY[op.op] ?? (() => tools.text(`effect.${op.op}`)))(op, tools), tools))
    .join(" ");

/** What must be done by whoever has the turn ends it if it can't be. @param {Operation} op @param {string} what
 * @param {Tools} tools */
const sayDuty = ({ must, who }, what, { text }) => (must && who === "self" ? text("effect.must", { what }) : what);

/** A power, as sentences. @param {Power} power @param {Tools} tools */
export function sayPower({ on, do: brings, strength, discount, once, rule }, tools) {
  const { text, has } = tools;
  const said = [];
  const ruled = rule && has(`power.rule.${on}.${rule}`);
  if (ruled) said.push(text(`power.rule.${on}.${rule}`, { count: strength }));
  else if (strength)
    said.push(
      text(`power.strength.${on}${once && has(`power.strength.${on}.once`) ? ".once" : ""}`, {
        count: Math.abs(strength),
      }),
    );
  if (discount) said.push(text(`power.discount.${on}`, { count: discount }));
  if (brings.length) said.push(text(`power.on.${on}`, { what: sayEffects(brings, tools) }));
  return once ? text("power.once", { what: said.join(" ") }) : said.join(" ");
}

/**
 * The elements of a Conflict card, and what it does at once and after the combat.
 * @param {import("./view.js").ConflictCard} card
 * @param {Tools} tools
 */
export const sayConflict = ({ per, left, bonus, right, at_once, after }, tools) =>
  [
    ...(left ? [tools.text("face.left", { element: left, bonus })] : []),
    ...(right ? [tools.text("face.right", { element: right })] : []),
    ...(per ? [tools.text(`conflict.per.${per}`)] : []),
    ...(at_once.length ? [sayEffects(at_once, tools)] : []),
    ...(after.length ? [tools.text("conflict.after", { what: sayEffects(after, tools) })] : []),
  ].join(" ");

/** Facts and sentences as one text, without a full stop at its end; some may be empty. @param {...string} parts */
export const said = (...parts) =>
  parts
    .filter(Boolean)
    .map((part) => part.replace(/\.$/, ""))
    .join(". ");

/** What an effect does, introduced by when it does so; nothing if there is none. @param {string} key
 * @param {Operation[]} operations @param {Tools} tools */
const sayWhen = (key, operations, tools) =>
  operations.length ? tools.text(key, { what: sayEffects(operations, tools) }) : "";

/** @param {string} key @param {Power | null} power @param {Tools} tools */
const sayHeld = (key, power, tools) => (power ? tools.text(key, { what: sayPower(power, tools) }) : "");

/** Who sets a concept card off, and what it does, resolved or left. @param {import("./view.js").ConceptCard} card
 * @param {Tools} tools */
export const sayConcept = ({ bar, main, desolation }, tools) =>
  said(
    bar.length ? tools.text("face.bar", { kinds: bar }) : "",
    sayWhen("face.main", main, tools),
    sayWhen("face.desolation", desolation, tools),
  );

/** What the Pillar of a concept brings. @param {import("./view.js").Chained | import("./view.js").Upgrade} concept
 * @param {Tools} tools */
export const sayPillar = ({ own, others, held }, tools) =>
  said(
    sayHeld("face.held", held, tools),
    sayWhen("face.own", own, tools),
    sayWhen(
      "face.others",
      others.map((op) => ({ ...op, who: "self" })),
      tools,
    ),
  );

/** What a tile of Chronos does. @param {import("./view.js").Upgrade} concept @param {Tools} tools */
export const sayTile = ({ id, modifier, age_end }, tools) =>
  said(
    modifier ? sayWhen("face.taken", [{ op: "intensity", who: "self", concept: id, n: modifier }], tools) : "",
    sayWhen("power.on.age_end", age_end, tools),
  );

/**
 * What a technology brings, once and for good.
 * @param {import("./view.js").Technology} technology
 * @param {Tools} tools
 */
export const sayTechnology = ({ deploy, power }, tools) =>
  said(sayWhen("face.deploy", deploy, tools), sayHeld("face.power", power, tools));

/** What a Premonition brings. @param {import("./view.js").Premonition} premonition @param {Tools} tools */
export const sayPremonition = ({ reward }, tools) => sayWhen("face.reward", reward, tools);

/** What a Hero of the Coliseum brings, beaten and as an ally. @param {import("./view.js").ColiseumHero} hero
 * @param {Tools} tools */
export const sayChampion = ({ reward, ally }, tools) =>
  said(sayWhen("face.beaten", reward, tools), sayHeld("face.ally", ally, tools));

/** The two wraths of a Primordial. @param {import("./view.js").Primordial} primordial @param {Tools} tools */
export const sayPrimordial = ({ wraths: [first, second] }, tools) =>
  said(sayWhen("face.wrath1", first, tools), sayWhen("face.wrath2", second, tools));
