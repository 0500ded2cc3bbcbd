"""Information set Monte Carlo tree search with one observer (Cowling, Powley and Whitehouse, "Information Set Monte Carlo
Tree Search", IEEE Transactions on Computational Intelligence and AI in Games 4, 2012).

A bot doesn't know the world it plays in, but it can sample worlds that look the same from its seat. One tree holds what is
learned from all of them: its nodes are not positions but courses of play, each answer after the one before. An iteration

1. samples a world and plays it down the tree: to every question it gives the answer that looks best so far, or might;
2. plays on for a few questions where the tree ends, and adds them to the tree;
3. takes stock of the position it has come to: what share of the win each seat may expect;
4. adds that to all nodes on its way.

With more than two seats the others do what promises most, for a tree of all their answers would be wide and shallow, and each of
them plays for itself. In the end it gives the answer it has given most often.

What an answer promises before it was tried is what greedy would see in it: the first times a question is asked, anywhere in the
tree, every answer is tried to the end of its gesture, and the game's `appraise` asked. What the game's `habit` does without
thinking isn't searched.
"""

from collections.abc import Callable, Iterator
from math import exp, inf, sqrt
from typing import NamedTuple

from .course import Action, apply, choices
from .game import Game

WIN = 10_000  # the whole of the win
LEAD = 800  # a lead, as `appraise` counts, that makes one's share e times the other's
DOUBT = 120  # an answer worse by that much, as `appraise` counts, promises e times less
CURIOSITY = 0.4 * WIN  # how far a promise counts against what was learned
LOOKS = 3  # so often greedy is asked about a question
AHEAD = (2, 1)  # and looks so many questions ahead: about the first question, about later ones
PLAY_ON = 6  # questions beyond the tree

STEPS = 8  # to each factor of e in the table below: whole numbers, the same everywhere
FADING = tuple(round(1000 * exp(-step / STEPS)) for step in range(5 * STEPS))


class Node:
    """A course of play: how often it was taken, what that brought each seat in sum, and what was done next."""

    __slots__ = ("gains", "nexts", "visits")

    def __init__(self, seats: int):
        self.visits = 0
        self.gains = [0] * seats
        self.nexts = {}  # (question, answer) -> node: in other worlds other questions may come


class Promises:
    """What greedy thinks of the answers to a question, wherever in the tree it is asked."""

    __slots__ = ("behind", "looks", "weight")

    def __init__(self):
        self.looks = 0
        self.behind = {}  # answer -> by how much it is worse than the best, on average
        self.weight = {}  # answer -> 1000, and e times less for each DOUBT it is behind

    def look(self, worths: dict[Action, int]) -> None:
        """Learn what the answers were worth this time."""
        best = max(worths.values())
        self.looks += 1
        for action, worth in worths.items():
            behind = self.behind.get(action, best - worth)
            self.behind[action] = behind + (best - worth - behind) // self.looks
            self.weight[action] = fading(self.behind[action], DOUBT)

    def highest(self, options: list[Action]) -> Action:
        """The answer that promises most."""
        return max(options, key=lambda action: self.weight.get(action, FADING[-1]))


class Candidate(NamedTuple):
    """An answer to the question at hand: how often it was given, and the share of the win expected of it, of 10,000."""

    action: Action
    visits: int
    value: int


def search(game: Game, options: list[Action], sample: Callable, iterations: int) -> Iterator[list[Candidate]]:
    """The best three answers after every iteration, the best one first; ends when it can't be overtaken any more."""
    world, promises = sample(), {}
    question = world.agenda[-1]
    root = Node(len(game.score(world)))
    for _ in range(LOOKS):
        ask_greedy(game, sample(), options, promises, AHEAD[0])
    for left in reversed(range(iterations)):
        iterate(game, sample(), options, root, promises)
        best = ranking(root, question, promises[question])
        yield best
        second = best[1].visits if len(best) > 1 else 0
        if best[0].visits > second + left:
            return


def ranking(root: Node, question: tuple, promises: Promises) -> list[Candidate]:
    """The three answers given most often, of equals those that promise more; none that was never given."""
    seat = question[1]
    tried = [(action, node) for (_, action), node in root.nexts.items()]
    tried.sort(key=lambda answer: (-answer[1].visits, -promises.weight[answer[0]]))
    return [Candidate(action, node.visits, node.gains[seat] // node.visits) for action, node in tried[:3]]


def iterate(game: Game, s, options: list[Action], root: Node, promises: dict[tuple, Promises]) -> None:
    """Play a world down the tree and a little further, and learn from what comes of it."""
    node, path, new = root, [root], 0
    me, many = s.agenda[-1][1], len(root.gains) > 2
    while options and new < PLAY_ON:
        question = s.agenda[-1]
        if question not in promises or promises[question].looks < LOOKS:
            ask_greedy(game, s, options, promises, AHEAD[1])
        told = not node.visits or (many and question[1] != me)
        action = promises[question].highest(options) if told else select(node, question, options, promises[question])
        node = node.nexts.get((question, action)) or node.nexts.setdefault((question, action), Node(len(root.gains)))
        path.append(node)
        new += not node.visits
        apply(game.rules, s, action)
        options = next_options(game, s)
    gains = shares(game, s, len(root.gains))
    for node in path:
        node.visits += 1
        for seat, gain in enumerate(gains):
            node.gains[seat] += gain


def next_options(game: Game, s) -> list[Action]:
    """Go on to a question that has to be thought about; [] when play has ended."""
    while s.agenda:
        action = game.habit(s)
        if action is None:
            options = choices(game.rules, s)
            if len(options) > 1:
                return options
            action = options[0]
        apply(game.rules, s, action)
    return []


def ask_greedy(game: Game, s, options: list[Action], promises: dict[tuple, Promises], ahead: int) -> int:
    """Try each answer to the end of its gesture, and learn what it promises; returns the worth of the best. A gesture ends
    where another seat decides, something uncertain happens, or questions `ahead` are used up."""
    seat, worths = s.agenda[-1][1], {}
    for action in options:
        after, then = s.copy(), action
        while then:
            apply(game.rules, after, then)
            goes_on = after.agenda and after.agenda[-1][1] == seat and after.luck == s.luck
            then = goes_on and game.habit(after)
        worths[action] = (
            ask_greedy(game, after, choices(game.rules, after), promises, ahead - 1)
            if goes_on and ahead
            else sum(game.appraise(after, seat).values())
        )
    promises.setdefault(s.agenda[-1], Promises()).look(worths)
    return max(worths.values())


def select(node: Node, question: tuple, options: list[Action], promises: Promises) -> Action:
    """The answer with the highest mean of what it brought, raised the more it promises and the less it was tried (PUCT:
    Rosin, "Multi-armed bandits with episode context", Annals of Mathematics and Artificial Intelligence 61, 2011)."""
    seat, nexts = question[1], node.nexts
    weights = [promises.weight.get(action, FADING[-1]) for action in options]
    expected = node.gains[seat] / node.visits
    curiosity = CURIOSITY * sqrt(node.visits) / sum(weights)
    best, bound = None, -inf
    for action, weight in zip(options, weights):
        child = nexts.get((question, action))
        if child is None:
            promising = expected + curiosity * weight
        else:
            promising = child.gains[seat] / child.visits + curiosity * weight / (child.visits + 1)
        if promising > bound:
            best, bound = action, promising
    return best


def fading(difference: int, scale: int) -> int:
    """1000, and e times less for each `scale` of the difference, but never nothing."""
    return FADING[min(STEPS * difference // scale, len(FADING) - 1)]


def shares(game: Game, s, seats: int) -> list[int]:
    """What share of the win each seat may expect: at the end what it has, before that by how it looks."""
    if not s.agenda:
        winners = game.outcome(s)["winners"]
        return [WIN // len(winners) if seat in winners else 0 for seat in range(seats)]
    worths = [sum(game.appraise(s, seat).values()) for seat in range(seats)]
    weights = [fading(max(worths) - worth, LEAD) for worth in worths]
    return [WIN * weight // sum(weights) for weight in weights]
