"""The state of a match of Pantheon, and the facts that follow from it.

Words: `p` is a player; a set of spaces is an int, bit n for space n (`map.py`). Feet and columns of a player are in the
personal reserve, `spare`, on the board, and otherwise in the general reserve: `general(p, piece)`.
"""

from ..course import Course
from .data import (
    BIG_FOOT,
    CARD_KINDS,
    FOOT,
    GAIVILES,
    GODS,
    HIGHEST,
    MONEY,
    OFFERING,
    OFFERINGS,
    PIECES_OF_A_KIND,
    START_PIECES,
    STONKUS,
    STONKUS_MONEY,
    TILES_OF_A_SIDE,
    VINTHRAD,
)
from .map import BIT, FOR_FEET, NEAR

NOWHERE = NOBODY = NONE = -1  # of the temple; of the seat with the big foot; of a nation or a card

# sources of points
GOD_POINTS, ENDS, DEMIGODS, COLUMNS, PIETALTE_POINTS = range(5)

# options, by their place in `s.options`; a value is its index among the option's values
(
    BONUS_TILES,
    START_RESERVE,
    CARTAGO_PLACEMENT,
    FOLLOWERS_USE_STEP_TILES,
    JUMP_TO_COLUMN,
    TRAITERA_AT_END,
    FIRST_SEAT,
) = range(7)
DEALT, DRAFTED = 0, 1  # values of BONUS_TILES
PRINTED, BY_PLAYERS = 0, 1  # values of START_RESERVE

# CLOCKWISE[n][seat]: all seats from `seat` on
CLOCKWISE = tuple(tuple(tuple((seat + k) % n for k in range(n)) for seat in range(n)) for n in range(5))


class Player:
    """What belongs to one seat. Counts are lists by kind; of `feet` and `columns` on the board sets of spaces."""

    __slots__ = (
        "columns",
        "demigods",
        "feet",
        "footing",
        "gods",
        "hand",
        "linked",
        "points",
        "rank",
        "reach",
        "seen",
        "shown",
        "spare",
        "strides",
        "waiting",
    )

    def __init__(self):
        self.hand = [0] * CARD_KINDS
        self.shown = [0] * CARD_KINDS  # at least so many of a kind are in the hand, as all know
        self.spare = list(START_PIECES)
        self.feet = 0
        self.columns = 0
        self.linked = 0  # [3.6.1] the pieces that are linked to the temple
        self.reach = 0  # spaces next to the temple or to one of them
        self.footing = 0  # spaces next to a foot
        self.rank = [0] * len(OFFERINGS)
        self.gods = [0] * len(GODS)
        self.strides = [0, 0]  # step tiles of 1, of 2
        self.demigods = [0] * 7  # by value
        self.seen = [0] * 7  # those of them that all have seen
        self.points = [0] * 5  # by source
        self.waiting = 0  # 1: the column of the bonus tile is still to be placed

    def copy(self) -> "Player":
        p = Player.__new__(Player)
        p.hand = self.hand[:]
        p.shown = self.shown[:]
        p.spare = self.spare[:]
        p.feet = self.feet
        p.columns = self.columns
        p.linked = self.linked
        p.reach = self.reach
        p.footing = self.footing
        p.rank = self.rank[:]
        p.gods = self.gods[:]
        p.strides = self.strides[:]
        p.demigods = self.demigods[:]
        p.seen = self.seen[:]
        p.points = self.points[:]
        p.waiting = self.waiting
        return p

    def __repr__(self):
        return "Player(" + ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__slots__) + ")"


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

    __slots__ = (
        "bag",
        "bonus",
        "deck",
        "demigod_box",
        "demigods",
        "discards",
        "display",
        "epoch",
        "first",
        "god_box",
        "god_pile",
        "gods",
        "high",
        "idle",
        "loot_box",
        "low",
        "lying",
        "money",
        "mover",
        "nations",
        "options",
        "picked",
        "players",
        "stock",
        "temple",
        "tiles",
        "track",
    )

    def __init__(self, seats: int, options: tuple[int, ...], rng: int):
        self.agenda = []
        self.rng = rng
        self.luck = 0
        self.events = None
        self.options = options
        self.epoch = 0
        self.first = 0
        self.temple = NOWHERE
        self.mover = NOBODY
        self.idle = 0
        self.players = [Player() for _ in range(seats)]
        self.nations = []
        self.track = []
        self.deck = []
        self.discards = []
        self.display = []
        self.money = []
        self.gods = []
        self.god_pile = []
        self.god_box = []
        self.demigods = []
        self.low = []
        self.high = []
        self.demigod_box = []
        self.bag = []
        self.tiles = []
        self.lying = []
        self.picked = []
        self.loot_box = []
        self.stock = [TILES_OF_A_SIDE] * (2 * len(OFFERINGS))
        self.bonus = []

    def copy(self) -> "State":
        """An independent copy that tells no events."""
        s = State.__new__(State)
        s.agenda = self.agenda[:]
        s.rng = self.rng
        s.luck = self.luck
        s.events = None
        s.options = self.options
        s.epoch = self.epoch
        s.first = self.first
        s.temple = self.temple
        s.mover = self.mover
        s.idle = self.idle
        s.players = [p.copy() for p in self.players]
        s.nations = self.nations[:]
        s.track = self.track[:]
        s.deck = self.deck[:]
        s.discards = self.discards[:]
        s.display = self.display[:]
        s.money = self.money[:]
        s.gods = self.gods[:]
        s.god_pile = self.god_pile[:]
        s.god_box = self.god_box[:]
        s.demigods = self.demigods[:]
        s.low = self.low[:]
        s.high = self.high[:]
        s.demigod_box = self.demigod_box[:]
        s.bag = self.bag[:]
        s.tiles = self.tiles[:]
        s.lying = self.lying[:]
        s.picked = self.picked[:]
        s.loot_box = self.loot_box[:]
        s.stock = self.stock[:]
        s.bonus = self.bonus[:]
        return s

    def __repr__(self):
        names = ("agenda", "rng", "luck", *self.__slots__)
        return "State(" + ", ".join(f"{name}={getattr(self, name)!r}" for name in names) + ")"


# --- facts that follow ---------------------------------------------------------------------------------


def clockwise(s, seat: int) -> tuple[int, ...]:
    """All seats in turn order, from `seat` on."""
    return CLOCKWISE[len(s.players)][seat]


def on_board(p, piece: int) -> int:
    """How many feet, or columns, of a player stand on the board."""
    return (p.columns if piece else p.feet).bit_count()


def general(p, piece: int) -> int:
    """[2.2] Feet or columns of a player in the general reserve: all that are nowhere else."""
    return PIECES_OF_A_KIND - p.spare[piece] - on_board(p, piece)


def own_steps(s, p) -> int:
    """[3.4.1] Steps of an own movement before any card: the big foot, 1 for each Vinthrad [3.9.5], step tiles as printed."""
    return BIG_FOOT + p.gods[VINTHRAD] + p.strides[0] + 2 * p.strides[1]


def follow_steps(s, p) -> int:
    """[3.4.2] The same without the big foot; by an option without step tiles."""
    steps = p.gods[VINTHRAD]
    return steps + p.strides[0] + 2 * p.strides[1] if s.options[FOLLOWERS_USE_STEP_TILES] else steps


def free_steps(s, seat: int) -> int:
    """[3.4.1] Steps before any card in the movement that goes on now."""
    p = s.players[seat]
    return own_steps(s, p) if s.mover == seat else follow_steps(s, p)


def jumps(p) -> int:
    """[3.7] So many jumps in every movement."""
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


def is_over(s) -> bool:
    return not s.agenda


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


def is_offering(card: int) -> bool:
    return card >= OFFERING


def is_money(card: int) -> bool:
    return MONEY <= card < OFFERING


def highest_rank(p) -> int:
    return max(p.rank)


def can_be_raised(p) -> bool:
    """[3.12.4] Is any offering tile missing, or below the highest rank?"""
    return min(p.rank) < HIGHEST
