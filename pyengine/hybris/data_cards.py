"""The numbers of technologies, Premonitions, Primordials and Coliseum Heroes; `data.PROVENANCE` says where each is
from."""

from typing import NamedTuple

from .data import TYPES
from .grammar import (
    ANANKE,
    ANY,
    FROM_COMBATS,
    FROM_LOSSES,
    FROM_PREMONITIONS,
    FROM_TECHNOLOGIES,
    KRATOS,
    METRICS,
    Condition,
    Op,
    adds,
    count,
    discard,
    draw,
    effect,
    free,
    gain,
    intensity,
    lose,
    shackle,
    strength,
    unguilt,
)
from .powers import power

# --- technologies --------------------------------------------------------------------------------------------------


class Technology(NamedTuple):
    """`deploy`: what deploying brings besides its points; `rivalry`: the same without Chronos, if it differs; `power`:
    while it lies crafted on the board."""

    id: str
    kind: str
    cost: int
    points: int
    deploy: int
    power: int = -1
    rivalry: int = -1


def _technology(
    name: str, kind: str, cost: int, points: int, *operations: Op, power: int = -1, rivalry: tuple = ()
) -> Technology:
    brings = effect(*operations, source=FROM_TECHNOLOGIES)
    return Technology(name, kind, cost, points, brings, power, effect(*rivalry) if rivalry else -1)


TECHNOLOGY = (
    _technology(
        "TE01", "war", 3, 3, draw("conflict", 2), power=power("TE01", "combat", strength(1))
    ),  # Bronze Automaton
    _technology(
        "TE02",
        "war",
        4,
        4,
        intensity(KRATOS, -1),
        power=power("TE02", "contest", strength(1)),
        rivalry=(gain("greatness"),),
    ),  # Solar Mirror
    _technology("TE03", "war", 5, 5, gain("greatness"), gain("followers")),  # Siege Tortoise
    _technology("TE04", "war", 6, 6, free("hero")),  # Aegis Cannon
    _technology("TE05", "craft", 3, 3, gain("prayers", 2), power=power("TE05", "pass", gain("aegis"))),  # Water Clock
    _technology("TE06", "craft", 4, 4, gain("aegis", 3), power=power("TE06", "craft", discount=1)),  # Steam Lathe
    _technology("TE07", "craft", 5, 5, draw("premonition"), gain("prayers")),  # Gear Oracle
    _technology("TE08", "craft", 6, 6, free("any")),  # Living Forge
    _technology("TE09", "faith", 3, 2, gain("prayers", 3), gain("followers")),  # Votive Lamp
    _technology("TE10", "faith", 4, 3, gain("followers", 4)),  # Singing Bells
    _technology("TE11", "faith", 5, 4, free("temple")),  # Golden Idol
    _technology("TE12", "faith", 6, 5, free("prophet"), gain("prayers", 2)),  # Temple Lift
    _technology("TE13", "sea", 3, 3, gain("aegis", 2), gain("followers")),  # Harbour Crane
    _technology("TE14", "sea", 4, 4, gain("followers", 2), gain("prayers")),  # Trireme Engine
    _technology("TE15", "sea", 5, 5, gain("aegis", 2), power=power("TE15", "age_end", gain("aegis"))),  # Tide Mill
    _technology("TE16", "sea", 6, 6, free("spark"), gain("followers", 2)),  # Leviathan Hull
    # the Ancient Technologies, which come crafted
    _technology("AT1", "war", 0, 5, gain("greatness"), power=power("AT1", "combat", strength(2))),  # Adamant Sickle
    _technology("AT2", "craft", 0, 4, adds(ANY), power=power("AT2", "age_end", gain("prayers"))),  # Ouranian Clock
    _technology(
        "AT3", "faith", 0, 4, free("spark"), gain("prayers", 2), power=power("AT3", "shackle", once=True, rule="ignore")
    ),  # Ark of First Light
    _technology(
        "AT4", "sea", 0, 5, gain("aegis", 3), power=power("AT4", "activate_olympian", discount=1)
    ),  # Okeanid Engine
    _technology(
        "AT5", "faith", 0, 6, intensity(ANANKE, 1), power=power("AT5", "contest", strength(2))
    ),  # Veil of Necessity
)
TECHNOLOGIES = tuple(each.id for each in TECHNOLOGY)
ANCIENT_TECHNOLOGIES = 5  # printed
FIRST_ANCIENT = len(TECHNOLOGY) - ANCIENT_TECHNOLOGIES

# --- Premonitions --------------------------------------------------------------------------------------------------


class Premonition(NamedTuple):
    id: str
    conditions: tuple[Condition, ...]
    reward: int


def _premonition(name: str, *conditions: tuple[str, str, int], reward: tuple[Op, ...]) -> Premonition:
    """Conditions as (metric, comparison, number)."""
    needs = tuple(Condition(METRICS.index(metric), sign == ">=", n) for metric, sign, n in conditions)
    return Premonition(name, needs, effect(*reward, source=FROM_PREMONITIONS))


PREMONITION_CARD = (
    _premonition(
        "PM01", ("temples_in_mortal_world_own", ">=", 2), reward=(gain("vp", 3), free("spark"))
    ),  # Two Shrines
    _premonition("PM02", ("aegis", ">=", 8), reward=(lose("aegis", 3), gain("vp", 3))),  # The Open Purse
    _premonition("PM03", ("followers", ">=", 8), reward=(gain("vp", 2), gain("prayers", 2))),  # A Crowd at Dawn
    _premonition("PM04", ("prayers_in_well", ">=", 6), reward=(gain("vp", 2), gain("greatness"))),  # The Full Well
    _premonition("PM05", ("sparks_on_track", ">=", 2), reward=(gain("vp", 2), free("any"))),  # First Fire
    _premonition("PM06", ("sparks_on_track", ">=", 5), reward=(gain("vp", 4),)),  # Burning Brow
    _premonition("PM07", ("techs_deployed_own", ">=", 1), reward=(gain("vp", 2), free("any"))),  # Gift to Mortals
    _premonition("PM08", ("techs_deployed_own", ">=", 3), reward=(gain("vp", 5),)),  # Age of Engines
    _premonition("PM09", ("combats_won", ">=", 1), reward=(gain("vp", 2), gain("greatness"))),  # Laurels
    _premonition("PM10", ("combats_won", ">=", 2), reward=(gain("vp", 3), draw("conflict", 2))),  # War Hymn
    _premonition("PM11", ("heroes_out", ">=", 2), reward=(gain("vp", 2), gain("aegis", 2))),  # Three Standing Together
    _premonition("PM12", ("prophets_out", ">=", 2), reward=(gain("vp", 2), gain("prayers", 2))),  # Choir
    _premonition("PM13", ("greatness", ">=", 8), reward=(gain("vp", 3),)),  # Pride
    _premonition("PM14", ("greatness", "<=", 3), reward=(gain("greatness", 2), free("spark"))),  # Humility
    _premonition("PM15", ("tiles_unlocked", ">=", 1), reward=(gain("vp", 3),)),  # Awakening
    _premonition("PM16", ("tiles_unlocked", ">=", 3), reward=(gain("vp", 5),)),  # Apotheosis
    _premonition("PM17", ("hand", ">=", 6), reward=(discard("conflict", 2), gain("vp", 3))),  # Armoury
    _premonition(
        "PM18", ("aegis", ">=", 3), ("followers", ">=", 3), ("prayers", ">=", 3), reward=(gain("vp", 2), free("any"))
    ),  # Gathering of Lots
    # of module 1
    _premonition(
        "PN01", ("greatness", ">=", 6), ("sparks_on_track", ">=", 3), reward=(gain("vp", 3), gain("prayers"))
    ),  # Day without Shadow
    _premonition("PN02", ("techs_on_board", ">=", 2), reward=(gain("aegis", 2), gain("vp", 2))),  # High Road of the Sun
    _premonition("PN03", ("shackles", "<=", 0), ("prayers", ">=", 4), reward=(free("spark"), gain("vp"))),  # Clear Air
    # of Tartarus
    _premonition("PT01", ("corruption_space", ">=", 3), reward=(gain("vp", 3),)),  # Descent
    _premonition("PT02", ("prisoners_owned", ">=", 2), reward=(gain("vp", 3), unguilt())),  # Open Cells
    _premonition(
        "PT03", ("corruption_space", "<=", 1), ("guilt", "<=", 0), reward=(free("spark"), gain("greatness"))
    ),  # Clean Hands
)
PREMONITIONS = tuple(each.id for each in PREMONITION_CARD)
NEW_PREMONITIONS, TARTARUS_PREMONITIONS, PREMONITIONS_END = 18, 21, 24

# --- Primordials ---------------------------------------------------------------------------------------------------


class Primordial(NamedTuple):
    """`kind` is the number of its type; -1 is what lies in the Underworld at first."""

    id: str
    kind: int
    aegis: int
    wrath: tuple[int, int]
    is_new: bool = False


def _primordial(
    name: str, kind: str, aegis: int, first: tuple[Op, ...], second: tuple[Op, ...], is_new: bool = False
) -> Primordial:
    wraths = effect(*first, source=FROM_LOSSES), effect(*second, source=FROM_LOSSES)
    return Primordial(name, TYPES.index(kind) if kind else -1, aegis, wraths, is_new)


PRIMORDIAL = (
    _primordial("P0", "", 5, (), ()),  # Chronos
    _primordial("P1", "alpha", 6, (lose("followers", 2),), (lose("vp", 2),)),  # Erebus
    _primordial("P2", "alpha", 5, (discard("conflict"),), (lose("greatness"), lose("vp"))),  # Nyx
    _primordial("P3", "alpha", 7, (lose("aegis", 2),), (lose("vp"), shackle()), is_new=True),  # Hyperion
    _primordial("P4", "beta", 6, (lose("prayers", 2),), (lose("followers", 3),)),  # Gaia
    _primordial("P5", "beta", 5, (lose("aegis"), lose("followers")), (lose("vp", 2),)),  # Pontus
    _primordial("P6", "beta", 7, (lose("greatness"),), (discard("premonition"), lose("vp")), is_new=True),  # Hemera
    _primordial("P7", "gamma", 6, (lose("vp"),), (lose("greatness", 2),)),  # Ouranos
    _primordial("P8", "gamma", 5, (lose("prayers"), discard("conflict")), (lose("aegis", 3),)),  # Phanes
    _primordial(
        "P9",
        "gamma",
        7,
        (lose("prayers"), lose("aegis")),
        (
            lose(
                "vp",
                count(
                    "techs_on_board",
                    "techs_deployed_own",
                    "temples_removed",
                    "heroes_removed",
                    "prophets_removed",
                    by=3,
                ),
            ),
        ),
        is_new=True,
    ),  # Aether
    _primordial("P0T", "", 5, (lose("greatness"), lose("followers", 2)), ()),  # Chronos of Tartarus
)
PRIMORDIALS = tuple(each.id for each in PRIMORDIAL)
CHRONOS_OF_TARTARUS = PRIMORDIALS.index("P0T")

# --- the Coliseum --------------------------------------------------------------------------------------------------


class ColiseumHero(NamedTuple):
    """`ally`: the number of the power that the seat that beats it gets."""

    id: str
    base: int
    cards: int
    reward: int
    ally: int


def _hero(name: str, base: int, cards: int, *operations: Op, ally: int) -> ColiseumHero:
    return ColiseumHero(name, base, cards, effect(*operations, source=FROM_COMBATS), ally)


COLISEUM_HERO = (
    _hero("CH1", 3, 1, gain("vp"), ally=power("CH1", "preach", gain("followers"))),  # Antaeus
    _hero("CH2", 4, 1, gain("vp"), gain("aegis"), ally=power("CH2", "combat", strength(1))),  # Cycnus
    _hero("CH3", 5, 1, gain("vp", 2), ally=power("CH3", "craft", discount=1)),  # Talos
    _hero("CH4", 4, 2, gain("vp", 3), ally=power("CH4", "age_end", gain("followers"))),  # Geryon
    _hero("CH5", 5, 2, gain("vp", 3), gain("greatness"), ally=power("CH5", "combat_win", gain("vp"))),  # Meleager
    # of module 1
    _hero("CN1", 3, 2, gain("vp", 2), ally=power("CN1", "age_end", gain("prayers"))),  # Memnon
    _hero("CN2", 2, 1, gain("vp"), draw("conflict"), ally=power("CN2", "defeat", rule="spare")),  # Kaineus
    _hero("CN3", 4, 2, gain("vp", 3), ally=power("CN3", "contest", strength(2))),  # Hippolyta
    _hero("CN4", 5, 1, gain("vp", 2), ally=power("CN4", "activate_hero", discount=1)),  # Eurytion
    _hero("CN5", 6, 1, gain("vp", 3), gain("prayers"), ally=power("CN5", "combat", strength(1))),  # Asterion
)
COLISEUM_HEROES = tuple(each.id for each in COLISEUM_HERO)
