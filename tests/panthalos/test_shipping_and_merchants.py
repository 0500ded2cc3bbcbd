"""Shipping [3.5], serving a merchant [3.6]."""

import pytest

from pyengine import GAMES
from pyengine.panthalos.data import CALAMITIES

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
    merchants_at,
    points_of,
    position,
    reasons,
    run,
    tiles_of,
    titans_of,
    told,
)


def turn(*agenda, **parts):
    """It is the turn of seat A; further agenda entries may follow."""
    return position(agenda=["take_turn 0", *agenda], **parts)


# --- [3.5] shipping --------------------------------------------------------------------------------------


def test_3_5_all_goods_of_the_ships_kind_go_basic_and_refined():
    """T22 1 point per symbol, then a disc; the player keeps the ship; PORT is not refilled."""
    s = turn(tiles=["iron armour cotton"], port="ship-iron ship-iron ship-olives ship-grapes ship-cotton", general=[3])
    do(s, "ship iron")
    assert points_of(s, A) == 3
    assert discs_of(s, A) == (5, 2)
    assert tiles_of(s, A) == "cotton ship-iron"
    assert boxed(s) == "iron armour"
    assert lying(s.port) == "ship-iron ship-olives ship-grapes ship-cotton"


def test_3_5_no_disc_when_none_is_left():
    """T23"""
    s = do(turn(tiles=["iron armour cotton"], port="ship-iron", general=[0]), "ship iron")
    assert points_of(s, A) == 3
    assert discs_of(s, A) == (4, 0)


def test_3_5_no_good_of_the_kind_stays_behind():
    """T24 One action ships all; the player doesn't choose the number."""
    s = do(turn(tiles=["iron iron"], port="ship-iron"), "ship iron")
    assert asked(s) is None
    assert points_of(s, A) == 2
    assert tiles_of(s, A) == "ship-iron"


@pytest.mark.parametrize("allowed", [False, True])
def test_3_5_a_ship_for_nothing(allowed):
    """T25 Illegal without goods; by option it gives 0 points, a disc and the ship."""
    s = turn(tiles=["iron"], port="ship-grapes", options={"allow_empty_shipment": allowed})
    if not allowed:
        assert reasons(s)["ship grapes"] == ("no_goods", "3.5")
        return
    do(s, "ship grapes")
    assert (points_of(s, A), discs_of(s, A), tiles_of(s, A)) == (0, (5, 6), "iron ship-grapes")


def test_3_5_not_after_the_last_figure():
    """T26"""
    s = run(
        position(
            figures=["leader@AGRO 2@AGRO", "leader@AGRO", "leader@AGRO"],
            tiles=["iron"],
            port="ship-iron",
            agenda="turns 0",
        )
    )
    assert asked(s) is None
    assert tiles_of(s, A) == "iron"


@pytest.mark.parametrize("good, points", [("iron", 1), ("armour", 2)])
def test_3_5_one_good_is_enough(good, points):
    s = do(turn(tiles=[good], port="ship-iron"), "ship iron")
    assert points_of(s, A) == points
    assert told(s, "shipped") == [{"seat": A, "good": "iron", "count": 1, "points": points, "discs": 1}]


def test_3_5_a_kind_is_offered_once_and_only_while_a_ship_lies_in_port():
    s = turn(tiles=["iron grapes"], port="ship-iron ship-iron")
    assert [text for text in [*choices(s), *reasons(s)] if text.startswith("ship")] == ["ship iron"]


def test_3_5_port_is_filled_up_at_the_end_of_the_round():
    s = do(turn("round_end", tiles=["iron"], port="ship-iron"), "ship iron")
    assert len(lying(s.port).split()) == 5


# --- [3.6] merchants -------------------------------------------------------------------------------------


def test_3_6_the_merchant_of_the_rulebook():
    """T27 8 points, 2 titans, a look at two calamities; goods and merchant are gone."""
    s = turn(tiles=["cloth cloth armour wine"], merkator="M01")
    do(s, "serve M01")
    assert told(s, "served") == [{"seat": A, "merchant": "M01", "points": 8}]
    assert points_of(s, A) == 8
    assert titans_of(s, A) == 2
    assert asked(s) == "offer_peek 0"
    assert tiles_of(s, A).split()[0] == "wine"
    assert boxed(s) == "armour cloth cloth"
    assert merchants_at(s) == ""


def test_3_6_refined_goods_only():
    """T28"""
    s = turn(tiles=["cloth cloth iron"], merkator="M01")
    assert reasons(s)["serve M01"] == ("goods_missing", "3.6")


def test_3_6_a_basic_good_is_not_any_refined_good():
    s = turn(tiles=["armour iron cotton"], merkator="M08")
    assert reasons(s)["serve M08"] == ("goods_missing", "3.6")


def test_3_6_the_good_for_any_is_chosen():
    """T29 7 points and a support."""
    s = do(turn(tiles=["armour cloth wine"], merkator="M08", piles={"supports": "fire+2"}), "serve M08")
    assert choices(s) == ["deliver wine", "deliver cloth"]
    do(s, "deliver wine")
    assert points_of(s, A) == 7
    assert tiles_of(s, A) == "cloth fire+2"


def test_3_6_a_good_demanded_by_name_can_fill_any_as_well():
    s = do(turn(tiles=["armour armour"], merkator="M08"), "serve M08")
    assert choices(s) == ["deliver armour"]


def test_3_6_four_of_any_kind():
    s = do(
        turn(tiles=["armour cloth wine wine hide"], merkator="M12"),
        "serve M12",
        "deliver wine",
        "deliver hide",
        "deliver armour",
        "deliver wine",
    )
    assert points_of(s, A) == 10
    assert tiles_of(s, A).split()[0] == "cloth"


def test_3_6_up_to_four_discs():
    """T30 Only as many as there are: 2."""
    s = do(turn(tiles=["oil cloth"], merkator="M07", general=[2]), "serve M07")
    assert points_of(s, A) == 7
    assert discs_of(s, A) == (6, 0)
    assert told(s, "gained_discs") == [{"seat": A, "count": 2, "cause": "merchant"}]


def test_3_6_four_discs():
    s = do(turn(tiles=["oil cloth"], merkator="M07"), "serve M07")
    assert discs_of(s, A) == (8, 3)


def pile(s):
    return [CALAMITIES[number].id for number in s.calamities]


def peeking(keep):
    """A has looked at C09 (air 3) below the open C01 (fire 8) and chosen one; then KRYPT is resolved."""
    s = turn(
        "krypt", tiles=["cloth cloth armour air5"], merkator="M01", piles={"titans": 0}, calamity="C01", below="C09"
    )
    before = pile(s)
    do(s, "serve M01", "look")
    assert confided(s, A, "calamity_seen") == [{"seat": A, "calamity": "C09"}]
    do(s, f"keep {keep}")
    return s, before


def test_3_6_the_hidden_calamity_is_opened():
    """T31 It strikes in this round with air 4; the other goes under the pile, and no tile is lost."""
    s, before = peeking("next")
    assert pile(s) == ["C01", *before[:-2], "C09"]
    assert s.known[-1] == 0b111
    assert told(s, "peek_ended") == [{"seat": A, "kept": "next", "calamity": "C09"}]
    assert asked(do(s, "play air5", "parry")) == "retain 0"
    assert told(s, "parried")[0]["need"] == 4


def test_3_6_the_open_calamity_is_kept():
    """T32 It strikes; the hidden one goes under the pile, and only the player who looked knows it."""
    s, before = peeking("open")
    assert pile(s) == ["C09", *before[:-2], "C01"]
    assert told(s, "peeked") == [{"seat": A}]
    assert told(s, "peek_ended") == [{"seat": A, "kept": "open", "calamity": "C01"}]
    do(s, "endure")
    assert [event["seat"] for event in told(s, "endured")] == [A, B, C]
    buried = [GAMES["panthalos"].view(s, seat)["buried"] for seat in (A, B)]
    assert buried == [[None] * 10 + ["C09"], [None] * 11]


def test_3_6_declining_the_look_changes_nothing():
    s = turn(tiles=["cloth cloth armour"], merkator="M01", calamity="C01", below="C09")
    before = pile(s)
    do(s, "serve M01", "decline")
    assert pile(s) == before
    assert not confided(s, A, "calamity_seen")


def test_3_6_an_open_calamity_stays_known_to_all_when_buried():
    s, _ = peeking("next")
    assert GAMES["panthalos"].view(s, B)["buried"][-1] == "C01"


def test_3_6_a_short_pile_of_titans():
    """T33 One left, one drawn."""
    s = do(turn(tiles=["wine hide"], merkator="M06", piles={"titans": "fire8"}), "serve M06")
    assert tiles_of(s, A) == "fire8"
    assert s.titans == []


def test_3_6_a_merchant_is_served_even_when_every_pile_is_empty():
    s = do(turn(tiles=["armour"], merkator="M05", general=[0]), "serve M05")
    assert (points_of(s, A), tiles_of(s, A), discs_of(s, A)) == (5, "", (4, 0))
    s = do(turn(tiles=["armour oil"], merkator="M08", piles={"supports": 0}), "serve M08", "deliver oil")
    assert (points_of(s, A), tiles_of(s, A)) == (7, "")


def test_3_6_nobody_to_promote():
    """T34 The bonus has no effect."""
    s = turn(figures=["leader 6 6@THERMAE converted"], tiles=["wine oil"], merkator="M09")
    do(s, "serve M09", "deliver wine", "deliver oil")
    assert asked(s) is None
    assert points_of(s, A) == 7


def test_3_6_a_promotion():
    s = turn(figures=["leader 2 3@THERMAE 6"], tiles=["wine oil"], merkator="M09")
    do(s, "serve M09", "deliver wine", "deliver oil")
    assert choices(s) == ["promote 1", "promote 2"]
    assert figures_of(do(s, "promote 2"), A) == "leader 2 4@THERMAE 6"


def test_3_6_bonuses_come_in_their_order_with_the_look_last():
    s = do(turn(tiles=["hide hide cloth"], merkator="M03"), "serve M03")
    assert told(s, "drew_support")
    assert asked(s) == "promote 0 merchant"


def test_3_6_merkator_is_filled_up_at_the_end_of_the_round_only():
    s = do(turn(tiles=["wine hide"], merkator="M06 M01 M02 M03 M04"), "serve M06")
    assert merchants_at(s) == "M01 M02 M03 M04"
    run(s, "round_end")
    assert len(merchants_at(s).split()) == 5
    assert "M06" not in merchants_at(s)


def test_3_6_merkator_stays_short_when_the_pile_is_gone():
    s = run(position(merkator="M01 M02", piles={"merchants": 1}, agenda="round_end"))
    assert len(merchants_at(s).split()) == 3


@pytest.mark.parametrize("seat", [A, B])
def test_3_6_a_look_cannot_be_undone(seat):
    """Looking counts as luck, which undo can't cross; declining doesn't."""
    s = do(turn(tiles=["cloth cloth armour"], merkator="M01"), "serve M01")
    luck = s.luck
    do(s, ["look", "decline"][seat])
    assert (s.luck > luck) == (seat == A)
