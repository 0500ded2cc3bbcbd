"""Does any plan dominate Pantheon (Fritzen)? Fixed plans, each against a mixed field of all of them.

Who follows a fixed plan lays it anew every round, on the sides that are worth most to them at that moment; what they
buy is what looks best to `appraise`. Of every plan, for every number of seats: its share of the wins, as a multiple of
a fair share. None should have more than 1.5 of them.
"""

from collections.abc import Callable
from functools import partial

from pyengine import GAMES
from pyengine.chance import Dice, below
from pyengine.course import apply, choices, seat_asked
from pyengine.disciples.data import CELL_MAX, FIRST_QUEST_CELL, INIT, WHEAT
from pyengine.disciples.planning import LAY, repair
from pyengine.disciples.plans import leanings
from pyengine.disciples.state import cells_in_use
from pyengine.match import complete_options

from .figures import Row

GAME = GAMES["disciples"]
SEATS = (2, 3, 4, 6)
FAIR = 1.5

Shape = Callable  # (plan, disciples to lay, leans by quest, seat's player) -> None: fills the plan


def lay(plan: list[int], cell: int, number: int, left: int) -> int:
    """Lay so many on a cell, as far as there is room; returns the disciples left."""
    number = max(0, min(number, left, CELL_MAX - plan[cell]))
    plan[cell] += number
    return left - number


def gathered(plan: list[int], left: int, most: int = 3 * CELL_MAX) -> int:
    """Lay on resources evenly, `most` of them."""
    for turn in range(min(most, left)):
        kind = min(range(WHEAT + 1), key=lambda kind: (plan[kind], (kind + turn) % 3))
        left = lay(plan, kind, 1, left)
    return left


def heaped(plan: list[int], left: int, leans: list[int], heaps, side: int | None = None) -> int:
    """Lay heaps on quests, those first that matter most, on the side that is worth more or on one side only."""
    order = sorted(range(len(leans)), key=lambda slot: -abs(leans[slot]))
    for heap, slot in zip(heaps, order):
        left = lay(plan, quest_cell(slot, leans, side), heap, left)
    return left


def quest_cell(slot: int, leans: list[int], side: int | None) -> int:
    return FIRST_QUEST_CELL + 2 * slot + (leans[slot] < 0 if side is None else side)


def mixed_shape(plan, left, leans, heaps=(), init=0, most=15, side=None, both=False, gather_first=0) -> None:
    """Initiative, then so many resources, then heaps on quests, then resources, then whatever room there is."""
    left = lay(plan, INIT, init, left)
    left = gathered(plan, left, gather_first)
    left = heaped(plan, left, leans, heaps, side)
    if both:
        for slot in range(len(leans)):
            left = lay(plan, quest_cell(slot, leans, side) ^ 1, 1, left)
    left = gathered(plan, left, most)
    heaped(plan, left, leans, (CELL_MAX,) * len(leans), side)


PLANS: dict[str, Shape] = {
    "5-5-4 and initiative": partial(mixed_shape, heaps=(5, 5, 4), init=1, most=0),
    "5-5-5": partial(mixed_shape, heaps=(5, 5, 5), most=0),
    "5-5 and resources": partial(mixed_shape, heaps=(5, 5), init=1),
    "5 and resources": partial(mixed_shape, heaps=(5,)),
    "4-4-4 and resources": partial(mixed_shape, heaps=(4, 4, 4), init=1),
    "3-3-3-3 and initiative": partial(mixed_shape, heaps=(3, 3, 3, 3), init=1),
    "3-3 and resources": partial(mixed_shape, heaps=(3, 3), init=1),
    "2-2-2-2 and resources": partial(mixed_shape, heaps=(2, 2, 2, 2), init=1),
    "tickets and resources": partial(mixed_shape, heaps=(1, 1, 1, 1)),
    "tickets on both sides": partial(mixed_shape, heaps=(1, 1, 1, 1), both=True),
    "2-1-1-1 on both sides": partial(mixed_shape, heaps=(2, 1, 1, 1), both=True, init=1),
    "resources only": partial(mixed_shape),
    "resources 10": partial(mixed_shape, heaps=(5, 5), gather_first=10, most=0),
    "resources 5": partial(mixed_shape, heaps=(4, 4, 4, 4), gather_first=5, most=0),
    "initiative 3": partial(mixed_shape, heaps=(3, 3, 3), init=3),
    "initiative 5": partial(mixed_shape, heaps=(2, 2, 2, 2), init=5),
    "light only": partial(mixed_shape, heaps=(4, 4, 4, 4), init=1, side=0),
    "dark only": partial(mixed_shape, heaps=(4, 4, 4, 4), init=1, side=1),
}

ROWS = [
    Row(f"{name}, {seats} seats", f"{seats} {name}", "x fair", most=FAIR, alone=True)
    for seats in SEATS
    for name in PLANS
]


def measure(games: int, seats: tuple[int, ...] = SEATS) -> dict:
    """The share of the wins of every plan as a multiple of a fair share, `games` for each plan and number of seats."""
    return {
        f"{number} {name}": [sum(wins(number, name, seed) for seed in range(games)) * number / games]
        for number in seats
        for name in PLANS
    }


def wins(seats: int, name: str, seed: int) -> bool:
    """Does the plan win this game, from a seat that changes with the seed, against others drawn from the field?"""
    dice = Dice(seed)
    names = [list(PLANS)[below(dice, len(PLANS))] for _ in range(seats)]
    names[seed % seats] = name
    return seed % seats in play(names, seed, dice)["winners"]


def play(names: list[str], seed: int, dice) -> dict:
    """The outcome of a game in which each seat follows a fixed plan; gods, powers and tools are taken at random."""
    rules, seats = GAME.rules, len(names)
    s = GAME.setup(seats, complete_options(GAME, seats, {}), seed)
    while s.agenda:
        rule, seat, *_ = s.agenda[-1]
        options = choices(rules, s)
        if rule == "lay":
            for action in laid(s, seat, names[seat]):
                apply(rules, s, action)
        elif len(options) == 1:
            apply(rules, s, options[0])
        elif s.round == 0:
            apply(rules, s, options[below(dice, len(options))])
        else:
            apply(rules, s, GAME.habit(s) or best(s, seat, options))
    return GAME.outcome(s)


def laid(s, seat: int, name: str) -> list:
    p = s.players[seat]
    plan = [0] * cells_in_use(s)
    PLANS[name](plan, p.disciples, leanings(s, seat))
    plan = repair(tuple(plan), p.disciples, len(plan))
    return [LAY[cell][number] for cell, number in enumerate(plan)]


def best(s, seat: int, options: list):
    """The choice after which the position looks best, once what follows from it is done."""

    def worth(action) -> int:
        after = s.copy()
        apply(GAME.rules, after, action)
        while after.agenda and seat_asked(after) == seat and (habit := GAME.habit(after)):
            apply(GAME.rules, after, habit)
        return sum(GAME.appraise(after, seat).values())

    return max(options, key=worth)
