"""Specialists: bots that play for one thing only, to find out whether a level of the ladder can be beaten by that.

A specialist is `greedy` with other weights. Its weights, `Facts.specialists`, are percentages by term of the game's
`appraise`; "" stands for all terms that aren't named, 100 if it is missing.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace

from facts import facts_of
from pyengine import GAMES
from pyengine.bots import AT_ONCE, greedy
from pyengine.game import Game
from pyengine.simulate import simulate

LEVEL = "specialist"  # the name under which a specialist plays


def share(name: str, specialist: str, level: str, games: int, seed: int = 1) -> dict[str, float]:
    """The share of the wins of a specialist against a level, two seats, every deal played from both: `share`, with the
    interval from `low` to `high`."""
    with playing(GAMES[name], {LEVEL: facts_of(name).specialists[specialist]}):
        return duel(name, LEVEL, level, games, seed)


def duel(name: str, first: str, second: str, games: int, seed: int = 1) -> dict[str, float]:
    """The share of the wins of the first of two levels, with its interval."""
    options = facts_of(name).duel_options
    return simulate(GAMES[name], [first, second], games, seed, paired=True, options=options)["first_bot"]


@contextmanager
def playing(game: Game, weights: Mapping[str, Mapping[str, int]]) -> Iterator[None]:
    """While this lasts, specialists with these weights by name are among the levels."""
    AT_ONCE.update({name: leaning_greedy(game, each) for name, each in weights.items()})
    try:
        yield
    finally:
        for name in weights:
            del AT_ONCE[name]


def leaning_greedy(game: Game, weights: Mapping[str, int]) -> Callable:
    leaning = replace(game, appraise=lambda s, seat: weighted(game.appraise(s, seat), weights))
    return lambda _, gestures, sample, dice: greedy(leaning, gestures, sample, dice)


def weighted(terms: Mapping[str, int], weights: Mapping[str, int]) -> dict[str, int]:
    others = weights.get("", 100)
    return {term: worth * weights.get(term, others) // 100 for term, worth in terms.items()}
