"""Columns [3.4]: counts, bonuses, resources and initiative."""

import pytest

from .positions import A, B, C, D, asked, do, position, reasons, resolve, run, seen_by, stock_of, told
from .positions import choices as legal


def counts_of(s, cell: str) -> list[int]:
    return next(each["counts"] for each in seen_by(s, None)["cells"] if each["id"] == cell)


# --- counts and bonuses --------------------------------------------------------------------------------------


def test_3_4_a_count_is_the_disciples_on_the_cell():
    """T19, T20"""
    s = position(2, plans=["G2 I1 Q1L1 Q1D1 Q2L5 W5"])
    found = {cell: counts_of(s, cell)[A] for cell in ("WHEAT", "INIT", "Q1L", "Q1D", "Q2L", "METAL")}
    assert found == {"WHEAT": 2, "INIT": 1, "Q1L": 1, "Q1D": 1, "Q2L": 5, "METAL": 0}


def test_3_4_each_column_is_a_ply_of_one_choice():
    s = position(2, plans=["W5 M5 G5", "W5 M5 G5"])
    run(s, "resolve_column 1 0")
    assert legal(s) == ["resolve WOOD"] and not reasons(s)
    assert seen_by(s, None)["column"] == "WOOD"
    do(s, "resolve WOOD")
    assert asked(s) == "resolve_column 0 1" and legal(s) == ["resolve METAL"]
    cells = seen_by(s, None)["cells"]
    assert [cell["resolved"] for cell in cells[:3]] == [True, False, False]


def test_3_4_a_free_bonus_is_used_once_a_round():
    """[3.2] T36"""
    s = position(2, powers=["hand-of-fate"], plans=["W5 M5 G5", "W5 M5 G5"])
    resolve(s, "WOOD")
    assert asked(s) == "modify 0 0" and legal(s) == ["add hand-of-fate WOOD", "decline"]
    window = seen_by(s, B)["window"]
    assert window == {
        "seat": A,
        "column": "WOOD",
        "bonuses": [{"source": "hand-of-fate", "amount": 1, "cells": ["WOOD"]}],
    }
    do(s, "add hand-of-fate WOOD")
    assert stock_of(s, A) == "6/0/0" and s.active == A
    assert told(s, "bonus_used") == [{"seat": A, "source": "hand-of-fate", "cell": "WOOD"}]
    do(s, "resolve METAL", "resolve WHEAT", "resolve INIT", "resolve Q1", "resolve Q2", "resolve Q3")
    assert seen_by(s, None)["players"][A]["used"] == ["hand-of-fate"]
    run(s, "game_round")
    assert seen_by(s, None)["players"][A]["used"] == []


def test_3_4_who_declines_may_not_reconsider_for_this_column():
    """T37"""
    s = position(4, powers=["hand-of-fate"], built_tools=[None, "loom-of-fate"], plans=["Q2L5", "Q2L5"])
    resolve(s, "Q2")
    assert asked(s) == "modify 0 5"
    do(s, "decline")
    assert told(s, "declined") == [{"seat": A, "column": "Q2"}]
    assert asked(s) == "modify 1 5"
    do(s, "add loom-of-fate Q2D")
    assert asked(s) == "resolve_column 1 6"
    do(s, "resolve Q3")
    assert asked(s) == "modify 0 6"
    do(s, "decline", "resolve Q4")
    assert asked(s) == "modify 0 7"


def test_3_4_bonuses_are_asked_for_in_initiative_order():
    s = position(2, order=[B, A], powers=["hand-of-fate"], built_tools=[None, "loom-of-fate"], plans=["", ""])
    resolve(s, "WHEAT")
    assert asked(s) == "modify 1 2"
    do(s, "decline")
    assert asked(s) == "modify 0 2"


def test_3_4_in_initiative_the_old_order_counts_for_bonuses():
    s = position(
        2, order=[B, A], powers=["hand-of-fate", "dawn-paragon"], built_tools=[None, "loom-of-fate"], plans=["I5"]
    )
    resolve(s, "INIT")
    assert asked(s) == "modify 1 3"
    do(s, "decline", "decline")
    assert s.order == (A, B)


def test_3_4_a_player_may_own_two_free_bonuses_and_add_both():
    s = position(2, powers=["hand-of-fate"], built_tools=["loom-of-fate"], plans=["Q1L2", "Q1D3"])
    resolve(s, "Q1", "add hand-of-fate Q1L")
    assert asked(s) == "modify 0 4" and "add loom-of-fate Q1L" in legal(s)
    do(s, "add loom-of-fate Q1L")
    assert counts_of(s, "Q1L")[A] == 4


@pytest.mark.parametrize(
    "card, cell, placed, count",
    [
        ("torch-of-dawn", "Q1L", 5, 6),
        ("torch-of-dawn", "Q1L", 4, 4),
        ("torch-of-dawn", "Q1D", 5, 5),
        ("veil-of-night", "Q2D", 4, 5),
        ("veil-of-night", "Q2D", 3, 3),
        ("winged-sandals", "INIT", 0, 1),
    ],
)
def test_3_4_bonuses_that_come_by_themselves(card, cell, placed, count):
    """[4] T38"""
    s = position(2, built_tools=[card], plans=[f"{'I' if cell == 'INIT' else cell}{placed}"])
    assert counts_of(s, cell)[A] == count


def test_3_4_a_condition_looks_at_disciples_not_at_the_count():
    """T39"""
    s = position(2, powers=["hand-of-fate"], built_tools=["torch-of-dawn"], plans=["Q1L4"])
    resolve(s, "Q1", "add hand-of-fate Q1L")
    assert counts_of(s, "Q1L")[A] == 5


def test_3_4_a_paragon_needs_two_disciples_on_its_side():
    s = position(2, powers=["dawn-paragon", "dusk-paragon"], plans=["Q1L2 Q2L1 Q3D2", "Q1D2 Q2D1 Q3L2"])
    assert [counts_of(s, cell)[A] for cell in ("Q1L", "Q2L", "Q3D")] == [3, 1, 2]
    assert [counts_of(s, cell)[B] for cell in ("Q1D", "Q2D", "Q3L")] == [3, 1, 2]


def test_3_4_by_option_every_bonus_is_asked_for():
    s = position(2, powers=["swift-herald"], plans=["", ""], order=[B, A], options={"bonuses": "asked"})
    resolve(s, "INIT")
    assert asked(s) == "modify 0 3" and counts_of(s, "INIT") == [0, 0]
    do(s, "add swift-herald INIT")
    assert s.order == (A, B)
    assert not s.players[A].used, "it may be used again"


def test_3_4_a_bonus_asked_for_works_on_each_quest_but_once():
    s = position(2, powers=["dawn-paragon"], plans=["Q1L3 Q2L3", ""], options={"bonuses": "asked"})
    resolve(s, "Q1", "add dawn-paragon Q1L")
    assert asked(s) == "resolve_column 0 5" and counts_of(s, "Q1L")[A] == 4
    do(s, "resolve Q2")
    assert legal(s) == ["add dawn-paragon Q2L", "decline"]


# --- resources -----------------------------------------------------------------------------------------------


def test_3_4_1_everybody_receives_what_they_count():
    """T21"""
    s = position(2, stock=["8/13/5"], plans=["W1 G2", "W5"])
    for name in ("WOOD", "METAL", "WHEAT"):
        resolve(s, name)
    assert (stock_of(s, A), stock_of(s, B)) == ("9/13/7", "5/0/0")
    assert told(s, "gathered")[0] == {"seat": A, "kind": "wood", "count": 1, "amount": 1}


@pytest.mark.parametrize("placed, gained", [(3, 2), (1, 0), (0, 0)])
def test_3_4_1_iron_tithe_takes_a_wheat_where_there_is_one(placed, gained):
    """[4] T22"""
    s = position(2, built_tools=["iron-tithe"], plans=[f"G{placed}"])
    resolve(s, "WHEAT")
    assert s.players[A].stock[2] == gained


def test_3_4_1_a_bonus_counts_before_the_tithe():
    """T23"""
    s = position(2, powers=["hand-of-fate"], built_tools=["iron-tithe"], plans=[""])
    resolve(s, "WHEAT", "add hand-of-fate WHEAT")
    assert counts_of(s, "WHEAT")[A] == 1 and s.players[A].stock[2] == 0
    assert told(s, "gathered") == [{"seat": A, "kind": "wheat", "count": 1, "amount": 0}]


# --- initiative ------------------------------------------------------------------------------------------------


VECTORS = [
    ("T25", [B, A, C, D], ["I2", "I1", "I2", "I3"], "swift-herald", [A, D, C, B]),
    ("T26", [D, C, B, A], ["", "", "", ""], None, [D, C, B, A]),
    ("T27", [A, B, C, D], ["", "I2", "", ""], None, [B, A, C, D]),
]


@pytest.mark.parametrize("scenario, order, plans, power, sorted_order", VECTORS, ids=[each[0] for each in VECTORS])
def test_3_4_2_initiative_is_sorted_and_equals_stay(scenario, order, plans, power, sorted_order):
    """T25, T26, T27"""
    s = position(4, order=order, plans=plans, powers=[power])
    resolve(s, "INIT")
    assert list(s.order) == sorted_order
    assert told(s, "initiative")[0]["order"] == sorted_order


def test_3_4_2_the_new_order_counts_at_once():
    """T27: a tie on quest I goes to who has just become first."""
    s = position(2, order=[A, B], plans=["Q1L3", "I2 Q1D3"])
    resolve(s, "INIT")
    do(s, "resolve Q1")
    assert told(s, "quest_won")[0]["side"] == "DARK"
