"""Resolving the places 0 to 8 [3.9.0 to 3.9.8], and what AGORA, PHALANX, ART and FORO offer whoever stands there."""

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
    """[3.9] The next place is resolved."""
    s.place = place
    tell(s, "resolving", place=PLACES[place])


def standing(s, place):
    """The figures at a place, left to right, as [(slot, seat, figure)]; on one field as they are seated."""
    first, last = BOARDS[s.board].range[place]
    return sorted(
        (where, seat, f)
        for seat, p in enumerate(s.players)
        for f, where in enumerate(p.where)
        if first <= where <= last
    )


def visitors(s, place):
    """[3.9] The seats that resolve a place, in order, one for each deferred slot taken there."""
    slots = BOARDS[s.board].slots
    found = [
        (slot, seat) for slot, seat, _ in standing(s, place) if not slots[slot].lightning and slots[slot].pair >= 0
    ]
    if s.options.place_order == BY_TURN:
        found.sort(key=lambda visitor: (clockwise(s, s.first).index(visitor[1]), visitor[0]))
    return [seat for _, seat in found]


@step
def visit_place(s, seat, place):
    """[3.4] What a place offers: at once on a slot with lightning, otherwise when the place is resolved."""
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
    """[3.9.1] Discs go under the followers there; then every disc pays, in turn order."""
    enter(s, POLIS)
    slots = BOARDS[s.board].slots
    new = set()
    for number, seat, _ in standing(s, POLIS):
        p = s.players[seat]
        if p.personal:
            p.personal -= 1
            s.polis[number] = seat
            new.add(number)
            tell(s, "settled", seat=seat, slot=slots[number].id)
        else:
            tell(s, "not_settled", seat=seat, slot=slots[number].id)
    for seat in clockwise(s, s.first):
        for number, owner in enumerate(s.polis):
            if owner == seat and (number in new or not slots[number].once):
                pay_income(s, seat, *slots[number].income)


def pay_income(s, seat, kind, number):
    """[3.9.1] What one slot of POLIS pays."""
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
    """[3.9.2] Basic goods for those who stand there."""
    enter(s, AGORA)
    for seat in visitors(s, AGORA):
        then(s, visit_place, seat, AGORA)


@step
def phalanx(s):
    """[3.9.3] Supports for those who stand there."""
    enter(s, PHALANX)
    for seat in visitors(s, PHALANX):
        then(s, visit_place, seat, PHALANX)


@step
def collect_tiles(s, seat, place):
    """[3.9.2] Two tiles, or one and a promotion; with none left a promotion alone. [3.9.3] The same."""
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
    """The spaces of a place, each with a tile or EMPTY; `place` by its id."""
    return getattr(s, DISPLAY[PLACES.index(place)])


def tiles_at(s, place):
    """The kinds of tiles displayed at a place, each once, in order."""
    return sorted({tile for tile in display(s, place) if tile != EMPTY})


def take_tile(s, seat, place, tile):
    """A displayed tile goes to a player."""
    spaces = display(s, place)
    spaces[spaces.index(tile)] = EMPTY
    s.players[seat].tiles[tile] += 1
    tell(s, "took", seat=seat, tile=TILES[tile], place=place)


# --- [3.9.4] ART -----------------------------------------------------------------------------------------


@step
def art(s):
    """[3.9.4] An artisan, or tiles for points."""
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
    """[3.9.4] Go on while there are tiles."""
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
    """A tile goes to the box; of a titan the others see its back only."""
    discard(s, s.players[seat], tile)
    if tile < TITAN:
        tell(s, "gave_up", seat=seat, tile=TILES[tile])
    else:
        tell(s, "gave_up_titan", seat=seat)


# --- [3.9.5] ORACVLUM ------------------------------------------------------------------------------------


@step
def oraculum(s):
    """[3.9.5] Whoever stands there starts from now on, takes 1 disc, and has the follower back at once."""
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
    """[3.9.6] A follower is hired or made a leader."""
    enter(s, FORO)
    for seat in visitors(s, FORO):
        then(s, visit_place, seat, FORO)


@step
def visit_foro(s, seat):
    """[3.9.6] If neither is possible one leaves with nothing."""
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
    """[3.9.6] It takes a disc from the personal supply and any 2 own tiles."""
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
    """[3.9.6] A disc goes on a follower: it counts as a leader from now on, and comes to the front if it rested."""
    p = s.players[seat]
    p.personal -= 1
    tell(s, "converted", seat=seat, value=p.value[f])
    p.value[f] = LEADER
    if p.where[f] == RESTING:
        p.where[f] = FRONT


@decision
def pay_tile(s, seat, left):
    """[3.9.6] A conversion costs 2 own tiles, whichever one likes."""
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
    """[3.9.7] A titan for every 2 a figure counts, rounded down, each by itself; leaders alone 1 each."""
    enter(s, TITANVS)
    for seat, count in harvest(s, TITANVS, lambda strength: strength // 2):
        draw_titans(s, seat, count, "TITANVS")


@step
def agro(s):
    """[3.9.8] A disc for every 1 a figure counts; leaders alone 1 each."""
    enter(s, AGRO)
    for seat, count in harvest(s, AGRO, lambda strength: strength):
        tell(s, "gained_discs", seat=seat, count=gain_discs(s, seat, count), cause="AGRO")


def harvest(s, place, yields):
    """[3.9.7] What each seat gets at an open field, in turn order; a leader counts as the highest follower there."""
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
