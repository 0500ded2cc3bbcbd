"""What the powers and tools of Pantheon (Fritzen) bring: `python -m tests.bench.powers SEATS`

Bots of the level normal play with dealt cards, so no draft hides what a card is worth. Linear regression tells by how
much the points and the share of the wins of a seat rise with its power and its tool, against the mean of the others'.
The worths of a kind add up to about 0. `judgement.py` has the points, `README.md` the wins.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from sklearn.linear_model import Ridge

from pyengine.deals import play
from pyengine.disciples import game
from pyengine.disciples.data import POWERS, TOOLS
from pyengine.match import complete_options

PENALTY = 1e-6  # so small that it only decides what the games can't: what all cards of a kind have in common


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.powers")
    parser.add_argument("seats", type=int, choices=game.seats)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1, help="of the first match")
    parser.add_argument("--level", default="normal")
    options = parser.parse_args(arguments)
    for card, (points, wins) in fit(options.seats, options.games, options.seed, options.level).items():
        print(f"{card:20} {points:+6.2f} points {100 * wins:+6.1f} % of the wins", flush=True)


def fit(seats: int, games: int, seed: int, level: str = "normal") -> dict[str, tuple[float, float]]:
    """By power and tool: points and share of the wins beyond those of an average card."""
    options = complete_options(game, seats, {"dealt_cards": True})
    cards, results = [], []
    for number in range(seed, seed + games):
        s, _ = play(game, [level] * seats, number, options)
        totals = [sheet["total"] for sheet in game.score(s)]
        winners = game.outcome(s)["winners"]
        for seat, p in enumerate(s.players):
            others = [other for other in range(seats) if other != seat]
            cards.append(contrast(p, [s.players[other] for other in others]))
            beyond = totals[seat] - sum(totals[other] for other in others) / len(others)
            results.append((beyond, (seat in winners) / len(winners) - 1 / seats))
    points, wins = Ridge(alpha=PENALTY, fit_intercept=False).fit(cards, results).coef_
    names = [card.id for card in (*POWERS, *TOOLS)]
    return {name: (float(point), float(win)) for name, point, win in zip(names, points, wins)}


def contrast(p, others: list) -> list[float]:
    """By power, then by tool: whether a player has it, less the share of the others who have it."""
    held = [(player.power, len(POWERS) + player.tool) for player in (p, *others)]
    mine, theirs = held[0], held[1:]
    return [
        (card in mine) - sum(card in each for each in theirs) / len(theirs) for card in range(len(POWERS) + len(TOOLS))
    ]


if __name__ == "__main__":
    main(sys.argv[1:])
