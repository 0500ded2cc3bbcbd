"""A turn: place a figure, take another action, or pass [3.2 to 3.4]."""

from ..course import because, clockwise, decision, step, tell, then
from .data import ARTISAN, BOARDS, CRAFTS, FORO, FRONT, GOODS, LEADER, MERCHANTS, REFINED, SHIP, SUPPORT
from .followers import figure_called, picks, worth
from .places import visit_place
from .state import EMPTY
from .trade import activate, serve, ship, why_not_activate, why_not_serve, why_not_ship

SHIP_ACTIONS = tuple(("ship", good) for good in GOODS)
SERVE_ACTIONS = tuple(("serve", merchant.id) for merchant in MERCHANTS)
ACTIVATE_ACTIONS = tuple(("activate", craft) for craft in CRAFTS)
PASS = ("pass",)

# --- [3.2] whose turn it is ------------------------------------------------------------------------------


@step
def turns(s, seat):
    """[3.2] Clockwise, one action each, until all have passed."""
    for one in clockwise(s, seat):
        p = s.players[one]
        if p.passed:
            continue
        if FRONT in p.where:
            then(s, take_turn, one)
            then(s, turns, clockwise(s, one)[1])
            return
        p.passed = 1
        tell(s, "ran_out", seat=one)


LEADER_IN_FRONT = because("leader_in_front", "3.2")


@decision
def take_turn(s, seat):
    """[3.2] Place a figure, ship goods, serve a merchant, activate an artisan, or pass."""
    p = s.players[seat]
    legal = picks(p)
    port = s.port
    for kind, action in enumerate(SHIP_ACTIONS):
        if SHIP + kind in port and why_not_ship(s, p, kind) is None:
            legal.append(action)
    if any(p.tiles[REFINED:SHIP]):
        for number in s.merkator:
            if number != EMPTY and why_not_serve(p, number) is None:
                legal.append(SERVE_ACTIONS[number])
    if any(p.tiles[ARTISAN:SUPPORT]):
        for craft, action in enumerate(ACTIVATE_ACTIONS):
            if p.tiles[ARTISAN + craft] and why_not_activate(p, craft) is None:
                legal.append(action)
    if why_not_pass(s, p) is None:
        legal.append(PASS)
    return legal


@take_turn.refuse
def take_turn(s, seat):
    p = s.players[seat]
    considered = [
        (action, why_not_ship(s, p, kind)) for kind, action in enumerate(SHIP_ACTIONS) if SHIP + kind in s.port
    ]
    considered += [(SERVE_ACTIONS[number], why_not_serve(p, number)) for number in s.merkator if number != EMPTY]
    for craft, action in enumerate(ACTIVATE_ACTIONS):
        if p.tiles[ARTISAN + craft]:
            considered.append((action, why_not_activate(p, craft)))
    considered.append((PASS, why_not_pass(s, p)))
    return [(action, reason) for action, reason in considered if reason]


@take_turn.resolve
def take_turn(s, seat, action):
    match action:
        case ("pick", figure):
            then(s, choose_slot, seat, figure)
        case ("ship", good):
            ship(s, seat, GOODS.index(good))
        case ("serve", merchant):
            then(s, serve, seat, merchant)
        case ("activate", craft):
            then(s, activate, seat, craft)
        case ("pass",):
            s.players[seat].passed = 1
            tell(s, "passed", seat=seat)


def why_not_pass(s, p):
    """[3.2] Leaders must be placed every round; followers may be kept back."""
    if s.options.leader_must_be_placed:
        for f, value in enumerate(p.value):
            if value == LEADER and p.where[f] == FRONT:
                return LEADER_IN_FRONT
    return None


# --- [3.3] placing a figure ------------------------------------------------------------------------------

SLOT_TAKEN = because("slot_taken", "3.3")
SLOT_CLOSED = because("slot_closed", "3.3")
FOLLOWER_TOO_WEAK = because("follower_too_weak", "3.3")
LEADER_IN_POLIS = because("leader_in_polis", "3.3")
NO_PARTNER = because("no_partner", "3.3")

# by board and strength: the refusals of the slots out of reach, which never change
TOO_WEAK = tuple(
    tuple(
        [(target.action, FOLLOWER_TOO_WEAK) for target in board.targets if target not in within]
        for within in board.within
    )
    for board in BOARDS
)


@decision
def choose_slot(s, seat, figure):
    """[3.3] A follower takes a free slot whose value it reaches; a leader any free slot outside POLIS."""
    p = s.players[seat]
    board = BOARDS[s.board]
    strength = worth(figure)
    closed = board.polis if strength == LEADER else {number for number, disc in enumerate(s.polis) if disc != EMPTY}
    barred = occupied(s).union(closed, board.pairs_above[strongest_partner(p, strength)])
    return [action for number, action in board.slots_within[strength] if number not in barred]


@choose_slot.refuse
def choose_slot(s, seat, figure):
    p = s.players[seat]
    strength = worth(figure)
    partner = strongest_partner(p, strength)
    taken = occupied(s)
    yield from TOO_WEAK[s.board][strength]
    for number, action, in_polis, pair_minimum in BOARDS[s.board].within[strength]:
        if number in taken:
            yield action, SLOT_TAKEN
        elif in_polis and strength == LEADER:
            yield action, LEADER_IN_POLIS
        elif in_polis and s.polis[number] != EMPTY:
            yield action, SLOT_CLOSED
        elif partner < pair_minimum:
            yield action, NO_PARTNER


@choose_slot.resolve
def choose_slot(s, seat, figure, action):
    board = BOARDS[s.board]
    number = board.number[action[1]]
    put(s, seat, figure, number)
    if board.slots[number].pair:
        then(s, choose_partner, seat, action[1])
    elif board.slots[number].lightning:
        then(s, visit_place, seat, board.place[number])


def occupied(s) -> set[int]:
    """[3.3] The slots that hold no more figures, among other places where figures are."""
    return set().union(*[p.where for p in s.players]) - BOARDS[s.board].unlimited


@decision
def choose_partner(s, seat, slot):
    """[3.3] In FORO two figures are placed at once, each on a slot whose value it reaches."""
    board = BOARDS[s.board]
    number = board.number[slot]
    minimum = board.targets[number].pair_minimum
    for action in picks(s.players[seat]):
        yield action, FOLLOWER_TOO_WEAK if worth(action[1]) < minimum else None


@choose_partner.resolve
def choose_partner(s, seat, slot, action):
    board = BOARDS[s.board]
    number = board.number[slot]
    number += board.slots[number].pair
    put(s, seat, action[1], number)
    if board.slots[number].lightning:
        then(s, visit_place, seat, FORO)


def put(s, seat, figure, number):
    """[3.3] Move a figure from the front to a slot."""
    p = s.players[seat]
    f = figure_called(p, figure)
    p.where[f] = number
    if s.events is not None:
        tell(s, "placed", seat=seat, figure=figure, slot=BOARDS[s.board].slots[number].id)


def strongest_partner(p, strength):
    """The strength of the strongest figure in front besides one of this strength; 0 if there is none."""
    front = [value for value, where in zip(p.value, p.where) if where == FRONT]
    front.remove(strength)
    return max(front, default=0)
