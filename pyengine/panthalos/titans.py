"""Combining titans and supports [4], and ticking them one by one for a parry or a duel."""

from functools import cache
from operator import mul
from typing import NamedTuple

from ..chance import reveal
from ..course import Reason, because, decision, step, tell, then
from .data import ELEMENT_OF, ELEMENTS, FORCE_OF, SUPPORT, TILE, TILE_KINDS, TILES, TITAN
from .state import is_support, is_titan, titan_count

PLAY = tuple(("play", name) for name in TILES)
RETAIN = tuple(("retain", name) for name in TILES)
DONE = ("done",)
HIGHEST_TITAN = tuple(TILE[f"{element}9"] for element in ELEMENTS)


class Matching(NamedTuple):
    """What matches an element: where its supports and titans lie among the counts of tiles, what each of them is worth,
    and the titans that don't match, the strongest first."""

    supports: slice
    titans: slice
    bonuses: tuple[int, ...]
    values: tuple[int, ...]
    foreign: tuple[int, ...]


def matching(elements) -> Matching:
    """What matches if these elements, which lie side by side, count as the one required."""
    own = [tile for tile in range(SUPPORT, TILE_KINDS) if ELEMENT_OF[tile] in elements]
    supports = [tile for tile in own if is_support(tile)]
    titans = [tile for tile in own if is_titan(tile)]
    foreign = sorted(set(range(TITAN, TILE_KINDS)) - set(titans), key=lambda tile: -FORCE_OF[tile])
    spans = slice(supports[0], supports[-1] + 1), slice(titans[0], titans[-1] + 1)
    return Matching(*spans, *(FORCE_OF[span] for span in spans), tuple(foreign))


OWN = tuple(matching({element}) for element in range(len(ELEMENTS)))
EVERYTHING = matching(range(len(ELEMENTS)))

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
    if wild and not s.options.supports_need_titan:
        return None
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
    total, titans, supports, foreign = 0, 0, 0, 0
    for tile in table:
        total += FORCE_OF[tile]
        if tile < TITAN:
            supports += 1
        elif wild or ELEMENT_OF[tile] == element:
            titans += 1
        else:
            foreign += 1
    own = EVERYTHING if wild else OWN[element]
    held = tiles[own.supports]
    supports += sum(held)
    total += sum(map(mul, held, own.bonuses))
    held = tiles[own.titans]
    titans += sum(held)
    total += sum(map(mul, held, own.values))
    least, room = 0, converting_power(s.options, supports) - foreign
    titans += foreign
    if room > 0:
        for tile in own.foreign:
            if tiles[tile]:
                least = FORCE_OF[tile]
                turned = min(tiles[tile], room)
                titans += turned
                total += turned * least
                room -= turned
                if not room:
                    break
    if not titans and (s.options.supports_need_titan or not supports):
        return 0, 0
    return total, least


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
    considered = []
    for tile, held in enumerate(p.tiles[SUPPORT:], SUPPORT):
        if held:
            if wild or ELEMENT_OF[tile] == element:
                reason = why_not_reach(best, need)
            elif tile < TITAN:
                reason = FOREIGN_SUPPORT
            elif not can_turn:
                reason = NO_SUPPORT_TO_CONVERT
            else:
                reason = why_not_reach(best - max(0, least - FORCE_OF[tile]), need)
            considered.append((PLAY[tile], reason))
    return considered


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
