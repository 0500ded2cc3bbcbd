"""Elo of the levels from the results of their contests.

The model is that of Bradley and Terry (Biometrika 39, 1952) as Luce extended it to more than two at a table: each level
has a strength, and wins with a chance in proportion to it. A shared win counts in parts. The strengths are fitted by
the iteration of Hunter (MM algorithms for generalized Bradley-Terry models, Annals of Statistics 32, 2004).
"""

from collections.abc import Iterable
from math import log10
from typing import NamedTuple

SCALE = 400  # points that make a win ten times as likely as a defeat
ROUNDS = 10_000  # of the iteration: the slowest chain of levels is settled to a tenth of a point


class Result(NamedTuple):
    """What became of contests of one bot of `level` with bots of `below` in all other seats: of so many games it won
    `wins`."""

    level: str
    below: str
    seats: int
    wins: float
    games: int


def elo(results: Iterable[Result], zero: str) -> dict[str, float]:
    """The Elo of each level, as its distance to the level `zero`; levels that no contest connects to it are left out.

    Every contest is given one game more with a fair result: where a level has won all games, its Elo is then large,
    not infinite.
    """
    results = connected([each for each in results if each.games], zero)
    wins, strength = dict.fromkeys(levels(results), 0.0), dict.fromkeys(levels(results) | {zero}, 1.0)
    for each in results:
        won = each.wins + 1 / each.seats
        wins[each.level] += won
        wins[each.below] += each.games + 1 - won
    for _ in range(ROUNDS):
        shares = dict.fromkeys(wins, 0.0)
        for each in results:
            games = (each.games + 1) / (strength[each.level] + (each.seats - 1) * strength[each.below])
            shares[each.level] += games
            shares[each.below] += games * (each.seats - 1)
        strength |= {level: wins[level] / shares[level] for level in wins}
    return {level: SCALE * log10(each / strength[zero]) for level, each in strength.items()}


def levels(results: Iterable[Result]) -> set[str]:
    return {level for each in results for level in (each.level, each.below)}


def connected(results: list[Result], zero: str) -> list[Result]:
    """The results of levels that a chain of contests connects to `zero`."""
    reached, before = {zero}, set()
    while reached != before:
        before = reached
        reached = reached | levels(each for each in results if {each.level, each.below} & reached)
    return [each for each in results if each.level in reached]
