"""A character comes to a slot: its bonus, and what Autolykos gives of it [3.3.3, 8.5]."""

from ..course import because, decision, step, tell, then
from .abilities import power_with, powers_of
from .combat import MOVED, sequel
from .data import FIGURES, SLOTS, SLOTS_OF
from .effects import run
from .grammar import AEGIS, FOLLOWERS, FROM_POWERS, RESOURCES
from .options import BY_HERMES, MOST_SEATS
from .places import NO_MORE, visit
from .powers import ALL
from .resources import get, spend
from .state import EMPTY

RECEIVE = tuple(("receiver", seat) for seat in range(MOST_SEATS))
GIFT = (("gift", "aegis"), ("gift", "followers"))
AGAIN = ("again",)
AUTOLYKOS = 1


@step
def arrive(s, seat, f, slot):
    """[3.3.3] The slot's bonus, then one action of the location; nothing if the character has been driven away."""
    if s.players[seat].where[f] != slot:
        return
    if s.events is not None:
        tell(s, "arrived", seat=seat, figure=FIGURES[f], slot=SLOTS[slot].id)
    waiting = len(s.agenda)
    if SLOTS[slot].bonus >= 0:
        slot_bonus.run(s, seat, f, slot)
    if len(s.agenda) > waiting:
        then(s, visit, seat, f, slot)
    else:
        visit.run(s, seat, f, slot)


@step
def slot_bonus(s, seat, f, slot):
    """[3.3.3] The bonus of the slot. Autolykos' goes to another player in the location; Artemis gains an Aegis once an
    Age; some may have it again, once an Age."""
    p = s.players[seat]
    gives = f == AUTOLYKOS and power_with(s, seat, "slot_bonus", "gift") != EMPTY
    if gives and others_in(s, seat, SLOTS[slot].place):
        then(s, give_bonus, seat, slot)
        return
    todo = []
    for number in powers_of(s, seat, "slot_bonus"):
        if ALL[number].effect >= 0 and not p.used >> number & 1:
            p.used |= 1 << number
            todo.append((run, ALL[number].effect, 0, seat, EMPTY))
    if power_with(s, seat, "slot_bonus", "again") != EMPTY:
        todo.append((bonus_again, seat, slot))
    run.run(s, SLOTS[slot].bonus, 0, seat, EMPTY)
    for rule, *args in todo:
        then(s, rule, *args)


def others_in(s, seat: int, place: int) -> list[int]:
    """Other players with a character in a location."""
    slots = SLOTS_OF[place]
    return [
        other
        for other, p in enumerate(s.players)
        if other != seat and any(slots[0] <= where <= slots[-1] for where in p.where)
    ]


@decision
def bonus_again(s, seat, slot):
    """[3.3.3] Once an Age: have the bonus of the slot a second time."""
    yield AGAIN, None
    yield NO_MORE, None


@bonus_again.resolve
def bonus_again(s, seat, slot, action):
    if action == AGAIN:
        number = power_with(s, seat, "slot_bonus", "again")
        s.players[seat].used |= 1 << number
        tell(s, "power_used", seat=seat, power=ALL[number].id)
        then(s, run, SLOTS[slot].bonus, 0, seat, EMPTY)


@decision
def give_bonus(s, seat, slot):
    """[8.5] Autolykos' bonus goes to another player with a character in the location: to whom?"""
    for other in others_in(s, seat, SLOTS[slot].place):
        yield RECEIVE[other], None


@give_bonus.resolve
def give_bonus(s, seat, slot, action):
    tell(s, "bonus_given", seat=seat, to=action[1])
    then(s, run, SLOTS[slot].bonus, 0, action[1], EMPTY)
    then(s, thanking, seat, action[1])


@step
def thanking(s, seat, giver):
    """[8.5] The receiver gives an Aegis or a Follower in return, if it can."""
    stock = s.players[giver].stock
    if stock[AEGIS] or stock[FOLLOWERS]:
        then(s, thank, seat if s.options.autolykos_gift == BY_HERMES else giver, seat, giver)


NONE_TO_GIVE = because("none_to_give", "8.5")


@decision
def thank(s, seat, receiver, giver):
    """[8.5] Which of the two does Hermes get?"""
    stock = s.players[giver].stock
    yield GIFT[0], None if stock[AEGIS] else NONE_TO_GIVE
    yield GIFT[1], None if stock[FOLLOWERS] else NONE_TO_GIVE


@thank.resolve
def thank(s, seat, receiver, giver, action):
    resource = RESOURCES.index(action[1])
    spend(s, giver, resource, 1)
    get(s, receiver, resource, 1, FROM_POWERS)


@sequel(MOVED)
@step
def moved_in(s, seat, f, foe, slot, tech, won):
    """[6.2] A character that has beaten the avatar of a city stands in it, and goes on."""
    if won:
        then(s, arrive, seat, f, slot)
