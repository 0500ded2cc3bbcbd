"""Loot tiles [3.12], and the two decisions they lead to."""

from ..course import because, decision, step, tell, then
from .cards import draw_cards
from .data import (
    CARDS2_LOOT,
    CARDS3_LOOT,
    CHOICE_GAIN,
    CHOICE_LOOT,
    COLUMN,
    DEMIGOD_LOOT,
    FOOT,
    GOD_LOOT,
    HIGHEST,
    MONEY_LOOT,
    OFFERING_LOOT,
    OFFERINGS,
    RESERVE_GAIN,
    RESERVE_LOOT,
    STEPS1_LOOT,
    STEPS2_LOOT,
)
from .gods import gain_money, gain_top_god, take_demigod
from .state import can_be_raised, gain, general, set_rank

RAISE = tuple(("raise", name) for name in OFFERINGS)
GAIN_COLUMNS, GAIN_FEET = ("gain", "columns"), ("gain", "feet")


@step
def loot(s, seat):
    """[3.12] The loot tiles that were picked up are used in the same order."""
    for _ in s.picked:
        then(s, use_loot, seat)


@step
def use_loot(s, seat):
    """[3.12] Use the tile that was picked up first. The player keeps step tiles; the others leave the game."""
    tile = s.picked.pop(0)
    if tile in (STEPS1_LOOT, STEPS2_LOOT):
        gain_steps(s, seat, 1 if tile == STEPS1_LOOT else 2)
    else:
        s.loot_box.append(tile)
        if tile == OFFERING_LOOT:
            then(s, improvement, seat, "loot")
        elif tile == CHOICE_LOOT:
            then(s, supplies, seat)
        else:
            use_at_once(s, seat, tile)


def gain_steps(s, seat, count):
    """[3.12.7] The player has `count` more steps in every movement for the rest of the game."""
    s.players[seat].strides[count - 1] += 1
    tell(s, "steps_gained", seat=seat, count=count)


def use_at_once(s, seat, tile):
    """[3.12] Loot without a choice: demigod [3.12.2], god [3.12.3], cards [3.12.5], money [3.12.6], reserve."""
    if tile == DEMIGOD_LOOT:
        take_demigod(s, seat)
    elif tile == GOD_LOOT:
        gain_top_god(s, seat, "loot")
    elif tile == CARDS2_LOOT:
        draw_cards(s, seat, 2, "loot")
    elif tile == CARDS3_LOOT:
        draw_cards(s, seat, 3, "loot")
    elif tile == MONEY_LOOT:
        gain_money(s, seat)
    elif tile == RESERVE_LOOT:
        gain_reserve(s, seat, *RESERVE_GAIN, "loot")


def gain_reserve(s, seat, feet, columns, cause):
    """[3.12.1] Move pieces from the general to the personal reserve, as far as there are any."""
    p = s.players[seat]
    feet, columns = gain(p, FOOT, feet), gain(p, COLUMN, columns)
    tell(s, "reserve_gained", seat=seat, feet=feet, columns=columns, cause=cause)


@step
def supplies(s, seat):
    """[3.12.1] The player chooses 2 columns or 2 feet; without a choice if one of them is used up."""
    p = s.players[seat]
    if general(p, FOOT) and general(p, COLUMN):
        then(s, choose_reserve, seat)
    else:
        gain_reserve(s, seat, CHOICE_GAIN, CHOICE_GAIN, "loot")


@decision
def choose_reserve(s, seat):
    """[3.12.1] Choose 2 columns or 2 feet."""
    yield GAIN_COLUMNS, None
    yield GAIN_FEET, None


@choose_reserve.resolve
def choose_reserve(s, seat, action):
    if action == GAIN_COLUMNS:
        gain_reserve(s, seat, 0, CHOICE_GAIN, "loot")
    else:
        gain_reserve(s, seat, CHOICE_GAIN, 0, "loot")


# --- [3.12.4] an offering tile of a higher rank ----------------------------------------------------------

RANK_HIGHEST = because("rank_highest", "3.12.4")


@step
def improvement(s, seat, cause):
    """[3.12.4] The player gains a tile of rank 1 or raises an own one by a rank, if possible."""
    if can_be_raised(s.players[seat]):
        then(s, raise_offering, seat, cause)
    else:
        tell(s, "no_raise", seat=seat, cause=cause)


@decision
def raise_offering(s, seat, cause):
    """[3.12.4] Choose the type of offering."""
    rank = s.players[seat].rank
    for offering, action in enumerate(RAISE):
        yield action, RANK_HIGHEST if rank[offering] == HIGHEST else None


@raise_offering.resolve
def raise_offering(s, seat, cause, action):
    p, offering = s.players[seat], OFFERINGS.index(action[1])
    set_rank(s, p, offering, p.rank[offering] + 1)
    tell(s, "raised", seat=seat, offering=action[1], rank=p.rank[offering], cause=cause)
