"""What a game is to the rest of the engine: one frozen record, every field required."""

from collections import namedtuple
from collections.abc import Callable
from dataclasses import dataclass, field

from .chance import Dice
from .course import Action, Course, Reason, Rule, advance

ALL = -1  # the viewer before whom everything lies open, once the match is over

READING, MODULE, MODE, WISH = "reading", "module", "mode", "wish"
KINDS = (READING, MODULE, MODE, WISH)


@dataclass(frozen=True)
class Option:
    """What a table chooses before it begins. `rule` is the number of the rule it touches.

    kind   reading   a rule that can be read in several ways; both readings are cited in the rules
           module    a part of the box that may be left out
           mode      another way to play, such as solo or against each other
           wish      whatever the table likes, such as who begins

    An option about a seat, `seat`, counts only if that seat plays.
    """

    name: str
    values: tuple
    default: bool | int | str
    rule: str
    kind: str = READING
    seat: int | None = None

    def __post_init__(self):
        if self.kind not in KINDS or self.default not in self.values:
            raise ValueError(
                f"option {self.name}: its kind is one of {', '.join(KINDS)}, its default one of its values"
            )


@dataclass(frozen=True)
class Credits:
    """Whose game it is."""

    title: str
    designer: str
    publisher: str
    year: int


@dataclass(frozen=True)
class Table:
    """A setup worth playing: seats, and the options that aren't at their default. The tests play all of them."""

    seats: int
    options: dict = field(default_factory=dict)


@dataclass(frozen=True)
class Game:
    """The rules of one title. A missing field is an error at import.

    version                                     rises whenever an old record would play out differently
    provenance                                  where the data come from: {table of `data.py`: printed, inferred,
                                                online, own or reconstructed}
    rules                                       {name: Rule}, from `course.collect`
    events                                      {kind of an event: the number of the rule it belongs to}
    tables                                      setups worth playing, at least one for every number of seats
    rivals                                      ids of opponents that are rules, not seats; of all that any setup has
    setup(seats, options, seed, events) -> state    options: every option's name -> value; events: a list that hears
                                                what happens before the first decision, or None
    why_not_setup(seats, options) -> Reason | None    why this combination can't be played; options as for setup
    sides(s) -> (int, ...)                      by seat: who wins and loses together has the same number; seats of one
                                                side see each other's hands
    view(s, seat) -> dict                       what a seat may know, as JSON; seat None: an onlooker; ALL: everything
    determinize(s, seat, dice) -> state         a copy in which all that `seat` can't know is dealt anew
    score(s) -> [{"total": n, category: n}]     points by source, one dict a seat
    rival_score(s) -> {rival: {"total": n, category: n}}   the same for each rival of this match, who hide
                                                           nothing: their forecast, too
    holdings(s) -> [{kind: n}]                  what lies before everybody for all to count, one dict a seat
    outcome(s) -> dict | None                   winners (seats: none, some of a side, or several sides), reason and
                                                tie_break; None while play goes on
    forecast(s) -> [{"total": n, category: n}]  the score as if the match ended now
    appraise(s, seat) -> {term: int}            the value of a position for a seat, in hundredths of a point, by term; a
                                                turn still to come counts, too, so that having just moved is no
                                                advantage; it doesn't read what others have sealed
    prospects(s) -> [int]                       what each seat may expect of the win, 0 to 10,000 (`prospects.by_lead`,
                                                where everybody plays for themselves)
    gains(before, after, seat, actions) -> [(term, {name: value})]    what a gesture brings the seat, the most telling
                                                first; both states are of one determinization, and in `after` rules
                                                scheduled before the gesture haven't run. `advice` shows only gains
                                                that occur in every determinization it samples
    habit(s) -> action | None                   what a player does without thinking at this decision, if anything
    proposals(s, dice, n) -> [(action, ...)]    at a decision too wide for a tree, up to n whole gestures worth
                                                considering, mixed by chance; [] at any other decision. Sees what the
                                                seat to decide may know. None where the game has no such decision
    iterations                                  by level that searches, and by number of sides (two, three, and so on;
                                                the last also holds for more, and for a single one): how many
                                                iterations its search does
    playout                                     by number of sides: how many new questions an iteration plays through
                                                before it evaluates with `prospects`; 1 evaluates the first one at once
    route(s, seat, action) -> [(term, {name: value})]    how the seat gets to what an action wants, over several turns:
                                                distance and cost, by what the seat may know; [] where there is no way
                                                to tell. None where the game has no map
    invariants(s) -> None                       raises AssertionError naming a law of conservation that is broken
    """

    name: str
    version: int
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    tables: tuple[Table, ...]
    rivals: tuple[str, ...]
    credits: Credits
    provenance: dict[str, str]
    events: dict[str, str]
    rules: dict[str, Rule]
    setup: Callable[..., Course]
    why_not_setup: Callable[[int, dict], Reason | None]
    sides: Callable[[Course], tuple[int, ...]]
    view: Callable[[Course, int | None], dict]
    determinize: Callable
    score: Callable[[Course], list[dict]]
    rival_score: Callable[[Course], dict[str, dict]]
    holdings: Callable[[Course], list[dict]]
    outcome: Callable[[Course], dict | None]
    forecast: Callable[[Course], list[dict]]
    appraise: Callable[[Course, int], dict[str, int]]
    prospects: Callable[[Course], list[int]]
    gains: Callable[[Course, Course, int, tuple], list[tuple[str, dict]]]
    habit: Callable[[Course], Action | None]
    proposals: Callable[[Course, Dice, int], list[tuple[Action, ...]]] | None
    iterations: dict[str, tuple[int, ...]]
    playout: tuple[int, ...]
    route: Callable[[Course, int | None, Action], list[tuple[str, dict]]] | None
    invariants: Callable[[Course], None]


# --- ready-made fields -----------------------------------------------------------------------------------


def settings_class(options: tuple[Option, ...]) -> type:
    """The class of a state's `options`: a named tuple with each option's value as its index among the option's values.

    `chosen(values)` makes one of {option's name: value}. Its `repr` is that of a plain tuple, as in every state.
    """

    def chosen(cls, values: dict):
        return cls(*(option.values.index(values[option.name]) for option in options))

    fields = namedtuple("Settings", [option.name for option in options])
    return type("Settings", (fields,), {"__slots__": (), "__repr__": tuple.__repr__, "chosen": classmethod(chosen)})


def setup_by(lay_out: Callable, settings: type, rules: dict[str, Rule]) -> Callable:
    """The `setup` of a game whose `lay_out(seats, settings, seed)` gives the state with its agenda."""

    def setup(seats: int, options: dict, seed: int, events: list | None = None):
        s = lay_out(seats, settings.chosen(options), seed)
        s.events = events
        advance(rules, s)
        return s

    return setup


def each_alone(s) -> tuple[int, ...]:
    """The `sides` of a game in which everybody plays for themselves. Works on any state with `players`."""
    return tuple(range(len(s.players)))


def any_setup(seats: int, options: dict) -> None:
    """The `why_not_setup` of a game whose options go with each other and with any number of seats."""


def no_gains(before, after, seat: int, actions: tuple) -> list[tuple[str, dict]]:
    """The `gains` of a game in which there is nothing to count."""
    return []


def no_rivals(s) -> dict[str, dict]:
    """The `rival_score` of a game without rivals."""
    return {}
