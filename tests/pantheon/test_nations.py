"""The eight nations [3.2]."""

from pyengine.pantheon.view import view

from .positions import (
    A,
    B,
    C,
    asked,
    choices,
    do,
    general_of,
    gods_of,
    hand_of,
    hand_size,
    money_pile,
    points_of,
    position,
    ranks_of,
    reasons,
    removed_gods,
    reserve_of,
    run,
    seen_by,
    told,
)


def setup_of(nation: str, seats: int = 3, **what):
    """The nation's effect, up to its first decision; a turn follows."""
    return run(position(seats, nation=nation, temple=False, **what), "nation_effect", "take_turn 0 0")


def test_3_2_7_roma_brings_two_cards_each():
    """T12 [3.2]"""
    s = setup_of("Roma", hands=["gift gift gift gift priest"], display="step gift priest temple")
    assert [hand_size(s, seat) for seat in (A, B, C)] == [7, 2, 2] and "step" in s_display(s)
    assert [event["cause"] for event in told(s, "drew")] == ["Roma"] * 3


def s_display(s):
    from pyengine.pantheon.data import CARDS

    return [CARDS[card] for card in s.display]


def test_3_2_2_germania_brings_everybody_to_seven_cards():
    """T13"""
    s = setup_of(
        "Germania",
        hands=[
            "step step step gift gift gift priest priest money1",
            "dancer dancer dancer temple temple temple money1",
            "step step step step",
        ],
    )
    assert asked(s) == "discard 0 2" and choices(s) == [
        "discard step",
        "discard money1",
        "discard gift",
        "discard priest",
    ]
    do(s, "discard priest", "discard money1")
    assert hand_of(s, A) == "step step step gift gift gift priest"
    assert [hand_size(s, seat) for seat in (A, B, C)] == [7, 7, 7] and asked(s) == "take_turn 0 0"
    assert told(s, "discarded") == [{"seat": A, "card": "priest"}, {"seat": A, "card": "money1"}]
    assert told(s, "drew") == [{"seat": C, "count": 3, "cause": "Germania"}]


def test_3_2_2_graecia_is_alike_and_special_money_counts():
    s = setup_of("Graecia", hands=["money2 money3 gift gift gift gift gift gift"])
    assert asked(s) == "discard 0 1"
    do(s, "discard money2")
    assert {hand_size(s, seat) for seat in (A, B, C)} == {7}


def test_3_2_3_aegyptus_swaps_feet_for_columns():
    """T14"""
    s = setup_of("Aegyptus")
    assert asked(s) == "swap 0"
    do(s, "swap columns 2")
    assert reserve_of(s, A) == (2, 5) and general_of(s, A) == (10, 7)
    assert told(s, "swapped") == [{"seat": A, "piece": "column", "count": 2}]
    do(s, "swap feet 3", "keep")
    assert reserve_of(s, B) == (7, 0) and reserve_of(s, C) == (4, 3)


def test_3_2_3_no_more_than_the_general_reserve_holds():
    """T15"""
    s = setup_of("Aegyptus", columns=["301 202 703 1005 107 407 607 1107"])
    assert general_of(s, A) == (8, 1)
    assert reasons(s)["swap columns 2"] == ("general_empty", "3.2.3")
    assert view(s, A)["swaps"] == [{"gain": "column", "most": 1}, {"gain": "foot", "most": 3}]
    assert view(s, B)["swaps"] == view(s, None)["swaps"] == []
    do(s, "swap columns 1")
    assert reserve_of(s, A) == (3, 4)


def test_3_2_3_a_player_with_nothing_to_swap_is_not_asked():
    s = setup_of("Aegyptus", reserve=[(0, 0), (0, 0), (0, 0)])
    assert asked(s) == "take_turn 0 0"


def test_3_2_4_persia_turns_the_money():
    """T16"""
    s = setup_of("Persia", money="money2 money3 money3 money4 money4 money5")
    assert money_pile(s) == "money5 money4 money4 money3 money3 money2"
    assert told(s, "money_turned") == [{}]
    from pyengine.pantheon.gods import gain_god

    gain_god(s, A, 2, "loot")
    s.god_pile.remove(2)
    assert hand_of(s, A) == "money5"


def test_3_2_5_cartago_gives_two_money():
    """T17"""
    s = setup_of("Cartago", hands=["money4"])
    assert asked(s) == "cartago 0 2"
    do(s, "buy_tile priest 1", "buy_piece foot", "done")
    assert ranks_of(s, A) == "priest 1" and reserve_of(s, A) == (5, 3) and hand_of(s, A) == "money4"
    assert asked(s) == "cartago 1 2"


def test_3_2_5_neither_cards_nor_stonkus_nor_placements():
    """T18"""
    s = setup_of("Cartago", hands=["money4"], gods=["Stonkus"])
    assert reasons(s)["buy_tile priest 2"] == ("money_missing", "3.5.3")
    assert not any(action.startswith(("place", "pay")) for action in [*choices(s), *reasons(s)])
    assert "done" in choices(s)


def test_3_2_5_a_tile_may_be_raised():
    """T19"""
    s = setup_of("Cartago", ranks=["dancer 1"])
    do(s, "buy_tile dancer 2")
    assert ranks_of(s, A) == "dancer 2" and asked(s) == "cartago 0 0"
    assert told(s, "bought_tile") == [{"seat": A, "offering": "dancer", "rank": 2, "cost": 2}]
    assert reasons(s)["buy_piece foot"] == ("money_missing", "3.5.3")


def test_3_2_6_iberia_raises_a_tile():
    """T20"""
    s = setup_of("Iberia", ranks=["dancer 2"])
    assert asked(s) == "raise_offering 0 Iberia" and s.stock == [4, 4, 3, 4, 4, 4, 4, 4]
    do(s, "raise dancer")
    assert ranks_of(s, A) == "dancer 3" and s.stock == [4, 4, 3, 4, 4, 4, 3, 4]
    assert told(s, "raised") == [{"seat": A, "offering": "dancer", "rank": 3, "cause": "Iberia"}]
    do(s, "raise gift")
    assert ranks_of(s, B) == "gift 1"


def test_3_2_6_with_four_tiles_of_rank_4_nothing_happens():
    s = setup_of("Iberia", ranks=["gift 4 priest 4 dancer 4 temple 4"])
    assert asked(s) == "raise_offering 1 Iberia" and told(s, "no_raise") == [{"seat": A, "cause": "Iberia"}]


# --- Gallia ----------------------------------------------------------------------------------------------


def test_3_2_1_the_highest_number_is_paid():
    """T21"""
    s = setup_of("Gallia", epoch=2, pile="Gadicea", ranks=["temple 2"], hands=["temple temple temple"])
    do(s, "reveal")
    assert told(s, "god_turned_up") == [{"seat": A, "god": "Gadicea"}]
    assert asked(s) == "acquire 0 Gadicea" and choices(s) == ["offer temple", "decline"]
    do(s, "offer temple")
    assert hand_of(s, A) == "" and ranks_of(s, A) == "temple 2" and points_of(s, A) == 2 and gods_of(s, A) == "Gadicea"
    assert asked(s) == "gallia 1"


def test_3_2_1_with_cards_alone():
    s = setup_of("Gallia", epoch=2, pile="Gadicea", ranks=["temple 2"], hands=["temple " * 5])
    do(s, "reveal")
    assert choices(s) == ["offer temple", "give temple", "decline"]
    assert [way["act"] for way in seen_by(s, A)["payments"]] == ["offer temple", "give temple"]
    assert hand_of(do(s, "give temple"), A) == "" and gods_of(s, A) == "Gadicea"


def test_3_2_1_the_other_numbers_are_waived():
    """T22"""
    s = setup_of("Gallia", pile="Vinthrad", hands=["priest priest priest priest"])
    do(s, "reveal", "offer priest")
    assert hand_of(s, A) == "" and gods_of(s, A) == "Vinthrad"


def test_3_2_1_pietalte_takes_cards_only():
    """T23"""
    s = setup_of("Gallia", pile="Pietalte", ranks=["dancer 3"], hands=["dancer dancer"])
    do(s, "reveal")
    assert choices(s) == ["decline"] and reasons(s)["offer dancer"] == ("cards_only", "3.2.1")
    do(s, "decline")
    assert "Pietalte" in removed_gods(s).split() and gods_of(s, A) == ""


def test_3_2_1_a_god_may_be_declined():
    """T24"""
    s = setup_of("Gallia", pile="Traitera", hands=["gift"])
    do(s, "reveal")
    assert reasons(s)["offer priest"] == ("offerings_missing", "3.2.1")
    do(s, "decline")
    assert points_of(s, A) == 0 and hand_of(s, A) == "gift" and "Traitera" in removed_gods(s).split()
    assert told(s, "god_declined") == [{"seat": A, "god": "Traitera"}]


def test_3_2_1_two_cards_may_be_drawn_instead():
    s = setup_of("Gallia")
    do(s, "cards")
    assert hand_size(s, A) == 2 and told(s, "drew") == [{"seat": A, "count": 2, "cause": "Gallia"}]


def test_3_2_1_plaesiris_brings_demigods_of_the_pile():
    """[3.9.2]"""
    s = setup_of("Gallia", pile="Plaesiris", hands=["gift gift gift"], beside="6", demigod_pile="1 2 5")
    do(s, "reveal", "offer gift")
    from .positions import demigods_of

    assert demigods_of(s, A) == "1 2" and s.demigods == [6]


def test_3_2_1_no_god_is_turned_up_if_none_is_left():
    s = setup_of("Gallia", pile="", box="")
    do(s, "reveal")
    assert told(s, "no_god") == [{"seat": A}] and asked(s) == "gallia 1"
