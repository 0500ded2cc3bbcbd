"""Setup [2.3], and who may see what [2.4]."""

import pytest

from pyengine.chance import Dice, below, mixed
from pyengine.course import apply, choices
from pyengine.disciples import RULES, game
from pyengine.disciples.data import MONUMENTS, PEOPLES, TOOLS, WHITE
from pyengine.disciples.quests import two_peoples
from pyengine.disciples.state import quest_pile

from .positions import A, B, C, D, asked, confided, do, opening, position, reasons, run, seen_by, told, until

# --- numbers [2.3] -----------------------------------------------------------------------------------------


def test_2_3_what_two_players_need():
    """[2.3.1, 2.3.6, 2.3.7] T01"""
    s = opening(2)
    until(s, "draft_power")
    assert len(seen_by(s, A)["pool"]) == 3
    until(s, "draft_tool")
    assert len(s.pool) == 3
    until(s, "lay")
    view = seen_by(s, A)
    assert (len(view["quests"]), len(view["peoples"]), len(view["cells"])) == (3, 4, 10)
    assert (len(view["market"]), view["monument_pile"]) == (5, 13)
    assert (view["quest_pile"], sum(view["bag"].values()), view["score_card"]) == (7, 2, [2, 1])


def test_2_3_what_six_players_need():
    """[2.3.1, 2.3.6, 2.3.7] T02"""
    s = opening(6)
    until(s, "draft_power")
    assert len(seen_by(s, A)["pool"]) == 7
    until(s, "draft_tool")
    assert len(s.pool) == 7
    until(s, "lay")
    view = seen_by(s, A)
    assert (len(view["quests"]), len(view["peoples"]), len(view["cells"])) == (4, 6, 12)
    assert (len(view["market"]), view["monument_pile"]) == (5, 19)
    assert (view["quest_pile"], sum(view["bag"].values()), view["score_card"]) == (6, 4, [3, 2, 1])
    assert sorted(p.favoured for p in s.players) == sorted(p.unfavoured for p in s.players) == list(range(6))


@pytest.mark.parametrize("seats, quests, peoples, pile", [(3, 3, 4, 13), (4, 4, 6, 19), (5, 4, 6, 19)])
def test_2_3_what_the_others_need(seats, quests, peoples, pile):
    s = until(opening(seats), "lay")
    view = seen_by(s, None)
    assert (len(view["quests"]), len(view["peoples"]), view["monument_pile"]) == (quests, peoples, pile)


def test_2_3_setup_goes_from_gods_to_powers_to_tools():
    """The events of setup, each with what it is about."""
    s = opening(3)
    assert asked(s) == f"choose_god {s.first}"
    until(s, "lay")
    kinds = list(dict.fromkeys(kind for kind, _, _ in s.events))
    assert kinds[0] == "god_chosen"
    for kind in ("powers_offered", "power_taken", "tool_taken", "tool_kept", "objectives_dealt", "market_laid"):
        assert kind in kinds
    assert len(told(s, "quest_laid")) == 3 and told(s, "round_began") == [{"round": 1}]


# --- peoples and gods ----------------------------------------------------------------------------------------


def test_2_3_1_three_players_do_without_two_peoples():
    """[2.3.5, 2.3.6] T08"""
    for seed in range(20):
        s = until(opening(3, seed), "lay")
        used = {PEOPLES[people] for people in s.peoples}
        assert len(used) == 4
        for number in [*s.market, *s.pile]:
            assert MONUMENTS[number].colour == WHITE or PEOPLES[MONUMENTS[number].colour] in used
        assert len(s.market) + len(s.pile) == 18
        for sign in ("favoured", "unfavoured"):
            dealt = {getattr(p, sign) for p in s.players}
            assert len(dealt) == 3 and dealt < set(s.peoples)


def test_2_3_1_the_peoples_are_told_and_beginners_do_without_orcs_and_undead():
    events = []
    game.setup(2, {option.name: option.default for option in game.options} | {"beginner_peoples": True}, 5, events)
    told_peoples = [args["peoples"] for kind, _, args in events if kind == "peoples_chosen"]
    assert told_peoples == [["dwarf", "fairy", "elf", "human"]]
    assert {kind for kind, _, _ in events} == {"peoples_chosen", "initiative_drawn"}
    assert len({opening(2, seed).peoples for seed in range(40)}) > 5


def test_2_3_1_with_more_players_all_peoples_play():
    options = {option.name: option.default for option in game.options} | {"beginner_peoples": True}
    assert [game.why_not_setup(seats, options) for seats in (2, 3)] == [None, None]
    for seats in (4, 5, 6):
        assert game.why_not_setup(seats, options)[:2] == ("all_peoples_play", "2.3.1")


def test_2_3_2_gods_are_chosen_in_initiative_order_and_each_once():
    s = opening(4, 3)
    first = asked(s)
    do(s, "god sea")
    assert first == f"choose_god {s.order[0]}" and asked(s) == f"choose_god {s.order[1]}"
    assert reasons(s) == {"god sea": ("god_taken", "2.3.2")}
    assert told(s, "god_chosen") == [{"seat": s.order[0], "god": "sea"}]
    assert "sea" not in seen_by(s, A)["gods_left"]


def test_2_3_2_the_first_is_drawn_and_the_others_follow_clockwise():
    orders = {opening(4, seed).order for seed in range(60)}
    assert orders == {(A, B, C, D), (B, C, D, A), (C, D, A, B), (D, A, B, C)}


# --- drafts --------------------------------------------------------------------------------------------------


def test_2_3_3_five_players_choose_among_six_powers():
    """T03"""
    s = until(opening(5), "draft_power")
    assert len(s.pool) == 6 and seen_by(s, None)["pool"] == told(s, "powers_offered")[0]["powers"]
    until(s, "draft_tool")
    assert len({p.power for p in s.players}) == 5


def test_2_3_3_powers_go_in_initiative_order_and_tools_in_reverse():
    """[2.3.4] T04"""
    seed = next(seed for seed in range(50) if opening(4, seed).order == (C, D, A, B))
    s = opening(4, seed)
    asked_in_order = []
    while not (asked(s) or "").startswith("lay"):
        asked_in_order.append(asked(s))
        do(s, game_choice(s))
    powers = [each for each in asked_in_order if each.startswith("draft_power")]
    tools = [each for each in asked_in_order if each.startswith("draft_tool")]
    assert powers == [f"draft_power {seat}" for seat in (C, D, A, B)]
    assert tools == [f"draft_tool {seat}" for seat in (B, A, D, C)]
    assert [args["seat"] for args in told(s, "power_taken")] == [C, D, A, B]


def game_choice(s) -> str:
    return " ".join(map(str, choices(RULES, s)[0]))


def test_2_3_4_each_sees_only_the_tools_that_are_left():
    s = until(opening(3), "draft_tool")
    first = s.order[::-1]
    pool = seen_by(s, first[0])["pool"]
    assert len(pool) == 4 and seen_by(s, first[1])["pool"] is None and seen_by(s, None)["pool"] is None
    luck = s.luck
    do(s, f"tool {pool[2]}")
    assert s.luck > luck, "the next one sees what is left"
    assert seen_by(s, first[1])["pool"] == pool[:2] + pool[3:]
    assert seen_by(s, first[0])["pool"] is None
    assert seen_by(s, first[0])["players"][first[0]]["passed_on"] == pool[:2] + pool[3:]
    assert told(s, "tool_taken") == [{"seat": first[0]}]
    assert confided(s, first[0], "tool_kept") == [{"tool": pool[2]}]
    assert seen_by(s, first[1])["players"][first[0]]["tool"] is None
    assert seen_by(s, first[0])["players"][first[0]]["tool"] == pool[2]


def test_2_3_4_who_has_handed_tools_on_knows_where_they_are_not():
    """The tools of those who drafted later are among those handed on, in every world."""
    s = until(opening(4, 7), "lay")
    last, *_, first = s.order[::-1]
    seen = seen_by(s, last)["players"][last]["passed_on"]
    worlds = [game.determinize(s, last, Dice(deal)) for deal in range(60)]
    for world in worlds:
        hands = [TOOLS[p.tool].id for p in world.players]
        assert hands[last] == TOOLS[s.players[last].tool].id
        assert sorted([*(tool for seat, tool in enumerate(hands) if seat != last), TOOLS[world.pool[0]].id]) == sorted(
            seen
        )
    assert len({world.players[first].tool for world in worlds}) == len(seen)


def test_2_3_4_a_tool_has_no_effect_in_hand():
    s = position(2, tools=["winged-sandals", None], plans=["W5 M5 G5", "W5 M5 G5"], order=[B, A])
    run(s, "open_temples")
    assert s.players[A].stock == [0, 0, 0]
    do(s, "resolve WOOD", "resolve METAL", "resolve WHEAT", "resolve INIT")
    assert s.order == (B, A)


def test_2_3_5_everybody_gets_a_favoured_and_an_unfavoured_people():
    s = until(opening(4), "lay")
    for seat, p in enumerate(s.players):
        known = {"favoured": PEOPLES[p.favoured], "unfavoured": PEOPLES[p.unfavoured]}
        assert confided(s, seat, "objectives_dealt") == [known]
        own = seen_by(s, seat)["players"]
        assert own[seat]["favoured"] == known["favoured"]
        assert all(own[other]["favoured"] is own[other]["unfavoured"] is None for other in range(4) if other != seat)
    assert told(s, "objectives_dealt") == []
    both = [until(opening(4, seed), "lay") for seed in range(8)]
    assert any(p.favoured == p.unfavoured for each in both for p in each.players), "they may name the same people"


# --- quests and what everybody begins with ---------------------------------------------------------------------


def test_2_3_7_a_quest_has_two_different_peoples():
    """[3.5.6] T05"""
    seen = set()
    for seed in range(200):
        s = position(4, round=0, quests="- - - -", bag="fairy fairy elf")
        s.rng = mixed(seed)
        light, dark = two_peoples(s)
        assert light != dark
        assert sorted([light, dark, *s.bag]) == sorted([2, 2, 4])
        seen.add(light)
    assert seen == {2, 4}, "a double is put back, and the first stays"


def test_2_3_7_two_of_twelve_quests_are_never_seen():
    s = until(opening(2), "lay")
    assert len(s.deck) == 9 and quest_pile(s) == 7


def test_2_3_8_a_power_may_bring_resources():
    """[4] T06"""
    s = position(4, powers=["cornucopia"], disciples=[0], phase=0)
    run(s, "deal", "game_round")
    p = s.players[A]
    assert (p.disciples, p.stock, sum(p.points)) == (15, [2, 2, 1], 0)
    assert told(s, "gained")[:3] == [
        {"seat": A, "kind": kind, "amount": number, "source": "cornucopia"}
        for kind, number in (("wood", 2), ("metal", 2), ("wheat", 1))
    ]


def test_2_3_8_the_ancient_host_begins_with_more_disciples():
    """[4] T07: its own prohibition doesn't count yet."""
    s = position(4, powers=["ancient-host"], phase=0)
    run(s, "deal", "game_round")
    player = seen_by(s, A)["players"][A]
    assert (player["disciples"], player["reserve"]) == (19, 6)
    assert told(s, "disciples_set") == [{"seat": A, "amount": 19, "source": "ancient-host"}]


def test_2_3_8_all_others_begin_with_fifteen_disciples_and_nothing_else():
    s = position(2, powers=[None, "rising-tide"], phase=0)
    run(s, "deal", "game_round")
    assert [(p.disciples, p.stock) for p in s.players] == [(15, [0, 0, 0]), (16, [0, 0, 0])]


# --- who may see what ------------------------------------------------------------------------------------------


def test_2_4_nothing_tells_one_plan_from_another_before_the_temples_open():
    """Two plans of one seat: all that anybody else gets is equal, byte for byte."""
    plans = (["lay WOOD 5", "lay METAL 5", "lay WHEAT 5"], ["lay WOOD 0", "lay METAL 1", "lay WHEAT 4", "lay INIT 5"])
    shown = []
    for plan in plans:
        s = until(opening(4, 2), "lay")
        s.events = []
        do(s, *plan)
        while asked(s).startswith(("lay 0", "seal_plan 0")):
            apply(RULES, s, choices(RULES, s)[-1])
        assert asked(s) == "lay 1 0"
        others = [(seen_by(s, viewer), game.determinize(s, viewer, Dice(4))) for viewer in (None, B, C, D)]
        public = [event for event in s.events if event[1] is None]
        told_to_others = game.forecast(s), game.holdings(s), s.luck, s.agenda, public
        minds = [game.appraise(s, seat) for seat in (B, C, D)]
        next_plans = game.proposals(s, Dice(9), 5)
        shown.append(repr((others, told_to_others, minds, next_plans)))
    assert shown[0] == shown[1]


def test_2_4_a_plan_takes_as_many_plies_whatever_it_is():
    for seed in range(6):
        s = until(opening(4, 2), "lay")
        dice, plies = Dice(seed), 0
        while asked(s).split()[1] == "0":
            options = choices(RULES, s)
            apply(RULES, s, options[below(dice, len(options))])
            plies += 1
        assert plies == 13


def test_2_4_a_dealt_world_has_other_objectives_tools_and_plans():
    s = until(opening(4, 2), "lay")
    while asked(s) != "lay 1 0":
        do(s, game_choice(s))
    worlds = [game.determinize(s, B, Dice(deal)) for deal in range(80)]
    assert len({world.players[A].favoured for world in worlds}) > 3
    assert len({world.players[C].tool for world in worlds}) > 2
    assert len({world.players[A].plan for world in worlds}) > 20
    for world in worlds:
        assert seen_by(world, B) == seen_by(s, B) and sum(world.players[A].plan) == s.players[A].disciples
