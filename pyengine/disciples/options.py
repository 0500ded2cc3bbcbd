"""The options of Pantheon (Fritzen): disputed readings of the rulebook, its own variants, and wishes."""

from ..course import Reason, because
from ..game import MODE, WISH, Option, settings_class
from .data import PEOPLES, PEOPLES_IN_USE

MONUMENT_SET = Option("monument_set", (24, 27), 24, "2.3.6")
LADDER_END = Option("ladder_end", ("latched", "state"), "latched", "3.7")
PURCHASE = Option("purchase", ("two_passes", "single_pass"), "two_passes", "3.6")
TOOL_DRAFT = Option("tool_draft", ("passed", "open"), "passed", "2.3.4")
BONUSES = Option("bonuses", ("auto", "asked"), "auto", "3.4")
REDRAW = Option("redraw", ("literal", "aside_first"), "literal", "3.5.6")
LADDER_HALF = Option("ladder_half", (4, 5, 6), 5, "3.5.2")
RESOLUTION_GAIN = Option("resolution_gain", (1, 2), 1, "3.5.3")
MAX_ROUNDS = Option("max_rounds", (3, 5, 30), 30, "3.7", WISH)

OPTIONS = (
    MONUMENT_SET,
    LADDER_HALF,
    LADDER_END,
    PURCHASE,
    TOOL_DRAFT,
    BONUSES,
    REDRAW,
    RESOLUTION_GAIN,
    Option("dealt_cards", (False, True), False, "2.3.3", MODE),
    Option("open_objectives", (False, True), False, "2.3.5", MODE),
    Option("beginner_peoples", (False, True), False, "2.3.1", WISH),
    MAX_ROUNDS,
)
Settings = settings_class(OPTIONS)

FULL_SET = MONUMENT_SET.values.index(27)
BY_STATE = LADDER_END.values.index("state")
SINGLE_PASS = PURCHASE.values.index("single_pass")
OPEN_DRAFT = TOOL_DRAFT.values.index("open")
ASKED = BONUSES.values.index("asked")
ASIDE_FIRST = REDRAW.values.index("aside_first")


def why_not_setup(seats: int, options: dict) -> Reason | None:
    """[2.3.1] Peoples can be left out with two or three players only."""
    if options["beginner_peoples"] and PEOPLES_IN_USE[seats] == len(PEOPLES):
        return because("all_peoples_play", "2.3.1", seats=seats)
    return None
