"""Deals of bots against bots: a seed, played once or with each rotation of the bots."""

from typing import NamedTuple

from .bots import choose
from .chance import Dice
from .course import apply, seat_asked
from .match import complete_options
from .prospects import WIN, settled


class Contest(NamedTuple):
    """Who plays what: bots by their place, and options that aren't the default, by name."""

    game: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, object], ...]


class Deal(NamedTuple):
    """The result of a deal: by bot its wins and its sums of points by category; by game its plies and why it ended."""

    wins: list[float]
    points: list[dict[str, int]]
    plies: list[int]
    ends: list[str]


def play(game, bots: list[str], seed: int, options: dict):
    """Play one game; returns the final state and the number of plies."""
    s = game.setup(len(bots), options, seed)
    dice = Dice(seed + 1_000_003)
    plies = 0
    while s.agenda:
        for action in choose(game, s, bots[seat_asked(s)], dice):
            apply(game.rules, s, action)
            plies += 1
    return s, plies


def play_deal(game, bots: list[str], seed: int, rotations: int, options: dict) -> Deal:
    """Play a deal; in game k of it bot (seat + k) has the seat. Sides that win together share the win."""
    options = complete_options(game, len(bots), options)
    deal = Deal([0.0] * len(bots), [{} for _ in bots], [], [])
    for rotation in range(rotations):
        order = [(seat + rotation) % len(bots) for seat in range(len(bots))]  # by seat: the index of its bot
        s, plies = play(game, [bots[bot] for bot in order], seed, options)
        outcome = game.outcome(s)
        deal.plies.append(plies)
        deal.ends.append(outcome["reason"])
        for bot, share in zip(order, settled(outcome["winners"], game.sides(s))):
            deal.wins[bot] += share / WIN
        for bot, sheet in zip(order, game.score(s)):
            add(deal.points[bot], sheet)
    return deal


def add(sums: dict[str, int], more: dict[str, int]) -> None:
    for category, value in more.items():
        sums[category] = sums.get(category, 0) + value
