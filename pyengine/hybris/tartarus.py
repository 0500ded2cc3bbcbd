"""Tartarus: the numbers of the module, for the competitive mode.

The track, the `!` marks, the sanction icons, two conversions and parts of two cards are printed; the rest is
reconstructed.
"""

from typing import NamedTuple

from .grammar import (
    FROM_PLACES,
    KINDS,
    corrupt,
    corruption_power,
    discard,
    draw,
    effect,
    free,
    gain,
    give,
    guilt,
    lose,
    reveal_corruption,
    shackle,
    strength,
    suffer_corruption,
    unguilt,
)
from .powers import power

# by space of the Corruption track
TRACK = (
    (lose("greatness"),),
    (discard("conflict", must=True),),
    (lose("greatness"),),
    (guilt(), lose("aegis", must=True)),
    (shackle(),),
)
PAST_THE_END = (lose("vp", 2),)

# id, Followers, what they buy
CONVERSIONS = (
    ("ct1", 2, (gain("aegis"),)),
    ("ct2", 2, (unguilt(),)),
    ("ct3", 3, (corruption_power(),)),
    ("ct4", 5, (free("spark"),)),
    ("ct5", 7, (free("prophet"),)),
    ("ct6", 7, (free("hero"),)),
    ("ct7", 4, (gain("vp", 2),)),
)

SANCTIONS = {
    "advance": (corrupt(who="owner"),),
    "card": (reveal_corruption("prisoner"),),
    "guilt": (guilt(who="owner"),),
}

# id, base Strength, cards, kinds of characters that meet the effect, effect, sanction
PRISONERS = (
    (
        "ixion",
        3,
        1,
        ("hero",),
        (discard("conflict"), gain("vp", 2, "owner"), draw("conflict")),
        ("advance", "card", "guilt"),
    ),
    ("sisyphus", 4, 1, KINDS, (lose("aegis"), gain("aegis", who="owner")), ("advance", "guilt")),
    ("tantalus", 2, 2, ("prophet", "hero"), (give("followers", 1, "self", "owner"),), ("card", "guilt")),
    ("salmoneus", 4, 2, ("olympian",), (lose("greatness"), gain("vp", who="owner")), ("advance", "card")),
    ("danaids", 3, 2, KINDS, (lose("prayers"), gain("prayers", who="owner")), ("advance", "card", "guilt")),
)

# id, what a pact brings, what freeing brings, what a beaten prisoner's owner suffers, (event, what the kept power does)
CORRUPTION = (
    (
        "CO01",
        (suffer_corruption(),),
        (suffer_corruption(),),
        (
            give("aegis", 1, "owner", "victor"),
            give("vp", 1, "owner", "victor"),
            give("followers", 1, "owner", "victor"),
        ),
        ("combat_win", (gain("followers"),)),
    ),  # Show Obedience!
    (
        "CO02",
        (discard("premonition", must=True),),
        (lose("greatness"),),
        (give("prayers", 1, "owner", "victor"),),
        ("consult", (gain("prayers"),)),
    ),  # Forget the Vision
    (
        "CO03",
        (shackle(),),
        (suffer_corruption(),),
        (give("vp", 2, "owner", "victor"),),
        ("drain", (gain("aegis"),)),
    ),  # Taste the Chain
    ("CO04", (guilt(),), (guilt(),), (guilt(who="owner"),), ("combat", (strength(1),))),  # Whisper in the Dark
    (
        "CO05",
        (gain("aegis", 2),),
        (suffer_corruption(),),
        (give("aegis", 2, "owner", "victor"),),
        ("age_end", (gain("aegis"),)),
    ),  # Open Palm
    (
        "CO06",
        (lose("followers", must=True),),
        (lose("followers", 2),),
        (give("followers", 2, "owner", "victor"),),
        ("preach", (gain("followers"),)),
    ),  # Price of Bread
    (
        "CO07",
        (suffer_corruption(),),
        (discard("conflict", must=True),),
        (lose("greatness", who="owner"),),
        ("pass", (draw("conflict"),)),
    ),  # Broken Bolt
    ("CO08", (corrupt(-1),), (suffer_corruption(),), (corrupt(who="owner"),), ("convert", 1)),  # Mercy, Perhaps
    (
        "CO09",
        (gain("prayers", 2), guilt()),
        (gain("vp"), guilt()),
        (give("prayers", 2, "owner", "victor"),),
        ("age_end", (gain("prayers"),)),
    ),  # Roots of the World
    (
        "CO10",
        (suffer_corruption(),),
        (lose("aegis", must=True),),
        (lose("vp", who="owner"), lose("greatness", who="owner")),
        ("age_end", (gain("vp"),)),
    ),  # The Last Door
)
CORRUPTION_COPIES = 2

# --- the same, registered ---------------------------------------------------------------------------------


class Deal(NamedTuple):
    """A row of the conversions: the number of Followers, and what they buy."""

    id: str
    cost: int
    buys: int


class Prisoner(NamedTuple):
    """`kinds`: of the characters that meet the effect. `sanction`: what its owner suffers when it is beaten."""

    id: str
    base: int
    cards: int
    kinds: tuple[int, ...]
    effect: int
    sanction: int


class Corruption(NamedTuple):
    """`parts`: what happens on a pact, on freeing, and when a prisoner is beaten; `power` while it is kept."""

    id: str
    parts: tuple[int, int, int]
    power: int


SPACE_EFFECT = tuple(effect(*space, source=FROM_PLACES) for space in TRACK)
PAST_END_EFFECT = effect(*PAST_THE_END, source=FROM_PLACES)
DEAL = tuple(Deal(name, cost, effect(*buys, source=FROM_PLACES)) for name, cost, buys in CONVERSIONS)
PRISONER = tuple(
    Prisoner(
        name,
        base,
        cards,
        tuple(KINDS.index(kind) for kind in kinds),
        effect(*does, source=FROM_PLACES),
        effect(*(op for icon in sanction for op in SANCTIONS[icon]), source=FROM_PLACES),
    )
    for name, base, cards, kinds, does, sanction in PRISONERS
)
CORRUPTION_CARD = tuple(
    Corruption(
        name,
        tuple(effect(*part, source=FROM_PLACES) for part in parts),
        power(name, on, discount=does) if isinstance(does, int) else power(name, on, *does),
    )
    for name, *parts, (on, does) in CORRUPTION
)
CORRUPTION_IDS = tuple(each.id for each in CORRUPTION_CARD)
PRISONER_IDS = tuple(each.id for each in PRISONER)
LAST_SPACE = len(TRACK)
DRAWN_FOR_POWER = 2

if len(PRISONERS) != 5 or len(TRACK) != 5:
    raise ValueError("Tartarus: five prisoners and five spaces of the track")
