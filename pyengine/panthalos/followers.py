"""Promoting and weakening followers [3.8], which many rules do."""

from ..course import decision, step, tell, then
from .data import DICE, FRONT, LEADER
from .state import followers, promotable

PROMOTE_DIE = tuple(("promote", f) for f in range(DICE + 1))
WEAKEN_DIE = tuple(("weaken", f) for f in range(DICE + 1))


@step
def promotion(s, seat, cause):
    """[3.8] One own follower grows by 1, if any can."""
    if promotable(s.players[seat]):
        then(s, promote, seat, cause)


@decision
def promote(s, seat, cause):
    """[3.8] Any hired follower, wherever it is, up to 6."""
    for f in promotable(s.players[seat]):
        yield PROMOTE_DIE[f], None


@promote.resolve
def promote(s, seat, cause, action):
    raise_value(s, seat, action[1], cause)


def raise_value(s, seat, f, cause):
    """[3.8] A follower grows by 1; `cause` is the place, `merchant` or `artisan` it owes that to."""
    p = s.players[seat]
    p.value[f] += 1
    tell(s, "promoted", seat=seat, figure=f, value=p.value[f], cause=cause)


@step
def weakening(s, seat):
    """[3.8] The loser of a duel has one follower weakened, if any is above 1."""
    p = s.players[seat]
    if any(p.value[f] > 1 for f in followers(p)):
        then(s, weaken, seat)


@decision
def weaken(s, seat):
    """[3.8] Any hired follower above 1, wherever it is; it stays where it stands."""
    p = s.players[seat]
    for f in followers(p):
        if p.value[f] > 1:
            yield WEAKEN_DIE[f], None


@weaken.resolve
def weaken(s, seat, action):
    p = s.players[seat]
    p.value[action[1]] -= 1
    tell(s, "weakened", seat=seat, figure=action[1], value=p.value[action[1]])


# --- figures in front of a player, by the names they go by in actions -------------------------------------

PICKS = (None, *(("pick", value) for value in range(1, 7)), ("pick", "converted"))
PICK_LEADER = ("pick", "leader")


def picks(p):
    """The figures in front of a player as actions, equal ones once: the leader, then by value."""
    actions = [PICK_LEADER] if p.where[0] == FRONT else []
    for value in sorted({value for value, where in zip(p.value[1:], p.where[1:]) if where == FRONT}):
        actions.append(PICKS[value])
    return actions


def figure_called(p, name) -> int:
    """The figure in front that an action means: `leader`, `converted` or a follower's value."""
    if name == "leader":
        return 0
    value = worth(name)
    return next(f for f in range(1, DICE + 1) if p.where[f] == FRONT and p.value[f] == value)


def worth(name) -> int:
    """What the figure called `name` counts for on a slot."""
    return LEADER if name in ("leader", "converted") else name
