"""What each seat may expect of the win, 0 to 10,000: what search weighs positions by."""

from collections.abc import Callable
from math import exp

WIN = 10_000  # the whole of the win
LEAD = 800  # a lead, as `appraise` counts, that makes one's share e times the other's

STEPS = 8  # to each factor of e in the table below: whole numbers, the same everywhere
FADING = tuple(round(1000 * exp(-step / STEPS)) for step in range(5 * STEPS))


def fading(difference: int, scale: int) -> int:
    """1000, and e times less for each `scale` of the difference, but never nothing."""
    return FADING[min(STEPS * difference // scale, len(FADING) - 1)]


def by_lead(appraise: Callable, sides: Callable) -> Callable:
    """The `prospects` of a game in which everybody plays for themselves: the win, shared by how far each is behind the
    leader (softmax of `appraise`)."""

    def prospects(s) -> list[int]:
        worths = [sum(appraise(s, seat).values()) for seat in range(len(sides(s)))]
        best = max(worths)
        weights = [fading(best - worth, LEAD) for worth in worths]
        whole = sum(weights)
        return [WIN * weight // whole for weight in weights]

    return prospects


def settled(winners: list[int], sides: tuple[int, ...]) -> list[int]:
    """What each seat has in the end: sides that won share the win, people of one side don't divide it; nobody may win."""
    won = len({sides[seat] for seat in winners})
    return [WIN // won if seat in winners else 0 for seat in range(len(sides))]
