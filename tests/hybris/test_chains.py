"""Chains, conditions, stores, Intensity, milling, blocking, shackles."""

import pytest

from pyengine.hybris import outcome
from pyengine.hybris.data import FRONT, NUMBER
from pyengine.hybris.grammar import CONCEPTS, KRATOS, METRICS
from pyengine.hybris.metrics import requirements

from .positions import (
    A,
    B,
    asked,
    chains_of,
    choices,
    chronos_vp,
    city_of,
    do,
    intensity_of,
    is_open,
    position,
    reasons,
    run,
    stock_of,
    store_of,
    told,
    vp,
    where_of,
)

FOUR = "zeus athena poseidon hades"


def needs(seats: int, concept: str, chains: int) -> dict[str, int]:

    s = position(FOUR.rsplit(" ", 4 - seats)[0] if seats < 4 else FOUR, chains={concept: chains})
    return {METRICS[metric]: n for metric, n in requirements(s, CONCEPTS.index(concept))}


def chronos_at(s, concept: str):
    """Chronos tests a concept."""
    number = ("ananke", "anthropos", "cosmos", "kratos", "gonos", "temnein").index(concept)
    return do(run(s, f"chronos_turn 0 {number}"), "go_on")


def anthropos(followers, prayers, **parts):
    """Four players, three chains of Anthropos gone; what they hold together."""
    return position(
        FOUR,
        chains={"anthropos": 2},
        face={"anthropos": "A06.1"},
        stock=[(0, followers, prayers)],
        focus={"ananke": 0, "cosmos": 1, "kratos": 2, "gonos": 3},
        **parts,
    )


# --- [5.2] conditions ------------------------------------------------------------------------------------------------


def test_5_2_what_is_lacking_lets_the_table_choose():
    """T01 8 Followers of 11, 6 Prayers of 4."""
    s = chronos_at(anthropos(8, 6), "anthropos")
    assert choices(s) == ["resolve", "store", "summon"]
    assert told(s, "tested") == [
        {
            "concept": "anthropos",
            "card": "A06.1",
            "met": False,
            "conditions": [{"metric": "followers", "need": 11, "have": 8}, {"metric": "prayers", "need": 4, "have": 6}],
        }
    ]


def test_3_3_5_the_card_is_resolved_and_obliterated():
    """T02 [7.8] Everybody gains a Follower, Chronos one too; then there is nothing left to resolve."""
    s = do(chronos_at(anthropos(8, 6), "anthropos"), "resolve")
    assert not is_open(s, "anthropos")
    assert [stock_of(s, seat)[1] for seat in range(4)] == [9, 1, 1, 1]
    assert store_of(s, "anthropos") == 1
    assert told(s, "answered") == [{"concept": "anthropos", "answer": "resolve"}]
    assert told(s, "card_resolved") == [{"seat": A, "concept": "anthropos", "card": "A06.1"}]
    assert asked(run(s, "cycle 1")) == "turn 1"  # Chronos passes there now


def test_3_3_5_the_table_names_whom_the_card_means():
    s = position(FOUR, face={"temnein": "T01.1"}, chains={"temnein": 4}, cursor="temnein")
    s = do(chronos_at(s, "temnein"), "resolve")
    assert asked(s) == "name_resolver 0 5"
    assert vp(do(s, "name 2"), 2) == 2


def test_5_3_a_resource_for_chronos_and_the_card_stays():
    """T03"""
    s = do(chronos_at(anthropos(8, 6), "anthropos"), "store")
    assert store_of(s, "anthropos") == 1 and is_open(s, "anthropos")
    assert told(s, "stored") == [{"resource": "followers", "count": 1, "left": 1, "overflows": 0}]
    assert asked(chronos_at(s, "anthropos")) == "answer_chronos 0 1"


def test_5_2_conditions_that_hold_change_nothing():
    """T04"""
    s = chronos_at(anthropos(11, 4), "anthropos")
    assert asked(s) is None and is_open(s, "anthropos")


@pytest.mark.parametrize(
    "seats, concept, chains, wanted",
    [
        (4, "anthropos", 0, {"followers": 15, "prayers": 8}),
        (1, "anthropos", 0, {"followers": 9, "prayers": 5}),
        (3, "cosmos", 0, {"aegis": 10, "sparks_on_track": 10}),
    ],
)
def test_5_2_icons_add_up(seats, concept, chains, wanted):
    """T05 T06 T07"""
    assert needs(seats, concept, chains) == wanted


def test_5_2_all_tables_of_requirements_are_those_added_up_by_hand():
    """Spot checks of every track, at one and at four players."""
    assert needs(1, "cosmos", 1) == {"aegis": 8, "sparks_on_track": 3}
    assert needs(4, "cosmos", 0) == {"aegis": 11, "sparks_on_track": 11}
    assert needs(1, "gonos", 0) == {"techs_deployed": 2, "prayers_in_well": 9, "temples_in_mortal_world": 3}
    assert needs(4, "gonos", 2) == {"techs_deployed": 5, "prayers_in_well": 5, "temples_in_mortal_world": 4}
    assert [needs(2, "temnein", chains)["vp_each"] for chains in range(6)] == [30, 20, 15, 10, 6, 3]


def test_5_2_the_hardest_condition_alone_can_be_met():
    """T08 All 8 Sparks and 8 Aegis."""
    s = position(chains={"cosmos": 0}, face={"cosmos": "C02.1"}, stock=[(8, 0, 0)], sparks=[8])
    assert asked(chronos_at(s, "cosmos")) is None


def test_5_2_temples_of_all_players_count():
    """T09 One Temple of two."""
    s = position(
        "zeus athena",
        chains={"gonos": 1},
        face={"gonos": "G07.1"},
        deployed=["TE01@athens TE02@elis", "TE03@argos"],
        temples=["athens"],
        well=9,
    )
    assert asked(chronos_at(s, "gonos")) == "answer_chronos 0 4"
    s.players[B].temples = 2
    s.players[B].pieces[1 * 4 + 1] = 0
    assert asked(chronos_at(s, "gonos")) is None


@pytest.mark.parametrize("points, met", [((12, 9), False), ((10, 31), True)])
def test_5_2_at_temnein_only_the_last_icon_counts_for_each(points, met):
    """T10 T11"""
    s = position("zeus athena", chains={"temnein": 3}, face={"temnein": "T04.1"}, points=points)
    assert (asked(chronos_at(s, "temnein")) is None) == met


def test_5_2_only_sparks_on_the_track_count():
    """T12"""
    s = position(chains={"cosmos": 4}, face={"cosmos": "C02.1"}, stock=[(4, 0, 0)], sparks=[1])
    assert asked(chronos_at(s, "cosmos")) == "answer_chronos 0 2"


# --- [5.1] chains ----------------------------------------------------------------------------------------------------


def test_5_1_the_last_chain_of_a_track_breaks():
    """T13"""
    s = run(position(chains={"gonos": 1}), "break_chain 4")
    assert (chains_of(s, "gonos"), chronos_vp(s)) == (0, 0)
    assert told(s, "chain_broken") == [{"concept": "gonos", "left": 0}]


@pytest.mark.parametrize("concept, number", [("gonos", 4), ("anthropos", 1), ("cosmos", 2), ("temnein", 5)])
def test_5_1_an_empty_track_pays_chronos_its_number(concept, number):
    """T14 T15"""

    s = run(position(chains={concept: 0}), f"break_chain {number}")
    assert chronos_vp(s) == NUMBER[number]


def test_1_1_without_chains_all_is_lost():
    """T16 Even in the middle of an effect."""
    s = position(chains={"anthropos": 0, "cosmos": 0, "gonos": 0, "temnein": 1})
    run(s, "break_chain 5", "income 0")
    assert asked(s) is None and told(s, "game_ended") == [{"reason": "chains_gone"}]

    assert outcome(s) == {"winners": [], "reason": "chains_gone", "tie_break": None}


def test_5_1_a_chain_is_added_to_others():
    """T17"""
    s = position(chains={"cosmos": 3}, figures=["olympian@u1"])
    s = do(run(s, "weakening 0"), "add cosmos")
    assert chains_of(s, "cosmos") == 4
    assert told(s, "chain_added") == [{"concept": "cosmos", "left": 4}]


def test_5_1_no_chain_is_added_to_a_full_or_an_empty_track():
    """T18"""
    s = run(position(chains={"cosmos": 0, "gonos": 3}), "weakening 0")
    assert reasons(s) == {
        "add anthropos": ("track_is_full", "5.1"),
        "add cosmos": ("track_is_empty", "5.1"),
        "add temnein": ("track_is_full", "5.1"),
    }


def test_5_1_chronos_is_weakened_once_an_age_by_all_together():
    """T19"""
    s = position("zeus athena", chains={"cosmos": 3})
    assert asked(run(s, "weakening 0")) == "weaken 0"
    assert asked(run(do(s, "no_more"), "weakening 1")) == "weaken 1"
    assert asked(run(do(s, "add cosmos"), "weakening 0")) is None


def test_5_1_the_table_chooses_where_a_chain_breaks_and_may_choose_an_empty_track():
    s = run(position(chains={"cosmos": 0}), "choose_break 0 -1")
    assert choices(s) == ["concept anthropos", "concept cosmos", "concept gonos", "concept temnein"]
    assert chronos_vp(do(s, "concept cosmos")) == 3


def test_5_1_the_table_chooses_where_a_chain_is_added():
    s = run(position(chains={"cosmos": 2, "temnein": 0}), "choose_add 0")
    assert reasons(s)["concept temnein"] == ("track_is_empty", "5.1")
    assert chains_of(do(s, "concept cosmos"), "cosmos") == 3


# --- [5.3] stores ----------------------------------------------------------------------------------------------------


def test_5_3_a_full_store_overflows():
    """T20"""
    s = run(position("zeus athena", store={"cosmos": 3}), "store_up 0 1")
    assert (store_of(s, "cosmos"), chains_of(s, "cosmos")) == (0, 4)


def test_7_3_what_holds_for_one_player_happens_only_alone():
    """Alone, an overflow breaks a second chain there and one that the player chooses, and brings Chronos a point."""
    s = run(position("zeus athena", store={"cosmos": 3}), "store_up 0 1")
    assert (asked(s), chronos_vp(s)) == (None, 0)
    s = run(position("zeus", store={"cosmos": 3}), "store_up 0 1")
    assert (chains_of(s, "cosmos"), asked(s)) == (3, "choose_break 0 -1")
    s = do(s, "concept gonos")
    assert (chains_of(s, "gonos"), chronos_vp(s)) == (4, 1)
    mild = run(position("zeus", store={"cosmos": 3}, options={"severity": "mild"}), "store_up 0 1")
    assert (chains_of(mild, "cosmos"), asked(mild)) == (4, None)


def test_5_3_two_at_once_come_one_after_the_other():
    """T21"""
    s = run(position("zeus athena", store={"cosmos": 2}), "store_up 0 2")
    assert (store_of(s, "cosmos"), chains_of(s, "cosmos")) == (0, 4)


@pytest.mark.parametrize("flipped, points", [(0, 2), (1, 3)])
def test_5_3_temnein_pays_points(flipped, points):
    """T22 T23 One more with Ananke flipped."""
    s = position(chains={"temnein": 3}, face={"temnein": "T04.1"})
    s.flipped = flipped
    assert chronos_vp(do(chronos_at(s, "temnein"), "store")) == points
    assert told(s, "chronos_scored") == [{"count": points, "source": "stores"}]


# --- [5.4] Intensity -------------------------------------------------------------------------------------------------


def test_5_4_intensity_never_falls_below_nothing():
    """T31"""
    s = run(position(intensity={"ananke": 1}), "change_intensity 0 -2")
    assert intensity_of(s, "ananke") == 0
    assert told(s, "flipped") == [{"concept": "ananke"}]
    assert told(s, "intensity") == [{"concept": "ananke", "left": 0}]


def test_5_4_a_tile_flips_once_and_its_power_happens_at_once():
    """T30 Everybody takes a Shackle."""
    s = run(position("zeus athena", intensity={"ananke": 1}), "pillar_taken 0")
    assert [p.shackles for p in s.players] == [1, 1]
    run(s, "change_intensity 0 1", "change_intensity 0 -1")
    assert [p.shackles for p in s.players] == [1, 1]


# --- [5.5] milling ---------------------------------------------------------------------------------------


def test_5_5_milling_stops_when_the_deck_runs_out_and_kratos_flips():
    """T35 Four players mill three cards; the deck is made anew."""
    s = position(FOUR)
    s.arena_discard, s.arena = s.arena[3:], s.arena[:3]

    run(s, f"milling {FRONT[KRATOS].age_end} 0 0 -1")
    assert len(told(s, "milled")[-1]["cards"]) == 3
    assert len(s.arena) == 24 and told(s, "flipped") == [{"concept": "kratos"}]
    assert told(s, "deck_ran_out") == [{"deck": "coliseum"}]
    assert asked(s) == "choose_city 0 0"  # the immediate power: an avatar comes


def test_5_5_the_second_time_the_deck_is_only_made_anew():
    """T36"""
    s = position(FOUR)
    s.flipped = 1 << 3
    s.arena_discard, s.arena = s.arena, []
    run(s, "deck_emptied 2")
    assert len(s.arena) == 24 and told(s, "flipped") == []


def test_5_5_drawing_the_last_premonition_flips_ananke():
    """T37"""
    s = position()
    s.oracle_discard, s.oracle = s.oracle[2:], s.oracle[:2]
    run(s, "draw_cards 0 1 2 0")
    assert told(s, "flipped") == [{"concept": "ananke"}] and len(s.oracle) == 16


def test_5_5_one_card_for_each_player():
    """T38 Armoury of Phlegyas with three players."""
    s = position("zeus athena hades", face={"gonos": "G03.1"}, cursor="gonos")
    run(s, "resolve_card 4 0")
    assert len(told(s, "milled")[0]["cards"]) == 3


# --- [5.6] blocking --------------------------------------------------------------------------------------


def test_5_6_a_blocked_character_goes_home():
    """T64 [7.10] The table may choose an occupied slot."""
    s = position(figures=["hero1@u1"], face={"cosmos": "C04.1"})
    s = run(s, "resolve_card 2 0")
    assert choices(s) == ["slot u1", "slot u2", "slot u3", "slot u4"]
    do(s, "slot u1")
    assert where_of(s, A, "hero1") == "reserve"
    assert told(s, "blocked") == [{"slot": "u1"}] and told(s, "went_home") == [{"seat": A, "figure": "hero1"}]


def test_5_6_in_place_of_a_token_on_an_avatar_a_chain_breaks():
    """T65"""
    s = run(position(face={"gonos": "G04.1"}, avatars={"aeon": "elis"}), "resolve_card 4 0")
    assert asked(s) == "choose_break 0 -1" and s.blocked == 0
    assert told(s, "avatar_unblocked") == [{"slot": "elis"}]
    assert chains_of(do(s, "concept temnein"), "temnein") == 4


def test_5_6_only_an_empty_slot_where_the_desolation_says_so():
    """T43 With none empty it is ignored."""
    s = position(figures=["hero1@o1"], blocked="o2")
    s = run(s, "choose_block 0 -1 1")
    assert reasons(s) == {"slot o1": ("not_empty", "5.6"), "slot o2": ("already_blocked", "5.6")}
    s = position(face={"anthropos": "A01.4"})
    s.blocked = (1 << 32) - 1
    do(run(s, "desolation 0 1"), "go_on")
    assert asked(s) is None and store_of(s, "anthropos") == 1


def test_5_6_a_token_is_taken_off():
    s = run(position(blocked="o2 elis", face={"temnein": "T09.1"}), "choose_unblock 0")
    assert choices(s) == ["slot o2", "slot elis"]
    do(s, "slot elis")
    assert told(s, "unblocked") == [{"slot": "elis"}]


# --- [5.7] shackles --------------------------------------------------------------------------------------


def test_5_7_shackles_hold_sparks_back():
    """T83 The cost is paid, a Shackle goes, the Spark stays."""
    s = position(stock=[(0, 0, 3)], shackles=[2], figures=["olympian@o1"])
    do(run(s, "visit 0 0 0"), "convert cv3")
    assert (stock_of(s), s.players[A].shackles) == ((0, 0, 0), 1)
    assert told(s, "shackle_held") == [{"seat": A}] and told(s, "freed") == []


def test_5_7_shackles_hold_nothing_else_back():
    """T84"""
    s = do(run(position(shackles=[1]), "take_off 0 5 1"), "temple rhodes")
    assert s.players[A].shackles == 1 and told(s, "temple_placed") == [{"seat": A, "city": "rhodes"}]


def test_5_7_the_ark_keeps_them_off_once_an_age():
    s = run(position(crafted=["AT3"]), "take_shackles 0 2")
    assert choices(s) == ["ignore", "take"]
    do(s, "ignore")
    assert told(s, "shackles_ignored") == [{"seat": A}] and s.players[A].shackles == 0
    assert asked(run(s, "take_shackles 0 1")) is None
    assert told(s, "shackled") == [{"seat": A, "count": 1}]


def test_5_7_shackles_may_be_taken_all_the_same():
    assert do(run(position(crafted=["AT3"]), "take_shackles 0 2"), "take").players[A].shackles == 2


def test_3_3_5_an_avatar_may_be_called_if_it_is_at_home_and_finds_a_city():
    """T69"""
    s = position(face={"cosmos": "C02.1"}, avatars={"kronos": "elis"})
    assert reasons(chronos_at(s, "cosmos")) == {"summon": ("not_at_home", "3.3.5")}
    s = position(face={"cosmos": "C02.1"}, blocked="athens sparta corinth thebes argos elis rhodes eleusis")
    assert reasons(chronos_at(s, "cosmos")) == {"summon": ("no_city_left", "3.3.5")}
    s = position(face={"cosmos": "C02.1"}, blocked="athens", avatars={"aeon": "elis"})
    s = do(chronos_at(s, "cosmos"), "summon")
    assert reasons(s) == {"slot athens": ("city_blocked", "5.9"), "slot elis": ("avatar_there", "5.9")}
    assert city_of(do(s, "slot argos"), "kronos") == "argos" and is_open(s, "cosmos")
