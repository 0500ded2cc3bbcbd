"""The options of Pantheon (Fritzen): disputed readings of the rulebook, its own variants, and wishes."""

from ..game import MODE, WISH, Option, settings_class

MONUMENT_SET = Option("monument_set", (24, 27), 24, "2.3.6")
LADDER_END = Option("ladder_end", ("latched", "state"), "latched", "3.7")
PURCHASE = Option("purchase", ("two_passes", "single_pass"), "two_passes", "3.6")
TOOL_DRAFT = Option("tool_draft", ("passed", "open"), "passed", "2.3.4")
BONUSES = Option("bonuses", ("auto", "asked"), "auto", "3.4")
REDRAW = Option("redraw", ("literal", "aside_first"), "literal", "3.5.6")

OPTIONS = (
    MONUMENT_SET,
    Option("ladder_half", (4, 5, 6), 5, "3.5.2"),
    LADDER_END,
    PURCHASE,
    TOOL_DRAFT,
    BONUSES,
    REDRAW,
    Option("resolution_gain", (1, 2), 1, "3.5.3"),
    Option("dealt_cards", (False, True), False, "2.3.3", MODE),
    Option("open_objectives", (False, True), False, "2.3.5", MODE),
    Option("beginner_peoples", (False, True), False, "2.3.1", WISH),
    Option("max_rounds", (3, 5, 30), 30, "3.7", WISH),
)
Settings = settings_class(OPTIONS)

FULL_SET = MONUMENT_SET.values.index(27)
BY_STATE = LADDER_END.values.index("state")
SINGLE_PASS = PURCHASE.values.index("single_pass")
OPEN_DRAFT = TOOL_DRAFT.values.index("open")
ASKED = BONUSES.values.index("asked")
ASIDE_FIRST = REDRAW.values.index("aside_first")
LADDER_HALVES = (4, 5, 6)
RESOLUTION_GAINS = (1, 2)
MAX_ROUNDS = (3, 5, 30)
