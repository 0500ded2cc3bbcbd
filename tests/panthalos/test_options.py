"""The disputed readings [6]: each value of each option, also in whole matches."""

from itertools import product

import pytest

from pyengine import GAMES
from pyengine.panthalos import EVENTS, OPTIONS
from pyengine.panthalos.scoring import invariants

from .positions import A, B, C, asked, choices, confided, do, figures_of, playthrough, position, reasons, run, told


def test_6_the_defaults_are_those_of_the_rules():
    assert {option.name: option.default for option in OPTIONS} == {
        "leader_must_be_placed": True,
        "supports_need_titan": False,
        "one_support_converts_all": False,
        "place_order": "slot",
        "allow_empty_shipment": False,
        "merchant_always_peek": False,
        "final_ship_needs_tile": True,
        "tie_break": "shared",
        "first_seat": "random",
    }


# --- place_order [3.9] -----------------------------------------------------------------------------------


def order_at(place, figures, **parts):
    """The seats that decide at a place, in order; each one takes its first choice."""
    s = run(position(seats=4, figures=figures, agenda=place.lower(), **parts))
    order = []
    while asked(s):
        if not asked(s).startswith(("take_second", "trade_tiles")):
            order.append(int(asked(s).split()[1]))
        do(s, choices(s)[0])
    return order


@pytest.mark.parametrize("reading, order", [("slot", [B, C, A]), ("turn", [A, B, C])])
@pytest.mark.parametrize(
    "place, display",
    [
        ("AGORA", {"agora": "iron iron olives cotton"}),
        ("PHALANX", {"phalanx": "fire+1 fire+2 air+1 air+2"}),
        ("ART", {"art": "artisan-any artisan-iron"}),
    ],
)
def test_3_9_order_of_the_players_at_a_place(place, display, reading, order):
    """By option from left to right, or in turn order from the start player."""
    figures = [f"leader@{place}-4 2", f"leader@{place}-2 2", f"leader@{place}-3 2"]
    tiles = ["iron", "iron", "iron"] if place == "ART" else []
    got = order_at(place, figures, tiles=tiles, options={"place_order": reading}, **display)
    assert got == order


def test_3_9_in_turn_order_a_player_uses_all_own_slots_at_once():
    figures = ["leader@AGORA-2", "leader@AGORA-3 3@AGORA-4"]
    goods = {"agora": "iron iron olives cotton"}
    assert order_at("AGORA", figures, first=B, options={"place_order": "turn"}, **goods)[:2] == [B, B]
    assert order_at("AGORA", figures, first=B, options={"place_order": "slot"}, **goods)[:2] == [A, B]


@pytest.mark.parametrize("reading", ["slot", "turn"])
def test_3_9_in_arena_it_is_always_left_to_right(reading):
    s = run(
        position(
            figures=["leader@ARENA-2", "leader@ARENA-1", "leader@AGORA-3"],
            tiles=["earth5", "earth6"],
            options={"place_order": reading},
            agenda="arena",
        )
    )
    assert asked(s) == "challenge 1"


# --- merchant_always_peek [3.6] --------------------------------------------------------------------------


@pytest.mark.parametrize("always", [False, True])
def test_3_6_a_look_with_every_merchant(always):
    """Only a merchant with the icon allows a look; by option every merchant does, after its bonuses."""
    s = position(tiles=["wine hide"], merkator="M06", options={"merchant_always_peek": always}, agenda="take_turn 0")
    do(s, "serve M06")
    assert asked(s) == ("offer_peek 0" if always else None)
    assert told(s, "drew_titans")


@pytest.mark.parametrize("always", [False, True])
def test_3_6_at_most_one_look_with_each_merchant(always):
    s = position(
        tiles=["cloth cloth armour"], merkator="M01", options={"merchant_always_peek": always}, agenda="take_turn 0"
    )
    do(s, "serve M01", "look", "keep open")
    assert asked(s) is None
    assert len(confided(s, A, "calamity_seen")) == 1


# --- leader_must_be_placed [3.2] [3.9.10] ----------------------------------------------------------------


def test_3_2_a_leader_kept_back_is_in_front_in_the_next_round():
    s = run(
        position(
            figures=["leader 2", "leader@AGRO", "leader@AGRO"],
            options={"leader_must_be_placed": False},
            agenda=["turns 0", "round_end"],
        )
    )
    assert figures_of(do(s, "pass"), A) == "leader 2"


def test_3_9_10_against_a_leader_kept_back_the_attacker_names_the_element():
    s = run(
        position(
            figures=["leader@ARENA-1", "leader 1", "leader@AGRO"],
            tiles=["fire9 air+1"],
            piles={"titans": 0},
            options={"leader_must_be_placed": False},
            agenda="arena",
        )
    )
    do(s, "challenge 1")
    assert asked(s) == "name_element 0 1"
    assert choices(s) == ["element air", "element fire"]
    assert reasons(s) == dict.fromkeys(["element water", "element earth"], ("no_opening", "3.9.10"))
    do(s, "element fire")
    assert [event["element"] for event in told(s, "challenged")] == ["fire"]
    assert asked(do(s, "play fire9", "attack")) == "spoils 0"


# --- supports_need_titan, one_support_converts_all [4.3] --------------------------------------------------


@pytest.mark.parametrize("needed", [True, False])
def test_4_3_parrying_with_supports_alone(needed):
    s = run(
        position(
            place="KRYPT",
            tiles=["fire+3 fire+3"],
            calamity="C03",
            options={"supports_need_titan": needed},
            agenda="face_calamity 0",
        )
    )
    if needed:
        assert told(s, "endured")
        return
    do(s, "play fire+3", "play fire+3", "parry")
    assert s.players[A].points[3] == 1


@pytest.mark.parametrize("all_of_them", [False, True])
def test_4_3_parrying_with_one_support_for_two_titans(all_of_them):
    s = run(
        position(
            place="KRYPT",
            tiles=["water5 air5 fire+1"],
            calamity="C01",
            options={"one_support_converts_all": all_of_them},
            agenda="face_calamity 0",
        )
    )
    assert ("play air5" in choices(s)) == all_of_them


def test_4_3_with_no_support_nothing_is_turned_in_any_reading():
    s = run(
        position(
            place="KRYPT",
            tiles=["water9 air9"],
            calamity="C03",
            options={"one_support_converts_all": True},
            agenda="face_calamity 0",
        )
    )
    assert choices(s) == ["endure"]


# --- every reading is playable ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "option, value",
    [
        (option.name, value)
        for option in OPTIONS
        for value in option.values
        if value != option.default and value not in (4, 5)
    ],
)
def test_6_whole_matches_with_every_reading(option, value):
    """Every decision has a choice, and no component is lost."""
    for seats, seed in product((3, 5), range(2)):
        for s in playthrough(seats, seed, **{option: value}):
            assert choices(s) or not s.agenda
            invariants(s)
        assert GAMES["panthalos"].outcome(s)["winners"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_3_1_every_event_that_occurs_is_declared(seats):
    for seed in range(5):
        for s in playthrough(seats, seed):
            assert {kind for kind, _, _ in s.events} <= set(EVENTS)
            s.events.clear()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_6_whole_matches_with_all_readings_reversed(seats):
    turned = {
        "leader_must_be_placed": False,
        "supports_need_titan": True,
        "one_support_converts_all": True,
        "place_order": "turn",
        "allow_empty_shipment": True,
        "merchant_always_peek": True,
        "final_ship_needs_tile": False,
        "tie_break": "krypt_then_discs",
        "first_seat": seats,
    }
    for seed in range(4):
        for s in playthrough(seats, seed, **turned):
            assert choices(s) or not s.agenda
            invariants(s)
        assert GAMES["panthalos"].outcome(s)["winners"]
