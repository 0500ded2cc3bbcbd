"""Bots: they decide for the seats that no person plays.

A bot never gets the state. It gets the choices, a function that samples determinizations for its seat, and a generator
of its own. `LEVELS` names the bots; all of them play every game.

A bot answers with a gesture, a tuple of actions: one of the choices, or a whole gesture that the game proposes
(`Game.proposals`).
"""

from collections.abc import Callable, Iterator, Sequence
from math import inf
from time import perf_counter
from typing import NamedTuple

from .chance import Dice, below
from .course import apply, choices, seat_asked
from .game import Game
from .search import Candidate, Gesture, Tree, by_sides, open_secrets, search

CARELESS = {"beginner": 75, "easy": 30}  # by level: per cent of decisions at which a greedy bot chooses at random
WORLDS = 3  # determinizations that greedy looks at, and a search that chooses among proposals
GESTURE = 12  # plies followed at most to the end of a gesture
PROPOSALS = 2  # proposals that a bot weighs at a decision
OTHER_PROPOSALS = {"uniform": 0, "beginner": 0, "easy": 1, "hard": 12, "expert": 72}  # by level; 0: goes step by step
DRAFTS = 4  # proposals asked of the game for each that a search weighs
OPEN_ENDED = 2  # plies of a gesture at which greedy tries every choice


def uniform(game: Game, gestures: list[Gesture], sample: Callable, dice: Dice) -> Gesture:
    """A random gesture, all equally likely."""
    return gestures[below(dice, len(gestures))]


def greedy(game: Game, gestures: list[Gesture], sample: Callable, dice: Dice) -> Gesture:
    """The gesture with the best `appraise` afterwards, on average over determinizations.

    An action is first followed to the end of its gesture: while the same seat decides and luck hasn't risen, the bot
    plays the game's `habit`, or else the best of all choices.
    """
    if len(gestures) == 1:
        return gestures[0]
    totals = [0] * len(gestures)
    for _ in range(WORLDS):
        world = sample()
        for index, gesture in enumerate(gestures):
            totals[index] += follow(game, world, gesture, OPEN_ENDED)[0]
    best = max(totals)
    ties = [index for index, total in enumerate(totals) if total == best]
    return gestures[ties[below(dice, len(ties))]]


def follow(game: Game, world, gesture: Gesture, tries: int) -> tuple[int, Gesture, dict[str, int]]:
    """Do a gesture and follow it to its end: (its worth to the seat, all its actions, the worth by terms)."""
    seat, luck = seat_asked(world), world.luck
    s = world.copy()
    for action in gesture:
        apply(game.rules, s, action)
    actions = gesture
    while len(actions) < GESTURE and s.luck == luck and seat_asked(s) == seat:
        action = game.habit(s)
        if action is None:
            if tries == 0:
                break
            worth, rest, terms = max(
                (follow(game, s, (each,), tries - 1) for each in choices(game.rules, s)), key=lambda found: found[0]
            )
            return worth, actions + rest, terms
        apply(game.rules, s, action)
        actions += (action,)
    open_secrets(game, s, seat)
    terms = game.appraise(s, seat)
    return sum(terms.values()), actions, terms


AT_ONCE = {**dict.fromkeys((*CARELESS, "normal", "greedy"), greedy), "uniform": uniform}
SEARCHES = ("hard", "expert")  # the levels that search; `Game.iterations` says how long
LEVELS = (*AT_ONCE, *SEARCHES)
LADDER = (*CARELESS, "normal", *SEARCHES)  # what people are offered; the other names are for tests and old records


class Thought(NamedTuple):
    """What a bot would do after this many iterations; if it searches, the best candidates and the tree so far."""

    gesture: Gesture
    iterations: int = 0
    best: Sequence[Candidate] = ()
    tree: Tree | None = None


def think(game: Game, state, level: str, dice: Dice, iterations: int | None = None) -> Iterator[Thought]:
    """The thoughts of a bot about the decision at hand: one after each iteration, the last is its decision. The state
    only serves to sample determinizations."""
    seat = seat_asked(state)

    def sample():
        return game.determinize(state, seat, dice)

    options = [(action,) for action in choices(game.rules, state)]
    if level in CARELESS and below(dice, 100) < CARELESS[level]:
        yield Thought(uniform(game, options, sample, dice))
        return
    gestures = proposed(game, sample, dice, level) or options
    if level in AT_ONCE:
        gesture = AT_ONCE[level](game, gestures, sample, dice)
        yield Thought(beginning(gesture, dice) if level in CARELESS else gesture)
    elif len(gestures) == 1:
        yield Thought(gestures[0])
    else:
        tree = Tree(game, sample(), dice)
        iterations = iterations or iterations_of(game, state, level)
        for done, best in enumerate(search(tree, gestures, sample, iterations), 1):
            yield Thought(best[0].gesture, done, best, tree)


def beginning(gesture: Gesture, dice: Dice) -> Gesture:
    """The first actions of a gesture, at most half of it: a careless bot may choose the next one at random."""
    return gesture if len(gesture) == 1 else gesture[: 1 + below(dice, len(gesture) // 2)]


def iterations_of(game: Game, state, level: str) -> int:
    """How many iterations a search of this level does."""
    return by_sides(game.iterations[level], game.sides(state))


def proposed(game: Game, sample: Callable, dice: Dice, level: str) -> list[Gesture]:
    """The distinct proposals of the game that a bot weighs at this decision; [] if the game has none or the bot weighs
    none. A search gets those that look best of several times as many: it tries each too seldom to find them itself."""
    number = OTHER_PROPOSALS.get(level, PROPOSALS)
    if game.proposals is None or number == 0:
        return []
    if level in AT_ONCE:
        return list(dict.fromkeys(game.proposals(sample(), dice, number)))
    worlds = [sample() for _ in range(WORLDS)]
    drafts = list(dict.fromkeys(game.proposals(worlds[0], dice, DRAFTS * number)))
    worths = {draft: sum([follow(game, world, draft, OPEN_ENDED)[0] for world in worlds]) for draft in drafts}
    return sorted(drafts, key=lambda draft: -worths[draft])[:number]


def choose(game: Game, state, level: str, dice: Dice) -> Gesture:
    """The gesture with which a bot answers the decision at hand."""
    *_, thought = think(game, state, level, dice)
    return thought.gesture


class Thinking:
    """A bot that thinks in slices. It is done after `iterations`, by default those of its level, or after `ms` of
    thinking."""

    def __init__(self, game: Game, state, level: str, dice: Dice, iterations: int | None = None, ms: int | None = None):
        self.thoughts = think(game, state, level, dice, iterations)
        self.thought: Thought | None = None
        self.left = inf if ms is None else ms / 1000
        self.done = False

    def go_on(self, ms: float = inf) -> Thought:
        """Think for about `ms`, for at least one iteration unless it is done; returns the last thought."""
        begun = now = perf_counter()
        end = begun + min(ms / 1000, self.left)
        while not self.done and (now < end or self.thought is None):
            thought = next(self.thoughts, None)
            self.done = thought is None
            self.thought = thought or self.thought
            now = perf_counter()
        self.left -= now - begun
        self.done = self.done or self.left <= 0
        return self.thought
