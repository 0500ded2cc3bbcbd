"""The interpreter of effects [7]: it runs the operations of `grammar.py` over the agenda.

An operation is either done at once (`instant`), or it is a rule that may ask somebody (`operation`). What may end the
game or start something else is always a rule. Every rule of an operation has the same arguments: the number of the
effect, the place of the operation in it, the seat that resolves the effect, and the player that the table has named, or
EMPTY.
"""

from collections.abc import Callable
from functools import cache

from ..course import Rule, because, decision, step, tell, then
from .abilities import powers_of
from .grammar import ANY, EACH, EFFECTS, FOE, ONE, OTHERS, OWNER, PREMONITION, SELF, TEAM, VP, Choice, Op, mentions
from .metrics import amount, holds_for
from .options import MOST_SEATS
from .powers import ALL
from .resources import get, give_over, spend, take_away
from .state import EMPTY, is_alone, is_rivalry, points_of, seats_in_order

INSTANT: dict[str, Callable] = {}
OPERATIONS: dict[str, Rule] = {}

NAME = tuple(("name", seat) for seat in range(MOST_SEATS))
OPTION = tuple(("option", number) for number in range(1, 5))
FROM = tuple(("from", seat) for seat in range(MOST_SEATS))


def instant(kind: str) -> Callable:
    """Decorator: a function that does an operation at once, `function(s, op, seat, one)`."""

    def register(function: Callable) -> Callable:
        INSTANT[kind] = function
        return function

    return register


def operation(kind: str) -> Callable:
    """Decorator: a rule that does an operation."""

    def register(rule: Rule) -> Rule:
        OPERATIONS[kind] = rule
        return rule

    return register


def op_at(number: int, at: int) -> Op:
    return EFFECTS[number][at]


def targets(s, op: Op, seat: int, one: int) -> list[int]:
    """[7.1] Whom an operation is about."""
    who = op.who
    if who == SELF:
        return [seat]
    if who == ONE:
        return [one]
    if who == EACH:
        return seats_in_order(s)
    if who == OTHERS:
        return [other for other in seats_in_order(s) if other != seat]
    who = meant(who, seat, one)
    return [] if who == EMPTY else [who]


def meant(who: int, seat: int, one: int) -> int:
    """[7.1] The seat that a word means by context: the owner of a prisoner or the foe in a combat is `one`, EMPTY if
    that is no player; the fighter, the victor and the receiver resolve the effect themselves."""
    return one if who in (OWNER, FOE) else seat


# --- the run of an effect ----------------------------------------------------------------------------------------


@cache
def plan_of(number: int) -> tuple[bool, list[tuple[Op, Callable | None, Rule | None]]]:
    """Must the table name a player before this effect? And its operations, each with the function that does it at once
    or the rule that does it."""
    ways = [(op, INSTANT.get(op.kind), OPERATIONS.get(op.kind)) for op in EFFECTS[number]]
    return mentions(number, ONE), ways


@step
def run(s, number, at, seat, one):
    """[7.1] The operations of an effect happen in the order written; `at` is the next one."""
    names_one, operations = plan_of(number)
    if names_one and one == EMPTY and not at:
        if len(s.players) > 1 and not begins_with_choice(EFFECTS[number]):
            then(s, name_player, s.turn, number, seat)
            return
        one = 0 if len(s.players) == 1 else EMPTY
    for place in range(at, len(operations)):
        op, do_at_once, rule = operations[place]
        if op.must and is_rivalry(s) and not can_do(s, op, seat):
            if is_turn_of(s, seat):
                then(s, end_turn, seat)
                return
        elif do_at_once:
            do_at_once(s, op, seat, one)
        else:
            waiting = len(s.agenda)
            rule.run(s, number, place, seat, one)  # it would be the next to run
            if len(s.agenda) > waiting:  # it has scheduled something, so the others wait
                if place + 1 < len(operations):
                    then(s, run, number, place + 1, seat, one)
                return


def is_turn_of(s, seat: int) -> bool:
    """[9.1] Is it that seat's turn in rivalry, its activation not yet at an end?"""
    return (turn_over.name, seat) in s.agenda


@step
def turn_over(s, seat):
    """[9.1] The activation of a character has come to its end; in rivalry it may come to it early."""


@step
def end_turn(s, seat):
    """[9.1] What must be done can't be, or the character was beaten: nothing more happens in this activation."""
    tell(s, "turn_ended", seat=seat)
    while s.agenda[-1] != (turn_over.name, seat):
        s.agenda.pop()


def begins_with_choice(operations: tuple[Op, ...]) -> bool:
    """Is the effect a choice alone? Then a player is named when the option is known."""
    return operations[0].kind == "choose"


@decision(common=True)
def name_player(s, seat, number, resolver):
    """[7.1] The table names the one player an effect is about; it must be able to do what it must."""
    for other in range(len(s.players)):
        yield NAME[other], why_not_name(s, number, other)


@name_player.resolve
def name_player(s, seat, number, resolver, action):
    tell(s, "named", seat=action[1])
    then(s, run, number, 0, resolver, action[1])


NOTHING_TO_DISCARD = because("nothing_to_discard", "7.1")


def why_not_name(s, number, other):
    """[7.1] A player who can't do what must be done can't be named."""
    for op in EFFECTS[number]:
        if op.must and op.who == ONE and not can_do(s, op, other):
            return NOTHING_TO_DISCARD
    return None


def can_do(s, op: Op, seat: int) -> bool:
    """Can a seat do a `must` operation in full?"""
    p = s.players[seat]
    if op.kind == "discard":
        return len(p.premonitions if op.what == PREMONITION else p.hand) >= op.n
    return op.kind != "lose" or held(p, op.what) >= op.n


def held(p, resource: int) -> int:
    """What a player has of a resource."""
    return p.stock[resource] if resource < VP else points_of(p) if resource == VP else p.greatness


# --- [7.2] gaining and losing -------------------------------------------------------------------------------------


@instant("gain")
def gain(s, op, seat, one):
    """[7.2] Gain from the supply."""
    for other in targets(s, op, seat, one):
        get(s, other, op.what, amount(s, op.n, other), op.source[0])


@instant("lose")
def lose(s, op, seat, one):
    """[7.2] Lose something; if there is not enough of it, lose 1 Greatness as well."""
    for other in targets(s, op, seat, one):
        n = amount(s, op.n, other)
        if n:
            take_away(s, other, op.what, n, op.source[0])


@operation("give")
@step
def giving(s, number, at, seat, one):
    """[7.2] One player gives another what they have; a shortfall costs the giver 1 Greatness, once for all consecutive
    `give`s. An enemy that isn't a player gives nothing, nor does anybody to themselves."""
    operations = EFFECTS[number]
    if at and operations[at - 1].kind == "give":
        return  # given with the one before
    gifts = [op for op in operations[at:] if op.kind == "give"]
    giver, receiver = meant(gifts[0].who, seat, one), meant(gifts[0].more, seat, one)
    if giver not in (EMPTY, receiver):
        give_over(s, giver, receiver, [(op.what, op.n) for op in gifts], gifts[0].source[0])


@instant("well")
def well(s, op, seat, one):
    """[7.2] Prayers from the supply into the Well."""
    s.well += op.n
    tell(s, "well_filled", count=op.n)


@instant("flip_arrogance")
def flip_arrogance(s, op, seat, one):
    """[8.3] The Arrogance token is turned over, if it lies on a Pillar; against Chronos there is none."""
    if s.arrogance != EMPTY:
        s.arrogance = FLIPPED[s.arrogance]
        tell(s, "arrogance_flipped", seat=seat, value=s.arrogance)


FLIPPED = {0: 7, 7: 0}  # the two sides of the token; printed


# --- [7.3] choices, conditions --------------------------------------------------------------------------------------


@operation("choose")
@step
def choosing(s, number, at, seat, one):
    """[7.3] One of the options that can be paid; if there is only one, it is taken."""
    op = op_at(number, at)
    possible = [k for k, part in enumerate(op.do) if why_not_option(s, part, seat, one) is None]
    if len(possible) == 1:
        then(s, take_option, number, at, seat, one, possible[0])
    elif possible:
        if op.who == TEAM:
            then(s, choose_together, s.turn, number, at, seat, one)
        else:
            then(s, choose, seat, number, at, one)


@decision
def choose(s, seat, number, at, one):
    """[7.3] Choose an option of an effect."""
    yield from offered(s, number, at, seat, one)


@choose.resolve
def choose(s, seat, number, at, one, action):
    then(s, take_option, number, at, seat, one, action[1] - 1)


@decision(common=True)
def choose_together(s, seat, number, at, resolver, one):
    """[7.3] Choose an option that concerns all players."""
    yield from offered(s, number, at, resolver, one)


@choose_together.resolve
def choose_together(s, seat, number, at, resolver, one, action):
    then(s, take_option, number, at, resolver, one, action[1] - 1)


def offered(s, number: int, at: int, seat: int, one: int):
    """[7.3] The options of an effect that a seat resolves, each with why it can't be taken."""
    for k, part in enumerate(op_at(number, at).do):
        yield OPTION[k], why_not_option(s, part, seat, one)


NOT_PAYABLE = because("not_payable", "7.3")
NOT_POSSIBLE = because("not_possible", "7.3")


def why_not_option(s, part: Choice, seat: int, one: int):
    """[7.3] Its cost must be paid in full, and what must be done must be possible."""
    for cost in part.cost:
        payers = s.players if cost.who == TEAM else [s.players[seat]]
        if sum(held(p, cost.what) for p in payers) < cost.n:
            return NOT_PAYABLE
    for op in EFFECTS[part.do]:
        if op.must:
            able = range(len(s.players)) if op.who == ONE and one == EMPTY else targets(s, op, seat, one)
            if not any(can_do(s, op, other) for other in able):
                return NOT_POSSIBLE
    return None


@step
def take_option(s, number, at, seat, one, k):
    """[7.3] Pay the cost of an option, then do it."""
    part = op_at(number, at).do[k]
    if not part.cost and not EFFECTS[part.do]:
        tell(s, "nothing_chosen", seat=seat)
    for cost in part.cost:
        if cost.who != TEAM:
            spend(s, seat, cost.what, cost.n)
    for cost in part.cost:
        if cost.who == TEAM:
            then(s, sharing, cost.what, cost.n)
    if EFFECTS[part.do]:
        then(s, run, part.do, 0, seat, one)


@step
def sharing(s, resource, left):
    """[7.4] The players pay together, shared as they like: one unit after the other, unless only one share is
    possible."""
    payers = [seat for seat, p in enumerate(s.players) if held(p, resource)]
    if len(payers) == 1 or sum(held(s.players[seat], resource) for seat in payers) == left:
        for seat in payers:
            spend(s, seat, resource, min(left, held(s.players[seat], resource)))
    elif left:
        then(s, contribute, s.turn, resource, left)


NOTHING_TO_GIVE = because("nothing_to_give", "7.4")


@decision(common=True)
def contribute(s, seat, resource, left):
    """[7.4] Who pays the next one?"""
    for other, p in enumerate(s.players):
        yield FROM[other], None if held(p, resource) else NOTHING_TO_GIVE


@contribute.resolve
def contribute(s, seat, resource, left, action):
    spend(s, action[1], resource, 1)
    if left > 1:
        then(s, sharing, resource, left - 1)


@operation("if_")
@step
def on_condition(s, number, at, seat, one):
    """[7.3] Only if a condition holds."""
    op = op_at(number, at)
    if holds_for(s, s.players[seat], op.more):
        then(s, run, op.do[0], 0, seat, one)


@operation("only")
@step
def for_olympian(s, number, at, seat, one):
    """[7.3] Only if that Olympian is in play; the effect concerns its player, no matter who resolves it."""
    op = op_at(number, at)
    for other, p in enumerate(s.players):
        if p.olympian == op.what:
            then(s, run, op.do[0], 0, other, one)


@operation("alone")
@step
def for_one_player(s, number, at, seat, one):
    """[7.3] Only if there is one player."""
    if is_alone(s):
        then(s, run, op_at(number, at).do[0], 0, seat, one)


# --- powers -----------------------------------------------------------------------------------------------------------


@step
def trigger(s, seat, event):
    """[8.1] What a seat's powers do when something happens."""
    for number in powers_of(s, seat, event):
        power = ALL[number]
        if power.effect >= 0 and not power.once and power.place == ANY:
            then(s, run, power.effect, 0, seat, EMPTY)
