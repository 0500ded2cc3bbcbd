"""The pace of the expert's search at decisions of matches between bots.

This module needs only the standard library and `pyengine`, so that its source can be run in a browser too.
"""

import json
import time

from pyengine import GAMES
from pyengine.bots import choose, think
from pyengine.chance import Dice
from pyengine.course import apply, choices
from pyengine.match import complete_options

SEATS = 2
ITERATIONS = 250  # at each of them


def paces(matches: int, wanted: int, options_by_game: dict[str, dict]) -> str:
    """By game, the iterations a second at about so many decisions of each of so many matches, as JSON; decisions that a
    search has settled before half of its iterations aren't counted."""
    found = {name: [] for name in options_by_game}
    for seed in range(1, matches + 1):
        for name, options in options_by_game.items():
            paced = [pace(GAMES[name], s, Dice(seed)) for s in decisions(GAMES[name], options, seed, wanted)]
            found[name] += [each for each in paced if each]
    return json.dumps(found)


def decisions(game, options: dict, seed: int, wanted: int) -> list:
    """The positions of a match at which a seat has a choice, about so many as are wanted, evenly spread."""
    s, dice, found = game.setup(SEATS, complete_options(game, SEATS, options), seed), Dice(seed), []
    while s.agenda:
        if len(choices(game.rules, s)) > 1:
            found.append(s.copy())
        for action in choose(game, s, "normal", dice):
            apply(game.rules, s, action)
    return found[:: max(1, len(found) // wanted)]


def pace(game, s, dice) -> float | None:
    start, done = time.perf_counter(), 0
    for thought in think(game, s, "expert", dice, ITERATIONS):
        done = thought.iterations
    return done / (time.perf_counter() - start) if done > ITERATIONS // 2 else None
