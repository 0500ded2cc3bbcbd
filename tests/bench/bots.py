"""How strong each level of the bots is beside the one below, and how long it thinks beside the greedy one.

All of the matches take hours, nearly all of them for the experts.
"""

from itertools import pairwise
from time import process_time

from pyengine import GAMES
from pyengine.bots import LADDER, choose, think
from pyengine.chance import Dice
from pyengine.course import apply, choices
from pyengine.match import complete_options
from pyengine.simulate import simulate

from .figures import Row

PANTHALOS = GAMES["panthalos"]

# the level, the one it plays against in all other seats, and what the lower end of its interval is to reach with two seats
MATCHES = [(level, below, wanted) for (below, level), wanted in zip(pairwise(LADDER), (0.6, 0.5, None))] + [("expert", "normal", 0.58)]
FAIR = 1.25                               # times its fair share of the wins, with more than two seats

ROWS = [
    *(Row(f"share of {level} against {below}, {seats} seats", f"{level} {below} {seats}", "", least=FAIR / seats, alone=True)
      for level, below, _ in MATCHES for seats in PANTHALOS.seats if seats > 2),
    *(Row(f"share of {level} against {below}, low end", f"{level} {below} 2 low", "", least=wanted, alone=True) for level, below, wanted in MATCHES),
    *(Row(f"decision of {level}", f"{level} ms", "ms", "normal ms") for level in LADDER[2:]),
]


def measure(games: int, levels: tuple[str, ...] = LADDER) -> dict:
    """The share of the wins in matches of so many games, with its 95 % interval; by level the milliseconds of a decision."""
    samples = {f"{level} ms": [pace(PANTHALOS, level)] for level in levels}
    for level, below, _ in MATCHES if games else ():
        for seats in PANTHALOS.seats:
            found = match(PANTHALOS, level, below, seats, games)
            samples |= {f"{level} {below} {seats}": [found["share"]]} | {f"{level} {below} {seats} {end}": [found[end]] for end in ("low", "high")}
    return samples


def match(game, level: str, below: str, seats: int, games: int) -> dict:
    """One bot of a level against the level below, every deal played once from each seat."""
    games = -(-games // seats) * seats
    return simulate(game, [level] + [below] * (seats - 1), games, seed=1, paired=True)["first_bot"]


def pace(game, level: str, seats: int = 2, every: int = 12) -> float:
    """How long a level thinks at a decision with a choice, in milliseconds, in the middle of what greedy bots play."""
    s, dice, positions = game.setup(seats, complete_options(game, seats, {}), 1), Dice(1), []
    while s.agenda:
        if len(choices(game.rules, s)) > 1:
            positions.append(s.copy())
        apply(game.rules, s, choose(game, s, "normal", dice))
    positions = positions[::every]
    begun = process_time()
    for s in positions:
        *_, _ = think(game, s, level, dice)
    return 1000 * (process_time() - begun) / len(positions)
