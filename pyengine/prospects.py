"""Prospects: the share of the win that each seat may expect, 0 to 10,000. Search judges positions by them. Also the
appraisal of finished matches."""

from collections.abc import Callable, Mapping
from math import exp

WIN = 10_000  # the whole win
LEAD = 800  # of `by_lead`, if a game names no other; in units of `appraise`

STEPS = 8  # table entries for each factor of e; whole numbers, so that all machines agree
DECAY = tuple(round(1000 * exp(-step / STEPS)) for step in range(5 * STEPS))


def decay(difference: int, scale: int) -> int:
    """1000, divided by e for each `scale` in the difference, but never 0."""
    return DECAY[min(STEPS * difference // scale, len(DECAY) - 1)]


def by_lead(worths: Callable, sides: Callable, lead: int = LEAD, weights: Mapping[str, int] | None = None) -> Callable:
    """The `prospects` of a game in which everybody plays alone: a softmax in which one who is ahead by `lead` has e
    times the share of the other.

    `worths(s, seat)` is what a seat has, by term, in hundredths of a point. `weights` are per cent by term, 100 if
    there are none; a term without a weight doesn't count. What makes greedy choose well isn't what tells who will win,
    so a game's weights here aren't those of its `appraise`: they are fitted to games that were played
    (`tests/bench/outlook.py`).
    """

    def weighed(s, seat: int) -> int:
        terms = worths(s, seat)
        if weights is None:
            return sum(terms.values())
        return sum([weight * terms[term] for term, weight in weights.items() if term in terms]) // 100

    def prospects(s) -> list[int]:
        standing = [weighed(s, seat) for seat in range(len(sides(s)))]
        best = max(standing)
        shares = [decay(best - each, lead) for each in standing]
        whole = sum(shares)
        return [WIN * share // whole for share in shares]

    return prospects


def final_worth(sheets: list[dict], seat: int) -> dict[str, int]:
    """The appraisal of a finished match where everybody plays alone, in hundredths of a point: the seat's points plus
    its lead over the best opponent. `sheets` are of `Game.score`."""
    totals = [sheet["total"] for sheet in sheets]
    own = totals.pop(seat)
    return {"points": 100 * (2 * own - max(totals))}


def settled(winners: list[int], sides: tuple[int, ...]) -> list[int]:
    """The prospects at the end: the winning sides divide the win equally; within a side it isn't divided."""
    won = len({sides[seat] for seat in winners})
    return [WIN // won if seat in winners else 0 for seat in range(len(sides))]
