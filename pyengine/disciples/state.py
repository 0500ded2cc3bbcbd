"""The state of a match of Pantheon (Fritzen), and the facts that follow from it.

Words: `p` is a player, a **cell** a space of the temple, a **column** a cell or the two cells of a quest, a **slot** a
quest's place on the main board, a **card** in `owned` a power, a tool or a grant (`effects.CARDS`).
"""

from ..course import Course, holds, state_class
from .data import FIRST_QUEST, FIRST_QUEST_CELL, MONUMENTS, MOST_DISCIPLES, PEOPLES, QUESTS_BOXED, WHITE
from .options import FULL_SET, LADDER_HALF, MAX_ROUNDS, Settings

EMPTY = -1  # of a slot, of a card not taken

# sources of points on the track
RANKS, PEOPLE_POINTS, EPILOGUES = range(3)

# why a round is the last: bits
LADDER, QUEST_PILE, MONUMENT_PILE, LAST_ROUND = 1, 2, 4, 8
ENDS = {LADDER: "ladder", QUEST_PILE: "quests", MONUMENT_PILE: "monuments", LAST_ROUND: "rounds"}

# phases
SETTING_UP, PLANNING, RESOLVING, BUYING = range(4)
PHASE_NAMES = ("setup", "planning", "resolution", "purchase")


@state_class
class Player:
    """What belongs to one seat.

    owned     cards in force: power, built tool, grants of this round
    plan      disciples by cell, as far as it is laid this round; secret until `s.open`
    last      last round's plan
    used      bonuses used this round, as cards
    points    on the track, by source
    """

    god: int = EMPTY
    power: int = EMPTY
    tool: int = EMPTY
    tool_built: int = 0
    favoured: int = EMPTY
    unfavoured: int = EMPTY
    disciples: int = 0
    stock: list[int] = holds([0, 0, 0])
    points: list[int] = holds([0, 0, 0])
    owned: tuple = ()
    plan: tuple = ()
    last: tuple = ()
    used: tuple = ()
    monuments: tuple = ()


@state_class
class State(Course):
    """Everything, hidden things too. Piles lie in no order: what comes is decided when it is drawn.

    order       seats by initiative, best first
    first       the first of the first round: tools were drafted towards it
    column      the next to be resolved
    open        1 while the plans of this round lie open
    active      the seat that last did something in the resolution: it goes on
    peoples     in use
    ladder      by people
    pool        powers or tools on offer; after the drafts the tool that is left over
    deck        quests not seen yet; QUESTS_BOXED of them are never drawn
    quests      by slot, or EMPTY
    tokens      people on each side of each slot: light and dark of I, light and dark of II, ...
    markers     the same: epilogue markers
    bonus       by side of each slot, as tokens: what the board adds to its total this round
    winners     by slot: the side that won this round, or EMPTY
    finished    by slot: the quest that was finished this round, or EMPTY
    added       bonuses asked for this round (`resolution.code_of`)
    ends        bits: why this round is the last
    """

    options: Settings = ()
    round: int = 0
    phase: int = SETTING_UP
    order: tuple = ()
    first: int = 0
    column: int = 0
    open: int = 0
    active: int = 0
    ends: int = 0
    peoples: tuple = ()
    ladder: list[int] = holds([0] * len(PEOPLES))
    pool: tuple = ()
    deck: list[int] = holds()
    quests: list[int] = holds()
    tokens: list[int] = holds()
    markers: list[int] = holds()
    winners: tuple = ()
    finished: tuple = ()
    bonus: list[int] = holds()
    added: tuple = ()
    bag: list[int] = holds()
    aside: list[int] = holds()
    market: tuple = ()
    pile: list[int] = holds()
    players: list[Player] = holds()


# --- facts that follow ---------------------------------------------------------------------------------------


def monuments_in_use(s) -> list[int]:
    """[2.3.6] Those of the peoples in use and the white ones; the extra ones in the full set only."""
    full = s.options.monument_set == FULL_SET
    return [
        number
        for number, monument in enumerate(MONUMENTS)
        if (monument.colour == WHITE or monument.colour in s.peoples) and (full or not monument.extra)
    ]


def cells_in_use(s) -> int:
    """[3.1] How many cells of the temple are used."""
    return FIRST_QUEST_CELL + 2 * len(s.quests)


def columns_in_use(s) -> int:
    return FIRST_QUEST + len(s.quests)


def reserve(p) -> int:
    """[2.3.8] Disciples of a player that are not available."""
    return MOST_DISCIPLES - p.disciples


def quest_pile(s) -> int:
    """[2.3.7] Quests still to be drawn."""
    return len(s.deck) - QUESTS_BOXED


def ladder_half(s) -> int:
    """[3.5.2] Steps from the middle of the ladder to either end."""
    return LADDER_HALF.values[s.options.ladder_half]


def max_rounds(s) -> int:
    """[3.7] The last round of all."""
    return MAX_ROUNDS.values[s.options.max_rounds]


def column_of(cell: int) -> int:
    return cell if cell < FIRST_QUEST_CELL else FIRST_QUEST + (cell - FIRST_QUEST_CELL) // 2
