"""The Strength of rows and enemies in a combat, and how a combat names its enemy [6.1, 6.3]."""

from .conflicts import BONUS, LEFT, PER, PER_FOE, RIGHT, STRENGTH
from .data import ALLIES, AVATAR, DIAL, FIGURES
from .data_cards import COLISEUM_HERO
from .state import EMPTY
from .tartarus import PRISONER

# the number by which a combat names its enemy: avatars from 0 on, Heroes of the Coliseum by their number in this match,
# prisoners, and characters of players (`player_foe`)
FIRST_HERO_FOE = len(AVATAR)
FIRST_PRISONER_FOE = FIRST_HERO_FOE + ALLIES
FIRST_PLAYER_FOE = FIRST_PRISONER_FOE + len(PRISONER)


def row_strength(row: list[int], others: int) -> list[int]:
    """[6.1] The Strength of the cards of a row, and the bonus of each combo in it; `others` are the enemy's cards."""
    total, combos, right = 0, [], EMPTY
    for card in row:
        total += STRENGTH[card]
        if PER[card]:
            total += others if PER[card] == PER_FOE else len(row)
        if LEFT[card] >= 0 and LEFT[card] == right:
            combos.append(BONUS[card])
        right = RIGHT[card]
    return [total, *combos]


def totals(s, fight) -> tuple[int, int]:
    """[6.1] (the player's Strength, the enemy's), before the minimum of 0."""
    own, *combos = row_strength(fight.row, len(fight.foe_row))
    theirs, *their_combos = row_strength(fight.foe_row, len(fight.row))
    their_combos.sort()
    if fight.cancelled:
        del their_combos[-fight.cancelled :]
    if fight.own_cancelled:
        combos.sort()
        del combos[-fight.own_cancelled :]
    return own + sum(combos) + fight.plus, foe_base(s, fight.foe) + theirs + sum(their_combos) + fight.foe_plus


def foe_base(s, foe: int) -> int:
    """[6.3] The base of an avatar, of a Coliseum Hero or of a prisoner; characters of players have none."""
    if foe < FIRST_HERO_FOE:
        return AVATAR[foe].base + DIAL[s.options.severity].bases
    if foe >= FIRST_PRISONER_FOE:
        return PRISONER[foe - FIRST_PRISONER_FOE].base if foe < FIRST_PLAYER_FOE else 0
    return COLISEUM_HERO[hero_of(s, foe - FIRST_HERO_FOE)].base


def player_foe(seat: int, f: int) -> int:
    """The number by which a combat names a character of a player as the enemy."""
    return FIRST_PLAYER_FOE + seat * len(FIGURES) + f


def foe_seat(foe: int) -> int:
    """The seat of an enemy that is a character of a player, or EMPTY."""
    return (foe - FIRST_PLAYER_FOE) // len(FIGURES) if foe >= FIRST_PLAYER_FOE else EMPTY


def foe_figure(foe: int) -> int:
    """The character of a player that is the enemy."""
    return (foe - FIRST_PLAYER_FOE) % len(FIGURES)


def hero_of(s, number: int) -> int:
    """[8.2] The Coliseum Hero with that number among the five in this match; the new ones don't come with Tartarus."""
    return number + (ALLIES if s.options.new_cards and not s.options.tartarus else 0)
