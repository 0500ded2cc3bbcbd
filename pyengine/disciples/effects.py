"""The interpreter of effects [4]: what cards do is data (`data.Effect`), and these few functions run it.

What happens by itself at a moment (`trigger`) is run by `perform`. What changes a count, a price or a payment lies in
tables by card, made once, and is looked up by the rules that need it. A new card is a line of a table in `data.py`.
"""

from collections.abc import Iterable
from functools import lru_cache

from ..course import tell
from .data import (
    ALWAYS,
    AMOUNTS,
    BOARD,
    CELL_CLASSES,
    CELL_COUNT,
    CELL_GAIN,
    CELLS,
    DISCIPLES,
    FIRST_QUEST,
    FORBID_DISCIPLES,
    GAIN,
    GRANT_ROUND,
    LOSE,
    LOSERS,
    PAYMENT,
    PLANNING,
    POWERS,
    QUESTS,
    RESOLUTION,
    SET_DISCIPLES,
    SIDE_BONUS,
    SIDES,
    TOOLS,
    TRIGGERS,
    VP,
    WINNERS,
    Effect,
)
from .options import ASKED
from .state import EPILOGUES, reserve

# --- the cards a player can own --------------------------------------------------------------------------------

GRANTS = tuple(
    (quest.id, effect.grant)
    for quest in QUESTS
    for side in quest.epilogue
    for effect in side
    if effect.op == GRANT_ROUND
)
CARDS = (
    *((power.id, power.effects) for power in POWERS),
    *((tool.id, tool.effects) for tool in TOOLS),
    *((name, (grant,)) for name, grant in GRANTS),
)
FIRST_TOOL, FIRST_GRANT = len(POWERS), len(POWERS) + len(TOOLS)
CARD_IDS = tuple(name for name, _ in CARDS)
GRANT_OF = {grant: FIRST_GRANT + number for number, (_, grant) in enumerate(GRANTS)}

EFFECTS = tuple(  # by trigger, then by card
    tuple(tuple(effect for effect in effects if effect.trigger == trigger) for _, effects in CARDS)
    for trigger in range(len(TRIGGERS))
)


def by_cell(effects: Iterable[Effect]) -> tuple[Effect | None, ...]:
    """The effect that works on each cell; a card has at most one for a cell."""
    found: list[Effect | None] = [None] * len(CELLS)
    for effect in effects:
        for cell in CELL_CLASSES[effect.cells or "ANY"]:
            found[cell] = effect
    return tuple(found)


COUNT_BONUS = tuple(by_cell(effects) for effects in EFFECTS[CELL_COUNT])  # by card, then by cell
GAIN_CHANGE = tuple(by_cell(effects) for effects in EFFECTS[CELL_GAIN])
HAS_BONUS = tuple(bool(effects) for effects in EFFECTS[CELL_COUNT])
FORBIDS = tuple(effects[0] if effects else None for effects in EFFECTS[ALWAYS])
IS_WILD = tuple(bool(effects) for effects in EFFECTS[PAYMENT])
assert all(effect.op == FORBID_DISCIPLES for effects in EFFECTS[ALWAYS] for effect in effects)

FORBIDDEN_IN = (0, PLANNING, RESOLUTION, 0)  # by phase of the state: the bit that forbids gains


# --- what happens by itself --------------------------------------------------------------------------------------


def run_owned(s, trigger: int) -> None:
    """All effects of a trigger that players own, in initiative order."""
    table = EFFECTS[trigger]
    for seat in s.order:
        for card in s.players[seat].owned:
            for effect in table[card]:
                perform(s, effect, CARD_IDS[card], (seat,))


def perform(s, effect: Effect, source: str, seats: Iterable[int], track: int = EPILOGUES) -> None:
    """One effect, for the seats it is for; `source` names the card in what is told, `track` the source of points."""
    op = effect.op
    if op == GAIN:
        for seat in seats:
            gain(s, seat, effect.amounts, source, track)
    elif op == LOSE:
        for seat in seats:
            lose(s, seat, effect.amounts, source)
    elif op == SET_DISCIPLES:
        for seat in seats:
            s.players[seat].disciples = effect.amount
            tell(s, "disciples_set", seat=seat, amount=effect.amount, source=source)
    elif op == SIDE_BONUS:
        for slot in range(s.column - FIRST_QUEST + 1, len(s.quests)):
            s.bonus[2 * slot + effect.side] += effect.amount
        tell(s, "side_strengthened", side=SIDES[effect.side], amount=effect.amount, source=source)
    elif op == GRANT_ROUND:
        for seat in seats:
            s.players[seat].owned += (GRANT_OF[effect.grant],)
            tell(s, "granted", seat=seat, source=source)


def gain(s, seat: int, what: tuple[int, ...], source: str, track: int) -> None:
    """Resources, points and disciples [3.5.7]: these up to 25, and never where a card forbids them."""
    p = s.players[seat]
    for kind, number in enumerate(what):
        if not number:
            continue
        if kind < VP:
            p.stock[kind] += number
        elif kind == VP:
            p.points[track] += number
        else:
            number = min(number, reserve(p))
            if is_forbidden(s, p) or not number:
                tell(s, "no_disciple", seat=seat, source=source, why="forbidden" if is_forbidden(s, p) else "all_here")
                continue
            p.disciples += number
        tell(s, "gained", seat=seat, kind=AMOUNTS[kind], amount=number, source=source)


def lose(s, seat: int, what: tuple[int, ...], source: str) -> None:
    """As much as there is."""
    p = s.players[seat]
    for kind, number in enumerate(what):
        if kind == DISCIPLES:
            number = min(number, p.disciples)
            p.disciples -= number
        elif number:
            number = min(number, p.stock[kind])
            p.stock[kind] -= number
        if number:
            tell(s, "lost", seat=seat, kind=AMOUNTS[kind], amount=number, source=source)


def is_forbidden(s, p) -> bool:
    """May a player gain no disciple in this phase?"""
    bit = FORBIDDEN_IN[s.phase]
    return any(FORBIDS[card] and FORBIDS[card].phases & bit for card in p.owned)


def may_not_recruit(p) -> bool:
    return any(FORBIDS[card] and FORBIDS[card].recruit for card in p.owned)


def scope_of(s, effect: Effect, winners: list[int], losers: list[int]) -> Iterable[int]:
    """The seats an effect of a quest or of the resolution card is for, in initiative order."""
    if effect.scope == WINNERS:
        return winners
    if effect.scope == LOSERS:
        return losers
    return () if effect.scope == BOARD else s.order


# --- counts --------------------------------------------------------------------------------------------------------


def count(s, seat: int, cell: int) -> int:
    """[3.4] Disciples on a cell, with the bonuses that need no asking and those asked for in this column."""
    p = s.players[seat]
    placed = number = p.plan[cell]
    for card in p.owned:
        if HAS_BONUS[card]:
            effect = COUNT_BONUS[card][cell]
            if effect and placed >= effect.placed_min and not (effect.asked or s.options.bonuses == ASKED):
                number += effect.amount
    for code in s.added:
        if code // len(CARDS) == seat * len(CELLS) + cell:
            number += COUNT_BONUS[code % len(CARDS)][cell].amount
    return max(0, number)


def counts(s, cell: int) -> list[int]:
    """The counts of a cell, by seat."""
    return [count(s, seat, cell) for seat in range(len(s.players))]


def received(p, cell: int, number: int) -> int:
    """[3.4.1] What a resource cell pays for a count; cards change it only where there is something."""
    if number:
        for card in p.owned:
            if effect := GAIN_CHANGE[card][cell]:
                number += effect.amount
    return max(0, number)


# --- prices --------------------------------------------------------------------------------------------------------


def price(p, cost: tuple[int, int, int], trigger: int) -> tuple[int, int, int]:
    """[3.6.4] A cost with the discounts of a player, each resource not below 0."""
    return discounted(p.owned, cost, trigger)


@lru_cache(maxsize=5_000)
def discounted(owned: tuple[int, ...], cost: tuple[int, int, int], trigger: int) -> tuple[int, int, int]:
    """[3.6.4] A cost with the discounts of these cards; bots ask for the same all the time."""
    wood, metal, wheat = cost
    table = EFFECTS[trigger]
    for card in owned:
        for effect in table[card]:
            wood += effect.amounts[0]
            metal += effect.amounts[1]
            wheat += effect.amounts[2]
    return max(0, wood), max(0, metal), max(0, wheat)


def is_wild(p) -> bool:
    """[3.6.4] May a player pay any resource in place of another?"""
    return any(IS_WILD[card] for card in p.owned)


def can_pay(p, cost: tuple[int, int, int]) -> bool:
    wood, metal, wheat = p.stock
    if wood >= cost[0] and metal >= cost[1] and wheat >= cost[2]:
        return True
    return wood + metal + wheat >= sum(cost) and is_wild(p)
