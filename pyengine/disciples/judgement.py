"""The bots' evaluation of a position of Pantheon (Fritzen), in hundredths of a point, and their default moves.

The worths are estimates from play; with two seats they are weighted by what was tuned. Points count in full; resources,
disciples and tools for what they can still bring in the rounds that are likely to come; objectives by where their
peoples stand. A plan that lies sealed counts for what it may be expected to bring against what the others laid last
time: what they have laid now is not looked at. Once the temples are open, the columns to come count for what they are
going to bring.
"""

from functools import lru_cache
from typing import NamedTuple

from ..course import is_over
from ..prospects import decay, final_worth
from .data import (
    CELL_MAX,
    DARK,
    DISCIPLES,
    FIRST_QUEST,
    FIRST_QUEST_CELL,
    GAIN,
    INIT,
    LIGHT,
    LOSE,
    LOSERS,
    MARKERS_TO_FINISH,
    QUESTS,
    RESOURCES_A_POINT,
    SCORE_CARD,
    VP,
    WINNERS,
)
from .effects import count, counts, received
from .purchase import PAY, usual_payment
from .quests import ranking, resolution_effect, winning_side
from .scoring import monument_value, score
from .setup import GOD_ACTIONS
from .state import BUYING, EMPTY, PLANNING, RESOLVING, ladder_half, max_rounds, quest_pile

# --- what things are worth ---------------------------------------------------------------------------------------

RESOURCE, SPARE = 62, 33  # a resource that can still be used to build, and one that can't
PLENTY = 12  # resources beyond this number are worth less
DISCIPLE_ROUND = 70  # a disciple, for each round to come
TO_LAY = 70  # a disciple that is still to be laid this round
# How much more than an average card a power and a tool bring, in hundredths of a point, by number: regression of points
# on dealt cards (tests/bench/powers.py), the mean of games for two and for four
POWER_WORTH = (150, 100, -250, -190, 150, -50, 50, 50, 0)
TOOL_WORTH = (-10, -180, -120, -130, 120, -80, 190, 240, -60)
TOOL_ROUND = (165, 60, 90, 135, 160, 105, 120, 110, 150)  # a tool once it is built, for each round to come
# How much these terms count with two seats, in per cent, tuned by self-play (tests/bench/tune.py). With more seats,
# where one seat decides less, bots with these weights win no more games than without
WEIGHTS_OF_TWO = {"quests": 300, "ladder": 400, "to_lay": 330}
# For `prospects`: how much each term of `standing` says of who will win, in per cent, and the lead that makes a win e
# times as likely as a defeat (tests/bench/outlook.py). What a plan brings was fitted to questions of all kinds, the
# rest to the starts of planning, where a search ends
OUTLOOK = {
    "points": 100,
    "monuments": 94,
    "resources": 80,
    "cards": 90,
    "objectives": 97,
    "headcount": 40,
    "gathering": 105,
    "quests": 95,
    "ladder": 80,
    "to_lay": 150,
}
LEAD = 920


def rounds_left(s) -> int:
    """The rounds likely to come after this one, in tenths, by the clock that runs out first."""
    if s.ends:
        return 0
    seats = len(s.players)
    half = ladder_half(s)
    steps = half - max(max(s.ladder), -min(s.ladder))
    by_ladder = 11 * steps - 4
    by_quests = 10 * (quest_pile(s) + 1) * 10 // (13 if len(s.quests) == 3 else 17)
    by_monuments = 10 * (len(s.pile) + 1) * 10 // (12 * seats + 2)
    return max(3, min(by_ladder, by_quests, by_monuments, 10 * (max_rounds(s) - s.round)))


def hold_chance(ladder: tuple[int, ...], peoples: tuple[int, ...], people: int, sign: int, left: int) -> int:
    """The chance, in thousandths, that a people will be the most (sign 1) or the least (-1) powerful at the end, from
    where they all stand now; `left` is NOTHING_LEFT when they will stay there."""
    here = sign * ladder[people]
    best = max([sign * ladder[other] for other in peoples if other != people])
    ahead = here - best
    if left == NOTHING_LEFT:
        return 1000 * (ahead >= 0)
    spread = 60 + 9 * left  # hundredths of a step that a lead may change, roughly
    if ahead >= 0:
        return 1000 - decay(100 * ahead + 35, spread) * 6 // 10
    return decay(-100 * ahead - 35, spread) * 5 // 10


def objectives_worth(s, ladder: list[int], p, left: int) -> int:
    """An objective is worth ten points, so a thousandth of a chance is worth a hundredth of a point."""
    if not left and s.phase == BUYING:
        left = NOTHING_LEFT
    return worth_on_ladder(tuple(ladder), s.peoples, p.favoured, p.unfavoured, left)


NOTHING_LEFT = -1  # rounds


@lru_cache(maxsize=20_000)
def worth_on_ladder(
    ladder: tuple[int, ...], peoples: tuple[int, ...], favoured: int, unfavoured: int, left: int
) -> int:
    """What both objectives are worth; in search the ladder is often the same."""
    return hold_chance(ladder, peoples, favoured, 1, left) + hold_chance(ladder, peoples, unfavoured, -1, left)


def amounts_worth(amounts, left: int) -> int:
    """What an effect's resources, points and disciples are worth."""
    return RESOURCE * sum(amounts[:VP]) + 100 * amounts[VP] + DISCIPLE_ROUND * left * amounts[DISCIPLES] // 10


# --- a position ----------------------------------------------------------------------------------------------------


def appraise(s, seat: int) -> dict[str, int]:
    """The worth of a position for a seat, by category, in hundredths of a point; after the end, `final_worth`."""
    if is_over(s):
        return final_worth(score(s), seat)
    found = worths(s, seat)
    if len(s.players) == 2:
        for term, weight in WEIGHTS_OF_TWO.items():
            found[term] = found[term] * weight // 100
    return found


def worths(s, seat: int) -> dict[str, int]:
    """What a seat has and what it promises, by category, before the weights."""
    p = s.players[seat]
    left = rounds_left(s)
    coming = NOTHING
    if s.phase == PLANNING:
        coming = of_plan(s, seat, left)
    elif s.phase == RESOLVING:
        coming = of_columns(s, seat, left)
    return {
        "points": 100 * sum(p.points),
        "monuments": 100 * sum([monument_value(p, number) for number in p.monuments]),
        "resources": resources_worth(s, p, left),
        "disciples": DISCIPLE_ROUND * left * p.disciples // 10,
        "cards": cards_worth(p, left),
        "objectives": objectives_worth(s, s.ladder, p, left) if p.favoured != EMPTY else 0,
        "gathering": coming.gathering,
        "quests": coming.quests,
        "ladder": coming.ladder,
        "to_lay": coming.to_lay,
    }


def standing(s, seat: int) -> dict[str, int]:
    """What tells who will win, by category: `worths`, and the number of disciples, which tells more of it than what
    they can do in the rounds to come."""
    return {**worths(s, seat), "headcount": 100 * s.players[seat].disciples}


class Coming(NamedTuple):
    """What a plan is going to bring: resources, rewards of quests, steps of peoples that matter for the objectives; and
    what the disciples still to be laid usually bring."""

    gathering: int = 0
    quests: int = 0
    ladder: int = 0
    to_lay: int = 0


NOTHING = Coming()


def resources_worth(s, p, left: int) -> int:
    """Resources that will be used to build, and those that only count at the end."""
    held = sum(p.stock)
    if not left and s.phase == BUYING and not any(rule in ("may_build", "build") for rule, *_ in s.agenda):
        return 100 * (held // RESOURCES_A_POINT)
    useful = min(held, PLENTY)
    return RESOURCE * useful + SPARE * (held - useful)


def cards_worth(p, left: int) -> int:
    worth = POWER_WORTH[p.power] if p.power != EMPTY else 0
    if p.tool != EMPTY:
        worth += TOOL_WORTH[p.tool] + (TOOL_ROUND[p.tool] * left // 10 if p.tool_built else 0)
    return worth


# --- a plan --------------------------------------------------------------------------------------------------------

# How others are thought to lay a cell of a quest, unless more is known: the chance of 0, 1, ... 5, in thousandths
USUAL = (520, 130, 120, 110, 60, 60)
MEAN = sum(number * chance for number, chance in enumerate(USUAL))  # thousandths of a disciple


def chances_to_be_beaten(number: int) -> int:
    """The chance, in thousandths, that one other counts more on a cell, or as much with better initiative."""
    return sum(USUAL[number + 1 :]) + USUAL[number] // 2 if number <= CELL_MAX else 0


def rank_worth(seats: int, number: int) -> int:
    """The points of the score card to be expected for a count on the winning cell, in hundredths."""
    beaten = chances_to_be_beaten(number)
    ways = [1000]  # by the number ahead: its chance
    for _ in range(seats - 1):
        ways = [(here * (1000 - beaten) + before * beaten) // 1000 for here, before in zip([*ways, 0], [0, *ways])]
    return sum(points * chance for (points, least), chance in zip(SCORE_CARD[seats], ways) if number >= least) // 10


RANK_WORTH = tuple(
    tuple(rank_worth(seats, number) if number and seats > 1 else 0 for number in range(CELL_MAX + 3))
    for seats in range(7)
)
SWAY = (0, 0, 170, 210, 250, 280, 310)  # by seats: hundredths of a disciple that make a side e times likelier


def likelihood(lead: int, seats: int) -> int:
    """The chance, in thousandths, that the side with that expected lead, in hundredths of a disciple, wins."""
    away = decay(abs(lead), SWAY[seats]) // 2
    return 1000 - away if lead > 0 else away if lead < 0 else 500


def expected(s, seat: int, cell: int) -> int:
    """What the others are thought to lay on a cell of a quest together, in hundredths of a disciple."""
    total = 0
    for other, p in enumerate(s.players):
        if other != seat:
            total += 35 * p.last[cell] + MEAN * 65 // 1000 if p.last else MEAN // 10
    return total


def side_worths(s, seat: int, slot: int, left: int) -> tuple[int, int, int, int]:
    """What a win of LIGHT and of DARK would be worth to a seat, whatever it has laid there: (for the ladder: light,
    dark; for who counts there: light, dark)."""
    p = s.players[seat]
    peoples = s.tokens[2 * slot : 2 * slot + 2]
    half = ladder_half(s)
    before = objectives_worth(s, s.ladder, p, left)
    ladder, rewards = [], []
    for side in (LIGHT, DARK):
        up, down = peoples[side], peoples[1 - side]
        after = s.ladder[:]
        after[up] = min(half, after[up] + 1)
        after[down] = max(-half, after[down] - 1)
        ladder.append(objectives_worth(s, after, p, left) - before)
        rewards.append(reward(s, slot, side, WINNERS, left))
    return *ladder, *rewards


def reward(s, slot: int, side: int, scope: int, left: int) -> int:
    """What the winners, or the losers, get when a side wins, without the score card."""
    effect = resolution_effect(s, s.tokens[2 * slot + side])
    worth = 0
    if effect.scope == scope:
        worth += amounts_worth(effect.amounts, left) * (-1 if effect.op == LOSE else 1)
    if s.markers[2 * slot + side] + 1 == MARKERS_TO_FINISH:
        for each in QUESTS[s.quests[slot]].epilogue[side]:
            if each.scope == scope:
                if each.op in (GAIN, LOSE):
                    worth += amounts_worth(each.amounts, left) * (-1 if each.op == LOSE else 1)
                elif each.grant:
                    worth += 90
    return worth


def of_plan(s, seat: int, left: int) -> Coming:
    """What a plan may be expected to bring, of the cells laid so far."""
    p = s.players[seat]
    seats = len(s.players)
    laid = len(p.plan)
    gathering = sum(RESOURCE * received(p, cell, count(s, seat, cell)) for cell in range(min(INIT, laid)))
    quests = ladder = 0
    for slot in range(max(0, laid - FIRST_QUEST_CELL) // 2):
        cell = FIRST_QUEST_CELL + 2 * slot
        light, dark = count(s, seat, cell), count(s, seat, cell + 1)
        lead = 100 * (light - dark + s.bonus[2 * slot] - s.bonus[2 * slot + 1])
        lead += expected(s, seat, cell) - expected(s, seat, cell + 1)
        chance = likelihood(lead, seats)
        ladder_light, ladder_dark, for_light, for_dark = side_worths(s, seat, slot, left)
        if_light = if_dark = 0
        if light:
            if_light += for_light + RANK_WORTH[seats][light]
            if_dark += reward(s, slot, DARK, LOSERS, left)
        if dark:
            if_dark += for_dark + RANK_WORTH[seats][dark]
            if_light += reward(s, slot, LIGHT, LOSERS, left)
        quests += (chance * if_light + (1000 - chance) * if_dark) // 1000
        ladder += (chance * ladder_light + (1000 - chance) * ladder_dark) // 1000
    return Coming(gathering, quests, ladder, TO_LAY * (p.disciples - sum(p.plan)))


def of_columns(s, seat: int, left: int) -> Coming:
    """What the columns to come are going to bring, as the open temples stand."""
    p = s.players[seat]
    gathering = sum(RESOURCE * received(p, cell, count(s, seat, cell)) for cell in range(s.column, INIT))
    order = s.order
    if s.column <= INIT:
        bids = counts(s, INIT)
        order = tuple(sorted(order, key=lambda other: -bids[other]))
    quests = ladder = 0
    for slot in range(max(0, s.column - FIRST_QUEST), len(s.quests)):
        rewards, steps = quest_worth(s, seat, slot, order, left)
        quests += rewards
        ladder += steps
    return Coming(gathering, quests, ladder)


def quest_worth(s, seat: int, slot: int, order, left: int) -> tuple[int, int]:
    """What a quest is going to bring with the temples open: (rewards, what the ladder does for the objectives)."""
    if s.quests[slot] == EMPTY:
        return 0, 0
    cell = FIRST_QUEST_CELL + 2 * slot
    light, dark = counts(s, cell), counts(s, cell + 1)
    totals = sum(light) + s.bonus[2 * slot], sum(dark) + s.bonus[2 * slot + 1]
    side, _, _ = winning_side(light, dark, totals, order)
    if side == EMPTY:
        return 0, 0
    won, lost = (dark, light) if side else (light, dark)
    worths = side_worths(s, seat, slot, left)
    rewards = 0
    if won[seat]:
        rewards += worths[2 + side] + 100 * dict(ranking(won, order, SCORE_CARD[len(s.players)])).get(seat, 0)
    if lost[seat]:
        rewards += reward(s, slot, side, LOSERS, left)
    return rewards, worths[side]


# --- default moves -------------------------------------------------------------------------------------------------


def habit(s):
    """The default move at this decision, or None: any god, and payments as they are asked for."""
    rule, seat, *args = s.agenda[-1]
    if rule == "choose_god":
        taken = {p.god for p in s.players}
        return next(action for god, action in enumerate(GOD_ACTIONS) if god not in taken)
    if rule == "pay":
        resource, wood, metal, wheat, paid = args
        return PAY[resource][usual_payment(s.players[seat], resource, (wood, metal, wheat), paid)[resource]]
    return None
