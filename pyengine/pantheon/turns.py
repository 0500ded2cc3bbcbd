"""A turn [3.3]: one of four actions, and further ones with Traitera [3.10]."""

from ..course import decision, step, tell, then
from .cards import drawing, draws, take_card
from .data import END_POINTS, GADICEA, IDLE_LIMIT, PICKS, TRAITERA
from .market import buying, why_not_buy
from .movement import movement, why_not_move
from .options import NO_LIMIT
from .state import ENDS, epoch_is_over
from .worship import WORSHIP, why_not_worship, worship

MOVE, BUY = ("move",), ("buy",)


@step
def turn(s, seat):
    """[3.3] Exactly one action; each Traitera owned now may bring another."""
    then(s, take_turn, seat, s.players[seat].gods[TRAITERA])


@decision
def take_turn(s, seat, ready):
    """[3.3] Move, Buy, Worship a god, or Draw the first card."""
    yield MOVE, why_not_move(s, seat)
    yield BUY, why_not_buy(s, seat)
    p = s.players[seat]
    for god in sorted(set(s.gods)):
        yield WORSHIP[god], why_not_worship(p, god)
    for action in draws(s):
        yield action, None


@take_turn.resolve
def take_turn(s, seat, ready, action):
    verb = action[0]
    s.idle = s.idle + 1 if verb == "draw" else 0
    if verb == "move":
        then(s, movement, seat)
    elif verb == "buy":
        then(s, buying, seat)
    elif verb == "worship":
        then(s, worship, seat, action[1])
    else:  # [3.11] with one card more for each Gadicea [3.9.7]
        take_card(s, seat, action)
        then(s, drawing, seat, PICKS - 1 + s.players[seat].gods[GADICEA])
    then(s, action_ended, seat, ready)


@step
def action_ended(s, seat, ready):
    """[3.13] The epoch may end here; otherwise the player may use a ready Traitera [3.10], or the next one follows."""
    over = epoch_is_over(s) or is_idle(s)
    if ready and (not over or s.options.traitera_at_end):
        then(s, use_traitera, seat, ready)
    elif over:
        end_epoch(s, seat)
    else:
        then(s, turn, (seat + 1) % len(s.players))


def is_idle(s) -> bool:
    """[3.13] Does the epoch end because too many turns in a row were spent drawing cards? Our own rule, so that
    matches end."""
    return s.idle >= IDLE_LIMIT and s.options.idle_limit != NO_LIMIT


def end_epoch(s, seat):
    """[3.13] The player of the last action gets 3 points; the player to their left is the next first player."""
    s.players[seat].points[ENDS] += END_POINTS
    s.first = (seat + 1) % len(s.players)
    cause = "idle" if not epoch_is_over(s) else "gods" if s.lying else "loot" if s.gods else "both"
    tell(s, "epoch_ended", seat=seat, epoch=s.epoch, points=END_POINTS, cause=cause)


AGAIN, STOP = ("again",), ("stop",)


@decision
def use_traitera(s, seat, ready):
    """[3.10] Discard a Traitera, owned since before this turn, for another action, or end the turn."""
    yield AGAIN, None
    yield STOP, None


@use_traitera.resolve
def use_traitera(s, seat, ready, action):
    if action == AGAIN:
        s.players[seat].gods[TRAITERA] -= 1
        s.god_box.append(TRAITERA)
        tell(s, "traitera_used", seat=seat)
        then(s, take_turn, seat, ready - 1)
    else:
        then(s, action_ended, seat, 0)
