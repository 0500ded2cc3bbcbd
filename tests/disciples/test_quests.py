"""Quests [3.5]: winning sides, the ladder, rewards, epilogues, new quests; disciples that come and go [3.5.7]."""

import pytest

from pyengine.chance import mixed
from pyengine.disciples import game
from pyengine.disciples.data import PEOPLES, SCORE_CARD
from pyengine.disciples.quests import ranking, two_peoples, winning_side

from .positions import (
    A,
    B,
    C,
    D,
    asked,
    disciples_of,
    do,
    markers_of,
    points_of,
    position,
    resolve,
    run,
    seen_by,
    step_of,
    told,
    winner_of,
)

SIDE = {0: "LIGHT", 1: "DARK", -1: None}


# --- the winning side ----------------------------------------------------------------------------------------


SIDES = [  # scenario, seats, order, light, dark, bonus of light and dark, winner
    ("T28", 3, "ABC", {"A": 3}, {"B": 2, "C": 3}, (0, 0), "DARK"),
    ("T29", 2, "AB", {}, {}, (0, 0), None),
    ("T30", 3, "ACB", {"A": 2, "B": 2}, {"A": 2, "C": 2}, (0, 0), "DARK"),
    ("T31", 2, "AB", {"A": 1, "B": 1}, {"A": 1, "B": 1}, (0, 0), "LIGHT"),
    ("T32", 3, "CAB", {"A": 1, "B": 2}, {"A": 1, "B": 2}, (0, 0), "LIGHT"),
    ("T33", 2, "BA", {"A": 2}, {"B": 2}, (0, 0), "DARK"),
    ("T35-without", 2, "BA", {"B": 3}, {"A": 3}, (0, 0), "LIGHT"),
    ("T35-with", 2, "BA", {"B": 3}, {"A": 4}, (0, 0), "DARK"),
    ("T40", 4, "DBAC", {"A": 4, "B": 4, "C": 1}, {"D": 3}, (0, 0), "LIGHT"),
    ("T44", 3, "ABC", {"B": 1, "C": 2}, {"A": 3, "B": 2}, (0, 0), "DARK"),
    ("T47", 2, "AB", {"A": 2}, {"B": 2}, (0, 1), "DARK"),
    ("T48", 2, "AB", {}, {}, (0, 1), "DARK"),
]


@pytest.mark.parametrize("scenario, seats, order, light, dark, bonus, side", SIDES, ids=[each[0] for each in SIDES])
def test_3_5_1_the_side_with_more_wins(scenario, seats, order, light, dark, bonus, side):
    """T28, T29, T30, T31, T32, T33"""
    names = "ABCDEF"[:seats]
    found = [[counts.get(name, 0) for name in names] for counts in (light, dark)]
    totals = sum(found[0]) + bonus[0], sum(found[1]) + bonus[1]
    assert SIDE[winning_side(*found, totals, [names.index(name) for name in order])[0]] == side


def test_3_5_1_the_winner_gets_a_marker_and_it_is_told_why():
    """[3.5] T28"""
    s = position(4, tokens=["", "elf human"], plans=["Q2L3", "Q2D2", "Q2D3"])
    resolve(s, "Q2")
    assert markers_of(s) == "Q2D" and winner_of(s, 1) == "DARK"
    (won,) = told(s, "quest_won")
    assert won == {"slot": 1, "side": "DARK", "people": "human", "light": 3, "dark": 5, "why": "total", "decider": None}


def test_3_5_where_nobody_came_nothing_happens():
    """T29"""
    s = position(4, plans=["Q2L3"])
    resolve(s, "Q1")
    assert (markers_of(s), winner_of(s, 0), step_of(s, "fairy"), points_of(s)) == ("", None, 0, [0, 0, 0, 0])
    assert told(s, "unresolved") == [{"slot": 0}]
    assert seen_by(s, None)["quests"][0]["resolved"]


@pytest.mark.parametrize(
    "order, plans, side, why, decider",
    [
        ([A, C, B], ["Q1L2 Q1D2", "Q1L2", "Q1D2"], "DARK", "initiative", C),  # T30
        ([A, B, C], ["Q1L1 Q1D1", "Q1L1 Q1D1", "Q1L1 Q1D1"], "LIGHT", "light", None),  # T31
        ([C, A, B], ["Q1L1 Q1D1", "Q1L2 Q1D2", ""], "LIGHT", "light", None),  # T32
        ([B, A, C], ["Q1L2", "Q1D2", ""], "DARK", "initiative", B),  # T33
    ],
)
def test_3_5_1_a_tie_goes_to_the_best_who_plays_one_side(order, plans, side, why, decider):
    """T30, T31, T32, T33"""
    s = position(3, order=order, plans=plans)
    resolve(s, "Q1")
    (won,) = told(s, "quest_won")
    assert (won["side"], won["why"], won["decider"]) == (side, why, decider)
    slot = game.view(s, None)["quests"][0]
    assert (slot["winner"], slot["why"], slot["decider"]) == (side, why, decider)


def test_3_5_1_a_free_bonus_may_break_a_tie():
    """[3.4] T34"""
    s = position(2, order=[A, B], powers=["hand-of-fate"], plans=["Q1D3", "Q1L3"])
    without = resolve(s.copy(), "Q1", "decline")
    resolve(s, "Q1", "add hand-of-fate Q1D")
    assert winner_of(without, 0) == winner_of(s, 0) == "DARK"
    assert told(s, "quest_won")[0]["dark"] == 4


def test_3_5_1_a_free_bonus_may_turn_a_tie():
    """[3.4] T35"""
    s = position(2, order=[B, A], powers=["hand-of-fate"], plans=["Q1D3", "Q1L3"])
    without = resolve(s.copy(), "Q1", "decline")
    resolve(s, "Q1", "add hand-of-fate Q1D")
    assert (winner_of(without, 0), winner_of(s, 0)) == ("LIGHT", "DARK")


# --- rewards -------------------------------------------------------------------------------------------------


def test_3_5_2_the_winning_people_climbs_and_the_other_falls():
    """[3.5.3, 3.5.4] T40"""
    s = position(
        4,
        order=[D, B, A, C],
        tokens=["elf human", "dwarf orc", "fairy undead"],
        markers="Q3D",
        plans=["Q3L4", "Q3L4", "Q3L1", "Q3D3"],
    )
    resolve(s, "Q3")
    (first, _), (second, _), (_, least) = SCORE_CARD[4]
    assert (step_of(s, "fairy"), step_of(s, "undead")) == (1, -1)
    assert markers_of(s) == "Q3L Q3D" and s.quests[2] >= 0
    assert told(s, "people_moved") == [{"people": "fairy", "step": 1}, {"people": "undead", "step": -1}]
    assert first == 3, "printed"
    assert least > 1, "C counts too little to be ranked: our own"
    assert points_of(s) == [second + 1, first + 1, 1, 0]
    assert [args["seat"] for args in told(s, "ranked")] == [B, A]
    assert told(s, "gained")[0] == {"seat": B, "kind": "vp", "amount": 1, "source": "fairy"}


def test_3_5_5_the_second_marker_finishes_a_quest():
    """[3.5.2, 3.5.3, 3.5.4] T41"""
    s = position(
        4,
        order=[D, B, A, C],
        quests="grey-plague new-dawn pilgrim-road",
        tokens=["elf human", "dwarf orc", "fairy undead"],
        markers="Q3D",
        plans=["Q3L2", "Q3D3", "Q3D2"],
    )
    resolve(s, "Q3")
    (first, _), (second, _), _ = SCORE_CARD[4]
    assert (step_of(s, "fairy"), step_of(s, "undead")) == (-1, 1)
    assert disciples_of(s) == [15, 16, 16, 15]
    assert [p.points for p in s.players] == [[0, 0, 0], [first, 0, 1], [second, 0, 1], [0, 0, 0]]
    assert told(s, "quest_finished") == [{"slot": 2, "quest": "pilgrim-road", "side": "DARK"}]
    assert s.quests[2] == -1 and markers_of(s) == "" and sorted(s.aside) == [2, 3]


def test_3_5_5_a_finished_quest_is_named_until_the_next_one_lies_in_its_place():
    s = position(4, quests="grey-plague new-dawn pilgrim-road", markers="Q3D", plans=["Q3L2", "Q3D3"])
    before = game.view(s, None)["quests"][2]
    assert (before["quest"], before["finished"], before["why"]) == ("pilgrim-road", None, None)
    resolve(s, "Q3")
    finished = game.view(s, None)["quests"][2]
    assert (finished["quest"], finished["finished"], finished["why"]) == (None, "pilgrim-road", "total")
    assert finished["totals"] == [2, 3] and finished["winner"] == "DARK"
    do(s, "resolve Q4")
    refilled = game.view(s, None)["quests"][2]
    assert refilled["quest"] not in (None, "pilgrim-road") and refilled["finished"] is None


def test_3_5_3_all_winners_get_what_the_people_gives_and_the_first_ones_points():
    """[3.5.4] T42"""
    s = position(6, tokens=["human elf"], plans=["Q1L5", "Q1L4", "Q1L3", "Q1L2", "Q1L1", ""])
    resolve(s, "Q1")
    assert points_of(s) == [*(points for points, _ in SCORE_CARD[6]), 0, 0, 0]
    assert [p.stock[2] for p in s.players] == [1, 1, 1, 1, 1, 0]


def test_3_5_3_by_option_two_resources():
    s = position(6, tokens=["human elf"], plans=["Q1L5", "Q1L4"], options={"resolution_gain": 2})
    resolve(s, "Q1")
    assert [p.stock[2] for p in s.players] == [2, 2, 0, 0, 0, 0]
    assert seen_by(s, None)["cards"]["resolution"]["human"]["amounts"] == {"wheat": 2}


@pytest.mark.parametrize(
    "people, gained", [("dwarf", {"metal": 1}), ("elf", {"wood": 1}), ("human", {"wheat": 1}), ("fairy", {"vp": 1})]
)
def test_3_5_3_what_each_people_gives(people, gained):
    s = position(4, tokens=[f"{people} orc"], plans=["Q1L1"])
    resolve(s, "Q1")
    (kind, amount) = next(iter(gained.items()))
    assert told(s, "gained") == [{"seat": A, "kind": kind, "amount": amount, "source": people}]


RANKINGS = [  # scenario, seats, order, counts on the winning side, values, (seat, points)
    ("T40", "DBAC", {"A": 4, "B": 4, "C": 1}, (3, 2, 1), [("B", 3), ("A", 2), ("C", 1)]),
    ("T41", "DBAC", {"B": 3, "C": 2}, (3, 2, 1), [("B", 3), ("C", 2)]),
    ("T42", "ABCDEF", {"A": 5, "B": 4, "C": 3, "D": 2, "E": 1}, (3, 2, 1), [("A", 3), ("B", 2), ("C", 1)]),
    ("T43", "BAC", {"A": 2, "B": 2}, (3, 1), [("B", 3), ("A", 1)]),
    ("T49", "ACB", {"A": 3, "B": 1, "C": 1}, (3, 2, 1), [("A", 3), ("C", 2), ("B", 1)]),
]


@pytest.mark.parametrize("scenario, order, won, values, points", RANKINGS, ids=[each[0] for each in RANKINGS])
def test_3_5_4_the_highest_counts_get_the_points_of_the_score_card(scenario, order, won, values, points):
    """T42, T43, T49"""
    names = "ABCDEF"[: len(order)]
    card = tuple((points, 1) for points in values)
    found = ranking([won.get(name, 0) for name in names], tuple(names.index(name) for name in order), card)
    assert [(names[seat], number) for seat, number in found] == points


def test_3_5_4_with_three_players_the_card_is_shorter():
    """T43"""
    s = position(3, order=[B, A, C], tokens=["human elf"], plans=["Q1L2", "Q1L2", ""])
    resolve(s, "Q1")
    (first, _), (second, _) = SCORE_CARD[3]
    assert points_of(s) == [second, first, 0]


def test_3_5_3_orcs_strike_the_losing_side():
    """[3.5.7] T44"""
    s = position(4, order=[A, B, C, D], tokens=["dwarf orc"], plans=["Q1D3", "Q1L1 Q1D2", "Q1L2"])
    resolve(s, "Q1")
    (first, _), (second, _), _ = SCORE_CARD[4]
    assert disciples_of(s) == [15, 14, 14, 15], "B, too, though on the winning side as well"
    assert points_of(s) == [first, second, 0, 0]
    assert told(s, "lost") == [{"seat": seat, "kind": "disciples", "amount": 1, "source": "orc"} for seat in (B, C)]


def test_3_5_7_disciples_are_gained_up_to_twentyfive_and_not_where_a_card_forbids_it():
    """T45"""
    s = position(
        4,
        tokens=["undead elf"],
        disciples=[25, 17, 16, 17],
        powers=[None, "ancient-host", "rising-tide"],
        plans=["Q1L4", "Q1L3", "Q1L2", "Q1L1"],
    )
    resolve(s, "Q1")
    assert disciples_of(s) == [25, 17, 16, 18]
    assert [(args["seat"], args["why"]) for args in told(s, "no_disciple")] == [
        (A, "all_here"),
        (B, "forbidden"),
        (C, "forbidden"),
    ]


def test_3_5_5_a_quest_is_finished_by_its_third_resolution_at_the_latest():
    """T46"""
    s = position(4, quests="oracles-riddle", markers="Q1L Q1D", plans=["Q1L1"])
    resolve(s, "Q1")
    assert told(s, "quest_finished") == [{"slot": 0, "quest": "oracles-riddle", "side": "LIGHT"}]


# --- epilogues -----------------------------------------------------------------------------------------------


def long_night(**more):
    return position(4, quests="new-dawn long-night", markers="Q2D", **more)


def test_3_5_5_a_side_may_be_strengthened_in_the_quests_to_come():
    """[3.5.1] T47"""
    s = long_night(plans=["Q1L2 Q2D1 Q3L2", "Q1D2 Q3D2"], order=[A, B, C, D])
    resolve(s, "Q1")
    do(s, "resolve Q2")
    assert told(s, "side_strengthened") == [{"side": "DARK", "amount": 1, "source": "long-night"}]
    assert seen_by(s, None)["quests"][2]["bonus"] == [0, 1] and seen_by(s, None)["quests"][0]["bonus"] == [0, 0]
    do(s, "resolve Q3")
    assert (winner_of(s, 0), winner_of(s, 2)) == ("LIGHT", "DARK")
    run(s, "game_round")
    assert seen_by(s, None)["quests"][2]["bonus"] == [0, 0]


def test_3_5_1_a_bonus_alone_wins_but_nobody_gains():
    """[3.5.5] T48"""
    s = long_night(plans=["Q2D1"], tokens=["fairy undead", "elf human", "dwarf orc", "human elf"])
    resolve(s, "Q2")
    points = points_of(s)
    do(s, "resolve Q3", "resolve Q4")
    assert winner_of(s, 3) == "DARK" and "Q4D" in markers_of(s)
    assert [args["step"] for args in told(s, "people_moved") if args["people"] == "elf"] == [-1, 0]
    assert points_of(s) == points


def test_3_4_a_bonus_on_an_empty_cell_makes_a_full_participant():
    """[3.5.3, 3.5.4] T49"""
    s = position(
        4, order=[A, C, B, D], powers=[None, None, "hand-of-fate"], tokens=["fairy undead"], plans=["Q1L3", "Q1L1", ""]
    )
    resolve(s, "Q1", "add hand-of-fate Q1L")
    assert points_of(s) == [SCORE_CARD[4][0][0] + 1, 1, 1, 0]
    card = ((3, 1), (2, 1), (1, 1))
    assert ranking([3, 1, 1, 0], s.order, card) == [(A, 3), (C, 2), (B, 1)], (
        "C before B, being the better in initiative"
    )


def test_3_5_4_lower_ranks_may_ask_for_more_than_one_disciple():
    card = ((3, 1), (2, 2), (1, 3))
    assert ranking([2, 1, 5, 0], (A, B, C, D), card) == [(C, 3), (A, 2)]
    assert ranking([1, 1, 0, 0], (B, A, C, D), card) == [(B, 3)]
    s = position(4)
    assert (seen_by(s, None)["score_card"], seen_by(s, None)["score_minimum"]) == ([3, 2, 1], [1, 2, 3])


def test_3_5_7_a_disciple_lost_still_stands_where_it_was_laid():
    """T50"""
    s = position(4, tokens=["fairy undead", "dwarf orc"], disciples=[16], plans=["Q2L1 Q4L3", "Q2D3"])
    resolve(s, "Q2")
    assert disciples_of(s)[A] == 15
    do(s, "resolve Q3", "resolve Q4")
    assert told(s, "quest_won")[-1]["light"] == 3
    s = position(4, disciples=[0], tokens=["dwarf orc"], plans=["Q1L1", "Q1D3"])
    assert disciples_of(resolve(s, "Q1"))[A] == 0, "nobody has fewer than none"


EPILOGUES = [  # quest, side, {seat: what it gains or loses}; A wins, B loses, C is on both sides, D is absent
    ("great-harvest", "L", {A: "3 wheat", B: "1 wheat", C: "3 wheat", D: "1 wheat"}),
    ("great-harvest", "D", {A: "2 wheat", B: "-2 wheat", C: "0 wheat"}),
    ("siege-of-the-citadel", "L", {A: "3 metal", C: "3 metal"}),
    ("siege-of-the-citadel", "D", {A: "1 vp", B: "-1 disciples", C: "1 vp -1 disciples"}),
    ("whispering-forest", "L", {A: "3 wood", C: "3 wood"}),
    ("whispering-forest", "D", {A: "1 vp", B: "-2 wood", C: "1 vp -2 wood"}),
    ("grey-plague", "L", {A: "1 disciples", C: "1 disciples"}),
    ("grey-plague", "D", {A: "2 vp -1 disciples", B: "-1 disciples", C: "2 vp -1 disciples", D: "-1 disciples"}),
    ("dragons-hoard", "L", {A: "1 wood 1 metal 1 wheat", C: "1 wood 1 metal 1 wheat"}),
    ("dragons-hoard", "D", {A: "3 vp -1 metal", C: "3 vp -1 metal"}),
    ("pilgrim-road", "L", {A: "1 disciples", C: "1 disciples"}),
    ("pilgrim-road", "D", {A: "1 vp 1 wheat", C: "1 vp 1 wheat"}),
    ("oracles-riddle", "L", {A: "2 vp", C: "2 vp"}),
    ("oracles-riddle", "D", {A: "1 disciples", B: "-1 wheat", C: "1 disciples -1 wheat"}),
    ("broken-pact", "L", {A: "1 vp 1 wheat", C: "1 vp 1 wheat"}),
    ("broken-pact", "D", {A: "1 vp", B: "-1 wood -1 metal -1 wheat", C: "1 vp -1 wood -1 metal -1 wheat"}),
    ("titans-forge", "L", {A: "1 vp 1 metal", B: "1 metal", C: "1 vp 1 metal", D: "1 metal"}),
    ("titans-forge", "D", {A: "1 vp 1 metal", B: "-1 metal", C: "1 vp"}),
    ("long-night", "L", {A: "2 vp", C: "2 vp"}),
    ("long-night", "D", {A: "1 vp", C: "1 vp"}),
    ("new-dawn", "L", {A: "1 vp", C: "1 vp"}),
    ("new-dawn", "D", {A: "2 vp", C: "2 vp"}),
]


@pytest.mark.parametrize("quest, side, expected", EPILOGUES, ids=[f"{each[0]}-{each[1]}" for each in EPILOGUES])
def test_3_5_5_each_epilogue_does_what_its_card_says(quest, side, expected):
    """[4]"""
    other = "D" if side == "L" else "L"
    s = position(
        4,
        quests=quest,
        tokens=["fairy elf" if side == "L" else "elf fairy"],
        markers=f"Q1{side}",
        stock=["5/5/5"] * 4,
        plans=[f"Q1{side}5", f"Q1{other}1", f"Q1{side}1 Q1{other}1", ""],
    )
    resolve(s, "Q1")
    kinds = ("wood", "metal", "wheat", "vp", "disciples")
    for seat, p in enumerate(s.players):
        wanted = dict.fromkeys(kinds, 0)
        words = expected.get(seat, "").split()
        wanted.update({kind: int(number) for number, kind in zip(words[::2], words[1::2])})
        found = [there - 5 for there in p.stock] + [p.points[2], p.disciples - 15]
        assert dict(zip(kinds, found)) == wanted, f"seat {seat}"


def test_3_5_5_what_is_lost_is_never_more_than_there_is():
    """[4]"""
    s = position(4, quests="whispering-forest", markers="Q1D", stock=["0/0/0", "1/0/0"], plans=["Q1D5", "Q1L1"])
    resolve(s, "Q1")
    assert s.players[B].stock == [0, 0, 0]
    assert [args for args in told(s, "lost") if args["kind"] == "wood"] == [
        {"seat": B, "kind": "wood", "amount": 1, "source": "whispering-forest"}
    ]


# --- the ladder ----------------------------------------------------------------------------------------------


def test_3_5_2_reaching_the_end_of_the_ladder_is_enough():
    """[3.7] T51"""
    s = position(
        4,
        ladder={"elf": 4, "orc": -4},
        tokens=["fairy undead", "elf human", "dwarf elf"],
        plans=["Q2L3 Q3L3"],
        agenda="",
    )
    resolve(s, "Q2")
    assert step_of(s, "elf") == 5 and told(s, "end_triggered") == [{"reason": "ladder"}]
    do(s, "resolve Q3")
    assert step_of(s, "elf") == 4
    assert seen_by(s, None)["ends"] == ["ladder"], "purchases come, then the end"


def test_3_7_by_option_only_who_stands_there_at_the_end_counts():
    s = position(
        4,
        options={"ladder_end": "state"},
        ladder={"elf": 4, "orc": -4},
        tokens=["fairy undead", "elf human", "dwarf elf"],
        plans=["Q2L3 Q3L3"],
    )
    resolve(s, "Q2")
    assert step_of(s, "elf") == 5 and s.ends == 0
    do(s, "resolve Q3")
    run(s, "round_end")
    assert s.ends == 0 and s.round == 2


def test_3_5_2_nobody_falls_off_the_ladder():
    """T52"""
    s = position(4, ladder={"dwarf": -5, "elf": 5}, tokens=["dwarf orc"], plans=["Q1D3"])
    s.ends = 1
    resolve(s, "Q1")
    assert step_of(s, "dwarf") == -5 and told(s, "people_stays") == [{"people": "dwarf", "step": -5}]
    assert step_of(s, "orc") == 1


@pytest.mark.parametrize("half", [4, 5, 6])
def test_3_5_2_by_option_the_ladder_is_longer_or_shorter(half):
    s = position(
        4,
        options={"ladder_half": half},
        ladder={"elf": half - 1, "orc": 1 - half},
        tokens=["elf human"],
        plans=["Q1L3"],
    )
    resolve(s, "Q1")
    assert s.ends == 1 and seen_by(s, None)["ladder_half"] == half


# --- new quests ----------------------------------------------------------------------------------------------


def test_3_5_6_new_quests_come_after_the_last_column():
    s = position(4, quests="pilgrim-road", markers="Q1L", plans=["Q1L3 Q2L3"])
    resolve(s, "Q1")
    luck = s.luck
    do(s, "resolve Q2", "resolve Q3")
    assert s.quests[0] == -1 and s.luck == luck
    do(s, "resolve Q4")
    assert s.quests[0] >= 0 and s.luck > luck and len(s.deck) == 7
    assert told(s, "quest_laid")[0]["slot"] == 0


def test_3_5_6_without_a_quest_in_the_pile_the_end_has_come():
    """[3.7] T53"""
    s = position(4, quests="pilgrim-road", quest_pile=0, markers="Q1L", plans=["Q1L3 Q2L3"], agenda="")
    resolve(s, "Q1")
    do(s, "resolve Q2", "resolve Q3")
    assert s.ends == 0, "the other quests are resolved first"
    do(s, "resolve Q4")
    assert s.quests[0] == -1 and told(s, "slot_empty") == [{"slot": 0}]
    assert told(s, "end_triggered") == [{"reason": "quests"}]
    run(s, "purchases", "round_end")
    assert asked(s) is None and s.round == 1


def test_3_5_6_a_double_goes_back_after_another_was_drawn():
    """T54: the bag is empty then, so it gets the tokens that were put aside."""
    seen = set()
    for seed in range(60):
        s = doubles(seed)
        light, dark = two_peoples(s)
        assert PEOPLES[light] == "elf" and PEOPLES[dark] in ("fairy", "human")
        assert sorted(PEOPLES[people] for people in [*s.bag, dark]) == ["elf", "fairy", "human"] and not s.aside
        assert told(s, "bag_filled") == [{}]
        seen.add(dark)
    assert len(seen) == 2


def doubles(seed: int, **options):
    s = position(
        2,
        quests="- pilgrim-road long-night",
        tokens=["", "fairy human", "dwarf human"],
        peoples="dwarf fairy elf human",
        aside="fairy dwarf",
        bag="elf elf",
        options=options,
    )
    s.aside = [2, 5]  # fairy and human, as in the scenario
    s.rng, s.events = mixed(seed), []
    return s


def test_3_5_6_by_option_tokens_put_aside_join_the_bag_first():
    """The other reading of T54."""
    pairs = {two_peoples(doubles(seed, redraw="aside_first")) for seed in range(80)}
    assert any(light != 4 for light, _ in pairs) and all(light != dark for light, dark in pairs)


def test_3_5_6_an_empty_bag_gets_the_tokens_put_aside():
    """T55"""
    s = position(
        2, round=0, quests="- - long-night", peoples="orc elf fairy dwarf", aside="orc elf fairy dwarf", bag=""
    )
    light, dark = two_peoples(s)
    assert light != dark and len(s.bag) == 2 and s.aside == []
