"""The weights of the bots' evaluation, in hundredths of a victory point: estimates from play."""

from .grammar import EFFECTS

AEGIS_WORTH = (0, 80, 155, 220, 275, 320, 355, 385, 410, 430, 445, 455, 460)  # by how much there is
FOLLOWER_WORTH, PRAYER_WORTH = 24, 54
CARD_WORTH = 24
GREATNESS_WORTH = 20
PIECE_WORTH = (15, 20, 95, 85)  # what a freed Spark, Temple, Hero, Prophet brings in an Age, besides income
INCOME_WORTH = (50, 24, 100, 200)  # of the thresholds of the Spark track, in an Age
NEXT_SPARK = 15  # the nearer the next threshold
LAST_PIECES = 60  # for each piece missing from a tile, the more the fewer are left
UNLOCKED_WORTH = 220
LAST_TILES = (0, 0, 0, 60, 200, 600, 1500)  # by how many tiles are empty: the sixth wins
LINE_SHARE, CRAFTED_SHARE = 40, 70  # per cent of the points of a technology in line, and of a crafted one
READY_WORTH = 30  # a character that can still act in this Age, besides what its location is worth
OLYMPIAN_WORTH = 150
NO_AEGIS = 3  # what it is worth is divided by that if activating it can't be paid
PREMONITION_WORTH, FULFILLED_WORTH = 70, 220
CHAIN_WORTH = (0, 220, 110, 60, 40, 30)  # of the first, second ... chain of a track
LAST_CHAINS, LAST_CHAIN_WORTH = 6, 150  # the fewer chains there are in all, the more each is worth
SHACKLE_WORTH, FALLEN_WORTH = -45, -60
STORED_WORTH, STORED_WORTH_ALONE = -25, -120  # alone, an overflow breaks three chains
HOME_AGE = (45, 25, 200)  # what an avatar at home costs in an Age
DAMNATION_WORTH = (90, 80, 300)  # what its damnation costs
FLIP_AGE = 150  # what Ananke flipped costs in an Age
BLOCKED_CITY, BLOCKED = -20, -8
RESOURCE_WORTH = (55, 50, 54, 100, 40)  # of a Pillar's resources
SUMMON_WORTH, RUIN_WORTH = 60, {"shackle": 45, "block": 25, "intensity": 20}
FIGHT_VISIT = 90  # what is still done in a city where an avatar was beaten
GLORY, ROW_COST = 60, 50  # the Greatness that a combat is about, and the cards laid in it
ALLY_WORTH = 150
WON, EARLY = 3000, 50_000  # to have won; a match that ends before its time, against all that might still come
CANCEL_COST = 14  # cards that cancel a contest, for each point of Kratos' Intensity


def worth_of_effect(number: int) -> int:
    """What an effect of a Pillar brings, roughly."""
    found = 0
    for op in EFFECTS[number]:
        if op.kind == "gain":
            found += RESOURCE_WORTH[op.what] * op.n
        elif op.kind == "draw":
            found += CARD_WORTH * op.n
        else:
            found += 60
    return found
