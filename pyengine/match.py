"""One playing of a game: undo, redo, log, record.

A match keeps every action and the state before it, so undo is a list lookup. A **ply** is one action by one seat. The
**record** is the lasting form of a match: game, version, seats, options, seed, and the actions in notation.
"""

import hashlib
import json
from copy import copy
from dataclasses import dataclass, field

from . import course
from .chance import Dice
from .course import Action, Reason, asked, seat_asked
from .game import Game, Option

SEED_LIMIT = 1 << 53  # seeds are 0 to 2**53 - 1: exact integers in JavaScript, too
NOTATION = 100  # characters of an action that are read
PLY_LIMIT = 20_000  # a longer record is refused before it is played
DEALS = 1000  # determinizations tried until one has a legal action
CHANCE, SEAL = "luck", "seal"  # why a ply can't be undone freely
CHAIN_DIGITS = 12  # hex digits of each hash in the chain: 48 bits


class MatchError(ValueError):
    """A request that can't be carried out. The match is unchanged."""


class BadSetup(MatchError):
    """Seats, options or a seed that the game doesn't have, or that exclude each other: then `reason` says why."""

    def __init__(self, message: str, reason: Reason | None = None):
        super().__init__(message)
        self.reason = reason


class IllegalAction(MatchError):
    """An action that isn't among the choices. `reason` says why, if the rules give one."""

    def __init__(self, message: str, reason: Reason | None = None):
        super().__init__(message)
        self.reason = reason


class NothingToUndo(MatchError):
    """There is no ply before this one."""


class NothingToRedo(MatchError):
    """Nothing was undone, or another action has been done since."""


class UndoBarrier(MatchError):
    """Chance was used, a secret revealed or a plan sealed since that ply."""


class NoSuchPly(MatchError):
    """The match has no such ply."""


class BadBranch(MatchError):
    """A what-if without a seat while there are secrets, or one for which no playable determinization was found."""


@dataclass(frozen=True)
class Decision:
    """The decision at hand: its rule, seat and arguments, the choices and the refused candidates. Never stored.

    `secret` and `rival` are those of the rule (`course.decision`); `common` is, too, where the seat's side has others.
    """

    rule: str
    seat: int
    args: dict
    choices: list[Action]
    refused: list[tuple[Action, Reason]]
    secret: bool = False
    rival: str | None = None
    common: bool = False


@dataclass
class Ply:
    """One action, the state before it, and the events it caused."""

    seat: int
    rule: str
    action: Action
    before: course.Course
    events: list = field(default_factory=list)  # as in `Course.events`


@dataclass(frozen=True)
class Fork:
    """Where a what-if leaves its match: before `ply`. `sample` seeds the determinization for `seat`."""

    trunk: "Match"
    ply: int
    seat: int | None
    sample: int

    def as_json(self) -> dict:
        return {"ply": self.ply, "seat": self.seat, "sample": self.sample}


def notation(action: Action) -> str:
    """The text of an action: its parts, separated by spaces.

    >>> notation(("place", 7))
    'place 7'
    """
    return " ".join(map(str, action))


def named(text: str) -> Action:
    """The action with that notation.

    >>> named("place 7")
    ('place', 7)
    """
    return tuple(int(part) if part.isdecimal() and part.isascii() else part for part in text[:NOTATION].split(" "))


class Match:
    """A match of `game`. `state` is the current position; `opening` are the events before the first ply.

    `fork` is None, or for a what-if the place where it left its match. Raises BadSetup.
    """

    def __init__(self, game: Game, seats: int, options: dict | None = None, seed: int = 0):
        self.game = game
        self.seats = seats
        self.options = complete_options(game, seats, options or {})
        self.seed = seed
        if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
            raise BadSetup(f"the seed must be a whole number from 0 to {SEED_LIMIT - 1}, not {seed!r:.80}")
        self.opening: list = []
        self.state = game.setup(seats, self.options, seed, self.opening)
        self.state.events = None
        self.plies: list[Ply] = []
        self.undone: list[Action] = []
        self.fork: Fork | None = None

    # --- deciding ---

    def choices(self, state=None) -> list[Action]:
        """The legal actions in the current or another state, in canonical order; [] when the match is over."""
        return course.choices(self.game.rules, self.state if state is None else state)

    def decision(self) -> Decision | None:
        """The decision at hand; None when the match is over."""
        question = asked(self.state)
        if question is None:
            return None
        rule = self.game.rules[question.rule]
        choices, refused = [], []
        for action, reason in course.candidates(self.game.rules, self.state):
            if reason is None:
                choices.append(action)
            else:
                refused.append((action, reason))
        args = dict(zip(rule.parameters, question.args))
        sides = self.game.sides(self.state)
        common = rule.common and sides.count(sides[question.seat]) > 1
        return Decision(rule.name, question.seat, args, choices, refused, rule.secret, rule.rival, common)

    def find(self, text: str) -> Action:
        """The legal action with that notation. Raises IllegalAction."""
        for action in self.choices():
            if notation(action) == text:
                return action
        decision = self.decision()
        if decision is None:
            raise IllegalAction(f"{text!r:.80} can't be done: the match is over")
        for action, reason in decision.refused:
            if notation(action) == text:
                raise IllegalAction(f"{text!r:.80} may not be done now: {reason.key} (rule {reason.rule})", reason)
        raise IllegalAction(f"{text!r:.80} is not among the choices of {decision.rule}")

    def act(self, text: str) -> Ply:
        """Do the legal action with that notation and forget what was undone. Raises IllegalAction."""
        return self.do(self.find(text))

    def do(self, action: Action) -> Ply:
        """Do one of the `choices`, unchecked, and forget what was undone."""
        ply = self._do(action)
        self.undone.clear()
        return ply

    def weigh(self, text: str) -> tuple[str | None, int | None]:
        """What the action would bring, without doing it: (luck as in `luck_of`, the seat to decide next).

        The seat is None at the end of the match, and after chance, which may decide whose turn it is. Raises
        IllegalAction."""
        after = self.state.copy()
        course.apply(self.game.rules, after, self.find(text))
        luck = self._luck_between(self.state, after)
        return luck, None if luck == CHANCE else seat_asked(after)

    def _do(self, action: Action) -> Ply:
        before = self.state
        question = asked(before)
        self.state = before.copy()
        self.state.events = events = []
        try:
            course.apply(self.game.rules, self.state, action)
        except Exception:
            self.state = before  # a fault in a rule: the match stays as it was
            raise
        self.state.events = None
        ply = Ply(question.seat, question.rule, action, before, events)
        self.plies.append(ply)
        return ply

    # --- taking back ---

    @property
    def start(self) -> int:
        """The first ply that isn't shared with the match a what-if has left."""
        return self.fork.ply if self.fork else 0

    def why_not_undo(self) -> str | None:
        """None if the last ply can be undone freely; else "start", or its `luck_of`."""
        return "start" if len(self.plies) == self.start else self.luck_of(len(self.plies) - 1)

    def free(self) -> int:
        """The earliest ply that can be reached by free undo."""
        number = len(self.plies)
        while number > self.start and self.plies[number - 1].before.luck == self.state.luck:
            number -= 1
        return number

    def open(self) -> int:
        """The ply at which the current run of sealed decisions began; the number of plies if the decision at hand isn't
        sealed."""
        number = len(self.plies)
        while number and self._is_secret(number) and self._is_secret(number - 1):
            number -= 1
        return number

    def _is_secret(self, ply: int) -> bool:
        question = asked(self.at(ply))
        return question is not None and self.game.rules[question.rule].secret

    def undo(self, force: bool = False, to: int | None = None) -> None:
        """Go back to before ply `to`, or before the last one. Raises NothingToUndo, or UndoBarrier unless `force`."""
        if to is None:
            to = len(self.plies) - 1
        if len(self.plies) == self.start:
            raise NothingToUndo("nothing has been done yet")
        if not self.start <= to < len(self.plies):
            raise NothingToUndo(f"plies {self.start} to {len(self.plies) - 1} can be undone, not {to}")
        if to < self.free() and not force:
            raise UndoBarrier("chance was used or a secret came to light: this can't be taken back")
        self.state = self.plies[to].before
        self.undone += [ply.action for ply in reversed(self.plies[to:])]
        del self.plies[to:]

    def redo(self) -> Ply:
        """Do again what was undone last. Raises NothingToRedo."""
        if not self.undone:
            raise NothingToRedo("nothing was undone")
        ply = self._do(self.undone[-1])
        self.undone.pop()
        return ply

    # --- looking back ---

    def at(self, ply: int) -> course.Course:
        """The state before a ply; with the number of plies, the current state. Raises NoSuchPly."""
        if not 0 <= ply <= len(self.plies):
            raise NoSuchPly(f"there are plies 0 to {len(self.plies)}, not {ply}")
        return self.plies[ply].before if ply < len(self.plies) else self.state

    def luck_of(self, ply: int) -> str | None:
        """Why a ply can't be undone freely: CHANCE if it used chance or revealed a secret, SEAL if it sealed a plan and
        used no chance; None if it can."""
        return self._luck_between(self.at(ply), self.at(ply + 1))

    def was_lucky(self, ply: int) -> bool:
        """Is free undo barred by this ply?"""
        return self.luck_of(ply) is not None

    def _luck_between(self, before: course.Course, after: course.Course) -> str | None:
        if before.luck == after.luck:
            return None
        is_sealed = self.game.rules[asked(before).rule].secret and before.rng == after.rng
        return SEAL if is_sealed else CHANCE

    # --- what if ---

    def branch(self, ply: int, seat: int | None, sample: int) -> "Match":
        """A what-if: the position before `ply`, with a determinization for `seat` seeded by `sample`; with seat None
        the true position. This match is unchanged. Raises NoSuchPly or BadBranch."""
        other = copy(self)
        other.state = self.at(ply) if seat is None else self._deal_anew(self.at(ply), seat, Dice(sample))
        other.plies, other.undone, other.fork = self.plies[:ply], [], Fork(self, ply, seat, sample)
        return other

    def _deal_anew(self, s: course.Course, seat: int, dice: Dice) -> course.Course:
        """A determinization for `seat` in which the seat to decide has a legal action."""
        for _ in range(DEALS):
            world = self.game.determinize(s, seat, dice)
            if not s.agenda or self.choices(world):
                return world
        raise BadBranch(f"none of {DEALS} determinizations has a legal action")

    # --- keeping ---

    def hash(self, ply: int | None = None) -> str:
        """BLAKE2b of the canonical form of a state, 32 hex digits: the same on every machine."""
        return digest(repr(self.state if ply is None else self.at(ply)))

    def chain(self) -> list[str]:
        """A hash for every position, chained over the actions and states before it: equal hashes mean an equal past."""
        links = [digest(json.dumps(self.setup()) + self.hash(0))]
        for number, ply in enumerate(self.plies, 1):
            links.append(digest(f"{links[-1]} {notation(ply.action)} {self.hash(number)}"))
        return [link[:CHAIN_DIGITS] for link in links]

    def setup(self) -> dict:
        """Game, version, seats, options and seed, as JSON."""
        return {
            "game": self.game.name,
            "version": self.game.version,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
        }

    def record(self) -> dict:
        """The record, as JSON; that of a what-if has its own actions in `branch`."""
        actions = [notation(ply.action) for ply in self.plies]
        if self.fork is None:
            return self.setup() | {"actions": actions}
        ply = self.fork.ply
        return self.setup() | {"actions": actions[:ply], "branch": self.fork.as_json() | {"actions": actions[ply:]}}


def digest(words: str) -> str:
    return hashlib.blake2b(words.encode(), digest_size=16).hexdigest()


def complete_options(game: Game, seats: int, options: dict) -> dict:
    """All options by name, defaults filled in. Raises BadSetup."""
    if seats not in game.seats or type(seats) is not int:
        raise BadSetup(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats!r:.80}")
    known = {option.name: option for option in game.options}
    for name, value in options.items():
        if name not in known:
            raise BadSetup(f"{game.name} has no option {name!r:.80}")
        if not is_value(known[name], value):
            raise BadSetup(f"the option {name} can be {', '.join(map(str, known[name].values))}, not {value!r:.80}")
    complete = {name: options.get(name, option.default) for name, option in known.items()}
    if reason := game.why_not_setup(seats, complete):
        raise BadSetup(f"{game.name} can't be played with this setup: {reason.key} (rule {reason.rule})", reason)
    return complete


def is_value(option: Option, value) -> bool:
    """Whether an option has that value; 1 isn't True."""
    return any(value == each and type(value) is type(each) for each in option.values)
