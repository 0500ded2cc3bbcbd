"""Information set Monte Carlo tree search with one observer (Cowling, Powley and Whitehouse, "Information Set Monte Carlo
Tree Search", IEEE Transactions on Computational Intelligence and AI in Games 4, 2012).

A bot doesn't know the world it plays in, but it can sample worlds that look the same from its seat. One tree holds what is
learned from all of them: its nodes are not positions but courses of play, each answer after the one before. An iteration

1. samples a world and plays it down the tree: to every question it gives the answer that looks best so far, or might;
2. at a question that is new to the tree tries every answer to the end of its gesture: what the game's `appraise` thinks of
   it is its promise. So the search begins with what greedy would do, and looks further from there;
3. takes stock of the position it has come to: what share of the win each seat may expect;
4. adds that to all nodes on its way.

In the end it gives the answer it has given most often. What the game's `habit` does without thinking isn't searched.
"""

from math import exp, sqrt
from typing import Callable, Iterator, NamedTuple

from .course import Action, apply, choices
from .game import Game

WIN = 10_000                              # the whole of the win
LEAD = 800                                # a lead, as `appraise` counts, that makes one's share e times the other's
DOUBT = 120                               # an answer worse by that much, as `appraise` counts, promises e times less
CURIOSITY = 0.4 * WIN                     # how far a promise counts against what was learned
WORLDS = 3                                # in which the first question is looked at before the search begins
GESTURE = (2, 1)                          # questions of a gesture looked ahead: from the first question, from later ones

STEPS = 8                                 # to each factor of e in the table below: whole numbers, the same everywhere
FADING = tuple(round(1000 * exp(-step / STEPS)) for step in range(5 * STEPS))


class Node:
    """A course of play: how often it was come to, what it brought each seat in sum, and what its last answer promises."""

    __slots__ = ("visits", "gains", "looks", "worth", "promise", "asked")

    def __init__(self, seats: int):
        self.visits = 0
        self.gains = [0] * seats
        self.looks = 0                    # so many appraisals, for the seat that gives the answer,
        self.worth = 0                    # have this mean;
        self.promise = FADING[-1]         # and this follows, beside the other answers
        self.asked = {}                   # question -> {answer: node}: in other worlds other questions may come


class Candidate(NamedTuple):
    """An answer to the question at hand: how often it was given, and the share of the win expected of it, of 10,000."""

    action: Action
    visits: int
    value: int


def search(game: Game, options: list[Action], sample: Callable, iterations: int) -> Iterator[list[Candidate]]:
    """The best three answers after every iteration, the best one first; ends when it can't be overtaken any more."""
    world = sample()
    question = world.agenda[-1]
    root = Node(len(game.score(world)))
    for _ in range(WORLDS):
        open_up(game, sample(), options, root, GESTURE[0])
    for left in reversed(range(iterations)):
        iterate(game, sample(), options, root)
        best = ranking(question[1], root.asked[question])
        yield best
        second = best[1].visits if len(best) > 1 else 0
        if best[0].visits > second + left:
            return


def ranking(seat: int, answers: dict[Action, Node]) -> list[Candidate]:
    """The three answers given most often, of equals those that promise more; none that was never given."""
    best = sorted(answers.items(), key=lambda answer: (-answer[1].visits, -answer[1].promise))[:3]
    return [Candidate(action, node.visits, node.gains[seat] // node.visits) for action, node in best if node.visits]


def iterate(game: Game, s, options: list[Action], root: Node) -> None:
    """Play a world down the tree as far as it is known, a step further, and learn from what comes of it."""
    node, path = root, [root]
    while options:
        question = s.agenda[-1]
        if question not in node.asked:
            if not node.visits:
                break
            open_up(game, s, options, node, GESTURE[1])
        action, node = select(node, question, options)
        path.append(node)
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


def open_up(game: Game, s, options: list[Action], node: Node, ahead: int) -> int:
    """Try each answer to the end of its gesture, and note its promise; returns the best. The gesture ends where
    another seat decides, something uncertain happens, or questions `ahead` are used up."""
    seat, answers = s.agenda[-1][1], node.asked.setdefault(s.agenda[-1], {})
    for action in options:
        child = answers.get(action) or answers.setdefault(action, Node(len(node.gains)))
        after = s.copy()
        while action:
            apply(game.rules, after, action)
            goes_on = after.agenda and after.agenda[-1][1] == seat and after.luck == s.luck
            action = goes_on and game.habit(after)
        worth = open_up(game, after, choices(game.rules, after), child, ahead - 1) if goes_on and ahead else \
            sum(game.appraise(after, seat).values())
        child.looks += 1
        child.worth += (worth - child.worth) // child.looks
    known = [child for child in answers.values() if child.looks]
    best = max(child.worth for child in known)
    for child in known:
        child.promise = fading(best - child.worth, DOUBT)
    return best


def select(node: Node, question: tuple, options: list[Action]) -> tuple[Action, Node]:
    """The answer with the highest mean of what it brought, raised the more it promises and the less it was tried (PUCT:
    Rosin, "Multi-armed bandits with episode context", Annals of Mathematics and Artificial Intelligence 61, 2011)."""
    seat, answers = question[1], node.asked[question]
    children = [answers.get(action) or answers.setdefault(action, Node(len(node.gains))) for action in options]
    expected = node.gains[seat] / node.visits if node.visits else 0
    curiosity = CURIOSITY * sqrt(node.visits + 1) / sum([child.promise for child in children])
    bounds = [(child.gains[seat] / child.visits if child.visits else expected) + curiosity * child.promise / (child.visits + 1)
              for child in children]
    index = bounds.index(max(bounds))
    return options[index], children[index]


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
