"""Promoting and weakening followers [3.8]: shared by several places, merchants and artisans."""

from ..course import decision, step, tell, then
from .data import DICE, FRONT, LEADER
from .state import followers, promotable

PROMOTE_DIE = tuple(("promote", f) for f in range(DICE + 1))
WEAKEN_DIE = tuple(("weaken", f) for f in range(DICE + 1))


@step
def promotion(s, seat, cause):
    """[3.8] The seat promotes one of its followers, if any can be promoted."""
    if promotable(s.players[seat]):
        then(s, promote, seat, cause)


@decision
def promote(s, seat, cause):
    """[3.8] Choose any hired follower below 6, wherever it is."""
    for f in promotable(s.players[seat]):
        yield PROMOTE_DIE[f], None


@promote.resolve
def promote(s, seat, cause, action):
    raise_value(s, seat, action[1], cause)


def raise_value(s, seat, f, cause):
    """[3.8] A follower grows by 1; `cause` is the source of the promotion: a place, `merchant` or `artisan`."""
    p = s.players[seat]
    p.value[f] += 1
    tell(s, "promoted", seat=seat, figure=f, value=p.value[f], cause=cause)


@step
def weakening(s, seat):
    """[3.8] The loser of a duel weakens one follower, if any is above 1."""
    p = s.players[seat]
    if any(p.value[f] > 1 for f in followers(p)):
        then(s, weaken, seat)


@decision
def weaken(s, seat):
    """[3.8] Choose any hired follower above 1, wherever it is; it stays where it stands."""
    p = s.players[seat]
    for f in followers(p):
        if p.value[f] > 1:
            yield WEAKEN_DIE[f], None


@weaken.resolve
def weaken(s, seat, action):
    p = s.players[seat]
    p.value[action[1]] -= 1
    tell(s, "weakened", seat=seat, figure=action[1], value=p.value[action[1]])


# --- figures in front of a player, by their names in actions ----------------------------------------------

PICKS = (None, *(("pick", value) for value in range(1, 7)), ("pick", "converted"))
PICK_LEADER = ("pick", "leader")


def picks(p):
    """One action for each distinct figure in front of a player: the leader, then followers by value."""
    front = {value for value, where in zip(p.value[1:], p.where[1:]) if where == FRONT}
    actions = [PICKS[value] for value in sorted(front)]
    return [PICK_LEADER, *actions] if p.where[0] == FRONT else actions


def figure_called(p, name) -> int:
    """The figure in front of a player named `leader`, `converted` or by a follower's value."""
    if name == "leader":
        return 0
    value = worth(name)
    f = p.value.index(value, 1)
    while p.where[f] != FRONT:
        f = p.value.index(value, f + 1)
    return f


def worth(name) -> int:
    """The strength of a figure named as in an action, when it is placed on a slot."""
    return LEADER if name in ("leader", "converted") else name
