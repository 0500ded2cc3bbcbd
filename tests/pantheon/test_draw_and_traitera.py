"""Draw [3.11], and further actions with Traitera [3.10]."""

from pyengine.pantheon.data import CARDS

from .positions import (
    A,
    B,
    asked,
    choices,
    confided,
    do,
    gods_of,
    hand_of,
    hand_size,
    points_of,
    position,
    run,
    seen_by,
    told,
)

TURN = "take_turn 0 0"


def test_3_11_cards_of_the_display_are_replaced_at_once():
    """T82"""
    s = position(display="gift priest dancer temple", deck="step step step", agenda=TURN)
    do(s, "draw priest")
    assert [CARDS[card] for card in s.display] == ["gift", "dancer", "temple", "step"] and asked(s) == "draw_card 0 2"
    do(s, "draw step", "draw deck")
    assert hand_of(s, A) == "step step priest" and asked(s) == "take_turn 1 0"
    assert told(s, "took_card") == [{"seat": A, "card": "priest"}, {"seat": A, "card": "step"}]
    assert told(s, "turned_up") == [{"card": "step"}, {"card": "step"}]
    assert told(s, "drew") == [{"seat": A, "count": 1, "cause": "draw"}] and confided(s, A, "cards_drawn")[0][
        "cards"
    ] == ["step"]
    assert seen_by(s, B)["players"][A]["hand_known"] == ["step", "priest"]


def test_3_11_equal_cards_are_one_choice():
    s = position(display="gift gift step step", agenda=TURN)
    assert [action for action in choices(s) if action.startswith("draw")] == ["draw deck", "draw step", "draw gift"]


def test_3_9_7_gadicea_brings_more_cards():
    """T83"""
    s = do(position(gods=["Gadicea Gadicea"], agenda=TURN), *["draw deck"] * 5)
    assert hand_size(s, A) == 5 and asked(s) == "take_turn 1 0"
    s = do(position(gods=["Gadicea Gadicea"], agenda=TURN), *["draw deck"] * 2)
    assert "done" not in choices(s)
    assert "done" in choices(do(s, "draw deck"))
    assert hand_size(do(s, "draw deck", "done"), A) == 4 and asked(s) == "take_turn 1 0"
    s = run(position(gods=["Gadicea Gadicea"]), "present 0", TURN)
    assert hand_size(s, A) == 2


def test_3_11_1_the_discards_become_the_deck():
    """T84"""
    s = position(
        deck=1,
        hands=["", " ".join(["money1"] * 15 + ["step"] * 15 + ["gift"] * 9 + ["priest"] * 9 + ["dancer"] * 9)],
        agenda=TURN,
    )
    discards = len(s.discards)
    do(s, *["draw deck"] * 3)
    assert hand_size(s, A) == 3 and len(s.deck) == discards - 2 and s.discards == []
    assert told(s, "deck_reshuffled") == [{"count": discards}]


def test_3_11_1_all_hand_in_their_cards():
    """T85 71 cards are in hands, 4 on display, 7 in the money pile."""
    cards = ["step"] * 15 + ["money1"] * 15 + ["gift"] * 10 + ["priest"] * 10 + ["dancer"] * 10 + ["temple"] * 11
    s = position(
        2, hands=[" ".join(cards[:30]), " ".join(cards[30:])], display="step gift priest dancer", agenda="draw_card 0 2"
    )
    assert s.deck == s.discards == [] and [hand_size(s, seat) for seat in (A, B)] == [30, 41]
    do(s, "draw deck", "draw deck")
    assert [hand_size(s, seat) for seat in (A, B)] == [2, 0] and len(s.deck) == 69
    assert told(s, "hands_collected") == [{"count": 71}]


# --- Traitera --------------------------------------------------------------------------------------------

FULL = "gift 4 priest 4 dancer 4 temple 4"
ALL_TYPES = "offer_four gift priest dancer temple"


def test_3_10_a_traitera_just_gained_waits():
    """T86"""
    s = position(shown="Traitera Stonkus", ranks=[FULL], agenda="turn 0")
    do(run(s), "worship Traitera", ALL_TYPES)
    assert asked(s) == "take_turn 1 0" and gods_of(s, A) == "Traitera"
    s.agenda = [("turn", 0)]
    assert asked(run(s)) == "take_turn 0 1"


def test_3_10_several_traitera_in_one_turn():
    """T87 [3.9.6]"""
    s = run(position(gods=["Traitera Traitera Stonkus"], shown="Vinthrad Gadicea", ranks=[FULL], agenda="turn 0"))
    do(s, "buy", "buy_piece foot", "done", "again", "buy", "buy_piece foot", "done")
    assert told(s, "stonkus_paid") == [{"seat": A, "count": 1}] * 2 and asked(s) == "use_traitera 0 1"
    do(s, "again", "worship Vinthrad", "offer_two gift priest")
    assert gods_of(s, A) == "Vinthrad Stonkus" and asked(s) == "take_turn 1 0"
    assert told(s, "traitera_used") == [{"seat": A}] * 2


def test_3_10_two_movements():
    """T88 [3.4.2]"""
    s = run(position(2, gods=["Traitera"], hands=["", "step step"], agenda="turn 0"))
    do(s, "move", "place 604", "done", "stay", "again", "move", "place 603", "done")
    assert asked(s) == "follow 1" and [event["steps"] for event in told(s, "moves")] == [1, 1]


def test_3_10_a_traitera_may_be_kept():
    s = run(position(gods=["Traitera"], agenda="turn 0"))
    do(s, *["draw deck"] * 3, "stop")
    assert asked(s) == "take_turn 1 0" and gods_of(s, A) == "Traitera"


def test_3_10_no_traitera_after_the_end_of_the_epoch():
    """T89 [3.13]"""
    what = {"gods": ["Traitera"], "shown": "Vinthrad", "ranks": [FULL], "agenda": "turn 0"}
    s = do(run(position(**what)), "worship Vinthrad", "offer_two gift priest")
    assert points_of(s, A) == 1 + 3 and told(s, "epoch_ended")[0]["cause"] == "gods"
    s = do(run(position(**what, options={"traitera_at_end": True})), "worship Vinthrad", "offer_two gift priest")
    assert asked(s) == "use_traitera 0 1"
    do(s, "again", "draw deck", "draw deck", "draw deck")
    assert told(s, "epoch_ended") == [{"seat": A, "epoch": 1, "points": 3, "cause": "gods"}]
