"""The numbers printed on the boards and the cards of Pantheon (Fritzen), and the ids of all components.

The rulebook has lost its pictures: of the faces of cards only what its text quotes is known. `PROVENANCE` gives the
source of each table: `printed` (the rulebook says so), `inferred` (follows from it) or `reconstructed` (our own values,
consistent with it and balanced by simulation: `tests/bench/plans.py`). Effects and costs say it for each card.

What a card does is data: an `Effect` is a line of the grammar that `effects.py` runs and the page says in words.
Kinds are ints; the tuples below give each its name in notation.
"""

from typing import NamedTuple

PRINTED, RECONSTRUCTED = "printed", "reconstructed"

PROVENANCE = {
    "components": "printed",
    "setup": "printed",
    "cells": "inferred",
    "gods": "reconstructed",
    "ladder": "reconstructed",
    "score_card": "reconstructed",
    "resolution_card": "reconstructed",
    "monuments": "reconstructed",
    "monument_costs": "reconstructed",
    "tools": "reconstructed",
    "powers": "reconstructed",
    "quests": "reconstructed",
    "objectives": "printed",
    "recruit_cost": "printed",
    "max_rounds": "inferred",
}

# --- kinds -------------------------------------------------------------------------------------------------

RESOURCES = ("wood", "metal", "wheat")
WOOD, METAL, WHEAT, VP, DISCIPLES = range(5)  # places in the amounts of an effect
AMOUNTS = (*RESOURCES, "vp", "disciples")

PEOPLES = ("orc", "dwarf", "fairy", "undead", "elf", "human")
ORC, DWARF, FAIRY, UNDEAD, ELF, HUMAN = range(6)
WHITE = 6  # the colour of monuments of no people
COLOURS = (*PEOPLES, "white")
ANY_COLOUR = 7
BEGINNER_LEAVES_OUT = (ORC, UNDEAD)

GODS = ("sun", "moon", "storm", "sea", "forge", "hearth")

LIGHT, DARK = 0, 1
SIDES = ("LIGHT", "DARK")

# --- numbers -----------------------------------------------------------------------------------------------

CELL_MAX = 5
START_DISCIPLES, MOST_DISCIPLES = 15, 25
MARKERS_TO_FINISH = 2
MARKET = 5
QUESTS_BOXED = 2  # of twelve
TOKENS_OF_A_PEOPLE = 2
RECRUIT_WHEAT, RECRUIT_OTHER = 2, 1
OBJECTIVE_POINTS, SAME_PEOPLE_POINTS = 10, 15
RESOURCES_A_POINT = 3
SLOTS = (0, 0, 3, 3, 4, 4, 4)  # quests, by number of seats
PEOPLES_IN_USE = (0, 0, 4, 4, 6, 6, 6)
# by rank, the points and the count they ask for; 3 for the best is printed, in an example with four players
FEW, MANY = ((2, 1), (1, 1)), ((3, 1), (2, 2), (1, 3))
SCORE_CARD = ((), (), FEW, FEW, MANY, MANY, MANY)  # by number of seats

# --- the temple --------------------------------------------------------------------------------------------

CELLS = ("WOOD", "METAL", "WHEAT", "INIT", "Q1L", "Q1D", "Q2L", "Q2D", "Q3L", "Q3D", "Q4L", "Q4D")
CELL = {name: cell for cell, name in enumerate(CELLS)}
INIT, FIRST_QUEST_CELL = 3, 4  # cells below INIT are named by their resource
COLUMNS = ("WOOD", "METAL", "WHEAT", "INIT", "Q1", "Q2", "Q3", "Q4")
COLUMN = {name: column for column, name in enumerate(COLUMNS)}
FIRST_QUEST = 4  # the column of quest I
CELLS_OF = ((0,), (1,), (2,), (3,), (4, 5), (6, 7), (8, 9), (10, 11))  # by column

# --- effects -----------------------------------------------------------------------------------------------

TRIGGERS = (
    "SETUP",
    "PLANNING_START",
    "RESOLUTION_START",
    "CELL_COUNT",
    "CELL_GAIN",
    "QUEST_WON",
    "EPILOGUE",
    "BUILD_COST",
    "RECRUIT_COST",
    "PAYMENT",
    "ALWAYS",
)
# fmt: off
(
    SETUP, PLANNING_START, RESOLUTION_START, CELL_COUNT, CELL_GAIN, QUEST_WON, EPILOGUE, BUILD_COST, RECRUIT_COST,
    PAYMENT, ALWAYS,
) = range(len(TRIGGERS))
SCOPES = ("OWNER", "WINNERS", "LOSERS", "ALL", "BOARD")
OWNER, WINNERS, LOSERS, ALL, BOARD = range(len(SCOPES))
OPS = (
    "GAIN", "LOSE", "SET_DISCIPLES", "COUNT_ADD", "GAIN_ADD", "SIDE_BONUS", "COST_DELTA", "GRANT_ROUND",
    "WILD_RESOURCES", "FORBID_DISCIPLES",
)
(
    GAIN, LOSE, SET_DISCIPLES, COUNT_ADD, GAIN_ADD, SIDE_BONUS, COST_DELTA, GRANT_ROUND, WILD_RESOURCES,
    FORBID_DISCIPLES,
) = range(len(OPS))
# fmt: on
PLANNING, RESOLUTION = 1, 2  # bits: phases in which disciples are forbidden
PHASES = {PLANNING: "PLANNING", RESOLUTION: "RESOLUTION"}
CELL_CLASSES = {
    "ANY": tuple(range(len(CELLS))),
    "QUEST_LIGHT": (4, 6, 8, 10),
    "QUEST_DARK": (5, 7, 9, 11),
    "INIT": (INIT,),
    "WOOD": (WOOD,),
    "METAL": (METAL,),
    "WHEAT": (WHEAT,),
}


class Effect(NamedTuple):
    """One line of a card: when (`trigger`), on whom (`scope`) and what (`op`), with what the op needs.

    amounts      by AMOUNTS, of GAIN, LOSE and COST_DELTA
    amount       of SET_DISCIPLES, COUNT_ADD, GAIN_ADD, SIDE_BONUS
    cells        a key of CELL_CLASSES: where a COUNT_ADD or GAIN_ADD works
    placed_min   so many disciples must lie on the cell
    side         of SIDE_BONUS
    asked        used when its owner wishes, once a round; otherwise by itself
    phases       FORBID_DISCIPLES: bits of the phases in which none is gained
    recruit      FORBID_DISCIPLES: none is recruited, either
    grant        GRANT_ROUND: what its owners have until the end of the round
    """

    trigger: int
    op: int
    scope: int = OWNER
    amounts: tuple[int, ...] = (0, 0, 0, 0, 0)
    amount: int = 0
    cells: str | None = None
    placed_min: int = 0
    side: int | None = None
    asked: bool = False
    phases: int = 0
    recruit: bool = False
    grant: "Effect | None" = None
    provenance: str = RECONSTRUCTED


def amounts(wood=0, metal=0, wheat=0, vp=0, disciples=0) -> tuple[int, ...]:
    return wood, metal, wheat, vp, disciples


def gain(trigger: int, scope: int = OWNER, source: str = RECONSTRUCTED, **what: int) -> Effect:
    return Effect(trigger, GAIN, scope, amounts(**what), provenance=source)


def lose(trigger: int, scope: int, source: str = RECONSTRUCTED, **what: int) -> Effect:
    return Effect(trigger, LOSE, scope, amounts(**what), provenance=source)


def bonus(cells: str, source: str, placed_min: int = 0, asked: bool = False) -> Effect:
    """+1 to the count of a cell."""
    return Effect(CELL_COUNT, COUNT_ADD, amount=1, cells=cells, placed_min=placed_min, asked=asked, provenance=source)


def cheaper(trigger: int, source: str = RECONSTRUCTED, **what: int) -> Effect:
    return Effect(trigger, COST_DELTA, amounts=tuple(-number for number in amounts(**what)), provenance=source)


def for_the_board(side: int, source: str) -> Effect:
    return Effect(EPILOGUE, SIDE_BONUS, BOARD, amount=1, side=side, provenance=source)


def granted(grant: Effect) -> Effect:
    return Effect(EPILOGUE, GRANT_ROUND, WINNERS, grant=grant)


def forbidden(phases: int, recruit: bool) -> Effect:
    return Effect(ALWAYS, FORBID_DISCIPLES, phases=phases, recruit=recruit, provenance=PRINTED)


WILD = Effect(PAYMENT, WILD_RESOURCES, provenance=PRINTED)

# --- powers ------------------------------------------------------------------------------------------------


class Power(NamedTuple):
    id: str
    effects: tuple[Effect, ...]


# Version 2 moved what no rulebook gives so that `normal`, dealt its cards, wins about as often with each power: within
# 8 percentage points of a fair share, for two and for four (tests/bench/powers.py). In version 1 it was up to 15
POWERS = (
    Power(
        "cornucopia",
        (gain(SETUP, OWNER, PRINTED, wood=2, metal=2, wheat=1), gain(RESOLUTION_START, OWNER, PRINTED, wood=1)),
    ),
    Power("ancient-host", (Effect(SETUP, SET_DISCIPLES, amount=19), forbidden(PLANNING | RESOLUTION, True))),
    Power("rising-tide", (gain(PLANNING_START, OWNER, PRINTED, disciples=1), forbidden(RESOLUTION, False))),
    Power("hand-of-fate", (bonus("ANY", PRINTED, asked=True), gain(SETUP, wheat=1))),
    Power("swift-herald", (bonus("INIT", PRINTED), gain(SETUP, metal=2))),
    Power("great-architect", (cheaper(BUILD_COST, PRINTED, wood=1), gain(SETUP, wood=2, metal=2))),
    Power("dawn-paragon", (bonus("QUEST_LIGHT", RECONSTRUCTED, 2), gain(SETUP, wood=1))),
    Power("dusk-paragon", (bonus("QUEST_DARK", RECONSTRUCTED, 2), gain(SETUP, wood=1))),
    Power("transmuter", (WILD, gain(SETUP, wood=1, metal=1, wheat=1))),
)
POWER = {power.id: number for number, power in enumerate(POWERS)}

# --- tools -------------------------------------------------------------------------------------------------


class Tool(NamedTuple):
    """`monuments`: how many must have been built; they are not spent."""

    id: str
    cost: tuple[int, int, int]
    monuments: int
    effects: tuple[Effect, ...]


TOOLS = (
    Tool("horn-of-plenty", (1, 1, 2), 0, (gain(PLANNING_START, OWNER, PRINTED, disciples=1),)),
    Tool("heralds-banner", (1, 1, 0), 0, (cheaper(RECRUIT_COST, wheat=1),)),
    Tool("philosophers-stone", (1, 1, 1), 0, (WILD,)),
    Tool("loom-of-fate", (1, 1, 1), 0, (bonus("ANY", PRINTED, asked=True),)),
    Tool("winged-sandals", (2, 0, 1), 0, (bonus("INIT", PRINTED), gain(RESOLUTION_START, wheat=1))),
    Tool("masons-square", (2, 0, 0), 1, (cheaper(BUILD_COST, metal=1),)),
    Tool("torch-of-dawn", (1, 0, 1), 0, (bonus("QUEST_LIGHT", PRINTED, 5), gain(RESOLUTION_START, metal=1))),
    Tool("veil-of-night", (0, 0, 0), 1, (bonus("QUEST_DARK", RECONSTRUCTED, 4),)),
    Tool(
        "iron-tithe",
        (1, 0, 1),
        0,
        (
            gain(RESOLUTION_START, wood=1, metal=1),
            Effect(CELL_GAIN, GAIN_ADD, amount=-1, cells="WHEAT", provenance=PRINTED),
        ),
    ),
)
TOOL = {tool.id: number for number, tool in enumerate(TOOLS)}

# --- quests ------------------------------------------------------------------------------------------------


class Quest(NamedTuple):
    """`epilogue`: by side, what happens when that side has its second marker."""

    id: str
    epilogue: tuple[tuple[Effect, ...], tuple[Effect, ...]]


def winners(**what: int) -> Effect:
    return gain(EPILOGUE, WINNERS, **what)


def losers(**what: int) -> Effect:
    return lose(EPILOGUE, LOSERS, **what)


QUESTS = (
    Quest("long-night", ((winners(vp=2),), (for_the_board(DARK, PRINTED), winners(vp=1)))),
    Quest("new-dawn", ((for_the_board(LIGHT, RECONSTRUCTED), winners(vp=1)), (winners(vp=2),))),
    Quest("great-harvest", ((gain(EPILOGUE, ALL, wheat=1), winners(wheat=2)), (losers(wheat=2), winners(wheat=2)))),
    Quest("siege-of-the-citadel", ((winners(metal=3),), (losers(disciples=1), winners(vp=1)))),
    Quest("whispering-forest", ((winners(wood=3),), (losers(wood=2), winners(vp=1)))),
    Quest("grey-plague", ((winners(disciples=1),), (lose(EPILOGUE, ALL, disciples=1), winners(vp=2)))),
    Quest("dragons-hoard", ((winners(wood=1, metal=1, wheat=1),), (winners(vp=3), lose(EPILOGUE, WINNERS, metal=1)))),
    Quest("pilgrim-road", ((winners(disciples=1),), (winners(vp=1, wheat=1),))),
    Quest(
        "masons-guild",
        ((granted(cheaper(BUILD_COST, wood=1, wheat=1)),), (granted(cheaper(BUILD_COST, wood=1, metal=1)),)),
    ),
    Quest("oracles-riddle", ((winners(vp=2),), (winners(disciples=1), losers(wheat=1)))),
    Quest("broken-pact", ((winners(vp=1, wheat=1),), (losers(wood=1, metal=1, wheat=1), winners(vp=1)))),
    Quest("titans-forge", ((gain(EPILOGUE, ALL, metal=1), winners(vp=1)), (losers(metal=1), winners(vp=1, metal=1)))),
)
QUEST = {quest.id: number for number, quest in enumerate(QUESTS)}

# --- the resolution card -------------------------------------------------------------------------------------

RESOLUTION_CARD = (  # by people, when its side has won
    lose(QUEST_WON, LOSERS, PRINTED, disciples=1),
    gain(QUEST_WON, WINNERS, metal=1),
    gain(QUEST_WON, WINNERS, PRINTED, vp=1),
    gain(QUEST_WON, WINNERS, PRINTED, disciples=1),
    gain(QUEST_WON, WINNERS, wood=1),
    gain(QUEST_WON, WINNERS, wheat=1),
)

# --- monuments ---------------------------------------------------------------------------------------------

MONUMENTS_BUILT, DISCIPLES_LEFT, RESOURCES_LEFT = range(3)
PER_KINDS = ("MONUMENTS", "DISCIPLES", "RESOURCES")


class Per(NamedTuple):
    """`points` for every `every` of what is counted; of monuments those of a colour, the card itself among them."""

    kind: int
    points: int
    every: int = 1
    colour: int = ANY_COLOUR


class Monument(NamedTuple):
    """`extra`: in the set of 27 alone. All costs are reconstructed."""

    id: str
    colour: int
    cost: tuple[int, int, int]
    base: int
    per: Per | None = None
    extra: bool = False
    effect: str = RECONSTRUCTED


def of_its_colour(colour: int) -> Per:
    return Per(MONUMENTS_BUILT, 2, colour=colour)


EACH_MONUMENT = Per(MONUMENTS_BUILT, 1)

MONUMENTS = (
    Monument("granary", HUMAN, (1, 0, 3), 3),
    Monument("market-hall", HUMAN, (1, 1, 4), 1, of_its_colour(HUMAN), effect=PRINTED),
    Monument("royal-palace", HUMAN, (3, 2, 5), 8),
    Monument("tree-shrine", ELF, (3, 0, 1), 3),
    Monument("moon-terrace", ELF, (4, 1, 1), 1, of_its_colour(ELF)),
    Monument("world-tree-sanctuary", ELF, (4, 2, 2), 2, EACH_MONUMENT),
    Monument("rune-stone", DWARF, (0, 3, 1), 3),
    Monument("deep-foundry", DWARF, (1, 4, 1), 1, of_its_colour(DWARF)),
    Monument("hall-under-the-mountain", DWARF, (2, 6, 2), 8),
    Monument("mushroom-ring", FAIRY, (2, 0, 2), 3),
    Monument("singing-spring", FAIRY, (3, 0, 3), 1, of_its_colour(FAIRY)),
    Monument("glass-palace", FAIRY, (4, 1, 3), 2, EACH_MONUMENT),
    Monument("ossuary", UNDEAD, (0, 2, 2), 3),
    Monument("mausoleum", UNDEAD, (0, 3, 3), 1, of_its_colour(UNDEAD)),
    Monument("black-pyramid", UNDEAD, (1, 4, 3), 2, EACH_MONUMENT),
    Monument("war-totem", ORC, (2, 2, 0), 3),
    Monument("fighting-pit", ORC, (3, 3, 0), 1, of_its_colour(ORC)),
    Monument("warlords-stronghold", ORC, (5, 5, 0), 8),
    Monument("wayside-altar", WHITE, (1, 1, 1), 2),
    Monument("hall-of-chronicles", WHITE, (2, 2, 1), 1, EACH_MONUMENT),
    Monument("great-amphitheatre", WHITE, (3, 2, 2), 0, Per(DISCIPLES_LEFT, 1, 3)),
    Monument("obelisk", WHITE, (1, 4, 1), 5),
    Monument("colossus", WHITE, (5, 4, 4), 12),
    Monument("triumphal-arch", WHITE, (3, 2, 1), 1, of_its_colour(WHITE)),
    Monument("aqueduct", WHITE, (2, 3, 0), 4, extra=True),
    Monument("treasure-house", WHITE, (2, 2, 1), 2, Per(RESOURCES_LEFT, 1, 4), extra=True),
    Monument("temple-of-all-peoples", WHITE, (4, 3, 3), 4, EACH_MONUMENT, extra=True),
)
MONUMENT = {monument.id: number for number, monument in enumerate(MONUMENTS)}
