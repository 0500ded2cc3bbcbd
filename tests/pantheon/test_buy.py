"""Buy [3.5]."""

from .positions import (
    A,
    B,
    asked,
    choices,
    columns_of,
    do,
    feet_of,
    general_of,
    hand_of,
    hand_size,
    points_of,
    position,
    ranks_of,
    reasons,
    reserve_of,
    run,
    seen_by,
    told,
)

TURN = "take_turn 0 0"


def test_3_5_tiles_pieces_and_a_placement_in_one_action():
    """T56 [3.5.1, 3.5.2]"""
    s = position(
        hands=["money1 money3 money4", "step"], feet=["505 606"], columns=[None, "607"], reserve=[(2, 0)], agenda=TURN
    )
    do(s, "buy", "buy_tile dancer 1", "buy_tile priest 2", "buy_piece foot", "buy_piece column", "place 607")
    assert seen_by(s, A)["purchase"] == {"seat": A, "bill": 8, "budget": 8, "nation": False, "loot": []}
    do(s, "done")
    assert hand_of(s, A) == "" and ranks_of(s, A) == "priest 2 dancer 1" and columns_of(s, A) == "607"
    assert reserve_of(s, A) == (3, 0) and general_of(s, A) == (7, 11)
    assert asked(s) == "take_turn 1 0" and hand_size(s, B) == 1  # the others don't follow, so they draw no card
    assert told(s, "shops") == [{"seat": A}] and told(s, "bought_piece")[1] == {"seat": A, "piece": "column", "cost": 1}
    assert told(s, "paid") == [{"seat": A, "cards": ["money4", "money3", "money1"], "count": 3}]


def test_3_5_1_any_rank_can_be_bought():
    """T57"""
    for rank, cost in ((1, 1), (3, 6)):
        s = do(position(hands=["money4 money3"], agenda=TURN), "buy", f"buy_tile dancer {rank}")
        assert told(s, "bought_tile") == [{"seat": A, "offering": "dancer", "rank": rank, "cost": cost}]
        assert asked(s) == f"shop 0 {cost}"


def test_3_5_1_a_tile_is_raised_for_the_difference():
    """T58"""
    s = do(position(hands=["money5"], ranks=["temple 1"], agenda=TURN), "buy", "buy_tile temple 3")
    assert asked(s) == "shop 0 5" and ranks_of(s, A) == "temple 3"
    assert s.stock == [4, 4, 4, 3, 4, 4, 4, 3]  # the tile of rank 1 has left the game


def test_3_5_1_what_the_higher_ranks_cost():
    """T59"""
    for ranks, cost in (("gift 2", 7), ("gift 3", 4), ("", 10)):
        s = do(position(hands=["money5 money4 money1"], ranks=[ranks], agenda=TURN), "buy", "buy_tile gift 4")
        assert asked(s) == f"shop 0 {cost}"


def test_3_5_3_no_change_is_given():
    """T60"""
    s = do(position(hands=["money5"], agenda=TURN), "buy", "buy_tile gift 1", "buy_tile priest 2", "done")
    assert hand_of(s, A) == "" and told(s, "paid")[0]["cards"] == ["money5"]


def test_3_5_3_no_unneeded_card_is_paid():
    """T61"""
    s = position(hands=["money1 money1 money1 money2"], agenda=["payment 0 3", "take_turn 1 0"])
    run(s)
    assert asked(s) == "settle 0 3 5" and choices(s) == ["pay money1", "pay money2"]
    assert hand_of(do(s, "pay money2"), A) == "money1 money1"  # the rest is paid automatically
    s = run(position(hands=["money1 money1 money1 money2"]), "payment 0 3", "take_turn 1 0")
    do(s, "pay money1")
    assert hand_of(s, A) == "money2"


def test_3_5_3_larger_cards_come_first():
    s = run(position(hands=["money1 money2 money2 money3 money4"]), "payment 0 5", "take_turn 1 0")
    assert asked(s) == "settle 0 5 5" and reasons(s)["pay money1"] == ("rest_too_small", "3.5.3")
    assert hand_of(do(s, "pay money3"), A) == "money1 money2 money4"  # the only way to pay the rest
    s = run(position(hands=["money1 money1 money2 money2 money4"]), "payment 0 3", "take_turn 1 0")
    do(s, "pay money2")
    assert asked(s) == "settle 0 1 2" and choices(s) == ["pay money1", "pay money2"]
    assert reasons(s)["pay money4"] == ("largest_first", "3.5.3")


def test_3_9_6_stonkus_pays_alone():
    """T62 [3.5.3]"""
    s = do(
        position(gods=["Stonkus Stonkus"], agenda=TURN), "buy", "buy_tile gift 1", "buy_tile priest 1", "buy_piece foot"
    )
    assert asked(s) == "shop 0 3" and reasons(s)["buy_tile dancer 2"] == ("money_missing", "3.5.3")
    do(s, "buy_piece foot")
    assert choices(s) == ["done"]
    do(s, "done")
    assert told(s, "stonkus_paid") == [{"seat": A, "count": 4}] and told(s, "paid") == []


def test_3_9_6_unspent_money_of_stonkus_is_lost():
    """T63"""
    s = do(position(gods=["Stonkus"], hands=["money1"], agenda=TURN), "buy", "buy_piece foot", "done")
    assert told(s, "stonkus_paid") == [{"seat": A, "count": 1}] and hand_of(s, A) == "money1"


def test_3_5_1_one_tile_of_each_type():
    """T64"""
    s = do(position(hands=["money5"], ranks=["priest 1"], agenda=TURN), "buy")
    assert reasons(s)["buy_tile priest 1"] == ("tile_owned", "3.5.1")


def test_3_5_2_free_steps_do_not_place():
    """T65"""
    s = do(position(hands=["money1"], gods=["Vinthrad"], steps=["1"], agenda=TURN), "buy", "place 604")
    assert choices(s) == ["done"] and reasons(s)["place 603"] == ("money_missing", "3.5.3")


def test_3_5_loot_that_was_bought_ends_the_epoch():
    """T66 [3.6.2, 3.13]"""
    s = do(
        position(hands=["money1", "step"], feet=["505 606"], loot={507: "cards2"}, agenda=TURN),
        "buy",
        "place 507",
        "done",
    )
    assert told(s, "epoch_ended") == [{"seat": A, "epoch": 1, "points": 3, "cause": "loot"}] and points_of(s, A) == 3
    assert (
        told(s, "drew")[0] == {"seat": A, "count": 2, "cause": "loot"} and told(s, "follows") == told(s, "stayed") == []
    )


def test_3_5_3_special_money_is_discarded_like_any_card():
    """T67 [3.11.1]"""
    s = do(position(hands=["money4"], deck="", agenda=TURN), "buy", "buy_tile gift 2", "done")
    assert s.discards[-1] == 4
    run(s, "present 0", "take_turn 1 0")
    assert (told(s, "deck_reshuffled") and 4 in s.deck) or "money4" in hand_of(s, A)


def test_3_5_something_must_be_bought():
    s = do(position(hands=["money1"], agenda=TURN), "buy")
    assert reasons(s)["done"] == ("nothing_bought", "3.5")
    assert reasons(position(agenda=TURN))["buy"] == ("nothing_to_buy", "3.5")
    s = position(hands=["money5"], reserve=[(12, 12)], agenda="shop 0 0")
    assert reasons(s)["buy_piece foot"] == reasons(s)["buy_piece column"] == ("general_empty", "3.5.2")


def test_3_2_5_with_the_option_cartago_places():
    s = position(nation="Cartago", temple=False, options={"cartago_placement": True})
    from pyengine.pantheon.epochs import set_temple

    set_temple(s)
    run(s, "nation_effect", TURN)
    do(s, "place 912", "place 1012")
    assert choices(s) == ["done"] and reasons(s)["place 911"] == ("money_missing", "3.5.3")
    do(s, "done")
    assert feet_of(s, A) == "912 1012" and asked(s) == "cartago 1 2"
