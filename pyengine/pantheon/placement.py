"""Where feet and columns may be placed [3.6], and jumps with Gaiviles [3.7]."""

from ..course import because, tell
from .data import COLUMN, FOOT, GAIVILES, LOOT, PIECES
from .map import BIT, FOR_COLUMNS, FOR_FEET, ID, NEAR, SPACE, members
from .state import put

PLACE = tuple(("place", name) for name in ID)
PLACE_AT = dict(zip(BIT, PLACE))


def crowds(s) -> tuple[int, int]:
    """[3.6] The set of spaces with at least one piece, and the set of those with two, which are full."""
    once = full = 0
    for p in s.players:
        pieces = p.feet | p.columns
        full |= once & pieces
        once |= pieces
    return once, full


def targets(s, p, steps: int, jumps: int) -> int:
    """[3.6] The spaces where a player can place a piece now; `steps` may be money as well."""
    once, full = crowds(s)
    feet, columns = p.spare
    found = p.reach & FOR_FEET if feet else 0
    if columns:
        found |= p.footing & FOR_COLUMNS
    if jumps:
        found |= jump_targets(s, p)
    found &= ~(full | p.feet | p.columns | BIT[s.temple])
    return found if steps > 1 else found & ~once if steps else 0


def jump_targets(s, p) -> int:
    """[3.7] The spaces next to an adjacent piece of another player; a column can only jump over a foot."""
    feet = columns = 0
    for other in s.players:
        if other is not p:
            feet |= other.feet
            columns |= other.columns
    found = 0
    if p.spare[FOOT]:
        for space in members((feet | columns) & p.reach):
            found |= NEAR[space] & FOR_FEET
    if p.spare[COLUMN] and s.options.jump_to_column:
        for space in members(feet & p.reach):
            found |= NEAR[space] & FOR_COLUMNS
    return found


def placements(spaces: int) -> list[tuple]:
    """The action of placing a piece, for each space of the set."""
    actions = []
    while spaces:
        low = spaces & -spaces
        actions.append(PLACE_AT[low])
        spaces ^= low
    return actions


def is_next_to(p, space: int) -> bool:
    """[3.6.1] Is the space connected to the player's pieces without a jump?"""
    return bool(BIT[space] & (p.reach if BIT[space] & FOR_FEET else p.footing))


def cost_of(s, p, space: int) -> int:
    """[3.6] A placement costs 1, and 1 more if another player's piece stands there."""
    bit = BIT[space]
    for other in s.players:
        if (other.feet | other.columns) & bit:
            return 2
    return 1


def place(s, seat: int, name: int) -> int:
    """[3.6] Place a piece on the space with the id `name` and pick up the loot there. Returns the cost."""
    p, space = s.players[seat], SPACE[name]
    cost = cost_of(s, p, space)
    if s.events is not None:
        if not is_next_to(p, space):
            tell(s, "jumped", seat=seat, over=ID[jumped_over(s, p, space)])
        tell(s, "placed", seat=seat, piece=PIECES[FOOT if BIT[space] & FOR_FEET else COLUMN], space=name, cost=cost)
    put(p, space)
    if space in s.lying:
        pick_up(s, seat, space)
    return cost


def jumped_over(s, p, space: int) -> int:
    """[3.7] The first space over which a jump can reach this one."""
    feet = columns = 0
    for other in s.players:
        if other is not p:
            feet |= other.feet
            columns |= other.columns
    over = feet | columns if BIT[space] & FOR_FEET else feet
    return members(over & p.reach & NEAR[space])[0]


def pick_up(s, seat, space):
    """[3.6.2] The first foot on a space takes its loot, which is used at the end of the movement or purchase."""
    index = s.lying.index(space)
    del s.lying[index]
    s.picked.append(s.tiles.pop(index))
    tell(s, "loot_taken", seat=seat, loot=LOOT[s.picked[-1]], space=ID[space])


# --- reasons for refusals --------------------------------------------------------------------------------

TEMPLE_HERE = because("temple_here", "3.6")
OWN_PIECE_HERE = because("own_piece_here", "3.6")
SPACE_FULL = because("space_full", "3.6")
NO_FOOT_LEFT = because("no_foot_left", "3.6")
NO_COLUMN_LEFT = because("no_column_left", "3.6")
NOT_CONNECTED = because("not_connected", "3.6.1")
NO_FOOT_BESIDE = because("no_foot_beside", "3.6.1")
JUMP_SPENT = because("jump_spent", "3.7")


def refused_places(s, p, steps: int, jumps: int, too_dear):
    """[3.6] All spaces that may not be chosen now, each with the first reason that applies.

    `too_dear` is the reason for spaces where only steps or money are missing.
    """
    _, full = crowds(s)
    connected = p.reach & FOR_FEET | p.footing & FOR_COLUMNS
    beyond = jump_targets(s, p) & ~connected
    connected |= beyond if jumps else 0
    barred = (
        (TEMPLE_HERE, BIT[s.temple]),
        (OWN_PIECE_HERE, p.feet | p.columns),
        (SPACE_FULL, full),
        (NO_FOOT_LEFT, 0 if p.spare[FOOT] else FOR_FEET),
        (NO_COLUMN_LEFT, 0 if p.spare[COLUMN] else FOR_COLUMNS),
        (JUMP_SPENT, beyond & ~connected if p.gods[GAIVILES] else 0),
        (NOT_CONNECTED, FOR_FEET & ~connected),
        (NO_FOOT_BESIDE, FOR_COLUMNS & ~connected),
        (too_dear, FOR_FEET | FOR_COLUMNS),
    )
    left = (FOR_FEET | FOR_COLUMNS) & ~targets(s, p, steps, jumps)
    for reason, spaces in barred:
        for action in placements(left & spaces):
            yield action, reason
        left &= ~spaces
