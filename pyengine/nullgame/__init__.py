"""The smallest game that works: the template for a new one, built and tested every time.

Two to four players take 1 to 3 counters from a heap in turn; each holds a hidden number from 1 to 3, which counts as
that many points. Whoever takes the last counter has 1 point more. The highest total wins.

Rules: [1] A turn: take 1, 2 or 3 counters.  [2] The end: no counters are left.
"""

from ..chance import below, mixed, reseed
from ..course import Course, because, decision, holds, seat_asked, state_class, step, tell, then
from ..game import ALL, Credits, Game, Option, Table, any_setup, no_gains, no_rivals, settings_class, setup_by
from ..prospects import by_lead

START = 21


@state_class
class State(Course):
    """`heap` counters are left; `taken`, `hidden`: by seat; `last`: who took the last counter, or -1."""

    heap: int = START
    taken: list[int] = holds()
    hidden: list[int] = holds()
    last: int = -1


@step
def turns(s, seat):
    """[1] In turn order, until the heap is gone."""
    if s.heap:
        then(s, take, seat)
        then(s, turns, (seat + 1) % len(s.taken))
    else:
        tell(s, "heap_gone", seat=s.last)


TAKE = (None, ("take", 1), ("take", 2), ("take", 3))
HEAP_TOO_SMALL = because("heap_too_small", "1")


@decision
def take(s, seat):
    """[1] Take 1, 2 or 3 counters."""
    for count in (1, 2, 3):
        yield TAKE[count], None if count <= s.heap else HEAP_TOO_SMALL


@take.resolve
def take(s, seat, action):
    s.heap -= action[1]
    s.taken[seat] += action[1]
    s.last = seat
    tell(s, "taken", seat=seat, count=action[1])


RULES = {rule.name: rule for rule in (turns, take)}


def lay_out(seats, settings, seed):
    s = State(rng=mixed(seed), agenda=[("turns", 0)], taken=[0] * seats)
    s.hidden = [1 + below(s, 3) for _ in range(seats)]
    return s


def sides(s):
    """Everybody plays for themselves."""
    return tuple(range(len(s.taken)))


def view(s, seat):
    return {
        "game": "nullgame",
        "viewer": None if seat == ALL else seat,
        "heap": s.heap,
        "taken": s.taken[:],
        "seat_to_act": seat_asked(s),
        "hidden": [number if seat in (other, ALL) else None for other, number in enumerate(s.hidden)],
    }


def determinize(s, seat, dice):
    c = s.copy()
    reseed(c, dice)
    c.hidden = [number if other == seat else 1 + below(dice, 3) for other, number in enumerate(s.hidden)]
    return c


def score(s):
    """[2] The hidden number, and 1 for the last counter."""
    sheets = []
    for seat, number in enumerate(s.hidden):
        sheet = {"hidden": 0 if s.agenda else number, "last": int(s.last == seat and not s.heap)}
        sheets.append({"total": sum(sheet.values())} | sheet)
    return sheets


def holdings(s):
    return [{"counters": count} for count in s.taken]


def outcome(s):
    if s.agenda:
        return None
    totals = [sheet["total"] for sheet in score(s)]
    winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
    return {"winners": winners, "reason": "heap_gone", "tie_break": "shared" if len(winners) > 1 else None}


def forecast(s):
    return score(s)


def appraise(s, seat):
    return {"last": 100 * (s.last == seat and not s.heap)}


def habit(s):
    return None


def invariants(s):
    assert s.heap + sum(s.taken) == START, "counters: one lost or doubled"


OPTIONS = (Option("unused", (False, True), False, "1"),)

game = Game(
    name="nullgame",
    version=1,
    seats=(2, 3, 4),
    options=OPTIONS,
    tables=(Table(2), Table(3), Table(4), Table(2, {"unused": True})),
    rivals=(),
    credits=Credits("Null game", "Panoply", "Panoply", 2026),
    provenance={},
    events={"taken": "1", "heap_gone": "2"},
    rules=RULES,
    setup=setup_by(lay_out, settings_class(OPTIONS), RULES),
    why_not_setup=any_setup,
    sides=sides,
    view=view,
    determinize=determinize,
    score=score,
    rival_score=no_rivals,
    holdings=holdings,
    outcome=outcome,
    forecast=forecast,
    appraise=appraise,
    prospects=by_lead(appraise, sides),
    gains=no_gains,
    habit=habit,
    proposals=None,
    iterations={"hard": (100,), "expert": (1000,)},
    playout=(6,),
    route=None,
    invariants=invariants,
)
