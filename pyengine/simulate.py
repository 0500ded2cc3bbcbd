"""Bots against bots: wins, points by category, game lengths, plies per second."""

import json
import sys
import time

from . import GAMES
from .bots import LEVELS, choose
from .chance import Dice
from .course import apply, seat_asked
from .match import SEED_LIMIT, BadSetup, complete_options
from .prospects import WIN, settled


def play(game, bots: list[str], seed: int, options: dict):
    """Play one game; returns the final state and the number of plies."""
    s = game.setup(len(bots), options, seed)
    dice = Dice(seed + 1_000_003)
    plies = 0
    while s.agenda:
        for action in choose(game, s, bots[seat_asked(s)], dice):
            apply(game.rules, s, action)
            plies += 1
    return s, plies


def simulate(game, bots: list[str], games: int, seed: int, paired: bool = False, progress=lambda done: None) -> dict:
    """Play `games` games; seat k is played by bots[k], rotated for each game of a pair if `paired`.

    Returns counts by bot's place in `bots`: wins (sides that win together share the win, seats of one side don't),
    points by category (sums), and for paired play the mean share of the win the first bot had, with its 95 % interval
    over the deals.
    """
    options = complete_options(game, len(bots), {})
    turns = len(bots) if paired else 1
    wins, points, lengths, shares = [0.0] * len(bots), [{} for _ in bots], [], []
    started = time.perf_counter()
    for number in range(games):
        rotation = number % turns
        order = [(seat + rotation) % len(bots) for seat in range(len(bots))]  # by seat: the index of its bot
        s, plies = play(game, [bots[bot] for bot in order], seed + number // turns, options)
        lengths.append(plies)
        had = [share / WIN for share in settled(game.outcome(s)["winners"], game.sides(s))]
        for seat, share in enumerate(had):
            wins[order[seat]] += share
        for seat, sheet in enumerate(game.score(s)):
            for category, value in sheet.items():
                points[order[seat]][category] = points[order[seat]].get(category, 0) + value
        if rotation == 0:
            shares.append(0.0)
        shares[-1] += had[order.index(0)] / turns
        progress(number + 1)
    seconds = time.perf_counter() - started
    result = {
        "game": game.name,
        "bots": bots,
        "games": games,
        "seed": seed,
        "paired": paired,
        "wins": wins,
        "points": [{category: round(value / games, 2) for category, value in sums.items()} for sums in points],
        "plies": {"mean": sum(lengths) / games, "least": min(lengths), "most": max(lengths)},
        "plies_a_second": round(sum(lengths) / seconds),
    }
    if paired:
        result["first_bot"] = interval(shares)
    return result


def interval(shares: list[float]) -> dict:
    """Mean of independent shares from 0 to 1 with its 95 % interval (Wilson 1927).

    The interval is meant for shares of 0 and 1; for shares in between it is wider than necessary.
    """
    n, z = len(shares), 1.96
    mean = sum(shares) / n
    middle = (mean + z * z / (2 * n)) / (1 + z * z / n)
    spread = z * (mean * (1 - mean) / n + (z / (2 * n)) ** 2) ** 0.5 / (1 + z * z / n)
    return {"share": round(mean, 4), "low": round(middle - spread, 4), "high": round(middle + spread, 4)}


def run(arguments) -> int:
    """Run the command and print the result; returns the exit code. An error is one sentence on standard error."""
    game = GAMES[arguments.game]
    bots = arguments.bots.split(",")
    unknown = [bot for bot in bots if bot not in LEVELS]
    if unknown:
        return complain(f"no bot is called {unknown[0]!r}; there are {', '.join(LEVELS)}")
    if arguments.players not in game.seats:
        return complain(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} seats, not {arguments.players}")
    if not 0 <= arguments.seed <= SEED_LIMIT - arguments.games:
        return complain(f"the seeds must be from 0 to {SEED_LIMIT - 1}")
    if arguments.games < 1:
        return complain("there must be at least 1 game")
    bots = (bots + [bots[-1]] * arguments.players)[: arguments.players]
    try:
        result = simulate(game, bots, arguments.games, arguments.seed, arguments.paired, bar(arguments.games))
    except BadSetup as error:
        return complain(str(error))
    print(json.dumps(result) if arguments.json else table(result))
    return 0


def complain(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2


def bar(games: int):
    """A function that draws a progress bar on standard error, or does nothing if that isn't a terminal."""
    if not sys.stderr.isatty():
        return lambda done: None

    def show(done: int) -> None:
        filled = 40 * done // games
        end = "" if done < games else "\n"
        print(f"\r[{'#' * filled}{'.' * (40 - filled)}] {done}/{games}", end=end, file=sys.stderr, flush=True)

    return show


def table(result: dict) -> str:
    """The result as a plain-text table."""
    categories = list(result["points"][0])
    lines = [
        f"{result['game']}: {result['games']} games, {result['plies']['mean']:.0f} plies a game, "
        f"{result['plies_a_second']} plies a second"
    ]
    lines.append(f"{'bot':<12}{'wins':>8}" + "".join(f"{category:>11}" for category in categories))
    for bot, wins, points in zip(result["bots"], result["wins"], result["points"]):
        lines.append(f"{bot:<12}{wins:>8.1f}" + "".join(f"{points[category]:>11.2f}" for category in categories))
    if "first_bot" in result:
        share = result["first_bot"]
        lines.append(f"{result['bots'][0]} wins {share['share']:.1%} [{share['low']:.1%}, {share['high']:.1%}]")
    return "\n".join(lines)
