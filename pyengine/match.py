"""One playing of a game: undo, redo, log, record.

A match keeps what was done, as actions, and the state before each ply, so undo is a look into a list. Words: a
**ply** is one action by one seat; the **record** is the form that lasts: game, version, seats, options, seed, and
the actions in text notation.
"""

import hashlib
import json
from copy import copy
from dataclasses import dataclass, field

from . import course
from .chance import Dice
from .course import Action, Reason, asked, seat_asked
from .game import Game

SEED_LIMIT = 1 << 53  # seeds are 0 .. 2**53 - 1: exact in every language a page may be written in
PLY_LIMIT = 20_000  # no match is longer; a longer record is refused unread
DEALS = 1000  # tries to deal a world that can be played on
CHANCE, SEAL = "luck", "seal"  # what keeps a ply from being taken back freely
CHAIN_DIGITS = 12  # of a hash of the chain: 48 bits


class MatchError(ValueError):
    """Something asked of a match that can't be done. The match is as it was before."""


class BadSetup(MatchError):
    """Seats, options or seed that the game doesn't have. `reason` says why they don't go together, if that is it."""

    def __init__(self, message: str, reason: Reason | None = None):
        super().__init__(message)
        self.reason = reason


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


class BadBranch(MatchError):
    """A what-if that can't be: without a seat while somebody still has secrets, or with no world to play it in."""


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
    secret: bool = False
    rival: str | None = None


@dataclass
class Ply:
    """One action, the state it was done in, and what came of it."""

    seat: int
    rule: str
    action: Action
    before: course.Course
    events: list = field(default_factory=list)


@dataclass(frozen=True)
class Fork:
    """Where a what-if leaves the match: before `ply`, with what `seat` can't know dealt anew by `sample`."""

    trunk: "Match"
    ply: int
    seat: int | None
    sample: int

    def as_json(self) -> dict:
        return {"ply": self.ply, "seat": self.seat, "sample": self.sample}


def notation(action: Action) -> str:
    """The text of an action: its parts with a space between.

    >>> notation(("place", 7))
    'place 7'
    """
    return " ".join(map(str, action))


class Match:
    """A match of `game`; `state` is where it stands, `opening` are the events before the first ply.

    `fork` is None in a match, and in a what-if where it left the match. Raises BadSetup, naming what the game doesn't have.
    """

    def __init__(self, game: Game, seats: int, options: dict | None = None, seed: int = 0):
        self.game = game
        self.seats = seats
        self.options = complete_options(game, seats, options or {})
        self.seed = seed
        if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
            raise BadSetup(f"the seed must be a whole number from 0 to {SEED_LIMIT - 1}, not {seed!r}")
        self.opening: list = []
        self.state = game.setup(seats, self.options, seed, self.opening)
        self.state.events = None
        self.plies: list[Ply] = []
        self.undone: list[Action] = []
        self.fork: Fork | None = None

    # --- deciding ---

    def choices(self, state=None) -> list[Action]:
        """The legal actions now, or in another state, in canonical order; [] when the match is over."""
        return course.choices(self.game.rules, self.state if state is None else state)

    def decision(self) -> Decision | None:
        """What is to be decided now; None when the match is over."""
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
        return Decision(rule.name, question.seat, args, choices, refused, rule.secret, rule.rival)

    def find(self, text: str) -> Action:
        """The legal action of that notation. Raises IllegalAction, with the rules' reason if there is one."""
        for action in self.choices():
            if notation(action) == text:
                return action
        decision = self.decision()
        if decision is None:
            raise IllegalAction(f"{text!r} can't be done: the match is over")
        for action, reason in decision.refused:
            if notation(action) == text:
                raise IllegalAction(f"{text!r} may not be done now: {reason.key} (rule {reason.rule})", reason)
        raise IllegalAction(f"{text!r} is not among the choices of {decision.rule}")

    def act(self, text: str) -> Ply:
        """Do the legal action of that notation. Raises IllegalAction; what was undone can't be redone afterwards."""
        return self.do(self.find(text))

    def do(self, action: Action) -> Ply:
        """Do one of the `choices`; trusts its caller. What was undone can't be redone afterwards."""
        ply = self._do(action)
        self.undone.clear()
        return ply

    def weigh(self, text: str) -> tuple[str | None, int | None]:
        """What would come into it, as `luck_of` says it, and whose decision would be next: None at the end of the match,
        and where chance decides. Does nothing. Raises IllegalAction."""
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
            self.state = before  # a rule that raises is our fault: nothing is lost
            raise
        self.state.events = None
        ply = Ply(question.seat, question.rule, action, before, events)
        self.plies.append(ply)
        return ply

    # --- taking back ---

    @property
    def start(self) -> int:
        """The first ply of its own: a what-if has those before its fork in common with the match."""
        return self.fork.ply if self.fork else 0

    def why_not_undo(self) -> str | None:
        """None if the last ply can be taken back freely; else `start`, or what `luck_of` says of it."""
        return "start" if len(self.plies) == self.start else self.luck_of(len(self.plies) - 1)

    def free(self) -> int:
        """The earliest ply to which one can freely go back."""
        number = len(self.plies)
        while number > self.start and self.plies[number - 1].before.luck == self.state.luck:
            number -= 1
        return number

    def undo(self, force: bool = False, to: int | None = None) -> None:
        """Go back to before ply `to`, or before the last one. Raises NothingToUndo, or UndoBarrier unless `force`."""
        if to is None:
            to = len(self.plies) - 1
        if not self.start <= to < len(self.plies):
            raise NothingToUndo("nothing has been done yet" if to < self.start else f"ply {to} has not been done")
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

    def luck_of(self, ply: int) -> str | None:
        """What keeps a ply from being taken back freely: CHANCE, also for a secret that came to light; SEAL, if a plan
        was laid face down and no chance used; None if nothing does."""
        return self._luck_between(self.at(ply), self.at(ply + 1))

    def was_lucky(self, ply: int) -> bool:
        """Can't a ply be taken back freely?"""
        return self.luck_of(ply) is not None

    def _luck_between(self, before: course.Course, after: course.Course) -> str | None:
        if before.luck == after.luck:
            return None
        is_sealed = self.game.rules[asked(before).rule].secret and before.rng == after.rng
        return SEAL if is_sealed else CHANCE

    # --- what if ---

    def branch(self, ply: int, seat: int | None, sample: int) -> "Match":
        """A what-if: the match before `ply` as `seat` knows it, everything else dealt anew by `sample`; with seat None
        all lies open and nothing is dealt. This match stays as it is. Raises NoSuchPly, or BadBranch."""
        other = copy(self)
        other.state = self.at(ply) if seat is None else self._deal_anew(self.at(ply), seat, Dice(sample))
        other.plies, other.undone, other.fork = self.plies[:ply], [], Fork(self, ply, seat, sample)
        return other

    def _deal_anew(self, s: course.Course, seat: int, dice: Dice) -> course.Course:
        """A world `seat` can't tell from the true one, in which whoever is to decide can: one who must attack has what it takes."""
        for _ in range(DEALS):
            world = self.game.determinize(s, seat, dice)
            if not s.agenda or self.choices(world):
                return world
        raise BadBranch(f"in {DEALS} deals there was none that can be played on")

    # --- keeping ---

    def hash(self, ply: int | None = None) -> str:
        """BLAKE2b of the canonical form of the state before a ply, or now, 32 hex digits: the same on every machine."""
        return digest(repr(self.state if ply is None else self.at(ply)))

    def chain(self) -> list[str]:
        """A hash for every position, each made of the one before, the action and the state: equal ones have an equal past."""
        links = [digest(json.dumps(self.setup()) + self.hash(0))]
        for number, ply in enumerate(self.plies, 1):
            links.append(digest(f"{links[-1]} {notation(ply.action)} {self.hash(number)}"))
        return [link[:CHAIN_DIGITS] for link in links]

    def setup(self) -> dict:
        """What the match began with, as JSON."""
        return {
            "game": self.game.name,
            "version": self.game.version,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
        }

    def record(self) -> dict:
        """All that is needed to play the match again, as JSON; a what-if says in `branch` how it goes on after the match."""
        actions = [notation(ply.action) for ply in self.plies]
        if self.fork is None:
            return self.setup() | {"actions": actions}
        ply = self.fork.ply
        return self.setup() | {"actions": actions[:ply], "branch": self.fork.as_json() | {"actions": actions[ply:]}}


def digest(words: str) -> str:
    return hashlib.blake2b(words.encode(), digest_size=16).hexdigest()


def complete_options(game: Game, seats: int, options: dict) -> dict:
    """Every option with its value, defaults filled in. Raises BadSetup, with a reason if values exclude each other."""
    if seats not in game.seats or type(seats) is not int:
        raise BadSetup(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats!r}")
    known = {option.name: option for option in game.options}
    for name, value in options.items():
        if name not in known:
            raise BadSetup(f"{game.name} has no option {name!r}")
        values = known[name].values
        if not any(value == each and type(value) is type(each) for each in values):
            raise BadSetup(f"the option {name} can be {', '.join(map(str, values))}, not {value!r}")
    complete = {name: options.get(name, option.default) for name, option in known.items()}
    if reason := game.why_not_setup(seats, complete):
        raise BadSetup(f"{game.name} can't be set up so: {reason.key} (rule {reason.rule})", reason)
    return complete


def replay(games: dict[str, Game], record: dict) -> Match:
    """The match, or the what-if, a record tells of. Raises BadRecord naming what is wrong with it."""
    game = game_of(games, record)
    if record["version"] != game.version:
        raise BadRecord(f"the record is of version {record['version']} of {game.name}, this is version {game.version}")
    match, stopped = _play(game, record, record["options"])
    if stopped:
        raise stopped
    return match


def replay_what_fits(games: dict[str, Game], record: dict) -> tuple[Match, BadRecord | None]:
    """A record of any version, played as far as it fits; and what stopped it there. Options this version doesn't have
    are left out. Raises BadRecord where there is nothing to begin with."""
    game = game_of(games, record)
    known = {option.name: option.values for option in game.options}
    return _play(
        game, record, {name: value for name, value in record["options"].items() if value in known.get(name, ())}
    )


def game_of(games: dict[str, Game], record: dict) -> Game:
    """The game of a record that has all it must have, and no more than it may have. Raises BadRecord."""
    if type(record) is not dict:
        raise BadRecord("a record is an object with game, version, seats, options, seed and actions")
    missing = {"game", "version", "seats", "options", "seed", "actions"} - record.keys()
    if missing:
        raise BadRecord(f"the record lacks {', '.join(sorted(missing))}")
    if type(record["game"]) is not str or record["game"] not in games:
        raise BadRecord(f"no game is called {record['game']!r:.80}")
    if type(record["version"]) is not int or type(record["options"]) is not dict:
        raise BadRecord("the record's version must be a whole number and its options an object")
    for part in (record, record.get("branch")):
        if part is not None and (type(part) is not dict or type(part.get("actions")) is not list):
            raise BadRecord("the record's actions must be a list")
        if part is not None and len(part["actions"]) > PLY_LIMIT:
            raise BadRecord(f"the record has {len(part['actions'])} actions; no match has more than {PLY_LIMIT}")
    return games[record["game"]]


def _play(game: Game, record: dict, options: dict) -> tuple[Match, BadRecord | None]:
    """The match of a record, and of its what-if, as far as the actions fit; and what stopped it."""
    try:
        match = Match(game, record["seats"], options, record["seed"])
    except BadSetup as error:
        raise BadRecord(str(error)) from None
    stopped = _follow(match, record["actions"])
    branch = record.get("branch")
    if stopped or branch is None:
        return match, stopped
    seat, sample = branch.get("seat"), branch.get("sample")
    if seat is not None and (type(seat) is not int or not 0 <= seat < match.seats):
        raise BadRecord(f"the seat of the record's branch must be null or from 0 to {match.seats - 1}")
    if type(sample) is not int or not 0 <= sample < SEED_LIMIT or branch.get("ply") != len(match.plies):
        raise BadRecord("the record's branch must begin where its actions end, with a sample from 0 on")
    try:
        match = match.branch(len(match.plies), seat, sample)
    except BadBranch as error:
        raise BadRecord(str(error)) from None
    return match, _follow(match, branch["actions"])


def _follow(match: Match, actions: list) -> BadRecord | None:
    """Do these actions, up to the first that can't be done; why it can't."""
    for text in actions:
        try:
            match.act(text)
        except IllegalAction as error:
            return BadRecord(f"action {len(match.plies)}: {error}", len(match.plies))
    return None


def compare(games: dict[str, Game], match: Match, record: dict) -> dict:
    """A record, played again, beside a match: {ply, reason}.

    `same`, or one is the other's beginning: the record is `ahead` or `behind`; ply is null. Otherwise ply is the first
    that differs, by its `setup`, its `action` or, which should never be, the `state` it was done in; or the first of
    the record that is `unfit`. Raises BadRecord.
    """
    game = game_of(games, record)
    if any(record[name] != value for name, value in match.setup().items()):
        return {"ply": 0, "reason": "setup"}
    other, stopped = _play(game, record, record["options"])
    for number, (mine, its) in enumerate(zip(match.plies, other.plies)):
        if match.hash(number) != other.hash(number):
            return {"ply": number, "reason": "state"}
        if mine.action != its.action:
            return {"ply": number, "reason": "action"}
    if stopped:
        return {"ply": len(other.plies), "reason": "unfit"}
    more = len(other.plies) - len(match.plies)
    if more == 0 and match.hash() != other.hash():
        return {"ply": len(match.plies), "reason": "state"}
    return {"ply": None, "reason": "ahead" if more > 0 else "behind" if more < 0 else "same"}
