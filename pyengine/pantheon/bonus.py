"""Bonus tiles [2.4], dealt or drafted [2.5]."""

from ..chance import draw
from ..course import clockwise, decision, step, tell, then
from .cards import draw_cards
from .data import (
    BONUS_CARDS,
    BONUS_RESERVE,
    BONUSES,
    CARDS_BONUS,
    COLUMN_BONUS,
    DEMIGOD_BONUS,
    GOD_BONUS,
    MONEY_BONUS,
    RESERVE_BONUS,
)
from .gods import draw_demigods, gain_money, gain_top_god
from .loot import gain_reserve
from .map import BIT, COLUMN_SPACES, SPACE
from .placement import OWN_PIECE_HERE, PLACE, SPACE_FULL, crowds
from .state import link

BONUS = tuple(("bonus", name) for name in BONUSES)


def deal_bonus(s):
    """[2.4] Each player gets and uses a random bonus tile, in turn order; the others go back to the box."""
    for seat in clockwise(s, s.first):
        use_bonus(s, seat, draw(s, s.bonus))
    s.bonus.clear()


def use_bonus(s, seat, tile):
    """[2.4] Apply the effect of a bonus tile; a column waits until the epoch is set up."""
    tell(s, "bonus_got", seat=seat, bonus=BONUSES[tile])
    if tile == GOD_BONUS:
        gain_top_god(s, seat, "bonus")
    elif tile == DEMIGOD_BONUS:
        draw_demigods(s, seat, 1)
    elif tile == COLUMN_BONUS:
        s.players[seat].waiting = 1
    elif tile == RESERVE_BONUS:
        gain_reserve(s, seat, *BONUS_RESERVE, "bonus")
    elif tile == CARDS_BONUS:
        draw_cards(s, seat, BONUS_CARDS, "bonus")
    elif tile == MONEY_BONUS:
        gain_money(s, seat)


@step
def bonus_columns(s):
    """[2.4] The column of a bonus tile is placed after the setup of the first epoch."""
    for seat in clockwise(s, s.first):
        if s.players[seat].waiting:
            then(s, place_bonus_column, seat)


@decision
def place_bonus_column(s, seat):
    """[2.4] Place a column from the general reserve on any column space, connected or not, that has room for it."""
    _, full = crowds(s)
    for space in COLUMN_SPACES:
        own = s.players[seat].columns & BIT[space]
        yield PLACE[space], OWN_PIECE_HERE if own else SPACE_FULL if full & BIT[space] else None


@place_bonus_column.resolve
def place_bonus_column(s, seat, action):
    p, space = s.players[seat], SPACE[action[1]]
    p.waiting = 0
    p.columns |= BIT[space]
    if p.reach & BIT[space]:
        link(p, space)
    tell(s, "bonus_placed", seat=seat, space=action[1])


# --- [2.5] the draft -------------------------------------------------------------------------------------


@step
def draft(s):
    """[2.5] Players choose from the last in turn order to the first."""
    for seat in clockwise(s, s.first)[::-1]:
        then(s, draft_bonus, seat)
    then(s, put_away)


@decision
def draft_bonus(s, seat):
    """[2.5] Take one of the remaining tiles and use it at once."""
    for tile in s.bonus:
        yield BONUS[tile], None


@draft_bonus.resolve
def draft_bonus(s, seat, action):
    tile = BONUSES.index(action[1])
    s.bonus.remove(tile)
    use_bonus(s, seat, tile)
    if tile == COLUMN_BONUS:
        then(s, place_bonus_column, seat)


@step
def put_away(s):
    """[2.5] The tiles nobody took go back to the box."""
    s.bonus.clear()
