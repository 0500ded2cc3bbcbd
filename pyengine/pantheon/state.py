"""The state of a match of Pantheon, and the facts that follow from it.

Words: `p` is a player; a set of spaces is an int, bit n for space n (`map.py`). Feet and columns of a player are in the
personal reserve, `spare`, on the board, and otherwise in the general reserve: `general(p, piece)`.
"""

from ..course import Course, holds, state_class
from .data import (
    BIG_FOOT,
    CARD_KINDS,
    FOOT,
    GAIVILES,
    GODS,
    HIGHEST,
    OFFERINGS,
    PIECES_OF_A_KIND,
    START_PIECES,
    STONKUS,
    STONKUS_MONEY,
    TILES_OF_A_SIDE,
    VINTHRAD,
)
from .map import BIT, FOR_FEET, NEAR
from .options import Settings

NOWHERE = NOBODY = NONE = -1  # of the temple; of the seat with the big foot; of a nation or a card

# sources of points
GOD_POINTS, ENDS, DEMIGODS, COLUMNS, PIETALTE_POINTS = range(5)


@state_class
class Player:
    """What belongs to one seat. Counts are lists by kind; of `feet` and `columns` on the board sets of spaces.

    shown      at least so many cards of a kind are in the hand, as everybody knows
    linked     [3.6.1] the pieces that are linked to the temple
    reach      spaces next to the temple or to one of them
    footing    spaces next to a foot
    strides    step tiles of 1, of 2
    demigods   by value; `seen`: those of them that everybody has seen
    points     by source
    waiting    1: the column of the bonus tile is still to be placed
    """

    hand: list[int] = holds([0] * CARD_KINDS)
    shown: list[int] = holds([0] * CARD_KINDS)
    spare: list[int] = holds(START_PIECES)
    feet: int = 0
    columns: int = 0
    linked: int = 0
    reach: int = 0
    footing: int = 0
    rank: list[int] = holds([0] * len(OFFERINGS))
    gods: list[int] = holds([0] * len(GODS))
    strides: list[int] = holds([0, 0])
    demigods: list[int] = holds([0] * 7)
    seen: list[int] = holds([0] * 7)
    points: list[int] = holds([0] * 5)
    waiting: int = 0


@state_class
class State(Course):
    """Everything, hidden things too. Piles lie in no order: what comes is decided when it is drawn.

    temple            the space it stands on, or NOWHERE
    mover             the seat with the big foot, or NOBODY
    idle              turns in a row in which cards were drawn
    nations, track    those to come; those that have been, the active one last
    deck, discards, display, money    cards; special money with the top card last
    gods, god_pile, god_box           displayed, in the pile, removed
    demigods, low, high, demigod_box  values: displayed, in the upper and lower part of the pile, removed
    bag, tiles, lying   loot: in the bag, on the board, the spaces it lies on there
    picked, loot_box    loot: picked up but not yet used, removed
    stock             offering tiles left: of each type with ranks 1/2, then of each with 3/4
    bonus             bonus tiles nobody has
    """

    options: Settings = ()
    epoch: int = 0
    first: int = 0
    temple: int = NOWHERE
    mover: int = NOBODY
    idle: int = 0
    players: list[Player] = holds()
    nations: list[int] = holds()
    track: list[int] = holds()
    deck: list[int] = holds()
    discards: list[int] = holds()
    display: list[int] = holds()
    money: list[int] = holds()
    gods: list[int] = holds()
    god_pile: list[int] = holds()
    god_box: list[int] = holds()
    demigods: list[int] = holds()
    low: list[int] = holds()
    high: list[int] = holds()
    demigod_box: list[int] = holds()
    bag: list[int] = holds()
    tiles: list[int] = holds()
    lying: list[int] = holds()
    picked: list[int] = holds()
    loot_box: list[int] = holds()
    stock: list[int] = holds([TILES_OF_A_SIDE] * (2 * len(OFFERINGS)))
    bonus: list[int] = holds()


def new_state(seats: int, options: Settings, rng: int) -> State:
    """A state with empty piles, an empty board and nothing on the agenda."""
    return State(rng=rng, options=options, players=[Player() for _ in range(seats)])


# --- facts that follow ---------------------------------------------------------------------------------


def on_board(p, piece: int) -> int:
    """How many feet, or columns, of a player stand on the board."""
    return (p.columns if piece else p.feet).bit_count()


def general(p, piece: int) -> int:
    """[2.2] Feet or columns of a player in the general reserve: all that are nowhere else."""
    return PIECES_OF_A_KIND - p.spare[piece] - on_board(p, piece)


def own_steps(s, p) -> int:
    """[3.4.1] Steps of an own movement before any card: the big foot, 1 for each Vinthrad [3.9.5], step tiles as
    printed."""
    return BIG_FOOT + p.gods[VINTHRAD] + p.strides[0] + 2 * p.strides[1]


def follow_steps(s, p) -> int:
    """[3.4.2] The same without the big foot; by an option without step tiles."""
    steps = p.gods[VINTHRAD]
    return steps + p.strides[0] + 2 * p.strides[1] if s.options.followers_use_step_tiles else steps


def free_steps(s, seat: int) -> int:
    """[3.4.1] Steps before any card in the movement that goes on now."""
    p = s.players[seat]
    return own_steps(s, p) if s.mover == seat else follow_steps(s, p)


def jumps(p) -> int:
    """[3.7] How many jumps the player has in every movement."""
    return p.gods[GAIVILES]


def money_cards(p) -> int:
    """[3.5.3] What the money cards of a player come to."""
    hand = p.hand
    return hand[1] + 2 * hand[2] + 3 * hand[3] + 4 * hand[4] + 5 * hand[5]


def budget(p) -> int:
    """[3.5.3] What a player can spend in a Buy action: all money cards, and 2 for each Stonkus [3.9.6]."""
    return money_cards(p) + STONKUS_MONEY * p.gods[STONKUS]


def epoch_is_over(s) -> bool:
    """[3.13] No loot is left on the board, or no god beside it."""
    return not s.lying or not s.gods


# --- cards and pieces move -----------------------------------------------------------------------------


def gain(p, piece: int, number: int) -> int:
    """[3.12.1] Take up to `number` feet or columns from the general reserve; returns how many there were."""
    number = min(number, general(p, piece))
    p.spare[piece] += number
    return number


def to_discards(s, p, card: int) -> None:
    """Put a card from a hand onto the common discard pile."""
    p.hand[card] -= 1
    if p.shown[card]:
        p.shown[card] -= 1
    s.discards.append(card)


def set_rank(s, p, offering: int, rank: int) -> None:
    """[3.5.1] Give a player the tile of that rank: turned over, or taken for the old one, which leaves the game."""
    old = p.rank[offering]
    p.rank[offering] = rank
    if old == 0 or (old < 3) != (rank < 3):
        s.stock[offering + (0 if rank < 3 else len(OFFERINGS))] -= 1


def link(p, space: int) -> None:
    """[3.6.1] A piece on this space is linked now, and with it all own columns that touch it, and so on."""
    columns = p.columns
    p.linked |= BIT[space]
    p.reach |= NEAR[space]
    touched = NEAR[space] & columns & ~p.linked
    while touched:
        low = touched & -touched
        near = NEAR[low.bit_length() - 1]
        p.linked |= low
        p.reach |= near
        touched = (touched | near & columns) & ~p.linked


def put(p, space: int) -> None:
    """[3.6] Put a piece from the personal reserve on a space, of the kind that belongs there."""
    if BIT[space] & FOR_FEET:
        p.spare[FOOT] -= 1
        p.feet |= BIT[space]
        p.footing |= NEAR[space]
    else:
        p.spare[1] -= 1
        p.columns |= BIT[space]
    link(p, space)


def link_to_temple(s, p) -> None:
    """[3.6.1] At the start of an epoch: what a player reaches from the temple."""
    p.feet = p.footing = p.linked = 0
    p.reach = NEAR[s.temple]
    touched = p.reach & p.columns
    while touched:
        low = touched & -touched
        link(p, low.bit_length() - 1)
        touched &= ~p.linked


def highest_rank(p) -> int:
    return max(p.rank)


def can_be_raised(p) -> bool:
    """[3.12.4] Is any offering tile missing, or below the highest rank?"""
    return min(p.rank) < HIGHEST
