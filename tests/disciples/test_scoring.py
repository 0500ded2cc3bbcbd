"""The end [3.7] and the final scoring [3.8]."""

import pytest

from pyengine.disciples import game
from pyengine.disciples.data import MONUMENT, MONUMENTS
from pyengine.disciples.scoring import monument_value, objective_points

from .positions import A, B, C, D, asked, do, opening, position, run, seen_by, told, until


def over(s, *more: str):
    """Bring a position to its end."""
    return run(s, *more, "final_scoring")


# --- the end -------------------------------------------------------------------------------------------------


def test_3_7_the_last_round_of_all():
    """T73"""
    s = position(2, round=30, plans=["", ""])
    run(s, "round_end")
    assert asked(s) is None
    assert told(s, "end_triggered") == [{"reason": "rounds"}] and told(s, "game_ended") == [{"reasons": ["rounds"]}]
    assert game.outcome(s)["reason"] == "rounds"
    s = position(2, round=29, plans=["", ""])
    run(s, "round_end")
    assert s.round == 30


@pytest.mark.parametrize("rounds", [3, 5])
def test_3_7_by_option_there_are_fewer_rounds(rounds):
    s = position(2, round=rounds, plans=["", ""], options={"max_rounds": rounds})
    assert seen_by(s, None)["max_rounds"] == rounds
    run(s, "round_end")
    assert asked(s) is None


def test_3_7_several_reasons_may_come_together():
    s = position(2, plans=["", ""])
    s.ends = 5
    over(s)
    assert told(s, "game_ended") == [{"reasons": ["ladder", "monuments"]}] and game.outcome(s)["reason"] == "several"


# --- points --------------------------------------------------------------------------------------------------


def test_3_8_three_resources_are_a_point():
    """T66"""
    s = over(position(2, stock=["4/2/1", "0/0/2"]))
    assert [sheet["resources"] for sheet in game.score(s)] == [2, 0]


VALUES = [  # card, monuments built, disciples, stock, value
    ("market-hall", "market-hall", 15, "0/0/0", 3),
    ("market-hall", "market-hall granary", 15, "0/0/0", 5),
    ("market-hall", "granary market-hall royal-palace", 15, "0/0/0", 7),
    ("great-amphitheatre", "great-amphitheatre", 20, "0/0/0", 6),
    ("hall-of-chronicles", "hall-of-chronicles tree-shrine obelisk wayside-altar", 15, "0/0/0", 5),
    ("treasure-house", "treasure-house", 15, "4/3/2", 4),
    ("triumphal-arch", "triumphal-arch obelisk granary", 15, "0/0/0", 5),
    ("glass-palace", "glass-palace granary", 15, "0/0/0", 4),
    ("colossus", "colossus", 15, "0/0/0", 12),
]


@pytest.mark.parametrize("card, built, disciples, stock, value", VALUES)
def test_3_8_what_a_monument_is_worth(card, built, disciples, stock, value):
    """T67"""
    s = position(2, monuments=[built], disciples=[disciples], stock=[stock], options={"monument_set": 27})
    assert monument_value(s.players[A], MONUMENT[card]) == value
    assert {"monument": card, "value": value} in seen_by(s, B)["players"][A]["monuments"]


def test_3_8_all_three_monuments_of_the_humans():
    """T67"""
    s = over(position(2, monuments=["granary market-hall royal-palace"]))
    assert game.score(s)[A]["monuments"] == 3 + 7 + 8


@pytest.mark.parametrize(
    "favoured, unfavoured, points",
    [("elf", "undead", 20), ("fairy", "orc", 10), ("human", "dwarf", 0), ("elf", "elf", 15), ("undead", "undead", 15)],
)
def test_3_8_objectives(favoured, unfavoured, points):
    """T68"""
    ladder = {"orc": -2, "dwarf": 0, "fairy": 3, "undead": -4, "elf": 3, "human": 0}
    s = position(4, ladder=ladder, favoured=[favoured], unfavoured=[unfavoured])
    assert objective_points(s, s.players[A]) == points


@pytest.mark.parametrize("favoured, unfavoured", [("elf", "fairy"), ("elf", "elf")])
def test_3_8_objectives_where_all_are_level(favoured, unfavoured):
    """T69"""
    s = position(4, favoured=[favoured], unfavoured=[unfavoured])
    assert objective_points(s, s.players[A]) == 20


@pytest.mark.parametrize("unfavoured, points", [("elf", 20), ("human", 20), ("fairy", 10)])
def test_3_8_peoples_not_in_use_are_not_compared(unfavoured, points):
    """T70"""
    s = position(3, ladder={"dwarf": 2, "elf": -1, "human": -1}, favoured=["dwarf"], unfavoured=[unfavoured])
    assert objective_points(s, s.players[A]) == points


def test_3_8_a_tie_goes_to_the_better_initiative():
    """T71"""
    s = over(position(2, order=[B, A], points=[41, 41], favoured=["dwarf", "dwarf"], unfavoured=["elf", "elf"]))
    assert game.outcome(s)["winners"] == [B] and game.outcome(s)["tie_break"] == "initiative"


def test_3_8_the_score_sheet_adds_up():
    """T72"""
    s = position(
        4,
        points=[27],
        monuments=["colossus"],
        stock=["4/2/1"],
        ladder={"elf": 1, "orc": -1},
        favoured=["elf"],
        unfavoured=["elf"],
        agenda="round_end",
    )
    assert game.forecast(s)[A]["total"] == 27 + 12 + 2, "without the objectives, which are secret"
    over(s)
    sheet = game.score(s)[A]
    assert (sheet["total"], sheet["objectives"]) == (56, 15)
    assert list(sheet) == ["total", "ranks", "peoples", "epilogues", "monuments", "resources", "objectives"]
    assert game.outcome(s)["winners"] == [A] and game.outcome(s)["tie_break"] is None


def test_3_8_objectives_are_shown_at_the_end():
    s = position(2, favoured=["elf", "dwarf"], unfavoured=["fairy", "human"], agenda="build 0")
    luck = s.luck
    assert seen_by(s, B)["players"][A]["favoured"] is None
    over(s)
    assert s.luck > luck and seen_by(s, B)["players"][A]["favoured"] == "elf"
    assert told(s, "objectives_shown")[A] == {"seat": A, "favoured": "elf", "unfavoured": "fairy"}


# --- options -------------------------------------------------------------------------------------------------


def opened(**options):
    return until(opening(4, 3, **options), "lay")


def test_2_3_5_by_option_objectives_lie_open():
    """[3.8]"""
    s = opened(open_objectives=True)
    assert len(told(s, "objectives_open")) == 4
    assert seen_by(s, None)["players"][D]["favoured"] is not None
    assert any(sheet["objectives"] for sheet in game.forecast(s)), "all are level at first"


def test_2_3_3_by_option_powers_and_tools_are_dealt():
    """[2.3.4]"""
    s = opened(dealt_cards=True)
    assert len({p.power for p in s.players}) == len({p.tool for p in s.players}) == 4
    assert not told(s, "powers_offered") and seen_by(s, A)["players"][A]["passed_on"] == []
    assert seen_by(s, A)["players"][C]["tool"] is None


def test_2_3_4_by_option_tools_are_drafted_openly():
    s = opened(tool_draft="open")
    assert len(told(s, "tools_offered")[0]["tools"]) == 5
    assert all(player["tool"] for player in seen_by(s, None)["players"])


def test_2_3_6_by_option_there_are_three_more_monuments():
    s = opened(monument_set=27)
    extra = {number for number, monument in enumerate(MONUMENTS) if monument.extra}
    assert len(extra) == 3 and extra <= {*s.market, *s.pile} and len(s.market) + len(s.pile) == 27
    do(s, "lay WOOD 0")
