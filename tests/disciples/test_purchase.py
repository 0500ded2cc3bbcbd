"""Purchase [3.6]: monuments, tools, recruiting and paying for them. Costs are our own; the tests read them."""

import pytest

from pyengine.disciples import game
from pyengine.disciples.data import MONUMENT, MONUMENTS, TOOL, TOOLS
from pyengine.disciples.purchase import usual_payment
from pyengine.disciples.state import BUYING

from .positions import (
    A,
    B,
    C,
    asked,
    choices,
    disciples_of,
    do,
    market_of,
    monuments_of,
    position,
    reasons,
    run,
    seen_by,
    stock_of,
    told,
)


def buying(seats: int = 4, agenda: str = "may_build 0", **more):
    return run(position(seats, phase=BUYING, plans=[], **more), agenda)


def cost_of(monument: str) -> tuple[int, int, int]:
    return MONUMENTS[MONUMENT[monument]].cost


def text(*amounts) -> str:
    """The sum of costs, as `position` writes a stock."""
    return "/".join(str(sum(each)) for each in zip(*amounts))


# --- monuments -----------------------------------------------------------------------------------------------


def test_3_6_1_who_builds_may_go_on_with_what_has_just_come():
    """T56"""
    altar, hall = "wayside-altar", "market-hall"
    s = buying(
        stock=[text(cost_of(altar), cost_of(hall), (1, 0, 2))],
        market=f"{altar} obelisk colossus war-totem rune-stone",
        pile=hall,
    )
    do(s, f"build {altar}")
    assert stock_of(s, A) == text(cost_of(hall), (1, 0, 2))
    assert market_of(s) == f"{hall} obelisk colossus war-totem rune-stone"
    assert told(s, "market_filled") == [{"monument": hall}]
    do(s, f"build {hall}")
    assert stock_of(s, A) == "1/0/2" and monuments_of(s, A) == f"{altar} {hall}"
    assert told(s, "built") == [{"seat": A, "monument": altar}, {"seat": A, "monument": hall}]
    paid = {args["kind"] for args in told(s, "paid")}
    assert paid <= {"wood", "metal", "wheat"}


def test_3_6_1_a_monument_scores_at_the_end_alone():
    s = buying(stock=["9/9/9"], market="colossus obelisk granary ossuary war-totem")
    do(s, "build colossus")
    assert sum(s.players[A].points) == 0 and game.score(s)[A]["total"] == 0
    assert game.forecast(s)[A]["monuments"] == 12


def test_3_6_1_the_architect_pays_a_wood_less_where_wood_is_asked():
    """[3.6.4, 4] T57"""
    s = buying(powers=["great-architect"], stock=["9/9/9"], market="market-hall rune-stone obelisk ossuary war-totem")
    prices = {each["monument"]: tuple(each["price"].values()) for each in seen_by(s, A)["market"]}
    wood, metal, wheat = cost_of("market-hall")
    assert prices["market-hall"] == (wood - 1, metal, wheat)
    assert prices["rune-stone"] == cost_of("rune-stone") and cost_of("rune-stone")[0] == 0
    do(s, "build market-hall")
    assert stock_of(s, A) == f"{9 - wood + 1}/{9 - metal}/{9 - wheat}"


def test_3_6_1_without_a_monument_to_follow_the_market_shrinks():
    """[3.7] T63"""
    s = buying(3, "purchases", stock=["9/9/9"] * 3, pile="", market="granary obelisk tree-shrine rune-stone colossus")
    do(s, "build granary")
    assert len(s.market) == 4 and told(s, "end_triggered") == [{"reason": "monuments"}]
    do(s, "pass")
    assert asked(s) == "build 1"
    do(s, "pass")
    assert asked(s) == "build 2"


def test_3_6_1_what_cannot_be_paid_cannot_be_built():
    s = buying(
        stock=[text(cost_of("granary"))],
        tools=["horn-of-plenty"],
        market="granary obelisk colossus war-totem rune-stone",
    )
    assert choices(s) == ["build granary", "pass"]
    assert reasons(s)["build obelisk"] == ("too_dear", "3.6.4")
    assert reasons(s)["build_tool"] == ("tool_too_dear", "3.6.2")


def test_3_6_who_can_do_nothing_is_not_asked():
    stock = ["0/0/0", text(cost_of("granary"))]
    s = position(2, phase=BUYING, plans=[], stock=stock, market="granary obelisk colossus", order=[A, B])
    run(s, "purchases")
    assert asked(s) == "build 1"
    do(s, "build granary")
    assert asked(s) is None


def test_3_6_two_passes_in_initiative_order():
    s = position(2, phase=BUYING, plans=[], stock=["5/5/5"] * 2, order=[B, A])
    run(s, "purchases")
    asked_in_order = []
    while asked(s):
        asked_in_order.append(asked(s))
        do(s, "pass")
    assert asked_in_order == ["build 1", "build 0", "recruit 1", "recruit 0"]


def test_3_6_by_option_everything_in_one_pass():
    s = position(
        2,
        phase=BUYING,
        plans=[],
        stock=["3/1/5", "5/5/5"],
        options={"purchase": "single_pass"},
        powers=[None, "ancient-host"],
        market="granary obelisk colossus rune-stone",
    )
    run(s, "purchases")
    assert asked(s) == "purchase 0"
    do(s, "recruit WOOD", "build granary")
    assert asked(s) == "purchase 1" and disciples_of(s)[A] == 16
    assert reasons(s)["recruit WOOD"] == ("may_not_recruit", "3.6.3")


# --- tools -----------------------------------------------------------------------------------------------------


def test_3_6_2_a_tool_may_ask_for_a_monument_and_works_at_once():
    """[4] T58"""
    square, altar, stone = "masons-square", "wayside-altar", "rune-stone"
    s = buying(
        stock=[text(TOOLS[TOOL[square]].cost, cost_of(altar), cost_of(stone))],
        tools=[square],
        market=f"{altar} {stone} obelisk colossus war-totem",
    )
    assert reasons(s)["build_tool"] == ("needs_monuments", "3.6.2")
    luck = s.luck
    do(s, f"build {altar}", "build_tool")
    assert s.luck > luck and told(s, "tool_built") == [{"seat": A, "tool": square}]
    assert stock_of(s, A) == text(cost_of(stone))
    assert reasons(s)["build_tool"] == ("tool_built", "3.6.2")
    do(s, f"build {stone}")
    assert stock_of(s, A) == "0/1/0", "a metal less"


def test_3_6_2_others_learn_which_tool_it_is_when_it_is_built():
    s = buying(stock=["5/5/5"], tools=["winged-sandals"])
    hidden = seen_by(s, B)["players"][A]
    assert hidden["tool"] is None and hidden["has_tool"] and hidden["built_tool"] is None
    do(s, "build_tool")
    shown = seen_by(s, B)["players"][A]
    assert shown["tool"] == shown["built_tool"] == "winged-sandals" and not shown["has_tool"]


def test_3_6_2_who_holds_a_tool_is_asked_even_with_nothing():
    """Otherwise it would tell the others what the tool costs."""
    s = buying(stock=["0/0/0"], tools=["horn-of-plenty"])
    assert asked(s) == "build 0" and choices(s) == ["pass"]


@pytest.mark.parametrize("tool", [tool.id for tool in TOOLS])
def test_3_6_2_every_tool_can_be_built_for_its_cost(tool):
    wood, metal, wheat = TOOLS[TOOL[tool]].cost
    s = buying(tools=[tool], monuments=["colossus"], stock=[f"{wood}/{metal}/{wheat}"])
    do(s, "build_tool")
    assert stock_of(s, A) == "0/0/0" and s.players[A].tool_built


# --- recruiting ------------------------------------------------------------------------------------------------


def test_3_6_3_a_disciple_costs_two_wheat_and_one_wood_or_metal():
    """T59"""
    s = buying(agenda="may_recruit 0", stock=["1/2/8"])
    assert choices(s) == ["recruit WOOD", "recruit METAL", "pass"]
    do(s, "recruit WOOD")
    assert reasons(s) == {"recruit WOOD": ("cannot_pay_disciple", "3.6.3")}
    do(s, "recruit METAL", "recruit METAL")
    assert asked(s) is None and stock_of(s, A) == "0/0/2" and disciples_of(s)[A] == 18
    assert told(s, "recruited") == [{"seat": A}] * 3


def test_3_6_3_the_banner_saves_wheat():
    """[4] T60"""
    s = buying(agenda="may_recruit 0", stock=["1/2/8"], built_tools=["heralds-banner"])
    do(s, "recruit WOOD", "recruit METAL", "recruit METAL")
    assert stock_of(s, A) == "0/0/5" and disciples_of(s)[A] == 18
    assert seen_by(s, A)["recruit_price"] == [{"wood": 1, "metal": 0, "wheat": 1}, {"wood": 0, "metal": 1, "wheat": 1}]


def test_3_6_3_nobody_has_more_than_twentyfive_disciples():
    """T61"""
    s = buying(agenda="may_recruit 0", stock=["9/9/9"], disciples=[24])
    do(s, "recruit WOOD")
    assert asked(s) is None and disciples_of(s)[A] == 25
    s = buying(2, agenda="may_purchase 0", stock=["9/9/9"], disciples=[25], options={"purchase": "single_pass"})
    assert reasons(s)["recruit METAL"] == ("all_disciples", "3.6.3")


def test_3_6_3_the_ancient_host_never_recruits():
    """[4] T62"""
    s = buying(agenda="may_recruit 0", stock=["9/9/9"], powers=["ancient-host"])
    assert asked(s) is None
    s = buying(
        2, agenda="may_purchase 0", stock=["9/9/9"], powers=["ancient-host"], options={"purchase": "single_pass"}
    )
    assert reasons(s)["recruit WOOD"] == reasons(s)["recruit METAL"] == ("may_not_recruit", "3.6.3")


# --- paying ------------------------------------------------------------------------------------------------------


def test_3_6_4_the_transmuter_pays_anything_with_anything():
    """[4] T64"""
    foundry = "deep-foundry"
    s = buying(powers=["transmuter"], stock=[f"0/0/{sum(cost_of(foundry))}"], market=f"{foundry} colossus", pile="")
    do(s, f"build {foundry}")
    assert stock_of(s, A) == "0/0/0" and monuments_of(s, A) == foundry


def test_3_6_4_who_may_choose_what_to_pay_is_asked_for_wood_then_metal():
    assert cost_of("ossuary") == (0, 2, 2), "otherwise this test has to be written anew"
    s = buying(powers=["transmuter"], stock=["2/3/2"], market="ossuary colossus", pile="")
    do(s, "build ossuary")
    assert asked(s).startswith("pay 0 0") and choices(s) == ["pay WOOD 0", "pay WOOD 1", "pay WOOD 2"]
    assert seen_by(s, B)["payment"] == {
        "seat": A,
        "due": 4,
        "resource": "wood",
        "habit": {"wood": 0, "metal": 2, "wheat": 2},
    }
    assert game.habit(s) == ("pay", "WOOD", 0)
    do(s, "pay WOOD 1")
    assert choices(s) == ["pay METAL 1", "pay METAL 2", "pay METAL 3"] and game.habit(s) == ("pay", "METAL", 2)
    do(s, "pay METAL 3")
    assert stock_of(s, A) == "1/0/2" and monuments_of(s, A) == "ossuary"


def test_3_6_4_a_disciple_may_be_paid_with_anything_too():
    s = buying(agenda="may_recruit 0", powers=["transmuter"], stock=["0/4/0"])
    assert choices(s) == ["recruit ANY", "pass"]
    do(s, "recruit ANY")
    assert stock_of(s, A) == "0/1/0" and disciples_of(s)[A] == 16


def test_3_6_4_what_is_paid_without_thinking_is_what_is_asked_for_then_the_most_plentiful():
    s = buying(powers=["transmuter"], stock=["4/0/6"], market="colossus", pile="")
    assert [usual_payment(s.players[A], 0, cost, 0) for cost in ((0, 2, 1), (0, 3, 1), (6, 0, 0))] == [
        [1, 0, 2],
        [1, 0, 3],
        [4, 0, 2],
    ]
    assert usual_payment(s.players[A], 1, (0, 2, 1), 1) == [0, 0, 2]


def test_3_6_4_discounts_of_a_quest_last_for_this_round():
    """[3.5.5, 4] T65"""
    s = position(
        4,
        quests="masons-guild",
        markers="Q1D",
        plans=["Q1D3", "Q1D2", "Q1L1"],
        stock=["9/9/9"] * 3,
        market="obelisk colossus granary ossuary war-totem",
    )
    run(s, f"resolve_column {s.active} 4")
    s.column = 4
    do(s, "resolve Q1")
    assert [args["seat"] for args in told(s, "granted")] == [A, B]
    wood, metal, wheat = cost_of("obelisk")
    for seat in (A, B):
        assert seen_by(s, seat)["market"][0]["price"] == {"wood": wood - 1, "metal": metal - 1, "wheat": wheat}
        (grant,) = seen_by(s, None)["players"][seat]["grants"]
        assert grant["op"] == "COST_DELTA" and grant["amounts"] == {"wood": -1, "metal": -1}
    assert tuple(seen_by(s, C)["market"][0]["price"].values()) == cost_of("obelisk")
    run(s, "game_round")
    assert tuple(seen_by(s, A)["market"][0]["price"].values()) == cost_of("obelisk")
