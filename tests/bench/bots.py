"""How strong each level of the bots is beside the one below, and how long it thinks.

`python tests/bench/bots.py 400` plays that many games of two seats for each pair of levels, and as many with more seats; that
takes hours, nearly all of them for the experts.
"""

import sys
from itertools import pairwise
from pathlib import Path
from time import process_time

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))             # run by itself, too

from pyengine import GAMES
from pyengine.bots import LADDER, choose, think
from pyengine.chance import Dice
from pyengine.course import apply, choices
from pyengine.match import complete_options
from pyengine.simulate import simulate

# the level, the one it plays against in all other seats, and what the lower end of its interval is to reach with two seats
MATCHES = [(level, below, wanted) for (below, level), wanted in zip(pairwise(LADDER), (0.6, 0.5, None))] + [("expert", "normal", 0.58)]
FAIR = 1.25                               # times its fair share of the wins, with more than two seats


def measure(games: int, name: str = "panthalos") -> dict:
    """By match: the share of the wins with its 95 % interval and what is wanted; by level: ms for a decision, iterations a second."""
    game = GAMES[name]
    return {"matches": [match(game, level, below, wanted, seats, games) for level, below, wanted in MATCHES for seats in game.seats],
            "levels": {level: pace(game, level) for level in LADDER}}


def match(game, level: str, below: str, wanted: float | None, seats: int, games: int) -> dict:
    """One bot of a level against the level below, every deal played once from each seat."""
    games = -(-games // seats) * seats
    share = simulate(game, [level] + [below] * (seats - 1), games, seed=1, paired=True)["first_bot"]
    if seats == 2:
        return {"level": level, "below": below, "seats": seats, "games": games, "wanted": {"low": wanted}} | share
    return {"level": level, "below": below, "seats": seats, "games": games, "wanted": {"share": round(FAIR / seats, 4)}} | share


def pace(game, level: str, seats: int = 2, every: int = 12) -> dict:
    """How long a level thinks at a decision with a choice, in the middle of what greedy bots play."""
    s, dice, positions = game.setup(seats, complete_options(game, seats, {}), 1), Dice(1), []
    while s.agenda:
        if len(choices(game.rules, s)) > 1:
            positions.append(s.copy())
        apply(game.rules, s, choose(game, s, "normal", dice))
    positions = positions[::every]
    begun, iterations = process_time(), 0
    for s in positions:
        *_, thought = think(game, s, level, dice)
        iterations += thought.iterations
    seconds = process_time() - begun
    return {"ms": round(1000 * seconds / len(positions), 1), "iterations_a_second": round(iterations / seconds)}


def table(found: dict) -> str:
    """The figures as text for people."""
    lines = [f"{row['level']:>8} over {row['below']:<8}{row['seats']} seats  {row['share']:.1%} [{row['low']:.1%}, {row['high']:.1%}]"
             f"  {row['games']} games  wanted: {' '.join(f'{what} {value}' for what, value in row['wanted'].items())}" for row in found["matches"]]
    lines += [f"{level:>8}  {pace['ms']} ms a decision, {pace['iterations_a_second']} iterations a second" for level, pace in found["levels"].items()]
    return "\n".join(lines)


if __name__ == "__main__":
    print(table(measure(int(sys.argv[1]))))
