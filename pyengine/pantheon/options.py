"""The options of Pantheon: disputed readings of the rules, ways to begin, and who begins."""

from ..course import Reason, because
from ..game import WISH, Option, settings_class

BONUS_TILES = Option("bonus", ("dealt", "drafted"), "dealt", "2.5")
START_RESERVE = Option("start_reserve", ("printed", "by_players"), "printed", "2.3")
IDLE_LIMIT = Option("idle_limit", (60, "none"), 60, "3.13", WISH)
FIRST_SEAT = Option("first_seat", ("random", 1, 2, 3, 4), "random", "2.2", WISH)

OPTIONS = (
    BONUS_TILES,
    START_RESERVE,
    Option("cartago_placement", (False, True), False, "3.2.5"),
    Option("followers_use_step_tiles", (False, True), True, "3.4.2"),
    Option("jump_to_column", (False, True), True, "3.7"),
    Option("traitera_at_end", (False, True), False, "3.10"),
    IDLE_LIMIT,
    FIRST_SEAT,
)
Settings = settings_class(OPTIONS)

DRAFTED = BONUS_TILES.values.index("drafted")
NO_LIMIT = IDLE_LIMIT.values.index("none")
BY_PLAYERS = START_RESERVE.values.index("by_players")


def why_not_setup(seats: int, options: dict) -> Reason | None:
    """[2.2] Only a seat of this table can begin."""
    first = options["first_seat"]
    return because("no_such_seat", "2.2", number=first, seats=seats) if first != "random" and first > seats else None
