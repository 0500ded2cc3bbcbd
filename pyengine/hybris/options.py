"""The options of Hybris: who plays which Olympian, modules, difficulty, and disputed readings of the rules."""

from ..course import Reason, because
from ..game import MODULE, WISH, Option, settings_class
from .grammar import OLYMPIANS

MOST_SEATS = 4
ANY_OLYMPIAN = "any"
CASTS = tuple(
    Option(f"olympian{seat}", (ANY_OLYMPIAN, *OLYMPIANS), ANY_OLYMPIAN, "1.3", WISH)
    for seat in range(1, MOST_SEATS + 1)
)
GIFT = Option("autolykos_gift", ("giver", "hermes"), "giver", "8.5")
AETHER = Option("aether_counts", ("own", "all"), "own", "8.2")

OPTIONS = (
    *CASTS,
    Option("severity", ("printed", "mild", "severe"), "printed", "1.3", WISH),
    Option("new_cards", (False, True), False, "8.2", MODULE),
    Option("new_premonitions", (False, True), False, "8.2", MODULE),
    Option("dotted_shared", (False, True), True, "3.3.3"),
    GIFT,
    AETHER,
)
Settings = settings_class(OPTIONS)

BY_HERMES = GIFT.values.index("hermes")
ALL_DEPLOYED = AETHER.values.index("all")


def cast(settings) -> tuple[int, ...]:
    """By seat: the Olympian that was chosen for it, or -1."""
    return tuple(settings[seat] - 1 for seat in range(MOST_SEATS))


def why_not_setup(seats: int, options: dict) -> Reason | None:
    """[1.3] An Olympian has one player; what is chosen for seats that don't play doesn't count."""
    chosen = [options[each.name] for each in CASTS[:seats]]
    for seat, name in enumerate(chosen):
        if name != ANY_OLYMPIAN and name in chosen[:seat]:
            return because("one_player_each", "1.3", olympian=name)
    return None
