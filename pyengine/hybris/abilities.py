"""Which powers a player has when something happens, and what they change."""

from .data import ACTIVATION_COST, ALLIES, FIRST_ALLY, KIND_OF, PILLAR
from .data_cards import COLISEUM_HERO, TECHNOLOGY
from .grammar import ANY, OLYMPIANS
from .olympians import BOARD
from .powers import ALL, EVENTS, ON
from .state import AWAY, EMPTY, is_unlocked
from .strength import hero_of
from .tartarus import CORRUPTION_CARD

# by Olympian and event: the powers on the board; and (tile, power) of those that tiles unlock
ON_BOARD = [
    [tuple(each for each in BOARD[o].powers if ALL[each].on == on) for on in range(len(EVENTS))]
    for o in range(len(OLYMPIANS))
]
ON_TILES = [
    [tuple((tile, each) for tile, each in enumerate(BOARD[o].tiles) if ALL[each].on == on) for on in range(len(EVENTS))]
    for o in range(len(OLYMPIANS))
]
TECHNOLOGY_ON = [ALL[each.power].on if each.power >= 0 else ANY for each in TECHNOLOGY]
ALLY_ON = [ALL[each.ally].on for each in COLISEUM_HERO]
CORRUPTION_ON = [ALL[each.power].on for each in CORRUPTION_CARD]
PILLAR_ON = [ALL[each.held].on if each.held >= 0 else ANY for each in PILLAR]
# by event: may a technology, an ally, a Pillar, a Corruption card have a power for it? For most events one of them may.
SOURCES = [tuple(on in source for source in (TECHNOLOGY_ON, ALLY_ON, PILLAR_ON, CORRUPTION_ON)) for on in ON.values()]


def powers_of(s, seat: int, event: str) -> list[int]:
    """[8.1] The powers of a seat for an event: board, unlocked tiles, technologies, allies, Pillars, Corruption
    cards."""
    on = ON[event]
    p = s.players[seat]
    technologies, allies, pillars, corruption = SOURCES[on]
    found = [*ON_BOARD[p.olympian][on]]
    for tile, number in ON_TILES[p.olympian][on]:
        if is_unlocked(p, tile):
            found.append(number)
    if technologies:
        found += [TECHNOLOGY[tech].power for tech in p.crafted if TECHNOLOGY_ON[tech] == on]
    if allies:
        for ally in range(ALLIES):
            if p.where[FIRST_ALLY + ally] != AWAY and ALLY_ON[hero_of(s, ally)] == on:
                found.append(COLISEUM_HERO[hero_of(s, ally)].ally)
    if pillars:
        found += [PILLAR[concept].held for concept in p.pillars if PILLAR_ON[concept] == on]
    if corruption:
        found += [CORRUPTION_CARD[card].power for card in p.corrupted if CORRUPTION_ON[card] == on]
    return found


def power_with(s, seat: int, event: str, rule: str) -> int:
    """The power of a seat for an event that does what the rule says, or EMPTY; if only once an Age, then not yet
    used."""
    for number in powers_of(s, seat, event):
        if ALL[number].rule == rule and not (ALL[number].once and s.players[seat].used >> number & 1):
            return number
    return EMPTY


def discount(s, seat: int, event: str) -> int:
    """[8.1] So much less a seat pays."""
    return sum(ALL[number].discount for number in powers_of(s, seat, event))


def strength_of(s, seat: int, event: str) -> int:
    """[6.1] What powers add to a seat's Strength, those not counted that it may use once an Age."""
    return sum(ALL[number].strength for number in powers_of(s, seat, event) if not ALL[number].once)


def activation_cost(s, seat: int, f: int) -> int:
    """[3.3.2] The Aegis that activating a character costs."""
    kind = KIND_OF[f]
    return max(0, ACTIVATION_COST[kind] - discount(s, seat, ACTIVATING[kind]))


ACTIVATING = ("activate_olympian", "activate_hero", "activate_prophet")
