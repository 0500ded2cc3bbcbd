"""What the shared tests need to know of one game: `FACTS` in `tests/<game>/facts.py`, found here by the game's name."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent


@dataclass(frozen=True, kw_only=True)
class PageFacts:
    """What only the tests of the page and its texts need: for a game with a folder in `web/games/`."""

    told: int  # random matches whose every sentence is looked up
    composed: str = ""  # a pattern of text keys put together of several ids, and so found nowhere in one piece
    uncited: dict[str, str]  # sections of the rules digest that the engine never cites, and why
    short: tuple[str, int]  # the level of two bots and the seed of a short match: every ply of it is drawn
    moments: dict[str, str]  # moments read by ear and by keys, and the decision of each
    moments_seed: int  # a seed with which they come early
    rare: dict[str, int] = field(default_factory=dict)  # moments that need a seed of their own
    clicks: int  # at random, in the search for leaked secrets
    hides: str = ""  # the mode in which seats hide something, where they do so in one only
    named: Callable | None = None  # named(match, viewer, words): the secrets that these words of the page give away


class Race(NamedTuple):
    """How a game races against Catanatron in the benchmark."""

    games: int  # in a round, for all rounds to take about as long
    plies: float  # at least so many times as many a second
    choices: float
    copy: bool = False  # is the copy of a position compared, too?


@dataclass(frozen=True, kw_only=True)
class Facts:
    """A field without a default is one that every game has to think about."""

    hidden: type  # what is hidden, and from whom: `hidden.py` says how
    playthroughs: dict[int, int]  # by number of seats, the seed of a golden match in which much happens
    modes: dict[str, tuple[int, dict, int]] = field(default_factory=dict)  # golden matches of other modes, by a name of
    # their own: (seats, options, seed)
    scenarios: int | None  # there are tests of T01 to this one, and a test of every rule; None: no rule tests
    later: frozenset = frozenset()  # numbers of scenarios whose rules are not in the game yet
    duels: int  # deals after which greedy has surely beaten uniform; 0 where bots can't be held against each other
    duel_options: dict = field(default_factory=dict)  # with which they can
    specialists: dict[str, dict[str, int]] = field(default_factory=dict)  # weights by term: see `specialists.py`
    worths: Callable | None = None  # worths(s, seat): the terms that its prospects weigh, where those aren't `appraise`
    gifts: Callable | None = None  # gifts(s): a richer start, for every fourth match, which leads to what is rare
    brought: Callable | None = None  # brought(term, args, before, after, seat, told): is what a hint named there?
    most: int | None = None  # random matches for each number of seats, where they are long and decisions are large
    race: Race | None = None
    page: PageFacts | None = None


@cache
def facts_of(name: str) -> Facts:
    """The facts of a game."""
    path = HERE / name / "facts.py"
    if not path.exists():
        raise LookupError(f"tests/{name}/facts.py is missing: pyengine/README.md tells how a game is added")
    return import_module(f"{name}.facts").FACTS
