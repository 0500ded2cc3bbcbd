"""The way to a space that is out of reach: the cheapest placements that lead there, over several movements [3.6]."""

from heapq import heappop, heappush

from .data import CARDS, COLUMN, FOOT, PIECES, STEP, STEPS_A_CARD
from .map import BIT, FOR_COLUMNS, FOR_FEET, ID, NEAR, SPACE, members
from .placement import cost_of, crowds
from .state import NOWHERE, free_steps, own_steps
from .state import jumps as all_jumps

LONG, BEGINNING = 8, 4  # placements


def route(s, seat: int | None, action) -> list[tuple[str, dict]]:
    """What there is to say of the way to a placement: steps, pieces, spaces, movements and cards."""
    if seat is None or action[0] != "place" or action[1:] not in {(name,) for name in ID} or s.temple == NOWHERE:
        return []
    p, goal = s.players[seat], SPACE[action[1]]
    if goal == s.temple:
        return []
    if BIT[goal] & p.linked:
        return [("here", {})]
    way = cheapest(s, p, goal)
    return [("none", {})] if way is None else in_facts(s, seat, way)


def cheapest(s, p, goal: int) -> list[tuple[int, bool]] | None:
    """The placements to the goal with the fewest steps, of these with the fewest jumps: (space, is it a jump?)."""
    onward = onward_from(s, p)
    edge = [(0, 0, 0, space, ()) for space in members(p.linked | BIT[s.temple])]
    done = 0
    while edge:
        cost, jumped, length, space, way = heappop(edge)
        if space == goal:
            return list(way)
        if done & BIT[space]:
            continue
        done |= BIT[space]
        for spaces, jump in onward(space):
            for target in members(spaces & ~done):
                heappush(
                    edge, (cost + cost_of(s, p, target), jumped + jump, length + 1, target, (*way, (target, jump)))
                )
        for own in members(NEAR[space] & p.columns & ~done):  # [3.6.1] linked without a step
            heappush(edge, (cost, jumped, length, own, way))
    return None


def onward_from(s, p):
    """A function: the sets of spaces where a piece may be placed next, once a space is linked, without and by a
    jump."""
    _, full = crowds(s)
    free = ~(full | p.feet | p.columns | BIT[s.temple])
    feet = pieces = 0
    for other in s.players:
        if other is not p:
            feet |= other.feet
            pieces |= other.feet | other.columns

    def onward(space: int) -> list[tuple[int, bool]]:
        near = NEAR[space]
        is_foot = BIT[space] & FOR_FEET and space != s.temple
        found = [(near & (FOR_FEET | FOR_COLUMNS if is_foot else FOR_FEET) & free, False)]
        for other in members(near & pieces) if all_jumps(p) else ():
            over_foot = feet & BIT[other] and s.options.jump_to_column
            found.append((NEAR[other] & (FOR_FEET | FOR_COLUMNS if over_foot else FOR_FEET) & free, True))
        return found

    return onward


def in_facts(s, seat: int, way) -> list[tuple[str, dict]]:
    p = s.players[seat]
    costs = [cost_of(s, p, space) for space, _ in way]
    kinds = [FOOT if BIT[space] & FOR_FEET else COLUMN for space, _ in way]
    shared = [ID[space] for (space, _), cost in zip(way, costs) if cost > 1]
    jumped = [ID[space] for space, jump in way if jump]
    short = [PIECES[kind] for kind in (FOOT, COLUMN) for _ in range(kinds.count(kind) - p.spare[kind])]
    facts = [
        ("steps", {"count": sum(costs), "pieces": [PIECES[kind] for kind in sorted(kinds)]}),
        spaces_of(way),
        ("shared", {"count": len(shared), "spaces": shared}) if shared else None,
        ("jumps", {"count": len(jumped), "spaces": jumped}) if jumped else None,
        *movements(s, seat, [(cost, jump) for cost, (_, jump) in zip(costs, way)]),
        ("short", {"pieces": short}) if short else None,
    ]
    return [fact for fact in facts if fact]


def spaces_of(way) -> tuple[str, dict] | None:
    """The spaces of a way; of a long one only the first, since nobody keeps twenty in mind."""
    spaces = [ID[space] for space, _ in way]
    if len(spaces) > LONG:
        return "begins", {"spaces": spaces[:BEGINNING]}
    return ("over", {"spaces": spaces}) if len(spaces) > 1 else None


def movements(s, seat: int, way) -> list[tuple[str, dict]]:
    """[3.4.1] How many movements it takes with as few cards as possible, and how many cards it takes at once."""
    steps, played, jumps = now(s, seat)
    held = s.players[seat].hand[STEP] - played
    turns, cards = with_few_cards(s, seat, way)
    missing = sum(cost for cost, _ in way) - steps
    at_once = max(0, -(-missing // STEPS_A_CARD))
    facts = [("turns.cards" if cards else "turns", {"count": turns, "cards": [CARDS[STEP]] * cards})]
    if at_once > cards and sum(jump for _, jump in way) <= jumps:
        facts.append(("at_once", {"count": at_once, "held": held}))
    return facts


def now(s, seat: int) -> tuple[int, int, int]:
    """Steps, cards played and jumps of the seat's movement: the one it is in, or the next of its own."""
    p = s.players[seat]
    rule, mover, *args = s.agenda[-1] if s.agenda else (None, None)
    if rule == "march" and mover == seat:
        return tuple(args)
    return free_steps(s, seat) if (rule, mover) == ("follow", seat) else own_steps(s, p), 0, all_jumps(p)


def with_few_cards(s, seat: int, way) -> tuple[int, int]:
    """The number of movements in which the way is laid, and the cards needed where a whole movement isn't enough."""
    p = s.players[seat]
    steps, _, jumps = now(s, seat)
    turns, cards, used = 0, 0, False
    for cost, jump in way:
        if steps < cost or jumps < jump:
            steps, jumps, used = own_steps(s, p), all_jumps(p), False
            needed = max(0, -(-(cost - steps) // STEPS_A_CARD))
            steps, cards = steps + STEPS_A_CARD * needed, cards + needed
        steps, jumps, turns, used = steps - cost, jumps - jump, turns + (not used), True
    return turns, cards
