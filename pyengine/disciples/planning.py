"""Planning [3.2]: everybody lays all disciples on the cells of the temple, unseen.

A plan is a run of secret plies, one for each cell in use and the seal: as many whatever is laid, and known beforehand
from the number of quests. So a record may one day hold a commitment in place of each and the plies themselves where
the temples open.
"""

from ..chance import seal
from ..course import because, decision, step, tell, then
from .data import CELL_MAX, CELLS, PLANNING_START
from .effects import run_owned
from .state import PLANNING, cells_in_use

LAY = tuple(tuple(("lay", cell, number) for number in range(CELL_MAX + 1)) for cell in CELLS)
SEAL = ("seal",)


@step
def plan_all(s):
    """[3.2] Disciples that come with the planning phase, then the plans, one seat after the other."""
    s.phase = PLANNING
    run_owned(s, PLANNING_START)
    then(s, lay, 0, 0)


@decision(secret=True)
def lay(s, seat, cell):
    """[3.2] Lay disciples on the next cell, at most five; none may be left over."""
    p = s.players[seat]
    left = p.disciples - sum(p.plan)
    least = left - CELL_MAX * (cells_in_use(s) - cell - 1)
    if least > 0 or left < CELL_MAX:
        for number, action in enumerate(LAY[cell]):
            yield action, TOO_FEW[left] if number > left else too_many(left - number) if number < least else None
    else:
        for action in LAY[cell]:
            yield action, None


TOO_FEW = tuple(because("too_few_disciples", "3.2", left=left) for left in range(CELL_MAX))


def too_many(rest: int):
    return because("all_must_be_laid", "3.2", rest=rest)


@lay.resolve
def lay(s, seat, cell, action):
    s.players[seat].plan += (action[2],)
    if cell + 1 < cells_in_use(s):
        then(s, lay, seat, cell + 1)
    else:
        then(s, seal_plan, seat)


@decision(secret=True)
def seal_plan(s, seat):
    """[3.2] Lay down the plan for good."""
    yield SEAL, None


@seal_plan.resolve
def seal_plan(s, seat, action):
    seal(s)
    tell(s, "planned", seat=seat)
    if seat + 1 < len(s.players):
        then(s, lay, seat + 1, 0)


# --- repair --------------------------------------------------------------------------------------------------


def repair(draft: tuple[int, ...], disciples: int, cells: int) -> tuple[int, ...]:
    """[3.3] The legal plan nearest to a draft: at most five on a cell; what is too much is taken from the last cell
    backwards, what is missing is laid from the first cell on."""
    plan = [min(CELL_MAX, max(0, number)) for number in draft[:cells]]
    plan += [0] * (cells - len(plan))
    extra = sum(plan) - disciples
    for cell in range(cells - 1, -1, -1):
        if extra <= 0:
            break
        taken = min(extra, plan[cell])
        plan[cell] -= taken
        extra -= taken
    for cell in range(cells):
        if extra >= 0:
            break
        added = min(-extra, CELL_MAX - plan[cell])
        plan[cell] += added
        extra += added
    return tuple(plan)
