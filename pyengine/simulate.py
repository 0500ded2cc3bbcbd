"""Bots against bots: wins, ends, points by category, game lengths, plies per second.

A simulation consists of deals (`deals.py`). They are independent, so any number of workers plays them (`workers.py`),
and the sums are made in the order of the seeds: the result is the same whoever played. A journal keeps every deal
(`journal.py`), and the next run goes on from there.
"""

import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from . import GAMES
from .bots import LEVELS, SEARCHES
from .deals import Contest, Deal, add, play_deal
from .journal import fingerprint, prepare, recall, remember
from .match import SEED_LIMIT, BadSetup, complete_options
from .workers import Here, WorkersLost, hire

BATCH = 32  # deals in a task, at most: handing over a task costs about as much as a quick game
FEW_DEALS = 20  # fewer don't tell how alike the games of a deal are


class Task(NamedTuple):
    """Some deals of a contest for a worker: `rotations` games from each seed."""

    contest: Contest
    engine: str  # fingerprint of the engine that is to play them
    deals: tuple[tuple[int, int], ...]  # (seed, rotations)


def play_task(task: Task) -> list[Deal]:
    """Play the deals of a task. Raises WorkersLost if this process has another engine than the one meant."""
    game, bots, options = task.contest
    if fingerprint(game) != task.engine:
        raise WorkersLost("a worker has another version of the engine")
    return [play_deal(GAMES[game], list(bots), *deal, dict(options)) for deal in task.deals]


def simulate(
    game,
    bots: list[str],
    games: int,
    seed: int,
    paired: bool = False,
    progress: Callable[[int], None] = lambda done: None,
    workers=None,
    journal: Path | None = None,
    options: dict | None = None,
) -> dict:
    """Play `games` games; seat k is played by bots[k]. If `paired`, each deal is played with every rotation of the
    bots, and as many games more as the last deal needs. `options` are values by name; the others are the game's
    defaults.

    Returns counts by bot's place in `bots`: wins (sides that win together share the win, seats of one side don't) and
    points by category (means); the games by why they ended; and for paired play the mean share of the win the first
    bot had, with its 95 % interval over the deals. `workers` is of `workers.py`; by default this process plays. With a
    journal the deals it has aren't played again, and those that are played are added to it. Raises BadSetup,
    WorkersLost, and OSError if the journal can't be written.
    """
    complete_options(game, len(bots), options or {})  # BadSetup here, not in a worker
    if journal:
        prepare(journal)
    contest = Contest(game.name, tuple(bots), tuple(sorted((options or {}).items())))
    turns = len(bots) if paired else 1
    games = in_whole_deals(games, turns)
    wanted = [(seed + number, turns) for number in range(games // turns)]
    found = dict(recall(journal, contest, wanted)) if journal else {}
    done, played, started = sum(len(deal.plies) for deal in found.values()), 0, time.perf_counter()
    if done:
        progress(done)
    with workers or Here() as team:
        for of, deal in played_by(team, contest, [each for each in wanted if each not in found]):
            found[of] = deal
            if journal:
                remember(journal, contest, of, deal)
            done, played = done + len(deal.plies), played + sum(deal.plies)
            progress(done)
    seconds = time.perf_counter() - started
    result = summed([found[each] for each in wanted], bots)
    speed = {"plies_a_second": round(played / seconds)}
    about = {"game": game.name, "options": options or {}, "bots": bots}
    about |= {"games": games, "seed": seed, "paired": paired}
    share = {"first_bot": interval([found[each].wins[0] / each[1] for each in wanted], games)} if paired else {}
    return about | result | speed | share


def in_whole_deals(games: int, turns: int) -> int:
    """The number of games, rounded up to whole deals of `turns` games."""
    return -(-games // turns) * turns


def played_by(team, contest: Contest, deals: list[tuple[int, int]]) -> Iterator:
    """Have a team of workers play deals; yields ((seed, rotations), Deal) as they are done."""
    quick = not set(SEARCHES) & set(contest.bots)
    size = max(1, min(BATCH, len(deals) // (8 * team.count))) if quick and team.count > 1 else 1
    engine = fingerprint(contest.game)
    tasks = [Task(contest, engine, tuple(deals[first : first + size])) for first in range(0, len(deals), size)]
    for index, done in team.results(play_task, tasks):
        yield from zip(tasks[index].deals, done)


def summed(deals: list[Deal], bots: list[str]) -> dict:
    """Wins, ends, mean points and lengths of all games."""
    wins, points = [0.0] * len(bots), [{} for _ in bots]
    plies = [each for deal in deals for each in deal.plies]
    for deal in deals:
        wins = [one + other for one, other in zip(wins, deal.wins)]
        for sums, more in zip(points, deal.points):
            add(sums, more)
    return {
        "wins": wins,
        "ends": dict(sorted(Counter(each for deal in deals for each in deal.ends).items())),
        "points": [{category: round(value / len(plies), 2) for category, value in sums.items()} for sums in points],
        "plies": {"mean": sum(plies) / len(plies), "least": min(plies), "most": max(plies)},
    }


def interval(shares: list[float], games: int) -> dict:
    """The mean share of the win in deals, from 0 to 1, with its 95 % interval: Wilson's (1927) for as many independent
    games as would scatter that much (E. Korn and B. Graubard, "Confidence intervals for proportions with small expected
    number of positive counts estimated from survey data", Survey Methodology 24, 1998).

    `shares` are of independent deals; the games of one deal, `games` in all deals together, may be alike. The number
    that counts is no less than that of the deals and no more than that of the games; it is that of the deals where they
    are too few to tell how much they scatter.
    """
    deals, z = len(shares), 1.96
    mean = sum(shares) / deals
    scatter = sum((share - mean) ** 2 for share in shares) / max(deals - 1, 1) / deals
    n = deals if deals < FEW_DEALS else min(max(mean * (1 - mean) / scatter, deals), games) if scatter else games
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
    if len(bots) > arguments.players:
        return complain(f"{len(bots)} bots are too many for {arguments.players} seats")
    if not 0 <= arguments.seed <= SEED_LIMIT - arguments.games:
        return complain(f"the seeds must be from 0 to {SEED_LIMIT - 1}")
    if arguments.games < 1:
        return complain("there must be at least 1 game")
    if arguments.workers is not None and arguments.workers < 1:
        return complain("there must be at least 1 worker")
    options, wrong = read_options(game, arguments.option)
    if wrong:
        return complain(wrong)
    bots = (bots + [bots[-1]] * arguments.players)[: arguments.players]
    try:
        result = simulate(
            game,
            bots,
            arguments.games,
            arguments.seed,
            arguments.paired,
            bar(in_whole_deals(arguments.games, len(bots) if arguments.paired else 1)),
            hire(arguments.workers, arguments.cluster),
            arguments.journal,
            options,
        )
    except (BadSetup, WorkersLost, OSError) as error:
        return complain(str(error))
    print(json.dumps(result) if arguments.json else table(result))
    return 0


def read_options(game, given: list[str]) -> tuple[dict, str]:
    """Options from `name=value`; the second is what is wrong, or empty."""
    options = {}
    for each in given:
        name, _, value = each.partition("=")
        option = next((option for option in game.options if option.name == name), None)
        if option is None:
            return {}, f"{game.name} has no option {name!r}; there are {', '.join(each.name for each in game.options)}"
        values = {json.dumps(value).strip('"'): value for value in option.values}
        if value not in values:
            return {}, f"{name} can't be {value!r}; it can be {', '.join(values)}"
        options[name] = values[value]
    return options, ""


def complain(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2


def bar(games: int) -> Callable[[int], None]:
    """A function that draws a progress bar on standard error, with the time left as the deals so far let it expect; it
    does nothing if that isn't a terminal."""
    if not sys.stderr.isatty():
        return lambda done: None
    begun, before = time.monotonic(), None

    def show(done: int) -> None:
        nonlocal before
        before = done - 1 if before is None else before  # deals from a journal took no time
        left = (time.monotonic() - begun) * (games - done) / (done - before)
        filled, end = 40 * done // games, "" if done < games else "\n"
        line = f"\r[{'#' * filled}{'.' * (40 - filled)}] {done}/{games}, {lasting(left)} left "
        print(line, end=end, file=sys.stderr, flush=True)

    return show


def lasting(seconds: float) -> str:
    """A time in the largest units that tell something: 45 s, 12 min, 3.5 h."""
    return (
        f"{seconds:.0f} s"
        if seconds < 90
        else f"{seconds / 60:.0f} min"
        if seconds < 5400
        else f"{seconds / 3600:.1f} h"
    )


def table(result: dict) -> str:
    """The result as a plain-text table."""
    categories = list(result["points"][0])
    lines = [
        f"{result['game']}: {result['games']} games, {result['plies']['mean']:.0f} plies a game, "
        f"{result['plies_a_second']} plies a second"
    ]
    wide = max(map(len, categories)) + 2
    lines.append(f"{'bot':<12}{'wins':>8}" + "".join(f"{category:>{wide}}" for category in categories))
    for bot, wins, points in zip(result["bots"], result["wins"], result["points"]):
        lines.append(f"{bot:<12}{wins:>8.1f}" + "".join(f"{points[category]:>{wide}.2f}" for category in categories))
    lines.append("ends: " + ", ".join(f"{reason} {count}" for reason, count in result["ends"].items()))
    if "first_bot" in result:
        share = result["first_bot"]
        lines.append(f"{result['bots'][0]} wins {share['share']:.1%} [{share['low']:.1%}, {share['high']:.1%}]")
    return "\n".join(lines)
