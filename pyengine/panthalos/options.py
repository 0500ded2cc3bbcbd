"""The options of Panthalos: disputed readings of the rules, and who begins."""

from ..course import Reason, because
from ..game import WISH, Option, settings_class

PLACE_ORDER = Option("place_order", ("slot", "turn"), "slot", "3.9")
TIE_BREAK = Option("tie_break", ("shared", "krypt_then_discs"), "shared", "5")
FIRST_SEAT = Option("first_seat", ("random", 1, 2, 3, 4, 5), "random", "2.2", WISH)

OPTIONS = (
    Option("leader_must_be_placed", (False, True), True, "3.2"),
    Option("supports_need_titan", (False, True), False, "4.2"),
    Option("one_support_converts_all", (False, True), False, "4.3"),
    PLACE_ORDER,
    Option("allow_empty_shipment", (False, True), False, "3.5"),
    Option("merchant_always_peek", (False, True), False, "3.6"),
    Option("final_ship_needs_tile", (False, True), True, "5"),
    TIE_BREAK,
    FIRST_SEAT,
)
Settings = settings_class(OPTIONS)

BY_TURN = PLACE_ORDER.values.index("turn")
SHARED = TIE_BREAK.values.index("shared")


def why_not_setup(seats: int, options: dict) -> Reason | None:
    """[2.2] Only a seat of this table can begin."""
    first = options["first_seat"]
    return because("no_such_seat", "2.2", number=first, seats=seats) if first != "random" and first > seats else None
