"""Resolving the places 0 to 8 [3.9.0 to 3.9.8]; AGORA, PHALANX, ART and FORO also serve slots with lightning."""

from ..chance import draw
from ..course import because, clockwise, decision, step, tell, then
from .data import (
    AGORA,
    AGRO,
    ART,
    BOARDS,
    CONVERSION_TILES,
    DICE,
    DISPLAY,
    FORO,
    FRONT,
    LEADER,
    ORACVLUM,
    PHALANX,
    PLACES,
    POLIS,
    RESTING,
    TEMPLUM,
    THERMAE,
    TILE,
    TILES,
    TILES_PER_POINT,
    TITAN,
    TITANVS,
    WAITING,
)
from .followers import PROMOTE_DIE, promotable, promotion, raise_value
from .options import BY_TURN
from .state import ART_POINTS, EMPTY, discard, followers, gain_discs, tile_count
from .supply import draw_support, draw_titans

TAKE = tuple(("take", name) for name in TILES)
DISCARD = tuple(("discard", name) for name in TILES)
CONVERT = tuple(("convert", f) for f in range(DICE + 1))
DONE, HIRE, DECLINE = ("done",), ("hire",), ("decline",)


def enter(s, place):
    """[3.9] Begin to resolve a place."""
    s.place = place
    if s.events is not None:
        tell(s, "resolving", place=PLACES[place])


def standing(s, place):
    """The figures at a place as [(slot, seat, figure)], left to right; on the same slot by seat."""
    first, last = BOARDS[s.board].range[place]
    return sorted(
        [
            (where, seat, f)
            for seat, p in enumerate(s.players)
            for f, where in enumerate(p.where)
            if first <= where <= last
        ]
    )


def visitors(s, place):
    """[3.9] The seats that resolve a place, in order: one entry per figure without lightning, in FORO per pair."""
    slots = BOARDS[s.board].slots
    found = [
        (slot, seat) for slot, seat, _ in standing(s, place) if not slots[slot].lightning and slots[slot].pair >= 0
    ]
    if s.options.place_order == BY_TURN:
        found.sort(key=lambda visitor: (clockwise(s, s.first).index(visitor[1]), visitor[0]))
    return [seat for _, seat in found]


@step
def visit_place(s, seat, place):
    """[3.4] Use a place: at once from a slot with lightning, otherwise when the place is resolved."""
    then(s, VISIT[place], seat, *([PLACES[place]] if place in (AGORA, PHALANX) else []))


# --- [3.9.0] THERMAE -------------------------------------------------------------------------------------


@step
def thermae(s):
    """[3.9.0] All resting followers come back to the front of their players."""
    enter(s, THERMAE)
    for seat, p in enumerate(s.players):
        rested = p.where.count(RESTING)
        if rested:
            p.where = [FRONT if where == RESTING else where for where in p.where]
            tell(s, "rested", seat=seat, count=rested)


# --- [3.9.1] POLIS ---------------------------------------------------------------------------------------


@step
def polis(s):
    """[3.9.1] The followers there get a disc each; then every disc pays, in turn order."""
    enter(s, POLIS)
    for seat in clockwise(s, s.first):
        then(s, settlement, seat)
    then(s, income)


@step
def settlement(s, seat):
    """[3.9.1] The seat leaves a disc under each follower there; with fewer discs than followers it chooses."""
    open_slots = unsettled(s, seat)
    if 0 < s.players[seat].personal < len(open_slots):
        then(s, settle, seat)
        return
    for number in open_slots:
        if s.players[seat].personal:
            leave_disc(s, seat, number)
        else:
            tell(s, "not_settled", seat=seat, slot=BOARDS[s.board].slots[number].id)


def unsettled(s, seat) -> list[int]:
    """[3.9.1] The slots of POLIS, left to right, on which a figure of the seat stands without a disc."""
    first, last = BOARDS[s.board].range[POLIS]
    return sorted([slot for slot in s.players[seat].where if first <= slot <= last and s.polis[slot] == EMPTY])


def leave_disc(s, seat, number):
    """[3.9.1] A disc goes from the personal supply to a slot."""
    s.players[seat].personal -= 1
    s.polis[number] = seat
    tell(s, "settled", seat=seat, slot=BOARDS[s.board].slots[number].id)


@decision
def settle(s, seat):
    """[3.9.1] Choose the slot that gets the next disc."""
    for number in unsettled(s, seat):
        yield ("settle", BOARDS[s.board].slots[number].id), None


@settle.resolve
def settle(s, seat, action):
    leave_disc(s, seat, BOARDS[s.board].number[action[1]])
    then(s, settlement, seat)


@step
def income(s):
    """[3.9.1] Every disc pays its owner; the slot that pays once pays while the follower that settled it stands
    there."""
    slots = BOARDS[s.board].slots
    for seat in clockwise(s, s.first):
        for number, owner in enumerate(s.polis):
            if owner == seat and (not slots[number].once or number in s.players[seat].where):
                pay_income(s, seat, *slots[number].income)


def pay_income(s, seat, kind, number):
    """[3.9.1] Pay the income of one slot."""
    if kind == "discs":
        tell(s, "gained_discs", seat=seat, count=gain_discs(s, seat, number), cause="POLIS")
    elif kind == "titans":
        draw_titans(s, seat, number, "POLIS")
    elif kind == "supports":
        draw_support(s, seat, "POLIS")
    elif s.goods:
        tile = draw(s, s.goods)
        s.players[seat].tiles[tile] += 1
        tell(s, "drew_good", seat=seat, tile=TILES[tile], cause="POLIS")


# --- [3.9.2] AGORA and [3.9.3] PHALANX -------------------------------------------------------------------


@step
def agora(s):
    """[3.9.2] The figures there take basic goods."""
    enter(s, AGORA)
    for seat in visitors(s, AGORA):
        then(s, visit_place, seat, AGORA)


@step
def phalanx(s):
    """[3.9.3] The figures there take supports."""
    enter(s, PHALANX)
    for seat in visitors(s, PHALANX):
        then(s, visit_place, seat, PHALANX)


@step
def collect_tiles(s, seat, place):
    """[3.9.2] Two tiles, or one and a promotion; with no tile left, a promotion alone. [3.9.3] The same."""
    if tiles_at(s, place):
        then(s, take_first, seat, place)
    else:
        then(s, promotion, seat, place)


@decision
def take_first(s, seat, place):
    """[3.9.2] The first tile from the display."""
    for tile in tiles_at(s, place):
        yield TAKE[tile], None


@take_first.resolve
def take_first(s, seat, place, action):
    take_tile(s, seat, place, TILE[action[1]])
    if tiles_at(s, place) or promotable(s.players[seat]):
        then(s, take_second, seat, place)


@decision
def take_second(s, seat, place):
    """[3.9.2] A second tile, or one own follower promoted."""
    for tile in tiles_at(s, place):
        yield TAKE[tile], None
    for f in promotable(s.players[seat]):
        yield PROMOTE_DIE[f], None


@take_second.resolve
def take_second(s, seat, place, action):
    if action[0] == "take":
        take_tile(s, seat, place, TILE[action[1]])
    else:
        raise_value(s, seat, action[1], place)


def display(s, place):
    """The spaces of a place, each with a tile or EMPTY; `place` is its name."""
    return getattr(s, DISPLAY[place])


def tiles_at(s, place):
    """The distinct tiles displayed at a place, in order."""
    return sorted({tile for tile in display(s, place) if tile != EMPTY})


def take_tile(s, seat, place, tile):
    """A displayed tile goes to a player."""
    spaces = display(s, place)
    spaces[spaces.index(tile)] = EMPTY
    s.players[seat].tiles[tile] += 1
    if s.events is not None:
        tell(s, "took", seat=seat, tile=TILES[tile], place=place)


# --- [3.9.4] ART -----------------------------------------------------------------------------------------


@step
def art(s):
    """[3.9.4] The figures there take an artisan or trade tiles for points."""
    enter(s, ART)
    for seat in visitors(s, ART):
        then(s, visit_place, seat, ART)


@step
def visit_art(s, seat):
    """[3.9.4] There must be an artisan to take or a tile to give."""
    if tiles_at(s, "ART") or tile_count(s.players[seat]):
        then(s, use_art, seat)


@decision
def use_art(s, seat):
    """[3.9.4] Take one artisan, or put any number of own tiles into the box."""
    for tile in tiles_at(s, "ART"):
        yield TAKE[tile], None
    for tile, count in enumerate(s.players[seat].tiles):
        if count:
            yield DISCARD[tile], None
    yield DONE, None


@use_art.resolve
def use_art(s, seat, action):
    match action:
        case ("take", tile):
            take_tile(s, seat, "ART", TILE[tile])
        case ("discard", tile):
            give_up(s, seat, TILE[tile])
            then(s, trade_more, seat, 1)
        case ("done",):
            tell(s, "traded", seat=seat, count=0, points=0)


@step
def trade_more(s, seat, count):
    """[3.9.4] The trade goes on while the player has tiles."""
    if tile_count(s.players[seat]):
        then(s, trade_tiles, seat, count)
    else:
        score_trade(s, seat, count)


@decision
def trade_tiles(s, seat, count):
    """[3.9.4] One more tile, or stop: 1 point for every 2."""
    for tile, held in enumerate(s.players[seat].tiles):
        if held:
            yield DISCARD[tile], None
    yield DONE, None


@trade_tiles.resolve
def trade_tiles(s, seat, count, action):
    if action == DONE:
        score_trade(s, seat, count)
    else:
        give_up(s, seat, TILE[action[1]])
        then(s, trade_more, seat, count + 1)


def score_trade(s, seat, count):
    """[3.9.4] 1 point for every 2 tiles, rounded down."""
    s.players[seat].points[ART_POINTS] += count // TILES_PER_POINT
    tell(s, "traded", seat=seat, count=count, points=count // TILES_PER_POINT)


def give_up(s, seat, tile):
    """Put a tile into the box; the others see only the back of a titan."""
    discard(s, s.players[seat], tile)
    if tile < TITAN:
        tell(s, "gave_up", seat=seat, tile=TILES[tile])
    else:
        tell(s, "gave_up_titan", seat=seat)


# --- [3.9.5] ORACVLUM ------------------------------------------------------------------------------------


@step
def oraculum(s):
    """[3.9.5] The player there is the start player from now on and takes 1 disc; a follower returns at once."""
    enter(s, ORACVLUM)
    for _, seat, f in standing(s, ORACVLUM):
        p = s.players[seat]
        s.first = seat
        tell(s, "new_first", seat=seat, discs=gain_discs(s, seat, 1))
        if p.value[f] != LEADER:
            p.where[f] = FRONT


# --- [3.9.6] FORO ----------------------------------------------------------------------------------------

NOBODY_WAITING = because("nobody_waiting", "3.9.6")
NO_DISC_TO_CONVERT = because("no_disc_to_convert", "3.9.6")
TOO_FEW_TILES = because("too_few_tiles", "3.9.6")


@step
def foro(s):
    """[3.9.6] Each pair there hires a follower or converts one into a leader."""
    enter(s, FORO)
    for seat in visitors(s, FORO):
        then(s, visit_place, seat, FORO)


@step
def visit_foro(s, seat):
    """[3.9.6] If neither is possible, the player gets nothing."""
    p = s.players[seat]
    if WAITING in p.where or (followers(p) and why_not_convert(p) is None):
        then(s, use_foro, seat)
    else:
        tell(s, "foro_in_vain", seat=seat)


@decision
def use_foro(s, seat):
    """[3.9.6] Hire a waiting die, convert an own follower, or decline."""
    p = s.players[seat]
    yield HIRE, None if WAITING in p.where else NOBODY_WAITING
    reason = why_not_convert(p)
    for f in followers(p):
        yield CONVERT[f], reason
    yield DECLINE, None


@use_foro.resolve
def use_foro(s, seat, action):
    match action:
        case ("hire",):
            hire(s, seat)
        case ("convert", f):
            convert(s, seat, f)
            then(s, pay_tile, seat, CONVERSION_TILES)
        case ("decline",):
            tell(s, "foro_declined", seat=seat)


def why_not_convert(p):
    """[3.9.6] A conversion costs a disc from the personal supply and any 2 own tiles."""
    if not p.personal:
        return NO_DISC_TO_CONVERT
    if tile_count(p) < CONVERSION_TILES:
        return TOO_FEW_TILES
    return None


def hire(s, seat):
    """[3.9.6] A waiting die comes to the front with the value TEMPLUM shows."""
    p = s.players[seat]
    f = p.where.index(WAITING)
    p.where[f] = FRONT
    p.value[f] = TEMPLUM[s.round - 1]
    tell(s, "hired", seat=seat, value=p.value[f])


def convert(s, seat, f):
    """[3.9.6] Put a disc on a follower: it is a leader from now on, and returns to the front if it was resting."""
    p = s.players[seat]
    p.personal -= 1
    tell(s, "converted", seat=seat, value=p.value[f])
    p.value[f] = LEADER
    if p.where[f] == RESTING:
        p.where[f] = FRONT


@decision
def pay_tile(s, seat, left):
    """[3.9.6] Choose the next of the own tiles that pay for a conversion; `left` are still due."""
    for tile, held in enumerate(s.players[seat].tiles):
        if held:
            yield DISCARD[tile], None


@pay_tile.resolve
def pay_tile(s, seat, left, action):
    give_up(s, seat, TILE[action[1]])
    if left > 1:
        then(s, pay_tile, seat, left - 1)


# --- [3.9.7] TITANVS and [3.9.8] AGRO --------------------------------------------------------------------


@step
def titanvs(s):
    """[3.9.7] Half its value in titans for each figure, rounded down; with no follower there, 1 for each leader."""
    enter(s, TITANVS)
    for seat, count in harvest(s, TITANVS, lambda strength: strength // 2):
        draw_titans(s, seat, count, "TITANVS")


@step
def agro(s):
    """[3.9.8] Its value in discs for each figure; with no follower there, 1 for each leader."""
    enter(s, AGRO)
    for seat, count in harvest(s, AGRO, lambda strength: strength):
        tell(s, "gained_discs", seat=seat, count=gain_discs(s, seat, count), cause="AGRO")


def harvest(s, place, yields):
    """[3.9.7] (seat, gain) of an open field, in turn order; a leader counts as the highest follower there.

    `yields` gives the gain of one figure by its value.
    """
    figures = standing(s, place)
    values = [s.players[seat].value[f] for _, seat, f in figures]
    highest = max((value for value in values if value != LEADER), default=None)
    gains = [0] * len(s.players)
    for (_, seat, _), value in zip(figures, values):
        if highest is None:
            gains[seat] += 1
        else:
            gains[seat] += yields(highest if value == LEADER else value)
    return [(seat, gains[seat]) for seat in clockwise(s, s.first) if gains[seat]]


VISIT = {AGORA: collect_tiles, PHALANX: collect_tiles, ART: visit_art, FORO: visit_foro}
