"""What a gesture brings, for hints: only what can be counted on the table."""

from .data import COLUMN, FOOT, GODS, LOOT, MONEY, OFFERING
from .map import SPACE
from .state import general, on_board, own_steps


def gains(before, after, seat: int, actions: tuple) -> list[tuple[str, dict]]:
    """Points, pieces, cards, tiles and steps more than before; the god worshipped and the loot picked up."""
    p, q = before.players[seat], after.players[seat]
    counts = {
        "points": sum(q.points) - sum(p.points),
        "columns": on_board(q, COLUMN) - on_board(p, COLUMN),
        "demigods": sum(q.demigods) - sum(p.demigods),
        "ranks": sum(q.rank) - sum(p.rank),
        "steps": own_steps(after, q) - own_steps(before, p),
        "reserve": general(before.players[seat], FOOT)
        + general(before.players[seat], COLUMN)
        - general(q, FOOT)
        - general(q, COLUMN),
        "cards": sum(q.hand) - sum(p.hand),
        "money": coins(q) - coins(p),
        "feet": on_board(q, FOOT) - on_board(p, FOOT),
    }
    found = [(term, {"count": count}) for term, count in counts.items() if count > 0]
    return worshipped(before, actions) + picked_up(before, actions) + found


def coins(p) -> int:
    """The value of all money cards in hand."""
    return sum(value * p.hand[value] for value in range(MONEY, OFFERING))


def worshipped(s, actions) -> list[tuple[str, dict]]:
    """[3.8] The god that is worshipped, if the payment, too, is part of the gesture."""
    if not any(action[0].startswith(("offer", "give")) for action in actions):
        return []
    rule, _, *args = s.agenda[-1]
    named = [action[1] for action in actions if action[0] == "worship"] + args * (rule in ("offer", "acquire"))
    return [("god", {"god": named[0]})] if named and named[0] in GODS else []


def picked_up(s, actions) -> list[tuple[str, dict]]:
    """[3.6.2] The loot on the spaces where pieces are placed."""
    spaces = [SPACE[action[1]] for action in actions if action[0] == "place"]
    taken = [s.tiles[s.lying.index(space)] for space in spaces if space in s.lying]
    return [("loot", {"loot": LOOT[tile]}) for tile in dict.fromkeys(taken)]
