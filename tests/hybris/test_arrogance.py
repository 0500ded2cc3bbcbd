"""Hermes' Arrogance: the order of turns changes with his token."""

import pytest

from pyengine.hybris import game
from pyengine.hybris.conflicts import CONFLICT_CARD, FACES

from .positions import A, asked, choices, do, position, run, told

ZEUS, ATHENA, HERMES = range(3)
FLIP = f"run {FACES[CONFLICT_CARD['HE10']].after[0]} 0 {HERMES} -1"


def arrogant(side: int):
    """Zeus has Pillar 2, Athena 5, Hermes 3 with the token on it."""
    s = position("zeus athena hermes", options={"mode": "rivalry"}, pillars=["truce", "ingenuity", "abundance"])
    s.arrogance = side
    return s


def order(s, cycle: str = "now") -> list[int]:
    return [turn["seat"] for turn in game.view(s, A)["order"][cycle]]


def test_8_3_hermes_chooses_a_side_at_the_start_of_planning():
    s = run(arrogant(-1), "hubris", "planning_unseen")
    assert asked(s) == "lay_arrogance 2" and choices(s) == ["arrogance 0", "arrogance 7", "leave"]
    do(s, "arrogance 7")
    assert told(s, "arrogance_laid") == [{"seat": HERMES, "value": 7}] and game.view(s, A)["arrogance"] == 7
    assert order(s) == [ZEUS, ATHENA, HERMES]
    assert order(do(run(arrogant(-1), "hubris", "planning_unseen"), "leave")) == [ZEUS, HERMES, ATHENA]


def test_8_3_the_token_lies_for_one_age():
    s = run(arrogant(7), "age")
    assert s.arrogance == -1


def test_8_3_with_0_he_is_the_first():
    """T85"""
    s = arrogant(0)
    assert order(s) == [HERMES, ZEUS, ATHENA] and asked(run(s, "next_turn")) == "turn 2"


def test_8_3_flipped_to_7_in_his_turn_he_has_another_in_the_same_cycle():
    """T86 The view shows it before it happens."""
    s = run(arrogant(0), "next_turn")
    run(s, FLIP, "next_turn")
    assert told(s, "arrogance_flipped") == [{"seat": HERMES, "value": 7}]
    assert asked(s) == "turn 0" and order(s) == [ATHENA, HERMES] and order(s, "next") == [ZEUS, ATHENA, HERMES]
    assert asked(run(s, "next_turn")) == "turn 1" and asked(run(s, "next_turn")) == "turn 2"


def test_8_3_flipped_back_in_that_turn_he_opens_the_next_cycle():
    """T87 Two turns one after the other."""
    s = arrogant(7)
    s.reached = 5
    run(s, "next_turn")
    assert asked(s) == "turn 2"
    assert asked(run(s, FLIP, "next_turn")) == "turn 2" and order(s) == [ZEUS, ATHENA]


def test_8_3_flipped_to_0_before_his_turn_he_has_none_in_this_cycle():
    """T88"""
    s = run(arrogant(7), "next_turn")
    assert asked(s) == "turn 0"
    assert asked(run(s, FLIP, "next_turn")) == "turn 1" and order(s) == []
    assert asked(run(s, "next_turn")) == "turn 2"


@pytest.mark.parametrize("options", [{"mode": "rivalry"}, {}])
def test_8_3_without_the_token_nothing_is_flipped(options):
    s = run(position("zeus athena hermes", options=options), FLIP)
    assert s.arrogance == -1 and told(s, "arrogance_flipped") == []
