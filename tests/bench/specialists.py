"""Is `normal` beaten by a bot that plays for one thing only? `tests/specialists.py` says what these are.

The limit holds for the low end of the interval: no specialist surely wins more than half of its games.
"""

import build
from facts import facts_of
from pyengine import GAMES
from specialists import share

from .figures import Row

CONTESTS = [(name, specialist) for name in GAMES for specialist in facts_of(name).specialists]

ROWS = [
    row
    for name, specialist in CONTESTS
    for row in (
        Row(f"{name}, {specialist}: low end", f"{name} {specialist} low", "", most=0.5, alone=True),
        Row(f"{name}, {specialist}: share", f"{name} {specialist} share", ""),
    )
]


def measure(games: int) -> dict:
    """The share of the wins of every specialist against `normal`, and its 95 % interval, in so many games of two."""
    samples = {}
    for name, specialist in CONTESTS if games else ():
        build.say(f"  {specialist}, {name} ...")
        found = share(name, specialist, "normal", games)
        samples |= {f"{name} {specialist} {what}": [value] for what, value in found.items()}
    return samples
