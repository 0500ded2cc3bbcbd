"""Plans worth considering [3.2], mixed by chance.

Whoever always plans alike is easily beaten, so a plan is drawn: how much goes to resources, to initiative and to
quests, on how many quests and how thickly. Only which side of a quest is taken leans on what the sides are worth to the
seat. A bot weighs a handful of such plans and lays the best; what others may have laid is drawn in the same way.
"""

from ..chance import below
from .data import CELL_MAX, FIRST_QUEST_CELL, INIT, WHEAT
from .judgement import rounds_left, side_worths
from .planning import LAY, SEAL, repair
from .state import EMPTY, cells_in_use

# Near what `hard` lays; how bots fared with these numbers against others stands in tests/bench/README.md
SHARES = (0, 0, 0, 0, 5, 10, 15, 20, 30, 40)  # per cent of the disciples that go to resources
BIDS = (0, 0, 1, 1, 1, 2, 2, 3)  # on initiative
HEAPS = (3, 4, 4, 5, 5, 5)  # on a side of a quest
DOUBT = 90  # hundredths of a point: sides that differ by less are taken nearly as often
AGAINST = 9  # per cent of the quests on which the less valuable side is taken, so that plans stay unpredictable
BOTH_SIDES = 3  # per cent of the quests on which a disciple goes to the other side, too
REPEATED = 12  # per cent of the plans that are last round's, with a change


def proposals(s, dice, n: int) -> list[tuple]:
    """Whole plans, from the cell that is to be laid; [] at any other decision."""
    rule, seat, *args = s.agenda[-1] if s.agenda else ("", -1)
    if rule != "lay":
        return []
    (cell,) = args
    leans = leanings(s, seat)
    return [gesture(completed(s, seat, drawn(s, seat, leans, dice)), cell) for _ in range(n)]


def likely(s, seat: int, dice) -> tuple[int, ...]:
    """A plan that a seat may have laid, for all that its own cards and the table tell."""
    return drawn(s, seat, leanings(s, seat), dice)


def gesture(plan: tuple[int, ...], cell: int) -> tuple:
    """The plies that lay a plan from a cell on, and seal it."""
    return *(LAY[number][plan[number]] for number in range(cell, len(plan))), SEAL


def completed(s, seat: int, plan: tuple[int, ...]) -> tuple[int, ...]:
    """A plan that begins as the seat has begun."""
    p = s.players[seat]
    if not p.plan:
        return plan
    laid = len(p.plan)
    return p.plan + repair(plan[laid:], p.disciples - sum(p.plan), len(plan) - laid)


def leanings(s, seat: int) -> list[int]:
    """By quest, how much more a win of LIGHT is worth to a seat than one of DARK, in hundredths of a point."""
    left = rounds_left(s)
    leans = []
    for slot, quest in enumerate(s.quests):
        if quest == EMPTY:
            leans.append(0)
        else:
            ladder_light, ladder_dark, light, dark = side_worths(s, seat, slot, left)
            leans.append(ladder_light + light - ladder_dark - dark)
    return leans


def drawn(s, seat: int, leans: list[int], dice) -> tuple[int, ...]:
    """A plan drawn for a seat."""
    p = s.players[seat]
    cells = cells_in_use(s)
    if p.last and below(dice, 100) < REPEATED:
        return changed(repair(p.last, p.disciples, cells), dice)
    plan = [0] * cells
    gathering = p.disciples * SHARES[below(dice, len(SHARES))] // 100
    plan[INIT] = min(BIDS[below(dice, len(BIDS))], p.disciples - gathering)
    gather(plan, gathering, dice)
    send(plan, p.disciples - sum(plan), leans, dice)
    left = p.disciples - sum(plan)
    gather(plan, left, dice)
    return repair(tuple(plan), p.disciples, cells)


def gather(plan: list[int], number: int, dice) -> None:
    """Lay a number of disciples on resources, one kind after the other or evenly."""
    kind, heap = below(dice, WHEAT + 1), 1 + below(dice, CELL_MAX)
    for _ in range(3 * CELL_MAX):
        if number <= 0:
            return
        more = min(heap, number, CELL_MAX - plan[kind])
        plan[kind] += more
        number -= more
        kind = (kind + 1) % (WHEAT + 1)


def send(plan: list[int], number: int, leans: list[int], dice) -> None:
    """Lay a number of disciples on quests, in heaps; quests that matter more mostly come first."""
    order = sorted(range(len(leans)), key=lambda slot: -abs(leans[slot]) - below(dice, 3 * DOUBT))
    sides = [int(lean + below(dice, 2 * DOUBT) - DOUBT < 0) ^ (below(dice, 100) < AGAINST) for lean in leans]
    heap = HEAPS[below(dice, len(HEAPS))]
    for turn in range(2 * len(leans)):
        slot = order[turn % len(leans)]
        cell = FIRST_QUEST_CELL + 2 * slot + sides[slot]
        more = min(heap, number, CELL_MAX - plan[cell])
        plan[cell] += more
        number -= more
        if number > 0 and below(dice, 100) < BOTH_SIDES:
            other = cell ^ 1
            plan[other] += 1
            number -= 1
        if number <= 0:
            return


def changed(plan: tuple[int, ...], dice) -> tuple[int, ...]:
    """A plan with one or two disciples moved."""
    cells = list(plan)
    for _ in range(1 + below(dice, 2)):
        source, target = below(dice, len(cells)), below(dice, len(cells))
        if cells[source] and cells[target] < CELL_MAX:
            cells[source] -= 1
            cells[target] += 1
    return tuple(cells)
