/**
 * What the engine shows of a position (`pyengine/hybris/view.py`). Against Chronos everybody sees the same; in rivalry
 * hands, Premonitions, tokens and rows of others are hidden.
 */

export type Resource = "aegis" | "followers" | "prayers" | "vp" | "greatness";
export type Element = "fire" | "water" | "air" | "earth";
export type Kind = "olympian" | "hero" | "prophet";
export type Amount = number | "P" | { count: string[]; by: number }; // P: the number of players

export type View = ChronosView | RivalryView;

interface Table {
  viewer: number | null; // null: an onlooker
  seat_to_act: number | null;
  age: number;
  ages: number;
  turn: number; // the seat whose turn it is or was last
  cursor: string | null; // the concept being resolved
  over: boolean;
  locations: { id: string; slots: Slot[] }[];
  deeds: Record<string, number>; // the number printed at each: what it brings or costs
  conversions: { id: string; cost: number; buys: Operation[] }[];
  well: number;
  display: (Technology | null)[];
  line: (Technology & { seat: number })[]; // the first in front
  champion: ColiseumHero | null;
  primordial: Primordial;
  piles: Record<string, number>;
  players: Player[];
  cards: Record<string, ConflictCard>; // all that lie before somebody
  combat: Combat | Contest | Duel | Dispute | null;
  asked: string | null; // the character that the decision is about
  options: { cost: Operation[]; do: Operation[] }[] | null; // of the effect that somebody chooses from
  tartarus?: Tartarus; // with this module
}

export interface ChronosView extends Table {
  mode: "chronos";
  severity: "printed" | "mild" | "severe";
  chronos: { points: number; chains: number };
  concepts: (Chained | Upgrade)[]; // in the order of their numbers
  weakened: boolean;
  avatars: Avatar[];
  ancient: Technology[];
  coming: Coming;
}

export interface RivalryView extends Table {
  mode: "rivalry";
  pillars: Pillar[]; // in the order of their numbers
  arrogance: number | null; // the number on the side of the token that is up; null: it is not laid
  order: { now: Turn[]; next: Turn[] }; // the turns left in this cycle, and those of the next one
  coming: Pick<Coming, "primordial" | "types" | "wraths">;
}

/** A turn to come: `number` is that of the Pillar, or of the Arrogance token. */
export interface Turn {
  number: number;
  seat: number;
}

export interface Pillar {
  id: string;
  number: number;
  own: Operation[];
  others: Operation[];
  held: Power | null;
  seat: number | null; // who holds it
}

export interface Tartarus {
  track: Operation[][]; // by space
  past_end: Operation[];
  deals: { id: string; cost: number; buys: Operation[] }[];
  prisoners: Prisoner[];
  spaces: number[]; // by seat: on the Corruption track
  guilt: number[]; // by seat
  powers: Corruption[][]; // by seat: cards kept for their power
  deck: number;
  top: Corruption | null; // the card put back on the deck, for who knows it
  offered: Corruption[]; // of which the viewer keeps one
  discard: Corruption[];
}

export interface Corruption {
  id: string;
  parts: Record<"pact" | "free" | "prisoner", Operation[]>;
  power: Power;
}

export interface Prisoner {
  id: string;
  base: number;
  cards: number;
  kinds: Kind[]; // of the characters that meet the effect
  effect: Operation[];
  sanction: Operation[];
  place: string | null; // null: in prison
  slot: string | null; // null: on the picture of the place
  owner: number | null;
}

/** One operation of an effect; which fields it has depends on `op` (`pyengine/hybris/grammar.py`). */
export interface Operation {
  op: string;
  who: string;
  n?: Amount;
  must?: boolean;
  res?: Resource;
  to?: string;
  deck?: "conflict" | "premonition" | "coliseum";
  keep?: number;
  piece?: string;
  pieces?: string[];
  concept?: string;
  avatar?: string;
  city?: string | null;
  else?: string | null; // the concept that breaks if the avatar can't come; null: one of the avatar's
  location?: string | null;
  empty?: boolean;
  options?: { cost: Operation[]; do: Operation[] }[];
  metric?: string;
  least?: number;
  olympian?: string;
  do?: Operation[];
}

export interface Power {
  id: string;
  on: string; // the event
  do: Operation[];
  strength: number;
  discount: number;
  once: boolean; // once an Age
  rule: string | null; // what can't be said by an effect
  used?: boolean;
}

interface Concept {
  id: string;
  number: number;
  pillar: string;
  own: Operation[]; // what its Pillar brings its owner, and the others, when the owner passes
  others: Operation[];
  held: Power | null;
  focus: number | null; // the seat whose token lies there
}

export interface Upgrade extends Concept {
  chained: false;
  intensity: number;
  flipped: boolean;
  modifier: number;
  age_end: Operation[];
}

export interface Chained extends Concept {
  chained: true;
  chains: number;
  icons: { metric: string; n: number }[]; // the first is never covered
  conditions: { metric: string; need: number; have: number }[]; // those visible, added up
  stores: Resource;
  store: number;
  avatar: string;
  card: ConceptCard | null;
  deck: number;
}

export interface ConceptCard {
  id: string; // A07.2: design and copy
  bar: Kind[]; // empty: no bar
  main: Operation[];
  desolation: Operation[];
}

export interface Avatar {
  id: string;
  number: number;
  base: number;
  cards: number;
  city: string | null; // null: at home
  home: Operation[];
  damnation: Operation[];
  prayers: number;
}

export interface Slot {
  id: string;
  dotted: boolean;
  bonus: Operation[];
  blocked: boolean;
  prisoners?: string[];
  figures: { seat: number; figure: string }[];
  kind?: string; // from here on: of a city
  avatar?: string | null;
  temples?: number[]; // seats
  technologies?: { seat: number; id: string }[];
}

export interface Technology {
  id: string;
  kind: string;
  cost: number;
  points: number;
  deploy: Operation[];
  power: Power | null;
  ancient: boolean;
}

export interface ColiseumHero {
  id: string;
  base: number;
  cards: number;
  reward: Operation[];
  ally: Power;
}

export interface Primordial {
  id: string;
  kind: "alpha" | "beta" | "gamma" | null;
  aegis: number;
  wraths: [Operation[], Operation[]];
}

/** What will happen unless somebody does something about it. */
export interface Coming {
  desolations: string[]; // cards
  tributes: string[]; // avatars
  damnations: string[];
  primordial: boolean; // does one come at the end of this Age?
  types: string[]; // of those still to come
  wraths: [number[], number[]]; // the seats that Wrath I and II would strike now
}

export interface Player {
  seat: number;
  olympian: string;
  score: number;
  ahead: boolean; // of Chronos; in rivalry of all others, or level with the first
  aegis: number;
  followers: number;
  prayers: number;
  greatness: number;
  sparks: number;
  shackles: number;
  powers: Power[];
  tiles: Tile[];
  figures: Figure[];
  hand: string[] | null; // null: hidden
  cards?: { hand: number; coliseum: number; premonitions: number }; // in rivalry: how many
  deck: number;
  discard: string[];
  wards: string[];
  premonitions: Premonition[] | null;
  crafted: Technology[];
  deployed: { id: string; city: string }[];
  pillars: string[];
  passed: boolean;
  combats_won: number;
}

export interface Tile {
  number: number;
  pieces: Record<"spark" | "temple" | "hero" | "prophet", number>;
  unlocked: boolean;
  power: Power;
}

export interface Figure {
  id: string; // olympian, hero1 to hero3, prophet1 to prophet3, ally1 to ally5
  kind: Kind;
  hero: string | null; // of an ally: who it is
  where: string; // a slot, or reserve, fallen, tile
  token: string | null; // the location it is programmed for
  spent: boolean;
  face_down?: boolean; // its token hasn't come to light
}

export interface Premonition {
  id: string;
  conditions: { metric: string; least: boolean; need: number; have: number }[];
  reward: Operation[];
}

export interface ConflictCard {
  strength: number;
  per: "foe" | "own" | null; // and 1 more for each card in that row
  left: Element | null;
  bonus: number;
  right: Element | null;
  at_once: Operation[];
  after: Operation[];
}

export interface Combat {
  kind: "combat";
  seat: number;
  figure: string;
  foe: string; // an avatar, or a Coliseum Hero
  cause: "moved" | "attacked" | "contest" | "challenge";
  city: string | null;
  technology: string | null;
  row: string[];
  foe_row: string[];
  combos: number[]; // by card: its bonus with its left neighbour
  foe_combos: number[];
  cancelled: number;
  base: number;
  plus: number;
  foe_plus: number;
  strength: number;
  foe_strength: number;
  left: number; // cards that may still be laid
  ahead: boolean; // does the player win, if it ends now?
  victory: { greatness: number; prayers: number; points: number }; // gained
  defeat: { greatness: number; points: number; fate: "reserve" | "leaves" | "falls" | "spared" }; // points: of Chronos
}

export interface Contest {
  kind: "contest";
  seat: number;
  figure: string | null; // null while cards are being discarded
  foe: string;
  technology: string;
  points: number;
  city: string;
  need: number;
  left: number; // of what is needed, what hasn't been given yet
  have: number; // what may still be given
}

/** A combat between two players: rows lie face down until both are laid, the attacker's is turned over first. */
export interface Duel {
  kind: "duel";
  seat: number; // who attacks
  figure: string;
  foe: number;
  foe_figure: string;
  cause: "moved" | "attacked" | "contest";
  slot: string | null;
  technology: string | null;
  laid: (string | null)[] | null; // the viewer's own sealed row: cards, powers, null for none; null: takes no part
  row: string[];
  foe_row: string[];
  combos: number[];
  foe_combos: number[];
  cancelled: number; // combos of the foe
  own_cancelled: number;
  plus: number;
  foe_plus: number;
  strength: number;
  foe_strength: number;
  ahead: boolean; // does the attacker win, if it ends now?
}

/** A technology that somebody may contest with a character of theirs. */
export interface Dispute {
  kind: "dispute";
  seat: number;
  foe: number; // who has deployed it
  foe_figure: string;
  technology: string;
  city: string;
}
