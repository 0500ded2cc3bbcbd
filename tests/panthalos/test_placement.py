"""The round [3.1], turns [3.2], placing figures [3.3], lightning [3.4], decisions [3.11], special cases [3.12]."""

import pytest

from pyengine.panthalos import RULES
from pyengine.panthalos.data import BOARDS, PLACES

from .positions import A, B, asked, choices, do, figures_of, lying, position, reasons, run, tiles_of, told


def picked(figure, **parts):
    """Seat A has picked a figure and chooses a slot."""
    return do(position(agenda="take_turn 0", **parts), f"pick {figure}")


# --- [3.1] the round -------------------------------------------------------------------------------------


def test_3_1_a_round_goes_from_placing_through_the_places_0_to_10_to_its_end():
    s = run(position(round=0, agenda="game_round"))
    while s.round == 1:
        do(
            s,
            "endure"
            if asked(s).startswith("parry")
            else choices(s)[0]
            if asked(s).startswith("take_turn")
            else "slot AGRO",
        )
    assert [event["place"] for event in told(s, "resolving")] == list(PLACES)
    assert [event["round"] for event in told(s, "round_began")] == [1, 2]


def test_3_1_a_new_round_resets_passes_and_challenges():
    s = position(agenda="round_end")
    for p in s.players:
        p.passed = p.challenged = 1
    run(s)
    assert [(p.passed, p.challenged) for p in s.players] == [(0, 0)] * 3


# --- [3.2] a turn ----------------------------------------------------------------------------------------


def test_3_2_one_action_each_clockwise_from_the_start_player():
    s = run(position(round=0, first=B, agenda="game_round"))
    order = []
    for _ in range(4):
        order.append(asked(s))
        do(s, "pick leader" if "pick leader" in choices(s) else "pick 2", "slot AGRO")
    assert order == ["take_turn 1", "take_turn 2", "take_turn 0", "take_turn 1"]


def test_3_2_a_leader_in_front_forbids_to_pass():
    """T17 The leader must be placed every round, unless the option says otherwise."""
    s = position(figures=["leader 2@THERMAE"], agenda="take_turn 0")
    assert reasons(s)["pass"] == ("leader_in_front", "3.2")
    s = position(figures=["leader 2@THERMAE"], agenda="take_turn 0", options={"leader_must_be_placed": False})
    assert "pass" in choices(s)


def test_3_2_a_converted_leader_in_front_forbids_to_pass_too():
    s = position(figures=["leader@AGRO converted"], agenda="take_turn 0")
    assert reasons(s)["pass"] == ("leader_in_front", "3.2")


def test_3_2_followers_may_be_kept_back():
    """T18 Two followers in front when their player passes are still there in the next round."""
    s = position(figures=["leader@AGRO 2 2", "leader@AGRO", "leader@AGRO"], agenda=["turns 0", "round_end"])
    do(run(s), "pass")
    assert told(s, "passed") == [{"seat": A}]
    assert s.round == 2
    assert figures_of(s, A) == "leader 2 2"


def test_3_2_a_player_without_figures_passes_automatically():
    """T19 The player can't ship goods any more either."""
    s = position(figures=["leader@AGRO 2@AGRO"], tiles=["iron"], port="ship-iron", agenda="turns 0")
    assert asked(run(s)) == "take_turn 1"
    assert s.players[A].passed
    assert told(s, "ran_out") == [{"seat": A}]


def test_3_2_a_player_who_has_passed_is_skipped():
    """T20 Without a turn there is no shipping, serving or activating either."""
    s = run(
        position(
            figures=["leader@AGRO 2", "leader 2", "leader@AGRO"], tiles=["iron"], port="ship-iron", agenda="turns 0"
        )
    )
    do(s, "pass")
    assert asked(s) == "take_turn 1"
    do(s, "pick leader", "slot AGRO")
    assert asked(s) == "take_turn 1"
    do(s, "pick 2", "slot AGRO")
    assert asked(s) is None


def test_3_2_the_fifth_die_is_placed_like_the_others():
    s = position(figures=["leader@AGRO 2@AGRO 2@AGRO 2@AGRO 2@AGRO 5"], agenda="take_turn 0")
    assert figures_of(do(s, "pick 5", "slot ART-2"), A).endswith("5@ART-2")


def test_3_2_equal_followers_are_offered_once():
    s = position(figures=["leader 2 2 3 converted 3@THERMAE"], agenda="take_turn 0")
    assert sorted(choices(s)) == ["pick 2", "pick 3", "pick converted", "pick leader"]


# --- [3.3] slots -----------------------------------------------------------------------------------------


def test_3_3_a_follower_of_2_may_not_stand_on_a_3():
    """T07"""
    assert reasons(picked(2))["slot AGORA-2"] == ("follower_too_weak", "3.3")


def test_3_3_a_follower_of_3_may_stand_on_a_2():
    """T08"""
    s = picked(3, figures=["leader 3"])
    assert figures_of(do(s, "slot AGORA-3"), A) == "leader 3@AGORA-3"
    assert told(s, "placed") == [{"seat": A, "figure": 3, "slot": "AGORA-3"}]


def test_3_3_a_leader_may_stand_on_any_value():
    """T09"""
    assert "slot ART-1" in choices(picked("leader"))


@pytest.mark.parametrize("figure", ["leader", "converted"])
def test_3_3_no_leader_in_polis(figure):
    """T10 Neither the pawn nor a converted leader, on any slot there."""
    s = picked(figure, figures=["leader converted"])
    for slot in range(1, 7):
        assert reasons(s)[f"slot POLIS-{slot}"] == ("leader_in_polis", "3.3")


def test_3_3_a_taken_slot():
    """T11"""
    s = picked(2, figures=[None, "leader@AGORA-3"])
    assert reasons(s)["slot AGORA-3"] == ("slot_taken", "3.3")


def test_3_3_titanvs_and_agro_take_any_number():
    """T12 One figure per action."""
    s = picked(2, figures=["leader@TITANVS 2 2", "leader@TITANVS 2@TITANVS", "leader@AGRO"])
    assert {"slot TITANVS", "slot AGRO"} <= set(choices(s))
    assert figures_of(do(s, "slot TITANVS"), A) == "leader@TITANVS 2@TITANVS 2"


def test_3_3_foro_takes_two_figures_in_one_action():
    """T13 The leader on the 3, a follower of 2 on the 2."""
    s = run(position(figures=["leader 2"], agenda="turns 0"))
    do(s, "pick leader", "slot FORO-1a", "pick 2")
    assert figures_of(s, A) == "leader@FORO-1a 2@FORO-1b"
    assert asked(s) == "take_turn 1"


def test_3_3_a_single_figure_may_not_go_to_foro():
    """T14"""
    s = picked("leader", figures=["leader 2@THERMAE"])
    for slot in ("FORO-1a", "FORO-1b", "FORO-2a", "FORO-2b"):
        assert reasons(s)[f"slot {slot}"] == ("no_partner", "3.3")


def test_3_3_two_followers_of_2_may_not_go_to_foro():
    """T15 Neither reaches the slot of value 3."""
    s = picked(2, figures=["leader@AGRO 2 2"])
    assert reasons(s)["slot FORO-1a"] == ("follower_too_weak", "3.3")
    assert reasons(s)["slot FORO-1b"] == ("no_partner", "3.3")


def test_3_3_the_partner_must_reach_the_value_of_the_other_slot():
    s = do(picked("leader", figures=["leader 2 3 4 converted"]), "slot FORO-2a")
    assert sorted(choices(s)) == ["pick 3", "pick 4", "pick converted"]
    assert reasons(s) == {"pick 2": ("follower_too_weak", "3.3")}


def test_3_3_the_lower_slot_of_foro_may_be_taken_first():
    s = do(picked(2, figures=["leader 2"]), "slot FORO-1b", "pick leader")
    assert figures_of(s, A) == "leader@FORO-1a 2@FORO-1b"


def test_3_3_foro_takes_two_leaders():
    s = do(picked("leader", figures=["leader converted"], tiles=[""]), "slot FORO-1b", "pick converted")
    assert figures_of(s, A) == "leader@FORO-1b converted@FORO-1a"


def test_3_3_a_slot_of_polis_with_a_disc_is_closed_for_good():
    """T16 Also in later rounds."""
    s = position(figures=["leader 5"], polis={"POLIS-2": B}, agenda="take_turn 0")
    for _ in range(3):
        assert reasons(do(s, "pick 5"))["slot POLIS-2"] == ("slot_closed", "3.3")
        run(s, "round_end")


def test_3_3_no_figure_goes_to_thermae_port_merkator_or_templum():
    s = picked("leader")
    places = {slot.split()[1].split("-")[0] for slot in [*choices(s), *reasons(s)]}
    assert places == set(PLACES) - {"THERMAE"}


def test_3_3_one_player_may_hold_several_slots_of_a_place_even_in_vain():
    s = picked(3, figures=["leader@AGORA-1 2@AGORA-3 3"])
    assert lying(s.agora) == ""
    assert "slot AGORA-2" in choices(s)


@pytest.mark.parametrize("figure", ["leader", "converted", "1", "6"])
def test_3_3_whatever_is_picked_finds_a_slot(figure):
    s = picked(figure, figures=["leader converted 1 6"])
    assert {"slot TITANVS", "slot AGRO"} <= set(choices(s))


# --- [3.4] lightning -------------------------------------------------------------------------------------


def test_3_4_lightning_at_agora():
    """T21 Two goods now, nothing more when AGORA is resolved."""
    s = position(agora="iron iron grapes olives", agenda=["take_turn 0", "agora"])
    do(s, "pick leader", "slot AGORA-1", "take iron", "take iron")
    assert tiles_of(s, A) == "iron iron"
    assert lying(s.agora) == "grapes olives"
    assert asked(s) is None


def test_3_4_lightning_at_phalanx():
    s = position(phalanx="fire+1 air+3", agenda=["take_turn 0", "phalanx"])
    do(s, "pick leader", "slot PHALANX-1", "take air+3", "take fire+1")
    assert tiles_of(s, A) == "air+3 fire+1"
    assert asked(s) is None


def test_3_4_lightning_at_art():
    s = position(art="artisan-any", agenda=["take_turn 0", "art"])
    do(s, "pick leader", "slot ART-1", "take artisan-any")
    assert tiles_of(s, A) == "artisan-any"
    assert asked(s) is None


def test_3_4_lightning_at_foro():
    s = position(figures=["leader 3"], agenda=["take_turn 0", "foro"])
    do(s, "pick leader", "slot FORO-2a", "pick 3", "hire")
    assert figures_of(s, A) == "leader@FORO-2a 3@FORO-2b 1"
    assert asked(s) is None


def test_3_4_without_lightning_the_benefit_waits():
    s = position(agora="iron iron grapes olives", agenda=["take_turn 0", "agora"])
    do(s, "pick leader", "slot AGORA-3")
    assert told(s, "resolving") == [{"place": "AGORA"}]
    assert asked(s) == "take_first 0 AGORA"


# --- [3.11] decisions, [3.12] special cases ----------------------------------------------------------------


def test_3_11_every_choice_of_the_catalogue_has_a_decision():
    assert {rule.name for rule in RULES.values() if rule.candidates} == {
        "take_turn",  # D01
        "choose_slot",
        "choose_partner",  # D02
        "take_first",
        "take_second",  # D03 D04
        "use_art",
        "trade_tiles",  # D05
        "use_foro",
        "pay_tile",  # D06
        "deliver",
        "settle",
        "promote",
        "offer_peek",
        "peek",  # D08 D09 D10
        "refine",  # D11
        "parry",
        "retain",  # D12 D13 D19
        "challenge",
        "name_element",
        "open_duel",  # D14 D15
        "answer_duel",
        "raise_duel",
        "weaken",
        "spoils",  # D16 D17 D18
    }


def test_3_12_with_all_followers_resting_the_leader_is_still_placed():
    s = run(position(figures=["leader@AGRO 2@AGRO 2@AGRO"], agenda="round_end"))
    assert figures_of(s, A) == "leader 2@THERMAE 2@THERMAE"
    assert choices(s) == ["pick leader"]


def test_3_12_with_all_dice_converted_nobody_rests_or_is_weakened():
    s = run(position(figures=["leader@AGRO converted@AGRO converted@TITANVS"], agenda=["weakening 0", "round_end"]))
    assert figures_of(s, A) == "leader converted converted"
    assert not told(s, "weakened")


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.side)
def test_3_12_every_place_but_polis_has_a_slot_for_a_follower_of_2(board):
    for place, name in enumerate(PLACES):
        minimums = [slot.minimum for slot in board.slots if slot.place == place]
        assert not minimums or min(minimums) <= 2, name
