"""Plans worth considering [3.2], mixed by chance."""

from ..chance import below
from .data import CELL_MAX
from .state import cells_in_use


def likely(s, seat: int, dice) -> tuple[int, ...]:
    """A plan that a seat may have laid, for all that its own cards and the table tell."""
    left, cells, plan = s.players[seat].disciples, cells_in_use(s), [0] * cells_in_use(s)
    while left:
        cell = below(dice, cells)
        if plan[cell] < CELL_MAX:
            plan[cell] += 1
            left -= 1
    return tuple(plan)


def proposals(s, dice, n: int) -> list[tuple]:
    return []
