"""What a game is to the rest of the house: one frozen record, every field required."""

from collections.abc import Callable
from dataclasses import dataclass

from .course import Course, Rule

ALL = -1  # the viewer before whom everything lies open, once the match is over


@dataclass(frozen=True)
class Option:
    """A rule that can be read in two ways, or a wish of the table. `rule` is the number of the rule it touches."""

    name: str
    values: tuple
    default: bool | int | str
    rule: str


@dataclass(frozen=True)
class Credits:
    """Whose game it is."""

    title: str
    designer: str
    publisher: str
    year: int


@dataclass(frozen=True)
class Game:
    """The rules of one title. A missing field is an error at import.

    setup(seats, options, seed, events) -> state    options: every option's name -> value; events: a list that hears
                                                what happens before the first decision, or None
    view(s, seat) -> dict                       what a seat may know, as JSON; seat None: an onlooker; ALL: everything open
    determinize(s, seat, dice) -> state         a copy in which all that `seat` can't know is dealt anew
    score(s) -> [{"total": n, category: n}]     points by source, one dict a seat
    holdings(s) -> [{kind: n}]                  what lies before everybody for all to count, one dict a seat
    outcome(s) -> dict | None                   winners (seats), reason and tie_break; None while play goes on
    forecast(s) -> [{"total": n, category: n}]  the score as if the match ended now
    appraise(s, seat) -> {term: int}            how good it looks for a seat, in hundredths of a point, by what makes it so;
                                                a turn still to come counts too, or who has moved would seem to lead
    habit(s) -> action | None                   what a player does without thinking at this decision, if anything
    invariants(s) -> None                       raises AssertionError naming a law of conservation that is broken
    """

    name: str
    version: int
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    credits: Credits
    provenance: dict[str, str]
    events: dict[str, str]
    rules: dict[str, Rule]
    setup: Callable[..., Course]
    view: Callable[[Course, int | None], dict]
    determinize: Callable
    score: Callable[[Course], list[dict]]
    holdings: Callable[[Course], list[dict]]
    outcome: Callable[[Course], dict | None]
    forecast: Callable[[Course], list[dict]]
    appraise: Callable[[Course, int], dict[str, int]]
    habit: Callable
    invariants: Callable[[Course], None]
