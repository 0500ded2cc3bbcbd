"""The numbers printed on the cards and the tiles of Pantheon, and the ids of all components.

The rulebook shows few faces of tiles. `PROVENANCE` gives the source of each table: `printed` (stated in the rulebook),
`inferred` (follows from the rulebook), `online` (an online edition of the game has it so), `own` (a rule of ours) or
`reconstructed` (our own values, consistent with the rulebook).

Kinds are ints, and holdings are lists of counts by kind; the tuples below give each kind its name in notation.
"""

PROVENANCE = {
    "components": "printed",
    "setup": "printed",
    "start_by_players": "online",
    "idle_limit": "own",
    "cards": "inferred",
    "special_money": "printed",
    "prices": "inferred",
    "gods": "printed",
    "god_copies": "reconstructed",
    "god_costs": "reconstructed",
    "demigods": "reconstructed",
    "loot": "reconstructed",
    "bonus": "reconstructed",
    "nations": "printed",
    "map": "reconstructed",
}

EPOCHS = 6
SCORING_AFTER = (3, 6)
END_POINTS = 3  # for the player who ends an epoch
IDLE_LIMIT = 60  # the epoch ends after so many consecutive turns of drawing cards: our own rule, so that matches end
START_CARDS, DISPLAY, PICKS = 5, 4, 3
BIG_FOOT, STEPS_A_CARD = 1, 2
STONKUS_MONEY, DEPRACCUS_CARDS, NATION_CARDS, FULL_HAND, NATION_MONEY = 2, 2, 2, 7, 2

# --- pieces --------------------------------------------------------------------------------------------

PIECES = ("foot", "column")
FOOT, COLUMN = 0, 1
PIECES_OF_A_KIND = 12
START_PIECES = (4, 3)  # feet, columns; printed
START_BY_PLAYERS = {2: (6, 5), 3: (5, 4), 4: (4, 3)}  # as in the online edition

# --- cards ---------------------------------------------------------------------------------------------

OFFERINGS = ("gift", "priest", "dancer", "temple")
CARDS = ("step", "money1", "money2", "money3", "money4", "money5", *OFFERINGS)
CARD = {name: card for card, name in enumerate(CARDS)}
STEP, MONEY, OFFERING, CARD_KINDS = 0, 1, 6, 10  # the kind of a money card equals its value
CARD_COPIES = (16, 15, 0, 0, 0, 0, 11, 11, 11, 11)  # totals printed: 16, 15, 44
SPECIAL_MONEY = (2, 2, 3, 3, 4, 4, 5)

HIGHEST = 4  # rank of an offering tile
PRICE = (0, 1, 3, 6, 10)  # by rank; 1 and 6 are printed
TILES_OF_A_SIDE = 4  # of each type: four with ranks 1 and 2, four with ranks 3 and 4

# --- gods and demigods -----------------------------------------------------------------------------------

# fmt: off
GODS = (
    "Surparit", "Plaesiris", "Taksator", "Depraccus", "Vinthrad",
    "Gaiviles", "Stonkus", "Gadicea", "Pietalte", "Traitera",
)
# fmt: on
GOD = {name: god for god, name in enumerate(GODS)}
SURPARIT, PLAESIRIS, TAKSATOR, DEPRACCUS, VINTHRAD, GAIVILES, STONKUS, GADICEA, PIETALTE, TRAITERA = range(10)
IMMEDIATE = (SURPARIT, PLAESIRIS, TAKSATOR)  # yellow: used at once, then removed
GOD_COPIES = 4
# by god: the numbers of offerings, each of a different type. Those of Pietalte are printed, and of Gadicea that the
# highest is 5; that it is the only one is ours
COST = ((2, 2, 1, 1), (3, 3), (2, 2, 1), (3, 2), (4, 1), (4,), (3, 1, 1), (5,), (3, 2, 1), (1, 1, 1, 1))
CARDS_ONLY = (PIETALTE,)  # tiles don't count; printed

DEMIGOD_COPIES = (0, 3, 3, 3, 4, 4, 4)  # by value; the total of 21 is printed
HIGH = 4  # demigods of this value and above lie below the others; printed

# --- loot and bonus tiles --------------------------------------------------------------------------------

LOOT = ("demigod", "god", "offering", "cards2", "cards3", "money", "steps1", "steps2", "choice", "reserve")
# fmt: off
(
    DEMIGOD_LOOT, GOD_LOOT, OFFERING_LOOT, CARDS2_LOOT, CARDS3_LOOT,
    MONEY_LOOT, STEPS1_LOOT, STEPS2_LOOT, CHOICE_LOOT, RESERVE_LOOT,
) = range(10)
# fmt: on
LOOT_COPIES = (12, 4, 5, 3, 2, 4, 4, 1, 3, 2)  # the total of 40 is printed
RESERVE_GAIN = (1, 1)  # feet, columns
CHOICE_GAIN = 2

BONUSES = ("god", "demigod", "column", "reserve", "cards", "money")
GOD_BONUS, DEMIGOD_BONUS, COLUMN_BONUS, RESERVE_BONUS, CARDS_BONUS, MONEY_BONUS = range(6)
BONUS_RESERVE, BONUS_CARDS = (2, 1), 3  # feet, columns

# --- nations and points ----------------------------------------------------------------------------------

NATIONS = ("Gallia", "Germania", "Graecia", "Aegyptus", "Persia", "Cartago", "Iberia", "Roma")

EACH_COLUMN = (0,) + (1,) * 3 + (2,) * 4 + (3,) * 4 + (4,)  # points for each, by number of columns; printed
COLUMN_POINTS = tuple(count * each for count, each in enumerate(EACH_COLUMN))
