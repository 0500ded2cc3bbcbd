"""The bots' evaluation of a position of Pantheon, in hundredths of a point, and their default moves.

The worths are estimates from play, `WEIGHTS` are tuned. Points count in full; columns and demigods count once for each
remaining scoring; lasting effects are weighted by the remaining epochs; cards count for what they may still pay; routes
count for their distance to loot and columns. Bots evaluate only determinizations, so this module may read hidden state.
"""

from functools import cache, lru_cache

from ..course import clockwise, is_over
from ..prospects import final_worth
from .data import (
    CARDS,
    CARDS_ONLY,
    COLUMN,
    COLUMN_POINTS,
    COST,
    DEPRACCUS,
    EPOCHS,
    FOOT,
    GADICEA,
    GAIVILES,
    GOD,
    HIGHEST,
    LOOT,
    OFFERING,
    OFFERINGS,
    PIETALTE,
    PLAESIRIS,
    SCORING_AFTER,
    STEP,
    STEPS_A_CARD,
    STONKUS,
    SURPARIT,
    TRAITERA,
    VINTHRAD,
)
from .map import BIT, COLUMN_SPACES, FOR_FEET, KIND, NEAR, SPACES, mask, members
from .market import BUY_PIECE, BUY_TILE, DONE, PAY, purchases
from .movement import has_placed
from .nations import DISCARD
from .placement import PLACE, crowds, targets
from .scoring import score
from .state import NOWHERE, budget, highest_rank, money_cards, on_board
from .worship import payments

# --- what things are worth ---------------------------------------------------------------------------------

CARD_WORTH = {STEP: 95, OFFERING: 45}  # for each card up to PLENTY
PLENTY = {STEP: 5, OFFERING: 4}  # cards of a kind; cards above this number count a third
COIN, COINS = 55, 8  # a coin; the number of coins above which they count a third
ENOUGH_FEET, ENOUGH_COLUMNS = 7, 4  # the default move buys no more pieces than these
FEET, PLACED_FOOT = (0, 130, 260, 380, 490, 580, 650, 710, 760, 800, 830, 850, 870), 25
SPARE_COLUMNS = (0, 110, 210, 290, 350, 390, 420, 440, 450, 455, 460, 465, 470)
RANK_WORTH = (0, 45, 85, 115, 135)  # by rank, per remaining epoch
STEP_WORTH = 210  # a free step, per remaining epoch
# Gods with a lasting effect, per remaining epoch; from a fit like that of OUTLOOK with each god by itself
LASTING = {DEPRACCUS: 90, GAIVILES: 20, STONKUS: 250, GADICEA: 15}
ANOTHER_ACTION = 190
BLIND_CARD = 50  # a card still to be drawn
COLUMN_AT_END, COLUMN_AT_FIRST = 290, 190  # the average worth of a column in the last and in the first scoring
LOOT_WORTH = dict(zip(LOOT, (0, 0, 200, 120, 180, 150, 0, 0, 170, 150)))
NEARNESS = (0, 42, 30, 19, 10, 5)  # per cent of a goal's worth, by distance in placements
WORSHIP_NEARNESS = (38, 20, 10, 4)  # per cent of a god's worth, by number of missing cards
# How much each term counts, in per cent, tuned by self-play (tests/bench/tune.py): a point that is scored counts about
# twice as much as one that is only expected
WEIGHTS = {
    "points": 100,
    "columns": 50,
    "demigods": 50,
    "gods": 75,
    "offerings": 45,
    "cards": 40,
    "money": 45,
    "reserve": 55,
    "steps": 50,
    "position": 40,
    "worship": 45,
}
# For `prospects`: how much each of the `worths` says of who will win, in per cent, and the lead that makes a win e
# times as likely as a defeat; fitted to 2,000 games, as tests/bench/outlook.py does. The other terms say nothing of it,
# and a search without them wins no fewer games
OUTLOOK = {
    "points": 100,
    "columns": 92,
    "demigods": 73,
    "gods": 107,
    "offerings": 100,
    "money": 112,
    "reserve": 112,
    "position": 81,
    "worship": 123,
}
LEAD = 840


def epochs_left(s) -> int:
    """The number of remaining epochs, including the current one."""
    return EPOCHS + 1 - max(s.epoch, 1)


def scorings_left(s) -> int:
    return sum([s.epoch <= epoch for epoch in SCORING_AFTER])


def column_worth(s, count: int) -> int:
    """The worth of `count` columns on the board in the remaining scorings.

    The further away a scoring is, the closer the estimate is to the same worth for each column.
    """
    left = EPOCHS - s.epoch
    worth = (left * COLUMN_AT_END * count + (EPOCHS - left) * 100 * COLUMN_POINTS[count]) // EPOCHS
    first = SCORING_AFTER[0] - s.epoch
    if first >= 0:
        worth += (first * COLUMN_AT_FIRST * count + (3 - first) * 100 * COLUMN_POINTS[count]) // 3
    return worth


def another_column(s, p) -> int:
    """The worth of one more column on the board."""
    count = on_board(p, COLUMN)
    return column_worth(s, min(count + 1, 12)) - column_worth(s, count)


def god_worth(s, p, god: int) -> int:
    """The worth of a god's effect, without its points."""
    left = epochs_left(s)
    if god == VINTHRAD:
        return STEP_WORTH * left
    if god == DEPRACCUS:
        return LASTING[god] * (left - 1)
    if god in LASTING:
        return LASTING[god] * left
    if god == PIETALTE:
        return 100 * scorings_left(s) * min(highest_rank(p) + (left > 2), HIGHEST)
    if god == TRAITERA:
        return ANOTHER_ACTION if left > 1 else ANOTHER_ACTION // 2
    if god == SURPARIT:
        return 100 * s.epoch + 45 * left
    if god == PLAESIRIS:
        return 100 * scorings_left(s) * (sum(s.demigods[-2:]) or 5)
    return COIN * s.money[-1] if s.money else 0


def loot_worth(s, p, tile: int) -> int:
    """What a loot tile is worth to a player."""
    name = LOOT[tile]
    if name == "demigod":
        return 100 * scorings_left(s) * (s.demigods[-1] if s.demigods else 0)
    if name == "god":
        return 100 * s.epoch + 50 * epochs_left(s) + 60
    if name.startswith("steps"):
        return (tile - LOOT.index("steps1") + 1) * STEP_WORTH * (epochs_left(s) - 1) + 50
    return LOOT_WORTH[name] if epochs_left(s) > 1 else LOOT_WORTH[name] // 2


def cards_worth(s, p) -> int:
    """Movement and offering cards, less for many of a kind, and less when there is little time left."""
    worth = some(CARD_WORTH[STEP], p.hand[STEP], PLENTY[STEP])
    for card in range(OFFERING, OFFERING + len(OFFERINGS)):
        worth += some(CARD_WORTH[OFFERING], p.hand[card], PLENTY[OFFERING])
    return worth if epochs_left(s) > 1 else worth * 2 // 3


def some(each: int, count: int, plenty: int) -> int:
    return each * count if count <= plenty else each * plenty + each * (count - plenty) // 3


def money_worth(s, p) -> int:
    worth = some(COIN, money_cards(p), COINS)
    return worth if epochs_left(s) > 1 else worth * 2 // 3


def worship_worth(s, p) -> int:
    """How close the player is to affording the best god on display."""
    best = 0
    cards = p.hand[OFFERING:]
    both = sorted([held + rank for held, rank in zip(cards, p.rank)], reverse=True)
    cards = sorted(cards, reverse=True)
    for god in sorted(set(s.gods)):
        missing = 0
        for number, held in zip(COST[god], cards if god in CARDS_ONLY else both):
            if number > held:
                missing += number - held
        if missing < len(WORSHIP_NEARNESS):
            best = max(best, WORSHIP_NEARNESS[missing] * (100 * s.epoch + god_worth(s, p, god)) // 100)
    return best


def appraise(s, seat: int) -> dict[str, int]:
    """The worth of a position for a seat, by category, in hundredths of a point; after the end, `final_worth`.

    `rivals` is minus what the others have, on average. Without it whoever ends an epoch would seem to lose what its
    rest is worth to everybody, and nobody would end it.
    """
    if is_over(s):
        return final_worth(score(s), seat)
    own, *others = [weighed(s, player) for player in clockwise(s, seat)]
    return own | {"rivals": -sum([sum(terms.values()) for terms in others]) // len(others)}


def weighed(s, seat: int) -> dict[str, int]:
    """What a seat has and what it promises, by category, each term by its weight."""
    return {term: worth * WEIGHTS[term] // 100 for term, worth in worths(s, seat).items()}


def worths(s, seat: int) -> dict[str, int]:
    """What a seat has and what it promises, by category, before the weights."""
    p = s.players[seat]
    left = epochs_left(s)
    gods = p.gods
    return {
        "points": 100 * sum(p.points),
        "columns": column_worth(s, on_board(p, COLUMN)),
        "demigods": 100 * scorings_left(s) * sum([value * count for value, count in enumerate(p.demigods) if count]),
        "gods": sum([count * god_worth(s, p, god) for god, count in enumerate(gods) if count and god != VINTHRAD]),
        "offerings": sum([RANK_WORTH[rank] for rank in p.rank]) * left,
        "cards": cards_worth(s, p) + BLIND_CARD * cards_to_come(s, seat),
        "money": money_worth(s, p),
        "reserve": reserve_worth(p, left),
        "steps": STEP_WORTH * left * (gods[VINTHRAD] + p.strides[0] + 2 * p.strides[1]),
        "position": position_worth(s, p) if s.temple != NOWHERE else 0,
        "worship": worship_worth(s, p),
    }


def cards_to_come(s, seat: int) -> int:
    """The number of cards the seat still draws in the current Draw action."""
    rule, actor, *args = s.agenda[-1]
    return args[0] if rule == "draw_card" and actor == seat else 0


def reserve_worth(p, left: int) -> int:
    """The worth of the personal reserve. Placed feet count too while another epoch follows, as they return."""
    feet = p.spare[FOOT]
    worth = FEET[feet + on_board(p, FOOT)] - PLACED_FOOT * on_board(p, FOOT) if left > 1 else FEET[feet] // 3
    return worth + SPARE_COLUMNS[p.spare[COLUMN]] * min(left, 4) // 4


# --- routes ------------------------------------------------------------------------------------------------


FARTHEST, TOO_FAR = 6, 9  # placements that are still counted


@cache
def far(goal: int) -> tuple[int, ...]:
    """By space: the number of placements from a piece there to one on the goal, with feet in between; or TOO_FAR."""
    found = [TOO_FAR] * len(SPACES)
    found[goal] = 0
    edge, distance = [goal], 0
    while edge and distance < FARTHEST:
        distance += 1
        near = 0
        for space in edge:
            near |= NEAR[space]
        fresh = [space for space in members(near) if found[space] == TOO_FAR]
        for space in fresh:
            found[space] = distance
        edge = [space for space in fresh if BIT[space] & FOR_FEET]
    return tuple(found)


@cache
def rings(goal: int) -> tuple[int, ...]:
    """By number of placements: the spaces from which a goal is that far."""
    placements = far(goal)
    return tuple(
        mask(space for space in range(len(SPACES)) if placements[space] == number) for number in range(FARTHEST + 1)
    )


@lru_cache(maxsize=20_000)
def least_distance(goal: int, starts: int) -> int:
    """The number of placements to a goal from the nearest of a set of spaces, or TOO_FAR."""
    for number, ring in enumerate(rings(goal)):
        if ring & starts:
            return number
    return TOO_FAR


COLUMNS_AROUND = tuple(
    mask(goal for goal in COLUMN_SPACES if far(goal)[space] <= FARTHEST) for space in range(len(SPACES))
)


@lru_cache(maxsize=5_000)
def columns_around(starts: int) -> int:
    """The column spaces that are not too far from a set of spaces."""
    near = 0
    for space in members(starts):
        near |= COLUMNS_AROUND[space]
    return near


def position_worth(s, p) -> int:
    """The worth of the loot and column spaces near the player's routes."""
    feet, columns = p.spare
    if not feet and not columns:
        return 0
    starts = BIT[s.temple] | p.linked
    worth = 0
    for space, tile in zip(s.lying, s.tiles):
        distance = least_distance(space, starts)
        if distance <= feet and distance < len(NEARNESS):
            worth += NEARNESS[distance] * loot_worth(s, p, tile) // 100
    if columns:
        near, (once, full) = [], crowds(s)
        for space in members(COLUMNS_AROUND[s.temple] & ~(p.columns | full)):
            distance = least_distance(space, starts) + (once >> space & 1)
            if distance - 1 <= feet and distance < len(NEARNESS):
                near.append(NEARNESS[distance])
        near.sort(reverse=True)
        worth += sum(near[:columns]) * another_column(s, p) // 100
    return worth


# --- default moves -----------------------------------------------------------------------------------------


def habit(s):
    """The default move at this decision, or None: walk to the best goal, pay with the cards of least worth."""
    rule, seat, *args = s.agenda[-1]
    p = s.players[seat]
    if rule == "march":
        steps, cards, jumps = args
        on = next_place(s, p, steps, STEPS_A_CARD * (p.hand[STEP] - cards), jumps, CARD_WORTH[STEP] // 2)
        return on or (DONE if has_placed(s, seat, steps, cards) else None)
    if rule == "shop" and args[0]:
        return next_purchase(s, p, budget(p) - args[0])
    if rule == "settle":
        return next_money(p, *args)
    if rule == "offer":
        return min(payments(p, GOD[args[0]]), key=lambda way: offered_worth(p, way[1]))[0]
    if rule == "discard":
        held = [card for card in range(len(CARDS)) if p.hand[card]]
        return DISCARD[min(held, key=lambda card: card_left_worth(p, card))]
    return None


def next_place(s, p, free: int, more: int, jumps: int, price: int):
    """The first placement on the way to the best goal within reach, or None.

    The worth of a goal is reduced by `price` for each step beyond the `free` ones. If no goal is within reach, free
    steps are spent on coming nearer to one.
    """
    feet, steps = p.spare[FOOT], free + more
    starts = BIT[s.temple] | p.linked
    once, full = crowds(s)
    plans, far_off = [], []
    for goal, worth in goals(s, p, starts, full):
        distance = least_distance(goal, starts)
        cost = distance + (once >> goal & 1)
        if cost <= steps and distance <= feet + (KIND[goal] == "column"):
            plans.append((worth - price * max(0, cost - free), goal, distance))
        elif distance <= FARTHEST:
            far_off.append((worth // distance, goal, distance))
    plans.sort(reverse=True)
    for worth, goal, distance in plans:
        if worth <= 0:
            break
        if action := towards(goal, distance, targets(s, p, steps, jumps), once):
            return action
    if free and feet > 1 and far_off:
        _, goal, distance = max(far_off)
        return towards(goal, distance, targets(s, p, free, jumps), once)
    return None


def towards(goal: int, distance: int, spaces: int, once: int):
    """The placement on one of `spaces` that gets nearest to a goal, or None if none gets nearer.

    `distance` is the present distance to the goal; of equal placements the cheapest is chosen.
    """
    placements = far(goal)
    best, found = 2 * distance, None
    for space in members(spaces):
        if placements[space] < distance and (space == goal or KIND[space] != "column"):
            cost = 2 * placements[space] + (once >> space & 1)
            if cost < best:
                best, found = cost, PLACE[space]
    return found


def goals(s, p, starts: int, full: int) -> list[tuple[int, int]]:
    """The spaces worth reaching, as (space, worth)."""
    found = [(space, loot_worth(s, p, tile)) for space, tile in zip(s.lying, s.tiles)]
    if p.spare[COLUMN]:
        worth = another_column(s, p)
        found += [(space, worth) for space in members(columns_around(starts) & ~(p.columns | full))]
    return found


def next_purchase(s, p, money: int):
    """Placements that reach a goal first, then cheap tiles and pieces, then nothing more."""
    if money > 0:
        if action := next_place(s, p, 0, money, 0, COIN):
            return action
        actions = purchases(p, money)
        for offering in range(len(OFFERINGS)):
            if (
                p.rank[offering] < 2
                and BUY_TILE[offering][p.rank[offering] + 1] in actions
                and money >= p.rank[offering] + 1
            ):
                return BUY_TILE[offering][p.rank[offering] + 1]
        if BUY_PIECE[FOOT] in actions and p.spare[FOOT] + on_board(p, FOOT) < ENOUGH_FEET:
            return BUY_PIECE[FOOT]
        if BUY_PIECE[COLUMN] in actions and p.spare[COLUMN] < ENOUGH_COLUMNS:
            return BUY_PIECE[COLUMN]
    return DONE


def next_money(p, due: int, largest: int):
    """Pay with the largest card up to the amount due, otherwise with the smallest one above it."""
    values = [
        value
        for value in range(1, largest + 1)
        if p.hand[value] and sum(each * p.hand[each] for each in range(1, value + 1)) >= due
    ]
    small = [value for value in values if value <= due]
    return PAY[max(small) if small else min(values)]


def offered_worth(p, cards) -> int:
    """The worth of the cards of a payment; a card is worth less the more of its type are in the hand."""
    return sum(100 * count - 3 * p.hand[OFFERING + offering] * count for offering, count in enumerate(cards))


def card_left_worth(p, card: int) -> int:
    """The worth of one card of a kind when the hand is over its limit."""
    if card == STEP:
        return CARD_WORTH[STEP] if p.hand[STEP] <= PLENTY[STEP] else CARD_WORTH[STEP] // 3
    if card < OFFERING:
        return COIN * card
    return CARD_WORTH[OFFERING] + 4 * p.hand[card] if p.hand[card] <= PLENTY[OFFERING] else CARD_WORTH[OFFERING] // 3
