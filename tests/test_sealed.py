"""Nothing leaks: whatever a seat lays face down, all that the bridge tells others meanwhile is equal byte for byte.

A plan is laid in two ways at one point of a match: always by the first choice, and always by the last one. Each way has
a bridge of its own, and both are asked everything.
"""

import json
from collections.abc import Iterator
from itertools import pairwise

import pytest

from extent import by_extent
from playing import name_of, play_on
from pyengine.bridge import VERBS, Bridge
from pyengine.match import Match, notation
from vigil_game import GAMES

# What holds the plan by design: the record, and what is made of it or of the true positions.
TRUE = {"record", "load", "check", "hash", "chain", "compare", "link", "open", "peek"}
SETTING_OUT = {"games", "fits", "new"}  # told before there is a match
TABLES = [
    (game, table.seats, table.options)
    for game in GAMES.values()
    if any(rule.secret for rule in game.rules.values())
    for table in game.tables
]
POINTS = by_extent(1, 2, 3)  # plans of a match that are looked at
BUDGET = {"iterations": 12, "seed": 5}


@pytest.fixture(autouse=True)
def games_of_the_tests(monkeypatch):
    for module in ("bridge", "request"):
        monkeypatch.setattr(f"pyengine.{module}.GAMES", GAMES)


def planner(match: Match) -> int | None:
    """The seat that lays a plan now."""
    decision = match.decision()
    return decision.seat if decision and decision.secret else None


def points_of(game, seats: int, options: dict) -> list[dict]:
    """Records of a match that end where a seat begins a plan, with another to come before the plans are opened."""
    match, seed = Match(game, seats, options, 4), 4
    planners = [planner(match), *(planner(each) for each in play_on(match, seed))]
    starts = [ply for ply, (before, now) in enumerate(pairwise([None, *planners])) if now not in (None, before)]
    ends = [next(end for end in range(ply, len(planners)) if planners[end] != planners[ply]) for ply in starts]
    found = [ply for ply, end in zip(starts, ends) if planners[end] is not None]
    record = match.record()
    return [record | {"actions": record["actions"][:ply]} for ply in found[:: max(1, len(found) // POINTS)]]


def is_of_one_side(game, seats: int, options: dict) -> bool:
    return len(set(game.sides(Match(game, seats, options, 4).state))) == 1


def plan_by(record: dict, choice: int) -> tuple[Bridge, range]:
    """A bridge with the match in which a plan has been laid, always by the same of the choices; and its plies."""
    bridge = Bridge()
    tell(bridge, "load", record=record)
    match, start = bridge.match, len(bridge.match.plies)
    seat = planner(match)
    while planner(match) == seat:
        match.act(notation(match.choices()[choice]))
    return bridge, range(start, len(match.plies) + 1)


def tell(bridge: Bridge, verb: str, **arguments) -> str:
    """The whole answer, byte for byte."""
    return bridge.answer(json.dumps({"id": 1, "verb": verb} | arguments))


def others_of(match: Match, seat: int) -> list[int | None]:
    sides = match.game.sides(match.state)
    return [None, *(other for other in range(match.seats) if sides[other] != sides[seat])]


def questions(match: Match, plies: range, viewers: list[int | None]) -> Iterator[tuple[str, dict]]:
    """All that others may ask while a plan lies sealed that was laid in these plies."""
    last = plies[-1]
    for verb in ("forecast", "score", "status"):
        yield verb, {}
    yield "curves", {"plies": [*plies]}
    for ply in plies:
        yield "score", {"ply": ply}
    yield "view", {"seat": "all"}
    for viewer in viewers:
        yield "log", {"viewer": viewer}
        yield "opening", {"viewer": viewer}
        for known in (0, plies[0], last):
            yield "sight", {"seat": viewer, "known": known}
        for ply in plies:
            yield "view", {"seat": viewer, "ply": ply}
            yield "route", {"seat": viewer, "ply": ply, "action": notation(match.choices()[0])}
    if match.decision().seat in viewers:
        yield from questions_of_the_next(match)
    for viewer in viewers:
        yield from what_ifs(plies, viewer)
    yield from going_back(plies, viewers)
    yield "act", {"action": "fly"}


def questions_of_the_next(match: Match) -> Iterator[tuple[str, dict]]:
    """What the seat to decide asks. A choice of a bot is what it knows of the match."""
    yield "decision", {}
    for action in match.choices():
        yield "weigh", {"action": notation(action)}
    yield "hint", BUDGET
    for level in ("uniform", "greedy", "expert"):
        yield "bot", BUDGET | {"level": level}
    yield "think", BUDGET | {"level": "hard", "slice": 60_000}


def what_ifs(plies: range, viewer: int | None) -> Iterator[tuple[str, dict]]:
    """A what-if is dealt by what its seat knows: even its hash is."""
    for ply in plies[-1:]:
        yield "branch", {"ply": ply, "seat": viewer, "sample": 3}
        if viewer is not None:
            for verb in ("hash", "decision", "forecast", "status"):
                yield verb, {}
            yield "sight", {"seat": viewer}
            yield "trunk", {}


def going_back(plies: range, viewers: list[int | None]) -> Iterator[tuple[str, dict]]:
    """A sealed plan isn't taken back freely; what is left once it is tells no more."""
    yield "undo", {}
    yield "undo", {"to": plies[0]}
    yield "undo", {"to": plies[0], "force": True}
    for viewer in viewers:
        yield "sight", {"seat": viewer}


def laid_again(bridge: Bridge, plies: range, viewers: list[int | None]) -> Iterator[str]:
    """What others hear when the plan is laid once more; before its last ply the answer is for its seat alone."""
    for viewer in viewers:
        tell(bridge, "undo", to=plies[0], force=True)
        while len(bridge.match.plies) < plies[-1] - 1:
            tell(bridge, "redo")
        yield tell(bridge, "redo", viewer=viewer)
        tell(bridge, "undo", force=True)
        yield tell(bridge, "act", action=notation(bridge.match.undone[-1]), viewer=viewer)


def fingerprints(bridge: Bridge) -> list[str]:
    """The hashes that the page shows: of the last position in which nothing lay sealed."""
    ply = json.loads(tell(bridge, "status"))["result"]["open"]
    return [tell(bridge, "hash", ply=ply), *json.loads(tell(bridge, "chain"))["result"][: ply + 1]]


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_two_plans_are_alike_to_all_others_as_long_as_they_are_sealed(table):
    points = points_of(*table)
    assert points or is_of_one_side(*table)
    for record in points:
        (one, plies), (other, same) = plan_by(record, 0), plan_by(record, -1)
        assert one.match.record() != other.match.record() and plies == same
        viewers = others_of(one.match, one.match.plies[-1].seat)
        place = f"ply {plies[0]}"
        for verb, arguments in [*questions(one.match, plies, viewers)]:
            assert tell(one, verb, **arguments) == tell(other, verb, **arguments), f"{place}: {verb} {arguments}"
        tell(one, "load", record=plan_by(record, 0)[0].match.record())
        tell(other, "load", record=plan_by(record, -1)[0].match.record())
        assert fingerprints(one) == fingerprints(other), place
        assert [*laid_again(one, plies, viewers)] == [*laid_again(other, plies, viewers)], place


def test_every_verb_is_held_to_it_or_holds_the_plan_by_design():
    game, seats, options = next(table for table in TABLES if table[1] > 2)
    bridge, plies = plan_by(points_of(game, seats, options)[0], 0)
    asked = {verb for verb, _ in questions(bridge.match, plies, others_of(bridge.match, 0))}
    assert asked | TRUE | SETTING_OUT | {"redo"} == set(VERBS)
