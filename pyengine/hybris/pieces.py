"""Freeing pieces from the upgrade tiles [2.4], Temples, fallen heroes, Ancient Technologies [5.8]."""

from ..course import decision, step, tell, then
from .chains import end_match
from .data import FIGURE, FIGURES, FREED_FROM, TECHNOLOGY_SLOTS, UNLOCK_POINTS
from .data_cards import TECHNOLOGIES
from .effects import op_at, operation, targets, trigger
from .grammar import CITIES, FROM_UPGRADES, SPARK, TEMPLE
from .olympians import TILES
from .state import ALL_TILES, KINDS_OF_PIECES, PIECE_NAMES, RESERVE, fallen, is_rivalry, is_unlocked, unlocked

FREE = tuple(tuple(("free", kind, tile + 1) for tile in range(len(TILES))) for kind in PIECE_NAMES)
TEMPLE_AT = tuple(("temple", city) for city in CITIES)
REVIVE = tuple(("revive", name) for name in FIGURES)
ANCIENT = tuple(("ancient", name) for name in TECHNOLOGIES)
GIVE_UP = tuple(("give_up", name) for name in TECHNOLOGIES)
ALL_CITIES = (1 << len(CITIES)) - 1

# --- [7.12] freeing -------------------------------------------------------------------------------------------------


@operation("free")
@step
def freeing(s, number, at, seat, one):
    """[7.12] Free a piece of a kind, or of any."""
    op = op_at(number, at)
    for other in targets(s, op, seat, one):
        then(s, free_one, other, op.what)


@step
def free_one(s, seat, kind):
    """[2.4] A piece comes off a tile that has one; if only one can, or a Shackle holds it back, nobody is asked."""
    possible = freeable(s, s.players[seat], kind)
    if len(possible) == 1 or (possible and kind == SPARK and s.players[seat].shackles):
        then(s, take_off, seat, *possible[0])
    elif possible:
        then(s, free_piece, seat, kind)


def freeable(s, p, kind: int) -> list[tuple[int, int]]:
    """[2.4] (tile, kind) of all pieces that can be freed; a Temple needs a city without a Temple of its owner."""
    kinds = range(KINDS_OF_PIECES) if kind == KINDS_OF_PIECES else (kind,)
    return [
        (tile, each)
        for each in kinds
        if each != TEMPLE or p.temples != ALL_CITIES
        for tile in range(len(TILES))
        if p.pieces[tile * KINDS_OF_PIECES + each]
    ]


@decision
def free_piece(s, seat, kind):
    """[2.4] Choose the piece and the tile it comes off."""
    for tile, each in freeable(s, s.players[seat], kind):
        yield FREE[each][tile], None


@free_piece.resolve
def free_piece(s, seat, kind, action):
    then(s, take_off, seat, action[2] - 1, PIECE_NAMES.index(action[1]))


@step
def take_off(s, seat, tile, kind):
    """[2.4] A Spark goes to the track, unless a Shackle is discarded instead; a Temple to a city; a character to the
    reserve."""
    p = s.players[seat]
    if kind == SPARK and p.shackles:
        p.shackles -= 1
        tell(s, "shackle_held", seat=seat)
        return
    p.pieces[tile * KINDS_OF_PIECES + kind] -= 1
    tell(s, "freed", seat=seat, piece=PIECE_NAMES[kind], tile=tile + 1)
    if (tile, kind) in FREED_FROM:
        p.where[FREED_FROM[tile, kind]] = RESERVE
    if kind == TEMPLE:
        then(s, place_temple, seat)
    then(s, check_tile, seat, tile)


@decision
def place_temple(s, seat):
    """[2.4] A freed Temple goes to a city where its owner has none."""
    for city, action in enumerate(TEMPLE_AT):
        if not s.players[seat].temples >> city & 1:
            yield action, None


@place_temple.resolve
def place_temple(s, seat, action):
    s.players[seat].temples |= 1 << CITIES.index(action[1])
    tell(s, "temple_placed", seat=seat, city=action[1])
    then(s, trigger, seat, "temple_placed")


@step
def check_tile(s, seat, tile):
    """[2.4] An empty tile is unlocked: UNLOCK_POINTS and its power. When every Olympian has unlocked all six, the
    players have won; in rivalry who is the first to do so."""
    p = s.players[seat]
    if not is_unlocked(p, tile):
        return
    p.points[FROM_UPGRADES] += UNLOCK_POINTS
    tell(s, "unlocked", seat=seat, tile=tile + 1, points=UNLOCK_POINTS)
    if is_rivalry(s):
        if unlocked(p) == len(TILES):
            end_match(s, ALL_TILES)
    elif all(unlocked(other) == len(TILES) for other in s.players):
        end_match(s, ALL_TILES)


# --- [7.13] fallen heroes ---------------------------------------------------------------------------------------------


@operation("revive")
@step
def reviving(s, number, at, seat, one):
    """[7.13] A fallen Hero comes back to the reserve."""
    op = op_at(number, at)
    for other in targets(s, op, seat, one):
        then(s, revive_some, other, op.n)


@step
def revive_some(s, seat, n):
    """[7.13] The owner chooses which, if there are more."""
    down = fallen(s.players[seat])
    if len(down) > n:
        then(s, revive_hero, seat, n)
    else:
        for f in down:
            raise_up(s, seat, f)


@decision
def revive_hero(s, seat, left):
    """[7.13] Which Hero comes back?"""
    for f in fallen(s.players[seat]):
        yield REVIVE[f], None


@revive_hero.resolve
def revive_hero(s, seat, left, action):
    raise_up(s, seat, FIGURE[action[1]])
    if left > 1:
        then(s, revive_some, seat, left - 1)


def raise_up(s, seat: int, f: int) -> None:
    """[7.13] A fallen Hero is in the reserve again."""
    s.players[seat].where[f] = RESERVE
    tell(s, "revived", seat=seat, figure=FIGURES[f])


# --- [5.8] Ancient Technologies ---------------------------------------------------------------------------------------


@operation("ancient")
@step
def granting(s, number, at, seat, one):
    """[7.14] A player gets an Ancient Technology, if there is one left."""
    op = op_at(number, at)
    if s.ancient:
        for other in targets(s, op, seat, one):
            then(s, choose_ancient, s.turn, other)


@decision(common=True)
def choose_ancient(s, seat, receiver):
    """[5.8] The table chooses which."""
    for tech in s.ancient:
        yield ANCIENT[tech], None


@choose_ancient.resolve
def choose_ancient(s, seat, receiver, action):
    tech = TECHNOLOGIES.index(action[1])
    s.ancient.remove(tech)
    p = s.players[receiver]
    p.crafted.append(tech)
    tell(s, "got_ancient", seat=receiver, tech=action[1])
    if len(p.crafted) > TECHNOLOGY_SLOTS:
        then(s, give_up_technology, receiver)


@decision
def give_up_technology(s, seat):
    """[5.8] With more than two technologies on the board, one leaves the game."""
    for tech in s.players[seat].crafted:
        yield GIVE_UP[tech], None


@give_up_technology.resolve
def give_up_technology(s, seat, action):
    tech = TECHNOLOGIES.index(action[1])
    s.players[seat].crafted.remove(tech)
    s.box.append(tech)
    tell(s, "gave_up", seat=seat, tech=action[1])
