"""The options of Hybris: who plays which Olympian, mode, modules, difficulty, and disputed readings of the rules."""

from ..course import Reason, because
from ..game import MODE, MODULE, WISH, Option, settings_class
from .grammar import OLYMPIANS

MOST_SEATS, LEAST_RIVALS = 4, 2
ANY_OLYMPIAN = "any"
CASTS = tuple(
    Option(f"olympian{seat}", (ANY_OLYMPIAN, *OLYMPIANS), ANY_OLYMPIAN, "1.3", WISH, seat - 1)
    for seat in range(1, MOST_SEATS + 1)
)
PLAYED = Option("mode", ("chronos", "rivalry"), "chronos", "9", MODE)
SEVERITY = Option("severity", ("printed", "mild", "severe"), "printed", "1.3", WISH)
SHARED = Option("dotted_shared", (False, True), True, "3.3.3")
GIFT = Option("autolykos_gift", ("giver", "hermes"), "giver", "8.5")
AETHER = Option("aether_counts", ("own", "all"), "own", "8.2")

OPTIONS = (
    *CASTS,
    PLAYED,
    Option("tartarus", (False, True), False, "10", MODULE),
    SEVERITY,
    Option("new_cards", (False, True), False, "8.2", MODULE),
    Option("new_premonitions", (False, True), False, "8.2", MODULE),
    SHARED,
    GIFT,
    AETHER,
)
Settings = settings_class(OPTIONS)

RIVALRY = PLAYED.values.index("rivalry")
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
    return why_not_rivalry(seats, options) if options["mode"] == "rivalry" else why_not_chronos(options)


def why_not_rivalry(seats: int, options: dict) -> Reason | None:
    """[9.1] Rivalry takes two, and nothing that is about Chronos or about allies counts in it."""
    if seats < LEAST_RIVALS:
        return because("needs_opponents", "9.1", seats=LEAST_RIVALS)
    for option in (SEVERITY, SHARED):
        if options[option.name] != option.default:
            return because("against_chronos_only", "9.1", option=option.name)
    return None


def why_not_chronos(options: dict) -> Reason | None:
    """[10.1] Tartarus and Chronos don't go together."""
    return because("not_against_chronos", "10.1") if options["tartarus"] else None
