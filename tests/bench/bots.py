"""The strength of each bot level against the level below, and its thinking time relative to the greedy bot.

All matches together take many hours, most of them for the expert level. Every played deal is therefore stored in
`.cache/deals.jsonl`, and the next run continues from there while the engine and the rules of the game are unchanged.
"""

from time import process_time
from typing import NamedTuple

import build
from facts import facts_of
from pyengine import GAMES
from pyengine.bots import LADDER, choose, think
from pyengine.chance import Dice
from pyengine.course import apply, choices
from pyengine.match import complete_options
from pyengine.simulate import bar, simulate
from pyengine.workers import hire

from .figures import Row

DEALS = build.CACHE / "deals.jsonl"
FAIR = 1.25  # with more than two seats: the wanted share of wins, as a multiple of the fair share


class Contest(NamedTuple):
    """One bot of `level` against bots of level `below` in all other seats; `wanted` is for the interval's low end."""

    game: str
    level: str
    below: str
    seats: int
    wanted: float | None = None

    def __str__(self) -> str:
        return f"{self.level} against {self.below}, {self.game}, {self.seats} seats"


CONTESTS = [Contest(name, *contest) for name in GAMES for contest in facts_of(name).contests]

ROWS = [
    *(
        Row(f"{contest}: low end", f"{contest} low", "", least=contest.wanted, alone=True)
        for contest in CONTESTS
        if contest.seats == 2
    ),
    *(
        Row(f"{contest}: share", f"{contest} share", "", least=FAIR / contest.seats, alone=True)
        for contest in CONTESTS
        if contest.seats > 2
    ),
    *(Row(f"{contest}: deals", f"{contest} deals", "") for contest in CONTESTS),
    *(Row(f"decision of {level}", f"{level} ms", "ms", "normal ms") for level in LADDER[2:]),
]


def measure(
    games: int, levels: tuple[str, ...] = LADDER, workers: int | None = None, cluster: str | None = None
) -> dict:
    """Share of wins with its 95 % interval in each contest of `games` games; milliseconds per decision by level."""
    samples = {f"{level} ms": [pace(GAMES["panthalos"], level)] for level in levels}
    for contest in CONTESTS if games else ():
        build.say(f"  {contest} ...")
        played = -(-games // contest.seats) * contest.seats
        result = simulate(
            GAMES[contest.game],
            [contest.level] + [contest.below] * (contest.seats - 1),
            played,
            seed=1,
            paired=True,
            progress=bar(played),
            workers=hire(workers, cluster),
            journal=DEALS,
        )
        found = result["first_bot"] | {"deals": played // contest.seats}
        samples |= {f"{contest} {what}": [value] for what, value in found.items()}
    return samples


def pace(game, level: str, seats: int = 2, every: int = 12) -> float:
    """Mean thinking time of a level in milliseconds, at decisions sampled from a game of greedy bots."""
    s, dice, positions = game.setup(seats, complete_options(game, seats, {}), 1), Dice(1), []
    while s.agenda:
        if len(choices(game.rules, s)) > 1:
            positions.append(s.copy())
        for action in choose(game, s, "normal", dice):
            apply(game.rules, s, action)
    positions = positions[::every]
    begun = process_time()
    for s in positions:
        *_, _ = think(game, s, level, dice)
    return 1000 * (process_time() - begun) / len(positions)
