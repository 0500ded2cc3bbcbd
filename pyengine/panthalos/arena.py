"""ARENA [3.9.10]: duels between players."""

from ..chance import reveal
from ..course import because, clockwise, decision, step, tell, then
from .data import ARENA, BOARDS, DUEL_POINTS, DUEL_POINTS_WITH_DISC, ELEMENT_AT, ELEMENTS, TILE
from .followers import weakening
from .places import enter, standing
from .state import DUELS
from .supply import draw_titans
from .titans import (
    best_force,
    conceivable_force,
    force,
    keep_titans,
    show,
    tick,
    tiles_to_play,
    why_not_give_up,
    why_not_show,
)

CHALLENGE = tuple(("challenge", seat) for seat in range(5))
NAME_ELEMENT = tuple(("element", element) for element in ELEMENTS)
RENOUNCE, ATTACK, COUNTER, CONCEDE = ("renounce",), ("attack",), ("counter",), ("concede",)
WITH_DISC, PLAIN = ("spoils", "disc"), ("spoils", "plain")


@step
def arena(s):
    """[3.9.10] Left to right, each figure there may challenge another player."""
    enter(s, ARENA)
    for _, seat, _ in standing(s, ARENA):
        then(s, enter_arena, seat)


@step
def enter_arena(s, seat):
    """[3.9.10] The seat always draws a titan; then it may challenge, if the others must think that it can."""
    draw_titans(s, seat, 1, "ARENA")
    if any(is_conceivable(s, seat, other) for other in clockwise(s, seat)[1:]):
        then(s, challenge, seat)
    else:
        tell(s, "renounced", seat=seat)


ALREADY_CHALLENGED = because("already_challenged", "3.9.10")
NO_OPENING = because("no_opening", "3.9.10")


@decision
def challenge(s, seat):
    """[3.9.10] Challenge a player who has not been challenged this round, or nobody."""
    for other in range(len(s.players)):
        if other != seat:
            yield CHALLENGE[other], why_not_challenge(s, seat, other)
    yield RENOUNCE, None


@challenge.resolve
def challenge(s, seat, action):
    if action == RENOUNCE:
        reveal(s)  # the others learn that the seat can't or won't challenge
        tell(s, "renounced", seat=seat)
        return
    target = action[1]
    s.players[target].challenged = 1
    element = duel_element(s, target)
    if element is None:
        then(s, name_element, seat, target)
    else:
        begin_duel(s, seat, target, ELEMENTS[element])
        then(s, open_duel, seat, target, ELEMENTS[element])


def why_not_challenge(s, seat, target):
    """[3.9.10] Each player is challenged once a round at most, and the attacker needs a set to open with."""
    if s.players[target].challenged:
        return ALREADY_CHALLENGED
    if any(best_force(s, s.players[seat], element) for element in possible_elements(s, target)):
        return None
    return NO_OPENING


def is_conceivable(s, seat, target):
    """[3.9.10] Must the others think that the seat can challenge the target?"""
    if s.players[target].challenged:
        return False
    return any(conceivable_force(s, s.players[seat], element) for element in possible_elements(s, target))


def possible_elements(s, target):
    """[3.9.10] The elements in which the target can be challenged."""
    element = duel_element(s, target)
    return range(len(ELEMENTS)) if element is None else (element,)


def duel_element(s, target):
    """[3.9.10] The element of the place where the target's leader pawn stands; None if it is not on the board."""
    where = s.players[target].where[0]
    return ELEMENT_AT[BOARDS[s.board].place[where]] if where >= 0 else None


@decision
def name_element(s, seat, target):
    """[3.9.10] If the defender's leader is not on the board, the attacker names the element."""
    for element, action in enumerate(NAME_ELEMENT):
        yield action, None if best_force(s, s.players[seat], element) else NO_OPENING


@name_element.resolve
def name_element(s, seat, target, action):
    begin_duel(s, seat, target, action[1])
    then(s, open_duel, seat, target, action[1])


def begin_duel(s, seat, target, element):
    tell(s, "challenged", seat=seat, target=target, element=element)


# --- blow and counterblow --------------------------------------------------------------------------------


@decision
def open_duel(s, seat, opponent, element):
    """[3.9.10] The attacker shows at least one tile."""
    yield from tiles_to_play(s, s.players[seat], ELEMENTS.index(element), False, 1)
    yield ATTACK, why_not_show(s, s.players[seat], ELEMENTS.index(element), False, 1)


@open_duel.resolve
def open_duel(s, seat, opponent, element, action):
    if action == ATTACK:
        strike(s, seat, "attacked")
        then(s, defence, opponent, seat, element)
    else:
        tick(s.players[seat], TILE[action[1]])
        then(s, open_duel, seat, opponent, element)


@step
def defence(s, seat, opponent, element):
    """[3.9.10] A defender who can't reach the attacker's force by public information loses at once."""
    if conceivable_force(s, s.players[seat], ELEMENTS.index(element)) >= shown_force(s, opponent):
        then(s, answer_duel, seat, opponent, element)
    else:
        then(s, end_duel, opponent, seat, opponent)


@decision
def answer_duel(s, seat, opponent, element):
    """[3.9.10] Show a set of at least the attacker's force, or concede."""
    need = shown_force(s, opponent)
    yield from tiles_to_play(s, s.players[seat], ELEMENTS.index(element), False, need)
    yield COUNTER, why_not_show(s, s.players[seat], ELEMENTS.index(element), False, need)
    yield CONCEDE, why_not_give_up(s.players[seat])


@answer_duel.resolve
def answer_duel(s, seat, opponent, element, action):
    match action:
        case ("play", tile):
            tick(s.players[seat], TILE[tile])
            then(s, answer_duel, seat, opponent, element)
        case ("counter",):
            strike(s, seat, "countered")
            then(s, offence, opponent, seat, element)
        case ("concede",):
            reveal(s)  # the other learns that the seat can't or won't go on
            then(s, end_duel, opponent, seat, opponent)


@step
def offence(s, seat, opponent, element):
    """[3.9.10] An attacker who can't exceed the defender's force by public information loses at once."""
    if conceivable_force(s, s.players[seat], ELEMENTS.index(element)) > shown_force(s, opponent):
        then(s, raise_duel, seat, opponent, element)
    else:
        then(s, end_duel, opponent, seat, seat)


@decision
def raise_duel(s, seat, opponent, element):
    """[3.9.10] Add tiles to exceed the defender's force, or concede."""
    need = shown_force(s, opponent) + 1
    yield from tiles_to_play(s, s.players[seat], ELEMENTS.index(element), False, need)
    yield ATTACK, why_not_show(s, s.players[seat], ELEMENTS.index(element), False, need)
    yield CONCEDE, why_not_give_up(s.players[seat])


@raise_duel.resolve
def raise_duel(s, seat, opponent, element, action):
    match action:
        case ("play", tile):
            tick(s.players[seat], TILE[tile])
            then(s, raise_duel, seat, opponent, element)
        case ("attack",):
            strike(s, seat, "attacked")
            then(s, defence, opponent, seat, element)
        case ("concede",):
            reveal(s)  # the other learns that the seat can't or won't go on
            then(s, end_duel, opponent, seat, seat)


def shown_force(s, seat):
    """The force of the tiles a seat has shown in this duel."""
    return force(s.players[seat].revealed)


def strike(s, seat, kind):
    """Show the ticked tiles."""
    p = s.players[seat]
    tiles = show(s, p)
    tell(s, kind, seat=seat, tiles=tiles, force=force(p.revealed))


# --- consequences ----------------------------------------------------------------------------------------


@step
def end_duel(s, winner, loser, attacker):
    """[3.9.10] The loser weakens a follower, the winner scores, then both may keep titans, the attacker first."""
    tell(s, "duel_ended", seat=winner, loser=loser)
    then(s, weakening, loser)
    then(s, spoils, winner)
    then(s, keep_titans, attacker)
    then(s, keep_titans, winner if attacker == loser else loser)


NO_DISC_FOR_KRYPT = because("no_disc_for_krypt", "3.9.10")


@decision
def spoils(s, seat):
    """[3.9.10] Move a disc from the personal supply to KRYPT for 8 points, or take 4 points."""
    yield WITH_DISC, None if s.players[seat].personal else NO_DISC_FOR_KRYPT
    yield PLAIN, None


@spoils.resolve
def spoils(s, seat, action):
    p = s.players[seat]
    points = DUEL_POINTS
    if action == WITH_DISC:
        p.personal -= 1
        s.krypt.append(seat)
        points = DUEL_POINTS_WITH_DISC
    p.points[DUELS] += points
    tell(s, "spoils_taken", seat=seat, points=points)
