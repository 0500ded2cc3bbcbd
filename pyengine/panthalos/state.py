"""The state of a match of Panthalos, and the facts that follow from it.

Words: `p` is a player, `f` a figure of theirs: 0 the leader pawn, 1 to 5 the dice. A die is a follower while its
value is 1 to 6; a converted one has the value LEADER, as the pawn has. `where[f]` is a slot's number, or FRONT,
RESTING or WAITING. Discs of a player are in `personal`, on POLIS (`s.polis`), on converted dice, on KRYPT
(`s.krypt`), one on the score track, and otherwise in the general supply: `general(s, seat)`.
"""

from ..course import Course, holds, state_class
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
from .options import Settings

EMPTY = -1  # of a space of a display, of a POLIS slot, of `s.place`

# sources of points, as the score track gets them
SHIPPING, MERCHANT_POINTS, ART_POINTS, PARRIES, DUELS = range(5)


@state_class
class Player:
    """What belongs to one seat. Lists of ints; tiles are counts by kind.

    chosen     titans and supports ticked for a parry or duel, not yet shown
    revealed   those shown in the parry or duel going on
    shown      titans in the stack that everybody has seen
    hidden     titans put into the box face down
    points     on the track, by source
    shipped    bit g: has shipped goods of kind g
    """

    value: list[int] = holds([LEADER] + [0] * DICE)
    where: list[int] = holds([FRONT] + [WAITING] * DICE)
    tiles: list[int] = holds([0] * TILE_KINDS)
    chosen: list[int] = holds()
    revealed: list[int] = holds()
    shown: list[int] = holds()
    hidden: list[int] = holds()
    points: list[int] = holds([0] * 5)
    shipped: int = 0
    personal: int = 0
    passed: int = 0
    challenged: int = 0


@state_class
class State(Course):
    """Everything, hidden things too. Piles lie in no order: what comes is decided when it is drawn.

    calamities   bottom first; the last one is face up
    known        by place in `calamities`: a bit for each seat that knows the tile
    krypt        the seats of the discs there, in the order they came
    polis        by slot: the seat whose disc lies there, or EMPTY
    place        the place being resolved, or EMPTY
    """

    options: Settings = ()
    board: int = 0
    round: int = 0
    first: int = 0
    place: int = EMPTY
    players: list[Player] = holds()
    polis: list[int] = holds()
    krypt: list[int] = holds()
    agora: list[int] = holds([EMPTY] * AGORA_SPACES)
    phalanx: list[int] = holds([EMPTY] * PHALANX_SPACES)
    art: list[int] = holds([EMPTY] * ART_SPACES)
    port: list[int] = holds([EMPTY] * PORT_SPACES)
    merkator: list[int] = holds([EMPTY] * MERKATOR_SPACES)
    goods: list[int] = holds()
    supports: list[int] = holds()
    titans: list[int] = holds()
    artisans: list[int] = holds()
    ships: list[int] = holds()
    merchants: list[int] = holds()
    calamities: list[int] = holds()
    known: list[int] = holds()
    box: list[int] = holds([0] * TILE_KINDS)


def new_state(seats: int, board: int, options: Settings, rng: int) -> State:
    """A state with empty displays and piles, nothing on the agenda, and figures as they begin."""
    polis = [EMPTY] * (BOARDS[board].range[1][1] + 1)
    return State(rng=rng, options=options, board=board, players=[Player() for _ in range(seats)], polis=polis)


# --- facts that follow ---------------------------------------------------------------------------------


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
    return sum(p.tiles[TITAN:]) + len([tile for tile in p.chosen if tile >= TITAN])


def attack(s) -> int:
    """[3.9.9] Force of the calamity this round."""
    return CALAMITIES[s.calamities[-1]].strength + TEMPLUM[s.round - 1]


def threshold(s) -> int:
    """[5] The number of discs on KRYPT that ends the game."""
    return THRESHOLD_PER_SEAT * len(s.players)


def is_full(s) -> bool:
    """[5] There are enough discs on KRYPT to end the game."""
    return len(s.krypt) >= threshold(s)


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
