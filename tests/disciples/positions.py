"""Builds positions of Pantheon (Fritzen) from short texts, and has helpers to play and to read them.

Arguments are lists by seat, in the names of cards and cells; plans are written as in the rules, `W5 G2 I1 Q1L3 Q2D4`
for wood, wheat (G, grain), initiative and the sides of quests:

    s = position(seats=3, order=[B, A, C], plans=["Q1L2", "Q1L2", ""], tokens=["fairy undead"])
    resolve(s, "Q1")
    assert points_of(s) == [2, 4, 0]
"""

from collections.abc import Iterable, Iterator

from handling import asked, confided, hands_of, told  # noqa: F401  the tests import these from here
from pyengine.chance import mixed
from pyengine.disciples import game, invariants
from pyengine.disciples.data import (
    BEGINNER_LEAVES_OUT,
    CELL,
    CELLS,
    COLUMN,
    FIRST_QUEST,
    MONUMENT,
    MONUMENTS,
    PEOPLES,
    PEOPLES_IN_USE,
    POWER,
    QUEST,
    QUESTS,
    QUESTS_BOXED,
    SLOTS,
    TOKENS_OF_A_PEOPLE,
    TOOL,
    WHITE,
)
from pyengine.disciples.effects import FIRST_TOOL
from pyengine.disciples.options import FULL_SET, Settings
from pyengine.disciples.state import EMPTY, RESOLVING, Player, State
from pyengine.match import complete_options

A, B, C, D, E, F = range(6)
SHORT = {"W": "WOOD", "M": "METAL", "G": "WHEAT", "I": "INIT"}
PEOPLE = {name: people for people, name in enumerate(PEOPLES)}

# --- building --------------------------------------------------------------------------------------------


def position(
    seats: int = 4,
    *,
    round: int = 1,
    phase: int = RESOLVING,
    order: Iterable[int] | None = None,
    options: dict | None = None,
    agenda: str | list[str] = (),
    plans=None,
    last=(),
    disciples=(),
    stock=(),
    powers=(),
    tools=(),
    built_tools=(),
    monuments=(),
    points=(),
    favoured=(),
    unfavoured=(),
    peoples: str | None = None,
    quests: str | None = None,
    quest_pile: int | None = None,
    tokens=(),
    markers: str = "",
    ladder: dict[str, int] | None = None,
    bag: str | None = None,
    aside: str = "",
    market: str | None = None,
    pile: str | None = None,
    column: str = "WOOD",
) -> State:
    """A position. Lists are by seat; a missing seat, or None, gets the default.

    plans      "W5 G2 Q2D4", open; None: no plans
    disciples  default 15
    stock      wood, metal and wheat, "5/4/6"; default none
    powers     default none; `tools` in hand and `built_tools` default to none
    points     on the track, as points of ranks
    peoples    in use; default all, or with two or three seats those without orcs and undead
    quests     by slot, "-" for an empty one; `tokens` their peoples, light and dark, "" for any
    markers    "Q1L Q2D": one each
    bag        default the tokens that are nowhere else
    market     face up; `pile` default all others
    agenda     the next entries, in the order they happen
    """
    s = State(rng=mixed(seats), options=Settings.chosen(complete_options(game, seats, options or {})))
    s.players = [Player() for _ in range(seats)]
    s.round, s.phase, s.column = round, phase, COLUMN[column]
    s.order = tuple(range(seats) if order is None else order)
    used = peoples.split() if peoples else [PEOPLES[people] for people in default_peoples(seats)]
    s.peoples = tuple(sorted(PEOPLE[name] for name in used))
    for name, step in (ladder or {}).items():
        s.ladder[PEOPLE[name]] = step
    lay_quests(s, quests, quest_pile, markers)
    lay_tokens(s, tokens, bag, aside)
    fill_players(s, disciples, stock, powers, tools, built_tools, points)
    for p, people in by_seat(s, favoured, PEOPLES[s.peoples[0]]):
        p.favoured = PEOPLE[people]
    for p, people in by_seat(s, unfavoured, PEOPLES[s.peoples[-1]]):
        p.unfavoured = PEOPLE[people]
    for p, text in by_seat(s, monuments, ""):
        p.monuments = tuple(MONUMENT[name] for name in text.split())
    stock_market(s, market, pile)
    for p, text in by_seat(s, last, None):
        p.last = () if text is None else plan(s, text)
    if plans is not None:
        s.open = 1
        for p, text in by_seat(s, plans, ""):
            p.plan = plan(s, text)
    s.agenda = entries([agenda] if isinstance(agenda, str) else agenda)
    s.events = []
    invariants(s)
    return s


def default_peoples(seats: int) -> list[int]:
    everybody = range(len(PEOPLES))
    return [
        people for people in everybody if PEOPLES_IN_USE[seats] == len(PEOPLES) or people not in BEGINNER_LEAVES_OUT
    ]


def by_seat(s: State, values, usual) -> Iterator[tuple[Player, object]]:
    """Each player with its value, or with the default `usual`."""
    for seat, p in enumerate(s.players):
        yield p, usual if seat >= len(values) or values[seat] is None else values[seat]


def plan(s: State, text: str) -> tuple[int, ...]:
    """A plan from its text."""
    numbers = [0] * (FIRST_QUEST + 2 * len(s.quests))
    for word in text.split():
        numbers[CELL[SHORT.get(word[:-1], word[:-1])]] = int(word[-1])
    return tuple(numbers)


def lay_quests(s: State, quests: str | None, quest_pile: int | None, markers: str) -> None:
    slots = SLOTS[len(s.players)]
    names = quests.split() if quests else []
    spare = [quest.id for quest in QUESTS if quest.id not in names]
    names += [spare.pop() for _ in range(slots - len(names))]
    s.quests = [EMPTY if name == "-" else QUEST[name] for name in names]
    s.deck = [number for number in range(len(QUESTS)) if number not in s.quests]
    if quest_pile is not None:
        del s.deck[quest_pile + QUESTS_BOXED :]
    s.markers = [0] * (2 * slots)
    for name in markers.split():
        s.markers[CELL[name] - FIRST_QUEST] += 1
    s.bonus = [0] * (2 * slots)
    s.winners = s.finished = (EMPTY,) * slots


def lay_tokens(s: State, tokens, bag: str | None, aside: str) -> None:
    """The tokens of the quests; those not named get two peoples of which most tokens are left."""
    s.aside = [PEOPLE[name] for name in aside.split()]
    left = list(s.peoples) * TOKENS_OF_A_PEOPLE
    s.tokens = [EMPTY] * (2 * len(s.quests))
    for slot, text in enumerate(tokens):
        if text and s.quests[slot] != EMPTY:
            s.tokens[2 * slot : 2 * slot + 2] = [PEOPLE[name] for name in text.split()]
    for people in s.aside + [people for people in s.tokens if people != EMPTY]:
        left.remove(people)
    for slot, quest in enumerate(s.quests):
        if quest != EMPTY and s.tokens[2 * slot] == EMPTY:
            pair = sorted(s.peoples, key=lambda people: -left.count(people))[:2]
            s.tokens[2 * slot : 2 * slot + 2] = pair
            for people in pair:
                left.remove(people)
    s.bag = sorted(left) if bag is None else [PEOPLE[name] for name in bag.split()]


def fill_players(s: State, disciples, stock, powers, tools, built_tools, points) -> None:
    for p, number in by_seat(s, disciples, 15):
        p.disciples = number
    for p, text in by_seat(s, stock, "0/0/0"):
        p.stock = [int(word) for word in text.split("/")]
    for p, name in by_seat(s, powers, None):
        if name is not None:
            p.power = POWER[name]
            p.owned += (p.power,)
    for p, name in by_seat(s, tools, None):
        p.tool = EMPTY if name is None else TOOL[name]
    for p, name in by_seat(s, built_tools, None):
        if name is not None:
            p.tool, p.tool_built = TOOL[name], 1
            p.owned += (FIRST_TOOL + p.tool,)
    for p, number in by_seat(s, points, 0):
        p.points[0] = number


def stock_market(s: State, market: str | None, pile: str | None) -> None:
    full = s.options.monument_set == FULL_SET
    built = [number for p in s.players for number in p.monuments]
    left = [
        number
        for number, monument in enumerate(MONUMENTS)
        if (monument.colour == WHITE or monument.colour in s.peoples)
        and (full or not monument.extra)
        and number not in built
    ]
    s.market = tuple(left[:5] if market is None else [MONUMENT[name] for name in market.split()])
    left = [number for number in left if number not in s.market]
    if pile is None:
        s.pile = left
        return
    s.pile = [MONUMENT[name] for name in pile.split()]
    gone = [number for number in left if number not in s.pile]
    s.players[-1].monuments += tuple(gone)  # whoever is last has built what is missing


def entries(texts: list[str]) -> list[tuple]:
    """An agenda from texts in the order they happen."""
    return [tuple(int(word) if word.isdigit() else word for word in text.split()) for text in reversed(texts)]


# --- playing ---------------------------------------------------------------------------------------------

run, do, choices, reasons = hands_of(game, entries)


def resolve(s: State, name: str, *bonuses: str) -> State:
    """Resolve one column, with the answers to the bonuses asked for."""
    s.column = COLUMN[name]
    run(s, f"resolve_column {s.active} {s.column}")
    return do(s, f"resolve {name}", *bonuses)


def lay(s: State, text: str) -> State:
    """The seat that plans now lays this plan, without sealing it."""
    return do(s, *(f"lay {cell} {number}" for cell, number in zip(CELLS, plan(s, text))))


def opening(seats: int, seed: int = 1, **options) -> State:
    """A match as it begins."""
    s = game.setup(seats, complete_options(game, seats, options), seed)
    s.events = []
    return s


def until(s: State, rule: str) -> State:
    """Play the first choice until that decision comes up."""
    while asked(s).split()[0] != rule:
        do(s, choices(s)[0])
    return s


# --- reading ---------------------------------------------------------------------------------------------


def plan_of(s: State, seat: int) -> str:
    return in_words(s.players[seat].plan)


def in_words(numbers) -> str:
    """A plan as a text."""
    long = {name: letter for letter, name in SHORT.items()}
    return " ".join(f"{long.get(cell, cell)}{number}" for cell, number in zip(CELLS, numbers) if number)


def stock_of(s: State, seat: int) -> str:
    return "/".join(map(str, s.players[seat].stock))


def points_of(s: State) -> list[int]:
    """Points on the track, by seat."""
    return [sum(p.points) for p in s.players]


def disciples_of(s: State) -> list[int]:
    return [p.disciples for p in s.players]


def step_of(s: State, people: str) -> int:
    return s.ladder[PEOPLE[people]]


def markers_of(s: State) -> str:
    return " ".join(name for cell, name in enumerate(CELLS[FIRST_QUEST:]) for _ in range((s.markers + [0] * 8)[cell]))


def market_of(s: State) -> str:
    return " ".join(MONUMENTS[number].id for number in s.market)


def monuments_of(s: State, seat: int) -> str:
    return " ".join(MONUMENTS[number].id for number in s.players[seat].monuments)


def winner_of(s: State, slot: int) -> str | None:
    return {EMPTY: None, 0: "LIGHT", 1: "DARK"}[s.winners[slot]]


def seen_by(s: State, seat: int | None) -> dict:
    return game.view(s, seat)
