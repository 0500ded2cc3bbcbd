"""A game for the tests: co-operative, solo or in two pairs, against a rival, with sealed plans and a module.

In each of three rounds every seat secretly lays two lamps at the gates 0 to 2. When all have, the plans are opened, and
Night strikes one gate by chance: each lamp there is a point for its seat; without any the gate falls. If more gates
fell than lamps burned at struck gates, Night wins; otherwise the side with most points does, and with the module "oath"
only those of it who have a point themselves.

Rules: [1] A round.  [2] The plan.  [3] Night.  [4] The end.  [5] Setups.
"""

from ..chance import below, mixed, reseed, reveal, seal
from ..course import (
    Course,
    because,
    clockwise,
    decision,
    holds,
    is_over,
    seat_asked,
    state_class,
    step,
    tell,
    then,
)  # fmt: skip
from ..game import ALL, MODE, MODULE, Credits, Game, Option, Table, no_gains, settings_class, setup_by
from ..prospects import WIN

ROUNDS, GATES, LAMPS = 3, 3, 2
OPTIONS = (
    Option("sides", ("together", "pairs"), "together", "5", MODE),
    Option("oath", (False, True), False, "5", MODULE),
)
Settings = settings_class(OPTIONS)


@state_class
class Player:
    """`lamps`: the gates where lamps were laid this round; `caught`: points."""

    lamps: list[int] = holds()
    caught: int = 0


@state_class
class State(Course):
    """`open`: 1 while this round's plans lie open; `fallen`: gates that fell, Night's points."""

    options: Settings = ()
    round: int = 0
    open: int = 0
    fallen: int = 0
    players: list[Player] = holds()


@step
def game_round(s):
    """[1] Everybody plans, the plans are opened, Night strikes."""
    if s.round == ROUNDS:
        tell(s, "dawn", fallen=s.fallen)
        return
    s.round += 1
    s.open = 0
    for p in s.players:
        p.lamps.clear()
    for seat in clockwise(s, 0):
        for left in range(LAMPS - 1, -1, -1):
            then(s, lay, seat, left)
    then(s, night, 0)
    then(s, game_round)


@decision(secret=True)
def lay(s, seat, left):
    """[2] Lay a lamp at one of the gates, unseen."""
    for gate in range(GATES):
        yield ("lay", gate), None


@lay.resolve
def lay(s, seat, left, action):
    s.players[seat].lamps.append(action[1])
    if left:
        return
    seal(s)
    tell(s, "planned", seat=seat)
    if seat == len(s.players) - 1:
        s.open = 1
        reveal(s)
        tell(s, "opened", plans=[p.lamps[:] for p in s.players])


@decision(rival="night")
def night(s, seat):
    """[3] Night strikes a gate."""
    yield ("go_on",), None


@night.resolve
def night(s, seat, action):
    gate = below(s, GATES)
    for p in s.players:
        p.caught += p.lamps.count(gate)
    held = any(gate in p.lamps for p in s.players)
    s.fallen += not held
    tell(s, "struck", gate=gate, held=held)


RULES = {rule.name: rule for rule in (game_round, lay, night)}


def lay_out(seats, settings, seed):
    return State(
        rng=mixed(seed), options=settings, players=[Player() for _ in range(seats)], agenda=[(game_round.name,)]
    )


def why_not_setup(seats, options):
    """[5] Pairs need four seats."""
    return because("pairs_need_four", "5", seats=seats) if options["sides"] == "pairs" and seats != 4 else None


def sides(s):
    return tuple(seat % 2 if s.options.sides else 0 for seat in range(len(s.players)))


def knows(s, viewer, seat):
    """Does a viewer see the plan of a seat?"""
    return s.open or viewer == ALL or (viewer is not None and sides(s)[viewer] == sides(s)[seat])


def view(s, seat):
    return {
        "game": game.name,
        "viewer": None if seat == ALL else seat,
        "seat_to_act": seat_asked(s),
        "round": s.round,
        "fallen": s.fallen,
        "caught": [p.caught for p in s.players],
        "laid": [len(p.lamps) for p in s.players],
        "lamps": [p.lamps[:] if knows(s, seat, other) else None for other, p in enumerate(s.players)],
    }


def determinize(s, seat, dice):
    c = s.copy()
    reseed(c, dice)
    for other, p in enumerate(c.players):
        if not knows(s, seat, other):
            p.lamps = [below(dice, GATES) for _ in p.lamps]
    return c


def score(s):
    return [{"total": p.caught, "caught": p.caught} for p in s.players]


def rival_score(s):
    return {"night": {"total": s.fallen, "fallen": s.fallen}}


def holdings(s):
    return [{"lamps": len(p.lamps)} for p in s.players]


def by_side(s):
    """Points of each side."""
    points = [0] * (max(sides(s)) + 1)
    for side, p in zip(sides(s), s.players):
        points[side] += p.caught
    return points


def outcome(s):
    """[4] Night, or the side with most points."""
    if not is_over(s):
        return None
    points = by_side(s)
    if s.fallen > sum(points):
        return {"winners": [], "reason": "night_fell", "tie_break": None}
    best = [seat for seat, side in enumerate(sides(s)) if points[side] == max(points)]
    winners = [seat for seat in best if s.players[seat].caught or not s.options.oath]
    return {"winners": winners, "reason": "dawn", "tie_break": None}


def appraise(s, seat):
    return {"caught": 100 * by_side(s)[sides(s)[seat]], "fallen": -100 * s.fallen}


def prospects(s):
    points = by_side(s)
    whole = sum(points) + s.fallen + len(points) + 1
    return [WIN * (points[side] + 1) // whole for side in sides(s)]


def habit(s):
    return None


def proposals(s, dice, n):
    if s.agenda[-1][0] != "lay" or s.agenda[-1][2] != LAMPS - 1:
        return []
    return [tuple(("lay", below(dice, GATES)) for _ in range(LAMPS)) for _ in range(n)]


def invariants(s):
    assert all(len(p.lamps) <= LAMPS for p in s.players), "lamps: too many"


game = Game(
    name="vigil",
    version=1,
    seats=(1, 2, 3, 4),
    options=OPTIONS,
    tables=(Table(1), Table(2), Table(3), Table(4), Table(4, {"sides": "pairs"}), Table(2, {"oath": True})),
    rivals=("night",),
    credits=Credits("Vigil", "Panoply", "Panoply", 2026),
    provenance={},
    events={"planned": "2", "opened": "2", "struck": "3", "dawn": "4"},
    rules=RULES,
    setup=setup_by(lay_out, Settings, RULES),
    why_not_setup=why_not_setup,
    sides=sides,
    view=view,
    determinize=determinize,
    score=score,
    rival_score=rival_score,
    holdings=holdings,
    outcome=outcome,
    forecast=score,
    appraise=appraise,
    prospects=prospects,
    gains=no_gains,
    habit=habit,
    proposals=proposals,
    iterations={"hard": (100,), "expert": (1000,)},
    playout=(6,),
    route=None,
    invariants=invariants,
)
