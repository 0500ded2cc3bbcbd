"""Which powers a player has when something happens, and what they change."""

from .data import ACTIVATION_COST, ALLIES, FIRST_ALLY, KIND_OF, PILLAR
from .data_cards import COLISEUM_HERO, TECHNOLOGY
from .grammar import OLYMPIANS
from .olympians import BOARD
from .powers import ALL, EVENTS, ON
from .state import AWAY, EMPTY, is_unlocked
from .strength import hero_of
from .tartarus import CORRUPTION_CARD


def _by_event(powers: list[int]) -> dict[str, dict[int, int]]:
    """By event: {place in the list: power} of the powers for it; -1 in the list is no power."""
    return {
        event: {place: number for place, number in enumerate(powers) if number >= 0 and ALL[number].on == on}
        for event, on in ON.items()
    }


# by event: the powers of technologies, allies, Pillars and Corruption cards; and by Olympian of board and tiles
OF_TECHNOLOGY = _by_event([each.power for each in TECHNOLOGY])
OF_ALLY = _by_event([each.ally for each in COLISEUM_HERO])
OF_PILLAR = _by_event([each.held for each in PILLAR])
OF_CORRUPTION = _by_event([each.power for each in CORRUPTION_CARD])
ON_BOARD = [_by_event(each.powers) for each in BOARD]
ON_TILES = [_by_event(each.tiles) for each in BOARD]


def _sources(event: str, olympian: int) -> tuple | None:
    """All six sources of powers for an event, or None if none of them has any."""
    shared = [source[event] for source in (OF_TECHNOLOGY, OF_ALLY, OF_PILLAR, OF_CORRUPTION)]
    found = (tuple(ON_BOARD[olympian][event].values()), tuple(ON_TILES[olympian][event].items()), *shared)
    return found if any(found) else None


SOURCES = {event: [_sources(event, olympian) for olympian in range(len(OLYMPIANS))] for event in EVENTS}


def powers_of(s, seat: int, event: str) -> tuple[int, ...] | list[int]:
    """[8.1] The powers of a seat for an event: board, unlocked tiles, technologies, allies, Pillars, Corruption
    cards."""
    p = s.players[seat]
    sources = SOURCES[event][p.olympian]
    if sources is None:
        return ()
    found, tiles, technologies, allies, pillars, corruption = sources
    for tile, number in tiles:
        if is_unlocked(p, tile):
            found = [*found, number]
    if technologies:
        for tech in p.crafted:
            if tech in technologies:
                found = [*found, technologies[tech]]
    if allies and p.where.count(AWAY) < ALLIES:
        for ally in range(ALLIES):
            if p.where[FIRST_ALLY + ally] != AWAY and hero_of(s, ally) in allies:
                found = [*found, allies[hero_of(s, ally)]]
    if pillars:
        for concept in p.pillars:
            if concept in pillars:
                found = [*found, pillars[concept]]
    if corruption:
        for card in p.corrupted:
            if card in corruption:
                found = [*found, corruption[card]]
    return found


def power_with(s, seat: int, event: str, rule: str) -> int:
    """The power of a seat for an event that does what the rule says, or EMPTY; if only once an Age, then not yet
    used."""
    for number in powers_of(s, seat, event):
        power = ALL[number]
        if power.rule == rule and not (power.once and s.players[seat].used >> number & 1):
            return number
    return EMPTY


def discount(s, seat: int, event: str) -> int:
    """[8.1] So much less a seat pays."""
    less = 0
    for number in powers_of(s, seat, event):
        less += ALL[number].discount
    return less


def strength_of(s, seat: int, event: str) -> int:
    """[6.1] What powers add to a seat's Strength, those not counted that it may use once an Age."""
    plus = 0
    for number in powers_of(s, seat, event):
        power = ALL[number]
        if not power.once:
            plus += power.strength
    return plus


def activation_cost(s, seat: int, f: int) -> int:
    """[3.3.2] The Aegis that activating a character costs."""
    kind = KIND_OF[f]
    cost = ACTIVATION_COST[kind]
    for number in powers_of(s, seat, ACTIVATING[kind]):
        cost -= ALL[number].discount
    return max(cost, 0)


ACTIVATING = ("activate_olympian", "activate_hero", "activate_prophet")
