"""Resolving the places 0 to 8 [3.9.0 to 3.9.8]."""

import pytest

from pyengine import GAMES
from pyengine.panthalos.data import TILE

from .positions import (
    A,
    B,
    C,
    asked,
    boxed,
    choices,
    confided,
    discs_of,
    do,
    figures_of,
    lying,
    points_of,
    polis_of,
    position,
    reasons,
    run,
    tiles_of,
    titans_of,
    told,
)

# --- [3.9.0] THERMAE -------------------------------------------------------------------------------------


def test_3_9_0_a_follower_rests_for_one_full_round():
    """T45 Placed in round 1, in THERMAE at its end, in front when THERMAE is resolved in round 2, placed in round 3."""
    s = run(position(round=1, figures=["leader@AGRO 3@AGRO"], agenda="round_end"))
    assert s.round == 2
    assert figures_of(s, A) == "leader 3@THERMAE"
    assert choices(s) == ["pick leader"]
    run(s, "thermae")
    assert figures_of(s, A) == "leader 3"
    run(s, "round_end")
    assert s.round == 3
    assert "pick 3" in choices(s)


def test_3_9_0_everybody_comes_back_from_thermae():
    s = run(position(figures=["leader 2@THERMAE 4@THERMAE 3@AGRO", "leader 6@THERMAE", "leader 2"], agenda="thermae"))
    assert [figures_of(s, seat) for seat in (A, B, C)] == ["leader 2 4 3@AGRO", "leader 6", "leader 2"]
    assert told(s, "rested") == [{"seat": A, "count": 2}, {"seat": B, "count": 1}]


# --- [3.9.1] POLIS ---------------------------------------------------------------------------------------


def test_3_9_1_a_disc_goes_under_the_follower_and_pays_at_once():
    """T46"""
    s = run(position(figures=["leader 3@POLIS-2"], discs=[1], general=[3], agenda="polis"))
    assert polis_of(s) == {"POLIS-2": A}
    assert discs_of(s, A) == (1, 2)
    assert told(s, "settled") == [{"seat": A, "slot": "POLIS-2"}]
    assert told(s, "gained_discs") == [{"seat": A, "count": 1, "cause": "POLIS"}]


def test_3_9_1_without_a_disc_no_income():
    """T47 The slot is free in the next round."""
    s = run(position(figures=["leader@AGRO 3@POLIS-3 3"], discs=[0], agenda=["polis", "round_end"]))
    assert polis_of(s) == {}
    assert tiles_of(s, A) == ""
    assert told(s, "not_settled") == [{"seat": A, "slot": "POLIS-3"}]
    assert "slot POLIS-3" in choices(do(s, "pick 3"))


def test_3_9_1_the_leftmost_slot_pays_once():
    """T48 2 titans in its first round, nothing in the next; it stays closed."""
    s = run(position(round=2, figures=["leader@AGRO 2@POLIS-1 2"], agenda=["polis", "round_end"]))
    assert titans_of(s, A) == 2
    run(s, "polis")
    assert titans_of(s, A) == 2
    run(s, "round_end")
    assert reasons(do(s, "pick 2"))["slot POLIS-1"] == ("slot_closed", "3.3")


def test_3_9_1_a_short_pile_serves_the_start_player_first():
    """T49 B starts and takes the last titan."""
    s = run(
        position(figures=[None, "leader 2@POLIS-1"], polis={"POLIS-7": A}, first=B, piles={"titans": 1}, agenda="polis")
    )
    assert (titans_of(s, A), titans_of(s, B)) == (0, 1)


def test_3_9_1_not_more_discs_than_there_are():
    """T50 2 are due, 1 is there."""
    s = run(position(polis={"POLIS-6": A}, general=[1], agenda="polis"))
    assert discs_of(s, A) == (5, 0)


def test_3_9_1_every_slot_with_an_own_disc_pays_every_round():
    s = position(
        polis={"POLIS-2": A, "POLIS-4": A, "POLIS-5": A, "POLIS-6": B, "POLIS-7": B},
        piles={"supports": "fire+2 fire+2", "goods": "iron iron", "titans": "fire8 fire8"},
    )
    run(s, "polis")
    run(s, "polis")
    assert discs_of(s, A)[0] == 6
    assert tiles_of(s, A) == "iron iron fire+2 fire+2"
    assert told(s, "drew_good") == [{"seat": A, "tile": "iron", "cause": "POLIS"}] * 2
    assert discs_of(s, B)[0] == 8
    assert tiles_of(s, B) == "fire8 fire8"


def test_3_9_1_empty_piles_pay_nothing():
    s = run(
        position(
            polis={"POLIS-4": A, "POLIS-5": A, "POLIS-7": A},
            piles={"supports": 0, "goods": 0, "titans": 0},
            agenda="polis",
        )
    )
    assert tiles_of(s, A) == ""


def test_3_9_1_whoever_has_fewer_discs_than_followers_there_chooses_which_leaves_one():
    s = run(position(figures=["leader 4@POLIS-4 3@POLIS-3"], discs=[1], agenda="polis"))
    assert (asked(s), choices(s)) == ("settle 0", ["settle POLIS-3", "settle POLIS-4"])
    do(s, "settle POLIS-4")
    assert polis_of(s) == {"POLIS-4": A}
    assert told(s, "settled") == [{"seat": A, "slot": "POLIS-4"}]
    assert told(s, "not_settled") == [{"seat": A, "slot": "POLIS-3"}]


def test_3_9_1_with_discs_for_all_or_for_none_nobody_is_asked():
    for discs, settled in ((2, {"POLIS-3": A, "POLIS-4": A}), (0, {})):
        s = run(position(figures=["leader 4@POLIS-4 3@POLIS-3"], discs=[discs], agenda="polis"))
        assert (asked(s), polis_of(s)) == (None, settled)


def test_3_9_1_two_of_three_are_chosen_one_by_one():
    s = run(position(figures=["leader 4@POLIS-4 3@POLIS-3 2@POLIS-1"], discs=[2], agenda="polis"))
    do(s, "settle POLIS-4")
    assert choices(s) == ["settle POLIS-1", "settle POLIS-3"]
    assert polis_of(do(s, "settle POLIS-1")) == {"POLIS-1": A, "POLIS-4": A}
    assert [event["count"] for event in told(s, "drew_titans")] == [2]


def test_3_9_1_a_disc_paid_by_polis_is_too_late_for_the_next_slot():
    """All discs are laid before any income."""
    s = run(position(figures=["leader 3@POLIS-2 3@POLIS-3"], discs=[1], agenda="polis"))
    do(s, "settle POLIS-2")
    assert polis_of(s) == {"POLIS-2": A}
    assert discs_of(s, A)[0] == 1


def test_3_9_1_each_player_is_served_fully_before_the_next():
    s = run(
        position(
            seats=4,
            figures=[None, "leader 2@POLIS-1"],
            polis={"POLIS-7": C},
            first=B,
            piles={"titans": 2},
            agenda="polis",
        )
    )
    assert (titans_of(s, B), titans_of(s, C)) == (2, 0)


def test_3_9_1_the_follower_stays_until_the_round_ends():
    s = run(position(figures=["leader@AGRO 3@POLIS-2"], agenda="polis"))
    assert figures_of(s, A) == "leader@AGRO 3@POLIS-2"
    run(s, "round_end")
    assert figures_of(s, A) == "leader 3@THERMAE"


def test_3_9_1_a_follower_converted_on_polis_settles_as_usual():
    """The figure was a follower when it was placed."""
    s = run(position(figures=["leader converted@POLIS-2"], agenda="polis"))
    assert polis_of(s) == {"POLIS-2": A}


def test_3_9_1_both_boards_have_two_slots_of_one_disc():
    for seats in (2, 5):
        s = position(seats=seats, polis={"POLIS-2": A, "POLIS-3": A, "POLIS-6": A}, general=[8], agenda="polis")
        assert discs_of(run(s), A) == (8, 0)


# --- [3.9.2] AGORA ---------------------------------------------------------------------------------------

ON_AGORA = ["leader@AGRO 3@AGORA-2 2", "leader@AGRO 2@AGORA-3 2", "leader@AGRO 1@AGORA-4 2"]


def test_3_9_2_left_to_right_while_goods_last():
    """T51 A takes two, B takes two, C may only promote."""
    s = run(position(seats=4, figures=ON_AGORA, agora="iron iron olives cotton", agenda="agora"))
    do(s, "take iron", "take olives", "take iron", "take cotton")
    assert (tiles_of(s, A), tiles_of(s, B), tiles_of(s, C)) == ("olives iron", "iron cotton", "")
    assert asked(s) == "promote 2 AGORA"
    assert choices(s) == ["promote 1", "promote 2"]


def test_3_9_2_one_good_and_a_promotion():
    """T52"""
    s = run(position(figures=["leader@AGRO 2@AGORA-3 3"], agora="iron iron olives cotton", agenda="agora"))
    do(s, "take iron")
    assert choices(s) == ["take olives", "take iron", "take cotton", "promote 1", "promote 2"]
    do(s, "promote 2")
    assert (tiles_of(s, A), figures_of(s, A)) == ("iron", "leader@AGRO 2@AGORA-3 4")
    assert asked(s) is None


def test_3_9_2_the_last_good_with_nobody_to_promote():
    """T53"""
    s = run(position(figures=["leader@AGRO 6@AGORA-3 6"], agora="iron", agenda="agora"))
    assert choices(s) == ["take iron"]
    do(s, "take iron")
    assert asked(s) is None
    assert tiles_of(s, A) == "iron"


def test_3_9_2_the_last_good_goes_with_a_promotion():
    s = run(position(figures=["leader@AGORA-3 2"], agora="iron", agenda="agora"))
    assert choices(do(s, "take iron")) == ["promote 1"]


def test_3_9_2_with_nobody_to_promote_two_goods_are_taken():
    s = run(position(figures=["leader@AGORA-3 6"], agora="iron olives", agenda="agora"))
    assert choices(do(s, "take iron")) == ["take olives"]


def test_3_9_2_no_good_and_nobody_to_promote():
    s = run(position(figures=["leader@AGORA-3 6"], agenda="agora"))
    assert asked(s) is None


def test_3_9_2_goods_come_on_their_basic_side():
    s = run(position(figures=["leader@AGORA-3 2"], agora="iron iron", agenda="agora"))
    assert tiles_of(do(s, "take iron", "take iron"), A) == "iron iron"
    assert lying(s.agora) == ""


# --- [3.9.3] PHALANX -------------------------------------------------------------------------------------


def test_3_9_3_two_supports():
    """T54"""
    s = run(position(figures=["leader@PHALANX-2 2"], phalanx="fire+1 fire+3 air+1 earth+2", agenda="phalanx"))
    do(s, "take fire+3", "take earth+2")
    assert [event["tile"] for event in told(s, "took")] == ["fire+3", "earth+2"]
    assert tiles_of(s, A) == "earth+2 fire+3"
    assert lying(s.phalanx) == "fire+1 air+1"


def test_3_9_3_a_promotion_counts_for_places_still_to_come():
    """T55 A 3 on TITANVS becomes a 4 and yields 2 titans."""
    s = run(position(figures=["leader@PHALANX-2 3@TITANVS"], phalanx="fire+1", agenda=["phalanx", "titanvs"]))
    do(s, "take fire+1", "promote 1")
    assert figures_of(s, A) == "leader@PHALANX-2 4@TITANVS"
    assert titans_of(s, A) == 2


def test_3_9_3_no_support_left():
    s = run(position(figures=["leader@PHALANX-2 2"], agenda="phalanx"))
    assert choices(s) == ["promote 1"]


# --- [3.9.4] ART -----------------------------------------------------------------------------------------


def test_3_9_4_one_artisan():
    """T56"""
    s = run(position(figures=["leader@ART-2"], art="artisan-any artisan-iron", agenda="art"))
    do(s, "take artisan-iron")
    assert tiles_of(s, A) == "artisan-iron"
    assert lying(s.art) == "artisan-any"
    assert asked(s) is None


def test_3_9_4_a_point_for_two_tiles():
    """T57 5 tiles of any kind give 2 points."""
    s = run(
        position(
            figures=["leader@ART-2"], tiles=["iron armour ship-iron fire+2 fire8 air5"], art="artisan-any", agenda="art"
        )
    )
    do(s, "discard iron", "discard ship-iron", "discard fire+2", "discard fire8", "discard armour", "done")
    assert points_of(s, A) == 2
    assert told(s, "traded") == [{"seat": A, "count": 5, "points": 2}]
    assert tiles_of(s, A) == "air5"
    assert lying(s.art) == "artisan-any"


def test_3_9_4_no_artisan_left():
    """T58 Only tiles may be given."""
    s = run(position(figures=["leader@ART-2"], tiles=["iron fire8"], agenda="art"))
    assert choices(s) == ["discard iron", "discard fire8", "done"]


def test_3_9_4_no_tile_need_be_given():
    s = do(run(position(figures=["leader@ART-2"], tiles=["iron"], art="artisan-any", agenda="art")), "done")
    assert (tiles_of(s, A), points_of(s, A)) == ("iron", 0)
    assert told(s, "traded") == [{"seat": A, "count": 0, "points": 0}]


def test_3_9_4_no_artisan_and_no_tile():
    assert asked(run(position(figures=["leader@ART-2"], agenda="art"))) is None


def test_3_9_4_no_artisan_after_the_first_tile_is_given():
    s = run(position(figures=["leader@ART-2"], tiles=["iron iron"], art="artisan-any", agenda="art"))
    assert choices(do(s, "discard iron")) == ["discard iron", "done"]


def test_3_9_4_the_last_tile_ends_the_trade():
    s = do(run(position(figures=["leader@ART-2"], tiles=["iron iron"], agenda="art")), "discard iron", "discard iron")
    assert asked(s) is None
    assert points_of(s, A) == 1


def test_3_9_4_titans_are_given_face_down():
    """Ruling 25: neither the events nor the views of the others show which titan was given."""
    seen = []
    for given in ("fire8", "air5"):
        s = run(position(figures=["leader@ART-2"], tiles=["fire8 air5 iron"], agenda="art"))
        do(s, "discard iron", f"discard {given}", "done")
        assert told(s, "gave_up") == [{"seat": A, "tile": "iron"}]
        assert told(s, "gave_up_titan") == [{"seat": A}]
        assert boxed(s) == "iron"
        seen.append([GAMES["panthalos"].view(s, viewer) for viewer in (B, C, None)])
    assert seen[0] == seen[1]


def test_3_9_4_a_titan_once_seen_may_be_gone_after_one_was_given():
    """The others saw it when it was kept, but now they can't know whether it is in the box."""
    seen = []
    for given in ("fire8", "air5"):
        s = position(figures=["leader@ART-2"], tiles=["fire8 air5"])
        s.players[A].shown = [TILE["fire8"]]
        do(run(s, "art"), f"discard {given}", "done")
        seen.append(GAMES["panthalos"].view(s, B))
    assert seen[0] == seen[1]
    assert seen[0]["players"][A]["titans_known"] == []


# --- [3.9.5] ORACVLUM ------------------------------------------------------------------------------------


def test_3_9_5_a_follower_makes_its_owner_the_start_player_from_now_on():
    """T59 C takes a disc, gets the follower back, and is struck first in KRYPT."""
    s = run(
        position(
            figures=["leader@AGRO", "leader@AGRO", "leader@AGRO 4@ORACVLUM-1"],
            general=[None, None, 1],
            agenda=["oraculum", "krypt", "round_end"],
        )
    )
    assert discs_of(s, C) == (4, 0)
    assert told(s, "new_first") == [{"seat": C, "discs": 1}]
    assert figures_of(s, C) == "leader 4"
    assert [event["seat"] for event in told(s, "endured")] == [C, A, B]
    assert asked(s) == "take_turn 2"


def test_3_9_5_a_leader_stays_there():
    """T60 Therefore duels against C are fought with air."""
    s = run(
        position(
            figures=["leader@ARENA-1", "leader@AGRO", "leader@ORACVLUM-1"], tiles=["air9"], agenda=["oraculum", "arena"]
        )
    )
    assert s.first == C
    assert discs_of(s, C)[0] == 5
    assert figures_of(s, C) == "leader@ORACVLUM-1"
    do(s, "challenge 2")
    assert [event["element"] for event in told(s, "challenged")] == ["air"]


def test_3_9_5_nobody_there():
    s = run(position(first=B, agenda="oraculum"))
    assert s.first == B


# --- [3.9.6] FORO ----------------------------------------------------------------------------------------

FORO_USED = ["leader@FORO-1a 2@FORO-1b 3"]


def test_3_9_6_hire():
    """T61 A new follower of value 1 in front; the two on FORO stay until the round ends."""
    s = run(position(round=1, figures=["leader@FORO-1a 2@FORO-1b 2 2"], agenda="foro"))
    do(s, "hire")
    assert told(s, "hired") == [{"seat": A, "value": 1}]
    assert figures_of(s, A) == "leader@FORO-1a 2@FORO-1b 2 2 1"
    run(s, "round_end")
    assert figures_of(s, A) == "leader 2@THERMAE 2 2 1"


def test_3_9_6_a_die_hired_in_round_8_has_the_value_5():
    """T62"""
    s = do(run(position(round=8, figures=FORO_USED, agenda="foro")), "hire")
    assert figures_of(s, A) == "leader@FORO-1a 2@FORO-1b 3 5"


def test_3_9_6_two_players_have_nobody_to_hire():
    """T63"""
    s = run(position(seats=2, figures=["leader@FORO-1a 2@FORO-1b 2 2 2 2"], tiles=["iron iron"], agenda="foro"))
    assert reasons(s) == {"hire": ("nobody_waiting", "3.9.6")}


def test_3_9_6_convert():
    """T64 A conversion costs a disc, which goes on the die, and any 2 tiles."""
    s = run(position(figures=FORO_USED, tiles=["iron fire8"], discs=[1], agenda="foro"))
    do(s, "convert 2", "discard fire8", "discard iron")
    assert figures_of(s, A) == "leader@FORO-1a 2@FORO-1b converted"
    assert discs_of(s, A) == (0, 10)
    assert tiles_of(s, A) == ""
    assert told(s, "converted") == [{"seat": A, "value": 3}]
    assert asked(s) is None


def test_3_9_6_neither_a_die_nor_a_disc():
    """T65 Nothing happens."""
    s = run(position(figures=["leader@FORO-1a 2@FORO-1b 2 2 2 2"], tiles=["iron iron"], discs=[0], agenda="foro"))
    assert asked(s) is None
    assert told(s, "foro_in_vain") == [{"seat": A}]


def test_3_9_6_neither_a_die_nor_two_tiles():
    """T66"""
    s = run(position(figures=["leader@FORO-1a 2@FORO-1b 2 2 2 2"], tiles=["iron"], discs=[2], agenda="foro"))
    assert asked(s) is None
    assert told(s, "foro_in_vain") == [{"seat": A}]


def test_3_9_6_a_resting_follower_that_is_converted_comes_to_the_front():
    """T67 On the slot with lightning; the new leader must be placed before passing."""
    s = run(
        position(figures=["leader 3 2@THERMAE", "leader@AGRO", "leader@AGRO"], tiles=["iron iron"], agenda="turns 0")
    )
    do(s, "pick leader", "slot FORO-2a", "pick 3", "convert 2", "discard iron", "discard iron")
    assert figures_of(s, A) == "leader@FORO-2a 3@FORO-2b converted"
    assert asked(s) == "take_turn 0"
    assert reasons(s)["pass"] == ("leader_in_front", "3.2")


def test_3_9_6_a_follower_converted_on_agro_counts_as_a_leader_there():
    """T68 It counts as the highest follower, a 3; at the end of the round it returns to the front."""
    s = run(
        position(
            figures=["leader@FORO-1a 2@FORO-1b 1@AGRO", "leader@ORACVLUM-1 3@AGRO"],
            tiles=["iron iron"],
            agenda=["foro", "agro"],
        )
    )
    do(s, "convert 2", "discard iron", "discard iron")
    assert discs_of(s, A)[0] == 4 - 1 + 3
    run(s, "round_end")
    assert figures_of(s, A) == "leader 2@THERMAE converted"


def test_3_9_6_converting_without_a_disc():
    s = run(position(figures=FORO_USED, tiles=["iron iron"], discs=[0], agenda="foro"))
    assert set(reasons(s).values()) == {("no_disc_to_convert", "3.9.6")}
    assert set(choices(s)) == {"hire", "decline"}


def test_3_9_6_converting_with_one_tile():
    s = run(position(figures=FORO_USED, tiles=["iron"], agenda="foro"))
    assert set(reasons(s).values()) == {("too_few_tiles", "3.9.6")}


def test_3_9_6_any_hired_follower_may_be_converted_those_on_foro_too():
    s = run(
        position(figures=["leader@FORO-1a 2@FORO-1b 3 4@THERMAE converted@AGRO"], tiles=["iron iron"], agenda="foro")
    )
    assert [text for text in choices(s) if text.startswith("convert")] == ["convert 1", "convert 2", "convert 3"]


def test_3_9_6_declining():
    s = do(run(position(figures=FORO_USED, agenda="foro")), "decline")
    assert figures_of(s, A) == FORO_USED[0]
    assert told(s, "foro_declined") == [{"seat": A}]
    assert asked(s) is None


def test_3_9_6_one_use_for_each_pair():
    s = run(position(figures=["leader@FORO-1a 2@FORO-1b", "leader@FORO-2a 3@FORO-2b"], agenda="foro"))
    assert asked(s) == "use_foro 0"
    do(s, "hire")
    assert asked(s) is None


def test_3_9_6_a_die_hired_with_lightning_can_be_placed_this_round():
    s = run(position(figures=["leader 3", "leader@AGRO", "leader@AGRO"], agenda="turns 0"))
    do(s, "pick leader", "slot FORO-2a", "pick 3", "hire")
    assert "pick 1" in choices(s)


def test_3_9_6_with_all_dice_converted_there_is_nothing_to_convert():
    s = run(
        position(
            seats=2,
            figures=["leader@FORO-1a converted@FORO-1b converted converted converted converted"],
            tiles=["iron iron"],
            agenda="foro",
        )
    )
    assert asked(s) is None
    assert told(s, "foro_in_vain") == [{"seat": A}]


def test_3_9_6_a_titan_paid_is_not_shown():
    """Ruling 25, as in ART."""
    seen = []
    for given in ("fire8", "air5"):
        s = run(position(figures=FORO_USED, tiles=["fire8 air5 iron"], agenda="foro"))
        do(s, "convert 2", f"discard {given}", "discard iron")
        assert told(s, "gave_up_titan") == [{"seat": A}]
        seen.append(GAMES["panthalos"].view(s, B))
    assert seen[0] == seen[1]


# --- [3.9.7] TITANVS -------------------------------------------------------------------------------------


def test_3_9_7_a_titan_for_every_2_and_a_leader_counts_as_the_highest_follower():
    """T69 Blue 5; red 2 and the leader."""
    s = run(position(figures=["leader@AGRO 5@TITANVS", "leader@TITANVS 2@TITANVS"], agenda="titanvs"))
    assert (titans_of(s, A), titans_of(s, B)) == (2, 3)


def test_3_9_7_leaders_alone_get_one_each():
    """T70"""
    s = run(position(figures=["leader@TITANVS", "leader@TITANVS"], agenda="titanvs"))
    assert (titans_of(s, A), titans_of(s, B)) == (1, 1)


def test_3_9_7_values_are_not_summed():
    """T71 3 and 3 yield 1 and 1."""
    s = run(position(figures=["leader@AGRO 3@TITANVS 3@TITANVS"], agenda="titanvs"))
    assert titans_of(s, A) == 2


def test_3_9_7_beside_a_follower_of_1_a_leader_gets_nothing():
    """T72"""
    s = run(position(figures=["leader@AGRO 1@TITANVS", "leader@TITANVS"], agenda="titanvs"))
    assert (titans_of(s, A), titans_of(s, B)) == (0, 0)


def test_3_9_7_a_short_pile_serves_in_turn_order():
    """T73"""
    s = run(
        position(
            figures=["leader@AGRO 4@TITANVS", None, "leader@AGRO 5@TITANVS"],
            first=C,
            piles={"titans": 3},
            agenda="titanvs",
        )
    )
    assert (titans_of(s, C), titans_of(s, A)) == (2, 1)


def test_3_9_7_a_converted_follower_is_a_leader_here():
    s = run(position(figures=["leader@TITANVS converted@TITANVS", "leader@AGRO 4@TITANVS"], agenda="titanvs"))
    assert (titans_of(s, A), titans_of(s, B)) == (4, 2)


def test_3_9_7_figures_there_stay():
    s = run(position(figures=["leader@TITANVS 4@TITANVS"], agenda="titanvs"))
    assert figures_of(s, A) == "leader@TITANVS 4@TITANVS"
    assert len(confided(s, A, "titans_drawn")) == 1


# --- [3.9.8] AGRO ----------------------------------------------------------------------------------------


def test_3_9_8_a_disc_for_every_1_as_far_as_they_go():
    """T74 A has only 2 discs left; the leader of B gets 4."""
    s = run(position(figures=["leader@ART-2 4@AGRO", "leader@AGRO"], general=[2, 6], agenda="agro"))
    assert discs_of(s, A) == (6, 0)
    assert discs_of(s, B) == (8, 2)


def test_3_9_8_a_leader_alone_gets_one():
    """T75"""
    s = run(position(figures=["leader@AGRO"], agenda="agro"))
    assert discs_of(s, A) == (5, 6)


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_3_9_8_values_are_not_halved(value):
    s = run(position(figures=[f"leader@ART-2 {value}@AGRO"], agenda="agro"))
    assert discs_of(s, A)[0] == 4 + value
