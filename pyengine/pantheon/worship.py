"""Worship [3.8]: the cost of a god, and the ways to pay it."""

from itertools import permutations

from ..chance import reveal
from ..course import because, decision, step, tell, then
from .data import CARDS, CARDS_ONLY, COST, GOD, GODS, OFFERING, OFFERINGS
from .gods import gain_god
from .state import to_discards

WORSHIP = tuple(("worship", name) for name in GODS)
OFFER_VERBS = (None, "offer", "offer_two", "offer_three", "offer_four")
GIVE_VERBS = (None, "give", "give_two", "give_three", "give_four")  # cards alone

OFFERINGS_MISSING = because("offerings_missing", "3.8")
CARDS_MISSING = because("cards_only", "3.8")


def ways(cost) -> tuple:
    """All assignments of different types to the numbers of a god, as (action, types, action with cards alone).

    Equal numbers get their types in one order only, so that no two ways are the same.
    """
    found = []
    for types in permutations(range(len(OFFERINGS)), len(cost)):
        if all(cost[n] != cost[n + 1] or types[n] < types[n + 1] for n in range(len(cost) - 1)):
            names = tuple(OFFERINGS[each] for each in types)
            found.append(((OFFER_VERBS[len(cost)], *names), types, (GIVE_VERBS[len(cost)], *names)))
    return tuple(found)


WAYS = tuple(ways(cost) for cost in COST)


def why_not_worship(p, god: int):
    """[3.8] Each number of the god needs that many offerings of one type, and each number a different type."""
    have = p.hand[OFFERING:]
    if god in CARDS_ONLY:
        missing = CARDS_MISSING
    else:
        have = [cards + rank for cards, rank in zip(have, p.rank)]
        missing = OFFERINGS_MISSING
    have.sort(reverse=True)
    for number, held in zip(COST[god], have):
        if held < number:
            return missing
    return None


def payment(p, god: int, types) -> list[int] | None:
    """[3.8] The number of cards of each type to pay after counting tiles; None if the hand doesn't have them."""
    cards = [0] * len(OFFERINGS)
    for number, offering in zip(COST[god], types):
        need = number if god in CARDS_ONLY else number - p.rank[offering]
        if need > 0:
            if need > p.hand[OFFERING + offering]:
                return None
            cards[offering] = need
    return cards


def cards_alone(p, god: int, types) -> list[int] | None:
    """[3.8] The number of cards of each type if no tile is counted; None if the hand doesn't have them."""
    cards = [0] * len(OFFERINGS)
    for number, offering in zip(COST[god], types):
        if number > p.hand[OFFERING + offering]:
            return None
        cards[offering] = number
    return cards


def payments(p, god: int) -> list[tuple]:
    """[3.8] (action, cards of each type) of the ways to offer, at first with tiles, then with cards alone; of ways that
    cost the same cards only the first."""
    found, known = [], []
    with_tiles = [(action, payment(p, god, types)) for action, types, _ in WAYS[god]]
    without = [(action, cards_alone(p, god, types)) for _, types, action in WAYS[god]]
    for action, cards in with_tiles + without:
        if cards is not None and cards not in known:
            known.append(cards)
            found.append((action, cards))
    return found


@step
def worship(s, seat, god):
    """[3.8] The player worships one god of the display."""
    tell(s, "worships", seat=seat, god=god)
    then(s, offer, seat, god)


@decision
def offer(s, seat, god):
    """[3.8] Choose the types for the numbers of the god, in the order of its tile."""
    p, god = s.players[seat], GOD[god]
    return [action for action, _ in payments(p, god)]


@offer.refuse
def offer(s, seat, god):
    p, god = s.players[seat], GOD[god]
    for action, types, _ in WAYS[god]:
        if payment(p, god, types) is None:
            yield action, CARDS_MISSING if god in CARDS_ONLY else OFFERINGS_MISSING


@offer.resolve
def offer(s, seat, god, action):
    p, number = s.players[seat], GOD[god]
    types = [OFFERINGS.index(name) for name in action[1:]]
    give(s, seat, (payment if action[0] in OFFER_VERBS else cards_alone)(p, number, types))
    s.gods.remove(number)
    gain_god(s, seat, number, "worship")


def give(s, seat, cards) -> None:
    """[3.8] Discard the given number of cards of each type."""
    if not any(cards):
        return
    reveal(s)
    p, given = s.players[seat], []
    for offering, count in enumerate(cards):
        for _ in range(count):
            to_discards(s, p, OFFERING + offering)
            given.append(CARDS[OFFERING + offering])
    tell(s, "offered", seat=seat, cards=given, count=len(given))
