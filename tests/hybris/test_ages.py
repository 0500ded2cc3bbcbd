"""Setup, Pillars, the order of turns, passing, the end of an Age and of the match."""

from itertools import pairwise

import pytest

from pyengine.hybris import game, outcome
from pyengine.hybris.data import RENOWN, UNLOCK_POINTS
from pyengine.hybris.data_cards import PRIMORDIALS
from pyengine.hybris.grammar import EFFECTS, OLYMPIANS
from pyengine.hybris.olympians import BOARD
from pyengine.hybris.powers import ALL
from pyengine.match import BadSetup, Match

from .positions import (
    CONCEPT_OF_PILLAR,
    A,
    B,
    C,
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

# --- [1.3] setup -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_1_3_intensity_grows_with_the_players(seats):
    """T24 T25 WE-10: with four, Ananke begins with 7, which are two tokens of 3 and one of 1."""
    s = Match(game, seats, {}, 1).state
    assert (intensity_of(s, "ananke"), intensity_of(s, "kratos")) == (seats + 3, seats + 2)
    assert sum(s.chains) == 20 and chronos_vp(s) == 0


@pytest.mark.parametrize("severity, ananke, kratos, greatness", [("mild", 5, 2, 5), ("severe", 3, 4, 4)])
def test_1_3_severity_turns_dials(severity, ananke, kratos, greatness):
    s = position(options={"severity": severity})
    assert (intensity_of(s, "ananke"), intensity_of(s, "kratos")) == (ananke, kratos)
    assert s.players[A].greatness == greatness


def test_1_3_an_olympian_has_one_player():
    with pytest.raises(BadSetup) as error:
        Match(game, 2, {"olympian1": "zeus", "olympian2": "zeus"}, 1)
    assert error.value.reason[:2] == ("one_player_each", "1.3")


def test_1_3_everybody_draws_three_cards_and_has_two_characters_beside_the_olympian():
    s = Match(game, 3, {"olympian1": "zeus", "olympian2": "athena", "olympian3": "ares"}, 1).state
    for seat, p in enumerate(s.players):
        assert len(p.hand) == 3
        assert [where_of(s, seat, name) for name in ("olympian", "hero1", "prophet2")] == ["reserve"] * 3


# --- [3.1] Pillars ---------------------------------------------------------------------------------------


def test_3_1_3_a_pillar_breaks_a_chain_and_takes_the_focus():
    """T28 WE-14: Athena takes Truce."""
    s = do(run(position("zeus athena"), "take_pillar 1"), "pillar truce")
    assert s.focus[1] == B and chains_of(s, "anthropos") == 4
    assert told(s, "pillar_taken") == [{"seat": B, "pillar": "truce"}]


def test_3_1_3_a_pillar_of_a_tile_changes_its_intensity():
    """T29 WE-15: Ascension, -1."""
    s = do(run(position(FOUR), "take_pillar 2"), "pillar ascension")
    assert intensity_of(s, "ananke") == 6 and sum(s.chains) == 20


def test_3_1_3_nobody_takes_what_another_has():
    s = run(position("zeus athena", pillars=["truce"]), "take_pillar 1")
    assert reasons(s) == {"pillar truce": ("pillar_taken", "3.1.3")}


def test_3_1_3_alone_two_pillars_and_one_token():
    """T32"""
    s = do(run(position(greatness=[5]), "pillars"), "pillar ascension", "pillar destiny", "focus temnein")
    assert (intensity_of(s, "ananke"), chains_of(s, "temnein")) == (3, 4)
    assert s.focus == [-1, -1, -1, -1, -1, A]
    assert told(s, "focused") == [{"seat": A, "concept": "temnein"}]


def test_3_1_3_the_greatest_choose_first_then_who_has_fewer_points():
    s = run(position("zeus athena hades", greatness=[5, 6, 5], points=[3, 9, 1]), "pillars")
    order = [asked(s)]
    for pillar in ("truce", "destiny"):
        order.append(asked(do(s, f"pillar {pillar}")))
    assert order == ["take_pillar 1", "take_pillar 2", "take_pillar 0"]


def test_3_1_2_avatars_at_home_pay():
    """T39 In Age 1 nothing desolates."""
    s = do(run(position(), "pillar_phase"), "go_on")
    assert [store_of(s, name) for name in ("anthropos", "cosmos", "gonos")] == [1, 1, 1]
    assert chronos_vp(s) == 2 and told(s, "desolated") == []
    assert told(s, "tribute") == [{"avatars": ["kronos", "kairos", "aeon"]}]


def test_3_1_2_an_avatar_abroad_pays_nothing():
    """T40"""
    assert chronos_vp(do(run(position(avatars={"aeon": "elis"}), "tribute 0"), "go_on")) == 0


def test_3_1_1_cards_desolate_in_the_order_of_their_numbers():
    """T41 [3.1]"""
    s = run(position(face={"temnein": "T01.1", "anthropos": "A01.1"}), "pillar_phase")
    do(s, "go_on", "go_on")
    assert [event["concept"] for event in told(s, "desolated")] == ["anthropos", "temnein"]
    assert not is_open(s, "anthropos") and not is_open(s, "temnein") and len(s.gone) == 2


def test_3_1_1_a_desolation_breaks_a_chain_of_its_own_concept():
    """T42 [7.7] WE-13 WE-11"""
    s = do(run(position(chains={"temnein": 4}, face={"temnein": "T01.1"}), "desolation 0 5"), "go_on")
    assert chains_of(s, "temnein") == 3
    s = do(run(position(chains={"gonos": 0}, face={"gonos": "G01.1"}), "desolation 0 4"), "go_on")
    assert chronos_vp(s) == 5


# --- [3.2] planning --------------------------------------------------------------------------------------


def test_3_2_cards_are_turned_up_and_characters_programmed():
    """T92 Hermes places no Arrogance token."""
    s = run(position("hermes"), "planning_phase")
    assert len(told(s, "cards_turned")[0]["cards"]) == 4
    assert asked(s) == "program 0 1"
    do(s, "token forge")
    assert told(s, "programmed") == [{"seat": A, "figure": "hero1", "place": "forge"}]
    assert reasons(s) == {"token forge": ("token_used", "3.2")}
    assert asked(do(s, "none")) is None


def test_3_2_powers_of_planning():
    (followers,) = EFFECTS[ALL[BOARD[OLYMPIANS.index("zeus")].powers[0]].effect]
    assert stock_of(run(position("zeus"), "planning 0"))[1] == followers.n > 0


# --- [3.3] turns -----------------------------------------------------------------------------------------


def test_3_3_1_the_order_of_turns():
    """T44 WE-16: Zeus, Chronos, Athena, Poseidon, Chronos, Hades, and again."""
    s = position(
        FOUR,
        focus={"ananke": 0, "cosmos": 1, "kratos": 2, "temnein": 3},
        face={"anthropos": "A03.1", "gonos": "G07.1"},
        figures=["olympian"] * 4,
        stock=[(9, 9, 9)] * 4,
        deployed=["TE01@athens"],
        well=9,
    )
    s = run(s, "cycle 0")
    seen = []
    for _ in range(7):
        seen.append(asked(s))
        if asked(s).startswith("chronos"):
            do(s, "go_on")
        else:
            do(s, "activate olympian", "slot " + next(name for name in ("o4", "f4", "r4", "u4")), "done")
            s.players[int(seen[-1].split()[1])].spent = 0
    assert seen == ["turn 0", "chronos_turn 0 1", "turn 1", "turn 2", "chronos_turn 2 4", "turn 3", "turn 0"]


def test_3_3_1_the_phase_ends_with_the_last_pass():
    """T45 Concepts 5 and 6 are not resolved any more."""
    s = position("zeus athena", focus={"kratos": 1, "ananke": 0}, face={"gonos": "G02.1"}, passed=[1], cursor="kratos")
    s = do(run(s, "turn 1", "cycle 4"), "pass")
    assert asked(s) is None and told(s, "tested") == [] and is_open(s, "gonos")


def test_3_3_1_chronos_has_no_turn_where_somebody_has_passed():
    """T46"""
    s = position("zeus athena", focus={"anthropos": 0, "kratos": 1}, passed=[1])
    assert asked(run(s, "cycle 1")) == "turn 1"


def test_3_3_1_chronos_passes_at_an_upgrade_concept():
    """T47"""
    s = position("zeus athena", focus={"anthropos": 0, "cosmos": 1})
    assert asked(run(s, "cycle 3")) == "turn 0"


def athena(card: str, **parts):
    """Athena's turn at Gonos with this card, which has an Olympian or no bar."""
    s = position(
        "athena",
        face={"gonos": card},
        focus={"gonos": 0},
        cursor="gonos",
        figures=["hero1:forge"],
        stock=[(5, 5, 5)],
        **parts,
    )
    return run(s, "turn 0")


def test_3_3_2_a_bar_forces_the_card():
    """T48 WE-17: Gene of Knowledge, before paying."""
    s = do(athena("G01.1"), "activate olympian")
    assert stock_of(s) == (3, 5, 7) and s.well == 1 and not is_open(s, "gonos")
    assert asked(s) == "move 0 0"
    assert told(s, "activates") == [{"seat": A, "figure": "olympian"}]
    assert told(s, "well_filled") == [{"count": 1}]


def test_3_3_2_another_character_does_not():
    """T49 WE-18"""
    s = do(athena("G01.1"), "activate hero1")
    assert asked(s) == "move 0 1" and is_open(s, "gonos")


def test_3_3_2_without_a_bar_it_may_be_resolved():
    """T50 WE-19: Cult of the Primordials."""
    s = do(athena("G02.1"), "activate hero1")
    assert asked(s) == "use_card 0 4"
    assert is_open(do(s, "leave"), "gonos")
    s = do(athena("G02.1"), "activate hero1", "resolve")
    assert choices(s) == ["option 1", "option 2"]
    assert vp(do(s, "option 1")) == 2 and not is_open(s, "gonos")


def test_3_3_4_passing_resolves_the_card_whatever_its_bar():
    """T51"""
    s = athena("G03.1", pillars=["ingenuity ascension"])
    do(s, "pass")
    assert not is_open(s, "gonos") and told(s, "card_resolved")[0]["card"] == "G03.1"
    assert told(s, "passed") == [{"seat": A}]
    do(s, "pillar ascension", "option 2")
    assert stock_of(s) == (5, 5, 7) and s.well == 1


def test_7_3_a_line_of_an_olympian_who_is_absent_is_skipped():
    """T52 WE-20; if Apollo plays, it is his whoever resolves the card."""
    s = run(position("zeus athena", face={"cosmos": "C05.1"}), "resolve_card 2 0")
    assert stock_of(s)[2] == stock_of(s, B)[2] == 0
    s = run(position("zeus apollo", face={"cosmos": "C05.1"}), "resolve_card 2 0")
    assert (stock_of(s)[2], stock_of(s, B)[2]) == (0, 1)


def test_3_3_3_no_slot_is_shared_but_a_dotted_one():
    """T53"""
    s = position("zeus athena", figures=["hero1:olympus", "hero1@o1 prophet2@o4"], stock=[(5, 0, 0)])
    s = do(run(s, "turn 0"), "activate hero1")
    assert choices(s) == ["slot o2", "slot o3", "slot o4"]
    assert reasons(s) == {"slot o1": ("slot_taken", "3.3.3")}


def test_3_3_3_dotted_slots_are_not_shared_if_the_table_wants_it_so():
    s = position(
        "zeus athena", figures=["hero1:olympus", "hero1@o4"], stock=[(5, 0, 0)], options={"dotted_shared": False}
    )
    assert reasons(do(run(s, "turn 0"), "activate hero1")) == {"slot o4": ("slot_taken", "3.3.3")}


def test_3_3_3_blocked_slots_and_avatars_keep_out():
    s = position(figures=["prophet2:mortal_world"], stock=[(5, 0, 0)], blocked="elis", avatars={"aeon": "athens"})
    s = do(run(s, "turn 0"), "activate prophet2")
    assert reasons(s) == {"slot athens": ("no_prophets_here", "3.3.3"), "slot elis": ("slot_blocked", "3.3.3")}


def test_3_3_2_why_a_character_cannot_be_activated():
    s = position(figures=["hero1 hero2@fallen prophet2:forge hero3:oracle"], stock=[(0, 0, 0)], blocked="r1 r2 r3 r4")
    s.players[A].spent = 1
    assert reasons(run(s, "turn 0")) == {
        "activate olympian": ("already_activated", "3.3.2"),
        "activate hero1": ("no_token", "3.3.2"),
        "activate hero2": ("has_fallen", "3.3.2"),
        "activate hero3": ("no_aegis", "3.3.2"),
        "activate prophet2": ("no_aegis", "3.3.2"),
    }
    s.players[A].stock[0] = 3
    assert reasons(run(s, "turn 0"))["activate hero3"] == ("nowhere_to_go", "3.3.3")


def test_3_3_2_who_can_no_longer_pay_is_not_used():
    """The card takes the Aegis away: the turn is over, the character isn't spent."""
    s = position(figures=["hero1:forge"], stock=[(1, 0, 0)], face={"cosmos": "C02.1"}, cursor="cosmos")
    s = do(run(s, "turn 0"), "activate hero1", "resolve")
    assert told(s, "not_activated") == [{"seat": A, "figure": "hero1"}] and s.players[A].spent == 0


def test_3_3_4_alone_chronos_has_its_share():
    """T33 The card, then 2 VP for Chronos; the Pillar's part for others does not count."""
    s = position(face={"temnein": "T06.1"}, focus={"temnein": 0}, cursor="temnein", pillars=["destiny truce"])
    s = do(run(s, "turn 0"), "pass", "pillar destiny")
    assert (vp(s), chronos_vp(s), stock_of(s)[1]) == (2, 2, 2)
    assert not is_open(s, "temnein")


def test_3_3_4_alone_a_tile_loses_intensity_again():
    """T34"""
    s = position(focus={"ananke": 0}, cursor="ananke", pillars=["ascension truce"], intensity={"ananke": 3})
    s = do(run(s, "turn 0"), "pass", "pillar truce")
    assert intensity_of(s, "ananke") == 2


def test_3_3_4_with_others_the_pillar_gives_them_something():
    s = position("zeus athena", focus={"kratos": 0, "anthropos": 1}, cursor="anthropos", pillars=["ambition", "truce"])
    do(run(s, "turn 1"), "pass")
    assert (stock_of(s)[1], stock_of(s, B)[1]) == (1, 2)


def test_3_3_4_the_others_gain_after_the_choice_of_the_owner():
    s = position("zeus athena", focus={"gonos": A}, stock=[(2, 0, 0)], pillars=["ascension", "truce"])
    run(s, f"resolve_pillars 0 {CONCEPT_OF_PILLAR['ascension']}")
    do(s, "option 2")
    assert (stock_of(s)[2], stock_of(s, B)[2]) == (1, 1)


# --- [3.4] the end of an Age -----------------------------------------------------------------------------


def test_3_4_1_characters_go_home_and_the_fallen_stay():
    """[3.4]"""
    s = position(figures=["olympian@o1 hero1@fallen prophet2@elis"])
    run(s, "end_of_age")
    assert [where_of(s, A, name) for name in ("olympian", "hero1", "prophet2")] == ["reserve", "fallen", "reserve"]
    assert told(s, "age_ends") == [{"age": 1}]


def test_3_4_2_location_tokens_return():
    s = position(figures=["hero1:forge"])
    run(s, "end_of_age")
    assert s.players[A].token == [-1] * 12


def test_3_4_3_sparks_on_the_track_pay_all_they_have_reached():
    s = run(position(sparks=[6], greatness=[3]), "income 0")
    assert stock_of(s)[0] == 1 and len(s.players[A].hand) == 1 and vp(s) == 1


def test_3_4_4_devotion():
    """T118 7 Followers and 2 Temples: 4 Prayers."""
    assert stock_of(run(position(stock=[(0, 7, 0)], temples=["athens elis"], greatness=[3]), "income 0"))[2] == 4


@pytest.mark.parametrize(
    "greatness, renown", [*RENOWN, *[(least - 1, less) for (least, _), (_, less) in pairwise(RENOWN)]]
)
def test_3_4_5_renown(greatness, renown):
    s = run(position(greatness=[greatness], points=[10]), "income 0")
    assert vp(s) == 10 + renown
    assert (told(s, "lost") == [{"seat": A, "resource": "vp", "count": 1}]) == (renown < 0)


def test_3_4_the_steps_come_in_the_order_of_their_numbers():
    """Sparks pay first, so renown has something to take."""
    s = run(position(greatness=[2], sparks=[8], points=[0]), "income 0")
    assert vp(s) == 2 and told(s, "lost") == [{"seat": A, "resource": "vp", "count": 1}]


def test_3_4_6_powers_of_the_end_of_an_age():
    """Hades' Heroes come back; the tide mill pays."""
    s = run(position("hades", figures=["hero1@fallen"], crafted=["TE15"]), "end_powers")
    assert where_of(s, A, "hero1") == "reserve" and stock_of(s)[0] == 1
    assert told(s, "revived") == [{"seat": A, "figure": "hero1"}]


def test_3_4_6_hands_are_limited_at_the_end_of_an_age():
    s = run(position(hands=["K1 K1 K2 K2 K3 K3 K4 K4"]), "end_powers")
    assert asked(s) == "discard_card 0 1"


def primordial(s, name: str):
    """That Primordial has come."""
    s.revealed = PRIMORDIALS.index(name)
    return s


def test_3_4_7_a_primordial_comes_in_every_second_age():
    s = run(position("poseidon", age=2), "fear")
    assert len(told(s, "primordial_revealed")) == 1 and len(s.types) == 2
    assert s.primordial == s.revealed
    assert told(run(position(age=3), "fear"), "primordial_revealed") == []


def test_3_4_7_wards_protect_from_the_first_wrath_and_are_cleared():
    s = primordial(position("zeus athena", stock=[(0, 5, 0), (0, 5, 0)], hands=["K1"], greatness=[5, 5]), "P1")
    s.players[A].wards = [s.players[A].hand.pop()]
    s = run(s, "first_wrath 0", "first_wrath 1", "second_wrath")
    assert (stock_of(s)[1], stock_of(s, B)[1]) == (5, 3)
    assert told(s, "protected") == [{"seat": A}] and told(s, "wrath") == [{"seat": B, "which": 1}]
    assert s.players[A].wards == [] and told(s, "second_wrath") == [{"seats": [0, 1]}]


def test_3_4_7_the_view_says_whom_the_wraths_would_strike():
    """A has a ward, B a power against the first; B and C have the lowest Greatness."""
    s = position("zeus poseidon athena", hands=["K1"], greatness=[5, 4, 4], emptied=[(), (1,)])
    s.players[A].wards = [s.players[A].hand.pop()]
    assert game.view(s, A)["coming"]["wraths"] == [[C], [B, C]]


@pytest.mark.parametrize("greatness, points, struck", [(5, 8, [A]), (6, 10, [])])
def test_3_4_7_alone_the_second_wrath_strikes_only_the_lowly(greatness, points, struck):
    s = primordial(position(greatness=[greatness], points=[10]), "P1")
    assert game.view(s, A)["coming"]["wraths"][1] == struck
    assert vp(run(s, "second_wrath")) == points


@pytest.mark.parametrize("all_deployed, lost", [("own", 2), ("all", 3)])
def test_8_2_aether_counts_what_one_has(all_deployed, lost):
    """T126 1 technology on the board, 2 deployed, 2 Temples, 1 Hero, 1 Prophet freed: 7, so 2 VP."""
    s = primordial(
        position(
            "zeus athena",
            options={"new_cards": True, "aether_counts": all_deployed},
            points=[10, 10],
            greatness=[4, 5],
            crafted=["TE01"],
            deployed=["TE02@athens TE03@elis", "TE04@argos TE05@thebes"],
            temples=["athens elis"],
        ),
        "P9",
    )
    assert vp(run(s, "second_wrath")) == 10 - lost


def test_3_4_8_the_avatar_of_the_primordials_type_descends():
    """T54 T55"""
    s = primordial(position(age=2), "P4")
    s = do(run(s, "descents 0"), "slot sparta")
    assert city_of(s, "kairos") == "sparta"
    assert told(s, "descended") == [{"avatar": "kairos", "city": "sparta"}]
    assert asked(run(position(age=3), "descents 0")) is None


def test_3_4_9_avatars_in_the_mortal_world_bring_damnation():
    """T56 Only Aeon is abroad."""
    s = do(run(position(avatars={"aeon": "elis"}), "damnations"), "go_on")
    assert asked(s) is None and chronos_vp(s) == 3 and told(s, "damned") == [{"avatar": "aeon"}]


def test_3_4_10_chronos_tiles_at_the_end_of_an_age():
    """T57 Ananke flipped: 1 VP, and its reaction; Kratos mills."""
    s = position()
    s.flipped = 1
    do(run(s, "fatality 0"), "go_on")
    assert chronos_vp(s) == 2 and told(s, "milled")[0]["deck"] == "coliseum"
    assert told(s, "fatality") == [{}]


def test_3_the_next_age_begins():
    s = run(position(age=1), "next_age")
    assert s.age == 2 and told(s, "age_began") == [{"age": 2}]


# --- [1.1] the end ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "chronos, points, winners, reason",
    [
        (22, (25, 20), [0], "some_ahead"),
        (22, (25, 23), [0, 1], "all_ahead"),
        (22, (21, 20), [], "chronos_ahead"),
        (22, (22, 20), [], "chronos_ahead"),
    ],
)
def test_1_1_who_has_more_points_than_chronos_wins(chronos, points, winners, reason):
    """T58 T59 T60 T61"""
    s = run(position("zeus athena", age=6, chronos=chronos, points=points), "next_age")
    assert outcome(s) == {"winners": winners, "reason": reason, "tie_break": None}


THREE_TEMPLES = ["athens elis", "athens elis argos"]


def test_1_1_all_tiles_of_all_players_win_at_once():
    """T62 T63"""
    s = position("zeus athena", age=4, emptied=[(1, 2, 3, 4, 5), (1, 2, 3, 4, 5, 6)], temples=THREE_TEMPLES)
    s = run(s, "take_off 0 5 0")
    assert asked(s) is None and not s.ending
    s = do(run(s, "take_off 0 5 1", "income 0"), "temple rhodes")
    assert outcome(s) == {"winners": [0, 1], "reason": "all_tiles", "tie_break": None}
    assert told(s, "unlocked") == [{"seat": A, "tile": 6, "points": UNLOCK_POINTS}]
