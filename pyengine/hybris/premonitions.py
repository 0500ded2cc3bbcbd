"""Premonitions that are fulfilled [2.6]."""

from ..course import decision, step, tell, then
from .data_cards import PREMONITION_CARD, PREMONITIONS
from .effects import run, trigger
from .metrics import holds_for
from .places import DONE
from .state import EMPTY, is_rivalry, unveil

FULFIL = tuple(("fulfil", name) for name in PREMONITIONS)


def fulfilled(s, seat: int) -> list[int]:
    """[2.6] The Premonitions of a seat whose conditions hold."""
    p = s.players[seat]
    return [
        card
        for card in sorted(p.premonitions)
        if all(holds_for(s, p, each) for each in PREMONITION_CARD[card].conditions)
    ]


@step
def premonitions(s, seat):
    """[2.6] Premonitions that have come true may be fulfilled. In rivalry every player who holds any is asked, so
    that being asked tells nothing."""
    if s.players[seat].premonitions and (is_rivalry(s) or fulfilled(s, seat)):
        then(s, fulfil, seat)


@decision
def fulfil(s, seat):
    """[2.6] Fulfil a Premonition, or keep it."""
    for card in fulfilled(s, seat):
        yield FULFIL[card], None
    yield DONE, None


@fulfil.resolve
def fulfil(s, seat, action):
    if action == DONE:
        return
    card = PREMONITIONS.index(action[1])
    unveil(s)
    s.players[seat].premonitions.remove(card)
    s.oracle_discard.append(card)
    tell(s, "fulfilled", seat=seat, card=action[1])
    then(s, run, PREMONITION_CARD[card].reward, 0, seat, EMPTY)
    then(s, trigger, seat, "premonition_fulfilled")
    then(s, premonitions, seat)
