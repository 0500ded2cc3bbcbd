"""The state of a match of Panthalos, and the facts that follow from it.

Words: `p` is a player, `f` a figure of theirs: 0 the leader pawn, 1 to 5 the dice. A die is a follower while its
value is 1 to 6; a converted one has the value LEADER, as the pawn has. `where[f]` is a slot's number, or FRONT,
RESTING or WAITING. Discs of a player are in `personal`, on POLIS (`s.polis`), on converted dice, on KRYPT
(`s.krypt`), one on the score track, and otherwise in the general supply: `general(s, seat)`.
"""

from ..course import Course
from .data import (
    AGORA_SPACES,
    ART_SPACES,
    BOARDS,
    CALAMITIES,
    DICE,
    DISCS,
    FRONT,
    LEADER,
    MERKATOR_SPACES,
    PHALANX_SPACES,
    PORT_SPACES,
    ROUNDS,
    STRONGEST,
    SUPPORT,
    TEMPLUM,
    THRESHOLD_PER_SEAT,
    TILE_KINDS,
    TITAN,
    WAITING,
)

EMPTY = -1  # of a space of a display, of a POLIS slot, of `s.place`

# sources of points, as the score track gets them
SHIPPING, MERCHANT_POINTS, ART_POINTS, PARRIES, DUELS = range(5)

# options, by their place in `s.options`; a value is its index among the option's values
(
    LEADER_MUST_BE_PLACED,
    SUPPORTS_NEED_TITAN,
    ONE_SUPPORT_CONVERTS_ALL,
    PLACE_ORDER,
    ALLOW_EMPTY_SHIPMENT,
    MERCHANT_ALWAYS_PEEK,
    FINAL_SHIP_NEEDS_TILE,
    TIE_BREAK,
    FIRST_SEAT,
) = range(9)
BY_SLOT, BY_TURN = 0, 1  # values of PLACE_ORDER
KRYPT_THEN_DISCS, SHARED = 0, 1  # values of TIE_BREAK

# CLOCKWISE[n][seat]: all seats from `seat` on
CLOCKWISE = tuple(tuple(tuple((seat + k) % n for k in range(n)) for seat in range(n)) for n in range(6))


class Player:
    """What belongs to one seat. Lists of ints; tiles are counts by kind."""

    __slots__ = (
        "challenged",
        "chosen",
        "hidden",
        "passed",
        "personal",
        "points",
        "revealed",
        "shipped",
        "shown",
        "tiles",
        "value",
        "where",
    )

    def __init__(self):
        self.value = [LEADER] + [0] * DICE
        self.where = [FRONT] + [WAITING] * DICE
        self.tiles = [0] * TILE_KINDS
        self.chosen = []  # titans and supports ticked for a parry or duel, not yet shown
        self.revealed = []  # shown in the parry or duel going on
        self.shown = []  # titans in the stack that everybody has seen
        self.hidden = []  # titans put into the box face down
        self.points = [0] * 5  # on the track, by source
        self.shipped = 0  # bit g: has shipped goods of kind g
        self.personal = 0
        self.passed = 0
        self.challenged = 0

    def copy(self) -> "Player":
        p = Player.__new__(Player)
        p.value = self.value[:]
        p.where = self.where[:]
        p.tiles = self.tiles[:]
        p.chosen = self.chosen[:]
        p.revealed = self.revealed[:]
        p.shown = self.shown[:]
        p.hidden = self.hidden[:]
        p.points = self.points[:]
        p.shipped = self.shipped
        p.personal = self.personal
        p.passed = self.passed
        p.challenged = self.challenged
        return p

    def __repr__(self):
        return "Player(" + ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__slots__) + ")"


class State(Course):
    """Everything, hidden things too. Piles lie in no order: what comes is decided when it is drawn.

    calamities   bottom first; the last one is face up
    known        by place in `calamities`: a bit for each seat that knows the tile
    krypt        the seats of the discs there, in the order they came
    polis        by slot: the seat whose disc lies there, or EMPTY
    place        the place being resolved, or EMPTY
    """

    __slots__ = (
        "agora",
        "art",
        "artisans",
        "board",
        "box",
        "calamities",
        "first",
        "goods",
        "known",
        "krypt",
        "merchants",
        "merkator",
        "options",
        "phalanx",
        "place",
        "players",
        "polis",
        "port",
        "round",
        "ships",
        "supports",
        "titans",
    )

    def __init__(self, seats: int, board: int, options: tuple[int, ...], rng: int):
        self.agenda = []
        self.rng = rng
        self.luck = 0
        self.events = None
        self.options = options
        self.board = board
        self.round = 0
        self.first = 0
        self.place = EMPTY
        self.players = [Player() for _ in range(seats)]
        self.polis = [EMPTY] * (BOARDS[board].range[1][1] + 1)
        self.krypt = []
        self.agora = [EMPTY] * AGORA_SPACES
        self.phalanx = [EMPTY] * PHALANX_SPACES
        self.art = [EMPTY] * ART_SPACES
        self.port = [EMPTY] * PORT_SPACES
        self.merkator = [EMPTY] * MERKATOR_SPACES
        self.goods = []
        self.supports = []
        self.titans = []
        self.artisans = []
        self.ships = []
        self.merchants = []
        self.calamities = []
        self.known = []
        self.box = [0] * TILE_KINDS

    def copy(self) -> "State":
        """An independent copy that tells no events."""
        s = State.__new__(State)
        s.agenda = self.agenda[:]
        s.rng = self.rng
        s.luck = self.luck
        s.events = None
        s.options = self.options
        s.board = self.board
        s.round = self.round
        s.first = self.first
        s.place = self.place
        s.players = [p.copy() for p in self.players]
        s.polis = self.polis[:]
        s.krypt = self.krypt[:]
        s.agora = self.agora[:]
        s.phalanx = self.phalanx[:]
        s.art = self.art[:]
        s.port = self.port[:]
        s.merkator = self.merkator[:]
        s.goods = self.goods[:]
        s.supports = self.supports[:]
        s.titans = self.titans[:]
        s.artisans = self.artisans[:]
        s.ships = self.ships[:]
        s.merchants = self.merchants[:]
        s.calamities = self.calamities[:]
        s.known = self.known[:]
        s.box = self.box[:]
        return s

    def __repr__(self):
        names = ("agenda", "rng", "luck", *self.__slots__)
        return "State(" + ", ".join(f"{name}={getattr(self, name)!r}" for name in names) + ")"


# --- facts that follow ---------------------------------------------------------------------------------


def clockwise(s, seat: int) -> tuple[int, ...]:
    """All seats in turn order, from `seat` on."""
    return CLOCKWISE[len(s.players)][seat]


def everybody(s) -> int:
    """The bits of all seats."""
    return (1 << len(s.players)) - 1


def followers(p) -> list[int]:
    """[3.1] The dice of a player that are hired and not converted, wherever they are."""
    return [f for f in range(1, DICE + 1) if p.value[f] != LEADER and p.where[f] != WAITING]


def promotable(p) -> list[int]:
    """[3.8] Followers that can still grow."""
    value, where = p.value, p.where
    return [f for f in range(1, DICE + 1) if value[f] < STRONGEST and where[f] != WAITING]


def converted(p) -> int:
    """How many dice of a player carry a disc."""
    return p.value.count(LEADER) - 1


def general(s, seat: int) -> int:
    """[2.3] Discs of a seat in the general supply: all of its discs that are nowhere else."""
    p = s.players[seat]
    return DISCS - 1 - p.personal - converted(p) - s.polis.count(seat) - s.krypt.count(seat)


def tile_count(p) -> int:
    """[2.3] Tiles in front of a player, of any kind."""
    return sum(p.tiles)


def titan_count(p) -> int:
    """Titans in a player's stack, those ticked among them."""
    return sum(p.tiles[TITAN:]) + sum(tile >= TITAN for tile in p.chosen)


def attack(s) -> int:
    """[3.9.9] Force of the calamity this round."""
    return CALAMITIES[s.calamities[-1]].strength + TEMPLUM[s.round - 1]


def threshold(s) -> int:
    """[5] So many discs on KRYPT end the game."""
    return THRESHOLD_PER_SEAT * len(s.players)


def is_full(s) -> bool:
    """[5] There are enough discs on KRYPT to end the game."""
    return len(s.krypt) >= threshold(s)


def is_over(s) -> bool:
    return not s.agenda


def has_lasted(s) -> bool:
    """[5] The last round has been played."""
    return s.round == ROUNDS


# --- discs and tiles move ------------------------------------------------------------------------------


def gain_discs(s, seat: int, number: int) -> int:
    """[2.3] Take up to `number` own discs from the general supply; returns how many there were."""
    number = min(number, general(s, seat))
    s.players[seat].personal += number
    return number


def discard(s, p, tile: int) -> None:
    """Put one of a player's tiles into the box: a titan face down, anything else open."""
    p.tiles[tile] -= 1
    if tile >= TITAN:
        p.hidden.append(tile)
        p.shown.clear()  # nobody can tell any more which of them went
    else:
        s.box[tile] += 1


def is_titan(tile: int) -> bool:
    return tile >= TITAN


def is_support(tile: int) -> bool:
    return SUPPORT <= tile < TITAN
