"""Information set Monte Carlo tree search with one observer (Cowling, Powley and Whitehouse, "Information Set Monte
Carlo Tree Search", IEEE Transactions on Computational Intelligence and AI in Games 4, 2012).

A bot doesn't know the true state, but it can sample determinizations of it. One tree is shared by all of them: its
nodes are sequences of answers, not positions. An iteration

1. samples a determinization and plays it down the tree, choosing each answer by its mean result and its prior (PUCT);
2. goes on beyond the tree, through as many new questions as the game wants (`Game.playout`), though not into new secret
   plans, and adds them to it;
3. asks what share of the win each seat may expect there (`Game.prospects`);
4. adds that to all nodes on the path.

The bot gives the answer that was tried most often. With more than two sides, the other sides are not searched: they
give the answer with the best prior, because a tree of all their answers would be wide and shallow.

The prior of an answer comes from greedy: the first few times that a question is asked anywhere in the tree, every
answer is followed to the end of its gesture and appraised. What the game's `habit` decides isn't searched.

Secret questions (`@decision(secret=True)`) of other sides are answered blindly. A node below the searcher's own sealed
answer would know that answer, so theirs are chosen in a second tree in which secret answers are masked, as in the
paper's search with several observers; and they are drawn at random, since a predictable answer could be exploited.
Where the game has `proposals`, the searcher chooses at the root among those that greedy likes best; elsewhere in the
tree one proposal is drawn. An iteration ends where secret plans are to be made anew: plans drawn at random would say
little about the answers before them.
"""

from collections.abc import Callable, Iterator, Sequence
from math import inf, sqrt
from typing import NamedTuple

from .chance import Dice, below
from .course import Action, Question, apply, asked, choices, seat_asked
from .game import Game
from .prospects import DECAY, WIN, decay, settled

PRIOR_SCALE = 120  # an answer worse by that much, in units of `appraise`, has a prior e times lower
EXPLORATION = 0.4 * WIN  # weight of the prior against the mean result
PRIOR_SAMPLES = 3  # how often greedy appraises the answers to a question
LOOKAHEAD = (2, 1)  # questions it looks ahead: at the root, elsewhere
UNSEEN = DECAY[-1]  # the prior of an answer that greedy hasn't seen
BLIND_SCALE = WIN // 10  # blind answers: a mean worse by that much is e times less likely

Gesture = tuple[Action, ...]  # consecutive actions of one seat


class Node:
    """A sequence of answers: how often it was played, the sum of each seat's results, and the next answers."""

    __slots__ = ("visits", "returns", "children")

    def __init__(self, seats: int):
        self.visits = 0
        self.returns = [0] * seats
        self.children = {}  # question -> {answer: node}; other determinizations may ask other questions

    def child(self, question: Question, answer) -> "Node":
        """The node after that answer, created on first use."""
        answered = self.children.setdefault(question, {})
        found = answered.get(answer)
        if found is None:
            found = answered[answer] = Node(len(self.returns))
        return found


class Priors:
    """The priors of the answers to a question, wherever in the tree it is asked."""

    __slots__ = ("samples", "regret", "weight")

    def __init__(self):
        self.samples = 0
        self.regret = {}  # answer -> mean difference to the best answer
        self.weight = {}  # answer -> 1000, divided by e for each PRIOR_SCALE of regret

    def add(self, worths: dict[Gesture, int]) -> None:
        """Add one sample: the worth of each answer."""
        best = max(worths.values())
        self.samples += 1
        for answer, worth in worths.items():
            regret = self.regret.get(answer, best - worth)
            self.regret[answer] = regret + (best - worth - regret) // self.samples
            self.weight[answer] = decay(self.regret[answer], PRIOR_SCALE)

    def highest(self, answers: list[Gesture]) -> Gesture:
        """The answer with the best prior."""
        weights = self.weights(answers)
        return answers[weights.index(max(weights))]

    def weights(self, answers: list[Gesture]) -> list[int]:
        """The prior of each answer; the lowest there is, if greedy hasn't seen it."""
        weight = self.weight
        return [weight.get(answer, UNSEEN) for answer in answers]


class Candidate(NamedTuple):
    """A gesture that answers the question at hand, how often it was tried, and the share of the win it brought, of
    10,000."""

    gesture: Gesture
    visits: int
    value: int


def by_sides(numbers: tuple[int, ...], sides: Sequence[int]) -> int:
    """The number that holds for these sides: `numbers` has one for two sides, one for three and so on; the last one
    also holds for more sides than that, and for a single one."""
    count = len(set(sides))
    return numbers[count - 2] if 2 <= count < len(numbers) + 2 else numbers[-1]


class Tree:
    """What a search has learned so far.

    question   the one to be answered; the seat it asks is the searcher
    root       the node before any answer; its answers are gestures
    masked     the same tree with secret answers masked as None; None if the game has no secret questions
    priors     the priors, by question
    playout    the number of new questions that an iteration plays through
    """

    __slots__ = ("game", "question", "seat", "sides", "has_many_sides", "root", "masked", "priors", "dice", "playout")

    def __init__(self, game: Game, world, dice: Dice):
        self.game = game
        self.question = asked(world)
        self.seat = self.question.seat
        self.sides = game.sides(world)
        self.has_many_sides = len(set(self.sides)) > 2
        self.playout = by_sides(game.playout, self.sides)
        self.root = Node(len(self.sides))
        has_secrets = any(rule.secret for rule in game.rules.values())
        self.masked = Node(len(self.sides)) if has_secrets else None
        self.priors: dict[Question, Priors] = {}
        self.dice = dice

    def is_blind(self, question: Question) -> bool:
        """Is this a secret question of another side? It is answered without what the searcher knows."""
        return self.game.rules[question.rule].secret and not self.is_ours(question)

    def is_ours(self, question: Question) -> bool:
        return self.sides[question.seat] == self.sides[self.seat]

    def takes_best_prior(self, question: Question) -> bool:
        """Is the answer with the best prior taken, without a search?"""
        return self.has_many_sides and not self.is_ours(question)


def search(tree: Tree, gestures: list[Gesture], sample: Callable, iterations: int) -> Iterator[list[Candidate]]:
    """Grow the tree: the best three candidates after every iteration, best first; ends early when the best can't be
    overtaken."""
    game, question = tree.game, tree.question
    for _ in range(PRIOR_SAMPLES):
        ask_greedy(game, sample(), gestures, tree.priors, LOOKAHEAD[0])
    for left in reversed(range(iterations)):
        iterate(tree, sample(), gestures)
        best = ranking(tree.root, question, tree.priors)
        yield best
        second = best[1].visits if len(best) > 1 else 0
        if best[0].visits > second + left:
            return


def ranking(node: Node, question: Question, priors: dict[Question, Priors]) -> list[Candidate]:
    """The three answers to a question tried most often after this node, ties broken by the prior."""
    return [
        Candidate(answer, after.visits, after.returns[question.seat] // after.visits)
        for answer, after in tried(node, question, priors)[:3]
    ]


def tried(node: Node, question: Question, priors: dict[Question, Priors]) -> list[tuple[Gesture, Node]]:
    """The answers to a question tried after this node, with the node after each, in the order of `ranking`."""
    found = [(answer, after) for answer, after in node.children.get(question, {}).items() if after.visits]
    if found:
        weight = priors[question].weight
        found.sort(key=lambda each: (-each[1].visits, -weight.get(each[0], UNSEEN)))
    return found


def iterate(tree: Tree, s, gestures: list[Gesture]) -> None:
    """One iteration: play a determinization down the tree and a little further, and record the result."""
    game, node, masked = tree.game, tree.root, tree.masked
    path, new, answers = [node], 0, gestures
    if masked:
        path.append(masked)
    while answers and new < tree.playout:
        question = asked(s)
        priors = tree.priors.get(question)
        if priors is None or priors.samples < PRIOR_SAMPLES:
            ask_greedy(game, s, answers, tree.priors, LOOKAHEAD[1])
            priors = tree.priors[question]
        if masked and tree.is_blind(question):
            answer = mixed_answer(masked, question, answers, priors, tree.dice)
            path.append(masked.child(question, answer))
        elif not node.visits or tree.takes_best_prior(question):
            answer = priors.highest(answers)
        else:
            answer = select(node, question, answers, priors)
        if masked:
            masked = masked.child(question, None if game.rules[question.rule].secret else answer)
            path.append(masked)
        node = node.child(question, answer)
        path.append(node)
        new += not node.visits
        for action in answer:
            apply(game.rules, s, action)
        answers = next_answers(game, s, tree.dice, game.rules[question.rule].secret)
    returns = game.prospects(s) if s.agenda else settled(game.outcome(s)["winners"], tree.sides)
    for node in path:
        node.visits += 1
        for seat, share in enumerate(returns):
            node.returns[seat] += share


def next_answers(game: Game, s, dice: Dice, was_secret: bool) -> list[Gesture]:
    """Play on to the next question that is searched, and return its answers; [] when play has ended, or where a secret
    question follows one that isn't. `was_secret` is of the question before."""
    while s.agenda:
        is_secret = game.rules[s.agenda[-1][0]].secret
        if is_secret and not was_secret:
            return []
        was_secret = is_secret
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


def open_secrets(game: Game, s, seat: int) -> None:
    """Draw the secret gestures of the seats that come after this one, in place, so that its own can be judged by what
    comes to light. A position uses its own chance: all gestures tried in it meet the same answers."""
    while game.proposals and s.agenda and game.rules[s.agenda[-1][0]].secret and seat_asked(s) != seat:
        proposed = game.proposals(s, s, 1)
        if not proposed:
            return
        for action in proposed[0]:
            apply(game.rules, s, action)


def ask_greedy(game: Game, s, answers: list[Gesture], priors: dict[Question, Priors], ahead: int) -> int:
    """Follow each answer to the end of its gesture and add its worth to the priors; returns the worth of the best. A
    gesture ends when another seat decides, luck rises, or after `ahead` further questions."""
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
            worths[answer] = ask_greedy(game, after, rest, priors, ahead - 1)
        else:
            open_secrets(game, after, question.seat)
            worths[answer] = sum(game.appraise(after, question.seat).values())
    priors.setdefault(question, Priors()).add(worths)
    return max(worths.values())


def select(node: Node, question: Question, answers: list[Gesture], priors: Priors) -> Gesture:
    """The answer with the highest mean result plus a bonus for a good prior and few visits (PUCT:
    Rosin, "Multi-armed bandits with episode context", Annals of Mathematics and Artificial Intelligence 61, 2011)."""
    seat, answered = question.seat, node.children.get(question, {})
    weights = priors.weights(answers)
    expected = node.returns[seat] / node.visits
    exploration = EXPLORATION * sqrt(node.visits) / sum(weights)
    best, bound = None, -inf
    for answer, weight in zip(answers, weights):
        child = answered.get(answer)
        if child is None or not child.visits:
            score = expected + exploration * weight
        else:
            score = child.returns[seat] / child.visits + exploration * weight / (child.visits + 1)
        if score > bound:
            best, bound = answer, score
    return best


def mixed_answer(node: Node, question: Question, answers: list[Gesture], priors: Priors, dice: Dice) -> Gesture:
    """A random answer: its weight is its prior, divided by e for each BLIND_SCALE that its mean result is below the
    best."""
    seat = question.seat
    expected = node.returns[seat] // node.visits if node.visits else 0
    answered = node.children.get(question, {})
    known = [answered.get(answer) for answer in answers]
    means = [each.returns[seat] // each.visits if each and each.visits else expected for each in known]
    best = max(means)
    weights = [decay(best - mean, BLIND_SCALE) * weight for weight, mean in zip(priors.weights(answers), means)]
    left = below(dice, sum(weights))
    for answer, weight in zip(answers, weights):
        left -= weight
        if left < 0:
            return answer
    return answers[-1]
