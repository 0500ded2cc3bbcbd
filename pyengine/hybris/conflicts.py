"""Conflict cards: the decks of the Olympians, of the Coliseum and of the Avatars.

A deck of 18 cards is printed for Hermes and inferred for the others; that there are 26 Avatar cards is printed, as are
the names and parts of some cards, noted beside them. The rest is reconstructed.

A card is an int that stands for all cards with the same face; `CONFLICT_IDS[card]` is its id.
"""

from typing import NamedTuple

from .grammar import (
    ANY,
    FROM_COMBATS,
    KAIROS,
    KRONOS,
    OLYMPIANS,
    Op,
    after_combat,
    av_draw,
    avatar,
    breaks,
    c_gain,
    cancel_combo,
    discard,
    draw,
    draw_to_zone,
    effect,
    flip_arrogance,
    foe_strength,
    gain,
    give,
    lose,
    revive,
    take_back,
)

ELEMENTS = ("fire", "water", "air", "earth")


class Conflict(NamedTuple):
    """A face. Its Strength is `strength`, plus 1 for each card in the enemy's or the own row if `per` says so. If its
    left neighbour's `right` is its `left`, the combo adds `bonus`. Elements are indexes, or -1 for none.

    at_once   the number of the effect when it is played or revealed, or -1
    after     the numbers of effects after the combat
    """

    id: str
    strength: int
    at_once: int
    after: tuple[int, ...]
    left: int
    bonus: int
    right: int
    per: str
    copies: int


FACES: list[Conflict] = []


def _card(
    name: str,
    strength: int,
    *operations: Op,
    left: tuple[str, int] | None = None,
    right: str | None = None,
    per: str = "",
    copies: int = 1,
) -> int:
    """Add a face and return its number."""
    at_once = [op for op in operations if op.kind != "after_combat"]
    after = [part for op in operations if op.kind == "after_combat" for part in op.do]
    element, bonus = (ELEMENTS.index(left[0]), left[1]) if left else (-1, 0)
    FACES.append(
        Conflict(
            name,
            strength,
            effect(*at_once, source=FROM_COMBATS) if at_once else -1,
            tuple(effect(*part, source=FROM_COMBATS) for part in after),
            element,
            bonus,
            ELEMENTS.index(right) if right else -1,
            per,
            copies,
        )
    )
    return len(FACES) - 1


COMMON = (
    _card("K1", 2, right="air", copies=2),  # Spear Thrust
    _card("K2", 1, left=("air", 1), right="earth", copies=2),  # Shield Wall
    _card("K3", 1, after_combat(draw("conflict")), left=("earth", 1), right="fire", copies=2),  # Feint
    _card("K4", 2, left=("fire", 1), right="water", copies=2),  # Battle Cry
    _card("K5", 1, left=("water", 2), copies=2),  # Flanking Run
    _card("K6", 0, after_combat(take_back()), right="air", copies=2),  # Second Wind
)

SIGNATURE = {
    "zeus": (
        _card("ZE1", 4),  # Thunderbolt
        _card("ZE2", 2, after_combat(gain("greatness")), left=("air", 1), right="air"),  # King of the Gods
        _card("ZE3", 1, draw_to_zone(), right="air"),  # Gathering Storm
        _card("ZE4", 2, left=("air", 1), right="fire"),  # Eagle
        _card("ZE5", 3, after_combat(lose("followers")), left=("fire", 1)),  # Wrathful Father
        _card("ZE6", 1, left=("earth", 2), right="water"),  # Oath-Keeper
    ),
    "athena": (
        _card(
            "PA1", 2, foe_strength(-1), left=("earth", 1), right="earth"
        ),  # Gorgon Shield: name [FR example]; owner Athena [INFERRED]
        _card("PA2", 4),  # Pallas Ascendant: a Strength-4 card exists [FR example]
        _card("PA3", 1, draw_to_zone(), right="earth"),  # Stratagem
        _card("PA4", 2, left=("earth", 1), right="earth"),  # Phalanx
        _card("PA5", 0, after_combat(draw("conflict", 2)), left=("air", 1), right="earth"),  # Owl's Counsel
        _card("PA6", 1, after_combat(gain("prayers")), left=("earth", 2)),  # Olive Branch
    ),
    "poseidon": (
        _card("PO1", 3, right="water"),  # Trident
        _card("PO2", 2, left=("water", 2)),  # Tidal Wave
        _card("PO3", 1, foe_strength(-2), left=("earth", 1), right="water"),  # Earthquake
        _card("PO4", 2, left=("water", 1), right="water"),  # Horse of Foam
        _card("PO5", 1, cancel_combo(), right="water"),  # Undertow
        _card("PO6", 1, after_combat(gain("aegis")), left=("fire", 1), right="earth"),  # Salt Wound
    ),
    "hades": (
        _card("HA1", 1, per="foe"),  # Master of the Dead: name and total 3 against 2 cards [FR]
        _card("HA2", 1, foe_strength(-2), right="earth"),  # Chthonic God: name, Strength 1 and -2 [FR]
        _card("HA3", 0, left=("earth", 3)),  # Selfish: name and Combo 3 [FR]
        _card("HA4", 3, right="fire"),  # Kerberos
        _card("HA5", 1, cancel_combo(), left=("fire", 1)),  # Helm Unseen
        _card("HA6", 2, after_combat(gain("prayers")), left=("water", 1), right="earth"),  # Styx Oath
    ),
    "apollo": (
        _card("AP1", 3, right="fire"),  # Silver Arrow
        _card("AP2", 1, foe_strength(-1), left=("fire", 1), right="fire"),  # Plague Bow
        _card("AP3", 1, after_combat(gain("prayers")), right="air"),  # Hymn
        _card("AP4", 1, draw_to_zone(), left=("air", 1), right="fire"),  # Foresight
        _card("AP5", 2, left=("fire", 1)),  # Sunrise
        _card("AP6", 2, left=("water", 1), right="air"),  # Laurel
    ),
    "ares": (
        _card("AR1", 4, after_combat(lose("greatness")), right="fire"),  # Carnage
        _card("AR2", 3, left=("fire", 1)),  # Spear of Bronze
        _card("AR3", 2, left=("fire", 1), right="fire"),  # Fury
        _card("AR4", 2, left=("air", 1), right="fire"),  # War Drums
        _card("AR5", 1, draw_to_zone(), right="fire"),  # Blood Rite
        _card("AR6", 2, left=("earth", 2)),  # No Retreat
    ),
    "artemis": (
        _card("AM1", 3, right="air"),  # Moon Arrow
        _card("AM2", 1, left=("air", 1), per="own"),  # Pack Hunt
        _card("AM3", 0, foe_strength(-2), left=("earth", 1), right="air"),  # Snare
        _card("AM4", 1, after_combat(gain("followers")), left=("water", 1), right="air"),  # Wild Doe
        _card("AM5", 2, left=("air", 1), right="water"),  # Silver Bow
        _card("AM6", 2, left=("fire", 1)),  # Vow
    ),
    "aphrodite": (
        _card("PH1", 0, foe_strength(-2), right="water"),  # Charm
        _card("PH2", 1, foe_strength(-1), left=("water", 1), right="water"),  # Jealousy
        _card("PH3", 1, foe_strength(-2), left=("water", 1)),  # Girdle
        _card("PH4", 2, left=("fire", 1), right="water"),  # Rose and Thorn
        _card("PH5", 1, after_combat(gain("followers")), right="air"),  # Doves
        _card("PH6", 2, left=("air", 1), right="water"),  # Born of Foam
    ),
}

HERMES = (
    _card(
        "HE01", 1, left=("air", 1), right="air"
    ),  # Astral Projection: name and the Oracle rule [FR]: may be warded whatever its elements
    _card("HE02", 2, right="air", copies=2),  # Winged Strike: two Strength-2 cards exist [FR example]
    _card("HE03", 1, foe_strength(-1), left=("air", 1), right="earth", copies=2),  # Misdirection
    _card("HE04", 1, after_combat(flip_arrogance()), right="air", copies=2),  # Swift Reversal
    _card("HE05", 2, left=("air", 1), right="water", copies=2),  # Caduceus
    _card("HE06", 0, after_combat(give("followers", 1, "foe", "self")), left=("earth", 2), copies=2),  # Pickpocket
    _card("HE07", 1, draw_to_zone(), left=("water", 1), right="fire", copies=2),  # Trickster's Grin
    _card("HE08", 2, after_combat(revive()), left=("fire", 1)),  # Psychopomp
    _card("HE09", 1, after_combat(gain("prayers")), left=("earth", 1), right="air"),  # Silver Tongue
    _card("HE10", 3, after_combat(flip_arrogance())),  # Overreach
    _card("HE11", 2, left=("earth", 1), right="earth"),  # Boundary Stone
    _card("HE12", 1, after_combat(draw("conflict")), left=("air", 2)),  # Wanderer
)

COLISEUM_FACES = (
    _card("K01", 0, foe_strength(-1), right="air", copies=2),  # Sand in the Eyes
    _card("K02", 0, left=("earth", 2), copies=2),  # Net
    _card("K03", 1, right="fire", copies=2),  # Gladius
    _card("K04", 1, left=("fire", 1), copies=2),  # Buckler
    _card("K05", 1, left=("air", 1), right="water", copies=2),  # Roar of the Crowd
    _card("K06", 1, left=("water", 1), right="earth", copies=2),  # Trident and Net
    _card("K07", 2, right="water", copies=2),  # Charge
    _card("K08", 2, left=("fire", 1), copies=2),  # Lion's Pelt
    _card("K09", 2, left=("water", 1), right="air", copies=2),  # Oiled Limbs
    _card("K10", 2, left=("air", 1), copies=2),  # Second Blade
    _card("K11", 3, right="earth", copies=2),  # Chariot
    _card("K12", 3, copies=2),  # Champion's Blow
)

AVATAR_FACES = (
    _card("AV01", 2, av_draw(), right="fire", copies=2),  # Temporal Multiplication: name, Strength 2 and effect [FR]
    _card(
        "AV02", 2, after_combat(avatar(KRONOS, "athens")), left=("fire", 1), right="earth", copies=2
    ),  # Annexation: name, Strength 2, Combo 1 with AV01 and effect [FR]
    _card("AV03", 3, left=("earth", 2), copies=2),  # Paradox Blade
    _card(
        "AV04", 1, after_combat(discard("conflict", who="fighter")), left=("water", 1), right="fire", copies=2
    ),  # Slow Decay
    _card("AV05", 2, right="water", copies=2),  # Echo of What Comes
    _card("AV06", 1, av_draw(), left=("air", 1), right="air", copies=2),  # Loop
    _card("AV07", 4, copies=2),  # Collapse of Hours
    _card("AV08", 1, after_combat(breaks(ANY)), right="earth", copies=2),  # Link-Breaker
    _card("AV09", 2, after_combat(c_gain("followers")), left=("air", 1), copies=2),  # Usurped Faith
    _card("AV10", 2, after_combat(c_gain("aegis")), left=("earth", 1), right="water", copies=2),  # Stolen Ichor
    _card("AV11", 0, foe_strength(-2), left=("fire", 2), right="air", copies=2),  # Hollow Oath
    _card("AV12", 2, after_combat(avatar(KAIROS, "corinth")), left=("water", 1), copies=2),  # Open Instant
    _card("AV13", 3, after_combat(c_gain("vp")), right="air", copies=2),  # Mantle of Ages
)


def _cards(faces: tuple[int, ...]) -> list[int]:
    """The cards of a deck: each face as often as it has copies."""
    return [face for face in faces for _ in range(FACES[face].copies)]


# by Olympian; Hermes has a deck of his own, the others share six designs
DECK_OF = [_cards(HERMES) if name == "hermes" else _cards((*COMMON, *SIGNATURE[name])) for name in OLYMPIANS]
COLISEUM_DECK = _cards(COLISEUM_FACES)
AVATAR_DECK = _cards(AVATAR_FACES)

CONFLICT_IDS = [face.id for face in FACES]
CONFLICT_CARD = {name: face for face, name in enumerate(CONFLICT_IDS)}
STRENGTH = [face.strength for face in FACES]
LEFT = [face.left for face in FACES]
BONUS = [face.bonus for face in FACES]
RIGHT = [face.right for face in FACES]
PER = [("", "foe", "own").index(face.per) for face in FACES]
PER_FOE, PER_OWN = 1, 2
ELEMENTS_OF = [sorted({face.left, face.right} - {-1}) for face in FACES]
IS_COLISEUM = [face in COLISEUM_FACES for face in range(len(FACES))]
PROJECTION = CONFLICT_CARD["HE01"]  # [printed] may protect whatever its elements

# --- checks of the tables ----------------------------------------------------------------------------------

if len(CONFLICT_CARD) != len(FACES):
    raise ValueError("two conflict cards have the same id")
if [len(deck) for deck in DECK_OF] != [18] * len(OLYMPIANS) or len(AVATAR_DECK) != 26 or len(COLISEUM_DECK) != 24:
    raise ValueError("a deck of conflict cards is not complete")
if any(sum(FACES[face].copies for face in faces) != 6 for faces in SIGNATURE.values()):
    raise ValueError("an Olympian does not have six cards of its own")
