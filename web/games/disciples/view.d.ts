/**
 * What the engine shows of a position (`pyengine/disciples/view.py`), as far as the board draws it.
 *
 * Actions, by decision:
 *
 *   choose_god       god sun
 *   draft_power      power cornucopia
 *   draft_tool       tool horn-of-plenty                 the pool is handed on: only its holder sees it
 *   lay              lay WOOD 3                          secret; one ply per cell, in the order of `cells`
 *   seal_plan        seal                                secret; the one ply after the last cell
 *   resolve_column   resolve WOOD | resolve INIT | resolve Q1     the one choice: temples are open, the next column
 *   modify           add hand-of-fate Q2D | decline      a bonus that may go to several cells, or is asked for
 *   build            build granary | build_tool | pass
 *   pay              pay WOOD 3 | pay METAL 0            only with resources that replace each other; wheat is the rest
 *   recruit          recruit WOOD | recruit METAL | recruit ANY | pass     2 wheat and one of these; ANY: then `pay`
 *   purchase         all of build's and recruit's        with the option of a single pass
 *
 * A whole plan is the gesture of a `lay` for every cell, then `seal`: the page may keep a draft and send all of it at
 * once (`act` with `actions`). A legal plan lays all disciples, 0 to 5 on a cell.
 *
 * Each column has a ply of its own, so that it can be looked at, and has its place in the log. The seat that
 * did something last is asked. There is one choice, and it brings no luck: the page may play it by itself, at any pace.
 *
 * Events, in the order they come in a round (seat and slot are numbers; kind is wood, metal, wheat, vp or disciples;
 * source is the id of a power, tool, quest or people). `EVENTS` in `pyengine/disciples/__init__.py` has their rules.
 *
 *   peoples_chosen {peoples}   initiative_drawn {order}   god_chosen {seat, god}
 *   powers_offered {powers}   power_taken {seat, power}   tools_offered {tools} (open draft)   tool_taken {seat}
 *   tool_kept {tool} (to its seat)   objectives_dealt {favoured, unfavoured} (to its seat)
 *   objectives_open {seat, favoured, unfavoured} (open objectives)   market_laid {monuments}
 *   quest_laid {slot, quest, light, dark}   disciples_set {seat, amount, source}
 *   round_began {round}   planned {seat}   opened {plans: by seat and cell}
 *   bonus_used {seat, source, cell}   declined {seat, column}
 *   gathered {seat, kind, count, amount}   initiative {order, counts: by seat}
 *   unresolved {slot}
 *   quest_won {slot, side, people, light, dark (totals), why: total | initiative | light, decider: seat or null}
 *   people_moved {people, step}   people_stays {people, step} (at the end of the ladder)
 *   gained {seat, kind, amount, source}   lost {...}   no_disciple {seat, source, why: forbidden | all_here}
 *   ranked {seat, slot, rank, points}
 *   quest_finished {slot, quest, side}   side_strengthened {side, amount, source}   granted {seat, source}
 *   slot_empty {slot}   bag_filled {}
 *   built {seat, monument}   market_filled {monument}   tool_built {seat, tool}   recruited {seat}
 *   paid {seat, kind, amount}
 *   end_triggered {reason: ladder | quests | monuments | rounds}
 *   objectives_shown {seat, favoured, unfavoured}   game_ended {reasons}
 *
 * Reasons: god_taken, too_few_disciples {left}, all_must_be_laid {rest}, too_dear, tool_too_dear, tool_built,
 * needs_monuments {number}, may_not_recruit, all_disciples {most}, cannot_pay_disciple; of a setup:
 * all_peoples_play {seats}.
 */

export type Resource = "wood" | "metal" | "wheat";
export type People = "orc" | "dwarf" | "fairy" | "undead" | "elf" | "human";
export type Side = "LIGHT" | "DARK";
export type Cost = Record<Resource, number>;

export interface View {
  viewer: number | null; // null: an onlooker
  seat_to_act: number | null;
  phase: "setup" | "planning" | "resolution" | "purchase" | "end";
  round: number; // 0 during setup
  max_rounds: number;
  order: number[]; // initiative: seats, best first
  peoples: People[]; // in use
  ladder: Record<string, number>; // by people in use: -ladder_half to +ladder_half
  ladder_half: number;
  score_card: number[]; // points by rank
  score_minimum: number[]; // the count that each rank asks for
  column: string | null; // the next column to be resolved: WOOD, METAL, WHEAT, INIT, Q1 to Q4
  cells: Cell[]; // 10 or 12, in the order in which they are laid and resolved
  quests: Slot[]; // 3 or 4
  quest_pile: number;
  bag: Record<string, number>; // people tokens, by people
  aside: Record<string, number>;
  market: Offer[]; // up to 5
  monument_pile: number;
  gods_left: string[]; // not chosen yet; empty after setup
  pool: string[] | null; // powers or tools on offer; null: none, or hidden from the viewer
  ends: ("ladder" | "quests" | "monuments" | "rounds")[]; // why this round is the last
  plan: Plan | null; // the viewer's own, while it is being laid or lies sealed
  window: Window | null; // a bonus may be used
  payment: Payment | null; // being paid
  recruit_price: Cost[] | null; // what the viewer may pay for a disciple, now: one cost a way; null: an onlooker
  players: Player[];
  cards: Cards; // what is printed; always the same
}

export interface Cell {
  id: string; // WOOD, METAL, WHEAT, INIT, Q1L, Q1D, ... Q4D
  column: string; // WOOD, METAL, WHEAT, INIT, Q1 ... Q4
  kind: "resource" | "initiative" | "quest";
  slot: number | null; // 0 to 3
  side: Side | null;
  resolved: boolean; // this round
  counts: number[] | null; // by seat, with bonuses so far; null: temples are closed
  mine: Mine[] | null; // while the viewer plans: what 0, 1, ... 5 disciples here would mean
  // while the viewer plans: what this side of a quest costs if the other wins
  stake: Partial<Record<Resource | "vp" | "disciples", number>> | null;
}

/** What a number of disciples on a cell would mean for the player who lays them. */
export interface Mine {
  count: number; // with the bonuses that need no asking
  gain: number | null; // of the resource
  place: number | null; // in initiative, 1 the best, if all others lay there what they laid last round
  passed: number[] | null; // the seats that would be overtaken then
}

export interface Slot {
  slot: number;
  quest: string | null; // null: finished this round, or empty for good
  finished: string | null; // the quest that was finished here this round, until the next one lies in its place
  light: People | null;
  dark: People | null;
  markers: [number, number]; // light, dark
  bonus: [number, number]; // this round, of the board: light, dark
  totals: [number, number] | null; // with bonuses so far; null: temples are closed, or it is empty
  winner: Side | null; // this round
  why: "total" | "initiative" | "light" | "nobody" | null; // that side won; null: not resolved
  decider: number | null; // the seat whose initiative decided a tie
  resolved: boolean; // this round; without a winner: nobody came
}

export interface Offer {
  monument: string;
  price: Cost | null; // for the viewer, with discounts; null: an onlooker
  affordable: boolean;
}

export interface Plan {
  cells: (number | null)[]; // by cell; null: not laid yet
  left: number; // disciples to lay
  sealed: boolean;
  again: number[] | null; // last round's plan, made to fit the disciples there are; null in the first round
}

export interface Window {
  seat: number;
  column: string;
  bonuses: { source: string; amount: number; cells: string[] }[];
}

export interface Payment {
  seat: number;
  due: number; // resources still to be paid, of any kind
  resource: Resource; // asked for now
  habit: Cost; // what would be paid without thinking
}

export interface Player {
  seat: number;
  god: string | null;
  score: number; // on the track
  stock: Cost;
  disciples: number;
  reserve: number;
  power: string | null;
  tool: string | null; // null: none, or hidden from the viewer
  has_tool: boolean; // in hand, not built
  built_tool: string | null;
  passed_on: string[] | null; // tools the viewer handed on in the draft; null for others
  favoured: People | null; // null: hidden from the viewer
  unfavoured: People | null;
  monuments: { monument: string; value: number }[]; // its value as things are
  planned: boolean; // sealed, or open
  plan: number[] | null; // by cell; null: closed
  last_plan: number[] | null; // of the round before, open to all
  used: string[]; // bonuses used up this round
  grants: Effect[]; // until the end of this round
}

/**
 * Effects are data: the page says the text of a card from them. Names and amounts as in `pyengine/disciples/data.py`.
 */
export interface Effect {
  trigger:
    | "SETUP"
    | "PLANNING_START"
    | "RESOLUTION_START"
    | "CELL_COUNT"
    | "CELL_GAIN"
    | "QUEST_WON"
    | "EPILOGUE"
    | "BUILD_COST"
    | "RECRUIT_COST"
    | "PAYMENT"
    | "ALWAYS";
  scope: "OWNER" | "WINNERS" | "LOSERS" | "ALL" | "BOARD";
  op:
    | "GAIN"
    | "LOSE"
    | "SET_DISCIPLES"
    | "COUNT_ADD"
    | "GAIN_ADD"
    | "SIDE_BONUS"
    | "COST_DELTA"
    | "GRANT_ROUND"
    | "WILD_RESOURCES"
    | "FORBID_DISCIPLES";
  amounts: Partial<Record<Resource | "vp" | "disciples", number>>; // GAIN, LOSE, COST_DELTA
  amount: number; // SET_DISCIPLES, COUNT_ADD, GAIN_ADD, SIDE_BONUS
  cells: "ANY" | "QUEST_LIGHT" | "QUEST_DARK" | "INIT" | "WOOD" | "METAL" | "WHEAT" | null;
  placed_min: number; // disciples laid on the cell, at least; 0: no condition
  side: Side | null; // SIDE_BONUS
  asked: boolean; // used when its owner wishes, once a round; otherwise by itself
  phases: ("PLANNING" | "RESOLUTION")[]; // FORBID_DISCIPLES: no gains in these
  recruit: boolean; // FORBID_DISCIPLES: no recruiting either
  grant: Effect | null; // GRANT_ROUND
  provenance: "printed" | "reconstructed";
}

export interface Cards {
  monuments: Record<string, Monument>;
  tools: Record<string, Tool>;
  powers: Record<string, { effects: Effect[] }>;
  quests: Record<string, { light: Effect[]; dark: Effect[] }>;
  resolution: Record<string, Effect>; // by people: when its side wins
}

export interface Monument {
  colour: People | "white";
  cost: Cost;
  base: number; // points
  per: {
    kind: "MONUMENTS" | "DISCIPLES" | "RESOURCES";
    colour: People | "white" | "any" | null; // of monuments, this one among them
    points: number; // for
    every: number; // of them
  } | null;
  provenance: { effect: "printed" | "reconstructed"; cost: "printed" | "reconstructed" };
}

export interface Tool {
  cost: Cost;
  monuments: number; // that must have been built; they are not spent
  effects: Effect[];
}
