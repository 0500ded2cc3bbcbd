"""What chains, stores, avatars and cards on Chronos' board are worth, in hundredths of a victory point."""

from .concept_cards import RUIN
from .data import AGES, FIRST_CITY, IS_CHAINED, NUMBER
from .grammar import ANANKE, EFFECTS, VP
from .state import EMPTY, HOME, bits, chains_left, is_alone, is_flipped
from .weights import (
    BLOCKED,
    BLOCKED_CITY,
    CHAIN_WORTH,
    DAMNATION_WORTH,
    FLIP_AGE,
    HOME_AGE,
    LAST_CHAIN_WORTH,
    LAST_CHAINS,
    RUIN_WORTH,
    STORED_WORTH,
    STORED_WORTH_ALONE,
    SUMMON_WORTH,
)


def worth_of_chain(s, concept: int) -> int:
    """What the next chain that breaks there costs."""
    chains = s.chains[concept]
    if not chains:
        return 100 * NUMBER[concept]
    return CHAIN_WORTH[chains] + (LAST_CHAIN_WORTH if chains_left(s) <= LAST_CHAINS else 0)


def worth_of_chains(s) -> int:
    """Chains that lie; an empty track pays Chronos at each further break, and the last chain is the end."""
    worth = -LAST_CHAIN_WORTH * max(0, LAST_CHAINS - chains_left(s))
    for concept, chained in enumerate(IS_CHAINED):
        if chained:
            chains = s.chains[concept]
            worth += TRACK_WORTH[chains] if chains else -60 * NUMBER[concept]
    return worth


TRACK_WORTH = tuple(sum(CHAIN_WORTH[: chains + 1]) for chains in range(len(CHAIN_WORTH)))  # of so many chains


def threat(s) -> int:
    """What Chronos will get: cards that will desolate, avatars, stores, Intensity; and blocked slots."""
    found = sum(s.store) * -worth_of_store(s)
    ages = AGES - s.age
    for avatar, where in enumerate(s.avatars):
        found += HOME_AGE[avatar] * ages if where == HOME else abroad(s, avatar)
    if ages:
        for card in s.face:
            if card != EMPTY:
                for op in EFFECTS[RUIN[card]]:
                    found += worth_of_ruin(s, op)
        if s.blocked:
            cities = bits(s.blocked >> FIRST_CITY)
            found -= (BLOCKED_CITY * cities + BLOCKED * (bits(s.blocked) - cities)) * ages
    return found + FLIP_AGE * ages // (1 if is_flipped(s, ANANKE) else 1 + s.intensity[ANANKE])


def worth_of_store(s) -> int:
    """What a resource in Chronos' stores is worth."""
    return STORED_WORTH_ALONE if is_alone(s) else STORED_WORTH


def abroad(s, avatar: int) -> int:
    """What an avatar in the Mortal World costs: it may be beaten in a later Age."""
    ages = AGES - s.age
    return DAMNATION_WORTH[avatar] * (1 + min(2, ages)) + HOME_AGE[avatar] * max(0, ages - 2)


def worth_of_ruin(s, op) -> int:
    """What an operation of a Desolation costs."""
    if op.kind == "breaks":
        return worth_of_chain(s, op.what)
    if op.kind == "c_gain":
        return 100 * op.n if op.what == VP else -worth_of_store(s)
    if op.kind == "avatar":
        return SUMMON_WORTH
    if op.kind == "alone":
        return sum(worth_of_ruin(s, each) for each in EFFECTS[op.do[0]]) if is_alone(s) else 0
    return RUIN_WORTH.get(op.kind, 30)
