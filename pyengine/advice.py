"""Advice: the whole gestures that the strongest bot weighs, and what the best one brings.

A gesture is all that a seat does before anybody else decides, chance comes in, or what the gesture has set going is
done. The advice in the middle of a gesture is the rest of it, from the same search.
"""

from heapq import heappop, heappush
from itertools import count
from math import inf
from typing import NamedTuple

from .bots import OPEN_ENDED, Thinking, follow
from .chance import Dice
from .course import apply, asked, choices, floor_of, seat_asked
from .game import Game
from .search import Gesture, Node, Tree, tried

LEVEL = "expert"
LONGEST = 40  # plies of a gesture
OTHERS = 5  # gestures told besides the best
WORLDS = 4  # determinizations; a gain is shown only if it occurs in all of them


class Line(NamedTuple):
    """A whole gesture, or the rest of one: its actions, how often it was tried, the share of the win it brought, of
    10,000. A gesture that was the only choice was never tried."""

    actions: Gesture
    visits: int
    value: int


class Advisor:
    """Searches a decision, in slices, and tells the best gestures; never what the seat can't know."""

    def __init__(self, game: Game, state, dice: Dice, iterations: int | None = None, ms: int | None = None):
        self.game = game
        self.worlds = [game.determinize(state, seat_asked(state), dice) for _ in range(WORLDS)]
        self.world = self.worlds[0]
        self.thinking = Thinking(game, state, LEVEL, dice, iterations, ms)

    def go_on(self, ms: float = inf) -> None:
        self.thinking.go_on(ms)

    @property
    def tree(self) -> Tree | None:
        """What the search has found so far."""
        thought = self.thinking.thought
        return thought and thought.tree

    def answers(self, node: Node | None, run: "GestureRun") -> list[tuple[Gesture, Node]]:
        """The answers to the question at hand that were tried after this node, best first, with the node after each."""
        return tried(node, asked(run.s), self.tree.priors) if node else []

    def lines(self, done: Gesture = ()) -> list[Line]:
        """The best gesture that begins with the actions `done`, then those tried most often besides it, at most OTHERS;
        all without these actions. [] if no gesture begins so."""
        run, node = GestureRun(self.game, self.world), self.tree and self.tree.root
        while done:
            answer, after = self.step(run, node, done)
            if answer is None:
                return []
            run.do(answer[: len(done)])
            if rest := answer[len(done) :]:  # in the middle of a proposal
                return [self.line(run, after, rest)]
            node, done = after, done[len(answer) :]
        if run.is_done():
            return []
        answers = self.answers(node, run)
        if not answers:
            return [self.line(run, node, ())]
        gesture, after = answers[0]
        best = self.line(run.copy(), after, gesture)
        return [best, *self.others(run, answers, best.actions)]

    def step(self, run: "GestureRun", node: Node | None, done: Gesture) -> tuple[Gesture | None, Node | None]:
        """The answer in the tree that the actions `done` begin with, or that begins with them, and the node after it.
        What the search doesn't ask, because habit or need decides it, leaves it where it is."""
        answers = self.answers(node, run)
        for answer, after in answers:
            if answer and answer[: len(done)] == done[: len(answer)]:
                return answer, after
        if answers or run.is_done() or done[0] not in choices(self.game.rules, run.s):
            return None, None
        return done[:1], node

    def others(self, run: "GestureRun", answers: list[tuple[Gesture, Node]], best: Gesture) -> list[Line]:
        """The whole gestures tried most often, except the best, from the answers to the question at hand: whichever was
        tried most often is followed first, and forks where more than one answer to its next question was tried."""
        lines, forks = [], []  # a fork: (-visits, a number, the run, its actions, an answer, the node after it)
        numbers = count()  # of equally many visits the fork found first is followed first

        def fork(before: GestureRun, actions: Gesture, answers: list[tuple[Gesture, Node]]) -> None:
            for answer, after in answers:
                heappush(forks, (-after.visits, next(numbers), before, actions, answer, after))

        fork(run, (), answers)
        while forks and len(lines) < OTHERS:
            _, _, before, actions, answer, node = heappop(forks)
            run = before.copy()
            run.do(answer)
            actions += answer + self.unasked(run)
            more = [] if run.is_done() else self.answers(node, run)
            fork(run, actions, more)
            if more:
                continue
            line = self.line(run, node, ())
            line = line._replace(actions=actions + line.actions)
            if line.actions != best:
                lines.append(line)
        return lines

    def line(self, run: "GestureRun", node: Node | None, actions: Gesture) -> Line:
        """The gesture that begins with these actions, to its end: by habit, by what was tried most often, or else as
        greedy would."""
        found = (node.visits, node.returns[run.seat] // node.visits) if node and node.visits else (0, 0)
        run.do(actions)
        while True:
            actions += self.unasked(run)
            if run.is_done():
                return Line(actions, *found)
            answers = self.answers(node, run)
            if answers:
                more, node = answers[0]
            else:
                node, more = None, max(((each,) for each in choices(self.game.rules, run.s)), key=run.worth)
            run.do(more)
            actions += more

    def unasked(self, run: "GestureRun") -> Gesture:
        """Do what the search doesn't ask, because there is one choice or a habit; returns these actions."""
        actions = ()
        while not run.is_done():
            options = choices(self.game.rules, run.s)
            action = options[0] if len(options) == 1 else self.game.habit(run.s)
            if action is None:
                break
            run.do((action,))
            actions += (action,)
        return actions

    def gains(self, done: Gesture, actions: Gesture) -> list[tuple[str, dict]]:
        """What these actions bring after the actions `done`: (term, arguments), the most telling first; [] if there is
        nothing that could be counted. A count is the least of all deals."""
        deals = [self.gains_in(world, done, actions) for world in self.worlds]
        return [gain for each in deals[0] if (gain := in_all(deals, *each))]

    def gains_in(self, world, done: Gesture, actions: Gesture) -> list[tuple[str, dict]]:
        run = GestureRun(self.game, world)
        run.do(done)
        before = run.s.copy()
        run.do(actions)
        return self.game.gains(before, run.s, run.seat, actions)


def in_all(deals: list[list], term: str, args: dict) -> tuple[str, dict] | None:
    """The gain if it comes in all deals, a count at its least."""
    if "count" not in args:
        return (term, args) if all((term, args) in deal for deal in deals) else None
    counts = [other["count"] for deal in deals for name, other in deal if name == term]
    return (term, args | {"count": min(counts)}) if len(counts) == len(deals) else None


class GestureRun:
    """A determinization in which one seat plays a gesture. Agenda entries scheduled before the gesture don't run."""

    __slots__ = ("game", "s", "seat", "luck", "floor", "plies")

    def __init__(self, game: Game, world):
        self.game = game
        self.s = world.copy()
        self.seat, self.luck, self.floor = seat_asked(world), world.luck, floor_of(world)
        self.plies = 0

    def copy(self) -> "GestureRun":
        other = object.__new__(GestureRun)
        other.game, other.s = self.game, self.s.copy()
        other.seat, other.luck, other.floor, other.plies = self.seat, self.luck, self.floor, self.plies
        return other

    def do(self, actions: Gesture) -> None:
        for action in actions:
            apply(self.game.rules, self.s, action, self.floor)
        self.plies += len(actions)

    def is_done(self) -> bool:
        """Is the gesture over, or too long?"""
        s = self.s
        return self.plies >= LONGEST or len(s.agenda) <= self.floor or s.luck != self.luck or seat_asked(s) != self.seat

    def worth(self, gesture: Gesture) -> int:
        """What greedy thinks of a gesture here."""
        return follow(self.game, self.s, gesture, OPEN_ENDED)[0]
