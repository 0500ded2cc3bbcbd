"""Combining titans and supports [4], and ticking them one by one for a parry or a duel."""

from ..chance import reveal
from ..course import because, decision, step, tell, then
from .data import ELEMENT_OF, FORCE_OF, SUPPORT, TILE, TILE_KINDS, TILES, TITAN
from .state import is_support, is_titan

PLAY = tuple(("play", name) for name in TILES)
RETAIN = tuple(("retain", name) for name in TILES)
DONE = ("done",)

# --- [4.3] which sets are legal, and their force ---------------------------------------------------------


def is_legal(s, tiles, element, wild=False) -> bool:
    """[4.3] May these tiles be played together when `element` is required? `wild`: every tile counts as `element`.

    [4.2] At least one of them must be a titan, unless the option says otherwise.
    """
    if not tiles:
        return False
    titans = [tile for tile in tiles if is_titan(tile)]
    supports = [tile for tile in tiles if is_support(tile)]
    if not titans and s.options.supports_need_titan:
        return False
    if wild:
        return True
    if any(ELEMENT_OF[tile] != element for tile in supports):
        return False
    foreign = sum(ELEMENT_OF[tile] != element for tile in titans)
    return foreign <= converting_power(s, len(supports))


def converting_power(s, supports: int) -> int:
    """[4.3] How many titans of other elements can be converted by this number of supports."""
    if supports and s.options.one_support_converts_all:
        return TILE_KINDS
    return supports


def force(tiles) -> int:
    """[4.3] The sum of the values of titans and the bonuses of supports."""
    return sum(FORCE_OF[tile] for tile in tiles)


def best_force(s, p, element, wild=False) -> int:
    """[4.3] The highest force a player can reach, including the tiles played already; 0 if no set is legal."""
    table = p.chosen + p.revealed
    titans, foreign, supports = 0, [], 0
    total = force(table)
    for tile in table:
        if is_support(tile):
            supports += 1
        elif ELEMENT_OF[tile] == element or wild:
            titans += 1
        else:
            foreign.append(0)  # its force is in `total` already, but it still needs a support
    for tile, held in enumerate(p.tiles[SUPPORT:], SUPPORT):
        if not held:
            continue
        own = wild or ELEMENT_OF[tile] == element
        if own:
            total += held * FORCE_OF[tile]
        if tile >= TITAN:
            if own:
                titans += held
            else:
                foreign += [FORCE_OF[tile]] * held
        elif own:
            supports += held
    foreign.sort(key=lambda value: (value > 0, -value))
    turned = foreign[: converting_power(s, supports)]
    if not titans and not turned and (s.options.supports_need_titan or not supports):
        return 0
    return total + sum(turned)


# --- ticking: one tile at a time -------------------------------------------------------------------------

FOREIGN_SUPPORT = because("foreign_support", "4.3")
NO_SUPPORT_TO_CONVERT = because("no_support_to_convert", "4.3")
SET_NOT_LEGAL = because("set_not_legal", "4.3")


def tiles_to_play(s, p, element, wild):
    """The tiles a player could add, each with None or a reason. Any set begun this way can be completed legally."""
    table = p.chosen + p.revealed
    first, end = (SUPPORT, TITAN) if wild else (SUPPORT + 3 * element, SUPPORT + 3 * element + 3)
    own_supports = sum(p.tiles[first:end])
    foreign = 0
    for tile in table:
        if tile < TITAN:
            own_supports += 1
        else:
            foreign += not wild and ELEMENT_OF[tile] != element
    can_turn = foreign < converting_power(s, own_supports)
    for tile, held in enumerate(p.tiles[SUPPORT:], SUPPORT):
        if held:
            own = wild or ELEMENT_OF[tile] == element
            if tile < TITAN:
                yield PLAY[tile], None if own else FOREIGN_SUPPORT
            else:
                yield PLAY[tile], None if own or can_turn else NO_SUPPORT_TO_CONVERT


def why_not_show(s, p, element, wild, need):
    """[4.3] Why the ticked tiles, together with those shown before, can't be played against a force of `need`."""
    tiles = p.chosen + p.revealed
    if not is_legal(s, tiles, element, wild):
        return SET_NOT_LEGAL
    if force(tiles) < need:
        return because("force_too_low", "4.3", force=force(tiles), need=need)
    return None


def tick(p, tile):
    """Select a tile; the others don't see it yet."""
    p.tiles[tile] -= 1
    p.chosen.append(tile)


def untick_all(p):
    """Return all ticked tiles to the stack."""
    for tile in p.chosen:
        p.tiles[tile] += 1
    p.chosen.clear()


def show(s, p):
    """Show the ticked tiles to everybody; returns their names."""
    reveal(s)
    names = [TILES[tile] for tile in p.chosen]
    for tile in p.chosen:
        if tile in p.shown:
            p.shown.remove(tile)
    p.revealed += p.chosen
    p.chosen.clear()
    return names


# --- [3.9.9] [3.9.10] after a parry or duel: supports are spent, titans may be kept for a disc each -------


def spend_supports(s, p):
    """[4.1] The supports that were played go to the box."""
    for tile in p.revealed:
        if is_support(tile):
            s.box[tile] += 1
    p.revealed = [tile for tile in p.revealed if is_titan(tile)]


@step
def keep_titans(s, seat):
    """[3.9.9] [3.9.10] Titans that were played may be kept for a disc each; the rest go to the box."""
    p = s.players[seat]
    spend_supports(s, p)
    if p.revealed and p.personal:
        then(s, retain, seat)
    else:
        lose_revealed(s, p)


@decision
def retain(s, seat):
    """[3.9.9] Pay 1 disc to take a titan back, or stop."""
    for tile in sorted(set(s.players[seat].revealed)):
        yield RETAIN[tile], None
    yield DONE, None


@retain.resolve
def retain(s, seat, action):
    p = s.players[seat]
    if action == DONE:
        lose_revealed(s, p)
        return
    tile = TILE[action[1]]
    p.personal -= 1
    p.revealed.remove(tile)
    p.tiles[tile] += 1
    p.shown.append(tile)
    tell(s, "retained", seat=seat, tile=TILES[tile])
    then(s, keep_titans, seat)


def lose_revealed(s, p):
    """Titans that are not kept go to the box face up."""
    for tile in p.revealed:
        s.box[tile] += 1
    p.revealed.clear()
