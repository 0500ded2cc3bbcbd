"""What a gesture brings, for hints: only what can be counted on the table."""

from .data import ARTISAN, BOARDS, DICE, FRONT, LEADER, PLACES, POLIS, REFINED, SHIP, SUPPORT, TILE, TITAN, WAITING
from .state import titan_count
from .titans import force

GIVING_UP = ("endure", "concede", "renounce")


def gains(before, after, seat: int, actions: tuple) -> list[tuple[str, dict]]:
    """Points, discs, tiles and figures more than before; the places taken, and the force of a fight."""
    p, q = before.players[seat], after.players[seat]
    hired = p.where.count(WAITING) - q.where.count(WAITING)
    leaders = q.value.count(LEADER) - p.value.count(LEADER)
    counts = {
        "points": sum(q.points) - sum(p.points),
        "leaders": leaders,
        "hired": hired,
        "promoted": 0 if hired or leaders else sum(q.value) - sum(p.value),
        "discs": q.personal - p.personal,
        "titans": titan_count(q) - titan_count(p),
        "supports": more(p, q, SUPPORT, TITAN),
        "artisans": more(p, q, ARTISAN, SUPPORT),
        "ships": more(p, q, SHIP, ARTISAN),
        "refined": more(p, q, REFINED, SHIP),
        "goods": more(p, q, 0, REFINED),
    }
    found = [(term, {"count": count}) for term, count in counts.items() if count > 0]
    return fought(p, actions) + found + places_taken(before, p, q, actions) + kept(p, actions)


def more(p, q, first: int, end: int) -> int:
    return sum(q.tiles[first:end]) - sum(p.tiles[first:end])


def fought(p, actions) -> list[tuple[str, dict]]:
    """[4.3] The force that is shown in a fight; a player who parries loses no disc to KRYPT."""
    tiles = p.chosen + p.revealed + [TILE[action[1]] for action in actions if action[0] == "play"]
    for action in actions:
        if action[0] in ("parry", "attack", "counter"):
            return [("force", {"count": force(tiles)})] + ([("spared", {})] if action[0] == "parry" else [])
    return []


def places_taken(s, p, q, actions) -> list[tuple[str, dict]]:
    """[3.4] The places that will be resolved for figures just placed, and slots of POLIS with their income."""
    slots = BOARDS[s.board].slots
    taken = [slots[q.where[f]] for f in range(DICE + 1) if p.where[f] == FRONT and q.where[f] >= 0]
    taken += [slots[BOARDS[s.board].number[action[1]]] for action in actions if action[0] == "settle"]
    found = []
    for slot in taken:
        if slot.place == POLIS:
            each = "polis_once" if slot.once else "polis", {"income": f"{slot.income[0]}{slot.income[1]}"}
        else:
            each = "place", {"place": PLACES[slot.place]}
        if not slot.lightning and each not in found:
            found.append(each)
    return found


def kept(p, actions) -> list[tuple[str, dict]]:
    """What is left to somebody who gives up a fight, or passes."""
    if actions[-1][0] in GIVING_UP and (count := titan_count(p)):
        return [("keeps_titans", {"count": count})]
    if actions[-1] == ("pass",) and (count := p.where.count(FRONT)):
        return [("keeps_figures", {"count": count})]
    return []
