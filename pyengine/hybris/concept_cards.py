"""The 160 concept cards: 40 for each chained concept.

Ten designs a concept, four copies each; a copy pairs the design's main effect with one of eight desolations, so that
every desolation stands on five cards. That there are 40 cards a concept is printed, and so are three names; the effects
are reconstructed.

A card is an int: 40 for each concept, 4 for each design. `CARD_IDS[card]` is its id, such as `A07.2`.
"""

from typing import NamedTuple

from .grammar import (
    AEON,
    ANANKE,
    ANTHROPOS,
    ANY,
    BY_DESOLATION,
    COSMOS,
    GONOS,
    KAIROS,
    KINDS,
    KRATOS,
    KRONOS,
    LOWEST,
    OWN,
    SELF,
    TEMNEIN,
    Op,
    P,
    adds,
    alone,
    ancient,
    avatar,
    block,
    breaks,
    c_gain,
    choose,
    discard,
    draw,
    effect,
    free,
    gain,
    if_,
    intensity,
    lose,
    mentions,
    mill,
    only,
    option,
    pay,
    revive,
    shackle,
    unblock,
    well,
)

COPIES, DESIGNS, DESOLATIONS = 4, 10, 8
CARDS_OF_A_CONCEPT = COPIES * DESIGNS  # printed
CHAINED = (ANTHROPOS, COSMOS, GONOS, TEMNEIN)  # in the order of their cards


class Design(NamedTuple):
    """`bar`: the kinds of characters shown, as bits; 0 is a card without a bar. `main`: the number of its effect."""

    id: str
    bar: int
    main: int


def _deck(concept: int, *designs: tuple) -> list[Design]:
    """The designs of a concept, each written as (id, bar, operations ...)."""
    return [
        Design(name, sum(1 << KINDS.index(kind) for kind in bar.split()), effect(*operations, concept=concept))
        for name, bar, *operations in designs
    ]


def _desolations(concept: int, *sets: tuple[Op, ...]) -> list[int]:
    return [effect(*operations, concept=concept, rival=BY_DESOLATION) for operations in sets]


DECKS = {
    ANTHROPOS: _deck(
        ANTHROPOS,
        ("A01", "hero prophet", gain("followers", 2), c_gain("followers"), alone(c_gain("vp"))),  # Clamour of the Agora
        (
            "A02",
            "prophet",
            choose("self", option(gain("prayers", 3), cost=pay("followers", 2)), option(c_gain("prayers"))),
        ),  # Hungry Pilgrims
        ("A03", "olympian", lose("followers", 2, who="each"), alone(c_gain("vp", 2))),  # Exodus
        ("A04", "hero", draw("conflict", 2), c_gain("followers"), only("zeus", gain("followers"))),  # Heroic Lineage
        (
            "A05",
            "prophet",
            choose("team", option(discard("premonition", who="one", must=True)), option(breaks(ANTHROPOS))),
        ),  # Doubt of the Seers
        ("A06", "", gain("followers", who="each"), c_gain("followers"), alone(c_gain("vp"))),  # Festival of Masks
        (
            "A07",
            "",
            choose("team", option(adds(ANTHROPOS), cost=pay("followers", 3, "team")), option(c_gain("vp", 2))),
        ),  # Ransom of the Captives
        (
            "A08",
            "olympian hero",
            draw("conflict"),
            intensity(KRATOS, -1),
            only("ares", gain("greatness")),
        ),  # Host of the Faithful
        ("A09", "hero", avatar(KRONOS, "athens")),  # Envy of the Cities
        (
            "A10",
            "",
            revive(who="one"),
            gain("prayers", who="one"),
            only("hades", gain("prayers")),
        ),  # Voices below the Ground
    ),
    COSMOS: _deck(
        COSMOS,
        ("C01", "olympian", gain("aegis", 3), intensity(ANANKE, -1), alone(c_gain("vp"))),  # Falling Star
        ("C02", "", lose("aegis", 2, who="each"), alone(c_gain("vp", 2))),  # Long Eclipse
        (
            "C03",
            "prophet",
            choose("self", option(free("spark"), cost=pay("aegis", 2)), option()),
        ),  # Harmony of the Spheres
        ("C04", "hero", block(location="underworld"), alone(c_gain("vp", 2))),  # Void Tide
        (
            "C05",
            "",
            draw("conflict", who="each"),
            c_gain("aegis"),
            alone(c_gain("vp")),
            only("apollo", gain("prayers")),
        ),  # Song of the Pleiades
        ("C06", "olympian", choose("team", option(shackle(2, "one")), option(breaks(COSMOS)))),  # Iron Constellation
        (
            "C07",
            "",
            choose("team", option(ancient(who="one"), cost=pay("aegis", 4, "team")), option(intensity(KRATOS, 1))),
        ),  # Orbiting Anvil
        ("C08", "hero prophet", avatar(KRONOS, "sparta")),  # Comet of the Father
        (
            "C09",
            "prophet",
            draw("premonition"),
            mill("premonition", P),
            alone(c_gain("vp")),
            only("artemis", gain("aegis")),
        ),  # Gate of the Zodiac
        ("C10", "", adds(COSMOS), c_gain("aegis"), alone(c_gain("vp"))),  # Breath of the Upper Air
    ),
    GONOS: _deck(
        GONOS,
        ("G01", "olympian", well(), gain("prayers"), only("athena", gain("prayers"))),  # Gene of Knowledge
        (
            "G02",
            "",
            choose("self", option(unblock(), gain("vp", 2), cost=pay("prayers", 2)), option(c_gain("prayers"))),
        ),  # Cult of the Primordials
        ("G03", "hero", mill("coliseum", P), draw("conflict"), alone(c_gain("vp", 2))),  # Armoury of Phlegyas
        ("G04", "prophet", block(city="elis"), alone(c_gain("vp", 2))),  # Cracked Foundations
        (
            "G05",
            "",
            choose("team", option(ancient(who="one"), cost=pay("prayers", 3, "team")), option(c_gain("prayers"))),
        ),  # Living Bronze
        ("G06", "hero", gain("aegis", 2), well(), only("poseidon", gain("followers"))),  # Quarry of the Giants
        ("G07", "", if_("techs_on_board", 1, lose("aegis")), c_gain("prayers"), alone(c_gain("vp"))),  # Rust
        ("G08", "olympian hero", avatar(KAIROS, "corinth")),  # Titan's Anvil
        (
            "G09",
            "prophet",
            choose("self", option(free("temple"), cost=(pay("aegis", 2), pay("followers"))), option()),
        ),  # Blessed Masonry
        ("G10", "", adds(GONOS), c_gain("prayers"), alone(c_gain("vp"))),  # Oath of the Earth
    ),
    TEMNEIN: _deck(
        TEMNEIN,
        ("T01", "olympian", gain("vp", 2), c_gain("vp"), alone(c_gain("vp"))),  # Hour of Plenty
        ("T02", "hero", lose("vp", 2), draw("conflict", 2)),  # Stolen Seconds
        ("T03", "", adds(ANY), c_gain("vp", 2), alone(c_gain("vp"))),  # Sand Running Upward
        ("T04", "prophet", lose("prayers", who="each"), alone(c_gain("vp", 2))),  # Ageing Idols
        ("T05", "", block(), gain("aegis", who="each"), alone(c_gain("vp"))),  # Frozen Noon
        ("T06", "hero prophet", intensity(ANANKE, 1), only("aphrodite", gain("vp"))),  # Early Dawn
        ("T07", "", avatar(AEON, "elis")),  # Stride of Aeon
        ("T08", "olympian", gain("prayers", 3), shackle(), alone(c_gain("vp"))),  # Borrowed Future
        ("T09", "prophet", mill("premonition"), unblock(), only("hermes", draw("conflict"))),  # Splintered Moment
        (
            "T10",
            "",
            choose("team", option(ancient(who="one"), cost=pay("followers", 4, "team")), option(c_gain("vp"))),
        ),  # Memory of the Golden Age
    ),
}

DESOLATION = {
    ANTHROPOS: _desolations(
        ANTHROPOS,
        (breaks(OWN),),
        (breaks(OWN), c_gain("vp")),
        (breaks(OWN), c_gain("followers")),
        (avatar(LOWEST),),
        (c_gain("vp", 2), shackle(who="one"), alone(breaks(OWN))),
        (breaks(OWN), intensity(KRATOS, 1)),
        (c_gain("followers"), block(empty=True)),
        (avatar(LOWEST), c_gain("followers"), alone(breaks(OWN))),
    ),
    COSMOS: _desolations(
        COSMOS,
        (breaks(OWN),),
        (breaks(OWN), c_gain("vp")),
        (breaks(OWN), c_gain("aegis")),
        (block(empty=True), intensity(KRATOS, 1)),
        (c_gain("vp", 2), c_gain("aegis"), alone(breaks(OWN))),
        (breaks(OWN), shackle(who="one")),
        (avatar(LOWEST),),
        (c_gain("aegis"), intensity(KRATOS, 1), alone(breaks(OWN))),
    ),
    GONOS: _desolations(
        GONOS,
        (breaks(OWN),),
        (breaks(OWN), c_gain("vp")),
        (breaks(OWN), c_gain("prayers")),
        (avatar(LOWEST), intensity(KRATOS, 1)),
        (c_gain("vp", 3), alone(breaks(OWN))),
        (breaks(OWN), block(empty=True)),
        (shackle(who="one"), intensity(KRATOS, 1)),
        (avatar(LOWEST), c_gain("prayers"), alone(breaks(OWN))),
    ),
    TEMNEIN: _desolations(
        TEMNEIN,
        (breaks(OWN),),
        (c_gain("vp", 4), alone(breaks(OWN))),
        (breaks(OWN), c_gain("vp", 2)),
        (avatar(LOWEST), c_gain("vp")),
        (breaks(OWN), shackle(who="one"), c_gain("vp")),
        (breaks(OWN), intensity(KRATOS, 1)),
        (c_gain("vp", 2), block(empty=True), alone(breaks(OWN))),
        (avatar(LOWEST),),
    ),
}

# by card
CARD_IDS: list[str] = []
BAR: list[int] = []
MAIN: list[int] = []
RUIN: list[int] = []  # the effect of its desolation
RUIN_NUMBER: list[int] = []
DESIGN: list[Design] = []
for _concept in CHAINED:
    for _number, _design in enumerate(DECKS[_concept]):
        for _copy in range(COPIES):
            _ruin = (2 * _copy + _number) % DESOLATIONS
            CARD_IDS.append(f"{_design.id}.{_copy + 1}")
            BAR.append(_design.bar)
            MAIN.append(_design.main)
            DESIGN.append(_design)
            RUIN_NUMBER.append(_ruin)
            RUIN.append(DESOLATION[_concept][_ruin])

USES_SELF = [mentions(main, SELF) for main in MAIN]  # does the card need a "you"?

# --- checks of the tables ----------------------------------------------------------------------------------

for _place, _concept in enumerate(CHAINED):
    _cards = range(_place * CARDS_OF_A_CONCEPT, (_place + 1) * CARDS_OF_A_CONCEPT)
    _pairs = {(DESIGN[card].id, RUIN_NUMBER[card]) for card in _cards}
    if len(_pairs) != CARDS_OF_A_CONCEPT or len(CARD_IDS) != CARDS_OF_A_CONCEPT * len(CHAINED):
        raise ValueError(f"concept {_concept}: a card is missing or doubled")
    for _ruin in range(DESOLATIONS):
        if sum(RUIN_NUMBER[card] == _ruin for card in _cards) != CARDS_OF_A_CONCEPT // DESOLATIONS:
            raise ValueError(f"concept {_concept}: desolation {_ruin} is not on five cards")
