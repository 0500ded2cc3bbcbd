"""Planning [3.2] and opening and repair [3.3]."""

import pytest

from pyengine.chance import Dice, below
from pyengine.course import apply, choices
from pyengine.disciples import RULES, game
from pyengine.disciples.data import CELLS
from pyengine.disciples.planning import repair
from pyengine.disciples.state import PLANNING

from .positions import (
    A,
    B,
    C,
    asked,
    do,
    in_words,
    lay,
    opening,
    plan,
    plan_of,
    position,
    reasons,
    run,
    seen_by,
    told,
    until,
)


def planning(seats: int = 4, **more):
    """A position in which everybody plans, the first seat to begin."""
    s = position(seats, phase=PLANNING, **more)
    return run(s, "plan_all", "open_temples")


def seal_all(s, *texts: str):
    for text in texts:
        do(lay(s, text), "seal")
    return s


# --- planning ----------------------------------------------------------------------------------------------


def test_3_2_all_plan_in_seat_order_and_the_temples_open_when_the_last_has_sealed():
    """[3.3] T09: there is no majority to wait for; planning ends when all have sealed."""
    s = planning(6)
    for seat in range(6):
        assert asked(s) == f"lay {seat} 0" and not s.open
        assert [player["planned"] for player in seen_by(s, None)["players"]] == [other < seat for other in range(6)]
        seal_all(s, "W5 M5 G5")
    assert s.open and asked(s) == "resolve_column 5 0"
    assert told(s, "planned") == [{"seat": seat} for seat in range(6)]
    assert told(s, "opened") == [{"plans": [[5, 5, 5] + [0] * 9] * 6}]


def test_3_2_a_sealed_plan_cannot_be_taken_up_again():
    """T10: until the seal everything may be taken back; the seal raises luck, and so bars undo."""
    s = planning()
    luck = s.luck
    lay(s, "W5 M5 G5")
    assert asked(s) == "seal_plan 0" and s.luck == luck
    do(s, "seal")
    assert s.luck == luck + 1 and asked(s) == "lay 1 0"


def test_3_2_disciples_that_come_with_planning_must_be_laid():
    """[4] T11"""
    s = planning(2, powers=["rising-tide", "ancient-host"], disciples=[15, 17], built_tools=[None, "horn-of-plenty"])
    assert [p.disciples for p in s.players] == [16, 17]
    assert told(s, "no_disciple") == [{"seat": B, "source": "horn-of-plenty", "why": "forbidden"}]
    lay(s, "W5 M5 G5 I1")
    assert asked(s) == "seal_plan 0"


def test_3_2_all_disciples_are_laid_and_at_most_five_on_a_cell():
    s = planning(4, disciples=[7])
    do(s, "lay WOOD 4")
    assert reasons(s) == {f"lay METAL {number}": ("too_few_disciples", "3.2") for number in (4, 5)}
    for cell in CELLS[1:11]:
        do(s, f"lay {cell} 0")
    assert choices(RULES, s) == [("lay", "Q4D", 3)]
    assert reasons(s)["lay Q4D 2"] == ("all_must_be_laid", "3.2")


def test_3_2_nothing_is_left_over_when_the_cells_run_out():
    s = planning(2, disciples=[25])
    for cell in CELLS[:4]:
        do(s, f"lay {cell} 0")
    do(s, "lay Q1L 0")
    assert reasons(s) == {f"lay Q1D {number}": ("all_must_be_laid", "3.2") for number in range(5)}


def test_3_2_the_view_says_what_a_plan_would_mean():
    """Counts with bonuses, what a resource cell would pay, and whose initiative would be passed."""
    s = planning(
        3,
        powers=["swift-herald"],
        built_tools=["iron-tithe"],
        order=[B, A, C],
        last=["W5 M5 G5", "I2 W5 M5 G3", "I1 W5 M5 G4"],
    )
    cells = {cell["id"]: cell for cell in seen_by(s, A)["cells"]}
    assert [each["gain"] for each in cells["WHEAT"]["mine"]] == [0, 0, 1, 2, 3, 4]
    assert [each["count"] for each in cells["INIT"]["mine"]] == [1, 2, 3, 4, 5, 6]
    assert [each["place"] for each in cells["INIT"]["mine"]] == [2, 2, 1, 1, 1, 1]
    assert [each["passed"] for each in cells["INIT"]["mine"]] == [[], [], [B], [B], [B], [B]]
    view = seen_by(s, A)["plan"]
    assert view == {"cells": [None] * 10, "left": 15, "sealed": False, "again": [5, 5, 5] + [0] * 7}
    assert seen_by(s, None)["plan"] is None and seen_by(s, None)["cells"][0]["mine"] is None


def test_3_2_the_view_says_what_a_lost_quest_would_cost():
    """[3.5.3, 3.5.5] Orcs on the other side take a disciple; so does an epilogue one marker away."""
    s = planning(4, quests="siege-of-the-citadel whispering-forest", tokens=["orc elf", "elf human"], markers="Q1D Q2D")
    stakes = {cell["id"]: cell["stake"] for cell in seen_by(s, A)["cells"]}
    assert stakes["WOOD"] is None and stakes["INIT"] is None
    assert stakes["Q1L"] == {"disciples": 1}  # the epilogue of the dark side
    assert stakes["Q1D"] == {"disciples": 1}  # the orcs
    assert stakes["Q2L"] == {"wood": 2} and stakes["Q2D"] == {}
    assert all(cell["stake"] is None for cell in seen_by(s, None)["cells"])


def test_3_2_last_rounds_plan_is_offered_again_and_made_to_fit():
    s = planning(4, last=["W5 M5 Q1L5", "W5 M5 G5"], disciples=[17, 12])
    assert seen_by(s, A)["plan"]["again"] == list(plan(s, "W5 M5 G2 Q1L5"))
    assert seen_by(s, B)["plan"]["again"] == list(plan(s, "W5 M5 G2"))


def test_3_2_proposals_are_whole_legal_plans_from_any_cell_on():
    s = planning(4)
    for _ in range(12):
        for gesture in game.proposals(s, Dice(1), 20):
            after = s.copy()
            for action in gesture:
                assert action in choices(RULES, after)
                apply(RULES, after, action)
            assert asked(after) == "lay 1 0"
        apply(RULES, s, choices(RULES, s)[0])
    assert asked(s) == "seal_plan 0" and game.proposals(s, Dice(1), 5) == []


def test_3_2_proposals_are_mixed():
    s = planning(2)
    plans = set(game.proposals(s, Dice(3), 60))
    assert len(plans) > 40
    by_cell = [{gesture[cell][2] for gesture in plans} for cell in range(10)]
    assert all(len(numbers) > 2 for numbers in by_cell), "every cell is used, and left alone"


def test_3_2_a_plan_is_judged_without_looking_at_those_of_others():
    s = planning(2)
    seal_all(s, "Q1L5 Q2L5 Q3L5")
    other = planning(2)
    seal_all(other, "W5 M5 G5")
    lay(s, "Q1D5 Q2D5 Q3D5")
    lay(other, "Q1D5 Q2D5 Q3D5")
    assert game.appraise(s, B) == game.appraise(other, B)


# --- opening and repair --------------------------------------------------------------------------------------


VECTORS = [
    ("T12", "W3 G2 I1 Q1L2 Q2D3", 15, 12, "W5 M2 G2 I1 Q1L2 Q2D3"),
    ("T13", "W4 G5 Q1L6", 15, 12, "W5 G5 Q1L5"),
    ("T14", "W5 I2 Q1L3 Q3D3 Q4L3 Q4D2", 15, 12, "W5 I2 Q1L3 Q3D3 Q4L2"),
    ("T15", "W7 I5 Q4D5", 15, 12, "W5 I5 Q4D5"),
    ("T16", "W3 M3 G3 I1 Q1L3 Q4L2", 15, 10, "W5 M3 G3 I1 Q1L3"),
    ("T17", "", 25, 12, "W5 M5 G5 I5 Q1L5"),
    ("T18", "W5 M5 Q3L4 Q3D3", 15, 10, "W5 M5 Q3L4 Q3D1"),
]


@pytest.mark.parametrize("scenario, draft, disciples, cells, repaired", VECTORS, ids=[each[0] for each in VECTORS])
def test_3_3_a_draft_is_repaired(scenario, draft, disciples, cells, repaired):
    """T12, T13, T14, T15, T16, T17, T18: too many on a cell, then too many in all, then too few."""
    four_quests = position(4)
    assert in_words(repair(plan(four_quests, draft), disciples, cells)) == repaired


def test_3_3_what_is_repaired_is_legal_whatever_it_was():
    dice = Dice(5)
    for _ in range(300):
        draft = tuple(below(dice, 10) - 2 for _ in range(12))
        for disciples, cells in ((0, 10), (15, 10), (25, 12)):
            found = repair(draft, disciples, cells)
            assert len(found) == cells and sum(found) == disciples and all(0 <= number <= 5 for number in found)
            assert repair(found, disciples, cells) == found


def test_3_3_all_temples_open_at_once_and_are_repaired():
    s = position(2, plans=["W4 G5 Q1L5", "W5"], phase=PLANNING)
    s.open = 0
    run(s, "open_temples")
    assert (plan_of(s, A), plan_of(s, B)) == ("W5 G5 Q1L5", "W5 M5 G5")
    assert [player["plan"] for player in seen_by(s, None)["players"]] == [list(p.plan) for p in s.players]
    assert seen_by(s, None)["cells"][0]["counts"] == [5, 5]


def test_3_3_resources_that_come_with_the_resolution():
    """[4] T24"""
    s = position(2, powers=["cornucopia"], plans=["M5 G5 I5", "M5 G5 I5"], phase=PLANNING)
    run(s, "open_temples")
    assert s.players[A].stock == [1, 0, 0]
    do(s, "resolve WOOD")
    assert s.players[A].stock == [1, 0, 0] and told(s, "gathered") == []


def test_3_a_round_is_planning_resolution_and_purchase():
    s = until(opening(2, 4), "lay")
    seal_all(s, in_words(repair((), s.players[0].disciples, 10)), in_words(repair((), s.players[1].disciples, 10)))
    assert s.round == 1 and seen_by(s, None)["phase"] == "resolution"
    columns = []
    while asked(s).startswith(("resolve_column", "modify")):
        if asked(s).startswith("resolve_column"):
            columns.append(seen_by(s, None)["column"])
        apply(RULES, s, choices(RULES, s)[-1])
    assert columns == ["WOOD", "METAL", "WHEAT", "INIT", "Q1", "Q2", "Q3"]
    while not asked(s).startswith("lay"):
        assert seen_by(s, None)["phase"] == "purchase"
        apply(RULES, s, choices(RULES, s)[-1])
    assert s.round == 2 and [args["round"] for args in told(s, "round_began")] == [1, 2]
    assert all(sum(p.last) for p in s.players) and not any(p.plan for p in s.players)
