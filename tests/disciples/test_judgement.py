"""What bots think of plans [3.2], bonuses [3.4] and purchases [3.6]."""

import pytest

from pyengine.advice import Advisor
from pyengine.bots import choose
from pyengine.chance import Dice
from pyengine.disciples import game
from pyengine.disciples.judgement import RANK_WORTH, hold_chance, rounds_left
from pyengine.disciples.plans import leanings
from pyengine.disciples.state import BUYING, PLANNING

from .positions import A, B, asked, do, lay, position, resolve, run


def planning(seats: int = 4, **more):
    return run(position(seats, phase=PLANNING, **more), "plan_all", "open_temples")


def test_3_2_greedy_lays_a_whole_plan_and_not_always_the_same():
    s = planning()
    plans = {choose(game, s, "greedy", Dice(seed)) for seed in range(8)}
    assert len(plans) > 3
    for plan in plans:
        assert len(plan) == 13 and plan[-1] == ("seal",) and sum(action[2] for action in plan[:-1]) == 15


def test_3_2_a_hint_is_a_whole_plan_and_tells_where_most_disciples_go():
    advisor = Advisor(game, planning(), Dice(2), iterations=12)
    advisor.go_on()
    plan = advisor.lines()[0].actions
    assert plan[-1] == ("seal",)
    most = sorted((number for _, _, number in plan[:-1]), reverse=True)
    told = [args["number"] for term, args in advisor.gains((), plan) if term == "laid"]
    assert told == most[: len(told)] and told[0] > 0


def test_3_2_plans_lean_to_the_side_that_suits_the_objectives():
    s = planning(tokens=["fairy undead", "elf human"], favoured=["fairy"], unfavoured=["undead"])
    assert leanings(s, A)[0] > 150
    s = planning(tokens=["fairy undead", "elf human"], favoured=["undead"], unfavoured=["fairy"])
    assert leanings(s, A)[0] < -150


def test_3_2_who_has_planned_does_not_seem_to_lead():
    """A seat that has laid its plan is worth about what it was before."""
    s = planning(2)
    before = sum(game.appraise(s, A).values())
    lay(s, "W3 M3 G3 Q1L3 Q2L3")
    after = sum(game.appraise(s, A).values())
    assert abs(after - before) < 500


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_3_5_4_more_disciples_are_worth_more_points(seats):
    assert list(RANK_WORTH[seats]) == sorted(RANK_WORTH[seats]) and RANK_WORTH[seats][0] == 0


def test_3_4_greedy_uses_a_bonus_where_it_turns_a_quest():
    """T35 again, on the last quest: what looks best is what wins."""
    s = position(2, order=[B, A], powers=["hand-of-fate"], plans=["Q3D3", "Q3L3"], tokens=["", "", "fairy elf"])
    s.players[A].favoured, s.players[A].unfavoured = 4, 2  # elf, fairy
    s.column = 6
    run(s, "resolve_column 1 6", "purchases")
    do(s, "resolve Q3")
    assert asked(s) == "modify 0 6"
    assert choose(game, s, "greedy", Dice(1)) == (("add", "hand-of-fate", "Q3D"),)


def test_3_4_greedy_keeps_a_bonus_for_where_it_brings_more():
    s = position(2, powers=["hand-of-fate"], plans=["W5 M5 G5", "W5 M5 G5"])
    run(s, "resolve_column 1 0")
    do(s, "resolve WOOD")
    assert asked(s) == "modify 0 0"
    assert choose(game, s, "greedy", Dice(1)) == (("decline",),), "nobody has come to the quests"


def test_3_4_what_the_open_temples_will_bring_counts_before_it_is_there():
    s = position(2, plans=["W5 M5 G5", "Q1L5 Q2L5 Q3L5"])
    run(s, "resolve_column 1 0")
    coming = game.appraise(s, A)
    assert coming["gathering"] > 600 and game.appraise(s, B)["quests"] > 600
    resolve(s, "WOOD")
    after = game.appraise(s, A)
    assert after["resources"] + after["gathering"] == coming["resources"] + coming["gathering"]


def test_3_5_2_objectives_count_by_where_their_peoples_stand():
    s = position(4)
    for step, worse in ((2, 1), (1, 0), (0, -1)):
        ladders = []
        for here in (step, worse):
            ladder = [0] * 6
            ladder[2], ladder[3] = here, -here
            ladders.append(hold_chance(ladder, s.peoples, 2, 1, 30))
        assert ladders[0] > ladders[1]


def test_3_6_greedy_builds_what_is_worth_its_price_and_pays_as_asked():
    s = position(4, phase=BUYING, plans=[], stock=["9/9/9"], powers=["transmuter"], market="colossus wayside-altar")
    run(s, "may_build 0")
    assert choose(game, s, "greedy", Dice(1)) == (("build", "colossus"),)
    do(s, "build colossus")
    assert asked(s).startswith("pay") and game.habit(s)[0] == "pay"


def test_3_7_fewer_rounds_are_to_come_the_nearer_an_end_is():
    s = position(4, quest_pile=6)
    usual = rounds_left(s)
    s.ladder[0], s.ladder[1] = 4, -4
    assert rounds_left(s) < usual
    s.ends = 1
    assert rounds_left(s) == 0
    assert rounds_left(position(4, round=29)) <= 10
