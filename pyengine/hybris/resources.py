"""Gaining, losing, giving and paying [2.1 to 2.3]: plain functions, for none of this asks anybody anything."""

from ..course import tell
from .conflicts import IS_COLISEUM
from .data import BELOW_ZERO, GREATEST, REACTION_POINTS
from .grammar import ANANKE, FROM_LOSSES, GREATNESS, RESOURCES, RIVAL_SOURCES, VP
from .state import is_flipped, points_of


def get(s, seat: int, resource: int, n: int, source: int) -> None:
    """[2.1] A seat gains from the supply."""
    p = s.players[seat]
    if resource < VP:
        p.stock[resource] += n
    elif resource == VP:
        p.points[source] += n
    else:
        n = min(n, GREATEST - p.greatness)
        p.greatness += n
    if n and s.events is not None:
        tell(s, "gained", seat=seat, resource=RESOURCES[resource], count=n)


def take_away(s, seat: int, resource: int, n: int, source: int) -> int:
    """[2.3] A seat loses what it has of it, and 1 Greatness if it has less; returns what it really lost."""
    if resource == GREATNESS:
        lose_greatness(s, seat, n)
        return n
    p = s.players[seat]
    if resource == VP:
        lost = min(n, points_of(p))
        p.points[source] -= lost
    else:
        lost = min(n, p.stock[resource])
        p.stock[resource] -= lost
    if lost and s.events is not None:
        tell(s, "lost", seat=seat, resource=RESOURCES[resource], count=lost)
    if lost < n:
        lose_greatness(s, seat, 1)
    return lost


def lose_greatness(s, seat: int, n: int) -> None:
    """[2.2] Each point below 0 costs 2 VP instead, while there are any."""
    p = s.players[seat]
    below = max(0, n - p.greatness)
    p.greatness -= n - below
    lost = min(BELOW_ZERO * below, points_of(p))
    p.points[FROM_LOSSES] -= lost
    if s.events is not None:
        tell(s, "greatness_lost", seat=seat, count=n - below, points=lost)


def give_over(s, giver: int, receiver: int, gifts: list[tuple[int, int]], source: int) -> None:
    """[2.3] The receiver gains what the giver really lost; for a shortfall the giver loses 1 Greatness, once for all
    gifts, which are (resource, number)."""
    lacking = False
    for resource, n in gifts:
        has = points_of(s.players[giver]) if resource == VP else s.players[giver].stock[resource]
        got = take_away(s, giver, resource, min(n, has), source)
        if got:
            get(s, receiver, resource, got, source)
        lacking = lacking or got < n
    if lacking:
        lose_greatness(s, giver, 1)


def spend(s, seat: int, resource: int, n: int) -> None:
    """[2.1] A seat pays what it has; the caller sees to Prayers that go to the Well."""
    s.players[seat].stock[resource] -= n
    if n and s.events is not None:
        tell(s, "paid", seat=seat, resource=RESOURCES[resource], count=n)


def chronos_gains(s, n: int, source: int) -> None:
    """[5.4] Chronos gains victory points, and more each time if Ananke is flipped."""
    if n <= 0:
        return
    if is_flipped(s, ANANKE):
        n += REACTION_POINTS
    s.chronos[source] += n
    if s.events is not None:
        tell(s, "chronos_scored", count=n, source=RIVAL_SOURCES[source])


def give_back_card(s, seat: int, card: int) -> None:
    """[2.5] A Conflict card goes to its discard pile."""
    discard_pile(s, seat, card).append(card)


def discard_pile(s, seat: int, card: int) -> list[int]:
    """[2.5] Where a Conflict card of a seat is discarded: a Coliseum card on the Coliseum's pile, others on its own."""
    return s.arena_discard if IS_COLISEUM[card] else s.players[seat].discard
