"""The state of a match of Hybris, and the facts that follow from it.

Words: `p` is a player, `f` a figure of theirs: 0 the Olympian, 1 to 3 Heroes, 4 to 6 Prophets, 7 to 11 the allies won
in the Coliseum. `where[f]` is a slot's number, or RESERVE, FALLEN, ON_TILE (not freed yet) or AWAY (not theirs, or out
of the game). Sets of slots, figures, tiles, cities or powers are ints, a bit for each.

Decks are unordered: what comes is decided when it is drawn. What was put under a deck comes last, in order (`under`).
Against Chronos everything lies open, so nothing is hidden but what chance will bring. In rivalry hands, Premonitions,
location tokens that lie face down and rows that are laid but not yet turned over are hidden from the other players.
"""

from ..chance import reveal
from ..course import Course, holds, state_class
from .data import (
    ALLIES,
    AVATAR,
    CHAINS_OF_A_TRACK,
    CITY_SLOTS,
    CONCEPTS,
    DIAL,
    DISPLAY,
    FIGURES,
    FIRST_ALLY,
    IS_CHAINED,
    KIND_OF,
    NUMBER,
    SPARKS,
)
from .grammar import OLYMPIANS, PIECES, RIVAL_SOURCES, SOURCES, SPARK
from .olympians import TILES
from .options import RIVALRY, Settings

EMPTY = -1  # no card, no seat, no city
RESERVE, FALLEN, ON_TILE, AWAY = -1, -2, -3, -4
HOME = -1  # where an avatar is that is in no city
IN_PRISON, BESIDE = -1, -2  # where a prisoner is; BESIDE less the number of a location: on its picture, not on a slot

KINDS_OF_PIECES = 4

# why a match has ended; 0 while it goes on
CHAINS_GONE, ALL_TILES, LAST_AGE = 1, 2, 3


@state_class
class Player:
    """What belongs to one seat.

    stock         Aegis, Followers, Prayers
    points        victory points by source
    pieces        what still lies on the upgrade tiles: 4 numbers for each tile, by kind
    token         by figure: the location it is programmed for, or EMPTY
    spent         figures activated in this Age
    under         Conflict cards under the deck
    wards         cards under the Oracle board
    crafted       technologies on the board; `deployed` those in cities, `deployed_at` where
    pillars       concepts whose Pillars are held, in the order they were taken
    used          powers used in this Age; `spared` 1 once a defeat was ignored
    shown         figures whose location token lies open; matters in rivalry only
    corruption    space on the Corruption track, 0 without Tartarus; `corrupted` the Corruption cards kept for their
                  power
    guilt         tokens on the Primordial in the Underworld
    """

    olympian: int = 0
    stock: list[int] = holds([0, 0, 0])
    points: list[int] = holds([0] * len(SOURCES))
    greatness: int = 0
    shackles: int = 0
    pieces: list[int] = holds([tile.count(kind) for tile in TILES for kind in range(KINDS_OF_PIECES)])
    temples: int = 0
    where: list[int] = holds([RESERVE] + [ON_TILE] * (FIRST_ALLY - 1) + [AWAY] * ALLIES)
    token: list[int] = holds([EMPTY] * len(FIGURES))
    spent: int = 0
    deck: list[int] = holds()
    under: list[int] = holds()
    discard: list[int] = holds()
    hand: list[int] = holds()
    premonitions: list[int] = holds()
    wards: list[int] = holds()
    crafted: list[int] = holds()
    deployed: list[int] = holds()
    deployed_at: list[int] = holds()
    pillars: list[int] = holds()
    passed: int = 0
    used: int = 0
    spared: int = 0
    combats_won: int = 0
    shown: int = 0
    corruption: int = 0
    corrupted: list[int] = holds()
    guilt: int = 0


@state_class
class Combat:
    """A combat that is being fought. `foe` is an avatar, 3 more than the place of a Coliseum Hero in the game's five, 8
    more than a prisoner, or 13 more than a character of another player (`player_foe`).

    slot      where it is fought, or EMPTY in the arena; `cause` what led to it (`combat.py`)
    tech      the technology that is contested, or EMPTY
    plus      what powers and cards have added to the player's and to the enemy's Strength
    cancelled the enemy's best combos that count nothing; `own_cancelled` the player's
    sealed    what the two players have laid face down, in order: cards of their hands, or EMPTY for no card
    """

    seat: int = 0
    figure: int = 0
    foe: int = 0
    cause: int = 0
    slot: int = EMPTY
    tech: int = EMPTY
    row: list[int] = holds()
    foe_row: list[int] = holds()
    plus: int = 0
    foe_plus: int = 0
    played: int = 0
    cancelled: int = 0
    own_cancelled: int = 0
    sealed: list[int] = holds()
    foe_sealed: list[int] = holds()


@state_class
class State(Course):
    """Everything.

    turn        the seat whose turn it is or was last: it decides for the table
    cursor      the concept being resolved, or EMPTY
    face        by concept: the card face up on its deck, or EMPTY; `gone` are the obliterated cards
    focus       by concept: the seat whose token lies there, or EMPTY
    store       by concept: resources that Chronos has stored
    chronos     Chronos' victory points by source
    intensity   by concept, only of Ananke and Kratos; `flipped` a bit for each of the two
    avatars     the slot of each, or HOME
    line        technologies in the Forge, the first in front; `line_of` whose they are
    box         technologies out of the game
    heroes      Coliseum Heroes not yet seen; `champion` the one displayed, or EMPTY; `beaten` how many were beaten
    types       types of Primordials still to come; `primordial` the one in the Underworld, `revealed` the one that came
                in this Age, or EMPTY
    reached     rivalry: the number of the turn last taken in this cycle, or -1
    arrogance   rivalry: the number that Hermes' token shows, or EMPTY
    corruption  the Corruption deck; `corruption_top` a card that was put back on it, or EMPTY; `corruption_under` what
                was put under it; `offered` two cards of which one is kept; `corruption_seen` a bit for each seat that
                knows the card on the deck, or the first one offered
    prisoners   where each prisoner is; `owners` whose token lies on its card, or EMPTY
    ending      why the match has ended, or 0
    """

    options: Settings = ()
    age: int = 0
    turn: int = 0
    cursor: int = EMPTY
    players: list[Player] = holds()
    chains: list[int] = holds([CHAINS_OF_A_TRACK if chained else 0 for chained in IS_CHAINED])
    face: list[int] = holds([EMPTY] * len(CONCEPTS))
    gone: list[int] = holds()
    focus: list[int] = holds([EMPTY] * len(CONCEPTS))
    store: list[int] = holds([0] * len(CONCEPTS))
    chronos: list[int] = holds([0] * len(RIVAL_SOURCES))
    intensity: list[int] = holds([0] * len(CONCEPTS))
    flipped: int = 0
    weakened: int = 0
    avatars: list[int] = holds([HOME] * len(AVATAR))
    avatar_deck: list[int] = holds()
    avatar_discard: list[int] = holds()
    blocked: int = 0
    well: int = 0
    technologies: list[int] = holds()
    display: list[int] = holds([EMPTY] * DISPLAY)
    line: list[int] = holds()
    line_of: list[int] = holds()
    ancient: list[int] = holds()
    box: list[int] = holds()
    oracle: list[int] = holds()
    oracle_under: list[int] = holds()
    oracle_discard: list[int] = holds()
    arena: list[int] = holds()
    arena_under: list[int] = holds()
    arena_discard: list[int] = holds()
    heroes: list[int] = holds()
    champion: int = EMPTY
    types: list[int] = holds()
    primordial: int = 0
    revealed: int = EMPTY
    combats: list[Combat] = holds()
    reached: int = -1
    arrogance: int = EMPTY
    corruption: list[int] = holds()
    corruption_under: list[int] = holds()
    corruption_discard: list[int] = holds()
    corruption_top: int = EMPTY
    corruption_seen: int = 0
    offered: list[int] = holds()
    prisoners: list[int] = holds()
    owners: list[int] = holds()
    ending: int = 0


# --- what kind of match it is ----------------------------------------------------------------------------------


def is_alone(s) -> bool:
    """[7.3] Does what holds against one player only happen? It doesn't if Chronos is mild."""
    return len(s.players) == 1 and DIAL[s.options.severity].alone


def is_rivalry(s) -> bool:
    """[9] Do the players play against each other?"""
    return s.options.mode == RIVALRY


def unveil(s) -> None:
    """[9.7] Something comes to light that was hidden from others. Against Chronos nothing is."""
    if is_rivalry(s):
        reveal(s)


# --- facts that follow: players --------------------------------------------------------------------------------


def points_of(p) -> int:
    """Victory points on the track."""
    return sum(p.points)


def chronos_points(s) -> int:
    return sum(s.chronos)


def sparks(p) -> int:
    """[2.4] Sparks on the track: all that are on no tile."""
    return SPARKS - sum(p.pieces[SPARK::KINDS_OF_PIECES])


def removed(p, kind: int) -> int:
    """[2.4] Pieces of a kind taken off the upgrade tiles, those removed at setup among them."""
    return TOTALS[kind] - sum(p.pieces[kind::KINDS_OF_PIECES])


TOTALS = tuple(sum(tile.count(kind) for tile in TILES) for kind in range(KINDS_OF_PIECES))


def is_unlocked(p, tile: int) -> bool:
    """[2.4] Is nothing left on the tile?"""
    pieces, first = p.pieces, tile * KINDS_OF_PIECES
    return not (pieces[first] or pieces[first + 1] or pieces[first + 2] or pieces[first + 3])


def unlocked(p) -> int:
    """[2.4] How many upgrade tiles are empty."""
    return sum([is_unlocked(p, tile) for tile in range(len(TILES))])


def holders(p, kind: int) -> list[int]:
    """[2.4] The tiles on which a piece of that kind lies."""
    return [tile for tile in range(len(TILES)) if p.pieces[tile * KINDS_OF_PIECES + kind]]


def figures_out(p, kind: int) -> int:
    """Heroes or Prophets that are free and not fallen, wherever they stand."""
    return sum([where >= RESERVE and KIND_OF[f] == kind for f, where in enumerate(p.where)])


def fallen(p) -> list[int]:
    return [f for f, where in enumerate(p.where) if where == FALLEN]


def bits(number: int) -> int:
    """How many bits are set."""
    return number.bit_count()


# --- facts that follow: the table ------------------------------------------------------------------------------


def standing_at(s, slot: int) -> list[tuple[int, int]]:
    """(seat, figure) of all characters on a slot."""
    return [
        (seat, f)
        for seat, p in enumerate(s.players)
        if slot in p.where
        for f in range(len(FIGURES))
        if p.where[f] == slot
    ]


def have_all_passed(s) -> bool:
    """[3.3.1] Has everybody passed in this Age?"""
    for p in s.players:  # noqa: SIM110 (a generator would take twice as long)
        if not p.passed:
            return False
    return True


def occupied(s) -> int:
    """The slots on which somebody stands."""
    return sum({1 << where for p in s.players for where in p.where if where >= 0})


def occupied_by(p) -> int:
    """The slots on which a character of a player stands."""
    return sum({1 << where for where in p.where if where >= 0})


def avatar_at(s, slot: int) -> int:
    """The avatar in a city, or EMPTY."""
    return s.avatars.index(slot) if slot in s.avatars else EMPTY


def cities_for_avatars(s) -> list[int]:
    """[5.9] Cities that are not blocked and without an avatar."""
    return [slot for slot in CITY_SLOTS if not s.blocked >> slot & 1 and slot not in s.avatars]


def technologies_in(s, city: int) -> int:
    """How many technologies are deployed in a city."""
    return sum([p.deployed_at.count(city) for p in s.players])


def seats_in_order(s) -> list[int]:
    """[3.3.1] The seats in the order of their Focus tokens, in rivalry of their turns; before there are any, by
    number."""
    if is_rivalry(s):
        return sorted(range(len(s.players)), key=lambda seat: turn_value(s, seat))
    found = [seat for seat in s.focus if seat != EMPTY]
    return found if len(found) == len(s.players) else list(range(len(s.players)))


def turn_value(s, seat: int) -> int:
    """[9.1] The number that gives a seat its turn: that of its Pillar, or of the Arrogance token that lies on it
    [8.3]."""
    p = s.players[seat]
    if not p.pillars:
        return 0
    if s.arrogance != EMPTY and OLYMPIANS[p.olympian] == "hermes":
        return s.arrogance
    return NUMBER[p.pillars[0]]


def lowest_at_home(s) -> int:
    """[5.9] The avatar at home with the lowest number, or EMPTY."""
    return avatar_at(s, HOME)


def chains_left(s) -> int:
    return sum(s.chains)


def is_flipped(s, concept: int) -> bool:
    return bool(s.flipped >> concept & 1)


PIECE_NAMES = PIECES[:KINDS_OF_PIECES]
