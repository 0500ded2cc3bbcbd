"""The numbers printed on the board and the tiles of Panthalos, and the ids of all components.

No rulebook shows the faces of all tiles or the values of all slots. `PROVENANCE` gives the source of each table:
`printed` (stated in a rulebook), `inferred` (follows from a rulebook) or `reconstructed` (our own values, consistent
with the rulebooks).

A **tile** is an int that stands for all tiles with the same face; a player's tiles are a list of counts indexed by it:

    0-4 basic goods   5-9 refined goods   10-14 ships   15-21 artisans   22-33 supports   34-53 titans

`TILES[tile]` is its name in notation: `iron`, `armour`, `ship-iron`, `artisan-any`, `fire+2`, `fire8`.
"""

from typing import NamedTuple

PROVENANCE = {
    "setup": "printed",
    "displays": "printed",
    "krypt_threshold": "printed",
    "titans": "reconstructed",
    "supports": "reconstructed",
    "goods": "reconstructed",
    "ships": "reconstructed",
    "merchants": "reconstructed",
    "artisans": "inferred",
    "artisan_costs": "reconstructed",
    "calamities": "reconstructed",
    "templum": "reconstructed",
    "elements": "reconstructed",
    "slots": "reconstructed",
}

# --- tiles ---------------------------------------------------------------------------------------------

ELEMENTS = ("air", "water", "earth", "fire")
AIR, WATER, EARTH, FIRE = range(4)

GOODS = ("grapes", "cattle", "olives", "iron", "cotton")  # printed
REFINED_GOODS = ("wine", "hide", "oil", "armour", "cloth")  # printed
CRAFTS = (*GOODS, "any", "promote")  # what an artisan does; printed
ANY, PROMOTE = 5, 6

BASIC, REFINED, SHIP, ARTISAN, SUPPORT, TITAN, TILE_KINDS = 0, 5, 10, 15, 22, 34, 54

TILES = (
    *GOODS,
    *REFINED_GOODS,
    *(f"ship-{good}" for good in GOODS),
    *(f"artisan-{craft}" for craft in CRAFTS),
    *(f"{element}+{bonus}" for element in ELEMENTS for bonus in (1, 2, 3)),
    *(f"{element}{value}" for element in ELEMENTS for value in (5, 6, 7, 8, 9)),
)
TILE = {name: tile for tile, name in enumerate(TILES)}

# by tile: 40 goods, 20 ships, 14 artisans, 44 supports, 52 titans (totals printed)
GOODS_OF_A_KIND = 8
COPIES = (
    (GOODS_OF_A_KIND,) * 5
    + (0,) * 5  # the refined side of the same tiles: all goods start on the basic side
    + (4,) * 5
    + (2,) * 7
    + (5, 4, 2) * 4
    + (3, 3, 3, 2, 2) * 4
)

ELEMENT_OF = (
    (None,) * SUPPORT + tuple(e for e in range(4) for _ in range(3)) + tuple(e for e in range(4) for _ in range(5))
)
FORCE_OF = (0,) * SUPPORT + (1, 2, 3) * 4 + (5, 6, 7, 8, 9) * 4
SYMBOLS = (1,) * 5 + (2,) * 5  # on a good: basic 1, refined 2; printed

ARTISAN_COST = (1, 1, 1, 1, 1, 2, 2)  # discs, by craft; the cost of `promote` is printed


class Merchant(NamedTuple):
    id: str
    demand: tuple[int, int, int, int, int, int]  # wine, hide, oil, armour, cloth, any refined good
    points: int
    bonuses: tuple[str, ...]  # in the order they are given


# Points: 5, 7, 9 and 10 for one to four goods. With 5 to 6 for two, 7 to 9 for three and none that wants a single good,
# bots of all levels made 0.4 of 75 points here, whatever they were told to value; now `normal` makes 8 of 85. M09 wants
# two goods: while it wanted one, of any kind, the first player of two served it with the good everybody starts with and
# won 64 % of 156 such games of `hard`, but 54 % of 244 others.
MERCHANTS = (
    Merchant("M01", (0, 0, 0, 1, 2, 0), 8, ("titans2", "peek")),  # printed: the rulebook's example
    Merchant("M02", (2, 0, 1, 0, 0, 0), 9, ("discs4", "peek")),
    Merchant("M03", (0, 2, 0, 0, 1, 0), 9, ("support1", "promote")),
    Merchant("M04", (0, 0, 1, 0, 0, 0), 5, ("titans2",)),
    Merchant("M05", (0, 0, 0, 1, 0, 0), 5, ("discs4",)),
    Merchant("M06", (1, 1, 0, 0, 0, 0), 7, ("titans2",)),
    Merchant("M07", (0, 0, 1, 0, 1, 0), 7, ("discs4",)),
    Merchant("M08", (0, 0, 0, 1, 0, 1), 7, ("support1", "peek")),
    Merchant("M09", (0, 0, 0, 0, 0, 2), 7, ("promote",)),
    Merchant("M10", (1, 0, 0, 0, 0, 0), 5, ("support1", "promote")),
    Merchant("M11", (0, 1, 1, 1, 0, 0), 9, ("support1", "peek")),
    Merchant("M12", (0, 0, 0, 0, 0, 4), 10, ("titans2", "promote")),
)
MERCHANT = {merchant.id: number for number, merchant in enumerate(MERCHANTS)}
MERCHANT_SIZE = tuple(sum(merchant.demand) for merchant in MERCHANTS)


class Calamity(NamedTuple):
    id: str
    element: int
    strength: int
    points: int


CALAMITIES = (
    Calamity("C01", FIRE, 8, 5),  # printed: the rulebook's example
    Calamity("C02", FIRE, 6, 3),
    Calamity("C03", FIRE, 4, 1),
    Calamity("C04", WATER, 9, 6),
    Calamity("C05", WATER, 5, 2),
    Calamity("C06", WATER, 4, 1),
    Calamity("C07", AIR, 8, 5),
    Calamity("C08", AIR, 7, 4),
    Calamity("C09", AIR, 3, 0),
    Calamity("C10", EARTH, 7, 4),
    Calamity("C11", EARTH, 6, 3),
    Calamity("C12", EARTH, 5, 2),
)
CALAMITY = {calamity.id: number for number, calamity in enumerate(CALAMITIES)}

# --- the board -----------------------------------------------------------------------------------------

PLACES = ("THERMAE", "POLIS", "AGORA", "PHALANX", "ART", "ORACVLUM", "FORO", "TITANVS", "AGRO", "KRYPT", "ARENA")
THERMAE, POLIS, AGORA, PHALANX, ART, ORACVLUM, FORO, TITANVS, AGRO, KRYPT, ARENA = range(11)
ELEMENT_AT = (WATER, AIR, EARTH, FIRE, WATER, AIR, EARTH, FIRE, WATER, AIR, EARTH)  # only AGORA's is printed

# positions of a figure off the slots: in front of its player, in THERMAE, or a die not hired yet
FRONT, RESTING, WAITING = -1, -2, -3


class Slot(NamedTuple):
    id: str
    place: int
    minimum: int
    lightning: bool = False  # the figure uses the place immediately
    income: tuple[str, int] | None = None  # POLIS: (kind, count) paid each round
    once: bool = False  # POLIS: pays in its first round only
    pair: int = 0  # FORO: offset of the other slot of the pair in the list of slots


def _slots(place: str, *values, lightning: int = 1) -> list[Slot]:
    """Slots left to right; number `lightning` is the one with lightning, 0 for none."""
    return [
        Slot(f"{place}-{n}", PLACES.index(place), value, lightning=n == lightning) for n, value in enumerate(values, 1)
    ]


INCOMES = (("titans", 2), ("discs", 1), ("discs", 1), ("supports", 1), ("goods", 1), ("discs", 2), ("titans", 1))


def _polis(*values) -> list[Slot]:
    """Income slots left to right, by value; the first pays once."""
    return [
        Slot(f"POLIS-{n}", POLIS, value, income=income, once=n == 1)
        for n, (value, income) in enumerate(zip(values, INCOMES, strict=True), 1)
    ]


FORO_SLOTS = [
    Slot("FORO-1a", FORO, 3, pair=1),
    Slot("FORO-1b", FORO, 2, pair=-1),
    Slot("FORO-2a", FORO, 4, lightning=True, pair=1),
    Slot("FORO-2b", FORO, 3, lightning=True, pair=-1),
]
OPEN_FIELDS = [Slot("TITANVS", TITANVS, 1), Slot("AGRO", AGRO, 1)]  # any number of figures each

# Both slots of POLIS with value 3 pay the same, as whoever begins the match is first to have a follower of 3. While one
# paid a support, the first of two players won 57 % of 1,400 games of `hard`; now 46 % of 800.
SMALL = (
    *_polis(2, 3, 3, 4, 4, 5, 5),
    *_slots("AGORA", 4, 3, 2),
    *_slots("PHALANX", 4, 2, 1),
    *_slots("ART", 5, 3, 2),
    *_slots("ORACVLUM", 2, lightning=0),
    *FORO_SLOTS,
    *OPEN_FIELDS,
    *_slots("KRYPT", 4, 2, lightning=0),
    *_slots("ARENA", 3, 2, lightning=0),
)
LARGE = (
    *_polis(2, 3, 3, 3, 4, 4, 5),
    *_slots("AGORA", 4, 3, 2, 1),
    *_slots("PHALANX", 4, 3, 2, 1),
    *_slots("ART", 5, 4, 3, 2),
    *_slots("ORACVLUM", 2, lightning=0),
    *FORO_SLOTS,
    *OPEN_FIELDS,
    *_slots("KRYPT", 4, 3, 2, lightning=0),
    *_slots("ARENA", 4, 3, 2, lightning=0),
)


class Target(NamedTuple):
    """What the placement rules look up for a slot."""

    number: int
    action: tuple
    in_polis: bool
    pair_minimum: int  # FORO: minimum value of the second figure; elsewhere 0


class Board:
    """One side of the board with its lookup tables. `slots` are ordered by place, then left to right."""

    def __init__(self, side: str, slots: tuple[Slot, ...]):
        self.side = side
        self.slots = slots
        self.number = {slot.id: number for number, slot in enumerate(slots)}
        self.place = [slot.place for slot in slots]
        self.targets = [
            Target(
                number, ("slot", slot.id), slot.place == POLIS, slots[number + slot.pair].minimum if slot.pair else 0
            )
            for number, slot in enumerate(slots)
        ]
        self.within = [  # by strength of the figure: the targets it can reach
            [target for target in self.targets if slots[target.number].minimum <= strength] for strength in range(8)
        ]
        self.slots_within = [[target[:2] for target in within] for within in self.within]  # their numbers and actions
        self.range = []  # by place: the numbers of its first and last slot
        for place in range(len(PLACES)):
            numbers = [number for number, slot in enumerate(slots) if slot.place == place]
            self.range.append((numbers[0], numbers[-1]) if numbers else (0, -1))
        self.polis = {target.number for target in self.targets if target.in_polis}
        self.pairs_above = [  # by strength of the second figure: the slots it can't complete
            {target.number for target in self.targets if target.pair_minimum > strength} for strength in range(8)
        ]
        self.unlimited = {self.number["TITANVS"], self.number["AGRO"]}


BOARDS = (Board("small", SMALL), Board("large", LARGE))
SIDE = {2: 0, 3: 0, 4: 1, 5: 1}  # printed

# --- setup and scoring ---------------------------------------------------------------------------------

FOLLOWERS = {2: 5, 3: 4, 4: 3, 5: 3}  # hired at the start, by number of seats
DICE = 5  # of each colour
DISCS = 12  # of each colour, including the score marker
START_VALUE = 2
START_DISCS = (4, 5, 5, 6, 6)  # by position in turn order
AGORA_SPACES, PHALANX_SPACES, ART_SPACES, PORT_SPACES, MERKATOR_SPACES = 4, 4, 2, 5, 5
DISPLAY = {"AGORA": "agora", "PHALANX": "phalanx", "ART": "art"}  # by place: the attribute of State with its tiles

TEMPLUM = (1, 2, 2, 3, 3, 4, 4, 5)  # rounds 1 and 8: printed
ROUNDS = len(TEMPLUM)
THRESHOLD_PER_SEAT = 4  # 8, 12, 16, 20 discs on KRYPT end the game

STRONGEST = 6  # highest value of a follower
LEADER = 7  # "value" of every leader, and final points of a converted one

DUEL_POINTS, DUEL_POINTS_WITH_DISC = 4, 8
KRYPT_PENALTY = 3
FINAL_POINTS_PER_SYMBOL = 2
TILES_PER_POINT = 2  # ART
CONVERSION_TILES = 2  # FORO
