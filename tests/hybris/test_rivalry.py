"""Rivalry: setup, turns, planning face down, moving onto others, combat and contests between players, the end."""

import json

import pytest

from handling import confided
from pyengine.bridge import Bridge
from pyengine.chance import Dice
from pyengine.game import ALL
from pyengine.hybris import game
from pyengine.match import complete_options

from .positions import A, B, asked, choices, do, position, reasons, run, stock_of, told, vp, where_of


def rivals(olympians="poseidon athena", **parts):
    """A position of rivalry."""
    return position(olympians, options={"mode": "rivalry"} | parts.pop("options", {}), **parts)


def why_not(seats, **options):
    reason = game.why_not_setup(seats, complete_options(game, 4, {}) | options)
    return reason and reason[:2]


# --- [9.1] setup and turns -------------------------------------------------------------------------------


def test_9_1_what_goes_with_rivalry():
    """T26 [10.1] Tartarus and Chronos don't go together."""
    assert why_not(1, mode="rivalry") == ("needs_opponents", "9.1")
    assert why_not(2, mode="rivalry", severity="mild") == ("against_chronos_only", "9.1")
    assert why_not(2, mode="rivalry", dotted_shared=False) == ("against_chronos_only", "9.1")
    assert why_not(3, tartarus=True) == ("not_against_chronos", "10.1")
    assert why_not(2, mode="rivalry", tartarus=True, new_cards=True) is None


def test_9_1_chronos_has_no_part_in_it():
    s = rivals()
    assert game.rival_score(s) == {} and game.sides(s) == (0, 1) and not sum(s.chains) and s.ancient == []
    assert list(game.rival_score(position())) == ["chronos"]


@pytest.mark.parametrize("mode, rivals_told", [("rivalry", []), ("chronos", ["chronos"])])
def test_9_1_the_page_is_told_which_rivals_play(mode, rivals_told):
    bridge = Bridge()
    for request in ({"verb": "new", "game": "hybris", "seats": 2, "options": {"mode": mode}}, {"verb": "status"}):
        answer = json.loads(bridge.answer(json.dumps({"id": 1} | request)))["result"]
    sheets = json.loads(bridge.answer('{"id": 2, "verb": "forecast"}'))["result"]
    assert answer["rivals"] == rivals_told and len(sheets["rivals"]) == len(rivals_told)


def test_9_1_turns_are_in_the_order_of_the_pillars_until_all_have_passed():
    s = run(rivals("zeus athena hades", pillars=["destiny", "ascension", "ambition"]), "next_turn")
    seats = []
    while s.agenda:
        seats.append(s.agenda[-1][1])
        do(s, "pass")
    assert seats == [1, 2, 0] and len(told(s, "passed")) == 3


def test_9_1_who_has_passed_has_no_turn_and_the_others_go_on():
    s = run(rivals(pillars=["truce", "destiny"], passed=[True], stock=[None, (9, 9, 9)]), "next_turn")
    do(s, "activate olympian", "slot u4", "drain")
    assert asked(s) == "turn 1"


def test_9_1_a_pillar_gives_to_the_others_too():
    s = run(rivals(pillars=["abundance", "truce"]), "passing 0 2")
    assert (stock_of(s)[0], stock_of(s, B)[0]) == (3, 1)


def test_9_1_an_age_of_rivalry_has_no_turns_of_chronos():
    s = run(rivals(), "age")
    assert asked(s) == "take_pillar 0"
    assert asked(do(s, "pillar ascension", "pillar truce")) == "lay_token 0 1 0"
    assert s.focus == [-1] * 6


# --- [9.2] planning --------------------------------------------------------------------------------------


def test_9_2_tokens_are_laid_face_down():
    s = run(rivals(), "planning_unseen", "next_turn")
    assert game.rules["lay_token"].secret
    do(s, "token olympus")
    assert game.view(s, B)["players"][A]["figures"][1]["face_down"] is False  # not before all lie
    s.players[A].pillars, s.players[B].pillars = [0], [1]
    do(s, "none", "none", "token forge")
    assert told(s, "planned") == [{"seat": A}, {"seat": B}] and told(s, "programmed") == []
    theirs, own = (game.view(s, viewer)["players"][A]["figures"][1] for viewer in (B, A))
    assert (theirs["token"], theirs["face_down"]) == (None, True) and (own["token"], own["face_down"]) == (
        "olympus",
        True,
    )


def test_9_2_a_token_comes_to_light_where_its_character_goes():
    s = run(rivals(figures=["hero1:olympus"], stock=[(1, 0, 0)], pillars=["truce", "destiny"]), "turn 0")
    luck = s.luck
    do(s, "activate hero1")
    assert s.luck == luck
    do(s, "slot o2")
    assert s.luck > luck and game.view(s, B)["players"][A]["figures"][1]["token"] == "olympus"


def test_9_2_a_measured_character_gets_a_token_unseen():
    s = rivals(figures=["hero1@m4 hero2@o1"], stock=[(0, 0, 1)])
    s.players[A].spent, s.players[A].shown = 0b110, 0b110
    s = do(run(s, "at_moirai 0 1"), "measure", "ready hero2", "token oracle")
    assert game.view(s, B)["players"][A]["figures"][2]["face_down"] and game.rules["hide_token"].secret


# --- [9.7] what is hidden --------------------------------------------------------------------------------


def test_2_5_what_a_player_draws_only_that_player_sees():
    s = run(rivals(), "draw_cards 0 0 2 0")
    assert told(s, "drew_unseen") == [{"seat": A, "deck": "conflict", "count": 2}] and told(s, "drew") == []
    assert len(confided(s, A, "drew")[0]["cards"]) == 2
    view = game.view(s, B)["players"][A]
    assert view["hand"] is None and view["cards"] == {"hand": 2, "coliseum": 0, "premonitions": 0}


def test_2_6_whoever_holds_a_premonition_is_asked():
    """In that way being asked doesn't tell whether it has come true."""
    s = run(rivals(premonitions=["PM16"]), "premonitions 0")
    assert asked(s) == "fulfil 0" and choices(s) == ["done"]


def test_4_3_a_ward_laid_down_comes_to_light():
    s = run(rivals(hands=["K5"]), "at_oracle 0 0")
    luck = s.luck
    assert do(s, "ward K5").luck == luck + 1


# --- [9.3] moving onto others ----------------------------------------------------------------------------


def attack(olympians="poseidon athena", **parts):
    """Hero 1 of the first player is about to go to Olympus, where hero 1 of the second one stands on o1."""
    usual = {"figures": ["hero1:olympus", "hero1@o1"], "stock": [(3, 0, 0)]}
    s = rivals(olympians, **usual | parts)
    return do(run(s, "turn 0"), f"activate {'prophet2' if s.players[A].token[5] == 0 else 'hero1'}")


def test_9_3_who_may_not_be_attacked():
    s = attack(pillars=[None, "truce"])
    assert reasons(s) == {"slot o1": ("truce_holds", "9.3")}
    s = attack(figures=["prophet2:olympus", "hero1@o1"])
    assert reasons(s) == {"slot o1": ("prophets_never_attack", "9.3")}
    s = attack(figures=["hero1:olympus hero2@o1", ""])
    assert reasons(s) == {"slot o1": ("slot_taken", "3.3.3")}


def test_9_3_a_prophet_flees_and_a_dotted_slot_is_shared():
    s = do(attack(figures=["hero1:olympus", "prophet2@o1"], pillars=[None, "truce"]), "slot o1")
    assert where_of(s, A, "hero1") == "o1" and where_of(s, B, "prophet2") == "reserve"
    assert told(s, "went_home") and not told(s, "duel_began")
    s = do(attack(figures=["hero1:olympus", "hero1@o4"]), "slot o4")
    assert where_of(s, A, "hero1") == where_of(s, B, "hero1") == "o4"


# --- [9.4] combat between players ------------------------------------------------------------------------


def test_9_4_rows_are_laid_unseen_and_the_attacker_s_is_opened_first():
    s = do(attack(hands=["K1 K4", "K4 K4"]), "slot o1", "play K1")
    assert told(s, "duel_began") == [{"seat": A, "figure": "hero1", "foe": B, "foe_figure": "hero1", "cause": "moved"}]
    assert game.view(s, A)["combat"]["laid"] == ["K1"] and game.view(s, B)["combat"]["laid"] == []
    assert game.view(s, ALL)["combat"]["laid"] == ["K1"]  # seat 0 goes on
    assert game.view(s, None)["combat"]["laid"] is None and game.view(s, B)["players"][A]["cards"]["hand"] == 2
    do(s, "play K4", "play K4", "stand")
    assert [event["seat"] for event in told(s, "row_opened")] == [A, B]
    assert told(s, "row_opened")[0]["strengths"] == [5, 0]  # Poseidon attacks: 1 more
    assert told(s, "duel_ended") == [{"seat": A, "foe": B, "won": True, "strength": 5, "foe_strength": 2}]


def test_9_4_who_wins_takes_the_slot_and_goes_on():
    s = do(attack("hades athena", hands=["K1"]), "slot o1", "play K1")
    assert where_of(s, A, "hero1") == "o1" and where_of(s, B, "hero1") == "fallen"
    assert (s.players[A].greatness, s.players[B].greatness) == (6, 4) and s.players[A].combats_won == 1
    assert stock_of(s)[2] >= 1 and asked(s) == "at_olympus 0 1"


def test_9_4_the_defender_wins_a_tie():
    s = do(attack("hades artemis", hands=["K1", "K1"]), "slot o1", "play K1", "play K1")
    assert where_of(s, A, "hero1") == "fallen" and where_of(s, B, "hero1") == "o1"
    assert stock_of(s, B)[1] == 1  # Artemis, who has won
    assert asked(s) is None


def test_9_4_after_the_row_has_ended_nothing_more_is_laid():
    """There are as many plies as cards could be laid, whatever is laid."""
    s = do(attack(hands=["K1 K4 K4"]), "slot o1", "stand")
    assert asked(s) == "lay_card 0 1" and choices(s) == ["stand"]
    assert told(do(s, "stand"), "duel_ended")[0]["won"] is True  # 1 against 0: attacked by Poseidon


def test_9_4_combos_are_cancelled_on_both_sides():
    s = do(attack("poseidon hades", hands=["K1 K2", "HA5 HA4"]), "slot o1", *("play K1", "play K2"))
    assert told(do(s, "play HA5", "play HA4"), "duel_ended")[0] == {
        "seat": A, "foe": B, "won": False, "strength": 4, "foe_strength": 4,
    }  # fmt: skip


def test_9_4_a_power_once_an_age_is_used_unseen():
    s = do(attack("zeus hades"), "slot o1")
    assert asked(s) == "hold_power 0 0" and choices(s) == ["use z2", "keep"]
    luck = s.luck
    do(s, "use z2")
    assert s.luck == luck + 2  # it is sealed, then the rows are opened
    assert told(s, "power_used") == [{"seat": A, "power": "z2"}] and told(s, "duel_ended")[0]["strength"] == 2


@pytest.mark.parametrize("answer, cards", [("lay", 0), ("keep", 1)])
def test_9_4_what_a_row_draws_may_be_laid_beyond_the_limit(answer, cards):
    """[6.1] Its owner alone knows the card."""
    s = do(attack("athena hades", hands=["PA3"]), "slot o1", "play PA3")
    assert asked(s) == "lay_unseen 0"
    world = game.determinize(s, B, Dice(1))
    assert len(world.players[A].hand) == 1
    do(s, answer)
    assert len([event for event in told(s, "row_opened") if event["cards"]]) == 2 - cards


def test_9_4_cards_still_act_after_the_combat():
    """[7.2] The defender's first. Pickpocket: who has lost gives a Follower to Hermes."""
    s = attack("poseidon hermes", hands=["K1", "HE06"], stock=[(3, 1, 0)])
    do(s, "slot o1", "play K1", "play HE06")
    assert (stock_of(s)[1], stock_of(s, B)[1]) == (0, 1)


# --- [9.5] contests between players ----------------------------------------------------------------------


def deploying(tech="TE03", figures=("hero1@thebes", "hero1@elis"), **parts):
    s = rivals("hades artemis", crafted=[tech], figures=figures, **parts)
    f = 1 if figures[0].startswith("hero") else 5
    return do(run(s, f"visit 0 {f} 27"), f"deploy {tech}")


def test_9_5_another_player_contests_what_is_deployed():
    """Who wins gains the points; what else the technology brings is its owner's."""
    s = deploying(hands=[None, "K1"])
    assert asked(s) == "dispute 1 0 1 2 27 0" and choices(s) == ["contest hero1", "leave"]
    assert game.view(s, A)["combat"]["kind"] == "dispute"
    do(s, "contest hero1", "play K1")
    assert told(s, "disputed") == [{"seat": B, "figure": "hero1", "deployer": A, "tech": "TE03"}]
    assert (vp(s), vp(s, B)) == (0, 5) and where_of(s, A, "hero1") == "fallen" and where_of(s, B, "hero1") == "elis"
    assert stock_of(s)[1] == 1 and s.players[A].deployed


def test_9_5_who_defends_it_keeps_its_points():
    s = do(deploying(hands=["K1"]), "contest hero1", "play K1")
    assert (vp(s), vp(s, B)) == (6, 0) and where_of(s, B, "hero1") == "fallen"  # a point more in a city of its kind


def test_9_5_a_prophet_gives_way():
    s = do(deploying(figures=("prophet2@thebes", "hero1@elis")), "contest hero1")
    assert where_of(s, A, "prophet2") == "reserve" and (vp(s), vp(s, B)) == (0, 5) and s.players[A].greatness == 6


@pytest.mark.parametrize(
    "parts", [{"figures": ("hero1@thebes", "prophet2@elis hero1@o1")}, {"pillars": ["truce", "destiny"]}]
)
def test_9_5_who_is_not_there_or_held_by_the_truce_contests_nothing(parts):
    assert vp(deploying(**parts)) == 6


def test_9_5_some_technologies_bring_something_else_without_chronos():
    s = deploying("TE02")
    assert [part["op"] for part in game.view(rivals(line=[("TE02", A)]), A)["line"][0]["deploy"]] == ["gain"]
    do(s, "leave")
    assert s.players[A].greatness == 6 and vp(s) == 5


# --- [9.6] the end ---------------------------------------------------------------------------------------


def test_9_6_the_first_to_unlock_all_tiles_wins():
    s = rivals(emptied=[(1, 2, 3, 4, 5)], temples=["elis argos"], points=[None, 50])
    s = do(run(s, "take_off 0 5 0", "take_off 0 5 1", "next_turn"), "temple athens")
    assert game.outcome(s) == {"winners": [A], "reason": "all_tiles", "tie_break": None}


@pytest.mark.parametrize(
    "points, greatness, winners, tie_break",
    [([9, 7], [1, 2], [A], None), ([9, 9], [1, 2], [B], "greatness"), ([9, 9], [2, 2], [A, B], "shared")],
)
def test_9_6_after_the_last_age_points_count_then_greatness_then_tiles(points, greatness, winners, tie_break):
    s = run(rivals(age=6, points=points, greatness=greatness), "next_age")
    assert game.outcome(s) == {"winners": winners, "reason": "most_points", "tie_break": tie_break}


def test_9_6_unlocked_tiles_break_the_last_tie():
    s = run(rivals(age=6, emptied=[(), (1,)], points=[5, 5]), "next_age")
    assert game.outcome(s) == {"winners": [B], "reason": "most_points", "tie_break": "tiles"}


def test_9_6_a_whole_age_ends_without_descents_and_damnation():
    s = rivals(age=2, pillars=["truce", "destiny"], stock=[(9, 9, 9), (9, 9, 9)], hands=["K1 K4", "K1 K4"])
    s = run(s, "end_of_age")
    while asked(s) and asked(s).split()[0] not in ("take_pillar",):
        do(s, choices(s)[0])
    assert s.age == 3 and told(s, "primordial_revealed") and not told(s, "damned")
