"""Builds positions of Hybris from short texts, and has helpers to play and to read them.

Arguments for players are lists by seat, in the names of the boards and cards:

    s = position(olympians="zeus athena", figures=["hero1@o1", "olympian@elis prophet2:oracle"], hands=["ZE1 K1"])
    do(run(s, "turn 0"), "pass")
"""

from handling import asked, hands_of, told  # noqa: F401  the tests import these from here
from pyengine.chance import mixed
from pyengine.hybris import ages, game, setup
from pyengine.hybris.concept_cards import CARD_IDS
from pyengine.hybris.conflicts import CONFLICT_CARD, IS_COLISEUM
from pyengine.hybris.data import CITIES, CONCEPTS, FIGURE, FIRST_ALLY, FREED_FROM, LOCATIONS, SLOT
from pyengine.hybris.data_cards import PREMONITIONS, TECHNOLOGIES
from pyengine.hybris.grammar import AVATARS, SPARK, TEMPLE
from pyengine.hybris.options import Settings
from pyengine.hybris.state import AWAY, EMPTY, FALLEN, HOME, KINDS_OF_PIECES, RESERVE, State, points_of
from pyengine.match import complete_options

A, B, C, D = range(4)
NOWHERE = {"fallen": FALLEN, "reserve": RESERVE}


def position(
    olympians: str = "zeus",
    *,
    age: int = 1,
    options: dict | None = None,
    stock=(),
    points=(),
    greatness=(),
    hands=(),
    figures=(),
    crafted=(),
    deployed=(),
    temples=(),
    sparks=(),
    emptied=(),
    shackles=(),
    premonitions=(),
    pillars=(),
    passed=(),
    chains: dict | None = None,
    face: dict | None = None,
    focus: dict | None = None,
    store: dict | None = None,
    avatars: dict | None = None,
    intensity: dict | None = None,
    line=(),
    chronos: int = 0,
    well: int = 0,
    blocked: str = "",
    cursor: str | None = None,
    turn: int = A,
) -> State:
    """A position with an empty agenda. Lists are by seat; a missing seat gets nothing more than at the start.

    stock      (Aegis, Followers, Prayers); by default nothing
    hands      Conflict cards; by default none
    figures    "hero1@o1 olympian@elis prophet2:oracle hero2@fallen": where they stand, or for what they are programmed;
               a hero or prophet that is named has been freed
    deployed   "TE01@athens"
    temples    cities; sparks: how many are on the track; emptied: numbers of tiles of which nothing is left
    chains     by concept: how many are left; face: the card that lies open; avatars: by name, the city
    line       (technology, seat), the first in front
    """
    names = olympians.split()
    cast = {f"olympian{seat + 1}": name for seat, name in enumerate(names)}
    chosen = Settings.chosen(complete_options(game, len(names), cast | (options or {})))
    s = setup.lay_out(len(names), chosen, mixed(len(names)))
    s.agenda, s.events = [], []
    s.age, s.turn, s.well = age, turn, well
    s.cursor = CONCEPTS.index(cursor) if cursor else EMPTY
    s.chronos[0] = chronos
    for seat, p in enumerate(s.players):
        p.stock = list(nth(stock, seat, (0, 0, 0)))
        p.points[5] = nth(points, seat, 0)
        p.greatness = nth(greatness, seat, p.greatness)
        p.shackles = nth(shackles, seat, 0)
        p.pillars = [CONCEPT_OF_PILLAR[name] for name in nth(pillars, seat, "").split()]
        p.passed = int(nth(passed, seat, False))
        deal(s, p, nth(hands, seat, ""))
        stand(p, nth(figures, seat, ""))
        free_some(p, nth(sparks, seat, 0), nth(emptied, seat, ()), nth(temples, seat, ""))
        for card in nth(premonitions, seat, "").split():
            s.oracle.remove(PREMONITIONS.index(card))
            p.premonitions.append(PREMONITIONS.index(card))
        for tech in nth(crafted, seat, "").split():
            p.crafted.append(taken(s, tech))
        for each in nth(deployed, seat, "").split():
            tech, city = each.split("@")
            p.deployed.append(taken(s, tech))
            p.deployed_at.append(CITIES.index(city))
    won = [f - FIRST_ALLY for p in s.players for f in range(FIRST_ALLY, len(p.where)) if p.where[f] != AWAY]
    s.heroes = [number for number in [*s.heroes, s.champion] if number not in won]
    s.champion = s.heroes.pop()
    for tech, seat in line:
        s.line.append(taken(s, tech))
        s.line_of.append(seat)
    by_name(s.chains, CONCEPTS, chains)
    by_name(s.store, CONCEPTS, store)
    by_name(s.intensity, CONCEPTS, intensity)
    by_name(s.focus, CONCEPTS, focus)
    by_name(s.face, CONCEPTS, {name: CARD_IDS.index(card) for name, card in (face or {}).items()})
    by_name(s.avatars, AVATARS, {name: SLOT[city] for name, city in (avatars or {}).items()})
    s.blocked = sum(1 << SLOT[slot] for slot in blocked.split())
    return s


CONCEPT_OF_PILLAR = {pillar: number for number, pillar in enumerate(ages.PILLARS)}


def nth(values, seat: int, usual):
    return values[seat] if seat < len(values) and values[seat] is not None else usual


def by_name(numbers: list[int], names, values: dict | None) -> None:
    for name, value in (values or {}).items():
        numbers[names.index(name)] = value


def deal(s: State, p, names: str) -> None:
    for name in names.split():
        card = CONFLICT_CARD[name]
        (s.arena if IS_COLISEUM[card] else p.deck).remove(card)
        p.hand.append(card)


def stand(p, text: str) -> None:
    for each in text.split():
        name, _, where = each.replace(":", "@:").partition("@")
        f = FIGURE[name]
        for (tile, kind), figure in FREED_FROM.items():
            if figure == f:
                p.pieces[tile * KINDS_OF_PIECES + kind] = 0
        p.where[f] = RESERVE if where.startswith(":") else NOWHERE.get(where, SLOT.get(where, RESERVE))
        if where.startswith(":"):
            p.token[f] = LOCATIONS.index(where[1:])


def free_some(p, sparks: int, emptied, temples: str) -> None:
    """Take pieces off the tiles: all of those emptied, then Sparks and Temples from the last tile on."""
    for number in emptied:
        first = (number - 1) * KINDS_OF_PIECES
        p.pieces[first : first + KINDS_OF_PIECES] = [0] * KINDS_OF_PIECES
        for (tile, _kind), f in FREED_FROM.items():
            if tile == number - 1 and p.where[f] < FALLEN:
                p.where[f] = RESERVE
    for kind, wanted in ((SPARK, sparks), (TEMPLE, len(temples.split()))):
        left = sum(p.pieces[kind::KINDS_OF_PIECES]) - (8 if kind == SPARK else 3) + wanted
        for tile in reversed(range(6)):
            while left > 0 and p.pieces[tile * KINDS_OF_PIECES + kind]:
                p.pieces[tile * KINDS_OF_PIECES + kind] -= 1
                left -= 1
    p.temples = sum(1 << CITIES.index(city) for city in temples.split())


def taken(s: State, name: str) -> int:
    """Take a technology from where it lies."""
    tech = TECHNOLOGIES.index(name)
    if tech in s.display:
        s.display[s.display.index(tech)] = EMPTY
    else:
        (s.technologies if tech in s.technologies else s.ancient).remove(tech)
    return tech


def entries(texts: list[str]) -> list[tuple]:
    """An agenda from texts in the order they happen."""
    return [
        tuple(int(word) if word.lstrip("-").isdigit() else word for word in text.split()) for text in reversed(texts)
    ]


run, do, choices, reasons = hands_of(game, entries)


# --- reading ---------------------------------------------------------------------------------------------------------


def stock_of(s: State, seat: int = A) -> tuple[int, int, int]:
    """(Aegis, Followers, Prayers)."""
    return tuple(s.players[seat].stock)


def vp(s: State, seat: int = A) -> int:
    return points_of(s.players[seat])


def chronos_vp(s: State) -> int:
    return sum(s.chronos)


def chains_of(s: State, name: str) -> int:
    return s.chains[CONCEPTS.index(name)]


def store_of(s: State, name: str) -> int:
    return s.store[CONCEPTS.index(name)]


def intensity_of(s: State, name: str) -> int:
    return s.intensity[CONCEPTS.index(name)]


def is_open(s: State, name: str) -> bool:
    """Does a card of the concept lie face up?"""
    return s.face[CONCEPTS.index(name)] != EMPTY


def where_of(s: State, seat: int, figure: str) -> str:
    where = s.players[seat].where[FIGURE[figure]]
    return next(
        (name for name, slot in SLOT.items() if slot == where), {RESERVE: "reserve", FALLEN: "fallen"}.get(where)
    )


def city_of(s: State, avatar: str) -> str | None:
    """The city of an avatar, or None at home."""
    where = s.avatars[AVATARS.index(avatar)]
    return None if where == HOME else next(name for name, slot in SLOT.items() if slot == where)


def next_avatar_cards(s: State, *names: str) -> State:
    """Leave only these cards in the avatars' deck, so that they come; the others are on its discard pile."""
    wanted = [CONFLICT_CARD[name] for name in names]
    for card in wanted:
        s.avatar_deck.remove(card)
    s.avatar_discard += s.avatar_deck
    s.avatar_deck = wanted
    return s


def hand_of(s: State, seat: int = A) -> list[str]:
    return sorted(game.view(s, seat)["players"][seat]["hand"])


def lucky(s: State, actions: tuple[str, ...], wanted) -> State:
    """Do the actions with the first chance to come after which `wanted(s)` is true."""
    for seed in range(2000):
        c = s.copy()
        c.rng, c.events = mixed(seed), []
        do(c, *actions)
        if wanted(c):
            return c
    raise AssertionError("2000 times it came otherwise")
