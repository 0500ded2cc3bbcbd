"""One playing of a game: undo, redo, log, record.

A match keeps what was done, as actions, and the state before each ply, so undo is a look into a list. Words: a
**ply** is one action by one seat; the **record** is the form that lasts: game, version, seats, options, seed, and
the actions in text notation.
"""

import hashlib
from dataclasses import dataclass, field

from . import course
from .course import Action, Reason
from .game import Game

SEED_LIMIT = 1 << 53                      # seeds are 0 .. 2**53 - 1: exact in every language a page may be written in
PLY_LIMIT = 20_000                        # no match is longer; a longer record is refused unread


class MatchError(ValueError):
    """Something asked of a match that can't be done. The match is as it was before."""


class BadSetup(MatchError):
    """Seats, options or seed that the game doesn't have."""


class IllegalAction(MatchError):
    """An action that isn't among the choices. `reason` says why, if the rules know."""

    def __init__(self, message: str, reason: Reason | None = None):
        super().__init__(message)
        self.reason = reason


class NothingToUndo(MatchError):
    """There is no ply before this one."""


class NothingToRedo(MatchError):
    """Nothing was undone, or something else was done since."""


class UndoBarrier(MatchError):
    """Chance was used or a secret came to light since: taking it back would be cheating."""


class NoSuchPly(MatchError):
    """The match isn't that long."""


class BadRecord(MatchError):
    """A record that can't be played to its end. `ply` is the first one that doesn't fit, if it got so far."""

    def __init__(self, message: str, ply: int | None = None):
        super().__init__(message)
        self.ply = ply


@dataclass(frozen=True)
class Decision:
    """What is to be decided, by whom, and between what. Computed from the state, never stored."""

    rule: str
    seat: int
    args: dict
    choices: list[Action]
    refused: list[tuple[Action, Reason]]


@dataclass
class Ply:
    """One action, the state it was done in, and what came of it."""

    seat: int
    rule: str
    action: Action
    before: course.Course
    events: list = field(default_factory=list)


def notation(action: Action) -> str:
    """The text of an action: its parts with a space between.

    >>> notation(("place", 7))
    'place 7'
    """
    return " ".join(map(str, action))


class Match:
    """A match of `game`; `state` is where it stands, `opening` are the events before the first ply.

    Raises BadSetup, naming what the game doesn't have.
    """

    def __init__(self, game: Game, seats: int, options: dict | None = None, seed: int = 0):
        self.game = game
        self.seats = seats
        self.options = complete_options(game, seats, options or {})
        self.seed = seed
        if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
            raise BadSetup(f"the seed must be a whole number from 0 to {SEED_LIMIT - 1}, not {seed!r}")
        try:
            self.opening: list = []
            self.state = game.setup(seats, self.options, seed, self.opening)
            self.state.events = None
        except ValueError as error:
            raise BadSetup(str(error)) from None
        self.plies: list[Ply] = []
        self.undone: list[Action] = []

    # --- deciding ---

    def decision(self) -> Decision | None:
        """What is to be decided now; None when the match is over."""
        s = self.state
        if not s.agenda:
            return None
        name, seat, *args = s.agenda[-1]
        rule = self.game.rules[name]
        choices, refused = [], []
        for action, reason in rule.candidates(s, seat, *args):
            if reason is None:
                choices.append(action)
            else:
                refused.append((action, reason))
        return Decision(name, seat, dict(zip(rule.parameters, args)), choices, refused)

    def find(self, text: str) -> Action:
        """The legal action of that notation. Raises IllegalAction, with the rules' reason if there is one."""
        decision = self.decision()
        if decision is None:
            raise IllegalAction(f"{text!r} can't be done: the match is over")
        for action in decision.choices:
            if notation(action) == text:
                return action
        for action, reason in decision.refused:
            if notation(action) == text:
                raise IllegalAction(f"{text!r} may not be done now: {reason.key} (rule {reason.rule})", reason)
        raise IllegalAction(f"{text!r} is not among the choices of {decision.rule}")

    def act(self, text: str) -> Ply:
        """Do the legal action of that notation. Raises IllegalAction; what was undone can't be redone afterwards."""
        ply = self._do(self.find(text))
        self.undone.clear()
        return ply

    def _do(self, action: Action) -> Ply:
        before = self.state
        name, seat = before.agenda[-1][:2]
        self.state = before.copy()
        self.state.events = events = []
        try:
            course.apply(self.game.rules, self.state, action)
        except Exception:
            self.state = before           # a rule that raises is our fault: nothing is lost
            raise
        self.state.events = None
        ply = Ply(seat, name, action, before, events)
        self.plies.append(ply)
        return ply

    # --- taking back ---

    def why_not_undo(self) -> str | None:
        """None if the last ply can be taken back freely; else `start` or `luck`."""
        if not self.plies:
            return "start"
        return "luck" if self.plies[-1].before.luck != self.state.luck else None

    def free(self) -> int:
        """The earliest ply to which one can freely go back."""
        number = len(self.plies)
        while number and self.plies[number - 1].before.luck == self.state.luck:
            number -= 1
        return number

    def undo(self, force: bool = False, to: int | None = None) -> None:
        """Go back to before ply `to`, or before the last one. Raises NothingToUndo, or UndoBarrier unless `force`."""
        if to is None:
            to = len(self.plies) - 1
        if not 0 <= to < len(self.plies):
            raise NothingToUndo("nothing has been done yet" if to < 0 else f"ply {to} has not been done")
        if to < self.free() and not force:
            raise UndoBarrier("chance was used or a secret came to light: this can't be taken back")
        self.state = self.plies[to].before
        self.undone += [ply.action for ply in reversed(self.plies[to:])]
        del self.plies[to:]

    def redo(self) -> Ply:
        """Do again what was undone last. Raises NothingToRedo."""
        if not self.undone:
            raise NothingToRedo("nothing was undone")
        return self._do(self.undone.pop())

    # --- looking back ---

    def at(self, ply: int) -> course.Course:
        """The state before a ply; their number means now. Raises NoSuchPly."""
        if not 0 <= ply <= len(self.plies):
            raise NoSuchPly(f"there are plies 0 to {len(self.plies)}, not {ply}")
        return self.plies[ply].before if ply < len(self.plies) else self.state

    def was_lucky(self, ply: int) -> bool:
        """Did chance, or a secret that came to light, have a part in a ply?"""
        return self.at(ply + 1).luck != self.at(ply).luck

    # --- keeping ---

    def hash(self) -> str:
        """BLAKE2b of the state's canonical form, 32 hex digits: the same on every machine."""
        return hashlib.blake2b(repr(self.state).encode(), digest_size=16).hexdigest()

    def record(self) -> dict:
        """All that is needed to play the match again, as JSON."""
        return {"game": self.game.name, "version": self.game.version, "seats": self.seats, "options": self.options,
                "seed": self.seed, "actions": [notation(ply.action) for ply in self.plies]}


def complete_options(game: Game, seats: int, options: dict) -> dict:
    """Every option with its value, defaults filled in. Raises BadSetup."""
    if seats not in game.seats or type(seats) is not int:
        raise BadSetup(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats!r}")
    known = {option.name: option for option in game.options}
    for name, value in options.items():
        if name not in known:
            raise BadSetup(f"{game.name} has no option {name!r}")
        values = known[name].values
        if not any(value == each and type(value) is type(each) for each in values):
            raise BadSetup(f"the option {name} can be {', '.join(map(str, values))}, not {value!r}")
    return {name: options.get(name, option.default) for name, option in known.items()}


def replay(games: dict[str, Game], record: dict) -> Match:
    """The match a record tells of. Raises BadRecord naming what is wrong with it."""
    if type(record) is not dict:
        raise BadRecord("a record is an object with game, version, seats, options, seed and actions")
    missing = {"game", "version", "seats", "options", "seed", "actions"} - record.keys()
    if missing:
        raise BadRecord(f"the record lacks {', '.join(sorted(missing))}")
    if type(record["game"]) is not str or record["game"] not in games:
        raise BadRecord(f"no game is called {record['game']!r}")
    game = games[record["game"]]
    if type(record["version"]) is not int or record["version"] != game.version:
        raise BadRecord(f"the record is of version {record['version']!r} of {game.name}, this is version {game.version}")
    if type(record["options"]) is not dict or type(record["actions"]) is not list:
        raise BadRecord("the record's options must be an object and its actions a list")
    if len(record["actions"]) > PLY_LIMIT:
        raise BadRecord(f"the record has {len(record['actions'])} actions; no match has more than {PLY_LIMIT}")
    try:
        match = Match(game, record["seats"], record["options"], record["seed"])
    except BadSetup as error:
        raise BadRecord(str(error)) from None
    for number, text in enumerate(record["actions"]):
        try:
            match.act(text)
        except IllegalAction as error:
            raise BadRecord(f"action {number}: {error}", number) from None
    return match
