"""The nine Olympians: board, six upgrade tiles, characters.

That an Olympian has six tiles with 8 Sparks, 3 Temples, 3 Heroes and 3 Prophets is printed for Hermes and inferred for
the others. Printed are also the two powers of Hermes, Autolykos, and how hard each Olympian is alone; Poseidon's powers
and Aphrodite's seduction are told by previews. The rest is reconstructed.
"""

from typing import NamedTuple

from .grammar import HERO, LOCATIONS, OLYMPIANS, PIECES, PROPHET, SPARK, TEMPLE, draw, gain, strength
from .powers import power

MOIRAI = LOCATIONS.index("moirai")

# the powers that tiles unlock; PW04 and PW14 are on no board
LIBRARY = {
    "PW01": power("PW01", "drain", gain("aegis")),
    "PW02": power("PW02", "preach", gain("followers")),
    "PW03": power("PW03", "convert", discount=1),
    "PW04": power("PW04", "design", gain("prayers")),
    "PW05": power("PW05", "craft", discount=1),
    "PW06": power("PW06", "deploy", gain("vp")),
    "PW07": power("PW07", "combat_win", gain("greatness"), gain("vp")),
    "PW08": power("PW08", "combat", strength(1)),
    "PW09": power("PW09", "consult", rule="more"),
    "PW10": power("PW10", "age_end", gain("prayers")),
    "PW11": power("PW11", "age_end", gain("aegis")),
    "PW12": power("PW12", "age_end", gain("vp")),
    "PW13": power("PW13", "activate_hero", discount=1),
    "PW14": power("PW14", "activate_prophet", discount=1),
    "PW15": power("PW15", "activate_olympian", discount=1),
    "PW16": power("PW16", "wrath1", rule="ignore"),
    "PW17": power("PW17", "resurrect", rule="free_revival"),
    "PW18": power("PW18", "slot_bonus", rule="again", once=True),
    "PW19": power("PW19", "train", draw("conflict")),
    "PW20": power("PW20", "temple_placed", gain("followers", 2)),
    "PW21": power("PW21", "action_at", gain("aegis"), place=MOIRAI),
    "PW22": power("PW22", "pass", draw("conflict")),
    "PW23": power("PW23", "contest", strength(2)),
    "PW24": power("PW24", "enter_blocked", rule="enter", once=True),
    "autolykos": power("autolykos", "slot_bonus", rule="gift"),
}


class Olympian(NamedTuple):
    """`start`: Aegis, Followers, Prayers. `powers`: on the board; `tiles`: that of each upgrade tile."""

    id: str
    solo: str
    box: str
    start: tuple[int, int, int]
    powers: tuple[int, ...]
    tiles: tuple[int, ...]


def _olympian(
    name: str, solo: str, box: str, start: tuple[int, int, int], powers: tuple[int, ...], *tiles: str
) -> Olympian:
    return Olympian(name, solo, box, start, powers, tuple(LIBRARY[tile] for tile in tiles))


BOARD = (
    _olympian(
        "zeus",
        "easy",
        "base",
        (4, 3, 2),
        (power("z1", "planning_start", gain("followers")), power("z2", "combat", strength(2), once=True)),
        "PW08",
        "PW13",
        "PW07",
        "PW10",
        "PW12",
        "PW15",
    ),
    _olympian(
        "athena",
        "medium",
        "base",
        (4, 2, 2),
        (power("a1", "planning_start", draw("conflict")), power("a2", "design", gain("prayers"))),
        "PW08",
        "PW23",
        "PW18",
        "PW09",
        "PW05",
        "PW06",
    ),
    _olympian(
        "poseidon",
        "easy",
        "base",
        (4, 2, 2),
        (
            power("p1", "combat", strength(1), rule="started"),
            power("p1_attacked", "attacked", strength(-1)),
            power("p2", "primordial_revealed", gain("vp", 2)),
        ),
        "PW16",
        "PW13",
        "PW19",
        "PW24",
        "PW11",
        "PW12",
    ),
    _olympian(
        "hades",
        "hard",
        "base",
        (4, 2, 2),
        (power("h1", "hero_defeated_any", gain("prayers")), power("h2", "age_end", rule="return")),
        "PW08",
        "PW17",
        "PW18",
        "PW12",
        "PW01",
        "PW02",
    ),
    _olympian(
        "hermes",
        "medium",
        "divine_betrayal",
        (4, 2, 2),
        (power("arrogant", "order", rule="arrogance"), power("messenger", "drawing", rule="redraw")),
        "autolykos",
        "PW13",
        "PW22",
        "PW15",
        "PW03",
        "PW24",
    ),
    _olympian(
        "apollo",
        "hard",
        "promo",
        (3, 2, 1),
        (power("ap1", "consult", gain("prayers")), power("ap2", "premonition_fulfilled", gain("vp"))),
        "PW17",
        "PW02",
        "PW07",
        "PW09",
        "PW10",
        "PW15",
    ),
    _olympian(
        "ares",
        "medium",
        "love_and_hate",
        (4, 2, 1),
        (power("ar1", "combat", strength(1)), power("ar2", "defeat", rule="fury")),
        "PW08",
        "PW07",
        "PW19",
        "PW20",
        "PW23",
        "PW12",
    ),
    _olympian(
        "artemis",
        "medium",
        "cataclysm",
        (4, 2, 2),
        (power("at1", "combat_win", gain("followers")), power("at2", "slot_bonus", gain("aegis"), once=True)),
        "PW13",
        "PW08",
        "PW18",
        "PW16",
        "PW19",
        "PW11",
    ),
    _olympian(
        "aphrodite",
        "easy",
        "love_and_hate",
        (5, 3, 2),
        (power("ph1", "combat", rule="seduction"), power("ph2", "preach", gain("followers"))),
        "PW06",
        "PW22",
        "PW17",
        "PW02",
        "PW10",
        "PW21",
    ),
)

# what lies on each upgrade tile at first, the same for all
TILES = (
    (HERO, SPARK, SPARK),
    (HERO, SPARK, TEMPLE),
    (HERO, PROPHET, SPARK),
    (PROPHET, SPARK, TEMPLE),
    (PROPHET, SPARK, SPARK),
    (SPARK, TEMPLE),
)
REMOVED_AT_SETUP = ((0, HERO), (3, PROPHET))  # (tile, piece)

# --- checks of the tables ----------------------------------------------------------------------------------

_counts = [sum(tile.count(piece) for tile in TILES) for piece in (SPARK, TEMPLE, HERO, PROPHET)]
if _counts != [8, 3, 3, 3] or len(TILES) != 6 or any(len(each.tiles) != 6 for each in BOARD):
    raise ValueError("upgrade tiles: a piece or a tile is missing")
if tuple(each.id for each in BOARD) != OLYMPIANS or len(PIECES) != 5:
    raise ValueError("the Olympians are not in their order")
