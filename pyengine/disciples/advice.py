"""What a gesture brings, for hints: only what can be counted on the table."""

from .data import CELLS, RESOURCES
from .scoring import monument_value

MOST = 4  # cells of a plan that are named


def gains(before, after, seat: int, actions: tuple) -> list[tuple[str, dict]]:
    """Points, resources and disciples more than before, the worth of monuments, and the cells of a plan with most
    disciples."""
    p, q = before.players[seat], after.players[seat]
    counts = {
        "points": sum(q.points) - sum(p.points),
        "monuments": worth(q) - worth(p),
        "disciples": q.disciples - p.disciples,
        **{name: mine - mine_before for name, mine, mine_before in zip(RESOURCES, q.stock, p.stock)},
    }
    found = [(term, {"count": count}) for term, count in counts.items() if count > 0]
    if q.tool_built > p.tool_built:
        found.append(("tool_works", {}))
    return found + raised(actions) + laid(q, actions)


def worth(p) -> int:
    return sum(monument_value(p, number) for number in p.monuments)


def raised(actions) -> list[tuple[str, dict]]:
    """[3.4] The cells on which a bonus counts."""
    return [("raised", {"cell": action[2]}) for action in actions if action[0] == "add"]


def laid(p, actions) -> list[tuple[str, dict]]:
    """[3.2] Where most disciples of a plan go, the last cell of these actions laid."""
    if not any(action[0] == "lay" for action in actions):
        return []
    cells = sorted(range(len(p.plan)), key=lambda cell: -p.plan[cell])
    return [("laid", {"cell": CELLS[cell], "number": p.plan[cell]}) for cell in cells[:MOST] if p.plan[cell]]
