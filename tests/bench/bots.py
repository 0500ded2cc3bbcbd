"""The strength of the levels of bots: each against the level below at every number of seats, their Elo, and their
thinking time relative to the greedy bot.

All matches together take many days, most of them for the expert level. Every played deal is therefore stored in
`.cache/deals.jsonl`, and the next run continues from there while the engine and the rules of the game are unchanged.
"""

from collections.abc import Iterator
from itertools import pairwise
from time import process_time
from typing import NamedTuple

import build
from facts import facts_of
from pyengine import GAMES
from pyengine.bots import LADDER, SEARCHES, choose, think
from pyengine.chance import Dice
from pyengine.course import apply, choices
from pyengine.match import complete_options
from pyengine.simulate import bar, in_whole_deals, simulate
from pyengine.workers import hire

from .elo import Result, elo
from .figures import Row

DEALS = build.CACHE / "deals.jsonl"
FAIR = 1.25  # the wanted low end of the interval, as a multiple of the fair share


class Pairing(NamedTuple):
    """One bot of `level` against bots of `below` in all other seats; what is wanted of the low end of the interval and
    of the share of wins."""

    game: str
    level: str
    below: str
    seats: int
    low: float | None = None
    share: float | None = None

    def __str__(self) -> str:
        return f"{self.level} against {self.below}, {self.game}, {self.seats} seats"


def contests(game: str) -> Iterator[Pairing]:
    """All contests of a game whose bots can be held against each other."""
    yield Pairing(game, "greedy", "uniform", 2, low=0.8)
    yield Pairing(game, "expert", "normal", 2, share=0.85)
    for seats in GAMES[game].seats:
        for below, level in pairwise(LADDER) if seats > 1 else ():
            yield Pairing(game, level, below, seats, low=FAIR / seats)


CONTESTS = [contest for name in GAMES if facts_of(name).duels for contest in contests(name)]
RATED = {name: [each for each in CONTESTS if each.game == name and each.below != "uniform"] for name in GAMES}

ROWS = [
    *(Row(f"{each}: low end", f"{each} low", "", least=each.low, alone=True) for each in CONTESTS),
    *(Row(f"{each}: share", f"{each} share", "", least=each.share, alone=True) for each in CONTESTS),
    *(Row(f"{each}: deals", f"{each} deals", "") for each in CONTESTS),
    *(Row(f"Elo of {level}, {name}", f"{name} {level} Elo", "") for name in GAMES for level in LADDER),
    *(Row(f"decision of {level}", f"{level} ms", "ms", "normal ms") for level in SEARCHES),
]


def measure(
    games: int, levels: tuple[str, ...] = LADDER, workers: int | None = None, cluster: str | None = None
) -> dict:
    """Share of wins with its 95 % interval in each contest: `games` games of two, half as many of more; the Elo of the
    levels of each game; milliseconds per decision by level."""
    samples = {f"{level} ms": [pace(GAMES["panthalos"], level)] for level in levels}
    results: dict[Pairing, Result] = {}
    for contest in CONTESTS if games else ():
        build.say(f"  {contest} ...")
        played = in_whole_deals(games if contest.seats == 2 else games // 2, contest.seats)
        found = simulate(
            GAMES[contest.game],
            [contest.level] + [contest.below] * (contest.seats - 1),
            played,
            seed=1,
            paired=True,
            progress=bar(played),
            workers=hire(workers, cluster),
            journal=DEALS,
            options=facts_of(contest.game).duel_options,
        )
        results[contest] = Result(contest.level, contest.below, contest.seats, found["wins"][0], played)
        measured = found["first_bot"] | {"deals": played // contest.seats}
        samples |= {f"{contest} {what}": [value] for what, value in measured.items()}
    for name, rated in RATED.items():
        ratings = elo([results[each] for each in rated if each in results], LADDER[0])
        samples |= {f"{name} {level} Elo": [value] for level, value in ratings.items() if len(ratings) > 1}
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
