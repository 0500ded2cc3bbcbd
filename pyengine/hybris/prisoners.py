"""Tartarus: a visit there, freeing prisoners [10.5], meeting them [10.6]."""

from ..course import because, decision, step, tell, then
from .chains import send_home
from .combat import MET, begin_combat, sequel
from .corruption import ON_FREEING, ON_PACT, pacting, reveal_card
from .data import FIGURES, IS_PROPHET, KIND_OF, SLOT, SLOTS, SLOTS_OF, THE_OLYMPIAN
from .effects import end_turn, run, trigger
from .grammar import LOCATIONS
from .places import VISIT
from .reach import DOTTED, REACH, closed_slots, open_slots, why_not_enter
from .rivalry import show_token
from .state import BESIDE, EMPTY, IN_PRISON, occupied
from .strength import FIRST_PRISONER_FOE
from .tartarus import PRISONER, PRISONER_IDS
from .turns import SLOT_ACTION, move, sets_out, take_slot

PACT, FREE_ONE = ("pact",), ("free_one",)
RELEASE = tuple(("release", name) for name in PRISONER_IDS)
ARTWORK = tuple(("beside", name) for name in LOCATIONS)
TO = tuple(("to", name) for name in LOCATIONS)
MEET = tuple(("meet", name) for name in PRISONER_IDS)
FIGHT, LET_BE = ("fight",), ("let_be",)

# --- [10.3, 10.5] the action at Tartarus -----------------------------------------------------------------

NO_PRISONER = because("no_prisoner", "10.5")


@decision
def at_tartarus(s, seat, f):
    """[10.3] A pact, or freeing a prisoner; one of the two must be chosen before the Corruption card is revealed."""
    yield PACT, None
    yield FREE_ONE, None if IN_PRISON in s.prisoners else NO_PRISONER


@at_tartarus.resolve
def at_tartarus(s, seat, f, action):
    tell(s, "descended_to_tartarus", seat=seat, choice=action[0])
    if action == PACT:
        then(s, reveal_card, seat, ON_PACT, EMPTY)
        then(s, pacting, seat)
    else:
        then(s, reveal_card, seat, ON_FREEING, EMPTY)
        then(s, release, seat)


VISIT.append(at_tartarus)

ALREADY_FREE = because("already_free", "10.5")


@decision
def release(s, seat):
    """[10.5] Which prisoner is freed?"""
    for number, where in enumerate(s.prisoners):
        yield RELEASE[number], None if where == IN_PRISON else ALREADY_FREE


@release.resolve
def release(s, seat, action):
    then(s, place_prisoner, seat, PRISONER_IDS.index(action[1]))


@decision
def place_prisoner(s, seat, number):
    """[10.5] It goes to any slot that is empty or dotted; where a location has none, on its picture."""
    taken = occupied(s) | s.blocked
    for slot in s.prisoners:
        if slot >= 0:
            taken |= 1 << slot
    taken &= ~DOTTED
    for slot in range(len(SLOTS)):
        yield SLOT_ACTION[slot], SLOT_TAKEN_HERE if taken >> slot & 1 else None
    for place, reach in enumerate(REACH):
        if not reach & ~taken:
            yield ARTWORK[place], None


SLOT_TAKEN_HERE = because("slot_taken", "10.5")


@place_prisoner.resolve
def place_prisoner(s, seat, number, action):
    s.prisoners[number] = SLOT[action[1]] if action[0] == "slot" else BESIDE - LOCATIONS.index(action[1])
    s.owners[number] = seat
    tell(s, "prisoner_freed", seat=seat, prisoner=PRISONER_IDS[number], where=action[1])


# --- [10.6] meeting prisoners ----------------------------------------------------------------------------


def place_of(where: int) -> int:
    """The location of a prisoner at large."""
    return SLOTS[where].place if where >= 0 else BESIDE - where


def prisoners_in(s, place: int) -> list[int]:
    """[10.6] The prisoners at large in a location; all cities are one."""
    return [number for number, where in enumerate(s.prisoners) if where != IN_PRISON and place_of(where) == place]


@sets_out(with_prisoners=True)
@step
def set_out(s, seat, f):
    """[10.6] Before it takes a slot a character meets all prisoners in the location it goes to."""
    if all(where == IN_PRISON for where in s.prisoners):
        then(s, move, seat, f)
    elif f == THE_OLYMPIAN:
        then(s, travel, seat, f)
    else:
        then(s, meeting, seat, f, s.players[seat].token[f], 0)


NO_SLOT_THERE = because("no_slot_there", "10.6")


@decision
def travel(s, seat, f):
    """[10.6] The location the Olympian goes to."""
    open_to = open_slots(s, seat, f, closed_slots(s, seat))
    for place, reach in enumerate(REACH):
        yield TO[place], None if open_to & reach else NO_SLOT_THERE


@travel.resolve
def travel(s, seat, f, action):
    then(s, meeting, seat, f, LOCATIONS.index(action[1]), 0)


@step
def meeting(s, seat, f, place, met):
    """[10.6] The prisoners not met yet, in an order of choice; then the character takes a slot, if there is one."""
    show_token(s, seat, f)
    left = [number for number in prisoners_in(s, place) if not met >> number & 1]
    if len(left) > 1:
        then(s, choose_prisoner, seat, f, place, met)
    elif left:
        then(s, meet, seat, f, place, met, left[0])
    elif open_slots(s, seat, f, closed_slots(s, seat)) & REACH[place]:
        then(s, settle, seat, f, place)
    else:
        send_home(s, seat, f)


@decision
def choose_prisoner(s, seat, f, place, met):
    """[10.6] Which prisoner is met next?"""
    for number in prisoners_in(s, place):
        if not met >> number & 1:
            yield MEET[number], None


@choose_prisoner.resolve
def choose_prisoner(s, seat, f, place, met, action):
    then(s, meet, seat, f, place, met, PRISONER_IDS.index(action[1]))


@step
def meet(s, seat, f, place, met, number):
    """[10.6] The prisoner's effect, if it is about characters of that kind; then an Olympian or a Hero may fight it."""
    tell(s, "prisoner_met", seat=seat, figure=FIGURES[f], prisoner=PRISONER_IDS[number], owner=s.owners[number])
    if KIND_OF[f] in PRISONER[number].kinds:
        then(s, run, PRISONER[number].effect, 0, seat, s.owners[number])
    if KIND_OF[f] != IS_PROPHET:
        then(s, face_prisoner, seat, f, number)
    then(s, meeting, seat, f, place, met | 1 << number)


@decision
def face_prisoner(s, seat, f, number):
    """[10.6] Fight the prisoner, or let it be."""
    yield FIGHT, None
    yield LET_BE, None


@face_prisoner.resolve
def face_prisoner(s, seat, f, number, action):
    if action == FIGHT:
        then(s, begin_combat, seat, f, FIRST_PRISONER_FOE + number, MET, EMPTY, EMPTY)


@sequel(MET)
@step
def imprison(s, seat, f, foe, slot, tech, won):
    """[10.6] A beaten prisoner goes back to prison, and its owner suffers the sanction; a player beaten by it has no
    more of the turn."""
    if not won:
        then(s, end_turn, seat)
        return
    number = foe - FIRST_PRISONER_FOE
    owner = s.owners[number]
    s.prisoners[number], s.owners[number] = IN_PRISON, EMPTY
    tell(s, "imprisoned", seat=seat, prisoner=PRISONER_IDS[number], owner=owner)
    for other in range(len(s.players)):
        then(s, trigger, other, "hero_defeated_any")
    then(s, run, PRISONER[number].sanction, 0, seat, owner)


@decision
def settle(s, seat, f, place):
    """[10.6] After all have been met: a slot of the location."""
    open_to = open_slots(s, seat, f, closed_slots(s, seat))
    for slot in SLOTS_OF[place]:
        yield SLOT_ACTION[slot], None if open_to >> slot & 1 else why_not_enter(s, seat, f, slot)


@settle.resolve
def settle(s, seat, f, place, action):
    then(s, take_slot, seat, f, SLOT[action[1]])
