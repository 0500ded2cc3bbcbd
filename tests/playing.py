"""Random play, for the tests that look at whole matches."""

from bisect import bisect
from collections.abc import Iterator
from itertools import accumulate, repeat
from math import prod

from facts import facts_of
from pyengine import GAMES
from pyengine.chance import Dice, below
from pyengine.match import Match, notation

TABLES = [(game, table.seats, table.options) for game in GAMES.values() for table in game.tables]
VERB_LIKINGS, ID_LIKINGS = (1, 16, 256), (1, 4)


def name_of(table) -> str:
    """How a table is called in the names of tests: `panthalos-3`, or `nullgame-2-unused=True`."""
    game, seats, options = table
    return "-".join([game.name, str(seats), *(f"{name}={value}" for name, value in options.items())])


def play_on(match: Match, seed: int) -> Iterator[Match]:
    """Play a match at random to its end; gives it after every ply. The same seed plays the same way.

    With an even seed every choice is as likely as the next. With an odd one the match has whims: it likes some
    verbs and ids much better than others, which leads to what even chances hardly ever reach.
    """
    dice, likings = Dice(seed), {}

    def liking(action) -> int:
        for part in action:
            if part not in likings:
                scale = ID_LIKINGS if likings.get(action[0]) else VERB_LIKINGS
                likings[part] = scale[below(dice, len(scale))]
        return prod(likings[part] for part in action)

    while options := match.choices():
        weights = list(accumulate(map(liking, options) if seed % 2 else repeat(1, len(options))))
        match.act(notation(options[bisect(weights, below(dice, weights[-1]))]))
        yield match


def random_match(game, seats: int, seed: int, options: dict | None = None) -> Match:
    """A match played at random to its end."""
    match = Match(game, seats, options, seed)
    for _ in play_on(match, seed):
        pass
    return match


def begin(game, seats: int, seed: int, options: dict | None = None) -> Match:
    """A match to be played: where no options are given, one of four with options at random; another one with gifts,
    where the game has any."""
    if not options and seed % 4 == 2:
        options = random_options(game, seats, Dice(seed))
    match = Match(game, seats, options, seed)
    if has_gifts(game, seed):
        facts_of(game.name).gifts(match.state)
    return match


def random_options(game, seats: int, dice: Dice) -> dict:
    """Options at random that can be played with that number of seats."""
    for _ in range(200):
        options = {option.name: option.values[below(dice, len(option.values))] for option in game.options}
        if game.why_not_setup(seats, options) is None:
            return options
    raise AssertionError(f"{game.name}: 200 random setups with {seats} seats, and none can be played")


def has_gifts(game, seed: int) -> bool:
    """Does the match that begins with this seed not begin as its record says?"""
    return facts_of(game.name).gifts is not None and seed % 4 == 3


def states_of(match: Match) -> list:
    """All positions of a match, the one it stands at last."""
    return [ply.before for ply in match.plies] + [match.state]


def some_states(game, seats: int, seed: int, every: int, options: dict | None = None) -> list:
    """Every `every`-th position of a random match in which somebody decides."""
    match = begin(game, seats, seed, options)
    for _ in play_on(match, seed):
        pass
    return states_of(match)[seed % every : -1 : every]


def states_at(table, seed: int, every: int) -> list:
    """The same for one of TABLES."""
    game, seats, options = table
    return some_states(game, seats, seed, every, options)


def strings_in(value) -> set[str]:
    """All strings in a JSON value, keys too."""
    found, rest = set(), [value]
    while rest:
        each = rest.pop()
        if isinstance(each, str):
            found.add(each)
        elif isinstance(each, dict):
            rest += each
            rest += each.values()
        elif isinstance(each, list):
            rest += each
    return found
