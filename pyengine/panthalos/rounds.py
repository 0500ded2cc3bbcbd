"""Setup [2.2], the course of a round [3.1], its end [3.10] and the end of the game [5]."""

from ..chance import below, draw, mixed, reveal, shuffle
from ..course import clockwise, step, tell, then
from .arena import arena
from .data import (
    ARTISAN,
    BASIC,
    CALAMITIES,
    COPIES,
    FOLLOWERS,
    FRONT,
    LEADER,
    MERCHANTS,
    REFINED,
    RESTING,
    SHIP,
    SIDE,
    START_DISCS,
    START_VALUE,
    SUPPORT,
    TILE_KINDS,
    TITAN,
)
from .krypt import krypt
from .options import Settings
from .placement import turns
from .places import agora, agro, art, foro, oraculum, phalanx, polis, thermae, titanvs
from .state import EMPTY, State, everybody, has_lasted, is_full, new_state

RESOLUTION = (thermae, polis, agora, phalanx, art, oraculum, foro, titanvs, agro, krypt, arena)

# --- [2.2] setup -----------------------------------------------------------------------------------------


def lay_out(seats: int, options: Settings, seed: int) -> State:
    """[2.2] The start of a match, with the first round on the agenda."""
    s = new_state(seats, SIDE[seats], options, mixed(seed))
    s.first = options.first_seat - 1 if options.first_seat else below(s, seats)
    s.goods = pile(BASIC, REFINED)
    s.supports = pile(SUPPORT, TITAN)
    s.titans = pile(TITAN, TILE_KINDS)
    s.artisans = pile(ARTISAN, SUPPORT)
    s.ships = pile(SHIP, ARTISAN)
    s.merchants = list(range(len(MERCHANTS)))
    s.calamities = list(range(len(CALAMITIES)))
    shuffle(s, s.calamities)
    s.known = [0] * (len(s.calamities) - 1) + [everybody(s)]
    for place, seat in enumerate(clockwise(s, s.first)):
        equip(s, s.players[seat], START_DISCS[place], FOLLOWERS[seats])
    refill(s)
    s.agenda.append((game_round.name,))
    return s


def pile(first: int, end: int) -> list[int]:
    """All tiles from `first` up to but not including `end`."""
    return [tile for tile in range(first, end) for _ in range(COPIES[tile])]


def equip(s, p, discs, hired):
    """[2.2] Give a player discs, followers and first tiles: a refined good, a support, two titans."""
    p.personal = discs
    for f in range(1, hired + 1):
        p.where[f] = FRONT
        p.value[f] = START_VALUE
    p.tiles[draw(s, s.goods) + REFINED] += 1
    for stock in (s.supports, s.titans, s.titans):
        p.tiles[draw(s, stock)] += 1


# --- [3.1] a round ---------------------------------------------------------------------------------------


@step
def game_round(s):
    """[3.1] Placement, then the places 0 to 10, then the end of the round."""
    s.round += 1
    for p in s.players:
        p.passed = p.challenged = 0
    tell(s, "round_began", round=s.round, calamity=CALAMITIES[s.calamities[-1]].id)
    then(s, turns, s.first)
    for place in RESOLUTION:
        then(s, place)
    then(s, round_end)


@step
def round_end(s):
    """[3.10] Figures leave the places, displays are cleared; then the game ends, or displays are refilled."""
    s.place = EMPTY
    for p in s.players:
        p.where = [home(where, value) for where, value in zip(p.where, p.value)]
    clear_displays(s)
    if has_lasted(s) or is_full(s):
        tell(s, "game_ended", round=s.round)
        return
    refill(s)
    s.calamities.pop()
    s.known.pop()
    s.known[-1] = everybody(s)
    reveal(s)  # refilling draws nothing when the displays are full or the supply is empty
    then(s, game_round)


def home(where, value):
    """[3.10] Where a figure goes: from a slot a leader returns to the front, a follower goes to THERMAE."""
    if where < 0:
        return where
    return FRONT if value == LEADER else RESTING


def clear_displays(s):
    """[3.10] The tiles left in AGORA, ART and PHALANX go to the box."""
    for spaces in (s.agora, s.art, s.phalanx):
        for space, tile in enumerate(spaces):
            if tile != EMPTY:
                s.box[tile] += 1
                spaces[space] = EMPTY


def refill(s):
    """[3.10] Empty spaces get new tiles while the piles and the bag last."""
    for spaces, stock in (
        (s.port, s.ships),
        (s.agora, s.goods),
        (s.art, s.artisans),
        (s.phalanx, s.supports),
        (s.merkator, s.merchants),
    ):
        for space, tile in enumerate(spaces):
            if tile == EMPTY and stock:
                spaces[space] = draw(s, stock)
