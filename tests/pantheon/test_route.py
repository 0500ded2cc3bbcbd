"""The way to a space that is out of reach [3.6]: what it costs over several turns."""

import pytest

from extent import by_extent
from playing import play_on
from pyengine.course import apply
from pyengine.course import choices as legal
from pyengine.match import Match
from pyengine.pantheon import RULES, game
from pyengine.pantheon.data import GAIVILES
from pyengine.pantheon.map import BIT, ID, members
from pyengine.pantheon.placement import cost_of, targets
from pyengine.pantheon.route import cheapest, route

from .positions import A, do, position


def way(s, space: int, seat: int = A) -> dict:
    return dict(route(s, seat, ("place", space)))


def test_3_6_the_way_to_a_column_space_and_what_it_takes():
    s = position(hands=["step"], agenda="take_turn 0 0")
    told = way(s, 703)
    assert told["steps"] == {"count": 3, "pieces": ["foot", "foot", "column"]}
    assert len(told["over"]["spaces"]) == 3 and told["over"]["spaces"][-1] == 703
    assert told["turns"] == {"count": 3, "cards": []} and told["at_once"] == {"count": 1, "held": 1}
    assert "short" not in told and "shared" not in told


def test_3_6_a_space_that_somebody_shares_costs_2_and_is_avoided_if_that_is_cheaper():
    around = way(position(agenda="take_turn 0 0", feet=[None, "604"]), 603)
    assert around["steps"]["count"] == 2 and around["over"]["spaces"] == [503, 603] and "shared" not in around
    through = way(position(agenda="take_turn 0 0", feet=[None, "404 403 503 405 505 604"]), 603)
    assert through["steps"]["count"] == 3 and through["shared"] == {"count": 1, "spaces": [503]}
    assert through["turns.cards"] == {"count": 1, "cards": ["step"]}, "a movement of 1 step can't pay 2 without a card"


def test_3_4_1_steps_of_the_movement_that_goes_on_are_counted_first():
    s = do(position(hands=["step step"], steps=["1"], agenda="take_turn 0 0"), "move", "place 604")
    told = way(s, 703)
    assert told["steps"]["count"] == 2 and told["turns"]["count"] == 2 and told["at_once"] == {"count": 1, "held": 2}


def test_3_6_1_columns_of_earlier_epochs_are_linked_without_a_step():
    alone = way(position(agenda="take_turn 0 0"), 803)
    beside = way(position(agenda="take_turn 0 0", columns=["703"]), 803)
    assert alone["over"]["spaces"] == [503, 603, 703, 803] and beside["over"]["spaces"] == [503, 603, 803]


def test_3_7_jumps_shorten_the_way():
    walked, jumped = (
        way(position(agenda="take_turn 0 0", feet=[None, "604"], gods=[gods]), 704) for gods in (None, "Gaiviles")
    )
    assert walked["steps"]["count"] == 3 and "jumps" not in walked
    assert jumped["steps"]["count"] == 1 and jumped["jumps"] == {"count": 1, "spaces": [704]}


def test_3_6_of_a_long_way_the_beginning_is_told():
    told = way(position(agenda="take_turn 0 0"), 2414)
    assert told["steps"]["count"] == 24 and "over" not in told
    assert told["begins"] == {"spaces": [604, 704, 804, 904]}


def test_3_6_pieces_that_are_missing_are_named_and_where_no_way_leads_it_is_said():
    s = position(agenda="take_turn 0 0", reserve=[(1, 0)])
    assert way(s, 703)["short"] == {"pieces": ["foot", "column"]}
    s = position(agenda="take_turn 0 0", feet=["604", "603", "603"])
    assert route(s, A, ("place", 603)) == [("none", {})] and route(s, A, ("place", 604)) == [("here", {})]
    assert route(s, A, ("place", ID[s.temple])) == [], "nobody goes to the temple"
    assert route(s, None, ("place", 703)) == route(s, A, ("move",)) == route(s, A, ("place", 99999)) == []


@pytest.mark.parametrize("seed", range(by_extent(2, 6, 6)))
def test_3_6_a_way_can_be_walked_for_its_steps_and_one_placement_leads_wherever_a_piece_may_be_placed(seed):
    """In positions of random games, with all the steps, jumps and pieces it takes."""
    match, looked = Match(game, 2 + seed % 3, {}, seed), 0
    for number, _ in enumerate(play_on(match, seed)):
        s = match.state
        if number % 29 or not s.agenda or s.agenda[-1][0] not in ("march", "take_turn"):
            continue
        looked += 1
        seat = s.agenda[-1][1]
        s = s.copy()
        s.mover, s.players[seat].spare[:] = seat, [99, 99]
        s.agenda[-1] = ("march", seat, 99, 0, 99)
        p = s.players[seat]
        own = p.feet | p.columns
        ways = {space: cheapest(s, p, space) for space in range(len(ID)) if not own & BIT[space]}
        near = {space for space, way in ways.items() if way is not None and len(way) == 1}
        assert near == set(members(targets(s, p, 2, p.gods[GAIVILES])))
        for way in sorted(filter(None, ways.values()), key=len)[-3:]:
            walk(s, seat, way)
    assert looked > 3


def walk(s, seat: int, way) -> None:
    s = s.copy()
    steps = sum(cost_of(s, s.players[seat], space) for space, _ in way)
    for space, _ in way:
        assert ("place", ID[space]) in legal(RULES, s)
        apply(RULES, s, ("place", ID[space]))
    assert s.agenda[-1][2] == 99 - steps
