"""KRYPT [3.9.9]: the calamity strikes every player."""

import pytest

from .positions import (
    A,
    B,
    C,
    D,
    E,
    asked,
    boxed,
    choices,
    discs_of,
    do,
    figures_of,
    points_of,
    position,
    reasons,
    run,
    tiles_of,
    told,
)


def attacked(**parts):
    """Seat A faces the open calamity."""
    return run(position(place="KRYPT", agenda="face_calamity 0", **parts))


def test_3_9_9_the_force_of_the_calamity_and_of_the_round_must_be_reached():
    """T76 Fire 8 in round 1 needs 9: 8 fails, 9 succeeds."""
    s = attacked(tiles=["fire8"], calamity="C01")
    assert choices(s) == ["endure"]
    assert told(do(s, "endure"), "endured") == [{"seat": A, "source": "personal"}]
    s = do(attacked(tiles=["fire8 fire+1"], calamity="C01"), "play fire8")
    assert reasons(s)["parry"] == ("force_too_low", "4.3")
    assert "parry" in choices(do(s, "play fire+1"))
    assert points_of(do(s, "parry"), A) == 5


def test_3_9_9_a_player_who_does_not_parry_loses_a_disc_to_krypt():
    """T77 Red and green endure, the other three score 5."""
    s = run(position(seats=5, tiles=["", "fire9", "", "fire9", "fire8 fire+1"], calamity="C01", agenda="krypt"))
    do(s, "play fire9", "parry", "done", "play fire9", "parry", "done", "play fire8", "play fire+1", "parry", "done")
    assert s.krypt == [A, C]
    assert [points_of(s, seat) for seat in (A, B, C, D, E)] == [0, 5, 0, 5, 5]


def test_3_9_9_with_a_figure_on_krypt_every_tile_counts_as_the_element():
    """T78 Water 7 against earth 7; the follower returns to the front without resting."""
    s = run(position(figures=["leader@AGRO 3@KRYPT-2"], tiles=["water7"], calamity="C11", agenda="krypt"))
    do(s, "play water7", "parry", "done")
    assert points_of(s, A) == 3
    assert figures_of(s, A) == "leader@AGRO 3"
    run(s, "round_end")
    assert figures_of(s, A) == "leader 3"


def test_3_9_9_the_disc_may_come_from_the_general_supply():
    """T79"""
    s = attacked(discs=[0], general=[3])
    assert discs_of(s, A) == (0, 2)
    assert told(s, "endured") == [{"seat": A, "source": "general"}]


def test_3_9_9_without_any_disc_nothing_happens():
    """T80"""
    s = attacked(discs=[0], general=[0])
    assert s.krypt == [A] * 11
    assert told(s, "endured") == [{"seat": A, "source": "nowhere"}]


def test_3_9_9_a_calamity_worth_nothing():
    """T81 Parried: no points, but no disc lost either."""
    s = do(attacked(tiles=["air5"], calamity="C09"), "play air5", "parry", "done")
    assert (points_of(s, A), s.krypt, discs_of(s, A)) == (0, [], (4, 7))


def test_3_9_9_a_titan_is_kept_for_a_disc():
    """T82 The 8 for one disc; the 6 goes to the box."""
    s = do(attacked(tiles=["earth6 earth8"], calamity="C10", round=8), "play earth6", "play earth8", "parry")
    assert choices(s) == ["retain earth6", "retain earth8", "done"]
    do(s, "retain earth8", "done")
    assert told(s, "retained") == [{"seat": A, "tile": "earth8"}]
    assert tiles_of(s, A) == "earth8"
    assert boxed(s) == "earth6"
    assert discs_of(s, A) == (3, 8)


def test_3_9_9_without_a_disc_no_titan_is_kept():
    """T83 Supports are never kept."""
    s = do(attacked(tiles=["fire9 fire+2"], calamity="C01", discs=[0]), "play fire9", "play fire+2", "parry")
    assert asked(s) is None
    assert (tiles_of(s, A), boxed(s)) == ("", "fire+2 fire9")


def test_3_9_9_in_round_8_the_force_is_5_higher():
    """T84 Water 9 needs 14."""
    assert choices(attacked(round=8, tiles=["water8 water5"], calamity="C04")) == ["endure"]
    s = do(attacked(round=8, tiles=["water8 water6"], calamity="C04"), "play water8", "play water6", "parry", "done")
    assert points_of(s, A) == 6


def test_3_9_9_a_leader_on_krypt_has_the_same_effect_and_stays():
    """T85 Fire 5 and air 6 against water 11."""
    s = run(position(round=2, figures=["leader@KRYPT-1"], tiles=["fire5 air6"], calamity="C04", agenda="krypt"))
    do(s, "play fire5", "play air6", "parry", "done")
    assert points_of(s, A) == 6
    assert figures_of(s, A) == "leader@KRYPT-1"


def test_3_9_9_a_converted_leader_on_krypt_stays_too():
    s = run(position(figures=["leader converted@KRYPT-1"], tiles=["fire9"], calamity="C04", agenda="krypt"))
    assert figures_of(s, A) == "leader converted@KRYPT-1"


def test_3_9_9_on_krypt_supports_of_any_element_serve():
    s = attacked(figures=["leader@KRYPT-1"], tiles=["fire6 air+1 earth+3"], calamity="C04")
    do(s, "play fire6", "play air+1", "play earth+3", "parry")
    assert points_of(s, A) == 6


def test_3_9_9_only_an_own_figure_on_krypt_helps():
    s = attacked(figures=[None, "leader@KRYPT-1"], tiles=["fire9"], calamity="C05")
    assert choices(s) == ["endure"]


def test_3_9_9_followers_come_back_from_krypt_with_or_without_a_parry():
    s = run(position(figures=["leader@AGRO 4@KRYPT-1", "leader@AGRO 3@KRYPT-2"], agenda="krypt"))
    assert (figures_of(s, A), figures_of(s, B)) == ("leader@AGRO 4", "leader@AGRO 3")
    assert told(s, "back_from_krypt") == [{"seat": A, "value": 4}, {"seat": B, "value": 3}]


def test_3_9_9_a_player_who_could_parry_may_endure():
    s = do(attacked(tiles=["fire9 fire+1"], calamity="C02"), "endure")
    assert s.krypt == [A]
    assert tiles_of(s, A) == "fire+1 fire9"


def test_3_9_9_a_parry_needs_tiles():
    s = attacked(tiles=["fire9"], calamity="C02")
    assert reasons(s) == {"parry": ("nothing_picked", "4.3")}


def test_3_9_9_more_than_needed_may_be_played():
    s = attacked(tiles=["fire9 fire8 fire+1"], calamity="C03")
    do(s, "play fire9", "play fire8", "play fire+1", "parry", "done")
    assert points_of(s, A) == 1


def test_3_9_9_titans_are_kept_one_by_one_while_discs_last():
    s = attacked(tiles=["fire9 fire8 fire7"], calamity="C01", discs=[2])
    do(s, "play fire9", "play fire8", "play fire7", "parry", "retain fire7", "retain fire9")
    assert asked(s) is None
    assert (tiles_of(s, A), boxed(s), discs_of(s, A)) == ("fire7 fire9", "fire8", (0, 11))


def test_3_9_9_titans_are_kept_before_the_next_player_is_struck():
    s = run(position(tiles=["fire9", "fire9"], calamity="C02", agenda="krypt"))
    do(s, "play fire9", "parry")
    assert asked(s) == "retain 0"
    do(s, "done")
    assert asked(s) == "parry 1"


def test_3_9_9_in_turn_order_from_the_start_player():
    s = run(position(first=B, agenda="krypt"))
    assert [event["seat"] for event in told(s, "endured")] == [B, C, A]
    assert s.krypt == [B, C, A]


def test_3_9_9_krypt_takes_more_discs_than_its_fields_show():
    """Ruling 9."""
    s = run(position(krypt=[A] * 7 + [B] * 7 + [C] * 7, agenda="krypt"))
    assert len(s.krypt) == 24


@pytest.mark.parametrize("round", [1, 2, 3, 4, 5, 6, 7, 8])
def test_3_9_9_the_round_adds_what_templum_shows(round):
    supports = [1, 2, 2, 3, 3, 4, 4, 5][round - 1] - 1  # fire 8: a titan of 9 is enough in round 1
    hand = "fire9" + " fire+1" * supports
    assert "play fire9" in choices(attacked(round=round, tiles=[hand], calamity="C01"))
    assert choices(attacked(round=round, tiles=[hand.replace("fire9", "fire8")], calamity="C01")) == ["endure"]


def test_3_9_9_who_cannot_parry_for_all_to_see_is_not_asked():
    """Supports lie open and titans are counted: air +3 and no titan, or one that can be 9 at most, never reach 10."""
    assert told(attacked(tiles=["air+3"], calamity="C01"), "endured")
    assert told(attacked(tiles=["fire9"], round=2, calamity="C01"), "endured")
    assert told(attacked(tiles=["fire9 air+3"], round=2, calamity="C01"), "endured")
    assert asked(attacked(tiles=["air5 air+3"], calamity="C01")) == "parry 0"


def test_3_9_9_supports_alone_parry():
    s = do(attacked(tiles=["air+3 air+1"], calamity="C09"), "play air+3", "play air+1", "parry")
    assert told(s, "parried")[0]["force"] == 4
