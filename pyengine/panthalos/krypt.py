"""KRYPT [3.9.9]: the calamity strikes every player."""

from ..chance import reveal
from ..course import clockwise, decision, step, tell, then
from .data import BOARDS, CALAMITIES, FRONT, KRYPT, LEADER, TILE
from .places import enter, standing
from .state import PARRIES, attack, general
from .titans import conceivable_force, force, keep_titans, show, tick, tiles_to_play, why_not_give_up, why_not_show

PARRY, ENDURE = ("parry",), ("endure",)


@step
def krypt(s):
    """[3.9.9] The open calamity strikes all, in turn order; then the followers there return to the front."""
    enter(s, KRYPT)
    for seat in clockwise(s, s.first):
        then(s, face_calamity, seat)
    then(s, leave_krypt)


@step
def face_calamity(s, seat):
    """[3.9.9] A player who can't reach the force by public information endures the blow; the others are asked."""
    element, wild = required(s, seat)
    if conceivable_force(s, s.players[seat], element, wild) >= attack(s):
        then(s, parry, seat)
    else:
        endure_blow(s, seat)


def required(s, seat):
    """[3.9.9] The element of the calamity, and whether every tile of this seat counts as it."""
    first, last = BOARDS[s.board].range[KRYPT]
    element = CALAMITIES[s.calamities[-1]].element
    for where in s.players[seat].where:
        if first <= where <= last:
            return element, True
    return element, False


@decision
def parry(s, seat):
    """[3.9.9] Tick titans and supports that reach the force and parry, or endure the blow."""
    p = s.players[seat]
    element, wild = required(s, seat)
    need = attack(s)
    considered = tiles_to_play(s, p, element, wild, need)
    considered.append((PARRY, why_not_show(s, p, element, wild, need)))
    considered.append((ENDURE, why_not_give_up(p)))
    return considered


@parry.resolve
def parry(s, seat, action):
    p = s.players[seat]
    match action:
        case ("play", tile):
            tick(p, TILE[tile])
            then(s, parry, seat)
        case ("parry",):
            reached = force(p.chosen)
            points = CALAMITIES[s.calamities[-1]].points
            p.points[PARRIES] += points
            tell(s, "parried", seat=seat, tiles=show(s, p), force=reached, need=attack(s), points=points)
            then(s, keep_titans, seat)
        case ("endure",):
            reveal(s)  # the others learn that the seat can't or won't parry
            endure_blow(s, seat)


def endure_blow(s, seat):
    """[3.9.9] A disc goes to KRYPT, if the player has one in the personal or the general supply."""
    tell(s, "endured", seat=seat, source=disc_to_krypt(s, seat))


def disc_to_krypt(s, seat):
    """[3.9.9] Move one disc to KRYPT, preferably from the personal supply.

    Returns where it came from: `personal`, `general` or `nowhere`.
    """
    p = s.players[seat]
    if p.personal:
        p.personal -= 1
        source = "personal"
    elif general(s, seat):
        source = "general"
    else:
        return "nowhere"
    s.krypt.append(seat)
    return source


@step
def leave_krypt(s):
    """[3.9.9] Followers on KRYPT return to the front; leaders stay until the round ends."""
    for _, seat, f in standing(s, KRYPT):
        p = s.players[seat]
        if p.value[f] != LEADER:
            p.where[f] = FRONT
            tell(s, "back_from_krypt", seat=seat, value=p.value[f])
