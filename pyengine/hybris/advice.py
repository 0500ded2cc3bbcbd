"""What a gesture brings, for hints: only what can be counted on the table."""

from .data import FIGURES
from .grammar import HERO, LOCATIONS, PROPHET, RESOURCES, SPARK, TEMPLE
from .state import EMPTY, chains_left, points_of, removed, unlocked


def gains(before, after, seat: int, actions: tuple) -> list[tuple[str, dict]]:
    """What the seat has more than before, chains that were added, and where characters are sent."""
    p, q = before.players[seat], after.players[seat]
    mine, mine_before = counts(after, seat), counts(before, seat)
    found = [(term, {"count": mine[term] - had}) for term, had in mine_before.items() if mine[term] > had]
    return found + programmed(p, q)


def counts(s, seat: int) -> dict[str, int]:
    """What of a player is counted, the most telling first."""
    p = s.players[seat]
    return {
        "points": points_of(p),
        "tiles": unlocked(p),
        "combats": p.combats_won,
        "temples": removed(p, TEMPLE),
        "heroes": removed(p, HERO),
        "prophets": removed(p, PROPHET),
        "sparks": removed(p, SPARK),
        "deployed": len(p.deployed),
        "crafted": len(p.crafted),
        "designed": s.line_of.count(seat),
        "chains": chains_left(s),
        "greatness": p.greatness,
        **{name: p.stock[resource] for resource, name in reversed(list(enumerate(RESOURCES[: len(p.stock)])))},
        "cards": len(p.hand),
        "premonitions": len(p.premonitions),
    }


def programmed(p, q) -> list[tuple[str, dict]]:
    """[3.2] The characters that got a location token, and which."""
    return [
        ("programmed", {"figure": FIGURES[f], "place": LOCATIONS[q.token[f]]})
        for f, place in enumerate(p.token)
        if place == EMPTY and q.token[f] != EMPTY
    ]
