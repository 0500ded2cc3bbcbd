"""Is `normal` or `expert` beaten by a bot that plays for one thing only? `tests/specialists.py` says what these are.

The limit holds for the low end of the interval: no specialist surely wins more than half of its games. Against expert,
where a game takes seconds, fewer are played.
"""

import build
from facts import facts_of
from pyengine import GAMES
from specialists import share

from .figures import Row

FEWER = {"normal": 1, "expert": 20}  # by level: the games are divided by that
CONTESTS = [(name, specialist, level) for name in GAMES for specialist in facts_of(name).specialists for level in FEWER]

ROWS = [
    row
    for name, specialist, level in CONTESTS
    for row in (
        Row(
            f"{name}, {specialist} against {level}: low end",
            f"{name} {specialist} {level} low",
            "",
            most=0.5,
            alone=True,
        ),
        Row(f"{name}, {specialist} against {level}: share", f"{name} {specialist} {level} share", ""),
    )
]


def measure(games: int) -> dict:
    """The share of the wins of every specialist against either level, and its 95 % interval, in so many games of two,
    a twentieth against expert."""
    samples = {}
    for name, specialist, level in CONTESTS if games else ():
        build.say(f"  {specialist} against {level}, {name} ...")
        found = share(name, specialist, level, max(2, games // FEWER[level]))
        samples |= {f"{name} {specialist} {level} {what}": [value] for what, value in found.items()}
    return samples
