/** What the engine shows of a position (`pyengine/panthalos/view.py`), as far as the board draws it. */

export type Element = "air" | "water" | "earth" | "fire";

export interface View {
  viewer: number | null; // null: an onlooker
  seat_to_act: number | null;
  round: number;
  rounds: number;
  first: number;
  resolving: string | null; // the place that is being resolved
  templum: number[];
  places: Place[];
  slots: Slot[];
  displays: Record<string, (string | null)[]>;
  merchants: Record<string, Merchant>;
  artisans: Record<string, { cost: number }>;
  piles: Record<string, number>;
  calamities: Record<string, Calamity>;
  calamity: Calamity & { attack: number };
  buried: (string | null)[]; // null: unknown to the viewer
  krypt: Krypt;
  players: Player[];
  contest: Contest | null;
}

export interface Place {
  id: string;
  number: number;
  element: Element;
}

export interface Slot {
  id: string;
  place: string;
  minimum: number;
  lightning: boolean;
  unlimited: boolean;
  income: Record<string, number> | null;
  once: boolean;
  disc: number | null; // the seat whose disc is here
  figures: (Omit<Figure, "where"> & { seat: number })[];
}

export interface Figure {
  figure: number;
  kind: "leader" | "follower" | "converted";
  value: number | null;
  where: string; // a slot, or FRONT, POOL, THERMAE
}

export interface Merchant {
  demand: string[];
  points: number;
  bonuses: string[];
}

export interface Calamity {
  id: string;
  element: Element;
  strength: number;
  points: number;
}

export interface Krypt {
  discs: number[]; // seats
  threshold: number;
}

export interface Player {
  seat: number;
  score: number;
  passed: boolean;
  challenged: boolean;
  discs: Record<string, number>;
  figures: Figure[];
  goods: string[];
  ships: string[];
  artisans: string[];
  supports: string[];
  titans: string[] | null; // null: hidden from the viewer
  titan_count: number;
  titans_known: string[];
  chosen: string[] | null;
  revealed: string[];
}

export type Contest = Parry | Duel;

/** Why the tiles picked can't be shown yet; null: they can, or they are another seat's. */
export type Why = { reason: string; rule: string; args: Record<string, number> } | null;

export interface Parry {
  kind: "parry";
  seat: number;
  element: Element;
  need: number;
  force: number;
  wild: boolean;
  why: Why;
  attacker?: undefined;
  defender?: undefined;
}

export interface Duel {
  kind: "duel";
  seat: number;
  attacker: number;
  defender: number;
  element: Element;
  forces: [number, number]; // attacker, defender
  need: number;
  force: number; // of the seat to act
  why: Why;
  wild?: undefined;
}
