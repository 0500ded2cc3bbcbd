"""Who is next in the Action phase: against Chronos [3.3.1], in rivalry [9.1]."""

from ..course import step, then
from .data import ORDER
from .state import EMPTY, have_all_passed, turn_value
from .turns import chronos_turn, turn

# --- [3.3.1] the order of turns --------------------------------------------------------------------------------------


@step
def cycle(s, place):
    """[3.3.1] The concepts are resolved in the order of their numbers, again and again, until the last player has
    passed. Where a token lies its player has a turn; where none lies, Chronos has."""
    if have_all_passed(s):
        s.cursor = EMPTY
        return
    while True:
        concept = s.cursor = ORDER[place]
        place = (place + 1) % len(ORDER)
        seat = s.focus[concept]
        if seat != EMPTY and not s.players[seat].passed:
            then(s, turn, seat)
            break
        if seat == EMPTY and s.face[concept] != EMPTY:
            then(s, chronos_turn, s.turn, concept)
            break
    then(s, cycle, place)


# --- [9.1] the order of turns in rivalry ------------------------------------------------------------------------------


@step
def next_turn(s):
    """[9.1] The next turn is that of the lowest number above the one that was last; if there is none, a new cycle
    begins. A player who has passed has none."""
    if have_all_passed(s):
        s.cursor, s.reached = EMPTY, -1
        return
    waiting = this_cycle(s)
    if not waiting:
        s.reached = -1
        waiting = this_cycle(s)
    s.reached, seat = waiting[0]
    s.cursor = s.players[seat].pillars[0]
    then(s, turn, seat)
    then(s, next_turn)


def this_cycle(s) -> list[tuple[int, int]]:
    """[9.1] (number, seat) of the turns that are still to come in this cycle, in their order."""
    return [each for each in next_cycle(s) if each[0] > s.reached]


def next_cycle(s) -> list[tuple[int, int]]:
    """[9.1] The same of a whole cycle."""
    return sorted((turn_value(s, seat), seat) for seat, p in enumerate(s.players) if not p.passed)
