"""Where a character may go [3.3.3], and what bars the way: others, avatars, prisoners, a blocked city."""

from collections.abc import Sequence

from ..course import because
from .abilities import power_with
from .data import IS_PROPHET, KIND_OF, SLOTS, SLOTS_OF, SLOTS_WITHOUT_TARTARUS, THE_OLYMPIAN
from .duels import has_truce
from .state import EMPTY, HOME, is_rivalry, occupied, occupied_by, standing_at

DOTTED = sum(1 << number for number, slot in enumerate(SLOTS) if slot.dotted)
REACH = tuple(sum(1 << slot for slot in slots) for slots in SLOTS_OF)


def open_slots(s, seat: int, f: int, closed: tuple[int, ...]) -> int:
    """[3.3.3] The slots a character may go to, its own among them; `closed` are the `closed_slots`."""
    shut, where = closed[KIND_OF[f]], s.players[seat].where[f]
    if where >= 0:
        shut &= ~(1 << where)
    return reach_of(s, seat, f) & ~shut


def closed_slots(s, seat: int) -> tuple[int, ...]:
    """[3.3.3] By kind of character: the slots that it can't enter, those where characters of the seat stand among
    them."""
    if is_rivalry(s):
        closed, to_prophets = taken_in_rivalry(s, seat)
    else:
        closed = to_prophets = taken_by(s, seat)
    if s.blocked and power_with(s, seat, "enter_blocked", "enter") == EMPTY:
        closed |= s.blocked
        to_prophets |= s.blocked
    for slot in s.avatars:
        if slot != HOME:
            to_prophets |= 1 << slot
    return closed, closed, to_prophets


def reach_of(s, seat: int, f: int) -> int:
    """[3.3.3] The slots to which a character may want to go: the Olympian anywhere, others where their token says."""
    if f == THE_OLYMPIAN:
        return WITH_TARTARUS if s.options.tartarus else WITHOUT_TARTARUS
    return REACH[s.players[seat].token[f]]


WITH_TARTARUS, WITHOUT_TARTARUS = (1 << len(SLOTS)) - 1, (1 << len(SLOTS_WITHOUT_TARTARUS)) - 1


def slots_in_reach(s, seat: int, f: int) -> Sequence[int]:
    """[3.3.3] The same slots one by one."""
    if f == THE_OLYMPIAN:
        return range(len(SLOTS)) if s.options.tartarus else SLOTS_WITHOUT_TARTARUS
    return SLOTS_OF[s.players[seat].token[f]]


def taken_by(s, seat: int) -> int:
    """[3.3.3] Slots on which a character stands; dotted ones have room for all, or for all of one player."""
    if s.options.dotted_shared:
        return occupied(s) & ~DOTTED
    taken = 0
    for other, p in enumerate(s.players):
        taken |= occupied_by(p) & ~DOTTED if other == seat else occupied_by(p)
    return taken


def taken_in_rivalry(s, seat: int) -> tuple[int, int]:
    """[9.3] Slots that can't be entered, and those that Prophets can't enter: one's own characters stand there, or a
    prisoner, or somebody who can't be attacked. Dotted ones have room for all."""
    taken = occupied_by(s.players[seat])
    for slot in s.prisoners:
        if slot >= 0:
            taken |= 1 << slot
    to_prophets = taken
    for other, p in enumerate(s.players):
        standing = 0 if other == seat else occupied_by(p)
        if standing:
            to_prophets |= standing
            if has_truce(s, other):
                for g, where in enumerate(p.where):
                    if where >= 0 and KIND_OF[g] != IS_PROPHET:
                        taken |= 1 << where
    return taken & ~DOTTED, to_prophets & ~DOTTED


IN_TRUCE = because("truce_holds", "9.3")
NO_ATTACKER = because("prophets_never_attack", "9.3")


def why_not_attack(s, f: int, other: int, g: int):
    """[9.3] A Prophet can't move onto an occupied slot; the holder of the Truce can't be attacked, but its Prophets
    flee all the same."""
    if KIND_OF[f] == IS_PROPHET:
        return NO_ATTACKER
    return IN_TRUCE if KIND_OF[g] != IS_PROPHET and has_truce(s, other) else None


SLOT_BLOCKED = because("slot_blocked", "3.3.3")
SLOT_TAKEN = because("slot_taken", "3.3.3")
NO_PROPHETS = because("no_prophets_here", "3.3.3")
PRISONER_THERE = because("prisoner_there", "10.6")


def why_not_enter(s, seat: int, f: int, slot: int):
    """[3.3.3] Why a slot that is out of reach is so."""
    for other, g in standing_at(s, slot) if is_rivalry(s) else ():
        if other != seat:
            return why_not_attack(s, f, other, g)
    if slot in s.prisoners:
        return PRISONER_THERE
    if slot in s.avatars:
        return NO_PROPHETS
    return SLOT_BLOCKED if s.blocked >> slot & 1 else SLOT_TAKEN
