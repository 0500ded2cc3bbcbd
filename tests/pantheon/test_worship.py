"""Worship [3.8] and what gods give [3.9]."""

from .positions import (
    A,
    B,
    asked,
    choices,
    demigods_of,
    do,
    gods_of,
    hand_of,
    points_of,
    position,
    ranks_of,
    reasons,
    removed_gods,
    run,
    seen_by,
    told,
)

TURN = "take_turn 0 0"


def worship(god: str, **what):
    return do(position(shown=f"{god} Stonkus", agenda=TURN, **what), f"worship {god}")


def test_3_8_with_cards_alone():
    """T68"""
    s = worship("Vinthrad", hands=["dancer dancer dancer dancer temple"])
    assert choices(s) == ["offer_two dancer temple"] and told(s, "worships") == [{"seat": A, "god": "Vinthrad"}]
    way = {"act": "offer_two dancer temple", "offerings": ["dancer", "temple"], "cards": {"dancer": 4, "temple": 1}}
    assert seen_by(s, A)["payments"] == [way]
    do(s, "offer_two dancer temple")
    assert hand_of(s, A) == "" and gods_of(s, A) == "Vinthrad" and asked(s) == "take_turn 1 0"
    assert told(s, "offered") == [{"seat": A, "cards": ["dancer"] * 4 + ["temple"], "count": 5}]


def test_3_8_with_tiles_alone():
    """T69"""
    s = do(worship("Vinthrad", ranks=["dancer 4 temple 2"], hands=["gift"]), "offer_two dancer temple")
    assert hand_of(s, A) == "gift" and ranks_of(s, A) == "dancer 4 temple 2" and gods_of(s, A) == "Vinthrad"
    assert told(s, "offered") == []


def test_3_8_with_both():
    """T70"""
    s = worship("Vinthrad", ranks=["dancer 2"], hands=["dancer dancer temple"])
    do(s, "offer_two dancer temple")
    assert hand_of(s, A) == "" and ranks_of(s, A) == "dancer 2"


def test_3_8_with_cards_alone_although_tiles_would_count():
    """Each way that costs other cards is offered once."""
    s = worship("Vinthrad", ranks=["dancer 2"], hands=["dancer dancer dancer dancer temple"])
    assert choices(s) == ["offer_two dancer temple", "give_two dancer temple"]
    assert [way["cards"] for way in seen_by(s, A)["payments"]] == [{"dancer": n, "temple": 1} for n in (2, 4)]
    do(s, "give_two dancer temple")
    assert hand_of(s, A) == "" and gods_of(s, A) == "Vinthrad"
    assert told(s, "offered") == [{"seat": A, "cards": ["dancer"] * 4 + ["temple"], "count": 5}]


def test_3_8_four_types():
    """T71"""
    s = worship("Surparit", ranks=["gift 1 priest 1"], hands=["gift priest dancer temple"], pile="Gadicea")
    assert choices(s) == ["offer_four gift priest dancer temple"]
    do(s, "offer_four gift priest dancer temple")
    assert hand_of(s, A) == "" and gods_of(s, A) == "Gadicea"


def test_3_8_every_number_needs_another_type():
    """T72"""
    s = position(shown="Plaesiris Stonkus", ranks=["dancer 4"], hands=["dancer dancer"], agenda=TURN)
    assert reasons(s)["worship Plaesiris"] == ("offerings_missing", "3.8")


def test_3_9_8_pietalte_takes_cards_only():
    """T73 [3.8]"""
    s = position(shown="Pietalte Stonkus", ranks=["gift 4 priest 4 dancer 4 temple 4"], agenda=TURN)
    assert reasons(s)["worship Pietalte"] == ("cards_only", "3.8") and "worship Stonkus" in choices(s)
    s = worship("Pietalte", hands=["gift gift gift priest priest dancer"])
    assert choices(s) == ["offer_three gift priest dancer"]
    assert reasons(s)["offer_three priest gift dancer"] == ("cards_only", "3.8")
    assert gods_of(do(s, "offer_three gift priest dancer"), A) == "Pietalte"


def test_3_8_ways_that_cost_the_same_are_offered_once():
    s = worship("Vinthrad", ranks=["dancer 4 temple 1 gift 1"], hands=["priest"])
    assert choices(s) == ["offer_two dancer gift", "offer_two dancer priest"]
    assert [way["cards"] for way in seen_by(s, A)["payments"]] == [{}, {"priest": 1}] and seen_by(s, B)[
        "payments"
    ] == []
    assert reasons(s)["offer_two gift dancer"] == ("offerings_missing", "3.8")


def test_3_9_a_god_brings_the_points_of_the_epoch():
    """T74"""
    s = do(
        worship("Traitera", epoch=2, ranks=["gift 1 priest 1 dancer 1 temple 1"]),
        "offer_four gift priest dancer temple",
    )
    assert points_of(s, A) == 2
    assert told(s, "god_gained") == [{"seat": A, "god": "Traitera", "points": 2, "cause": "worship"}]


def test_3_8_one_god_in_an_action():
    """T75"""
    s = position(shown="Traitera Stonkus Gaiviles", ranks=["gift 4 priest 4 dancer 4 temple 4"], agenda=TURN)
    assert {"worship Traitera", "worship Stonkus", "worship Gaiviles"} <= set(choices(s))
    do(s, "worship Gaiviles", "offer gift")
    assert asked(s) == "take_turn 1 0" and gods_of(s, A) == "Gaiviles"


RICH = {"epoch": 3, "ranks": ["gift 4 priest 4 dancer 4 temple 4"]}


def surparit(pile: str, **what):
    return do(worship("Surparit", pile=pile, **RICH, **what), "offer_four gift priest dancer temple")


def test_3_9_1_surparit_brings_another_god():
    """T76"""
    s = surparit("Stonkus")
    assert points_of(s, A) == 6 and gods_of(s, A) == "Stonkus" and "Surparit" in removed_gods(s).split()


def test_3_9_2_plaesiris_that_surparit_brings_takes_from_the_pile():
    """T77 [3.9.1]"""
    s = surparit("Plaesiris", beside="5 4", demigod_pile="1 2")
    assert points_of(s, A) == 6 and demigods_of(s, A) == "1 2" and s.demigods == [4, 5]
    assert {"Surparit", "Plaesiris"} <= set(removed_gods(s).split())
    assert told(s, "demigods_drawn") == [{"seat": A, "count": 2}]


def test_3_9_1_surparit_does_not_chain():
    """T78"""
    s = surparit("Surparit")
    assert points_of(s, A) == 6 and gods_of(s, A) == "" and told(s, "no_effect") == [{"seat": A, "god": "Surparit"}]


def test_3_9_2_plaesiris_takes_the_highest():
    """T79 [3.12.2]"""
    s = do(worship("Plaesiris", beside="3 2 2 1", ranks=["gift 3 priest 3"]), "offer_two gift priest")
    assert demigods_of(s, A) == "2 3"
    s = run(position(beside="2 1", picked="demigod"), "loot 1", TURN)
    assert demigods_of(s, B) == "2"


def test_3_9_3_taksator_without_money_brings_points_only():
    """T80"""
    s = do(worship("Taksator", epoch=4, money="", ranks=["gift 2 priest 2 dancer 1"]), "offer_three gift priest dancer")
    assert points_of(s, A) == 4 and hand_of(s, A) == "" and told(s, "no_money") == [{"seat": A}]


def test_3_9_3_taksator_brings_the_top_money():
    s = do(
        worship("Taksator", ranks=["gift 2 priest 2 dancer 1"], money="money3 money5"), "offer_three gift priest dancer"
    )
    assert hand_of(s, A) == "money3" and told(s, "money_gained") == [{"seat": A, "card": "money3"}]
    assert seen_by(s, B)["players"][A]["hand_known"] == ["money3"] and seen_by(s, B)["players"][A]["hand"] is None


def test_3_9_removed_gods_come_back_when_the_pile_is_used_up():
    """T81"""
    s = run(
        position(picked="god", pile="", box="Vinthrad Vinthrad Stonkus Gadicea Gadicea Pietalte Depraccus"),
        "loot 0",
        TURN,
    )
    assert told(s, "gods_reshuffled") == [{"count": 7}]
    assert len(s.god_pile) == 6 and s.god_box == [] and len(gods_of(s, A).split()) == 1 and points_of(s, A) == 1


def test_3_12_3_no_god_is_gained_if_none_is_left():
    s = run(position(picked="god", pile="", box=""), "loot 0", TURN)
    assert told(s, "no_god") == [{"seat": A}] and points_of(s, A) == 0
