"""Tune the weights of a game's `appraise` by self-play: `python -m tests.bench.tune GAME TERM=PERCENT ...`

SPSA (J. C. Spall, IEEE Trans. Automatic Control 37, 1992): in every round all weights are moved at random, up or down,
by the same factor; the bot with these weights plays the one with the opposite moves, and the weights follow the winner
by as much as it wins. The weights are percentages of what `appraise` says now; a term that isn't named keeps 100, and
one term must, since only their proportions count. What comes out is the mean of the second half of the rounds.
"""

import argparse
import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from pyengine import GAMES
from pyengine.chance import Dice, below
from specialists import duel, playing

MOVE, GAIN, DELAY = 0.3, 2.4, 11  # of the logarithms of the weights; Spall's c, a, and A + 1
MOVE_FADES, GAIN_FADES = 0.101, 0.602  # Spall's gamma and alpha


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.tune")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("weights", nargs="+", metavar="TERM=PERCENT", type=named, help="where to begin")
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--games", type=int, default=60, help="in a round")
    parser.add_argument("--seed", type=int, default=50_000, help="of the first deal")
    options = parser.parse_args(arguments)
    print(tune(options.game, dict(options.weights), options.rounds, options.games, options.seed))


def named(text: str) -> tuple[str, int]:
    term, _, percent = text.partition("=")
    return term, int(percent)


def tune(name: str, weights: dict[str, int], rounds: int, games: int, seed: int) -> dict[str, int]:
    """The weights by term, in per cent, after so many rounds of so many games."""
    dice, here, later = Dice(seed), {term: math.log(percent) for term, percent in weights.items()}, []
    for number in range(rounds):
        move = MOVE / (1 + number) ** MOVE_FADES
        signs = {term: 2 * below(dice, 2) - 1 for term in here}
        moved = {
            each: {term: round(math.exp(here[term] + way * move * signs[term])) for term in here}
            for each, way in (("up", 1), ("down", -1))
        }
        with playing(GAMES[name], moved):
            won = duel(name, "up", "down", games, seed + games * number)["share"] - 0.5
        here = {term: log + GAIN / (number + DELAY) ** GAIN_FADES * won * signs[term] for term, log in here.items()}
        if number >= rounds // 2:
            later.append(here)
        print(f"{number + 1:4} ", {term: round(math.exp(log)) for term, log in here.items()}, file=sys.stderr)
    return {term: round(math.exp(sum(each[term] for each in later) / len(later))) for term in here}


if __name__ == "__main__":
    main(sys.argv[1:])
