"""Builds positions of Panthalos from short texts, and has helpers to play and to read them.

Arguments are lists by seat, in the names of the board and the tiles; the reading helpers return the same notation:

    s = position(figures=["leader@AGORA-1 3 2@THERMAE"], tiles=["iron fire8"], discs=[2], agenda="take_turn 0")
    do(s, "pick 3", "slot ART-2")
    assert figures_of(s, A) == "leader@AGORA-1 3@ART-2 2@THERMAE"

The leader is figure 0, wherever it is written; the dice are figures 1 to 5 in the order they are written.
"""

from collections.abc import Iterator

from handling import asked, confided, hands_of, told  # noqa: F401  the tests import these from here
from pyengine import course
from pyengine.chance import Dice, below, mixed
from pyengine.match import complete_options
from pyengine.panthalos import RULES, game, invariants
from pyengine.panthalos.data import (
    ARTISAN,
    BASIC,
    BOARDS,
    CALAMITIES,
    CALAMITY,
    COPIES,
    DICE,
    FOLLOWERS,
    FRONT,
    LEADER,
    MERCHANT,
    MERCHANTS,
    PLACES,
    REFINED,
    RESTING,
    SHIP,
    SIDE,
    SUPPORT,
    TILE,
    TILE_KINDS,
    TILES,
    TITAN,
    WAITING,
)
from pyengine.panthalos.options import Settings
from pyengine.panthalos.state import EMPTY, Player, State, new_state
from pyengine.panthalos.state import general as general_supply

A, B, C, D, E = range(5)

PILES = {
    "goods": (BASIC, REFINED),
    "ships": (SHIP, ARTISAN),
    "artisans": (ARTISAN, SUPPORT),
    "supports": (SUPPORT, TITAN),
    "titans": (TITAN, TILE_KINDS),
}

# --- building --------------------------------------------------------------------------------------------


def position(
    seats: int = 3,
    *,
    round: int = 1,
    first: int = A,
    options: dict | None = None,
    agenda: str | list[str] = (),
    place: str | None = None,
    figures=(),
    tiles=(),
    discs=(),
    general=(),
    polis: dict[str, int] | None = None,
    krypt=(),
    revealed=(),
    agora: str = "",
    phalanx: str = "",
    art: str = "",
    port: str = "",
    merkator: str = "",
    piles: dict[str, int | str] | None = None,
    calamity: str = "C12",
    below: str = "",
) -> State:
    """A position. Lists are by seat; a missing seat, or None, gets the default.

    figures   "leader@AGORA-1 3 2@THERMAE converted": in front unless a place is given; the other dice wait in FORO
    tiles     "iron armour ship-iron fire+2 fire8"; default none
    revealed  tiles shown in the current parry or duel; requires `place`
    discs     in the personal supply; default 4
    general   discs in the general supply; the rest of them lie on KRYPT
    polis     by slot: the seat whose disc lies there
    piles     by pile: the number of tiles or their names; default all unused tiles. The rest are in the box
    calamity  the open one; `below` is the next one, if it matters
    agenda    the next entries, in the order they happen
    """
    chosen = Settings.chosen(complete_options(game, seats, options or {}))
    s = new_state(seats, SIDE[seats], chosen, mixed(seats))
    s.round, s.first, s.place = round, first, PLACES.index(place) if place else EMPTY
    left = list(COPIES)
    for p, text in by_seat(s, figures, "leader" + " 2" * FOLLOWERS[seats]):
        stand(s, p, text)
    for p, text in by_seat(s, tiles, ""):
        for tile in take(left, text):
            p.tiles[tile] += 1
    for p, text in by_seat(s, revealed, ""):
        p.revealed = take(left, text)
    for p, number in by_seat(s, discs, 4):
        p.personal = number
    for slot, seat in (polis or {}).items():
        s.polis[BOARDS[s.board].number[slot]] = seat
    s.krypt += krypt
    for seat, (_, number) in enumerate(by_seat(s, general, None)):
        s.krypt += [seat] * (0 if number is None else general_supply(s, seat) - number)
    for spaces, text in ((s.agora, agora), (s.phalanx, phalanx), (s.art, art), (s.port, port)):
        spaces[: len(text.split())] = take(left, text)
    stock(s, left, piles or {})
    deal_merchants(s, merkator.split(), (piles or {}).get("merchants", len(MERCHANTS)))
    pile_calamities(s, calamity, below)
    s.agenda = entries([agenda] if isinstance(agenda, str) else agenda)
    s.events = []
    invariants(s)
    return s


def by_seat(s: State, values, usual) -> Iterator[tuple[Player, object]]:
    """Each player with its value, or with the default `usual`."""
    for seat, p in enumerate(s.players):
        yield p, usual if seat >= len(values) or values[seat] is None else values[seat]


def stand(s: State, p: Player, text: str) -> None:
    """Place a player's figures as the text says."""
    spots = {"": FRONT, "THERMAE": RESTING, **BOARDS[s.board].number}
    die = 0
    for figure in text.split():
        name, _, spot = figure.partition("@")
        if name == "leader":
            p.where[0] = spots[spot]
        else:
            die += 1
            p.where[die] = spots[spot]
            p.value[die] = LEADER if name == "converted" else int(name)


def take(left: list[int], text: str) -> list[int]:
    """Take the named tiles out of the counts in `left`; a refined good is the other side of a basic one."""
    tiles = [TILE[name] for name in text.split()]
    for tile in tiles:
        left[tile - REFINED if REFINED <= tile < SHIP else tile] -= 1
    assert min(left) >= 0, f"not enough tiles are left for {text}"
    return tiles


def stock(s: State, left: list[int], piles: dict[str, int | str]) -> None:
    """Fill the piles from the tiles in `left`; the rest go to the box."""
    for name, (begin, end) in PILES.items():
        wanted = piles.get(name, sum(left[begin:end]))
        if isinstance(wanted, int):
            wanted = " ".join([TILES[tile] for tile in range(begin, end) for _ in range(left[tile])][:wanted])
        setattr(s, name, take(left, wanted))
    s.box = left


def deal_merchants(s: State, displayed: list[str], number: int) -> None:
    """Put the named merchants on MERKATOR, `number` of the others in the pile, and the rest in the box."""
    s.merkator[: len(displayed)] = [MERCHANT[name] for name in displayed]
    s.merchants = [merchant for merchant in range(len(MERCHANTS)) if merchant not in s.merkator][:number]


def pile_calamities(s: State, calamity: str, below: str) -> None:
    """Build the pile, bottom first; each earlier round has removed one calamity."""
    top = [CALAMITY[name] for name in (below, calamity) if name]
    others = [number for number in range(len(CALAMITIES)) if number not in top]
    s.calamities = others[max(s.round - 1, 0) :] + top
    s.known = [0] * (len(s.calamities) - 1) + [(1 << len(s.players)) - 1]


def entries(texts: list[str]) -> list[tuple]:
    """An agenda from texts in the order they happen."""
    return [tuple(int(word) if word.isdigit() else word for word in text.split()) for text in reversed(texts)]


# --- playing ---------------------------------------------------------------------------------------------

run, do, choices, reasons = hands_of(game, entries)


def playthrough(seats: int, seed: int, **options) -> Iterator[State]:
    """Play a match at random; yields the state at every decision and at the end."""
    dice = Dice(seed)
    s = game.setup(seats, complete_options(game, seats, options), seed)
    s.events = []
    while s.agenda:
        yield s
        legal = course.choices(RULES, s)
        course.apply(RULES, s, legal[below(dice, len(legal))])
    yield s


# --- reading ---------------------------------------------------------------------------------------------


def figures_of(s: State, seat: int) -> str:
    """The figures of a seat in the notation of `position`."""
    p = s.players[seat]
    spots = {FRONT: "", RESTING: "@THERMAE"}
    return " ".join(
        ("leader" if f == 0 else "converted" if p.value[f] == LEADER else str(p.value[f]))
        + (spots[p.where[f]] if p.where[f] < 0 else "@" + BOARDS[s.board].slots[p.where[f]].id)
        for f in range(DICE + 1)
        if p.where[f] != WAITING
    )


def tiles_of(s: State, seat: int) -> str:
    """The tiles of a seat in the notation of `position`, in the order of `TILES`."""
    return in_words(s.players[seat].tiles)


def boxed(s: State) -> str:
    """The tiles that lie face up in the box."""
    return in_words(s.box)


def in_words(counts: list[int]) -> str:
    return " ".join(TILES[tile] for tile, count in enumerate(counts) for _ in range(count))


def lying(spaces: list[int]) -> str:
    """The tiles of a display, from left to right."""
    return " ".join(TILES[tile] for tile in spaces if tile != EMPTY)


def polis_of(s: State) -> dict[str, int]:
    """By slot: the seat whose disc lies there."""
    return {slot.id: seat for slot, seat in zip(BOARDS[s.board].slots, s.polis) if seat != EMPTY}


def merchants_at(s: State) -> str:
    return " ".join(MERCHANTS[number].id for number in s.merkator if number != EMPTY)


def discs_of(s: State, seat: int) -> tuple[int, int]:
    """(discs in the personal supply, discs in the general supply)."""
    return s.players[seat].personal, general_supply(s, seat)


def points_of(s: State, seat: int) -> int:
    """Points on the score track."""
    return sum(s.players[seat].points)


def titans_of(s: State, seat: int) -> int:
    """The number of titans in the stack."""
    return sum(s.players[seat].tiles[TITAN:])
