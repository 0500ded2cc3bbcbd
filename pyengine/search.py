"""Information set Monte Carlo tree search with one observer (Cowling, Powley and Whitehouse, "Information Set Monte Carlo
Tree Search", IEEE Transactions on Computational Intelligence and AI in Games 4, 2012).

A bot doesn't know the world it plays in, but it can sample worlds that look the same from its seat. One tree holds what is
learned from all of them: its nodes are not positions but courses of play, each answer after the one before. An iteration

1. samples a world and plays it down the tree: to every question it gives the answer that looks best so far, or might;
2. plays on for a few questions where the tree ends, and adds them to the tree;
3. takes stock of the position it has come to: what share of the win each seat may expect (`Game.prospects`);
4. adds that to all nodes on its way.

With more than two sides the others do what promises most, for a tree of all their answers would be wide and shallow, and each of
them plays for itself. In the end it gives the answer it has given most often.

What an answer promises before it was tried is what greedy would see in it: the first times a question is asked, anywhere in the
tree, every answer is tried to the end of its gesture, and the game's `appraise` asked. What the game's `habit` does without
thinking isn't searched.

A secret question (`@decision(secret=True)`) is answered blindly by whoever isn't on the searcher's side: the tree knows what the
searcher has sealed, so such an answer must not be chosen by a node below it. It is chosen in a second tree, which knows no secret
answer, as in the same paper's search with several observers; and it is drawn by chance, for whoever can be foretold can be
answered. Where the game has `proposals`, the searcher chooses among them,
and everywhere else in the tree a proposal is taken as it comes: these are mixed by chance already.
"""

from collections.abc import Callable, Iterator
from math import inf, sqrt
from typing import NamedTuple

from .chance import Dice, below
from .course import Action, Question, apply, asked, choices, seat_asked
from .game import Game
from .prospects import FADING, WIN, fading, settled

DOUBT = 120  # an answer worse by that much, as `appraise` counts, promises e times less
CURIOSITY = 0.4 * WIN  # how far a promise counts against what was learned
LOOKS = 3  # how often greedy is asked about a question
AHEAD = (2, 1)  # and how many questions it looks ahead: about the first question, about later ones
PLAY_ON = 6  # questions beyond the tree
MIX = WIN // 10  # of an answer given blindly: a mean worse by that much makes it e times less likely

Gesture = tuple[Action, ...]  # actions of one seat, one after the other


class Node:
    """A course of play: how often it was taken, what that brought each seat in sum, and what was done next."""

    __slots__ = ("visits", "gains", "nexts")

    def __init__(self, seats: int):
        self.visits = 0
        self.gains = [0] * seats
        self.nexts = {}  # (question, answer) -> node: in other worlds other questions may come

    def next(self, question: Question, answer) -> "Node":
        """The node after that answer, made when it is first needed."""
        found = self.nexts.get((question, answer))
        if found is None:
            found = self.nexts[question, answer] = Node(len(self.gains))
        return found


class Promises:
    """What greedy thinks of the answers to a question, wherever in the tree it is asked."""

    __slots__ = ("looks", "behind", "weight")

    def __init__(self):
        self.looks = 0
        self.behind = {}  # answer -> by how much it is worse than the best, on average
        self.weight = {}  # answer -> 1000, and e times less for each DOUBT it is behind

    def look(self, worths: dict[Gesture, int]) -> None:
        """Learn what the answers were worth this time."""
        best = max(worths.values())
        self.looks += 1
        for answer, worth in worths.items():
            behind = self.behind.get(answer, best - worth)
            self.behind[answer] = behind + (best - worth - behind) // self.looks
            self.weight[answer] = fading(self.behind[answer], DOUBT)

    def highest(self, answers: list[Gesture]) -> Gesture:
        """The answer that promises most."""
        return max(answers, key=lambda answer: self.weight.get(answer, FADING[-1]))


class Candidate(NamedTuple):
    """A gesture that answers the question at hand: how often it was tried, and the share of the win expected of it, of
    10,000."""

    gesture: Gesture
    visits: int
    value: int


class Tree:
    """What a search has learned so far.

    root       after no answer yet; its answers are gestures
    outside    the same courses of play as everybody sees them, in which a secret answer is None; None where the game has
               no secret questions
    promises   by question
    """

    __slots__ = ("game", "seat", "sides", "many", "root", "outside", "promises", "dice")

    def __init__(self, game: Game, world, dice: Dice):
        self.game = game
        self.seat = seat_asked(world)
        self.sides = game.sides(world)
        self.many = len(set(self.sides)) > 2
        self.root = Node(len(self.sides))
        has_secrets = any(rule.secret for rule in game.rules.values())
        self.outside = Node(len(self.sides)) if has_secrets else None
        self.promises: dict[Question, Promises] = {}
        self.dice = dice

    def is_blind(self, question: Question) -> bool:
        """Must that question be answered without knowing what the searcher knows?"""
        return self.game.rules[question.rule].secret and not self.is_ours(question)

    def is_ours(self, question: Question) -> bool:
        return self.sides[question.seat] == self.sides[self.seat]

    def is_foretold(self, question: Question) -> bool:
        """Does the seat do what promises most, without a search of its own?"""
        return self.many and not self.is_ours(question)


def search(
    game: Game, gestures: list[Gesture], sample: Callable, dice: Dice, iterations: int
) -> Iterator[list[Candidate]]:
    """The best three gestures after every iteration, the best one first; ends when it can't be overtaken any more."""
    world = sample()
    tree, question = Tree(game, world, dice), asked(world)
    for _ in range(LOOKS):
        ask_greedy(game, sample(), gestures, tree.promises, AHEAD[0])
    for left in reversed(range(iterations)):
        iterate(tree, sample(), gestures)
        best = ranking(tree.root, question, tree.promises[question])
        yield best
        second = best[1].visits if len(best) > 1 else 0
        if best[0].visits > second + left:
            return


def ranking(root: Node, question: Question, promises: Promises) -> list[Candidate]:
    """The three answers given most often, of equals those that promise more; none that was never given."""
    tried = [(answer, node) for (_, answer), node in root.nexts.items()]
    tried.sort(key=lambda each: (-each[1].visits, -promises.weight[each[0]]))
    return [Candidate(answer, node.visits, node.gains[question.seat] // node.visits) for answer, node in tried[:3]]


def iterate(tree: Tree, s, gestures: list[Gesture]) -> None:
    """Play a world down the tree and a little further, and learn from what comes of it."""
    game, node, outside = tree.game, tree.root, tree.outside
    path, new, answers = [node], 0, gestures
    if outside:
        path.append(outside)
    while answers and new < PLAY_ON:
        question = asked(s)
        promises = tree.promises.get(question)
        if promises is None or promises.looks < LOOKS:
            ask_greedy(game, s, answers, tree.promises, AHEAD[1])
            promises = tree.promises[question]
        if tree.is_blind(question):
            answer = mixed_answer(outside, question, answers, promises, tree.dice)
            path.append(outside.next(question, answer))
        elif not node.visits or tree.is_foretold(question):
            answer = promises.highest(answers)
        else:
            answer = select(node, question, answers, promises)
        if outside:
            outside = outside.next(question, None if game.rules[question.rule].secret else answer)
            path.append(outside)
        node = node.next(question, answer)
        path.append(node)
        new += not node.visits
        for action in answer:
            apply(game.rules, s, action)
        answers = next_answers(game, s, tree.dice)
    gains = game.prospects(s) if s.agenda else settled(game.outcome(s)["winners"], tree.sides)
    for node in path:
        node.visits += 1
        for seat, gain in enumerate(gains):
            node.gains[seat] += gain


def next_answers(game: Game, s, dice: Dice) -> list[Gesture]:
    """Go on to a question that has to be thought about, and its answers; [] when play has ended."""
    while s.agenda:
        action = game.habit(s)
        if action is None:
            if game.proposals and (proposed := game.proposals(s, dice, 1)):
                for action in proposed[0]:
                    apply(game.rules, s, action)
                continue
            options = choices(game.rules, s)
            if len(options) > 1:
                return [(action,) for action in options]
            action = options[0]
        apply(game.rules, s, action)
    return []


def ask_greedy(game: Game, s, answers: list[Gesture], promises: dict[Question, Promises], ahead: int) -> int:
    """Try each answer to the end of its gesture, and learn what it promises; returns the worth of the best. A gesture ends
    where another seat decides, something uncertain happens, or questions `ahead` are used up."""
    question, worths = asked(s), {}
    for answer in answers:
        after = s.copy()
        goes_on, coming = True, list(answer)
        while coming:
            apply(game.rules, after, coming.pop(0))
            goes_on = seat_asked(after) == question.seat and after.luck == s.luck
            if goes_on and not coming and (action := game.habit(after)) is not None:
                coming.append(action)
        if goes_on and ahead:
            rest = [(action,) for action in choices(game.rules, after)]
            worths[answer] = ask_greedy(game, after, rest, promises, ahead - 1)
        else:
            worths[answer] = sum(game.appraise(after, question.seat).values())
    promises.setdefault(question, Promises()).look(worths)
    return max(worths.values())


def select(node: Node, question: Question, answers: list[Gesture], promises: Promises) -> Gesture:
    """The answer with the highest mean of what it brought, raised the more it promises and the less it was tried (PUCT:
    Rosin, "Multi-armed bandits with episode context", Annals of Mathematics and Artificial Intelligence 61, 2011)."""
    seat, nexts = question.seat, node.nexts
    weights = [promises.weight.get(answer, FADING[-1]) for answer in answers]
    expected = node.gains[seat] / node.visits
    curiosity = CURIOSITY * sqrt(node.visits) / sum(weights)
    best, bound = None, -inf
    for answer, weight in zip(answers, weights):
        child = nexts.get((question, answer))
        if child is None or not child.visits:
            promising = expected + curiosity * weight
        else:
            promising = child.gains[seat] / child.visits + curiosity * weight / (child.visits + 1)
        if promising > bound:
            best, bound = answer, promising
    return best


def mixed_answer(node: Node, question: Question, answers: list[Gesture], promises: Promises, dice: Dice) -> Gesture:
    """An answer by chance: e times less likely for each MIX by which its mean is below the best one's, and the less the
    less it promises."""
    seat = question.seat
    expected = node.gains[seat] // node.visits if node.visits else 0
    known = [node.nexts.get((question, answer)) for answer in answers]
    means = [each.gains[seat] // each.visits if each and each.visits else expected for each in known]
    best = max(means)
    weights = [
        fading(best - mean, MIX) * promises.weight.get(answer, FADING[-1]) for answer, mean in zip(answers, means)
    ]
    left = below(dice, sum(weights))
    for answer, weight in zip(answers, weights):
        left -= weight
        if left < 0:
            return answer
    return answers[-1]
