"""Fit what the worths of a position say of who will win: `python -m tests.bench.outlook GAME`

Bots of the level normal play, and now and then at random, so that positions differ. Of the questions they are asked
some are kept, or with --starts those at which secret plans begin, where a search ends: the worths of every seat, by
term, and who won. Logistic regression then finds the weights that predict the winner best (M. Buro, "Statistical
feature combination for the evaluation of game positions", Journal of Artificial Intelligence Research 3, 1995). With
more than two seats, the winner is held against each of the others.

It prints weights for `by_lead`, the `lead` that goes with them, and how well the game's `prospects` and the fitted ones
predict a quarter of the matches, which the fit doesn't see; then by term, how much less well with half its weight. If
that is nothing, the term says nothing of who will win.
"""

import argparse
import math
import sys
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

from sklearn.linear_model import LogisticRegression

from facts import facts_of
from pyengine import GAMES
from pyengine.bots import choose
from pyengine.chance import Dice, below
from pyengine.course import apply, choices
from pyengine.match import complete_options

RANDOM = 5  # per cent of decisions that are taken at random
KEPT = 25  # per cent of questions that are kept
HELD_BACK = 4  # every fourth match only tests the fit
UNIT = 100  # hundredths of a point: terms of about the size of one suit the solver


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.outlook")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=3000, help="for each number of seats")
    parser.add_argument("--seats", type=int, nargs="+", default=[2], help="several are fitted together")
    parser.add_argument("--seed", type=int, default=1, help="of the first match")
    parser.add_argument("--starts", action="store_true", help="of secret plans only")
    options = parser.parse_args(arguments)
    for name, value in fit(options.game, options.games, options.seats, options.seed, options.starts).items():
        print(f"{name}: {value}", flush=True)


class Contrast(NamedTuple):
    """At a question, by term how much more a winner has than another; the winner's part of both their prospects."""

    more: dict[str, int]
    odds: float


def fit(name: str, games: int, seats: list[int], seed: int = 1, starts: bool = False) -> dict:
    """The fitted weights by term, in per cent of that of the first one, points; the lead, in hundredths of a point; the
    mean surprise at the winners of matches held back, in nats, by the game's prospects and by the fitted ones; by how
    much it rises with half the weight of a term, in thousandths of a nat, with its 95 % interval."""
    seen, held_back = [], []
    for number in range(games):
        for count in seats:
            pairs = contrasts(name, count, seed + number, starts)
            if (number + 1) % HELD_BACK:
                seen.extend(pairs)
            elif pairs:
                held_back.append(pairs)
    found = logits([pair.more for pair in seen])
    points = next(iter(found.values()))
    every = [pair for pairs in held_back for pair in pairs]
    return {
        "weights": {term: round(100 * value / points) for term, value in found.items()},
        "lead": round(1 / points),
        "surprise now": mean([-math.log(pair.odds) for pair in every]),
        "surprise fitted": mean([surprise(found, pair.more) for pair in every]),
        "with half the weight": {term: loss(found, term, held_back) for term in found},
    }


def loss(found: dict[str, float], term: str, matches: list[list[Contrast]]) -> str:
    """By how much the mean surprise rises with half the weight of a term, in thousandths of a nat, with its 95 %
    interval; the questions of a match are alike, so matches are what is sampled."""
    halved = found | {term: found[term] / 2}
    rises = [[surprise(halved, pair.more) - surprise(found, pair.more) for pair in pairs] for pairs in matches]
    size = sum(map(len, rises)) / len(rises)
    rise = sum(map(sum, rises)) / len(rises) / size
    scatter = sum((sum(each) - rise * len(each)) ** 2 for each in rises)
    spread = 1.96 * math.sqrt(scatter / max(len(rises) - 1, 1) / len(rises)) / size
    return f"{1000 * rise:.1f} ({1000 * (rise - spread):.1f} to {1000 * (rise + spread):.1f})"


def logits(winners: list[dict[str, int]]) -> dict[str, float]:
    """By term: by how much the logarithm of the odds of winning rises with a hundredth of a point. `winners` have by
    term how much more a winner has than somebody else."""
    ahead = [[value / UNIT for value in more.values()] for more in winners]
    behind = [[-value for value in row] for row in ahead]
    model = LogisticRegression(fit_intercept=False).fit(ahead + behind, [1] * len(ahead) + [0] * len(ahead))
    return {term: float(value) / UNIT for term, value in zip(winners[0], model.coef_[0])}


def surprise(found: dict[str, float], more: dict[str, int]) -> float:
    """Minus the logarithm of the chance to win of one who has so much more by term."""
    return math.log1p(math.exp(-sum(found[term] * value for term, value in more.items())))


def contrasts(name: str, seats: int, seed: int, starts: bool = False) -> list[Contrast]:
    """Of a match that bots play: for each question that is kept, one for each winner and each who doesn't win. Kept
    are a part of all questions, or with `starts` those at which secret plans begin."""
    game, facts = GAMES[name], facts_of(name)
    worths = facts.worths or game.appraise
    s, dice, kept = game.setup(seats, complete_options(game, seats, facts.duel_options), seed), Dice(seed), []
    was_secret = False
    while s.agenda:
        is_secret = game.rules[s.agenda[-1][0]].secret
        if (is_secret and not was_secret) if starts else (len(choices(game.rules, s)) > 1 and below(dice, 100) < KEPT):
            kept.append(([worths(s, seat) for seat in range(seats)], [share + 1 for share in game.prospects(s)]))
        was_secret = is_secret
        level = "uniform" if below(dice, 100) < RANDOM else "normal"
        for action in choose(game, s, level, dice):
            apply(game.rules, s, action)
    winners = game.outcome(s)["winners"]
    return [
        Contrast(
            {term: worth - terms[other][term] for term, worth in terms[winner].items()},
            prospects[winner] / (prospects[winner] + prospects[other]),
        )
        for terms, prospects in kept
        for winner in winners
        for other in range(seats)
        if other not in winners
    ]


def mean(values: list[float]) -> float:
    return round(sum(values) / len(values), 3)


if __name__ == "__main__":
    main(sys.argv[1:])
