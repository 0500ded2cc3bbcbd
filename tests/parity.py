"""Hashes of random matches, ply by ply, which must be the same on every machine; they include the bots' thoughts.

There are 50 over all numbers of seats, and one of every other table worth playing, such as another mode.

This module needs only the standard library and `pyengine`, so that its source can be run in a browser too.
`parity_lines()` returns the content of `parity.json`.
"""

import hashlib
import json

from pyengine import GAMES
from pyengine.bots import think
from pyengine.chance import Dice, below
from pyengine.match import Match, notation

MATCHES = 50
THINKING = 9  # the ply whose thoughts of a searching bot are hashed
SEEDS = (0, 1, 2, 1000, 2**31, 2**32 - 1, 2**32, 2**45 + 7, 2**53 - 1)


def parity_lines() -> list[str]:
    """One line per match: game, seats, seed, plies, digest; the digest is a hash chain through all positions."""
    tables = [(game, seats) for game in GAMES.values() for seats in game.seats]
    plain = [(*tables[number % len(tables)], seed_of(number)) for number in range(MATCHES)]
    others = [(game, table, 7) for game in GAMES.values() for table in game.tables if table.options]
    return [parity_line(game, seats, seed, options_of(game, seats, seed)) for game, seats, seed in plain] + [
        parity_line(game, table.seats, seed, dict(table.options)) for game, table, seed in others
    ]


def seed_of(number: int) -> int:
    """Mixes small and large seeds."""
    return SEEDS[number % len(SEEDS)] if number % 2 else number


def parity_line(game, seats: int, seed: int, options: dict) -> str:
    """Play at random to the end, chaining the hash of every position with its events.

    The chain includes the thoughts of a bot at one ply, and at the end an onlooker's view, the score and the outcome.
    """
    match, dice = Match(game, seats, options, seed), Dice(seed)
    chain = hashlib.blake2b(digest_size=16)
    while decision := match.decision():
        if len(match.plies) == THINKING:
            chain.update(json.dumps(thoughts_of(game, match.state, seed)).encode())
        ply = match.act(notation(decision.choices[below(dice, len(decision.choices))]))
        told = [(kind, only, args) for kind, only, args in ply.events]
        chain.update(json.dumps([match.hash(), told, len(decision.refused)]).encode())
    chain.update(
        json.dumps([game.view(match.state, None), game.score(match.state), game.outcome(match.state)]).encode()
    )
    return f"{game.name} {seats} {seed} {len(match.plies)} {chain.hexdigest()}"


def thoughts_of(game, s, seed: int) -> list:
    """What the expert thinks, iteration by iteration; a gesture of one action is written as that action."""
    return [
        (plain(gesture), iterations, [(plain(each.gesture), each.visits, each.value) for each in best])
        for gesture, iterations, best, _ in think(game, s, "expert", Dice(seed), 20)
    ]


def plain(gesture: tuple) -> tuple:
    return gesture[0] if len(gesture) == 1 else gesture


def options_of(game, seats: int, seed: int) -> dict:
    """For one in three seeds the last value of every option, except options that name a seat, or can't be with so many
    seats or with those before."""
    if seed % 3:
        return {}
    options = {option.name: option.default for option in game.options}
    chosen = {}
    for option in game.options:
        wanted = chosen | {option.name: option.values[-1]}
        if type(option.values[-1]) is not int and game.why_not_setup(seats, options | wanted) is None:
            chosen = wanted
    return chosen
