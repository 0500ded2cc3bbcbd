/** What the engine shows of a position (`pyengine/pantheon/view.py`), as far as the board draws it. */

export interface View {
  viewer: number | null; // null: an onlooker
  seat_to_act: number | null;
  epochs: number;
  epoch_points: number;
  first: number;
  track: string[]; // the nations of the epochs so far
  nation: string | null;
  temple: number | null; // the space of the temple token
  big_foot: number | null;
  gods: string[];
  god_costs: Record<string, number[]>;
  cards_only: string[];
  prices: number[];
  demigods: number[];
  demigod_pile: { low: number; high: number };
  loot: Loot[];
  pieces: Piece[];
  display: string[];
  deck: number;
  discard: Record<string, number>;
  money_pile: string[];
  bonus: string[];
  players: Player[];
  movement: Movement | null;
  purchase: Purchase | null;
  targets: Target[];
  payments: { act: string; offerings: string[]; cards: Record<string, number> }[];
  swaps: { gain: Kind; most: number }[]; // in Aegyptus
}

export type Kind = "foot" | "column";

export interface Loot {
  space: number;
  loot: string;
}

export interface Piece {
  space: number;
  seat: number;
  piece: Kind;
}

export interface Target {
  space: number;
  piece: Kind;
  cost: number;
  jump: boolean;
}

export interface Player {
  seat: number;
  score: number;
  hand: string[] | null; // null: hidden from the viewer
  hand_count: number;
  hand_known: string[];
  feet: Pieces;
  columns: Pieces;
  offerings: Record<string, number>;
  gods: string[];
  step_tiles: number[];
  demigods: number[] | null; // null: hidden from the viewer
  demigod_count: number;
  demigods_known: number[];
  bonus: string | null;
}

export interface Pieces {
  reserve: number;
  general: number;
  board: number;
}

export interface Movement {
  seat: number;
  steps: number;
  cards: number;
  cards_left: number | null; // null: hidden from the viewer
  jumps: number;
  loot: string[];
}

export interface Purchase {
  seat: number;
  bill: number;
  budget: number | null; // null: hidden from the viewer
  loot: string[];
}
