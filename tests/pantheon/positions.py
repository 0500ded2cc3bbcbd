"""Builds positions of Pantheon from short texts, and has helpers to play and to read them.

Arguments are lists by seat, in the names of spaces, cards and tiles; the reading helpers return the same notation:

    s = position(feet=["604"], columns=["607"], hands=["step step priest"], agenda="take_turn 0 0")
    do(s, "move", "place 603", "done")
    assert feet_of(s, A) == "604 603"

The temple stands on the home of the nation, and the pieces connected to it are linked.
"""

from collections.abc import Iterator

from handling import asked, confided, hands_of, told  # noqa: F401  the tests import these from here
from pyengine.chance import mixed
from pyengine.match import complete_options
from pyengine.pantheon import game, invariants
from pyengine.pantheon.data import (
    BONUSES,
    CARD,
    CARD_COPIES,
    CARDS,
    COLUMN,
    DEMIGOD_COPIES,
    FOOT,
    GOD,
    GOD_COPIES,
    GODS,
    HIGH,
    LOOT,
    LOOT_COPIES,
    NATIONS,
    OFFERINGS,
    SPECIAL_MONEY,
)
from pyengine.pantheon.map import BIT, HOME, ID, NEAR, SPACE, members
from pyengine.pantheon.options import Settings
from pyengine.pantheon.state import GOD_POINTS, NOBODY, Player, State, link, link_to_temple, new_state, set_rank
from pyengine.pantheon.state import general as general_reserve
from pyengine.pantheon.view import view

A, B, C, D = range(4)

# --- building --------------------------------------------------------------------------------------------


def position(
    seats: int = 3,
    *,
    epoch: int = 1,
    nation: str = "Gallia",
    first: int = A,
    mover: int = NOBODY,
    options: dict | None = None,
    agenda: str | list[str] = (),
    temple: bool = True,
    feet=(),
    columns=(),
    reserve=(),
    hands=(),
    known=(),
    ranks=(),
    gods=(),
    steps=(),
    demigods=(),
    seen=(),
    points=(),
    display: str = "",
    shown: str = "Vinthrad Stonkus",
    pile: str | None = None,
    box: str | None = None,
    beside: str = "",
    demigod_pile: str | None = None,
    loot: dict[int, str] | None = None,
    picked: str = "",
    deck: str | int | None = None,
    money: str | None = None,
    idle: int = 0,
) -> State:
    """A position. Lists are by seat; a missing seat, or None, gets 4 feet and 3 columns in reserve and nothing else.

    feet, columns   on the board: "604 603"
    reserve         (feet, columns) in the personal reserve
    hands, known    cards: "step gift gift money1"; `known`: those of them that all players know
    ranks           offering tiles: "dancer 2 temple 1"
    gods, steps     gods: "Vinthrad Vinthrad"; step tiles: "1 2"
    demigods, seen  "3 1"; `seen`: those of them that all players have seen
    points          points from gods so far
    display         the four cards, if they matter
    shown           the gods on display
    pile, box       gods in the pile and in the box; default all unused gods in the pile
    beside          the demigods beside the gods
    demigod_pile    the demigods in the pile, default all unused ones; the rest are out of the game
    loot            by space, default one tile out of reach; `picked`: tiles picked up and not yet used
    deck            the cards or their number, default all unused cards; the rest are discarded
    money           the special money pile, top first, default all unused special money; the rest join the deck
    agenda          the next entries, in the order they happen
    """
    s = new_state(seats, Settings.chosen(complete_options(game, seats, options or {})), mixed(seats))
    s.epoch, s.first, s.mover, s.idle = epoch, first, mover, idle
    others = [number for number, name in enumerate(NATIONS) if name != nation]
    s.track, s.nations = [*others[: epoch - 1], NATIONS.index(nation)], others[epoch - 1 :]
    stand(s, nation if temple else None, feet, columns, reserve)
    deal_cards(s, hands, known, display, deck, money)
    deal_gods(s, gods, shown, pile, box)
    deal_demigods(s, demigods, seen, beside, demigod_pile)
    lay_loot(s, steps, {1815: "demigod"} if loot is None else loot, picked)
    for p, text in by_seat(s, ranks, ""):
        words = text.split()
        for name, rank in zip(words[::2], words[1::2]):
            set_rank(s, p, OFFERINGS.index(name), int(rank))
    for p, number in by_seat(s, points, 0):
        p.points[GOD_POINTS] = number
    s.agenda = entries([agenda] if isinstance(agenda, str) else agenda)
    s.events = []
    invariants(s)
    return s


def by_seat(s: State, values, usual) -> Iterator[tuple[Player, object]]:
    """Each player with its value, or with the default `usual`."""
    for seat, p in enumerate(s.players):
        yield p, usual if seat >= len(values) or values[seat] is None else values[seat]


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def stand(s: State, nation, feet, columns, reserve) -> None:
    """Put the pieces on the board, and link those connected to the temple."""
    for p, text in by_seat(s, columns, ""):
        p.columns = sum(BIT[SPACE[name]] for name in numbers(text))
    if nation:
        s.temple = HOME[nation]
        for p in s.players:
            link_to_temple(s, p)
    for p, text in by_seat(s, feet, ""):
        for name in numbers(text):
            p.feet |= BIT[SPACE[name]]
            p.footing |= NEAR[SPACE[name]]
            link(p, SPACE[name])
    for p, pieces in by_seat(s, reserve, (4, 3)):
        p.spare = list(pieces)


def deal_cards(s: State, hands, known, display, deck, money) -> None:
    left = list(CARD_COPIES)
    for value in SPECIAL_MONEY:
        left[value] += 1
    for p, text in by_seat(s, hands, ""):
        for card in take(left, text):
            p.hand[card] += 1
    for p, text in by_seat(s, known, ""):
        for name in text.split():
            p.shown[CARD[name]] += 1
    if money is None:
        money = " ".join(
            f"money{value}" for value in sorted(SPECIAL_MONEY) if left[value] and take(left, f"money{value}")
        )
        s.money = [CARD[name] for name in reversed(money.split())]
    else:
        s.money = take(left, money)[::-1]
    if not display:
        display = " ".join(
            name for name in ("gift", "priest", "dancer", "temple", "step", "money1") if left[CARD[name]]
        )
        display = " ".join(display.split()[:4])
    s.display = take(left, display)
    if isinstance(deck, str):
        s.deck = take(left, deck)
        deck = 0
    rest = [card for card, count in enumerate(left) for _ in range(count)]
    split = len(rest) if deck is None else deck
    s.deck, s.discards = s.deck + rest[:split], rest[split:]


def take(left: list[int], text: str) -> list[int]:
    """Take the named cards out of the counts in `left`."""
    cards = [CARD[name] for name in text.split()]
    for card in cards:
        left[card] -= 1
    assert min(left) >= 0, f"not enough cards are left for {text}"
    return cards


def deal_gods(s: State, gods, shown, pile, box) -> None:
    left = [god for god in range(len(GODS)) for _ in range(GOD_COPIES)]

    def some(text) -> list[int]:
        found = [GOD[name] for name in text.split()]
        for god in found:
            left.remove(god)
        return found

    for p, text in by_seat(s, gods, ""):
        for god in some(text):
            p.gods[god] += 1
    s.gods = sorted(some(shown))
    if box is not None:
        s.god_box = some(box)
    if pile is not None:
        s.god_pile = some(pile)
        s.god_box += left if box is None else []
        if box is not None:  # the invariants need every god somewhere: the last player gets the rest
            for god in left:
                s.players[-1].gods[god] += 1
    else:
        s.god_pile = left


def deal_demigods(s: State, demigods, seen, beside, demigod_pile) -> None:
    left = list(DEMIGOD_COPIES)

    def some(text) -> list[int]:
        for value in numbers(text):
            left[value] -= 1
        return numbers(text)

    for p, text in by_seat(s, demigods, ""):
        for value in some(text):
            p.demigods[value] += 1
    for p, text in by_seat(s, seen, ""):
        for value in numbers(text):
            p.seen[value] += 1
    s.demigods = sorted(some(beside))
    pile = (
        [value for value, count in enumerate(left) for _ in range(count)]
        if demigod_pile is None
        else some(demigod_pile)
    )
    s.low, s.high = [value for value in pile if value < HIGH], [value for value in pile if value >= HIGH]
    if demigod_pile is not None:
        s.demigod_box = [value for value, count in enumerate(left) for _ in range(count)]


def lay_loot(s: State, steps, loot, picked) -> None:
    left = list(LOOT_COPIES)
    for p, text in by_seat(s, steps, ""):
        for number in numbers(text):
            p.strides[number - 1] += 1
            left[LOOT.index(f"steps{number}")] -= 1
    s.lying = [SPACE[space] for space in loot]
    s.tiles = [LOOT.index(name) for name in loot.values()]
    s.picked = [LOOT.index(name) for name in picked.split()]
    for tile in s.tiles + s.picked:
        left[tile] -= 1
    s.bag = [tile for tile, count in enumerate(left) for _ in range(count)]


def entries(texts: list[str]) -> list[tuple]:
    """An agenda from texts in the order they happen."""
    return [tuple(int(word) if word.isdigit() else word for word in text.split()) for text in reversed(texts)]


def new_game(seats: int, seed: int = 1, **options) -> State:
    """A match at its first decision; `events` has the events of the setup."""
    events = []
    s = game.setup(seats, complete_options(game, seats, options), seed, events)
    return s


# --- playing ---------------------------------------------------------------------------------------------

run, do, choices, reasons = hands_of(game, entries)


# --- reading ---------------------------------------------------------------------------------------------


def feet_of(s: State, seat: int) -> str:
    return " ".join(str(ID[space]) for space in members(s.players[seat].feet))


def columns_of(s: State, seat: int) -> str:
    return " ".join(str(ID[space]) for space in members(s.players[seat].columns))


def hand_of(s: State, seat: int) -> str:
    """The hand of a seat in the notation of `position`, in the order of the kinds."""
    return " ".join(CARDS[card] for card, count in enumerate(s.players[seat].hand) for _ in range(count))


def hand_size(s: State, seat: int) -> int:
    return sum(s.players[seat].hand)


def reserve_of(s: State, seat: int) -> tuple[int, int]:
    """(feet, columns) in the personal reserve."""
    return tuple(s.players[seat].spare)


def general_of(s: State, seat: int) -> tuple[int, int]:
    """(feet, columns) in the general reserve."""
    p = s.players[seat]
    return general_reserve(p, FOOT), general_reserve(p, COLUMN)


def gods_of(s: State, seat: int) -> str:
    return " ".join(GODS[god] for god, count in enumerate(s.players[seat].gods) for _ in range(count))


def demigods_of(s: State, seat: int) -> str:
    return " ".join(str(value) for value, count in enumerate(s.players[seat].demigods) for _ in range(count))


def ranks_of(s: State, seat: int) -> str:
    return " ".join(f"{name} {rank}" for name, rank in zip(OFFERINGS, s.players[seat].rank) if rank)


def points_of(s: State, seat: int) -> int:
    return sum(s.players[seat].points)


def seen_by(s: State, seat: int | None) -> dict:
    return view(s, seat)


def removed_gods(s: State) -> str:
    return " ".join(GODS[god] for god in sorted(s.god_box))


def displayed(s: State) -> str:
    return " ".join(GODS[god] for god in s.gods)


def money_pile(s: State) -> str:
    """The special money pile, top first."""
    return " ".join(CARDS[card] for card in reversed(s.money))


def bonuses(s: State) -> list[str]:
    return [BONUSES[tile] for tile in s.bonus]
