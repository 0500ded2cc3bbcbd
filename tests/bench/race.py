"""Our games and Catanatron side by side: random games of four, and copies of a position.

This module needs only the standard library, `pyengine` and `catanatron`, so that its source can be run in a browser
too. It measures processor time, which depends less on other processes, where such a clock exists.
"""

import json
import time
from functools import partial

from catanatron import Color, Game, RandomPlayer

from pyengine import GAMES
from pyengine.chance import Dice, below
from pyengine.course import apply, choices
from pyengine.match import complete_options

SEATS = 4
THEIR_GAMES = 4  # in a round
TURNS = 1000  # after so many Catanatron gives a game up
MIDDLE = 200  # the ply whose position is copied
COPIES = 2000


def race(rounds: int, games_a_round: dict[str, int]) -> str:
    """For each round plies and real choices a second, and microseconds a copy, of all, as JSON.

    `games_a_round` says how many games of each title take about as long as theirs.
    """
    players = {name: partial(our_game, GAMES[name]) for name in games_a_round} | {"their": their_game}
    games_a_round = games_a_round | {"their": THEIR_GAMES}
    samples = {f"{whose} {what}": [] for whose in players for what in ("plies", "choices", "copy")}
    positions = {whose: play(1, MIDDLE)[2] for whose, play in players.items()}
    for number in range(rounds):
        for whose, play in players.items():
            games = games_a_round[whose]
            seeds = range(number * games + 1, (number + 1) * games + 1)
            start = time.process_time()
            played = [play(seed)[:2] for seed in seeds]
            seconds = time.process_time() - start
            plies, real = map(sum, zip(*played))
            samples[f"{whose} plies"].append(plies / seconds)
            samples[f"{whose} choices"].append(real / seconds)
            samples[f"{whose} copy"].append(time_of_copy(positions[whose]))
    return json.dumps(samples)


def our_game(game, seed: int, upto: int | None = None) -> tuple:
    """Play a random game, or its first `upto` plies; returns the plies, the real choices and the last position."""
    s, dice, rules = game.setup(SEATS, complete_options(game, SEATS, {}), seed), Dice(seed), game.rules
    plies = real = 0
    while plies != upto and (options := choices(rules, s)):
        plies += 1
        real += len(options) > 1
        apply(rules, s, options[below(dice, len(options))])
    return plies, real, s


def their_game(seed: int, upto: int | None = None) -> tuple:
    """The same for Catanatron, with the loop of its own `play`."""
    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    plies = real = 0
    while plies != upto and game.winning_color() is None and game.state.num_turns < TURNS:
        plies += 1
        real += len(game.state.playable_actions) > 1
        game.play_tick()
    return plies, real, game


def time_of_copy(position) -> float:
    """Mean time of a copy in microseconds."""
    start = time.process_time()
    for _ in range(COPIES):
        position.copy()
    return (time.process_time() - start) / COPIES * 1e6
