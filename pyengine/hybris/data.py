"""The numbers printed on boards, tiles and cards, and the ids of all components; `PROVENANCE` says of each table
whether it is printed, inferred or reconstructed.

The rulebook of the expansion is public; that of the base game isn't, nor are the faces of most cards. What no source
shows is our own, so that the printed rules have something to act on: whoever owns the game can put the printed numbers
here, and board, texts and play follow.
"""

from typing import NamedTuple

from .grammar import (
    AEGIS,
    AEON,
    ANANKE,
    ANTHROPOS,
    ANY,
    BY_AVATARS,
    BY_FATALITY,
    BY_STORES,
    CITIES,
    CONCEPTS,
    COSMOS,
    FOLLOWERS,
    FROM_PILLARS,
    FROM_PLACES,
    FROM_POWERS,
    GONOS,
    HERO,
    KAIROS,
    KRATOS,
    KRONOS,
    LOCATIONS,
    LOWEST,
    METRICS,
    PRAYERS,
    PROPHET,
    TEMNEIN,
    VP,
    Op,
    P,
    alone,
    avatar,
    breaks,
    c_gain,
    choose,
    corrupt,
    draw,
    effect,
    free,
    gain,
    lose,
    mill,
    option,
    pay,
    shackle,
    strength,
    well,
)
from .powers import power

PROVENANCE = {
    "ages": "printed",
    "chains": "printed",
    "stores": "printed",
    "intensity": "printed",
    "tracks": "printed",
    "technology_slots": "printed",
    "avatars_at_home": "printed",
    "avatar_rewards": "printed",
    "hermes_powers": "printed",
    "solo_levels": "printed",
    "concept_numbers": "inferred",
    "pieces": "inferred",
    "primordial_types": "printed",
    "locations": "reconstructed",
    "cities": "reconstructed",
    "pillars": "reconstructed",
    "technologies": "reconstructed",
    "premonitions": "reconstructed",
    "primordials": "reconstructed",
    "coliseum": "reconstructed",
    "olympians": "reconstructed",
    "conflict_cards": "reconstructed",
    "concept_cards": "reconstructed",
    "avatars": "reconstructed",
    "chronos_tiles": "reconstructed",
    "tartarus": "reconstructed",
}

# Reconstructed numbers are dials for balance; printed ones never are. These were turned after the first draft, since
# bots that fight won nearly always alone (the measured figures are in tests/bench/README.md):
#   DRAIN 5 to 4, RENOWN from 8, 5, 2 to 10, 7, 3, UNLOCK_POINTS 2 to 1, row cv7 from 5 to 6 Prayers
#   OVERFLOW: alone, two more chains break, one where the player chooses, and 1 VP for Chronos
#   the front of Ananke's tile: alone, 1 VP for Chronos besides
#   what Zeus (5, 3, 2 to 4, 3, 2), Poseidon (5, 2, 3 to 4, 2, 2) and Hades (3, 1, 1 to 4, 2, 2) begin with; what Zeus
#   gains at Planning (2 Followers to 1); a tile of Poseidon (PW07 to PW16) and one of Hades (PW16 to PW12)
#   Coliseum Heroes: Strength 1 more (Kaineus 1 less), 1 VP less
#   concept cards: 20 of 40 main effects cost as much more or, alone, bring Chronos 1 or 2 VP, so that resolving a
#   card in Chronos' turn is not always right; 4 of 8 Desolations break a chain (Temnein too), not 3, and alone 6
# Alone, a player has two Pillars and gets half as many points again as each of several players does, so what makes
# Chronos stronger there is marked `alone`: with it, nobody won against him in company.

# --- parameters --------------------------------------------------------------------------------------------

AGES = 6  # printed
CHAINS_OF_A_TRACK = 5  # printed
STORE = 3  # resources a concept holds; printed
ANANKE_START, KRATOS_START = 3, 2  # Intensity, and as much again as there are players; printed
TECHNOLOGY_SLOTS = 2  # printed
ACTIVATION_COST = (2, 1, 1)  # Aegis: Olympian, Hero, Prophet
CARD_LIMIT = (3, 2, 0)  # Conflict cards in a combat
HAND_LIMIT, PREMONITION_LIMIT, STARTING_HAND = 7, 3, 3
GREATEST, START_GREATNESS, BELOW_ZERO = 10, 5, 2  # Greatness; VP lost for each point below 0
RENOWN = ((10, 2), (7, 1), (3, 0), (0, -1))  # (Greatness at least, VP)
RENOWN_AT = tuple(next(points for least, points in RENOWN if greatness >= least) for greatness in range(GREATEST + 1))
FOLLOWERS_PER_PRAYER, TEMPLE_PRAYERS = 3, 1  # Devotion
UNLOCK_POINTS = 1
DRAIN, DRAIN_OLYMPIAN = 4, 1
PREACH, PREACH_TECHNOLOGY, PREACH_TEMPLE = 2, 1, 1
CITY_ROOM, MATCH_POINTS = 2, 1
DISPLAY, LINE, LINE_OWN = 4, 6, 2
PRIMORDIAL_AGES = (2, 4, 6)
LOWEST_GREATNESS_ALONE = 5  # alone, Wrath II strikes up to here
VICTORY_GREATNESS, DEFEAT_GREATNESS, FURY_GREATNESS = 1, 1, 1  # gained and lost in combat; lost by Ares besides
TOKENS = (1, 1, 1, 1, 1, 1, 3)  # location tokens of a seat, by location
TOKENS_WITH_TARTARUS = (*TOKENS, 1)
SPARKS = 8

# (Sparks on the track, what they bring)
INCOME = (
    (2, effect(gain("aegis"), source=FROM_POWERS)),
    (4, effect(draw("conflict"), source=FROM_POWERS)),
    (6, effect(gain("vp"), source=FROM_POWERS)),
    (8, effect(gain("vp", 2), source=FROM_POWERS)),
)

# --- concepts ----------------------------------------------------------------------------------------------

# by concept
NUMBER = (1, 2, 3, 4, 5, 6)  # of Cosmos, Kratos and Gonos inferred
ORDER = tuple(sorted(range(len(CONCEPTS)), key=NUMBER.__getitem__))  # in which they are resolved
IS_CHAINED = (False, True, True, False, True, True)
STORED = (ANY, FOLLOWERS, AEGIS, ANY, PRAYERS, VP)  # what Chronos stores there
STORED_POINTS = 2  # of Temnein, in place of a resource
AVATAR_OF = (ANY, KRONOS, KRONOS, ANY, KAIROS, AEON)
OVERFLOW = tuple(
    effect(breaks(concept), alone(breaks(concept), breaks(ANY), c_gain("vp")), rival=BY_STORES)
    for concept in range(len(CONCEPTS))
)


class Icon(NamedTuple):
    """A condition on a chain track: so much of a metric, and the same for each player."""

    metric: int
    n: int
    each: int


def _track(*icons: tuple[str, int, int]) -> tuple[Icon, ...]:
    """Icons as (metric, number, number for each player); the first is never covered."""
    return tuple(Icon(METRICS.index(metric), n, each) for metric, n, each in icons)


# by concept; icons add up, except on Temnein's track, where the last visible one counts
TRACK = (
    (),
    _track(
        ("followers", 0, 1),
        ("followers", 3, 0),
        ("prayers", 4, 0),
        ("followers", 0, 1),
        ("prayers", 0, 1),
        ("followers", 4, 0),
    ),
    _track(
        ("aegis", 0, 1),
        ("sparks_on_track", 2, 0),
        ("aegis", 5, 0),
        ("sparks_on_track", 0, 1),
        ("aegis", 2, 0),
        ("sparks_on_track", 5, 0),
    ),
    (),
    _track(
        ("techs_deployed", 1, 0),
        ("prayers_in_well", 5, 0),
        ("temples_in_mortal_world", 0, 1),
        ("techs_deployed", 0, 1),
        ("prayers_in_well", 4, 0),
        ("temples_in_mortal_world", 2, 0),
    ),
    _track(
        ("vp_each", 3, 0),
        ("vp_each", 6, 0),
        ("vp_each", 10, 0),
        ("vp_each", 15, 0),
        ("vp_each", 20, 0),
        ("vp_each", 30, 0),
    ),
)

# --- Chronos' tiles ------------------------------------------------------------------------------------------


class Tile(NamedTuple):
    """One side of an upgrade tile: what taking its Pillar does to its Intensity, and what happens at the end of an
    Age."""

    modifier: int
    age_end: int


FRONT = {
    ANANKE: Tile(-1, effect(mill("premonition", P), alone(c_gain("vp")), rival=BY_FATALITY)),
    KRATOS: Tile(1, effect(mill("coliseum", P))),
}
BACK = {ANANKE: Tile(0, effect(c_gain("vp"), rival=BY_FATALITY)), KRATOS: Tile(1, effect(rival=BY_FATALITY))}
IMMEDIATE = {ANANKE: effect(shackle(who="each")), KRATOS: effect(avatar(LOWEST))}
REACTION_POINTS = 1  # Ananke flipped: so much more whenever Chronos gains VP
REACTION_CARDS = 1  # Kratos flipped: how many more cards an avatar gets

# --- avatars -------------------------------------------------------------------------------------------------


class Avatar(NamedTuple):
    """`home`: what Chronos gets while it is at home; `damnation`: what it does in the Mortal World."""

    base: int
    cards: int
    home: int
    damnation: int
    prayers: int
    primordial: int
    concepts: tuple[int, ...]


TYPES = ("alpha", "beta", "gamma")
AVATAR = (
    Avatar(
        3,
        1,
        effect(c_gain("followers"), c_gain("aegis"), rival=BY_AVATARS),
        effect(breaks(ANY), rival=BY_AVATARS),
        1,
        0,
        (ANTHROPOS, COSMOS),
    ),
    Avatar(
        4,
        1,
        effect(c_gain("prayers"), rival=BY_AVATARS),
        effect(lose("prayers", who="each"), c_gain("prayers"), rival=BY_AVATARS),
        2,
        1,
        (GONOS,),
    ),
    Avatar(
        5, 1, effect(c_gain("vp", 2), rival=BY_AVATARS), effect(c_gain("vp", 3), rival=BY_AVATARS), 3, 2, (TEMNEIN,)
    ),
)

# --- Pillars -------------------------------------------------------------------------------------------------


class Pillar(NamedTuple):
    """`held`: the number of the power while it is owned, or -1; then what passing brings to its owner and to the
    others."""

    id: str
    held: int
    own: int
    others: int


# by concept
PILLAR = (
    Pillar(
        "ascension",
        -1,
        effect(
            choose("self", option(free("spark"), cost=pay("aegis", 2)), option(gain("prayers"))), source=FROM_PILLARS
        ),
        effect(gain("prayers", who="others"), source=FROM_PILLARS),
    ),
    Pillar(
        "truce",
        power("truce", "order", rule="peace"),
        effect(gain("followers", 2), source=FROM_PILLARS),
        effect(gain("followers", who="others"), source=FROM_PILLARS),
    ),
    Pillar(
        "abundance",
        -1,
        effect(gain("aegis", 3), source=FROM_PILLARS),
        effect(gain("aegis", who="others"), source=FROM_PILLARS),
    ),
    Pillar(
        "ambition",
        power("ambition", "combat", strength(3)),
        effect(draw("conflict", 2), source=FROM_PILLARS),
        effect(draw("conflict", who="others"), source=FROM_PILLARS),
    ),
    Pillar(
        "ingenuity",
        power("ingenuity", "craft", discount=1),
        effect(well(), gain("prayers"), source=FROM_PILLARS),
        effect(gain("prayers", who="others"), source=FROM_PILLARS),
    ),
    Pillar(
        "destiny", -1, effect(gain("vp", 2), source=FROM_PILLARS), effect(gain("vp", who="others"), source=FROM_PILLARS)
    ),
)
PILLARS = tuple(pillar.id for pillar in PILLAR)

# --- places --------------------------------------------------------------------------------------------------

OLYMPUS, FORGE, ORACLE, UNDERWORLD, ARENA, MOIRAI, MORTAL_WORLD, TARTARUS = range(len(LOCATIONS))


class Slot(NamedTuple):
    """`bonus`: the number of an effect, or -1. A dotted slot takes any number of characters."""

    id: str
    place: int
    bonus: int
    dotted: bool = False


def _slot(name: str, place: int, *operations: Op, dotted: bool = False) -> Slot:
    return Slot(name, place, effect(*operations, source=FROM_PLACES) if operations else -1, dotted)


SLOTS = (
    _slot("o1", OLYMPUS, gain("prayers")),
    _slot("o2", OLYMPUS, gain("followers")),
    _slot("o3", OLYMPUS, gain("aegis")),
    _slot("o4", OLYMPUS, dotted=True),
    _slot("f1", FORGE, gain("aegis")),
    _slot("f2", FORGE, draw("conflict")),
    _slot("f3", FORGE, gain("followers")),
    _slot("f4", FORGE, dotted=True),
    _slot("r1", ORACLE, gain("prayers")),
    _slot("r2", ORACLE, draw("conflict")),
    _slot("r3", ORACLE, gain("aegis")),
    _slot("r4", ORACLE, dotted=True),
    _slot("u1", UNDERWORLD, draw("conflict")),
    _slot("u2", UNDERWORLD, gain("aegis")),
    _slot("u3", UNDERWORLD, gain("followers")),
    _slot("u4", UNDERWORLD, dotted=True),
    _slot("c1", ARENA, draw("conflict")),
    _slot("c2", ARENA, gain("followers")),
    _slot("c3", ARENA, gain("greatness")),
    _slot("c4", ARENA, dotted=True),
    _slot("m1", MOIRAI, gain("prayers")),
    _slot("m2", MOIRAI, gain("vp")),
    _slot("m3", MOIRAI, gain("followers")),
    _slot("m4", MOIRAI, dotted=True),
    _slot("athens", MORTAL_WORLD, gain("prayers")),
    _slot("sparta", MORTAL_WORLD, draw("conflict")),
    _slot("corinth", MORTAL_WORLD, gain("aegis")),
    _slot("thebes", MORTAL_WORLD, gain("followers")),
    _slot("argos", MORTAL_WORLD, gain("followers")),
    _slot("elis", MORTAL_WORLD, gain("prayers")),
    _slot("rhodes", MORTAL_WORLD, gain("aegis")),
    _slot("eleusis", MORTAL_WORLD, gain("followers")),
    _slot("t1", TARTARUS, corrupt()),  # Tartarus is in play with its module only
    _slot("t2", TARTARUS, corrupt()),
    _slot("t3", TARTARUS, corrupt()),
    _slot("t4", TARTARUS, corrupt(), dotted=True),
)
SLOT = {slot.id: number for number, slot in enumerate(SLOTS)}
SLOTS_OF = tuple(
    tuple(number for number, slot in enumerate(SLOTS) if slot.place == place) for place in range(len(LOCATIONS))
)
FIRST_CITY = SLOT[CITIES[0]]
CITY_SLOTS = range(FIRST_CITY, FIRST_CITY + len(CITIES))
SLOTS_WITHOUT_TARTARUS = range(SLOTS_OF[TARTARUS][0])
CITY_TYPE = (*["craft", "war", "sea", "war", "craft", "faith", "sea", "faith"],)


class Row(NamedTuple):
    """A row of the conversions at Olympus: the number of Prayers, and what they buy."""

    id: str
    cost: int
    buys: int


CONVERSIONS = (
    Row("cv1", 2, effect(gain("aegis", 2), source=FROM_PLACES)),
    Row("cv2", 2, effect(draw("conflict", 2), source=FROM_PLACES)),
    Row("cv3", 3, effect(free("spark"), source=FROM_PLACES)),
    Row("cv4", 4, effect(free("temple"), source=FROM_PLACES)),
    Row("cv5", 4, effect(free("hero"), source=FROM_PLACES)),
    Row("cv6", 4, effect(free("prophet"), source=FROM_PLACES)),
    Row("cv7", 6, effect(gain("vp", 3), source=FROM_PLACES)),
)
SCRAP, SPUN = 2, 2  # Aegis; Followers or Prayers
SCRAP_EFFECT = effect(gain("aegis", SCRAP), source=FROM_PLACES)
OVERTAKE = 1  # Aegis to the owner of each technology ahead in the line
CONSULT, CONSULT_KEEP = 2, 1  # Premonitions drawn, and kept
RESURRECT_COST, RESURRECT_AEGIS = 1, 2  # Followers; Aegis gained
TRAINED, TRAINED_COLISEUM = 2, 1  # cards drawn
TRAIN = effect(draw("conflict", TRAINED), draw("coliseum", TRAINED_COLISEUM), source=FROM_PLACES)
SPIN = {
    "followers": effect(gain("followers", SPUN), source=FROM_PLACES),
    "prayers": effect(gain("prayers", SPUN), source=FROM_PLACES),
}
MEASURE_COST = 1  # Prayers
CUT_COST = 3  # Followers
CUT = effect(free("spark"), source=FROM_PLACES)
DEEDS = {  # the number printed at each: what it brings, or for the last three what it costs
    "scrap": SCRAP,
    "consult": CONSULT_KEEP,
    "spin": SPUN,
    "drain": DRAIN,
    "train": TRAINED + TRAINED_COLISEUM,
    "preach": PREACH,
    "measure": MEASURE_COST,
    "cut": CUT_COST,
    "resurrect": RESURRECT_COST,
}

# --- characters ------------------------------------------------------------------------------------------------------

ALLIES = 5  # Coliseum Heroes in a match: the first five, or the new ones
FIGURES = (
    *("olympian", "hero1", "hero2", "hero3", "prophet1", "prophet2", "prophet3"),
    *(f"ally{number}" for number in range(1, ALLIES + 1)),
)
FIGURE = {name: f for f, name in enumerate(FIGURES)}
THE_OLYMPIAN, FIRST_HERO, FIRST_ALLY = 0, 1, 7
IS_OLYMPIAN, IS_HERO, IS_PROPHET = range(3)
KIND_OF = (IS_OLYMPIAN, *[IS_HERO] * 3, *[IS_PROPHET] * 3, *[IS_HERO] * ALLIES)
# which character comes off which tile
FREED_FROM = {(0, HERO): 1, (1, HERO): 2, (2, HERO): 3, (2, PROPHET): 4, (3, PROPHET): 5, (4, PROPHET): 6}

# --- dials -----------------------------------------------------------------------------------------------


class Dial(NamedTuple):
    """What a severity changes: Intensity of Ananke and Kratos, the avatars' bases, the Greatness at the start, and
    whether what is marked `alone` happens."""

    ananke: int = 0
    kratos: int = 0
    bases: int = 0
    greatness: int = START_GREATNESS
    alone: bool = True


DIAL = (Dial(), Dial(1, -1, -1, alone=False), Dial(-1, 1, 0, 4))  # by severity: as printed, mild, severe

# --- checks of the tables --------------------------------------------------------------------------------

INTENSITY_X1, INTENSITY_X3 = 12, 6  # tokens; printed

if len(AVATAR) != 3 or len(FRONT) != 2 or len(BACK) != 2:
    raise ValueError("an avatar or a tile is missing")
if sum(CHAINS_OF_A_TRACK for chained in IS_CHAINED if chained) != 20 or INTENSITY_X1 + 3 * INTENSITY_X3 != 30:
    raise ValueError("chains or Intensity: the numbers differ from those printed")
if any(len(track) != CHAINS_OF_A_TRACK + 1 for track, chained in zip(TRACK, IS_CHAINED) if chained):
    raise ValueError("a chain track needs one icon more than it has chains")
if sorted(NUMBER) != [1, 2, 3, 4, 5, 6] or sorted(PILLARS) != sorted(set(PILLARS)) or len(PILLARS) != 6:
    raise ValueError("concepts and Pillars are not numbered 1 to 6")
