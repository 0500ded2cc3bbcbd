"""The course of play as data: an agenda of named rules.

A rule must be able to stop in its middle, ask a seat, and go on. The state therefore holds a stack of
`("rule_name", *args)`, the **agenda**: what Python would keep on its call stack, kept as plain data. A state
can be copied at any time, written down in mid-turn, and set up by hand in a test.

There are two kinds of rules. A **step** runs by itself. A **decision** waits for a seat, its first argument;
it is written in two halves, one above the other: the **candidates**, each with `None` or with the reason why
it may not be done, and what follows from the one that was chosen.

    @step
    def game_round(s):
        '''[3] A round has two phases.'''
        then(s, placing, s.first)
        then(s, scoring)

    @decision
    def placing(s, seat):
        '''[3.1] Place a worker on an open space.'''
        for space in SPACES:
            yield PLACE[space], why_not_place(s, seat, space)

    @placing.resolve
    def placing(s, seat, action):
        s.occupant[action[1]] = seat

Where there are hundreds of candidates, the first half is a list of the legal actions, and a third part tells on demand
why the others may not be done; a test holds the two together:

    @decision
    def placing(s, seat):
        '''[3.1] Place a worker on an open space.'''
        return [PLACE[space] for space in open_spaces(s)]

    @placing.refuse
    def placing(s, seat):
        for space in SPACES:
            if reason := why_not_place(s, seat, space):
                yield PLACE[space], reason

What cannot ask is called; what may ask is scheduled with `then`. Calls of `then` made by one rule happen in the
order written, after the rule has ended, so nothing in a rule follows a `then` that relies on its effect.

A step that would be the first to happen may be run at once, which is faster: `scoring.run(s)` in place of
`then(s, scoring)`. As after `then`, nothing may follow that relies on its effect, and nothing at all if it can end the
match.
"""

import inspect
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields
from functools import partial
from typing import Any, NamedTuple, get_args, get_origin

Action = tuple  # (verb, *ids): a string, then strings or ints

MOST_SEATS = 6
CLOCKWISE = tuple(tuple(tuple((seat + k) % n for k in range(n)) for seat in range(n)) for n in range(MOST_SEATS + 1))


class Reason(NamedTuple):
    """Why a candidate may not be chosen: a key for the page's texts, the rule's number, named arguments."""

    key: str
    rule: str
    args: dict

    def as_json(self) -> dict:
        return {"reason": self.key, "rule": self.rule, "args": self.args}


def because(key: str, rule: str, **args) -> Reason:
    return Reason(key, rule, args)


class Question(NamedTuple):
    """What is asked now: the decision's rule by name, the seat it waits for, the decision's other arguments."""

    rule: str
    seat: int
    args: tuple


new_question = partial(tuple.__new__, Question)  # half the time of `Question`, and search asks all the time

# --- rules ---------------------------------------------------------------------------------------------


class Rule:
    """A named rule. `number` is the first `[number]` of its docstring, `entry` what it has on the agenda before its
    arguments.

    secret   what is chosen here is known to its seat's side alone until it is revealed (`decision`)
    rival    the id of the rival that acts here, or None (`decision`)
    common   the whole side chooses here (`decision`)
    """

    __slots__ = (
        "name",
        "entry",
        "number",
        "run",
        "candidates",
        "refusals",
        "resolution",
        "parameters",
        "secret",
        "rival",
        "common",
    )

    def __init__(
        self,
        name: str,
        number: str,
        run=None,
        candidates=None,
        parameters=(),
        secret=False,
        rival: str | None = None,
        common=False,
    ):
        self.name = name
        self.entry = (name,)
        self.number = number
        self.run = run
        self.candidates = candidates
        self.refusals = None
        self.resolution = None
        self.parameters = parameters
        self.secret = secret
        self.rival = rival
        self.common = common

    def refuse(self, function: Callable) -> "Rule":
        """Decorator: what may not be chosen, `function(s, seat, *args)` yields (action, Reason). The candidates are
        then a list of the legal actions alone."""
        self.refusals = function
        return self

    def resolve(self, function: Callable) -> "Rule":
        """Decorator: what follows from the chosen action, `function(s, seat, *args, action)`."""
        self.resolution = function
        return self

    def __repr__(self):
        return f"<rule {self.name} [{self.number}]>"


def step(function: Callable) -> Rule:
    """Decorator: a rule that runs by itself, `function(s, *args)`."""
    return Rule(function.__name__, _number(function), run=function)


def decision(function: Callable | None = None, *, secret: bool = False, rival: str | None = None, common: bool = False):
    """Decorator: a rule that waits for a seat; `function(s, seat, *args)` yields (action, None or Reason).

    `@decision(secret=True)`: a plan laid face down. Until a decision that isn't secret comes up, nobody outside the
    seat's side learns anything of what was chosen: not from the agenda, the log or the number of plies, which are the
    same whatever is chosen. The last ply of a plan calls `seal`, or `reveal` if the plan is opened at once.

    `@decision(rival="chronos")`: a moment of an opponent that is a rule. It is asked of the seat that goes on next and
    has one choice, so that it has its place in the log and takes no room in a link.

    `@decision(common=True)`: the whole side chooses together. One seat of it is asked; whoever of the side answers, it
    is the same ply.
    """
    ways = {"secret": secret, "rival": rival, "common": common}
    if function is None:
        return lambda function: decision(function, **ways)
    parameters = tuple(inspect.signature(function).parameters)[2:]
    return Rule(function.__name__, _number(function), candidates=function, parameters=parameters, **ways)


def _number(function: Callable) -> str:
    found = re.match(r"\[([\d.]+)\]", function.__doc__ or "")
    if not found:
        raise ValueError(f"rule {function.__name__}: its docstring must begin with the rule's number in brackets")
    return found[1]


def collect(*modules) -> dict[str, Rule]:
    """All rules defined in or imported by `modules`, by name; two rules of one name are an error."""
    rules: dict[str, Rule] = {}
    for module in modules:
        for value in vars(module).values():
            if isinstance(value, Rule) and rules.setdefault(value.name, value) is not value:
                raise ValueError(f"two rules are called {value.name}")
    return rules


# --- states --------------------------------------------------------------------------------------------


def state_class(cls: type) -> type:
    """Class decorator for states and players: slots, `__init__` and `__repr__` of a dataclass, and a generated `copy`.

    Each attribute is annotated as what it holds: `int`, a `tuple`, `list[int]`, or a list of objects that are copied in
    their turn, such as `list[Player]`. `repr` names every attribute but `events`: it is the canonical form of a state.
    Raises TypeError for any other annotation: it could not be copied.
    """
    cls = dataclass(slots=True, eq=False)(cls)
    lines = ["def copy(self):", "    c = new(cls)"]
    lines += [f"    c.{each.name} = {_copied(each.name, each.type)}" for each in fields(cls)]
    scope: dict[str, Any] = {"cls": cls, "new": cls.__new__}
    exec("\n".join([*lines, "    return c"]), scope)
    cls.copy = scope["copy"]
    cls.copy.__doc__ = "An independent copy, which tells no events."
    return cls


def holds(values: Iterable = ()) -> Any:
    """The default of an attribute that is a list: every state gets a list of its own with these values."""
    values = tuple(values)
    return field(default_factory=lambda: list(values))


def _copied(name: str, kind: Any) -> str:
    """The expression that copies an attribute of that annotation; written out, because search copies all the time."""
    if name == "events":
        return "None"
    if isinstance(kind, type) and issubclass(kind, int | tuple):
        return f"self.{name}"
    item = get_args(kind)[0] if get_origin(kind) is list else None
    if item in (int, tuple):
        return f"self.{name}[:]"
    if hasattr(item, "copy"):
        return f"[each.copy() for each in self.{name}]"
    raise TypeError(f"{name}: {kind} can't be copied; a state holds ints, tuples, lists of ints and lists of players")


@state_class
class Course:
    """What every state has, whatever the game. Subclasses are `@state_class` too and add their own attributes.

    agenda   what is still to be done, a stack of (rule name, *args); everybody may know it
    rng      the generator's state (`chance.py`)
    luck     how often chance was used, or something secret was laid down or came to light
    events   a list of (kind, the only seat that hears it or None for all, {name: value}); None if nobody listens, as
             in search
    """

    agenda: list[tuple] = holds()
    rng: int = 0
    luck: int = 0
    events: list | None = field(default=None, repr=False)


def asked(s) -> Question | None:
    """What is asked of whom at the decision on top of the agenda; None when play has ended."""
    if not s.agenda:
        return None
    entry = s.agenda[-1]
    return new_question((entry[0], entry[1], entry[2:]))


def seat_asked(s) -> int | None:
    """The seat that is to decide; None when play has ended."""
    return s.agenda[-1][1] if s.agenda else None


def is_over(s) -> bool:
    """Has play ended?"""
    return not s.agenda


def clockwise(s, seat: int) -> tuple[int, ...]:
    """All seats in turn order, from `seat` on. Works on any state with `players`."""
    return CLOCKWISE[len(s.players)][seat]


# --- the agenda ----------------------------------------------------------------------------------------


def then(s, rule: Rule, *args) -> None:
    """Schedule a rule: it happens after the rule now running, and after those it has scheduled before."""
    s.agenda.append(rule.entry + args)


def tell(s, kind: str, /, **args) -> None:
    """Narrate: something happened that everybody may know. Costs next to nothing in search."""
    if s.events is not None:
        s.events.append((kind, None, args))


def confide(s, only: int, kind: str, /, **args) -> None:
    """Narrate to one seat only."""
    if s.events is not None:
        s.events.append((kind, only, args))


def advance(rules: dict[str, Rule], s, floor: int = 0) -> None:
    """Run steps until a decision is on top of the agenda, or nothing but its lowest `floor` entries is left."""
    agenda, state = s.agenda, (s,)
    while (size := len(agenda)) > floor:
        entry = agenda.pop()
        run = rules[entry[0]].run
        if run is None:
            agenda.append(entry)
            return
        run(*(state + entry[1:]))
        if len(agenda) > size:  # several rules were scheduled
            agenda[size - 1 :] = agenda[size - 1 :][::-1]


def choices(rules: dict[str, Rule], s) -> list[Action]:
    """The legal actions at the decision on top of the agenda, in canonical order; [] when play has ended."""
    if not s.agenda:
        return []
    entry = s.agenda[-1]
    rule = rules[entry[0]]
    if rule.refusals:
        return rule.candidates(s, *entry[1:])
    return [action for action, reason in rule.candidates(s, *entry[1:]) if reason is None]


def candidates(rules: dict[str, Rule], s) -> list[tuple[Action, Reason | None]]:
    """All candidates at the decision on top of the agenda, each with its reason or None; [] when play has ended."""
    if not s.agenda:
        return []
    name, *args = s.agenda[-1]
    rule = rules[name]
    if rule.refusals:
        return [(action, None) for action in rule.candidates(s, *args)] + list(rule.refusals(s, *args))
    return list(rule.candidates(s, *args))


def refused(rules: dict[str, Rule], s) -> list[tuple[Action, Reason]]:
    """The candidates that may not be chosen now, each with its reason."""
    return [pair for pair in candidates(rules, s) if pair[1] is not None]


def apply(rules: dict[str, Rule], s, action: Action, floor: int = 0) -> None:
    """Do a legal action and go on to the next decision. Trusts its caller: legality is checked by the match.

    `floor` (from `floor_of`) keeps agenda entries that were scheduled before a gesture from running.
    """
    agenda = s.agenda
    entry = agenda.pop()
    mark = len(agenda)
    rules[entry[0]].resolution(s, *entry[1:], action)
    if len(agenda) > mark + 1:
        agenda[mark:] = agenda[mark:][::-1]
    advance(rules, s, floor)


def floor_of(s) -> int:
    """How much of the agenda lies below the decision on its top: what will come whatever is decided."""
    return len(s.agenda) - 1
