"""Rivalry [9]: Hermes' Arrogance [8.3], planning face down, tokens that come to light."""

from ..chance import seal
from ..course import decision, step, tell, then
from .abilities import power_with
from .data import FIGURES, FIRST_HERO
from .effects import FLIPPED, trigger
from .grammar import LOCATIONS
from .planning import NO_TOKEN_FOR_IT, program
from .state import EMPTY, RESERVE, seats_in_order, unveil

ARROGANCE = {side: ("arrogance", side) for side in FLIPPED}
LEAVE_IT = ("leave",)

# --- [8.3] Arrogance -------------------------------------------------------------------------------------


@step
def hubris(s):
    """[8.3] At the start of Planning Hermes may lay the Arrogance token on his Pillar."""
    for seat in range(len(s.players)):
        if power_with(s, seat, "order", "arrogance") != EMPTY:
            then(s, lay_arrogance, seat)


@decision
def lay_arrogance(s, seat):
    """[8.3] Which side is up, or no token at all: it takes the place of the Pillar's number in this Age."""
    for action in ARROGANCE.values():
        yield action, None
    yield LEAVE_IT, None


@lay_arrogance.resolve
def lay_arrogance(s, seat, action):
    if action != LEAVE_IT:
        s.arrogance = action[1]
        tell(s, "arrogance_laid", seat=seat, value=action[1])


# --- [9.2] planning --------------------------------------------------------------------------------------


@step
def planning_unseen(s):
    """[9.2] Powers of the Planning phase; then the players lay their location tokens face down, one after the other."""
    order = seats_in_order(s)
    todo = [(trigger, seat, "planning_start") for seat in order]
    for seat in order:
        waiting = [f for f in range(FIRST_HERO, len(FIGURES)) if s.players[seat].where[f] == RESERVE]
        todo += [(lay_token, seat, f, int(f == waiting[-1])) for f in waiting]
    for rule, *args in todo:
        then(s, rule, *args)


@decision(secret=True)
def lay_token(s, seat, f, last):
    """[9.2] Put a location token face down under a character, or none: then it can't be activated in this Age."""
    return program.candidates(s, seat, f)


@lay_token.refuse
def lay_token(s, seat, f, last):
    return program.refusals(s, seat, f)


@lay_token.resolve
def lay_token(s, seat, f, last, action):
    if action != NO_TOKEN_FOR_IT:
        s.players[seat].token[f] = LOCATIONS.index(action[1])
    if last:
        seal(s)
        tell(s, "planned", seat=seat)


def show_token(s, seat: int, f: int) -> None:
    """[9.2] Where a character goes its token comes to light."""
    p = s.players[seat]
    if p.token[f] != EMPTY and not p.shown >> f & 1:
        p.shown |= 1 << f
        unveil(s)
