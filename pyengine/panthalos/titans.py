"""Combining titans and supports [4], and ticking them one by one for a parry or a duel."""

from functools import cache, lru_cache

from ..chance import reveal
from ..course import Reason, because, decision, step, tell, then
from .data import ELEMENT_OF, ELEMENTS, FORCE_OF, SUPPORT, TILE, TILE_KINDS, TILES, TITAN
from .state import is_support, is_titan, titan_count

PLAY = tuple(("play", name) for name in TILES)
RETAIN = tuple(("retain", name) for name in TILES)
DONE = ("done",)
HIGHEST_TITAN = tuple(TILE[f"{element}9"] for element in ELEMENTS)

# --- [4.3] which sets are legal, and their force ---------------------------------------------------------

NOTHING_PICKED = because("nothing_picked", "4.3")
TITAN_MISSING = because("titan_missing", "4.2")
FOREIGN_SUPPORT = because("foreign_support", "4.3")
NO_SUPPORT_TO_CONVERT = because("no_support_to_convert", "4.3")
TAKE_BACK_FIRST = because("take_back_first", "4.3")


def why_not_together(s, tiles, element, wild=False):
    """[4.3] Why these tiles may not be played together when `element` is required. `wild`: every tile counts as it.

    [4.2] By option at least one of them must be a titan.
    """
    if not tiles:
        return NOTHING_PICKED
    titans = [tile for tile in tiles if is_titan(tile)]
    supports = [tile for tile in tiles if is_support(tile)]
    if not titans and s.options.supports_need_titan:
        return TITAN_MISSING
    if wild:
        return None
    if any(ELEMENT_OF[tile] != element for tile in supports):
        return FOREIGN_SUPPORT
    foreign = sum(ELEMENT_OF[tile] != element for tile in titans)
    return None if foreign <= converting_power(s.options, len(supports)) else NO_SUPPORT_TO_CONVERT


def converting_power(options, supports: int) -> int:
    """[4.3] How many titans of other elements can be converted by this number of supports."""
    if supports and options.one_support_converts_all:
        return TILE_KINDS
    return supports


def force(tiles) -> int:
    """[4.3] The sum of the values of titans and the bonuses of supports."""
    return sum([FORCE_OF[tile] for tile in tiles])


def best_force(s, p, element, wild=False) -> int:
    """[4.3] The highest force a player can reach, including the tiles played already; 0 if no set is legal."""
    return reach(s, p.chosen + p.revealed, p.tiles, element, wild)[0]


def conceivable_force(s, p, element, wild=False) -> int:
    """[2.3] The highest force consistent with what the others know: an unseen titan may be a 9 of the element.

    Only seats that could reach the force by this measure are asked, able or not, so that being asked reveals nothing.
    """
    tiles = p.tiles[:TITAN] + [0] * (TILE_KINDS - TITAN)
    for tile in p.shown:
        tiles[tile] += 1
    tiles[HIGHEST_TITAN[element]] += titan_count(p) - len(p.shown)
    return reach(s, p.revealed, tiles, element, wild)[0]


def reach(s, table, tiles, element, wild) -> tuple[int, int]:
    """[4.3] The highest force of the tiles on the `table` with any of `tiles`, counts by kind; and the value of the
    least titan of another element in it that could make room for another one."""
    return reach_by(s.options, tuple(table), tuple(tiles), element, wild)


@lru_cache(maxsize=5_000)
def reach_by(options, table: tuple[int, ...], tiles: tuple[int, ...], element, wild) -> tuple[int, int]:
    """[4.3] The same with these options; a set is ticked tile by tile, and each time it is asked for more than once."""
    titans, foreign, supports = 0, [], 0
    total = force(table)
    for tile in table:
        if is_support(tile):
            supports += 1
        elif ELEMENT_OF[tile] == element or wild:
            titans += 1
        else:
            foreign.append(0)  # its force is in `total` already, but it still needs a support
    for tile, held in enumerate(tiles[SUPPORT:], SUPPORT):
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
    turned = foreign[: converting_power(options, supports)]
    if not titans and not turned and (options.supports_need_titan or not supports):
        return 0, 0
    return total + sum(turned), turned[-1] if turned else 0


# --- ticking: one tile at a time -------------------------------------------------------------------------


def tiles_to_play(s, p, element, wild, need):
    """The tiles a player could add, each with None or a reason. Any set begun this way can be completed to a legal one
    that reaches `need`."""
    table = p.chosen + p.revealed
    first, end = (SUPPORT, TITAN) if wild else (SUPPORT + 3 * element, SUPPORT + 3 * element + 3)
    own_supports = sum(p.tiles[first:end])
    foreign = 0
    for tile in table:
        if tile < TITAN:
            own_supports += 1
        else:
            foreign += not wild and ELEMENT_OF[tile] != element
    can_turn = foreign < converting_power(s.options, own_supports)
    best, least = reach(s, table, p.tiles, element, wild)
    for tile, held in enumerate(p.tiles[SUPPORT:], SUPPORT):
        if held:
            own = wild or ELEMENT_OF[tile] == element
            if own:
                yield PLAY[tile], why_not_reach(best, need)
            elif tile < TITAN:
                yield PLAY[tile], FOREIGN_SUPPORT
            elif not can_turn:
                yield PLAY[tile], NO_SUPPORT_TO_CONVERT
            else:
                yield PLAY[tile], why_not_reach(best - max(0, least - FORCE_OF[tile]), need)


def why_not_reach(most, need):
    """[4.3] Nobody begins a set that can't be strong enough: to pick tiles and give up would tell the others
    something."""
    return out_of_reach(most, need) if most < need else None


@cache
def out_of_reach(most: int, need: int) -> Reason:
    return because("out_of_reach", "4.3", force=most, need=need)


def why_not_show(s, p, element, wild, need):
    """[4.3] Why the ticked tiles, together with those shown before, can't be played against a force of `need`."""
    tiles = p.chosen + p.revealed
    if reason := why_not_together(s, tiles, element, wild):
        return reason
    total = force(tiles)
    return force_too_low(total, need) if total < need else None


@cache
def force_too_low(total: int, need: int) -> Reason:
    return because("force_too_low", "4.3", force=total, need=need)


def why_not_give_up(p):
    """[3.9.9] [3.9.10] Ticked tiles are taken back before one gives up: their number would tell the others
    something."""
    return TAKE_BACK_FIRST if p.chosen else None


def tick(p, tile):
    """Select a tile; the others don't see it yet."""
    p.tiles[tile] -= 1
    p.chosen.append(tile)


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
