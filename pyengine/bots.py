"""Bots: what chooses for a seat when no person does.

A bot never gets the state. It gets the decision, a sampler that deals it worlds it can't tell from the true one,
and a generator of its own. `LEVELS` names them; all work on every game.

A bot answers with a gesture: a tuple of actions. That is one action of the decision's choices, or, where the game has
`proposals` for the decision, the whole of one of these.
"""

from collections.abc import Callable, Iterator
from math import inf
from time import perf_counter
from typing import NamedTuple

from .chance import Dice, below
from .course import apply, choices, seat_asked
from .game import Game
from .search import Candidate, Gesture, search

CARELESS = 30  # per cent of the decisions at which the easy bot takes anything
WORLDS = 3  # sampled worlds the greedy bot looks at
GESTURE = 12  # plies of one seat that may belong to one gesture
PROPOSALS = 24  # gestures a game is asked for
OPEN_ENDED = 2  # of them, those at which greedy tries every choice


def uniform(game: Game, gestures: list[Gesture], sample: Callable, dice: Dice) -> Gesture:
    """Any gesture, each as likely as the next."""
    return gestures[below(dice, len(gestures))]


def easy(game: Game, gestures: list[Gesture], sample: Callable, dice: Dice) -> Gesture:
    """Greedy, when it pays attention."""
    careless = below(dice, 100) < CARELESS
    return uniform(game, gestures, sample, dice) if careless else greedy(game, gestures, sample, dice)


def greedy(game: Game, gestures: list[Gesture], sample: Callable, dice: Dice) -> Gesture:
    """The gesture after which the position looks best on average over sampled worlds.

    A single action is followed to the end of its gesture: while the same seat goes on deciding and nothing uncertain
    has happened, by the game's `habit` where it has one, otherwise by the best of all choices.
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
    """Do a gesture and whatever else belongs to it: (worth to the seat that does it, all actions, the worth by terms)."""
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
    terms = game.appraise(s, seat)
    return sum(terms.values()), actions, terms


AT_ONCE = {"easy": easy, "normal": greedy, "uniform": uniform, "greedy": greedy}
ITERATIONS = {"hard": 100, "expert": 1000}  # of the levels that search
LEVELS = (*AT_ONCE, *ITERATIONS)
LADDER = ("easy", "normal", "hard", "expert")  # what people are offered; the other names are for tests and old records


class Thought(NamedTuple):
    """What a bot would do after this number of iterations; and the best candidates, if it searches."""

    gesture: Gesture
    iterations: int
    best: list[Candidate]


def think(game: Game, state, level: str, dice: Dice, iterations: int | None = None) -> Iterator[Thought]:
    """What the bot of that level makes of the decision of `state`, of which it sees what its seat may know: a thought
    after each iteration, the last one is its decision."""
    seat = seat_asked(state)

    def sample():
        return game.determinize(state, seat, dice)

    gestures = proposed(game, sample, dice) if level != "uniform" else []
    gestures = gestures or [(action,) for action in choices(game.rules, state)]
    if level in AT_ONCE:
        yield Thought(AT_ONCE[level](game, gestures, sample, dice), 0, [])
    elif len(gestures) == 1:
        yield Thought(gestures[0], 0, [])
    else:
        for done, best in enumerate(search(game, gestures, sample, dice, iterations or ITERATIONS[level]), 1):
            yield Thought(best[0].gesture, done, best)


def proposed(game: Game, sample: Callable, dice: Dice) -> list[Gesture]:
    """The gestures the game proposes for this decision, each once; [] where it proposes none."""
    if game.proposals is None:
        return []
    return list(dict.fromkeys(game.proposals(sample(), dice, PROPOSALS)))


def choose(game: Game, state, level: str, dice: Dice) -> Gesture:
    """What the bot of that level does at the decision of `state`: one action, or the whole gesture it has settled on."""
    *_, thought = think(game, state, level, dice)
    return thought.gesture


class Thinking:
    """A bot at a decision. It thinks when it is told to go on, and is done after `iterations`, by default those of its
    level, or after `ms` of thinking."""

    def __init__(self, game: Game, state, level: str, dice: Dice, iterations: int | None = None, ms: int | None = None):
        self.thoughts = think(game, state, level, dice, iterations)
        self.thought: Thought | None = None
        self.left = inf if ms is None else ms / 1000
        self.done = False

    def go_on(self, ms: float = inf) -> Thought:
        """Think for about so long, once at least unless it is done; the last thought."""
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


def advise(game: Game, state, dice: Dice) -> dict:
    """What greedy would do for the seat to decide: the `actions` of the whole gesture, and `reasons`, the terms of the
    appraisal that it betters, as (term, hundredths of a point), most important first."""
    seat = seat_asked(state)
    gesture = choose(game, state, "greedy", dice)
    world = game.determinize(state, seat, dice)
    _, actions, terms = follow(game, world, gesture, OPEN_ENDED)
    before = game.appraise(world, seat)
    gains = [(term, worth - before.get(term, 0)) for term, worth in terms.items() if worth > before.get(term, 0)]
    return {"actions": actions, "reasons": sorted(gains, key=lambda gain: -gain[1])}
