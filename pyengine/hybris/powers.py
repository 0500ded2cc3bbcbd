"""Powers: what a tile, a technology, an ally or a Pillar does whenever something happens.

`power(id, event, ...)` registers one and returns its number; `ALL[number]` is the power. What a power can't say with an
effect is named by its `rule` and written where it happens.
"""

from typing import NamedTuple

from .grammar import EFFECTS, FROM_POWERS, Op, effect

EVENTS = (
    *("planning_start", "pass", "drain", "preach", "convert", "design", "craft", "deploy", "consult", "train"),
    *("resurrect", "action_at", "slot_bonus", "temple_placed", "combat", "contest", "combat_win", "defeat"),
    *("hero_defeated_any", "wrath1", "primordial_revealed", "premonition_fulfilled", "activate_olympian"),
    *("activate_hero", "activate_prophet", "enter_blocked", "shackle", "age_end", "drawing", "order", "attacked"),
)
ON = {event: number for number, event in enumerate(EVENTS)}


class Power(NamedTuple):
    """`on` is the number of its event.

    effect     the number of what it does, or -1
    strength   what it adds to the Strength in a combat, or in one that follows a contest
    discount   so much less is paid
    once       it may be used once an Age, if its player wants to
    rule       what it does, where that isn't an effect
    place      only at this location, or -1
    """

    id: str
    on: int
    effect: int = -1
    strength: int = 0
    discount: int = 0
    once: bool = False
    rule: str = ""
    place: int = -1


ALL: list[Power] = []


def power(
    name: str, event: str, *operations: Op, discount=0, once=False, rule="", place=-1, source: int = FROM_POWERS
) -> int:
    """Register a power and return its number."""
    number = effect(*operations, source=source) if operations else -1
    added = sum(op.n for op in EFFECTS[number] if op.kind == "strength") if operations else 0
    ALL.append(Power(name, ON[event], -1 if added else number, added, discount, once, rule, place))
    return len(ALL) - 1
